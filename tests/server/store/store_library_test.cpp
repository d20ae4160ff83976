// The list of games: finding, naming and deleting them, and games that are kept as text.

#include <gtest/gtest.h>
#include <sqlite3.h>

#include "server/store/sqlite_store.h"
#include "support/temporary_folder.h"

namespace rookery::server {
namespace {

app::TextGame text_of(const std::string& id, std::int64_t place = 1) {
    app::TextGame game;
    game.id = id;
    game.game = "chess";
    game.start = "start";
    game.position = "end";
    game.plies = 40;
    game.ending = app::Ending{game::Result::FirstWins, "checkmate"};
    game.names = {"Engine " + id, "Other"};
    game.event = "A tournament";
    game.day = "1992-11";
    game.pgn = "text of " + id;
    game.changed = 5'000;
    game.place = place;
    return game;
}

std::string ids_of(const std::vector<app::ListedGame>& games) {
    std::string ids;
    for (const app::ListedGame& game : games) ids += game.header.id;
    return ids;
}

std::string found(const SqliteStore& store, const app::GameFilter& filter) {
    const std::string ids = ids_of(store.list(filter, {}, 100));
    EXPECT_EQ(store.count(filter), static_cast<std::int64_t>(ids.size()));
    return ids;
}

template <class Set>
std::string found_with(const SqliteStore& store, Set set) {
    app::GameFilter filter;
    set(filter);
    return found(store, filter);
}

/// a and b are from a file, c is an analysis, d was played.
class Shelf : public testing::Test {
protected:
    Shelf() : store(folder.path()) {
        app::TextGame b = text_of("b", 2);
        b.game = "atomic";
        b.ending.reset();
        b.day = "";
        store.add_texts({text_of("a"), b}, {"masters"});
        app::TextGame c = text_of("c");
        c.source = app::GameSource::Analysis;
        c.changed = 6'000;
        c.names = {"", ""};
        c.event = "100% sure";
        c.day = "2020-01-05";
        store.put_text(c);
        app::GameHeader d;
        d.id = "d";
        d.game = "chess";
        d.start = d.position = "start";
        d.players[1].computer = true;
        d.players[1].depth = 6;
        d.created = d.changed = 1'789'560'000'000;
        store.add(d);
        d.plies = 1;
        store.add_move(d, {"e2e4", {}, {}});
    }

