// The opening explorer in the store: what it knows of positions, and how it keeps up with the games.

#include <atomic>
#include <sstream>

#include <gtest/gtest.h>
#include <sqlite3.h>

#include "app/library/game_import.h"
#include "board/random.h"
#include "engine/games.h"
#include "server/store/sqlite_store.h"
#include "support/temporary_folder.h"

namespace rookery::server {
namespace {

std::string game_text(const std::string& moves, const std::string& result, const std::string& more = "") {
    return "[Event \"Test\"]\n[White \"One\"]\n[Black \"Two\"]\n[Result \"" + result + "\"]\n" + more + "\n" + moves +
           " " + result + "\n\n";
}

class StoreExplorer : public testing::Test {
protected:
    StoreExplorer() : store(folder.path()) {}

    void import(const std::string& text) {
        std::istringstream file(text);
        app::import_games(file, [&](const std::vector<app::TextGame>& games) { return store.add_texts(games); },
                          std::nullopt, std::atomic<bool>(false), {});
    }
    /// What a thread does beside the server.
    int index(int at_once = 100) {
        int count = 0;
        while (true) {
            std::vector<app::ExploredGame> games;
            for (const app::UnexploredGame& game : store.unexplored("", at_once)) games.push_back(app::explored(game));
            if (games.empty()) return count;
            count += static_cast<int>(games.size());
            store.add_explored(games);
        }
    }
    /// A played game with these moves, which has ended.
    app::GameHeader play(const std::string& id, const std::vector<std::string>& moves) {
        app::GameHeader header;
        header.id = id;
        header.game = "chess";
        header.start = header.position = engine::start_position("chess")->text();
        header.created = header.changed = 1'789'560'000'000;
        store.add(header);
        for (const std::string& move : moves) {
            ++header.plies;
            ++header.changed;
            store.add_move(header, {move, {}, {}});
        }
        header.ending = app::Ending{game::Result::SecondWins, "resignation"};
        ++header.changed;
        store.update(header);
        return header;
    }
    [[nodiscard]] app::Exploration after(const std::vector<std::string>& moves,
                                         const std::string& game = "chess") const {
        const auto position = engine::start_position(game);
        for (const std::string& move : moves) position->play(move);
        return store.explore(app::explorer_key(*position), 10);
    }
    [[nodiscard]] std::int64_t number(const std::string& sql) const {
        sqlite3* database = nullptr;
        EXPECT_EQ(sqlite3_open((folder.path() / "games.sqlite").c_str(), &database), SQLITE_OK);
        sqlite3_stmt* statement = nullptr;
        EXPECT_EQ(sqlite3_prepare_v2(database, sql.c_str(), -1, &statement, nullptr), SQLITE_OK);
        EXPECT_EQ(sqlite3_step(statement), SQLITE_ROW);
        const std::int64_t found = sqlite3_column_int64(statement, 0);
        sqlite3_finalize(statement);
        sqlite3_close(database);
        return found;
    }

