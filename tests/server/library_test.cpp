// The stored games as the page sees them: lists, changes, files in and out.

#include <sstream>

#include <gtest/gtest.h>

#include "app/identity.h"
#include "app/library/game_import.h"
#include "app/test_loop.h"
#include "notation/pgn_reader.h"
#include "server/running_server.h"
#include "server/store/store_service.h"
#include "server/transfer.h"
#include "text/parse_error.h"

namespace rookery::server_test {
namespace {

using app::ImportCount;
using app::ImportProblem;
using app::Store;
using server::SqliteStore;

const std::string two_games =
    "[Event \"Club\"]\n[Site \"?\"]\n[Date \"1992.11.04\"]\n[Round \"1\"]\n[White \"Depth 4\"]\n[Black \"Depth 6\"]\n"
    "[Result \"1-0\"]\n\n{At the start} 1. e4 $1 {good} e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6 {quiet}) 2. Nf3 1-0\n\n"
    "[Event \"Club\"]\n[Site \"?\"]\n[Date \"1993.??.??\"]\n[Round \"2\"]\n[White \"Depth 2\"]\n[Black \"Depth 4\"]\n"
    "[Result \"1/2-1/2\"]\n[Variant \"Atomic\"]\n\n1. Nf3 Nf6 1/2-1/2\n\n";

json::object list(Client& client, const json::object& filter = {}) {
    return client.ask({{"type", "games"}, {"filter", filter}});
}

std::vector<notation::PgnGame> games_in(const std::string& text) {
    std::istringstream stream(text);
    notation::PgnReader reader(stream);
    std::vector<notation::PgnGame> games;
    for (notation::PgnGame game; reader.next(game);) games.push_back(game);
    return games;
}

TEST(LibraryHandler, ImportsAndExportsWithoutLoss) {
    const RunningServer server;
    Client client = server.client();
    const json::object done = import(server, client, two_games, {{"tags", json::array{"club"}}});
    EXPECT_EQ(number_at(done, "games"), 2);
    EXPECT_EQ(number_at(done, "problem_count"), 0);

    const json::object games = list(client);
    ASSERT_EQ(at(games, "games").as_array().size(), 2U) << text(games);
    EXPECT_EQ(number_at(games, "total"), 2);
    EXPECT_EQ(string_at(games, "games.0.players.first.name"), "Depth 4");
    EXPECT_EQ(string_at(games, "games.0.day"), "1992-11-04");
    EXPECT_EQ(string_at(games, "games.0.outcome.words"), "White wins.");
    EXPECT_EQ(string_at(games, "games.0.source"), "imported");
    EXPECT_EQ(string_at(games, "games.1.game"), "atomic");
    EXPECT_EQ(text(at(games, "games.1.tags")), R"(["club"])");
    EXPECT_EQ(string_at(done, "first"), string_at(games, "games.0.id"));

    const json::object written = client.finish({{"type", "export"}, {"filter", json::object{}}});
    EXPECT_EQ(number_at(written, "games"), 2);
    EXPECT_EQ(string_at(written, "file"), "games.pgn");
    const HttpAnswer file = get(server.port(), "/transfers/" + string_at(written, "transfer"));
    EXPECT_EQ(games_in(file.body), games_in(two_games));

    const json::object opened = client.ask({{"type", "open"}, {"id", string_at(done, "first")}});
    EXPECT_EQ(string_at(opened, "type"), "refused") << "it is not for playing";
}

TEST(LibraryHandler, KnowsWhatItHas) {
    const RunningServer server;
    Client client = server.client();
    static_cast<void>(import(server, client, two_games));
    const json::object again = import(server, client, two_games);
    EXPECT_EQ(number_at(again, "games"), 0);
    EXPECT_EQ(number_at(again, "known"), 2);
    EXPECT_EQ(number_at(list(client), "total"), 2);
}

TEST(LibraryHandler, SaysWhatIsWrongAndKeepsTheRest) {
    const RunningServer server;
    Client client = server.client();
    const std::string broken =
        two_games + "[Event \"Bad moves\"]\n\n1. e4 e5 2. Ke3 Ke6 *\n\n" +
        "[Event \"Bad text\"]\n\n1. e4 ) e5 *\n\n[Event \"Bad game\"]\n[Variant \"Ludo\"]\n\n1. e4 *\n\n" +
        "[Event \"Good\"]\n\n1. d4 d5 *\n";
    const json::object done = import(server, client, broken, {{"file", "mine.pgn"}});
    EXPECT_EQ(string_at(done, "type"), "done") << text(done);
    EXPECT_EQ(number_at(done, "games"), 4);
    EXPECT_EQ(number_at(done, "shortened"), 1);
    EXPECT_EQ(number_at(done, "refused"), 2);
    ASSERT_EQ(at(done, "problems").as_array().size(), 3U) << text(done);
    EXPECT_EQ(string_at(done, "problems.0.code"), "not-legal") << text(done);
    EXPECT_EQ(string_at(done, "problems.0.parameters.at"), "2. Ke3");
    EXPECT_EQ(number_at(done, "problems.0.line"), 24);
    EXPECT_EQ(string_at(done, "problems.1.parameters.left-out"), "yes");
    const HttpAnswer report = get(server.port(), "/transfers/" + string_at(done, "report"));
    EXPECT_EQ(report.body.substr(0, 9), "line 24: ");
    EXPECT_EQ(string_at(list(client, {{"text", "good"}}), "games.0.event"), "Good");
    EXPECT_EQ(number_at(list(client, {{"text", "bad moves"}}), "games.0.plies"), 2);

    EXPECT_EQ(string_at(import(server, client, "This is a letter to my aunt."), "type"), "failed");
    EXPECT_EQ(string_at(client.ask({{"type", "import"}, {"transfer", "nothing"}}), "type"), "refused");
}

TEST(LibraryHandler, NamesTagsDeletesAndBringsBack) {
    const RunningServer server;
    Client client = server.client();
    static_cast<void>(import(server, client, two_games));
    static_cast<void>(client.begin("chess", "person", "person"));
    static_cast<void>(play(client, 0, "e2e4"));
    const std::string mine = string_at(list(client, {{"source", "played"}}), "games.0.id");
    EXPECT_EQ(string_at(client.ask({{"type", "rename"}, {"id", mine}, {"name", " The\tlong  game "}}), "name"),
              "The long game");
    EXPECT_EQ(string_at(list(client, {{"text", "long"}}), "games.0.name"), "The long game");

    EXPECT_EQ(number_at(client.ask({{"type", "tag"}, {"filter", json::object{}}, {"add", "all"}}), "count"), 3);
    EXPECT_EQ(number_at(client.ask({{"type", "tag"}, {"ids", json::array{mine}}, {"remove", "all"}}), "count"), 1);
    const json::object facets = client.ask({{"type", "games-facets"}});
    EXPECT_EQ(text(at(facets, "tags")), R"([{"value":"all","title":"all","count":2}])");
    EXPECT_EQ(string_at(facets, "games.0.title"), "Chess");
    EXPECT_EQ(number_at(facets, "games.0.count"), 2);

    const json::object deleted = client.ask({{"type", "delete"}, {"filter", json::object{{"game", "chess"}}}});
    EXPECT_EQ(number_at(deleted, "count"), 2);
    EXPECT_EQ(number_at(list(client), "total"), 1);
    EXPECT_EQ(number_at(list(client, {{"deleted", true}}), "total"), 2);
    EXPECT_EQ(number_at(client.ask({{"type", "restore"}, {"mark", at(deleted, "mark")}}), "count"), 2);
    EXPECT_EQ(number_at(list(client), "total"), 3);
    EXPECT_EQ(number_at(client.ask({{"type", "delete"}, {"ids", json::array{mine}}}), "count"), 1);
    EXPECT_EQ(number_at(client.ask({{"type", "restore"}, {"ids", json::array{mine}}}), "count"), 1);

    for (const json::object& wrong :
         {json::object{{"type", "delete"}}, json::object{{"type", "tag"}, {"ids", json::array{mine}}},
          json::object{{"type", "games"}, {"after", "rubbish"}}, json::object{{"type", "games"}, {"limit", 1000}},
          json::object{{"type", "games"}, {"filter", json::object{{"source", "stolen"}}}},
          json::object{{"type", "delete"}, {"ids", json::array{7}}}})
        EXPECT_EQ(string_at(client.ask(wrong), "type"), "refused") << text(wrong);
}

TEST(LibraryHandler, GoesThroughALongListInPages) {
    const RunningServer server;
    Client client = server.client();
    std::string pgn;
    for (int game = 0; game < 250; ++game)
        pgn += "[Event \"?\"]\n[White \"Number " + std::to_string(game) + "\"]\n\n1. e4 *\n\n";
    EXPECT_EQ(number_at(import(server, client, pgn), "games"), 250);
    json::object message{{"type", "games"}, {"limit", 100}};
    int next = 0;
    while (true) {
        const json::object page = client.ask(message);
        for (const json::value& game : at(page, "games").as_array())
            EXPECT_EQ(string_at(game, "players.first.name"), "Number " + std::to_string(next++));
        if (!at(page, "more").as_bool()) break;
        message["after"] = at(page, "next");
    }
    EXPECT_EQ(next, 250);
    EXPECT_EQ(number_at(client.ask({{"type", "delete"}, {"filter", json::object{}}}), "count"), 250);
    EXPECT_EQ(number_at(list(client), "total"), 0);
}

TEST(LibraryHandler, WritesBughouseAsBpgn) {
    const RunningServer server;
    Client client = server.client();
    static_cast<void>(client.begin("bughouse", "person", "person"));
    static_cast<void>(play(client, 0, "A:e2e4"));
    const json::object written = client.finish({{"type", "export"}, {"filter", json::object{{"game", "bughouse"}}}});
    EXPECT_EQ(string_at(written, "file"), "games.bpgn");
    const std::string body = get(server.port(), "/transfers/" + string_at(written, "transfer")).body;
    EXPECT_NE(body.find("1A. e4"), std::string::npos) << body;
    const json::object done = import(server, client, body);
    EXPECT_EQ(number_at(done, "games"), 1) << text(done);
    EXPECT_EQ(string_at(list(client, {{"source", "imported"}}), "games.0.game"), "bughouse");
}

app::StoreGames into(Store& store) {
    return [&store](const std::vector<app::TextGame>& games) { return store.add_texts(games); };
}

TEST(Import, EndsEarlyWithWhatItHas) {
    const support::TemporaryFolder folder;
    SqliteStore store(folder.path());
    std::string pgn;
    for (int game = 0; game < 1000; ++game) pgn += "[Event \"" + std::to_string(game) + "\"]\n\n1. e4 e5 *\n\n";
    std::istringstream file(pgn);
    std::atomic<bool> stop = false;
    const ImportCount count =
        app::import_games(file, into(store), {}, stop, {[&](const ImportCount&) { stop = true; }, {}});
    EXPECT_GT(count.games, 0U);
    EXPECT_LT(count.games, 1000U);
    EXPECT_EQ(store.count({}), static_cast<std::int64_t>(count.games));
}

// A file in which no game comes, so that nobody would look up from it.
TEST(Import, CanBeStoppedInTheMiddleOfAGame) {
    const support::TemporaryFolder folder;
    SqliteStore store(folder.path());
    std::string pgn = "[Event \"x\"]\n\n1. e9\n";
    for (int line = 0; line < 1'000'000; ++line) pgn += "e4\n";
    pgn += "[Event \"next\"]\n\n1. e4 *\n";
    std::istringstream file(pgn);
    std::atomic<bool> stop = false;
    const ImportCount count = app::import_games(file, into(store), {}, stop, {{}, [&](const auto&) { stop = true; }});
    EXPECT_EQ(count.games, 0U);
    EXPECT_EQ(count.refused, 1U);
}

TEST(Import, TakesOneGameOfAFile) {
    const support::TemporaryFolder folder;
    SqliteStore store(folder.path());
    std::istringstream file(two_games);
    const std::atomic<bool> stop = false;
    EXPECT_EQ(app::import_games(file, into(store), 1, stop, {}).games, 1U);
    EXPECT_EQ(store.list({}, {}, 10).front().header.game, "atomic");
}

TEST(StoreService, ThrowsOutWhatWasDeletedADayAgo) {
    constexpr std::int64_t hour = 60 * 60 * 1000;
    const support::TemporaryFolder folder;
    {
        SqliteStore store(folder.path());
        std::istringstream file(two_games);
        const std::atomic<bool> stop = false;
        static_cast<void>(app::import_games(file, into(store), {}, stop, {}));
        const auto games = store.list({}, {}, 2);
        store.remove({games[0].header.id}, app::now() - 25 * hour);
        store.remove({games[1].header.id}, app::now() - 23 * hour);
    }
    app::TestLoop loop;
    server::SqliteStoreService service(loop, folder.path());
    std::optional<std::int64_t> left;
    // Behind what it does by itself.
    service.change_many([](Store& store, const auto&) { return store.facets().deleted; },
                        [&](const auto& result) { left = result.value; });
    loop.run_until([&] { return left.has_value(); });
    EXPECT_EQ(left, 1);
}

TEST(LabHandler, CountsRowByRow) {
    const RunningServer server;
    Client client = server.client();
    const json::object job = client.ask({{"type", "lab-nodes"},
                                         {"game", "wolf-sheep"},
                                         {"evaluation", "simple"},
                                         {"from", 2},
                                         {"to", 4},
                                         {"algorithms", json::array{"minimax", "alphabeta"}}});
    EXPECT_EQ(string_at(job, "type"), "job") << text(job);
    std::vector<json::object> rows;
    json::object last;
    do {
        last = client.receive();
        if (last.contains("row")) rows.push_back(at(last, "row").as_object());
    } while (string_at(last, "type") == "news");
    ASSERT_EQ(string_at(last, "type"), "done") << text(last);
    ASSERT_EQ(rows.size(), 3U);
    EXPECT_EQ(number_at(rows[0], "depth"), 2);
    EXPECT_GT(number_at(rows[2], "counts.minimax.evaluations"), number_at(rows[2], "counts.alphabeta.evaluations"));
    EXPECT_LE(number_at(rows[2], "minimum"), number_at(rows[2], "counts.alphabeta.evaluations"));
    EXPECT_LE(number_at(rows[2], "regular"), number_at(rows[2], "counts.alphabeta.evaluations") * 2);
    const std::string csv = get(server.port(), "/transfers/" + string_at(last, "csv")).body;
    EXPECT_EQ(csv.substr(0, csv.find('\n')),
              "depth,minimax evaluations,minimax nodes,minimax seconds,alphabeta evaluations,alphabeta "
              "nodes,alphabeta seconds,b,regular,minimum");
    const json::value whole = json::parse(get(server.port(), "/transfers/" + string_at(last, "json")).body);
    EXPECT_EQ(text(at(whole, "depths.2")), text(rows[2]));
}

/// What the buttons of exhibits ask for, in small.
TEST(LabHandler, ProvesPlaysGridsAndClimbsLadders) {
    const RunningServer server;
    Client client = server.client();
    const auto expect_files = [&](const json::object& result, std::string_view head) {
        EXPECT_TRUE(get(server.port(), "/transfers/" + string_at(result, "csv")).body.starts_with(head));
        EXPECT_TRUE(get(server.port(), "/transfers/" + string_at(result, "svg")).body.starts_with("<svg"));
    };
    const auto prove = [&](int depth) {
        return client.finish({{"type", "lab-prove"},
                              {"text", "8/4w3/8/S1S1S1S1/8/8/8/8 w"},
                              {"player", {{"algorithm", "alphabeta"}, {"evaluation", "simple"}, {"depth", depth}}}});
    };
    const json::object proof = prove(8);
    EXPECT_TRUE(at(proof, "holds").as_bool()) << text(proof);
    expect_files(proof, "ply,");
    EXPECT_EQ(number_at(prove(6), "losses"), 112);

    const json::object grid = client.finish({{"type", "lab-grid"},
                                             {"player", {{"algorithm", "alphabeta"}, {"evaluation", "material"}}},
                                             {"from", 1},
                                             {"to", 2},
                                             {"games", 2}});
    ASSERT_EQ(at(grid, "cells").as_array().size(), 4U) << text(grid);
    for (const json::value& cell : at(grid, "cells").as_array()) EXPECT_EQ(number_at(cell, "games"), 2);
    EXPECT_EQ(string_at(grid, "measure"), "king distance");
    expect_files(grid, "first depth,second depth,games,");

    const json::object ladder = client.finish(
        {{"type", "lab-ladder"}, {"game", "pawns-kings"}, {"evaluation", "material"}, {"games", 2}, {"nodes", 50}});
    EXPECT_EQ(string_at(ladder, "rungs.0.name"), "alphabeta") << text(ladder);
    EXPECT_EQ(
        number_at(ladder, "rungs.1.wins") + number_at(ladder, "rungs.1.draws") + number_at(ladder, "rungs.1.losses"),
        2);
    expect_files(ladder, "rung,");
}

TEST(LabHandler, RecordsGames) {
    const RunningServer server;
    Client client = server.client();
    const json::object thinker{{"algorithm", "alphabeta"}, {"depth", 2}, {"evaluation", "material"}};
    const json::object job = client.ask({{"type", "lab-run"},
                                         {"game", "pawns-kings"},
                                         {"first", thinker},
                                         {"second", thinker},
                                         {"compared", "minimax"},
                                         {"games", 2},
                                         {"seed", 7}});
    ASSERT_EQ(string_at(job, "type"), "job") << text(job);
    std::array<std::size_t, 2> plies{};
    std::array<std::int64_t, 2> finished{};
    json::object last;
    while (true) {
        last = client.receive();
        if (string_at(last, "type") != "news") break;
        const auto game = static_cast<std::size_t>(number_at(last, "game"));
        if (last.contains("plies")) plies.at(game) += at(last, "plies").as_array().size();
        if (last.contains("finished")) finished.at(game) = number_at(last, "finished.plies");
    }
    ASSERT_EQ(string_at(last, "type"), "done") << text(last);
    EXPECT_GT(plies[0], 0U);
    EXPECT_EQ(static_cast<std::int64_t>(plies[0]), finished[0]);
    EXPECT_EQ(static_cast<std::int64_t>(plies[1]), finished[1]);
    EXPECT_EQ(number_at(last, "compared.own.moves"), finished[0] + finished[1]);
    EXPECT_GT(number_at(last, "compared.compared.nodes"), number_at(last, "compared.own.nodes"));
    EXPECT_EQ(get(server.port(), "/transfers/" + string_at(last, "svg")).body.substr(0, 4), "<svg");

    // The games can be kept, one or all, and more than once.
    const std::string pgn = string_at(last, "pgn");
    const json::object one = client.finish({{"type", "import"}, {"transfer", pgn}, {"keep", true}, {"only", 1}});
    EXPECT_EQ(number_at(one, "games"), 1) << text(one);
    EXPECT_EQ(number_at(one, "problem_count"), 0) << text(one);
    const json::object both = client.finish({{"type", "import"}, {"transfer", pgn}, {"keep", true}});
    EXPECT_EQ(number_at(both, "games"), 1);
    EXPECT_EQ(number_at(both, "known"), 1);
}

TEST(LabHandler, CanBeCanceledAndRefusesNonsense) {
    const RunningServer server;
    Client client = server.client();
    const json::object job =
        client.ask({{"type", "lab-nodes"}, {"game", "chess"}, {"to", 30}, {"budget", 10'000'000'000}});
    client.send(json::object{{"type", "cancel"}, {"job", at(job, "job")}});
    const json::object done = client.receive("done");
    EXPECT_TRUE(at(done, "canceled").as_bool());
    for (const json::object& wrong :
         {json::object{{"type", "lab-nodes"}, {"game", "ludo"}},
          json::object{{"type", "lab-nodes"}, {"text", "rubbish"}},
          json::object{{"type", "lab-nodes"}, {"from", 5}, {"to", 3}},
          json::object{{"type", "lab-nodes"}, {"algorithms", json::array{"magic"}}},
          json::object{{"type", "lab-nodes"}, {"game", "wolf-sheep"}, {"evaluation", "solved"}},
          json::object{{"type", "lab-run"}, {"games", 1'000'000}},
          json::object{{"type", "lab-run"}, {"first", json::object{{"algorithm", "magic"}}}}})
        EXPECT_EQ(string_at(client.ask(wrong), "type"), "refused") << text(wrong);
}

}  // namespace
}  // namespace rookery::server_test
