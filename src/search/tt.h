#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>

#include "board/zobrist.h"
#include "search/score.h"

namespace rookery::search {

using board::Key;

/// How a stored score relates to the true one.
enum class Bound : std::uint8_t { None, Upper, Lower, Exact };

/// What the table knows of a position.
struct TableEntry {
    std::uint32_t move_bits = 0;  ///< 0 for no move
    Score score = no_score;       ///< as seen from the position (see to_table)
    Score evaluation = no_score;
    int depth = 0;
    Bound bound = Bound::None;
    bool on_principal_variation = false;
};

/// What earlier work found out about positions, shared by all threads without locks.
///
/// An entry is two words, each written at once. Both carry bits of the key, so that a reader who catches one word of
/// one position and the other word of another sees that they do not belong together.
class TranspositionTable {
public:
    explicit TranspositionTable(std::size_t megabytes) { resize(megabytes); }

    /// Also forgets everything. Throws std::bad_alloc, and stays as it was, if the memory cannot be had.
    void resize(std::size_t megabytes);
    void clear();
    /// Entries of earlier searches are the first to be replaced.
    void start_search() { generation_ = static_cast<std::uint8_t>((generation_ + 1) & generation_mask); }

    void prefetch(Key key) const { __builtin_prefetch(&bucket_of(key)); }
    /// Without a bound if the position is not known.
    [[nodiscard]] TableEntry probe(Key key) const;
    void store(Key key, const TableEntry& entry);

    /// How full the table is with entries of this search, in thousandths.
    [[nodiscard]] int permille_used() const;
    [[nodiscard]] std::size_t megabytes() const { return bucket_count_ * sizeof(Bucket) >> 20; }

private:
    struct Slot {
        std::atomic<std::uint64_t> head{};  // key 32, move 32
        std::atomic<std::uint64_t>
            body{};  // key 16, generation 5, principal variation 1, bound 2, depth 8, evaluation 16, score 16
    };
    static constexpr std::size_t slots_per_bucket = 4;
    static constexpr std::uint8_t generation_mask = 31;
    struct alignas(64) Bucket {
        std::array<Slot, slots_per_bucket> slots;
    };

    [[nodiscard]] Bucket& bucket_of(Key key) const {
        __extension__ using Wide = unsigned __int128;
        return buckets_[static_cast<std::size_t>(static_cast<Wide>(key) * bucket_count_ >> 64)];
    }
    [[nodiscard]] int worth(std::uint64_t body) const;

    struct FreeBuckets {
        void operator()(Bucket* buckets) const;
    };

    std::unique_ptr<Bucket[], FreeBuckets> buckets_;
    std::size_t bucket_count_ = 0;
    std::uint8_t generation_ = 0;
};

}  // namespace rookery::search
