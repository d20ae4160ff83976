// An analysis, as a page talks about it.

#include <cstdlib>
#include <filesystem>

#include <gtest/gtest.h>

#include "server/running_server.h"
#include "server/transfer.h"
#include "support/temporary_folder.h"

namespace rookery::server_test {
namespace {

json::value tree_of(const RunningServer& server, const json::value& done) {
    return json::parse(get(server.port(), "/transfers/" + string_at(done, "tree")).body);
}

TEST(Analysis, APositionOfAnyGame) {
    const RunningServer server;
    Client client = server.client();
    const json::object chess =
        client.ask({{"type", "position"}, {"game", "chess"}, {"moves", json::array{"e2e4", "e7e5"}}});
    EXPECT_EQ(string_at(chess, "type"), "position");
    EXPECT_EQ(string_at(chess, "moves.1.notation"), "e5");
    EXPECT_EQ(number_at(chess, "ply"), 2);
    EXPECT_EQ(text(at(chess, "boards.0.last")), R"(["e7","e5"])");
    EXPECT_EQ(string_at(chess, "words"), "White to move");
    EXPECT_EQ(text(at(chess, "legal.0.moves.g1")), R"(["e2","f3","h3"])");
    const json::object large =
        client.ask({{"type", "position"}, {"game", "wolf-sheep"}, {"options", json::object{{"size", 12}}}});
    EXPECT_EQ(number_at(large, "layout.0.files"), 12);
    const json::object over =
        client.ask({{"type", "position"}, {"game", "chess"}, {"moves", json::array{"f2f3", "e7e5", "g2g4", "d8h4"}}});
    EXPECT_EQ(string_at(over, "outcome.words"), "Black wins by checkmate.");
    EXPECT_EQ(string_at(client.ask({{"type", "position"}, {"text", "nonsense"}}), "type"), "refused");
    EXPECT_EQ(string_at(client.ask({{"type", "position"}, {"moves", json::array{"e2e5"}}}), "to"), "position");
}

TEST(Analysis, AnEditorForAnyGame) {
    const RunningServer server;
    Client client = server.client();
    json::object edit = client.ask({{"type", "edit"}, {"game", "crazyhouse"}});
    EXPECT_EQ(string_at(edit, "kit.white"), "kqrbnp");
    edit["boards"].as_array()[0].as_object()["placement"] = "4k3/8/8/8/8/8/8/4K3";
    edit["boards"].as_array()[0].as_object()["pockets"] =
        json::object{{"white", json::object{{"q", 1}}}, {"black", json::object{}}};
    edit["to_move"] = "second";
    const json::object changed = client.ask(edit);
    EXPECT_EQ(string_at(changed, "text"), "4k3/8/8/8/8/8/8/4K3[Q] b - - 0 1");
    edit["boards"].as_array()[0].as_object()["placement"] = "4k3/8/8/8/8/8/8/8";
    const json::object wrong = client.ask(edit);
    EXPECT_EQ(string_at(wrong, "problem.reason"), "White has no king.");
    EXPECT_EQ(string_at(wrong, "problem.code"), "position-no-king");
    EXPECT_EQ(string_at(wrong, "problem.parameters.side"), "white");
    edit["boards"].as_array()[0].as_object()["en_passant"] = "- 0 1 | 8/8";
    EXPECT_EQ(string_at(client.ask(edit), "type"), "refused");
    edit["boards"] = json::array{};
    EXPECT_EQ(string_at(client.ask(edit), "type"), "refused");
}

TEST(Analysis, TablesOfEndingsAreTold) {
    const char* tables = std::getenv("ROOKERY_SYZYGY");
    if (tables == nullptr || *tables == '\0') GTEST_SKIP() << "ROOKERY_SYZYGY names no folder with tables";
    const RunningServer server([&](server::ServerSettings& settings) { settings.searches.syzygy_path = tables; });
    Client client = server.client();
    client.send({{"type", "analyse"}, {"request", 7}, {"text", "7k/8/8/8/8/8/8/KBN5 w - - 0 1"}});
    json::object lines;
    do lines = client.receive("lines");
    while (lines.at("lines").as_array().empty());
    EXPECT_TRUE(at(lines, "tables").as_bool());
    EXPECT_EQ(string_at(lines, "lines.0.score.win"), "first");
    EXPECT_TRUE(at(lines, "lines.0.score").as_object().contains("plies"));
}

TEST(Analysis, LinesComeUntilTheyAreStopped) {
    const RunningServer server;
    Client client = server.client();
    client.send({{"type", "analyse"}, {"request", 7}, {"game", "chess"}, {"lines", 3}});
    json::object lines;
    do lines = client.receive("lines");
    while (lines.at("lines").as_array().size() < 3 || number_at(lines, "depth") < 4);
    EXPECT_EQ(number_at(lines, "request"), 7);
    EXPECT_FALSE(string_at(lines, "lines.0.line.0.notation").empty());
    EXPECT_NE(string_at(lines, "lines.0.line.0.move"), string_at(lines, "lines.1.line.0.move"));
    EXPECT_TRUE(at(lines, "lines.0.score.centipawns").is_number());
    client.send({{"type", "analyse-stop"}});
    static_cast<void>(client.receive("analyse-stopped"));
    EXPECT_EQ(string_at(client.ask({{"type", "ping"}}), "type"), "pong") << "and nothing comes after it";
}

TEST(Analysis, AThreatIsTheOtherSidesBestMove) {
    const RunningServer server;
    Client client = server.client();
    client.send({{"type", "analyse"}, {"text", "6k1/5ppp/8/8/8/8/q4PPP/3R2K1 b - - 0 1"}, {"threat", true}});
    json::object lines;
    do lines = client.receive("lines");
    while (lines.at("lines").as_array().empty());
    EXPECT_EQ(string_at(lines, "lines.0.line.0.notation"), "Rd8#");
    const json::object none =
        client.ask({{"type", "analyse"}, {"text", "4k3/8/8/8/8/8/4q3/4K3 w - - 0 1"}, {"threat", true}});
    EXPECT_EQ(string_at(none, "type"), "refused");
}

TEST(Analysis, WhereTheGameIsSolvedEveryMoveIsKnown) {
    const RunningServer server;
    Client client = server.client();
    client.send({{"type", "analyse"}, {"game", "wolf-sheep"}, {"lines", 1}});
    json::object lines;
    do lines = client.receive("lines");
    while (lines.at("lines").as_array().empty());
    EXPECT_TRUE(at(lines, "exact").as_bool());
    EXPECT_TRUE(at(lines, "resting").as_bool());
    EXPECT_EQ(lines.at("lines").as_array().size(), 2U) << "the wolf has two moves";
    EXPECT_EQ(number_at(lines, "lines.0.score.plies"), 44);
    EXPECT_EQ(string_at(lines, "words"), "The sheep win in 44 plies with best play.");
    const json::object solved = client.finish({{"type", "solve"}, {"game", "wolf-sheep"}});
    EXPECT_EQ(string_at(solved, "words"), "The sheep win in 44 plies with best play.");
    EXPECT_EQ(solved.at("lines").as_array().size(), 2U);
    EXPECT_EQ(number_at(solved, "counts.first"), 133'415) << "for the sheep";
    EXPECT_EQ(number_at(solved, "counts.second"), 2'013'760 - 133'415);
    EXPECT_EQ(number_at(solved, "counts.draws"), 0);
    EXPECT_EQ(string_at(client.ask({{"type", "solve"}, {"game", "chess"}}), "type"), "refused");
}

TEST(Analysis, EndingsWithAFewMenAreSolvedWhenSomebodyAsks) {
    const support::TemporaryFolder folder;
    const RunningServer server(
        [&](server::ServerSettings& settings) { settings.searches.endings_folder = folder.path().string(); });
    Client client = server.client();
    const auto solvable = [&](std::string_view game, std::string_view text) {
        return at(client.ask({{"type", "position"}, {"game", game}, {"text", text}}), "solvable").as_bool();
    };
    EXPECT_FALSE(solvable("chess", ""));
    EXPECT_TRUE(solvable("chess", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1")) << "White may castle";
    EXPECT_FALSE(solvable("chess", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")) << "that is over";
    EXPECT_TRUE(solvable("crazyhouse", "4k3/8/8/8/8/8/8/K6Q[] w - - 0 1")) << "what is captured comes back";
    EXPECT_FALSE(solvable("crazyhouse", "4k3/8/8/8/8/8/PP6/K7[] w - - 0 1")) << "two pawns have too many ways";
    EXPECT_FALSE(solvable("wolf-sheep", "")) << "that needs no asking";
    EXPECT_TRUE(solvable("atomic", "4k3/8/8/8/8/8/8/K6Q w - - 0 1"));
    const std::string_view queen = "4k3/8/8/8/8/8/8/K6Q w - - 0 1";
    EXPECT_TRUE(solvable("chess", queen));
    const json::object solved = client.finish({{"type", "solve"}, {"game", "chess"}, {"text", queen}});
    EXPECT_EQ(number_at(solved, "lines.0.score.plies"), 13);
    EXPECT_EQ(string_at(solved, "lines.0.score.win"), "first");
    EXPECT_EQ(solved.at("lines").as_array().size(), 23U) << "every move";
    EXPECT_TRUE(std::filesystem::exists(folder.path() / "chess-KQvK.ending"));
}

TEST(Analysis, EverySquareOfWolfAndSheepIsKnown) {
    const RunningServer server;
    Client client = server.client();
    const json::object start = client.finish({{"type", "lab-squares"}});
    EXPECT_EQ(string_at(start, "position"), "3w4/8/8/8/8/8/8/S1S1S1S1 b");
    const auto winner_on = [](const json::object& solved, std::string_view name) -> std::string {
        for (const json::value& square : solved.at("squares").as_array())
            if (string_at(square, "square") == name) return string_at(square, "winner");
        return "nobody stands there";
    };
    EXPECT_EQ(start.at("squares").as_array().size(), 28U) << "32 dark squares, and four sheep";
    EXPECT_EQ(winner_on(start, "d8"), "first") << "the sheep win from the start";
    EXPECT_EQ(winner_on(start, "a1"), "nobody stands there") << "there is a sheep";
    EXPECT_EQ(winner_on(start, "b1"), "nobody stands there") << "it is a light square";
    const json::object late = client.finish({{"type", "lab-squares"}, {"text", "3w4/8/8/S1S1S1S1/8/8/8/8 b"}});
    EXPECT_EQ(winner_on(late, "d2"), "second") << "the sheep never come back";
    EXPECT_EQ(winner_on(late, "d8"), "first");
    EXPECT_EQ(string_at(client.ask({{"type", "lab-squares"}, {"text", "nonsense"}}), "type"), "refused");
}

TEST(Analysis, APlayerDoesNotWaitForThoseWhoLookOn) {
    const RunningServer server([](server::ServerSettings& settings) { settings.searches.searches = 1; });
    Client looking = server.client();
    looking.send({{"type", "analyse"}, {"game", "chess"}});
    json::object lines;
    do lines = looking.receive("lines");
    while (lines.at("lines").as_array().empty() || number_at(lines, "depth") < 6);
    Client playing = server.client();
    // Long enough to need a large engine, of which there is one.
    static_cast<void>(playing.begin("chess", "person", R"({"kind":"computer","time":400})"));
    static_cast<void>(play(playing, 0, "e2e4"));
    EXPECT_EQ(string_at(playing.receive("ply"), "record.by"), "computer");
    // And its turn comes again: it goes on where it was, and never back.
    const std::int64_t before = number_at(lines, "depth");
    do {
        lines = looking.receive("lines");
        ASSERT_GE(number_at(lines, "depth"), before);
    } while (at(lines, "waiting").as_bool() || number_at(lines, "depth") == before);
}

TEST(Analysis, AWholeGameIsReportedOn) {
    const RunningServer server;
    Client client = server.client();
    const json::object done =
        client.finish({{"type", "report"},
                       {"depth", 8},
                       {"moves", json::array{"e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "g8f6", "h5f7"}}});
    ASSERT_EQ(string_at(done, "type"), "done") << text(done);
    ASSERT_EQ(done.at("plies").as_array().size(), 7U);
    EXPECT_TRUE(at(done, "complete").as_bool());
    EXPECT_EQ(string_at(done, "plies.5.mark"), "blunder");
    EXPECT_FALSE(string_at(done, "plies.5.best.line.0.notation").empty());
    EXPECT_EQ(string_at(done, "plies.6.score.win"), "first");
    EXPECT_EQ(number_at(done, "players.second.blunders"), 1);
    EXPECT_GT(at(done, "players.first.accuracy").as_double(), at(done, "players.second.accuracy").as_double());
    const json::object none = client.ask({{"type", "report"}});
    EXPECT_EQ(string_at(none, "type"), "refused");
}

TEST(Analysis, AReportOfASolvedGameKnowsEveryMistake) {
    const RunningServer server;
    Client client = server.client();
    // The sheep are winning until they let the wolf through.
    const json::object done = client.finish(
        {{"type", "report"}, {"game", "wolf-sheep"}, {"moves", json::array{"d8e7", "a1b2", "e7d6", "b2a3"}}});
    ASSERT_EQ(string_at(done, "type"), "done") << text(done);
    EXPECT_EQ(string_at(done, "plies.0.score.win"), "first");
    EXPECT_TRUE(at(done, "plies.0.loss").is_number());
}

TEST(Analysis, EveryGameIsLookedIntoAndReportedOn) {
    const RunningServer server;
    Client client(server.port());
    const json::object welcome = client.greet();
    for (const json::value& entry : welcome.at("games").as_array()) {
        const std::string game = string_at(entry, "id");
        json::array moves;
        for (int ply = 0; ply < 6; ++ply) {
            const json::object position = client.ask({{"type", "position"}, {"game", game}, {"moves", moves}});
            ASSERT_EQ(string_at(position, "type"), "position") << game;
            const json::object& legal = position.at("legal").as_array().back().as_object();
            const auto& [from, targets] = *legal.at("moves").as_object().begin();
            std::string move = string_at(legal, "prefix") + std::string(from) + string_at(targets, "0");
            moves.emplace_back(move);
        }
        client.send({{"type", "analyse"}, {"game", game}, {"moves", moves}, {"lines", 2}});
        json::object lines;
        do lines = client.receive("lines");
        while (lines.at("lines").as_array().empty());
        EXPECT_FALSE(string_at(lines, "lines.0.line.0.notation").empty()) << game;
        const json::object done = client.finish({{"type", "report"}, {"game", game}, {"moves", moves}, {"depth", 2}});
        EXPECT_EQ(string_at(done, "type"), "done") << text(done);
        EXPECT_EQ(done.at("plies").as_array().size(), 6U) << game;
        EXPECT_TRUE(at(done, "plies.5.score").is_object()) << game;
    }
}

TEST(Analysis, AReportCanBeCanceled) {
    const RunningServer server;
    Client client = server.client();
    const json::object job = client.ask({{"type", "report"}, {"time", 60'000}, {"moves", json::array{"e2e4", "e7e5"}}});
    client.send({{"type", "cancel"}, {"job", number_at(job, "job")}});
    const json::object done = client.receive("done");
    EXPECT_TRUE(at(done, "canceled").as_bool());
    EXPECT_FALSE(at(done, "complete").as_bool());
}

json::value kept_report(Client& client, const RunningServer& server, const json::array& moves) {
    const json::object answer = client.ask({{"type", "kept-report"}, {"moves", moves}});
    EXPECT_EQ(string_at(answer, "type"), "kept-report") << text(answer);
    const json::value& transfer = at(answer, "transfer");
    if (transfer.is_null()) return nullptr;
    return json::parse(get(server.port(), "/transfers/" + string_at(answer, "transfer")).body);
}

TEST(Analysis, AReportIsKeptForEverybodyWhoOpensTheGame) {
    const support::TemporaryFolder folder;
    const auto in_folder = [&](server::ServerSettings& settings) { settings.data = folder.path(); };
    const json::array moves{"e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "g8f6", "h5f7"};
    const json::array others{"e2e4", "e7e5", "d1h5"};
    json::object report{{"type", "report"}, {"depth", 4}, {"moves", moves}};
    json::object done;
    {
        const RunningServer server(in_folder);
        Client client = server.client();
        static_cast<void>(client.finish(report));
        EXPECT_TRUE(kept_report(client, server, moves).is_null()) << "nobody wanted that";
        report["keep"] = true;
        done = client.finish(report);
        EXPECT_FALSE(kept_report(client, server, moves).is_null());
    }
    // After a restart, for another page.
    const RunningServer server(in_folder);
    Client client = server.client();
    const json::value kept = kept_report(client, server, moves);
    ASSERT_TRUE(kept.is_object());
    EXPECT_EQ(text(at(kept, "plies")), text(at(done, "plies")));
    EXPECT_EQ(text(at(kept, "players")), text(at(done, "players")));
    EXPECT_TRUE(kept_report(client, server, others).is_null()) << "another game";
    // One that was canceled does not take its place.
    report["time"] = 60'000;
    report.erase("depth");
    const json::object job = client.ask(report);
    client.send({{"type", "cancel"}, {"job", number_at(job, "job")}});
    static_cast<void>(client.receive("done"));
    EXPECT_EQ(kept_report(client, server, moves), kept);
}

TEST(Analysis, TextsAreReadAndTreesWritten) {
    const RunningServer server;
    Client client = server.client();
    const json::object position = client.finish({{"type", "read"}, {"text", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"}});
    EXPECT_EQ(string_at(position, "position.game"), "chess");

    const std::string pgn = "[White \"Depth 4\"]\n\n1. e4 {good} e5 (1... c5 $1) 2. Nf3 *\n";
    const json::object game = client.finish({{"type", "read"}, {"transfer", leave(server, pgn)}});
    json::value tree = tree_of(server, game);
    EXPECT_EQ(string_at(tree, "nodes.0.comment"), "good");
    EXPECT_EQ(string_at(tree, "nodes.2.notation"), "c5");
    EXPECT_EQ(number_at(tree, "nodes.2.parent"), 0);
    EXPECT_EQ(string_at(tree, "nodes.3.boards.0.placement"), "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R");

    tree.as_object()["nodes"].as_array()[3].as_object()["comment"] = "developing";
    const json::object done = client.finish({{"type", "write"}, {"transfer", leave(server, json::serialize(tree))}});
    ASSERT_EQ(string_at(done, "type"), "done") << text(done);
    const std::string written = get(server.port(), "/transfers/" + string_at(done, "transfer")).body;
    EXPECT_NE(written.find("1. e4 {good} 1... e5 (1... c5 $1) 2. Nf3 {developing} *"), std::string::npos) << written;

    EXPECT_EQ(string_at(client.finish({{"type", "read"}, {"text", "hello"}}), "type"), "failed");
    EXPECT_EQ(string_at(client.ask({{"type", "write"}, {"transfer", "nothing"}}), "type"), "refused");
    EXPECT_EQ(string_at(client.finish({{"type", "write"}, {"transfer", leave(server, "[]")}}), "type"), "failed");
}

TEST(Analysis, AGameThatWasPlayedIsOpenedAgain) {
    const RunningServer server;
    Client client = server.client();
    const json::object game = client.begin("chess", "person", "person");
    static_cast<void>(play(client, 0, "e2e4"));
    static_cast<void>(play(client, 1, "c7c5"));
    const json::object done = client.finish({{"type", "reopen"}, {"id", string_at(game, "id")}});
    const json::value tree = tree_of(server, done);
    EXPECT_EQ(string_at(tree, "nodes.1.notation"), "c5");
    EXPECT_EQ(string_at(client.ask({{"type", "reopen"}, {"id", "nothing"}}), "type"), "refused");
}

std::string keep(Client& client, const RunningServer& server, const std::string& tree, const std::string& id = "") {
    json::object request{{"type", "keep"}, {"transfer", leave(server, tree)}};
    if (!id.empty()) request["id"] = id;
    const json::object done = client.finish(request);
    return string_at(done, "type") == "done" ? string_at(done, "id") : string_at(done, "reason");
}

TEST(Analysis, IsKeptAmongTheGamesAndChangedThere) {
    const RunningServer server;
    Client client = server.client();
    const std::string first =
        R"({"game":"chess","commands":[{"name":"csl","value":"Ge4"}],"comment":"begin",)"
        R"("nodes":[{"parent":-1,"move":"e2e4"},{"parent":0,"move":"e7e5"},{"parent":0,"move":"c7c5","comment":"sharp"}]})";
    // The page names it, so that it has an address at once.
    const std::string id = "abcdefgh23";
    EXPECT_EQ(keep(client, server, first, id), id);
    const json::object reopened = client.finish({{"type", "reopen"}, {"id", id}});
    EXPECT_EQ(string_at(reopened, "source"), "analysis");
    const json::value tree = tree_of(server, reopened);
    EXPECT_EQ(string_at(tree, "nodes.2.comment"), "sharp");
    EXPECT_EQ(string_at(tree, "commands.0.value"), "Ge4");
    EXPECT_EQ(string_at(tree, "comment"), "begin");
    const std::string second = R"({"game":"chess","nodes":[{"parent":-1,"move":"d2d4"}]})";
    EXPECT_EQ(keep(client, server, second, id), id);
    EXPECT_EQ(string_at(tree_of(server, client.finish({{"type", "reopen"}, {"id", id}})), "nodes.0.notation"), "d4");
    EXPECT_NE(keep(client, server, first), id);
    // What was played stays as it was, and what was deleted stays deleted.
    const json::object game = client.begin("chess", "person", "person");
    static_cast<void>(play(client, 0, "e2e4"));
    const std::string played = string_at(game, "id");
    EXPECT_NE(keep(client, server, second, played), played);
    static_cast<void>(client.ask({{"type", "delete"}, {"ids", json::array{id}}}));
    EXPECT_NE(keep(client, server, second, id), id);
    EXPECT_EQ(string_at(client.ask({{"type", "keep"}, {"transfer", "nothing"}}), "type"), "refused");
    EXPECT_EQ(string_at(client.ask({{"type", "keep"}, {"transfer", leave(server, second)}, {"id", "../x"}}), "type"),
              "refused");
    EXPECT_NE(keep(client, server, R"({"game":"chess","nodes":[{"parent":-1,"move":"e2e5"}]})").find("e5"),
              std::string::npos);
}

}  // namespace
}  // namespace rookery::server_test
