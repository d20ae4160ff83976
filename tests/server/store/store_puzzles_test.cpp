#include <gtest/gtest.h>

#include "server/store/sqlite_store.h"
#include "support/temporary_folder.h"

namespace rookery::server {
namespace {

app::Puzzle some_puzzle(const std::string& id, const std::string& game, std::int64_t due) {
    app::Puzzle puzzle;
    puzzle.id = id;
    puzzle.game = game;
    puzzle.options = {{"repetition", std::int64_t{3}}};
    puzzle.position = "position of " + id;
    puzzle.line = {"e2e4", "e7e5"};
    puzzle.title = "Depth 4 – Depth 6";
    puzzle.source = "abcdefgh23";
    puzzle.created = 1000;
    puzzle.due = due;
    return puzzle;
}

TEST(StorePuzzles, AreKeptOnceAndComeInTheirOrder) {
    const support::TemporaryFolder folder;
    SqliteStore store(folder.path());
    const app::Puzzle early = some_puzzle("a", "chess", 100);
    const app::Puzzle late = some_puzzle("b", "chess", 200);
    const app::Puzzle other = some_puzzle("c", "atomic", 300);
    EXPECT_EQ(store.add_puzzles({late, early, other}), 3);
    app::Puzzle again = early;
    again.id = "d";
    EXPECT_EQ(store.add_puzzles({again}), 0) << "the same position";
    EXPECT_EQ(store.find_puzzle("a"), early);
    EXPECT_EQ(store.find_puzzle("d"), std::nullopt);

    EXPECT_EQ(store.next_puzzle("", "", 1000)->id, "a");
    EXPECT_EQ(store.next_puzzle("", "a", 1000)->id, "b") << "not the same one twice";
    EXPECT_EQ(store.next_puzzle("", "b", 1000)->id, "c");
    EXPECT_EQ(store.next_puzzle("", "c", 1000)->id, "a") << "and around";
    EXPECT_EQ(store.next_puzzle("", "gone", 1000)->id, "a");
    EXPECT_EQ(store.next_puzzle("", "a", 150)->id, "a") << "there is no other";
    EXPECT_EQ(store.next_puzzle("atomic", "", 1000)->id, "c");
    EXPECT_EQ(store.next_puzzle("", "", 50), std::nullopt);
    EXPECT_EQ(store.next_puzzle("", "", std::nullopt)->id, "a");
    EXPECT_EQ(store.next_puzzle("horde", "", std::nullopt), std::nullopt);
}

TEST(StorePuzzles, AreCountedChangedAndRemoved) {
    const support::TemporaryFolder folder;
    {
        SqliteStore store(folder.path());
        EXPECT_EQ(store.puzzle_counts(1000).total, 0);
        EXPECT_EQ(store.add_puzzles({some_puzzle("a", "chess", 100), some_puzzle("b", "chess", 2000)}), 2);
        app::Puzzle tried = *store.find_puzzle("a");
        tried.due = 5000;
        tried.step = 1;
        tried.tries = 3;
        tried.solved = 2;
        store.update_puzzle(tried);
    }
    SqliteStore store(folder.path());
    const app::PuzzleCounts counts = store.puzzle_counts(3000);
    EXPECT_EQ(counts.total, 2);
    EXPECT_EQ(counts.due, 1);
    EXPECT_EQ(counts.tries, 3);
    EXPECT_EQ(counts.solved, 2);
    ASSERT_EQ(counts.games.size(), 1U);
    EXPECT_EQ(counts.games.front(), std::pair(std::string("chess"), std::int64_t{2}));
    EXPECT_TRUE(store.remove_puzzle("a"));
    EXPECT_FALSE(store.remove_puzzle("a"));
    EXPECT_EQ(store.puzzle_counts(3000).total, 1);
}

}  // namespace
}  // namespace rookery::server
