// A partner who sits at one board of a person's team, and moves there when the person says so.

#include <filesystem>

#include <gtest/gtest.h>

#include "server/engines/engine_registry.h"
#include "server/resigning_engine.h"
#include "server/running_server.h"
#include "support/contents.h"

namespace rookery::server_test {
namespace {

namespace fs = std::filesystem;
using server::EngineRegistry;

/// At the second board, where the first team has Black.
const std::string beside_rookery = R"({"kind":"person","partner":{"board":1}})";
const std::string beside_seat = R"({"kind":"person","partner":{"board":1,"engine":"Seat"}})";

/// Leaves the turn to the partner. It need not think for as long as it could.
json::object let_partner_move(Client& client) {
    const json::object status = client.ask({{"type", "partner"}});
    EXPECT_EQ(string_at(status, "type"), "status") << text(status);
    client.send({{"type", "stop"}});
    return client.receive("ply");
}

std::string code_of(const json::object& refused) {
    return string_at(refused, "type") == "refused" && refused.contains("code") ? string_at(refused, "code")
                                                                               : text(refused);
}

TEST(Partner, MovesOnItsBoardAlone) {
    const RunningServer server;
    Client client = server.client();
    const json::object game = client.begin("bughouse", beside_rookery, "person");
    EXPECT_EQ(number_at(game, "status.players.first.partner.board"), 1);
    EXPECT_TRUE(can(game, "partner"));
    const json::object ply = let_partner_move(client);
    EXPECT_EQ(number_at(ply, "record.board"), 1);
    EXPECT_EQ(string_at(ply, "record.side"), "first");
    EXPECT_EQ(string_at(ply, "record.by"), "computer");
    EXPECT_TRUE(at(ply, "status.thinking").is_null());
    // The other person has none.
    EXPECT_FALSE(can(ply, "partner"));
    EXPECT_EQ(code_of(client.ask({{"type", "partner"}})), "no-partner");
    EXPECT_TRUE(can(play(client, 1, "B:d2d4"), "partner"));
    // One move for each turn, by either of them, on any board.
    EXPECT_FALSE(can(play(client, 2, "A:e2e4"), "partner"));
}

TEST(Partner, LeavesItToThePersonWhoMovesFirst) {
    const RunningServer server;
    Client client = server.client();
    // With a whole day on the clock it thinks for longer than anything here takes.
    static_cast<void>(client.begin("bughouse", beside_rookery, "person",
                                   {{"clock", json::object{{"initial", 86'400'000}, {"increment", 0}}}}));
    const json::object thinking = client.ask({{"type", "partner"}});
    EXPECT_EQ(string_at(thinking, "status.thinking.side"), "first");
    EXPECT_EQ(string_at(thinking, "status.thinking.purpose"), "move");
    EXPECT_TRUE(can(thinking, "move"));
    EXPECT_TRUE(can(thinking, "stop"));
    EXPECT_FALSE(can(thinking, "partner"));
    EXPECT_FALSE(can(thinking, "hint"));
    EXPECT_EQ(code_of(client.ask({{"type", "partner"}})), "computer-thinking");
    EXPECT_EQ(code_of(client.ask({{"type", "hint"}})), "computer-thinking");
    const json::object ply = play(client, 0, "A:e2e4");
    EXPECT_EQ(string_at(ply, "record.by"), "person");
    EXPECT_TRUE(at(ply, "status.thinking").is_null());
    EXPECT_EQ(string_at(play(client, 1, "A:e7e5"), "type"), "ply") << "and nobody else has moved";
}

TEST(Partner, PlaysAgainstAComputerWithAClockAndItsMovesAreTakenBack) {
    const RunningServer server;
    Client client = server.client();
    static_cast<void>(client.begin("bughouse", beside_rookery, R"({"kind":"computer","time":50,"ponder":true})",
                                   {{"clock", json::object{{"initial", 600'000}, {"increment", 0}}}}));
    for (int turn = 0; turn < 2; ++turn) {
        const json::object own = let_partner_move(client);
        EXPECT_EQ(number_at(own, "record.ply"), 2 * turn + 1);
        EXPECT_EQ(number_at(own, "record.board"), 1);
        EXPECT_GT(number_at(own, "record.clock"), 0);
        const json::object reply = client.receive("ply");
        EXPECT_EQ(string_at(reply, "record.side"), "second");
        EXPECT_TRUE(can(reply, "partner"));
    }
    const json::object before = client.ask({{"type", "takeback"}});
    EXPECT_EQ(number_at(before, "position.ply"), 2) << "the person decides anew";
    EXPECT_TRUE(can(before, "partner"));
}

TEST(Partner, CannotMoveWhereThereIsNoMove) {
    const RunningServer server;
    Client client = server.client();
    // The king on A is in check.
    const json::object game =
        client.begin("bughouse", beside_rookery, "person",
                     {{"text", "4r2k/8/8/8/8/8/8/4K3[] w - - 0 1 | 4k3/p7/8/8/8/8/P7/4K3[] b - - 0 1 t1"}});
    EXPECT_FALSE(can(game, "partner"));
    const json::object refused = client.ask({{"type", "partner"}});
    EXPECT_EQ(code_of(refused), "partner-cannot-move");
    EXPECT_EQ(string_at(refused, "parameters.board"), "B");
    EXPECT_TRUE(
        can(client.ask({{"type", "players"},
                        {"players", json::object{{"first", json::parse(R"({"kind":"person","partner":{"board":0}})")},
                                                 {"second", json::object{{"kind", "person"}}}}}}),
            "partner"))
        << "somebody else may sit down at any time";
    EXPECT_EQ(number_at(let_partner_move(client), "record.board"), 0);
}

TEST(Partner, SitsOnlyWhereThatMakesSense) {
    const RunningServer server;
    EngineRegistry(server.folder()).add({"Whole", "false", false, false});
    Client client = server.client();
    const auto code = [&](const std::string& game, const std::string& first) {
        return code_of(client.begin(game, first, "person"));
    };
    EXPECT_EQ(code("chess", R"({"kind":"person","partner":{"board":0}})"), "no-partner-here");
    EXPECT_EQ(code("bughouse", R"({"kind":"person","partner":{"board":2}})"), "no-such-board");
    EXPECT_EQ(code("bughouse", R"({"kind":"computer","depth":1,"partner":{"board":1}})"), "partner-of-computer");
    EXPECT_EQ(code("bughouse", R"({"kind":"person","partner":{"board":1,"engine":"Whole"}})"), "engine-does-not-sit");
    EXPECT_EQ(code("bughouse", R"({"kind":"person","partner":{"board":1,"engine":"Gone"}})"), "no-such-engine");
    const auto reason = [&](const std::string& first) {
        return string_at(client.begin("bughouse", first, "person"), "reason");
    };
    EXPECT_NE(reason(R"({"kind":"person","partner":{"board":8}})").find("goes from 0 to 7"), std::string::npos);
    EXPECT_NE(reason(R"({"kind":"person","partner":{}})").find("missing"), std::string::npos);
    const json::object options{{"boards", 3}};
    EXPECT_EQ(string_at(client.begin("bughouse", R"({"kind":"person","partner":{"board":2}})", "person",
                                     {{"options", options}}),
                        "type"),
              "game");
}

TEST(Partner, IsThereAgainAfterARestart) {
    const support::TemporaryFolder data;
    const auto in_data = [&](server::ServerSettings& settings) { settings.data = data.path(); };
    std::string id;
    {
        const RunningServer server(in_data);
        Client client = server.client();
        id = string_at(client.begin("bughouse", beside_rookery, "person"), "id");
        static_cast<void>(let_partner_move(client));
        static_cast<void>(play(client, 1, "B:d2d4"));
    }
    const RunningServer server(in_data);
    Client client = server.client();
    const json::object game = client.ask({{"type", "open"}, {"id", id}});
    EXPECT_EQ(number_at(game, "status.players.first.partner.board"), 1);
    EXPECT_EQ(string_at(game, "records.1.by"), "computer");
    EXPECT_EQ(number_at(let_partner_move(client), "record.board"), 1);
}

/// An engine that plays one board of bughouse, badly, and counts how often it was started.
class SeatedEngine : public testing::Test {
protected:
    SeatedEngine() {
        command_ = write_program("seat", R"(#!/bin/sh
echo started >> ")" + starts_.string() + R"("
while read -r word rest; do
    case $word in
        uci) echo "id name Seat"; echo "option name UCI_Variant type combo default chess var chess var bughouse"
             echo uciok ;;
        isready) echo readyok ;;
        position) case $rest in *" b "*) move=e7e5 ;; *) move=e2e4 ;; esac ;;
        go) echo "info depth 7 score cp 31 nodes 1234 pv $move"; echo "bestmove $move" ;;
        quit) exit ;;
    esac
done
)");
    }

