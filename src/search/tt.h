#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>

#include "board/zobrist.h"
#include "game/search_parameters.h"
#include "search/score.h"

namespace rookery::search {

using board::Key;

/// How a stored score relates to the true one.
enum class Bound : std::uint8_t { None, Upper, Lower, Exact };

/// What a score that was searched for within a window says about the true one.
[[nodiscard]] constexpr Bound bound_of(Score score, Score alpha, Score beta) {
    return score <= alpha ? Bound::Upper : score >= beta ? Bound::Lower : Bound::Exact;
}

/// What the table knows of a position.
struct TableEntry {
    std::uint32_t move_bits = 0;  ///< 0 for no move
    Score score = no_score;       ///< as seen from the position (see to_table)
    Score evaluation = no_score;
    int depth = 0;
    Bound bound = Bound::None;
    bool on_principal_variation = false;
};

/// The second word of an entry, and its parts from the lowest bits up.
namespace table_body {

constexpr Score score_in(std::uint64_t body) { return static_cast<std::int16_t>(body); }
constexpr Score evaluation_in(std::uint64_t body) { return static_cast<std::int16_t>(body >> 16); }
constexpr int depth_in(std::uint64_t body) { return static_cast<std::uint8_t>(body >> 32); }
constexpr Bound bound_in(std::uint64_t body) { return static_cast<Bound>(body >> 40 & 3); }
constexpr bool principal_in(std::uint64_t body) { return (body >> 42 & 1) != 0; }
constexpr int generation_in(std::uint64_t body) { return static_cast<int>(body >> 43 & 31); }
constexpr std::uint64_t key_in(std::uint64_t body) { return body >> 48; }
/// What `key_in` gives for a position with this key.
constexpr std::uint64_t key_part(Key key) { return key >> 32 & 0xffff; }

}  // namespace table_body

/// What earlier work found out about positions, shared by all threads without locks.
///
/// An entry is two words, each written at once. Both carry bits of the key, so that a reader who catches one word of
/// one position and the other word of another sees that they do not belong together.
class TranspositionTable {
public:
    explicit TranspositionTable(std::size_t megabytes) { resize(megabytes); }

    /// Also forgets everything. Throws std::bad_alloc, and stays as it was, if the memory cannot be had. A large table
    /// is written by so many threads at once.
    void resize(std::size_t megabytes, unsigned threads = 1);
    void clear(unsigned threads = 1);
    /// Entries of earlier searches are the first to be replaced.
    void start_search(const game::SearchParameters& parameters = {}) {
        generation_ = static_cast<std::uint8_t>((generation_ + 1) & generation_mask);
        age_weight_ = parameters.table_age_weight;
        keep_depth_ = parameters.table_keep_depth;
    }

    void prefetch(Key key) const { __builtin_prefetch(&bucket_of(key)); }
    /// Without a bound if the position is not known.
    [[nodiscard]] TableEntry probe(Key key) const {
        using namespace table_body;
        for (const Slot& slot : bucket_of(key).slots) {
            const std::uint64_t head = slot.head.load(std::memory_order_relaxed);
            if (head >> 32 != (key & 0xffff'ffff)) continue;
            const std::uint64_t body = slot.body.load(std::memory_order_relaxed);
            if (key_in(body) != key_part(key) || bound_in(body) == Bound::None) continue;
            return {static_cast<std::uint32_t>(head),
                    score_in(body),
                    evaluation_in(body),
                    depth_in(body),
                    bound_in(body),
                    principal_in(body)};
        }
        return {};
    }
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
    template <class Action>
    static void for_each_part(std::size_t buckets, unsigned threads, const Action& action);

    struct FreeBuckets {
        void operator()(Bucket* buckets) const;
    };

    std::unique_ptr<Bucket[], FreeBuckets> buckets_;
    std::size_t bucket_count_ = 0;
    std::uint8_t generation_ = 0;
    int age_weight_ = game::SearchParameters().table_age_weight;
    int keep_depth_ = game::SearchParameters().table_keep_depth;
};

}  // namespace rookery::search
