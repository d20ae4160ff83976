#include "search/tt.h"

#include <algorithm>
#include <memory>
#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

#include "game/helper_threads.h"

namespace rookery::search {

using namespace table_body;

namespace {

constexpr std::uint64_t head_of(Key key, std::uint32_t move_bits) { return key << 32 | move_bits; }
std::uint64_t pack(Key key, const TableEntry& entry, int generation) {
    return static_cast<std::uint64_t>(static_cast<std::uint16_t>(entry.score)) |
           static_cast<std::uint64_t>(static_cast<std::uint16_t>(entry.evaluation)) << 16 |
           static_cast<std::uint64_t>(static_cast<std::uint8_t>(std::clamp(entry.depth, 0, 255))) << 32 |
           static_cast<std::uint64_t>(entry.bound) << 40 |
           static_cast<std::uint64_t>(entry.on_principal_variation ? 1 : 0) << 42 |
           static_cast<std::uint64_t>(generation) << 43 | key_part(key) << 48;
}

/// Nearly every probe is somewhere else in memory. With pages as large as this the processor knows where that is.
constexpr std::align_val_t large_page{std::size_t{2} << 20};

}  // namespace

void TranspositionTable::FreeBuckets::operator()(Bucket* buckets) const { ::operator delete(buckets, large_page); }

/// The action for parts of the table, first bucket and number of buckets, on so many threads or as many as can be had.
template <class Action>
void TranspositionTable::for_each_part(std::size_t buckets, unsigned threads, const Action& action) {
    constexpr std::size_t worth_a_thread = (std::size_t{16} << 20) / sizeof(Bucket);
    const std::size_t parts = std::clamp<std::size_t>(buckets / worth_a_thread, 1, std::max(1U, threads));
    const std::size_t size = (buckets + parts - 1) / parts;
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t part = next++; part < parts; part = next++)
            action(part * size, std::min(size, buckets - part * size));
    };
    game::HelperThreads helpers;
    while (helpers.count() + 1 < parts && helpers.add(work)) continue;
    work();
}

void TranspositionTable::resize(std::size_t megabytes, unsigned threads) {
    const std::size_t count = std::max<std::size_t>(1, (megabytes << 20) / sizeof(Bucket));
    void* const memory = ::operator new(count * sizeof(Bucket), large_page);
#ifdef __linux__
    madvise(memory, count * sizeof(Bucket), MADV_HUGEPAGE);  // a wish: without it all is well, only slower
#endif
    auto* const buckets = static_cast<Bucket*>(memory);
    for_each_part(count, threads, [buckets](std::size_t first, std::size_t number) {
        std::uninitialized_value_construct_n(buckets + first, number);
    });
    buckets_.reset(buckets);
    bucket_count_ = count;
    generation_ = 0;
}

void TranspositionTable::clear(unsigned threads) {
    for_each_part(bucket_count_, threads, [this](std::size_t first, std::size_t number) {
        for (std::size_t i = first; i < first + number; ++i)
            for (Slot& slot : buckets_[i].slots) {
                slot.head.store(0, std::memory_order_relaxed);
                slot.body.store(0, std::memory_order_relaxed);
            }
    });
    generation_ = 0;
}

int TranspositionTable::worth(std::uint64_t body) const {
    if (bound_in(body) == Bound::None) return -1000;
    const int age = (generation_ - generation_in(body)) & generation_mask;
    return depth_in(body) - age_weight_ * age;
}

void TranspositionTable::store(Key key, const TableEntry& entry) {
    Bucket& bucket = bucket_of(key);
    Slot* chosen = nullptr;
    int minimum = 0;
    TableEntry stored = entry;
    for (Slot& slot : bucket.slots) {
        const std::uint64_t head = slot.head.load(std::memory_order_relaxed);
        const std::uint64_t body = slot.body.load(std::memory_order_relaxed);
        if (head >> 32 == (key & 0xffff'ffff) && key_in(body) == key_part(key)) {
            // A much deeper result of this search is worth more than a shallow bound.
            if (entry.bound != Bound::Exact && entry.depth + keep_depth_ < depth_in(body) &&
                generation_in(body) == generation_)
                return;
            if (stored.move_bits == 0) stored.move_bits = static_cast<std::uint32_t>(head);
            chosen = &slot;
            break;
        }
        if (const int value = worth(body); chosen == nullptr || value < minimum) {
            chosen = &slot;
            minimum = value;
        }
    }
    chosen->head.store(head_of(key, stored.move_bits), std::memory_order_relaxed);
    chosen->body.store(pack(key, stored, generation_), std::memory_order_relaxed);
}

int TranspositionTable::permille_used() const {
    const std::size_t sample = std::min<std::size_t>(bucket_count_, 250);
    std::size_t used = 0;
    for (std::size_t i = 0; i < sample; ++i)
        for (const Slot& slot : buckets_[i].slots) {
            const std::uint64_t body = slot.body.load(std::memory_order_relaxed);
            if (bound_in(body) != Bound::None && generation_in(body) == generation_) ++used;
        }
    return static_cast<int>(used * 1000 / (sample * slots_per_bucket));
}

}  // namespace rookery::search
