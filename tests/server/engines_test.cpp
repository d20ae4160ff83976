// Other engines: the machine's owner names them, a page picks them by their names and cannot do more.

#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>
#include <signal.h>

#include "app/test_loop.h"
#include "engine/games.h"
#include "server/engines/engine_registry.h"
#include "server/resigning_engine.h"
#include "server/running_server.h"
#include "server/search_scheduler.h"
#include "server/transfer.h"
#include "support/contents.h"
#include "support/error_text.h"

namespace rookery::server_test {
namespace {

namespace fs = std::filesystem;
using server::EngineRegistry;
using support::error_text;

/// An engine that always wants to play the same, and writes down the number of its process.
class Engines : public testing::Test {
protected:
    Engines() {
        command_ = folder_.write("engine", R"(#!/bin/sh
echo $$ > ")" + marker().string() + R"(.new"
mv ")" + marker().string() + R"(.new" ")" + marker().string() +
                                               R"("
while read -r word rest; do
    case $word in
        uci) echo "id name Simple"; echo "option name MultiPV type spin default 1 min 1 max 5"; echo uciok ;;
        isready) echo readyok ;;
        position) case $rest in *" w "*" moves e2e4"*|*" b "*) move=e7e5 ;; *) move=e2e4 ;; esac ;;
        go) echo "info depth 7 multipv 1 score cp 31 nodes 1234 pv $move nonsense"
            case $rest in infinite) ;; *) echo "bestmove $move" ;; esac ;;
        stop) echo "bestmove $move" ;;
        quit) exit ;;
    esac
done
)");
        fs::permissions(command_, fs::perms::owner_all);
    }

    static constexpr const char* simple_one = R"({"kind":"computer","engine":"Simple one"})";

    [[nodiscard]] fs::path marker() const { return folder_.path() / "started"; }
    void offer(const RunningServer& server, const std::string& name = "Simple one") const {
        EngineRegistry(server.folder()).add({name, command_, false, false});
    }
    static std::string file_of(const RunningServer& server) {
        return support::contents(server.folder() / "engines.json");
    }

    support::TemporaryFolder folder_;
    std::string command_;
};

TEST_F(Engines, AreListedInAFile) {
    const support::TemporaryFolder data;
    const EngineRegistry registry(data.path());
    EXPECT_TRUE(registry.list().empty());
    registry.add({"One", "one --quiet", false, false});
    registry.add({"Two", "two", true, true});
    EXPECT_EQ(registry.list().size(), 2U);
    EXPECT_EQ(registry.find("one")->command, "one --quiet") << "capitals do not matter";
    EXPECT_TRUE(registry.find("Two")->speaks_xboard);
    EXPECT_TRUE(registry.find("Two")->sits_at_one_board);
    EXPECT_FALSE(registry.find("One")->sits_at_one_board);
    EXPECT_NE(error_text([&] { registry.add({"ONE", "other", false, false}); }).find("already"), std::string::npos);
    EXPECT_NE(error_text([&] { registry.add({"", "other", false, false}); }), "(no error)");
    EXPECT_NE(error_text([&] { registry.add({"Three", " ", false, false}); }), "(no error)");
    EXPECT_NE(error_text([&] { registry.add({"A\nB", "other", false, false}); }), "(no error)");
    EXPECT_TRUE(registry.remove("One"));
    EXPECT_FALSE(registry.remove("One"));
    EXPECT_EQ(registry.list().front().name, "Two");
    const auto mode = fs::status(data.path() / "engines.json").permissions();
    EXPECT_EQ(mode & (fs::perms::group_all | fs::perms::others_all), fs::perms::none);
    std::ofstream(data.path() / "engines.json") << "[{\"name\": 3}]";
    EXPECT_NE(error_text([&] { static_cast<void>(registry.list()); }).find("damaged"), std::string::npos);
}