    support::TemporaryFolder folder;
    SqliteStore store;
};

TEST_F(Shelf, KeepsTheTextOfAGame) {
    const auto game = store.find("a");
    ASSERT_TRUE(game);
    EXPECT_EQ(game->pgn, "text of a");
    EXPECT_EQ(game->header.plies, 40);
    EXPECT_EQ(game->header.position, "end");
    EXPECT_EQ(game->header.ending, (app::Ending{game::Result::FirstWins, "checkmate"}));
    EXPECT_TRUE(store.find("d")->pgn.empty());
}

TEST_F(Shelf, ListsGamesOfAFileInTheirOrder) {
    const auto games = store.list({}, {}, 100);
    EXPECT_EQ(ids_of(games), "dcab");
    EXPECT_EQ(games[0].names, (std::array<std::string, 2>{"You", "Depth 6"}));
    EXPECT_EQ(games[0].source, app::GameSource::Played);
    EXPECT_EQ(games[2].names[0], "Engine a");
    EXPECT_EQ(games[2].source, app::GameSource::Imported);
    EXPECT_EQ(games[2].tags, std::vector<std::string>{"masters"});
    EXPECT_EQ(games[2].day, "1992-11");
    EXPECT_EQ(ids_of(store.list({}, app::place_of(games[2]), 100)), "b");
}

TEST_F(Shelf, FiltersByEverything) {
    EXPECT_EQ(found_with(store, [](app::GameFilter& f) { f.game = "atomic"; }), "b");
    EXPECT_EQ(found_with(store, [](app::GameFilter& f) { f.source = app::GameSource::Imported; }), "ab");
    EXPECT_EQ(found_with(store, [](app::GameFilter& f) { f.result = "1-0"; }), "ca");
    EXPECT_EQ(found_with(store, [](app::GameFilter& f) { f.result = "*"; }), "db");
    EXPECT_EQ(found_with(store, [](app::GameFilter& f) { f.tag = "masters"; }), "ab");
    EXPECT_EQ(found_with(store, [](app::GameFilter& f) { f.text = "ENGINE tourn"; }), "ab");
    EXPECT_EQ(found_with(store, [](app::GameFilter& f) { f.text = "depth"; }), "d");
    EXPECT_EQ(found_with(store, [](app::GameFilter& f) { f.text = "100%"; }), "c") << "a sign of its own";
    EXPECT_EQ(found_with(store, [](app::GameFilter& f) { f.text = "1_0"; }), "");
    EXPECT_EQ(found_with(store, [](app::GameFilter& f) { f.text = "'; DROP TABLE games; --"; }), "");
}

TEST_F(Shelf, FiltersByDaysThatAreHalfKnown) {
    EXPECT_EQ(found_with(store, [](app::GameFilter& f) { f.from = "1992-11-20"; }), "dca") << "it may have been later";
    EXPECT_EQ(found_with(store, [](app::GameFilter& f) { f.from = "1992-12-01"; }), "dc");
    EXPECT_EQ(found_with(store, [](app::GameFilter& f) { f.to = "1992-11-30"; }), "a");
    EXPECT_EQ(found_with(store, [](app::GameFilter& f) { f.to = "1992-10-31"; }), "");
    EXPECT_EQ(found_with(store,
                         [](app::GameFilter& f) {
                             f.from = "2020-01-05";
                             f.to = "2020-01-05";
                         }),
              "c");
}

TEST_F(Shelf, KnowsGamesThatAreThereAlready) {
    app::TextGame again = text_of("e");
    again.pgn = "text of a";
    EXPECT_EQ(store.add_texts({again, text_of("f")}), (std::vector<SqliteStore::AddedText>{{"a", false}, {"f", true}}));
    EXPECT_FALSE(store.find("e"));
    store.remove({"a"}, 7'000);
    EXPECT_TRUE(store.add_texts({again}).front().is_new) << "what was deleted may come again";
}

TEST_F(Shelf, ReplacesAnAnalysisAndKeepsItsName) {
    store.rename("c", "My analysis");
    app::TextGame next = text_of("c");
    next.source = app::GameSource::Analysis;
    next.pgn = "longer";
    next.plies = 41;
    store.put_text(next);
    EXPECT_EQ(store.find("c")->pgn, "longer");
    EXPECT_EQ(store.listed("c")->title, "My analysis");
    EXPECT_EQ(found_with(store, [](app::GameFilter& f) { f.text = "analysis tournament"; }), "c");
}

TEST_F(Shelf, RenamesAndTags) {
    store.rename("d", "The long evening");
    EXPECT_EQ(store.listed("d")->title, "The long evening");
    EXPECT_EQ(found_with(store, [](app::GameFilter& f) { f.text = "evening"; }), "d");
    app::GameHeader played = store.find("d")->header;
    played.plies = 2;
    store.add_move(played, {"e7e5", {}, {}});
    EXPECT_EQ(found_with(store, [](app::GameFilter& f) { f.text = "evening depth"; }), "d") << "also after a move";
    store.add_tag({"d", "a", "nobody"}, "funny");
    store.add_tag({"d"}, "funny");
    store.remove_tag({"a"}, "masters");
    EXPECT_EQ(store.listed("a")->tags, std::vector<std::string>{"funny"});
    const app::Facets facets = store.facets();
    EXPECT_EQ(facets.tags, (app::Facets::Counts{{"funny", 2}, {"masters", 1}}));
    EXPECT_EQ(facets.games, (app::Facets::Counts{{"chess", 3}, {"atomic", 1}}));
    EXPECT_EQ(facets.deleted, 0);
}

TEST_F(Shelf, DeletesWithAWayBack) {
    EXPECT_EQ(store.remove({"a", "d", "nobody"}, 7'000), 2);
    EXPECT_EQ(found(store, {}), "cb");
    EXPECT_EQ(found_with(store, [](app::GameFilter& f) { f.deleted = true; }), "da");
    EXPECT_EQ(store.facets().deleted, 2);
    EXPECT_EQ(store.removed(7'000, 10).size(), 2U);
    EXPECT_EQ(store.restore({"a"}), 1);
    EXPECT_EQ(found(store, {}), "cab");
    EXPECT_EQ(store.purge(7'000, 10), 0) << "not before that time";
    EXPECT_EQ(store.purge(7'001, 10), 1);
    EXPECT_FALSE(store.find("d"));
    EXPECT_EQ(store.restore({"d"}), 0);
}

TEST_F(Shelf, AReportGoesWithTheGameThatItWasAskedFor) {
    const app::ReportedGame about{"chess", "start", "e2e4 e7e5"};
    store.put_report({about, "first", true, "a", 1});
    EXPECT_EQ(store.find_report(about), "first");
    EXPECT_EQ(store.find_report({"chess", "start", "e2e4"}), std::nullopt);
    EXPECT_EQ(store.find_report({"atomic", "start", "e2e4 e7e5"}), std::nullopt);
    store.put_report({about, "canceled", false, "a", 2});
    EXPECT_EQ(store.find_report(about), "first");
    store.put_report({about, "second", true, "a", 3});
    EXPECT_EQ(store.find_report(about), "second");
    EXPECT_EQ(store.remove({"a"}, 7'000), 1);
    EXPECT_EQ(store.find_report(about), "second") << "there is a way back";
    EXPECT_EQ(store.purge(7'001, 10), 1);
    EXPECT_EQ(store.find_report(about), std::nullopt);
}

TEST(StoreSchema, BringsAnOldFileUpToDate) {
    const support::TemporaryFolder folder;
    sqlite3* database = nullptr;
    ASSERT_EQ(sqlite3_open((folder.path() / "games.sqlite").c_str(), &database), SQLITE_OK);
    const char* old = R"(
        CREATE TABLE migrations (version INTEGER PRIMARY KEY, applied INTEGER NOT NULL);
        INSERT INTO migrations VALUES (1, 0);
        CREATE TABLE games (id TEXT PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, start TEXT NOT NULL,
            first_player TEXT NOT NULL, second_player TEXT NOT NULL, clock_initial INTEGER, clock_increment INTEGER,
            result TEXT, reason TEXT, created INTEGER NOT NULL, changed INTEGER NOT NULL, plies INTEGER NOT NULL,
            position TEXT NOT NULL) WITHOUT ROWID;
        CREATE INDEX games_by_change ON games (changed);
        CREATE TABLE moves (game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE, ply INTEGER NOT NULL,
            move TEXT NOT NULL, algorithm TEXT, score INTEGER, depth INTEGER, nodes INTEGER, evaluations INTEGER,
            time INTEGER, clock INTEGER, PRIMARY KEY (game, ply)) WITHOUT ROWID;
        INSERT INTO games VALUES ('old', 'chess', '{}', 's', '{"kind":"person"}', '{"kind":"computer","depth":3}', NULL,
            NULL, '1-0', 'resignation', 1789560000000, 1789560001000, 1, 'p');
        INSERT INTO games VALUES ('odd', 'ludo', '{}', 's', '{"kind":"person"}', '{"kind":"person"}', NULL, NULL, NULL,
            NULL, 1, 1, 1, 'p');
        INSERT INTO moves (game, ply, move) VALUES ('old', 1, 'e2e4');
    )";
    ASSERT_EQ(sqlite3_exec(database, old, nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(database);
    sqlite3_close(database);

    const SqliteStore store(folder.path());
    const auto game = store.find("old");
    ASSERT_TRUE(game);
    EXPECT_EQ(game->moves.size(), 1U);
    const auto listed = store.listed("old");
    EXPECT_EQ(listed->source, app::GameSource::Played);
    EXPECT_EQ(listed->names, (std::array<std::string, 2>{"You", "Depth 3"}));
    EXPECT_EQ(listed->day.substr(0, 7), "2026-09");
    app::GameFilter filter;
    filter.text = "depth 3";
    EXPECT_EQ(ids_of(store.list(filter, {}, 10)), "old");
    EXPECT_EQ(ids_of(store.list({}, {}, 10)), "oldodd");
}

}  // namespace
}  // namespace rookery::server
