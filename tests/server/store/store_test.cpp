#include <fstream>

#include <gtest/gtest.h>
#include <sqlite3.h>

#include "server/store/sqlite_store.h"
#include "support/temporary_folder.h"

namespace rookery::server {
namespace {

app::GameHeader some_game(const std::string& id, std::int64_t changed = 1000) {
    app::GameHeader header;
    header.id = id;
    header.game = "chess";
    header.options = {{"start", std::int64_t{5}}, {"sides", std::string("same")}};
    header.start = header.position = "start text";
    header.players[0].computer = true;
    header.players[0].depth = 4;
    header.players[0].algorithm = engine::Algorithm::Minimax;
    header.players[0].evaluation = "material";
    header.players[1].computer = true;
    header.players[1].time = app::Milliseconds(250);
    header.clock = {app::Milliseconds(60'000), app::Milliseconds(500)};
    header.created = 900;
    header.changed = changed;
    return header;
}

app::PlayedMove computers_move(const std::string& move) {
    app::PlayedMove played;
    played.move = move;
    played.search = {
        -31'990, game::ScoreUnit::Points, 4, 123'456'789'012, 99, app::Milliseconds(12), engine::Algorithm::AlphaBeta};
    played.clock = app::Milliseconds(59'000);
    return played;
}

/// The header with one more move.
app::GameHeader after_move(app::GameHeader header) {
    ++header.plies;
    header.position += " and a move";
    header.changed += 10;
    return header;
}

TEST(Store, KeepsEverythingOfAGame) {
    const support::TemporaryFolder folder;
    app::GameHeader header = some_game("a");
    const app::PlayedMove persons{"e7e5", {}, {}};
    {
        SqliteStore store(folder.path() / "new" / "folder");
        store.add(header);
        store.add_move(header = after_move(header), computers_move("e2e4"));
        header = after_move(header);
        header.ending = app::Ending{game::Result::SecondWins, "time"};
        store.add_move(header, persons);
    }
    const SqliteStore store(folder.path() / "new" / "folder");
    const auto found = store.find("a");
    ASSERT_TRUE(found);
    EXPECT_EQ(found->header, header);
    EXPECT_EQ(found->moves, (std::vector<app::PlayedMove>{computers_move("e2e4"), persons}));
    EXPECT_FALSE(store.find("b"));
}

TEST(Store, TakingBackForgetsMoves) {
    const support::TemporaryFolder folder;
    SqliteStore store(folder.path());
    app::GameHeader header = some_game("a");
    store.add(header);
    const app::GameHeader first = header = after_move(header);
    store.add_move(header, computers_move("e2e4"));
    store.add_move(after_move(header), computers_move("e7e5"));
    store.update(first);
    EXPECT_EQ(store.find("a")->moves.size(), 1U);
    store.add_move(after_move(first), computers_move("d7d5"));
    EXPECT_EQ(store.find("a")->moves.back().move, "d7d5");
}

TEST(Store, AMoveThatCannotBeStoredChangesNothing) {
    const support::TemporaryFolder folder;
    SqliteStore store(folder.path());
    const app::GameHeader header = some_game("a");
    store.add(header);
    store.add_move(after_move(header), computers_move("e2e4"));
    EXPECT_THROW(store.add_move(after_move(header), computers_move("d2d4")), app::StoreError) << "that ply is taken";
    EXPECT_EQ(store.find("a")->moves.size(), 1U);
    EXPECT_THROW(store.add_move(after_move(some_game("nobody")), computers_move("d2d4")), app::StoreError);
}

TEST(Store, ListsTheLatestGamesWithMoves) {
    const support::TemporaryFolder folder;
    SqliteStore store(folder.path());
    for (const std::string id : {"a", "b", "c", "d"}) {
        const app::GameHeader header = some_game(id, id == "a" ? 9'000 : 1'000 + 100 * (id[0] - 'a'));
        store.add(header);
        if (id != "d") store.add_move(after_move(header), computers_move("e2e4"));
    }
    std::string ids;
    const auto games = store.list({}, {}, 10);
    for (const app::ListedGame& game : games) ids += game.header.id;
    EXPECT_EQ(ids, "acb");
    ids.clear();
    for (const app::ListedGame& game : store.list({}, app::place_of(games.front()), 1)) ids += game.header.id;
    EXPECT_EQ(ids, "c") << "after a comes c";
    EXPECT_EQ(store.count({}), 3);
}

TEST(Store, ServesSeveralProgramsAtOnce) {
    const support::TemporaryFolder folder;
    SqliteStore one(folder.path());
    SqliteStore other(folder.path());
    one.add(some_game("a"));
    other.add(some_game("b"));
    EXPECT_TRUE(one.find("b"));
    EXPECT_TRUE(other.find("a"));
}

TEST(Store, RefusesWhatANewerProgramWrote) {
    const support::TemporaryFolder folder;
    { const SqliteStore store(folder.path()); }
    sqlite3* database = nullptr;
    ASSERT_EQ(sqlite3_open((folder.path() / "games.sqlite").c_str(), &database), SQLITE_OK);
    ASSERT_EQ(sqlite3_exec(database, "INSERT INTO migrations VALUES (1000, 0)", nullptr, nullptr, nullptr), SQLITE_OK);
    sqlite3_close(database);
    EXPECT_THROW(SqliteStore(folder.path()), app::StoreError);
}

TEST(Store, RefusesWhatIsNoStore) {
    const support::TemporaryFolder folder;
    folder.write("games.sqlite", std::string(10'000, 'x'));
    EXPECT_THROW(SqliteStore(folder.path()), app::StoreError);
    EXPECT_THROW(SqliteStore(folder.path() / "games.sqlite"), app::StoreError) << "a file is no folder";
}

}  // namespace
}  // namespace rookery::server