TEST_F(Engines, AnalyseAndTellWhatIsSaid) {
    const RunningServer server;
    offer(server);
    Client client(server.port());
    const json::object welcome = client.greet();
    EXPECT_EQ(text(at(welcome, "engines")), R"(["Simple one"])");
    EXPECT_EQ(json::serialize(welcome).find(command_), std::string::npos) << "a page need not know the command";
    client.send({{"type", "analyse"}, {"request", 5}, {"engine", "Simple one"}});
    // What is said is told as it comes, in one message or in several.
    std::string said;
    json::object lines;
    while (said.find("uciok") == std::string::npos || lines.empty()) {
        const json::object message = client.receive();
        if (string_at(message, "type") == "conversation") said += json::serialize(message);
        if (string_at(message, "type") == "lines" && !at(message, "lines").as_array().empty()) lines = message;
    }
    EXPECT_EQ(number_at(lines, "lines.0.score.centipawns"), 31);
    EXPECT_EQ(string_at(lines, "lines.0.line.0.notation"), "e4");
    EXPECT_EQ(at(lines, "lines.0.line").as_array().size(), 1U) << "what cannot be played is left out";
    // Another position: the same process goes on.
    client.send({{"type", "analyse"}, {"request", 6}, {"engine", "Simple one"}, {"moves", json::array{"e2e4"}}});
    do lines = client.receive("lines");
    while (number_at(lines, "request") != 6 || lines.at("lines").as_array().empty());
    EXPECT_EQ(string_at(lines, "lines.0.line.0.notation"), "e5");
    EXPECT_EQ(string_at(client.ask({{"type", "analyse-stop"}}), "type"), "analyse-stopped");
}

/// Each has a search of its own, and each can be stopped alone.
TEST_F(Engines, AnalyseBesideOurs) {
    const RunningServer server;
    offer(server);
    Client client = server.client();
    const auto wait_for_lines = [&](std::int64_t request) {
        json::object lines;
        do lines = client.receive("lines");
        while (number_at(lines, "request") != request || lines.at("lines").as_array().empty());
    };
    client.send({{"type", "analyse"}, {"request", 105}});
    client.send({{"type", "analyse"}, {"request", 106}, {"engine", "Simple one"}});
    wait_for_lines(106);
    wait_for_lines(105);
    EXPECT_EQ(string_at(client.ask({{"type", "analyse-stop"}, {"other", true}}), "type"), "analyse-stopped");
    wait_for_lines(105);
    client.send({{"type", "analyse"}, {"request", 107}, {"engine", "Simple one"}});
    wait_for_lines(107);
    EXPECT_EQ(string_at(client.ask({{"type", "analyse-stop"}, {"other", false}}), "type"), "analyse-stopped");
    client.send({{"type", "analyse"}, {"request", 108}, {"engine", "Simple one"}, {"moves", json::array{"e2e4"}}});
    wait_for_lines(108);
    EXPECT_EQ(string_at(client.ask({{"type", "analyse-stop"}}), "type"), "analyse-stopped");
}

TEST_F(Engines, AnalyseWithTheMovesOfTheGame) {
    const RunningServer server;
    offer(server);
    Client client = server.client();
    client.send({{"type", "analyse"},
                 {"request", 5},
                 {"engine", "Simple one"},
                 {"moves", json::array{"g1f3", "g8f6", "f3g1", "f6g8"}}});
    // An engine that is told the position alone cannot know what was there before.
    std::string said;
    while (said.find("moves g1f3 g8f6 f3g1 f6g8") == std::string::npos)
        said += json::serialize(client.receive("conversation"));
}

TEST_F(Engines, PlayAndTellWhatIsSaid) {
    const RunningServer server;
    offer(server);
    Client client = server.client();
    const json::object game = client.begin("chess", simple_one, "person");
    EXPECT_EQ(string_at(game, "status.players.first.name"), "Simple one");
    const json::object conversation = client.receive("conversation");
    EXPECT_EQ(string_at(conversation, "id"), string_at(game, "id"));
    EXPECT_EQ(string_at(client.receive("ply"), "record.move"), "e2e4");
}

TEST_F(Engines, PlayAgainstEachOther) {
    const RunningServer server;
    offer(server);
    offer(server, "Another");
    Client client = server.client();
    const json::object game = client.begin("chess", simple_one, R"({"kind":"computer","engine":"Another"})");
    client.send({{"type", "step"}, {"id", string_at(game, "id")}});
    EXPECT_EQ(string_at(client.receive("ply"), "record.move"), "e2e4");
    client.send({{"type", "step"}, {"id", string_at(game, "id")}});
    EXPECT_EQ(string_at(client.receive("ply"), "record.move"), "e7e5");
}

TEST_F(Engines, MayResign) {
    const std::string command = folder_.write("quitter", resigning_engine);
    fs::permissions(command, fs::perms::owner_all);
    const RunningServer server;
    EngineRegistry(server.folder()).add({"Quitter", command, true, false});
    Client client = server.client();
    static_cast<void>(client.begin("chess", R"({"kind":"computer","engine":"Quitter"})", "person"));
    json::object status;
    do status = client.receive("status");
    while (at(status, "status.outcome").is_null());
    EXPECT_EQ(string_at(status, "status.outcome.result"), "0-1");
    EXPECT_EQ(string_at(status, "status.outcome.reason"), "resignation");
}