    support::TemporaryFolder folder;
    SqliteStore store;
};

TEST_F(StoreExplorer, CountsMovesResultsRatingsAndDays) {
    import(game_text("1. e4 e5 2. Nf3", "1-0", "[Date \"2001.02.03\"]\n[WhiteElo \"2400\"]\n[BlackElo \"2200\"]\n") +
           game_text("1. e4 c5", "1/2-1/2", "[Date \"1999.??.??\"]\n[WhiteElo \"2000\"]\n[BlackElo \"?\"]\n") +
           game_text("1. d4", "0-1"));
    EXPECT_EQ(after({}).unexplored, 3);
    EXPECT_EQ(after({}).all.games, 0);
    EXPECT_EQ(index(), 3);
    const app::Exploration found = after({});
    EXPECT_EQ(found.unexplored, 0);
    EXPECT_EQ(found.all.games, 3);
    ASSERT_EQ(found.moves.size(), 2U);
    const app::ResultCounts& e4 = found.moves.at(app::explorer_move("e2e4"));
    EXPECT_EQ(e4.games, 2);
    EXPECT_EQ(e4.first_wins, 1);
    EXPECT_EQ(e4.draws, 1);
    EXPECT_EQ(e4.second_wins, 0);
    EXPECT_EQ(e4.rated, 2);
    EXPECT_EQ(e4.rating, 2300 + 2000);
    EXPECT_EQ(e4.last, "2001-02-03");
    const app::ResultCounts& d4 = found.moves.at(app::explorer_move("d2d4"));
    EXPECT_EQ(d4.second_wins, 1);
    EXPECT_EQ(d4.rated, 0);
    EXPECT_EQ(d4.last, "");
    EXPECT_EQ(after({"e2e4", "c7c5"}).all.last, "1999");
    // The end of a game is a position, too.
    const app::Exploration end = after({"d2d4"});
    EXPECT_EQ(end.all.games, 1);
    EXPECT_TRUE(end.moves.empty());
    ASSERT_EQ(end.games.size(), 1U);
    EXPECT_EQ(end.games[0].ply, 1);
    EXPECT_EQ(end.games[0].game.names[0], "One");
}

TEST_F(StoreExplorer, KnowsAPositionHoweverItWasReached) {
    import(game_text("1. d4 Nf6 2. c4 e6", "1-0") + game_text("1. c4 e6 2. d4 Nf6", "0-1"));
    index();
    const app::Exploration found = after({"d2d4", "e7e6", "c2c4", "g8f6"});
    EXPECT_EQ(found.all.games, 2);
    EXPECT_EQ(found.games.size(), 2U);
}

TEST_F(StoreExplorer, AGameThatRepeatsCountsOnce) {
    import(game_text("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4", "1-0"));
    index();
    EXPECT_EQ(after({}).all.games, 1);
    EXPECT_EQ(after({}).moves.size(), 1U);
}

TEST_F(StoreExplorer, GamesDoNotMix) {
    import(game_text("1. e4 e5", "1-0") + game_text("1. e4 e5", "1-0", "[Variant \"Atomic\"]\n"));
    index();
    EXPECT_EQ(after({}).all.games, 1);
    EXPECT_EQ(after({"e2e4"}, "atomic").all.games, 1);
    EXPECT_EQ(after({"e2e4"}, "crazyhouse").all.games, 0);
}

/// A game that is longer than what is known of the last games of a large file.
struct LongGame {
    explicit LongGame(int plies, std::uint64_t seed = 1) {
        board::Random random(seed);
        const auto position = engine::start_position("chess");
        for (int ply = 0; ply < plies; ++ply) {
            const auto legal = position->legal_moves();
            moves.push_back(legal[random.below(legal.size())]);
            text += position->move_notation(moves.back()) + " ";
            position->play(moves.back());
        }
    }
    [[nodiscard]] std::vector<std::string> first(int plies) const { return {moves.begin(), moves.begin() + plies}; }