    std::string write_program(const std::string& name, const std::string& script) const {
        std::string command = folder_.write(name, script);
        fs::permissions(command, fs::perms::owner_all);
        return command;
    }
    [[nodiscard]] std::string starts() const { return support::contents(starts_); }

    support::TemporaryFolder folder_;
    fs::path starts_ = folder_.path() / "starts";
    std::string command_;
};

TEST_F(SeatedEngine, SitsAtItsBoardAlone) {
    const RunningServer server;
    EngineRegistry(server.folder()).add({"Whole", command_, false, false});
    EngineRegistry(server.folder()).add({"Seat", command_, false, true});
    Client client(server.port());
    const json::object welcome = client.greet();
    EXPECT_EQ(text(at(welcome, "engines")), R"(["Whole","Seat"])");
    EXPECT_EQ(text(at(welcome, "seated_engines")), R"(["Seat"])");
    // The same engine plays for the other team.
    static_cast<void>(client.begin("bughouse", beside_seat, R"({"kind":"computer","engine":"Seat"})"));
    EXPECT_FALSE(fs::exists(starts_)) << "nobody was asked yet";
    const json::object status = client.ask({{"type", "partner"}});
    EXPECT_EQ(string_at(status, "status.players.first.partner.engine"), "Seat");
    const json::object ply = client.receive("ply");
    EXPECT_EQ(string_at(ply, "record.move"), "B:e7e5");
    EXPECT_EQ(string_at(ply, "record.by"), "computer");
    EXPECT_EQ(number_at(ply, "record.depth"), 7);
    EXPECT_EQ(string_at(client.receive("ply"), "record.move"), "A:e7e5");
    EXPECT_EQ(starts(), "started\nstarted\n") << "one for each board, and not one for each team";
}

TEST_F(SeatedEngine, IsNotStartedWhereNobodySits) {
    const RunningServer server;
    EngineRegistry(server.folder()).add({"Seat", command_, false, true});
    Client client = server.client();
    static_cast<void>(client.begin("bughouse", beside_seat, "person"));
    EXPECT_EQ(string_at(client.ask({{"type", "partner"}}), "type"), "status");
    EXPECT_EQ(string_at(client.receive("ply"), "record.move"), "B:e7e5");
    EXPECT_EQ(starts(), "started\n");
}

TEST_F(SeatedEngine, ThatResignsDoesNotDoSoForTheTeam) {
    const std::string quitter = write_program("quitter", resigning_engine);
    const RunningServer server;
    EngineRegistry(server.folder()).add({"Seat", quitter, true, true});
    Client client = server.client();
    static_cast<void>(client.begin("bughouse", beside_seat, "person"));
    client.send({{"type", "partner"}});
    EXPECT_EQ(code_of(client.receive("refused")), "partner-gives-up");
    const json::object status = client.receive("status");
    EXPECT_TRUE(at(status, "status.outcome").is_null());
    EXPECT_TRUE(at(status, "status.thinking").is_null());
    EXPECT_EQ(string_at(play(client, 0, "A:e2e4"), "type"), "ply");
}

TEST_F(SeatedEngine, ThatIsGoneIsToldOf) {
    const RunningServer server;
    const EngineRegistry registry(server.folder());
    registry.add({"Seat", command_, false, true});
    Client client = server.client();
    static_cast<void>(client.begin("bughouse", beside_seat, "person"));
    ASSERT_TRUE(registry.remove("Seat"));
    registry.add({"Seat", command_, false, false});  // it knows the whole game now, or claims to
    client.send({{"type", "partner"}});
    EXPECT_NE(string_at(client.receive("refused"), "reason").find("does not sit at one board"), std::string::npos);
    EXPECT_FALSE(fs::exists(starts_));
}

}  // namespace
}  // namespace rookery::server_test