TEST_F(Engines, PlayATeamOfBughouse) {
    const RunningServer server;
    EngineRegistry(server.folder()).add({"Team", ROOKERY_PROGRAM, false, true});
    Client client = server.client();
    static_cast<void>(client.begin("bughouse", R"({"kind":"computer","engine":"Team","depth":2})", "person"));
    EXPECT_FALSE(string_at(client.receive("ply"), "record.move").empty());
}

/// An engine that speaks XBoard's protocol: our own.
class XBoardEngines : public Engines {
protected:
    XBoardEngines() { EngineRegistry(server_.folder()).add({"Boarder", ROOKERY_PROGRAM, true, false}); }

    static constexpr const char* boarder = R"({"kind":"computer","engine":"Boarder","depth":4})";

    /// The first lines of an analysis, and what was said until then.
    static json::object lines_of(Client& client, std::int64_t request, std::string& said) {
        while (true) {
            const json::object message = client.receive();
            if (string_at(message, "type") == "refused") ADD_FAILURE() << text(message);
            if (string_at(message, "type") == "conversation") said += json::serialize(message);
            if (string_at(message, "type") == "lines" && number_at(message, "request") == request &&
                !at(message, "lines").as_array().empty())
                return message;
        }
    }

    const RunningServer server_;
};

TEST_F(XBoardEngines, AnalyseAndTellWhatIsSaid) {
    Client client = server_.client();
    client.send({{"type", "analyse"}, {"request", 5}, {"engine", "Boarder"}, {"moves", json::array{"e2e4"}}});
    std::string said;
    json::object lines = lines_of(client, 5, said);
    EXPECT_FALSE(string_at(lines, "lines.0.line.0.notation").empty());
    EXPECT_GT(number_at(lines, "depth"), 0);
    for (const std::string words : {"protover 2", "usermove e2e4", "\"go\""})
        EXPECT_NE(said.find(words), std::string::npos) << words << said;
    // Another position while it thinks: a mate, which it sees at once.
    client.send(
        {{"type", "analyse"}, {"request", 6}, {"engine", "Boarder"}, {"moves", json::array{"f2f3", "e7e5", "g2g4"}}});
    do lines = lines_of(client, 6, said);
    while (string_at(lines, "lines.0.line.0.notation") != "Qh4#");
    EXPECT_EQ(string_at(lines, "lines.0.score.win"), "second");
    EXPECT_EQ(number_at(lines, "lines.0.score.plies"), 1);
    EXPECT_EQ(string_at(client.ask({{"type", "analyse-stop"}}), "type"), "analyse-stopped");
}

TEST_F(XBoardEngines, Play) {
    Client client = server_.client();
    const json::object game = client.begin("chess", "person", boarder);
    EXPECT_EQ(string_at(game, "status.players.second.name"), "Boarder");
    static_cast<void>(play(client, 0, "e2e4"));
    const json::object answer = client.receive("ply");
    EXPECT_EQ(string_at(answer, "record.by"), "computer");
    EXPECT_FALSE(string_at(answer, "record.move").empty());
    static_cast<void>(play(client, 2, "a2a3"));
    EXPECT_EQ(string_at(client.receive("ply"), "record.by"), "computer") << "the game goes on";
}

TEST_F(XBoardEngines, PlayVariants) {
    Client client = server_.client();
    static_cast<void>(client.begin("3check", boarder, "person"));
    EXPECT_FALSE(string_at(client.receive("ply"), "record.move").empty());
}

TEST_F(Engines, ASearchThatWasGivenUpBeforeItBeganDoesNotHoldUpTheNext) {
    const support::TemporaryFolder data;
    EngineRegistry(data.path()).add({"Simple one", command_, false, false});
    app::TestLoop loop;
    server::EngineScheduler scheduler(loop, {}, data.path());
    int reports = 0;
    for (int i = 0; i < 20; ++i) {
        bool begun = false;
        bool reported = false;
        const auto endless = [&](bool& is_there) {
            app::SearchTask task;
            task.owner = "somebody";
            task.engine = "Simple one";
            task.position = engine::start_position("chess");
            task.request.limits.infinite = true;
            task.on_begin = [&] { begun = true; };
            task.on_report = [&](const engine::Report&) { is_there = true; };
            task.on_answer = [](const engine::Answer&) {};
            task.on_problem = [](const app::Problem& problem) { ADD_FAILURE() << problem.words; };
            return task;
        };
        bool never = false;
        const auto first = scheduler.start(endless(never));
        loop.run_until([&] { return begun; });
        scheduler.cancel(first);  // while the engine's thread may not have looked at it yet
        const auto second = scheduler.start(endless(reported));
        loop.run_until([&] { return reported; });
        scheduler.cancel(second);
        EXPECT_FALSE(never);
        ++reports;
    }
    EXPECT_EQ(reports, 20);
}