    std::vector<std::string> moves;
    std::string text;
};

TEST_F(StoreExplorer, GamesOfSmallFilesAreKnownToTheirEnd) {
    const LongGame game(app::explored_plies_of_others + 30);
    import(game_text(game.text, "*"));
    index();
    EXPECT_EQ(after(game.first(app::explored_plies_of_others)).all.games, 1);
    const app::Exploration end = after(game.moves);
    EXPECT_EQ(end.all.games, 1);
    EXPECT_TRUE(end.moves.empty());
    EXPECT_FALSE(end.has_cut_games);
}

TEST_F(StoreExplorer, LaterGamesOfLargeFilesAreKnownUpToAPly) {
    const int depth = app::explored_plies_of_others;
    const LongGame whole(depth + 10, 1);
    const LongGame cut(depth + 10, 2);
    const LongGame short_one(depth - 1, 3);
    std::string text = game_text(whole.text, "*");
    for (int i = 1; i < app::explored_whole; ++i)
        text += game_text("1. e4 e5", "1-0", "[Round \"" + std::to_string(i) + "\"]\n");
    import(text + game_text(short_one.text, "*"));
    index();
    EXPECT_FALSE(after({}).has_cut_games) << "all of it is known, as it is short";
    EXPECT_EQ(after(short_one.moves).all.games, 1);
    // The same file again, with one more game: only that one is new.
    import(text + game_text(cut.text, "*"));
    EXPECT_EQ(index(), 1);
    EXPECT_EQ(after(whole.moves).all.games, 1);
    EXPECT_EQ(after(cut.first(depth - 1)).all.games, 1);
    const app::Exploration beyond = after(cut.first(depth));
    EXPECT_EQ(beyond.all.games, 0);
    EXPECT_TRUE(beyond.has_cut_games);
    // Whether there are such games does not depend on the position, but on what is there.
    EXPECT_TRUE(after({}).has_cut_games);
    store.remove({after(cut.first(depth - 1)).games.at(0).game.header.id}, 1);
    EXPECT_FALSE(after(cut.first(depth)).has_cut_games);
}

TEST_F(StoreExplorer, PlayedGamesCountWhenTheyHaveEnded) {
    app::GameHeader header = play("ended", {"e2e4", "e7e5"});
    app::GameHeader open = header;
    open.id = "open";
    open.ending.reset();
    open.plies = 0;
    store.add(open);
    EXPECT_EQ(index(), 1);
    EXPECT_EQ(after({"e2e4"}).moves.at(app::explorer_move("e7e5")).second_wins, 1);
    // A move is taken back, and the game goes on in another way.
    header.ending.reset();
    header.plies = 1;
    ++header.changed;
    store.update(header);
    EXPECT_EQ(index(), 0);
    EXPECT_EQ(after({}).all.games, 0);
    ++header.plies;
    ++header.changed;
    header.ending = app::Ending{game::Result::Draw, "agreement"};
    store.add_move(header, {"c7c5", {}, {}});
    EXPECT_EQ(index(), 1);
    EXPECT_EQ(after({"e2e4"}).all.games, 1);
    EXPECT_EQ(after({"e2e4"}).moves.at(app::explorer_move("c7c5")).draws, 1);
}

TEST_F(StoreExplorer, DeletedGamesAreGoneUntilTheyComeBack) {
    import(game_text("1. e4 e5", "1-0") + game_text("1. d4 d5", "1-0"));
    index();
    const std::string id = after({"e2e4"}).games.at(0).game.header.id;
    store.remove({id}, 1);
    EXPECT_EQ(after({}).all.games, 1);
    EXPECT_TRUE(after({"e2e4"}).games.empty());
    EXPECT_EQ(index(), 0);
    store.restore({id});
    EXPECT_EQ(index(), 1);
    EXPECT_EQ(after({}).all.games, 2);
    EXPECT_EQ(after({"e2e4"}).all.games, 1);
    store.remove({id}, 1);
    EXPECT_EQ(store.purge(2, 10), 1);
    EXPECT_EQ(after({}).all.games, 1);
}

TEST_F(StoreExplorer, AGameThatHasChangedSinceItWasReadIsReadAgain) {
    app::GameHeader header = play("a", {"e2e4"});
    const app::ExploredGame old = app::explored(store.unexplored("", 1).at(0));
    ++header.changed;
    store.update(header);
    store.add_explored({old});
    EXPECT_EQ(after({}).unexplored, 1);
    EXPECT_EQ(after({}).all.games, 0);
    store.remove({"a"}, 1);
    store.add_explored({app::ExploredGame{old}});
    EXPECT_EQ(after({}).all.games, 0);
}

TEST_F(StoreExplorer, AGameThatCannotBePlayedIsNotReadForEver) {
    app::TextGame broken;
    broken.id = "broken";
    broken.game = "chess";
    broken.pgn = "1. e4 e5 2. Qh9 *";
    app::TextGame nonsense = broken;
    nonsense.id = "nonsense";
    nonsense.pgn = "nothing at all";
    store.add_texts({broken, nonsense});
    EXPECT_EQ(index(), 2);
    EXPECT_EQ(after({}).unexplored, 0);
    EXPECT_EQ(after({"e2e4"}).moves.size(), 1U) << "as far as it can be played";
}

TEST_F(StoreExplorer, CountsNoMoreUnreadGamesThanAnybodyWaitsFor) {
    std::vector<app::TextGame> games(app::max_unexplored_counted + 10);
    for (std::size_t i = 0; i < games.size(); ++i) {
        games[i].id = "game" + std::to_string(i);
        games[i].game = "chess";
        games[i].pgn = "1. e4 {" + std::to_string(i) + "} *";
    }
    store.add_texts(games);
    EXPECT_EQ(after({}).unexplored, app::max_unexplored_counted + 1);
}

TEST_F(StoreExplorer, OtherKeysMeanThatAllIsReadAgain) {
    import(game_text("1. e4 e5", "1-0"));
    store.expect_keys(1);
    index();
    store.expect_keys(1);
    EXPECT_EQ(after({}).all.games, 1);
    store.expect_keys(2);
    EXPECT_EQ(after({}).all.games, 0);
    EXPECT_EQ(after({}).unexplored, 1);
    index();
    EXPECT_EQ(after({}).all.games, 1);
}

TEST_F(StoreExplorer, ManySmallPartsAreJoined) {
    for (int i = 0; i < 70; ++i)
        import(game_text(i % 2 == 0 ? "1. e4 e5" : "1. d4", "1-0", "[Round \"" + std::to_string(i) + "\"]\n"));
    index(1);
    EXPECT_EQ(number("SELECT count(*) FROM position_parts"), 70);
    store.tidy_explorer([] { return true; });
    EXPECT_EQ(number("SELECT count(*) FROM position_parts"), 1);
    EXPECT_EQ(number("SELECT count(DISTINCT part) FROM positions"), 1);
    EXPECT_EQ(after({}).all.games, 70);
    EXPECT_EQ(after({"e2e4"}).all.games, 35);
    EXPECT_EQ(after({"e2e4"}).games.size(), 10U);
}

TEST_F(StoreExplorer, JoiningCanBeGivenUp) {
    for (int i = 0; i < 70; ++i) import(game_text("1. e4 e5", "1-0", "[Round \"" + std::to_string(i) + "\"]\n"));
    index(1);
    int steps = 0;
    store.tidy_explorer([&] { return ++steps < 20; });
    EXPECT_EQ(steps, 20);
    EXPECT_EQ(after({}).all.games, 70);
    EXPECT_EQ(after({"e2e4"}).all.games, 70);
    store.tidy_explorer([] { return true; });
    EXPECT_EQ(number("SELECT count(*) FROM position_parts"), 1);
    EXPECT_EQ(after({"e2e4"}).all.games, 70);
}

TEST_F(StoreExplorer, WhatIsGoneIsTakenOutWhenItIsMuch) {
    std::string text;
    for (int i = 0; i < 1'200; ++i) text += game_text("1. e4 e5", "1-0", "[Round \"" + std::to_string(i) + "\"]\n");
    import(text);
    index();
    std::vector<std::string> ids;
    for (const app::ListedGame& game : store.list({}, {}, 1'100)) ids.push_back(game.header.id);
    store.remove(ids, 1);
    EXPECT_EQ(after({}).all.games, 100);
    EXPECT_EQ(number("SELECT count(*) FROM gone_numbers"), 1'100);
    store.tidy_explorer([] { return true; });
    EXPECT_EQ(number("SELECT count(*) FROM gone_numbers"), 0);
    EXPECT_EQ(number("SELECT sum(records) FROM position_parts"), 300);
    EXPECT_EQ(after({}).all.games, 100);
}

}  // namespace
}  // namespace rookery::server
