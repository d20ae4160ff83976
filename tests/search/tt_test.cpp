#include "search/tt.h"

#include <vector>

#include <gtest/gtest.h>

#include "board/random.h"

namespace rookery::search {
namespace {

TableEntry entry_with(Score score, int depth, Bound bound = Bound::Exact) {
    return {.move_bits = 77,
            .score = score,
            .evaluation = 12,
            .depth = depth,
            .bound = bound,
            .on_principal_variation = true};
}

TEST(TranspositionTable, KnowsNothingAtFirst) {
    const TranspositionTable table(1);
    board::Random random(1);
    for (int i = 0; i < 1000; ++i) EXPECT_EQ(table.probe(random.next()).bound, Bound::None);
    EXPECT_EQ(table.probe(0).bound, Bound::None);
    EXPECT_EQ(table.permille_used(), 0);
}

TEST(TranspositionTable, ReturnsWhatWasStored) {
    TranspositionTable table(1);
    board::Random random(2);
    for (int i = 0; i < 1000; ++i) {
        const Key key = random.next();
        const TableEntry stored{.move_bits = static_cast<std::uint32_t>(random.below(1 << 20) + 1),
                                .score = static_cast<Score>(random.below(64'001)) - 32'000,
                                .evaluation = static_cast<Score>(random.below(60'001)) - 30'000,
                                .depth = static_cast<int>(random.below(200)),
                                .bound = static_cast<Bound>(random.below(3) + 1),
                                .on_principal_variation = random.below(2) == 1};
        table.store(key, stored);
        const TableEntry found = table.probe(key);
        EXPECT_EQ(found.move_bits, stored.move_bits);
        EXPECT_EQ(found.score, stored.score);
        EXPECT_EQ(found.evaluation, stored.evaluation);
        EXPECT_EQ(found.depth, stored.depth);
        EXPECT_EQ(found.bound, stored.bound);
        EXPECT_EQ(found.on_principal_variation, stored.on_principal_variation);
    }
}

TEST(TranspositionTable, KeepsTheMoveWhenTheNewEntryHasNone) {
    TranspositionTable table(1);
    table.store(5, entry_with(10, 3));
    TableEntry without_move = entry_with(20, 4);
    without_move.move_bits = 0;
    table.store(5, without_move);
    EXPECT_EQ(table.probe(5).score, 20);
    EXPECT_EQ(table.probe(5).move_bits, 77u);
}

TEST(TranspositionTable, AShallowBoundDoesNotReplaceADeepResult) {
    TranspositionTable table(1);
    table.store(5, entry_with(10, 20));
    table.store(5, entry_with(99, 2, Bound::Lower));
    EXPECT_EQ(table.probe(5).score, 10);
    // ... unless that was in an earlier search.
    table.start_search();
    table.store(5, entry_with(99, 2, Bound::Lower));
    EXPECT_EQ(table.probe(5).score, 99);
}

TEST(TranspositionTable, InAFullBucketShallowAndOldEntriesGoFirst) {
    // Keys that differ only in their low bits share a bucket.
    TranspositionTable table(1);
    for (Key key = 1; key <= 4; ++key) table.store(key, entry_with(1, static_cast<int>(key) * 3));
    table.store(5, entry_with(1, 30));
    EXPECT_EQ(table.probe(1).bound, Bound::None);
    EXPECT_EQ(table.probe(4).depth, 12);
    table.start_search();
    table.store(6, entry_with(1, 5));
    EXPECT_EQ(table.probe(2).bound, Bound::None);
    table.store(7, entry_with(1, 1));
    EXPECT_EQ(table.probe(6).depth, 5) << "an entry of this search was replaced before an older one";
}

TEST(TranspositionTable, ClearingForgets) {
    TranspositionTable table(1);
    table.store(5, entry_with(10, 3));
    table.clear();
    EXPECT_EQ(table.probe(5).bound, Bound::None);
    table.store(5, entry_with(10, 3));
    table.resize(2);
    EXPECT_EQ(table.probe(5).bound, Bound::None);
    EXPECT_EQ(table.megabytes(), 2u);
}

TEST(TableScores, ForcedLinesAreSeenFromTheirPosition) {
    for (const Score score : {0, 57, -30'000, win_in(9), loss_in(8), win_in(7)})
        for (const int ply : {0, 1, 7}) EXPECT_EQ(from_table(to_table(score, ply), ply), score);
    // A mate three plies below ply 4 is still three plies away when met at ply 2.
    EXPECT_EQ(from_table(to_table(win_in(7), 4), 2), win_in(5));
    EXPECT_EQ(from_table(to_table(loss_in(7), 4), 2), loss_in(5));
}

TEST(TranspositionTable, SeveralThreadsForgetAllOfIt) {
    TranspositionTable table(1);
    for (const unsigned threads : {1U, 3U, 4U}) {
        table.resize(70, threads);
        std::vector<Key> keys;
        board::Random random(7);
        for (int i = 0; i < 100'000; ++i) {
            keys.push_back(random.next());
            EXPECT_EQ(table.probe(keys.back()).bound, Bound::None);
            table.store(keys.back(), entry_with(1, 5));
        }
        keys.push_back(~Key{0});  // in the last bucket
        table.store(keys.back(), entry_with(1, 5));
        table.clear(threads);
        for (const Key key : keys) ASSERT_EQ(table.probe(key).bound, Bound::None);
    }
}

}  // namespace
}  // namespace rookery::search