TEST_F(Engines, EndWithTheTabThatTheyWorkFor) {
    // No search ends for want of time.
    const RunningServer server([](server::ServerSettings& settings) {
        settings.searches.longest = settings.searches.unwatched = std::chrono::hours(2);
    });
    offer(server);
    pid_t process = 0;
    {
        Client client = server.client();
        client.send({{"type", "analyse"}, {"request", 5}, {"engine", "Simple one"}});
        json::object lines;
        do lines = client.receive("lines");
        while (at(lines, "lines").as_array().empty());
        std::ifstream(marker()) >> process;
        ASSERT_GT(process, 0);
        EXPECT_EQ(kill(process, 0), 0) << "it is at work";
    }
    EXPECT_TRUE(eventually([&] { return kill(process, 0) != 0; }));
}

TEST_F(Engines, APageCannotNameACommand) {
    const RunningServer server;
    offer(server);
    const std::string before = file_of(server);
    Client client = server.client();
    for (const std::string& name : {command_, "sh -c 'touch " + marker().string() + "'", std::string("../engine"),
                                    std::string("Simple one; " + command_), std::string("simple one\n")}) {
        const json::object refused = client.ask({{"type", "analyse"}, {"engine", name}});
        EXPECT_EQ(string_at(refused, "type"), "refused") << name;
        EXPECT_EQ(string_at(refused, "code"), "no-such-engine") << name;
        const json::object player{{"kind", "computer"}, {"engine", name}};
        const json::object refused_game =
            client.ask({{"type", "new"},
                        {"game", "chess"},
                        {"players", json::object{{"first", player}, {"second", json::object{{"kind", "person"}}}}}});
        EXPECT_EQ(string_at(refused_game, "type"), "refused") << name;
    }
    // Nor does any other word of a message change what is run.
    static_cast<void>(client.ask({{"type", "position"}, {"command", command_}, {"engines", json::array{command_}}}));
    static_cast<void>(client.ask({{"type", "engine-add"}, {"name", "Mine"}, {"command", command_}}));
    EXPECT_EQ(file_of(server), before);
    EXPECT_FALSE(fs::exists(marker())) << "nothing was started";
}

TEST_F(Engines, AFileCannotNameACommand) {
    const RunningServer server;
    offer(server);
    const std::string before = file_of(server);
    Client client = server.client();
    const std::string pgn = "[Event \"engines.json\"]\n[White \"" + command_ +
                            "\"]\n[WhiteType \"program\"]\n[Engine \"" + command_ +
                            "\"]\n[Result \"*\"]\n\n1. e4 {[%engine " + command_ + "]} *\n";
    client.send({{"type", "read"}, {"request", 3}, {"text", pgn}});
    static_cast<void>(client.receive("done"));
    // Nor one that is kept: neither when it comes in nor when it is opened.
    const json::object imported = import(server, client, pgn);
    ASSERT_EQ(number_at(imported, "games"), 1);
    const json::object opened = client.finish({{"type", "reopen"}, {"id", string_at(imported, "first")}});
    EXPECT_EQ(string_at(opened, "type"), "done") << text(opened);
    Client other(server.port());
    EXPECT_EQ(text(at(other.greet(), "engines")), R"(["Simple one"])");
    EXPECT_EQ(file_of(server), before);
    EXPECT_FALSE(fs::exists(marker()));
}

TEST_F(Engines, OneThatFailsIsToldOf) {
    const RunningServer server;
    EngineRegistry(server.folder()).add({"Broken", "false", false, false});
    Client client = server.client();
    client.send({{"type", "analyse"}, {"request", 5}, {"engine", "Broken"}});
    const json::object refused = client.receive("refused");
    EXPECT_NE(string_at(refused, "reason").find("exit code 1"), std::string::npos) << text(refused);
    EXPECT_EQ(string_at(refused, "code"), "engine-failed");
    EXPECT_EQ(string_at(refused, "parameters.engine"), "Broken");
    EXPECT_EQ(string_at(refused, "parameters.how"), "ended");
}

}  // namespace
}  // namespace rookery::server_test
