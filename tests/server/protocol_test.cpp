// The messages of docs/page-protocol.md, on a real socket.

#include <gtest/gtest.h>

#include "server/running_server.h"

namespace rookery::server_test {
namespace {

TEST(Protocol, WelcomeTellsWhatThereIsToPlay) {
    const RunningServer server;
    Client client(server.port());
    const json::object welcome = client.greet();
    EXPECT_EQ(string_at(welcome, "type"), "welcome");
    EXPECT_EQ(number_at(welcome, "protocol"), 1);
    EXPECT_EQ(at(welcome, "algorithms").as_array().size(), 3U);
    const json::array& games = at(welcome, "games").as_array();
    ASSERT_GE(games.size(), 11U);
    EXPECT_EQ(string_at(games[0], "id"), "chess");
    EXPECT_EQ(string_at(games[0], "boards.0.placement"), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    EXPECT_EQ(string_at(games[0], "moves_first"), "first");
    EXPECT_EQ(string_at(games[0], "measure"), "king distance");
    for (const json::value& game : games) {
        EXPECT_FALSE(string_at(game, "title").empty());
        EXPECT_FALSE(string_at(game, "summary").empty());
        EXPECT_FALSE(at(game, "evaluations").as_array().empty());
        if (string_at(game, "id") == "chess960") {
            EXPECT_EQ(number_at(game, "options.0.maximum"), 959);
        }
        if (string_at(game, "id") == "wolf-sheep") {
            EXPECT_TRUE(at(game, "solved").as_bool());
            EXPECT_EQ(string_at(game, "moves_first"), "second");
            EXPECT_EQ(string_at(game, "options.0.name"), "size");
            EXPECT_EQ(at(game, "options.0.choices").as_array().size(), 5U) << text(at(game, "options"));
            EXPECT_EQ(string_at(game, "options.1.choices.2.title"), "the wolf on d8, the wolf to move");
        }
    }
}

TEST(Protocol, AnotherVersionIsToldToReload) {
    const RunningServer server;
    Client client(server.port());
    const json::object answer = client.ask({{"type", "hello"}, {"protocol", 999}});
    EXPECT_EQ(string_at(answer, "type"), "refused");
    EXPECT_TRUE(at(answer, "reload").as_bool());
    EXPECT_EQ(string_at(client.ask({{"type", "ping"}}), "type"), "refused") << "it has not said hello";
}

TEST(Protocol, AGameAgainstTheComputer) {
    const RunningServer server;
    Client client = server.client();
    const json::object game = client.begin("chess", "person", depth_one);
    EXPECT_EQ(string_at(game, "type"), "game");
    EXPECT_EQ(at(game, "records").as_array().size(), 1U);
    EXPECT_EQ(number_at(game, "records.0.balance"), 0);
    EXPECT_EQ(number_at(game, "records.0.measure"), 7);
    EXPECT_EQ(string_at(game, "position.to_move"), "first");
    EXPECT_EQ(at(game, "position.legal.0.moves").as_object().size(), 10U);
    EXPECT_EQ(text(at(game, "position.legal.0.moves.e2")), R"(["e3","e4"])");
    EXPECT_EQ(string_at(game, "status.players.first.name"), "You");
    EXPECT_EQ(string_at(game, "status.players.second.name"), "Depth 1");
    EXPECT_EQ(string_at(game, "status.words"), "White to move");
    EXPECT_TRUE(can(game, "move"));
    EXPECT_FALSE(can(game, "takeback"));

    const json::object mine = play(client, 0, "e2e4");
    EXPECT_EQ(string_at(mine, "type"), "ply");
    EXPECT_EQ(number_at(mine, "version"), number_at(game, "version") + 1);
    EXPECT_EQ(string_at(mine, "record.notation"), "e4");
    EXPECT_EQ(string_at(mine, "record.by"), "person");
    EXPECT_EQ(number_at(mine, "record.number"), 1);
    EXPECT_EQ(text(at(mine, "record.boards.0.last")), R"(["e2","e4"])");
    EXPECT_EQ(string_at(mine, "status.thinking.side"), "second");
    EXPECT_FALSE(can(mine, "move"));

    const json::object answer = client.receive("ply");
    EXPECT_EQ(number_at(answer, "version"), number_at(mine, "version") + 1);
    EXPECT_EQ(string_at(answer, "record.by"), "computer");
    EXPECT_EQ(string_at(answer, "record.side"), "second");
    EXPECT_EQ(number_at(answer, "record.depth"), 1);
    EXPECT_GT(number_at(answer, "record.nodes"), 0);
    EXPECT_TRUE(at(answer, "record.score").as_object().contains("centipawns"));
    EXPECT_EQ(number_at(answer, "position.ply"), 2);
    EXPECT_TRUE(at(answer, "status.thinking").is_null());
    EXPECT_TRUE(can(answer, "takeback"));
}

TEST(Protocol, WhatIsNotLegalIsRefusedWithAReason) {
    const RunningServer server;
    Client client = server.client();
    static_cast<void>(client.begin("chess", "person", "person", {{"text", "3rk3/8/8/8/8/4r3/4N3/4K3 w - - 0 1"}}));
    const auto refusal = [&](const std::string& move) {
        const json::object answer = play(client, 0, move);
        EXPECT_EQ(string_at(answer, "type"), "refused") << move;
        EXPECT_EQ(string_at(answer, "to"), "move");
        return string_at(answer, "reason");
    };
    EXPECT_EQ(refusal("e2c3"), "The knight is pinned to its king.");
    EXPECT_EQ(refusal("e3e4"), "White is to move, not Black.");
    EXPECT_EQ(refusal("e1d2"), "The king would be in check.");
    EXPECT_EQ(refusal("a1a2"), "There is no piece on a1.");
    const json::object coded = play(client, 0, "a1a2");
    EXPECT_EQ(string_at(coded, "code"), "no-piece") << "for a page that speaks another language";
    EXPECT_EQ(string_at(coded, "parameters.square"), "a1");
    EXPECT_NE(refusal("rubbish"), "");
    EXPECT_NE(refusal(""), "");
    EXPECT_EQ(string_at(play(client, 0, "e1f1"), "type"), "ply") << "nothing has changed by all that";
    EXPECT_EQ(string_at(play(client, 0, "e1d1"), "type"), "refused") << "that was another ply";
    EXPECT_EQ(string_at(client.ask({{"type", "move"}, {"move", "e8e7"}}), "reason"), "'ply' is missing.");
}

TEST(Protocol, AMoveThatWasSentTwiceIsPlayedOnce) {
    const RunningServer server;
    Client client = server.client();
    static_cast<void>(client.begin("chess", "person", "person"));
    EXPECT_EQ(string_at(play(client, 0, "e2e4"), "type"), "ply");
    const json::object again = play(client, 0, "e2e4");
    EXPECT_EQ(string_at(again, "type"), "game");
    EXPECT_EQ(at(again, "records").as_array().size(), 2U);
}

TEST(Protocol, TakingBackGoesToThePersonsLastTurn) {
    const RunningServer server;
    Client client = server.client();
    static_cast<void>(client.begin("chess", "person", depth_one));
    static_cast<void>(play(client, 0, "e2e4"));
    static_cast<void>(client.receive("ply"));
    const json::object back = client.ask({{"type", "takeback"}});
    EXPECT_EQ(string_at(back, "type"), "game");
    EXPECT_EQ(number_at(back, "position.ply"), 0);
    EXPECT_EQ(string_at(client.ask({{"type", "takeback"}}), "reason"), "There is no move to take back.");
    EXPECT_EQ(string_at(play(client, 0, "d2d4"), "type"), "ply");
}

TEST(Protocol, ResigningAndTakingItBack) {
    const RunningServer server;
    Client client = server.client();
    static_cast<void>(client.begin("chess", "person", "person"));
    static_cast<void>(play(client, 0, "e2e4"));
    const json::object over = client.ask({{"type", "resign"}});
    EXPECT_EQ(string_at(over, "status.outcome.result"), "1-0");
    EXPECT_EQ(string_at(over, "status.outcome.words"), "White wins by resignation.");
    EXPECT_FALSE(can(over, "move"));
    EXPECT_EQ(string_at(play(client, 1, "e7e5"), "reason"), "The game is over.");
    const json::object back = client.ask({{"type", "takeback"}});
    EXPECT_TRUE(at(back, "status.outcome").is_null());
}

TEST(Protocol, TwoPersonsAgreeToADraw) {
    const RunningServer server;
    Client client = server.client();
    static_cast<void>(client.begin("chess", "person", "person"));
    const json::object answer = client.ask({{"type", "draw"}});
    EXPECT_TRUE(at(answer, "accepted").as_bool());
    EXPECT_EQ(string_at(client.receive("status"), "status.outcome.words"), "Draw by agreement.");
}

TEST(Protocol, AComputerThatIsBetterPlaysOn) {
    const RunningServer server;
    Client client = server.client();
    // The person's king and pawn against a queen.
    static_cast<void>(client.begin("chess", "person", depth_one, {{"text", "3qk3/8/8/8/8/8/4P3/4K3 w - - 0 1"}}));
    EXPECT_FALSE(at(client.ask({{"type", "draw"}}), "accepted").as_bool()) << "it has not looked yet";
    static_cast<void>(play(client, 0, "e2e4"));
    static_cast<void>(client.receive("ply"));
    const json::object answer = client.ask({{"type", "draw"}});
    EXPECT_FALSE(at(answer, "accepted").as_bool());
    EXPECT_EQ(string_at(answer, "words"), "The computer plays on.");
}

TEST(Protocol, MateEndsTheGameInWords) {
    const RunningServer server;
    Client client = server.client();
    static_cast<void>(client.begin("chess", "person", "person"));
    json::object last;
    int ply = 0;
    for (const char* move : {"f2f3", "e7e5", "g2g4", "d8h4"}) last = play(client, ply++, move);
    EXPECT_EQ(string_at(last, "record.notation"), "Qh4#");
    EXPECT_EQ(string_at(last, "record.boards.0.check"), "e1");
    EXPECT_EQ(string_at(last, "status.outcome.words"), "Black wins by checkmate.");
    EXPECT_EQ(string_at(last, "status.outcome.winner"), "second");
    EXPECT_EQ(string_at(last, "status.words"), "Black wins by checkmate.");
    EXPECT_TRUE(at(last, "position.legal").as_array().empty());
}

TEST(Protocol, AHintNamesAMove) {
    const RunningServer server;
    Client client = server.client();
    static_cast<void>(client.begin("chess", "person", depth_one, {{"text", "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1"}}));
    const json::object hint = client.ask({{"type", "hint"}});
    EXPECT_EQ(string_at(hint, "type"), "hint");
    EXPECT_EQ(string_at(hint, "move"), "a1a8");
    EXPECT_EQ(string_at(hint, "from"), "a1");
    EXPECT_EQ(string_at(hint, "notation"), "Ra8#");
    EXPECT_EQ(string_at(hint, "score.win"), "first");
    EXPECT_EQ(number_at(hint, "score.plies"), 1);
    EXPECT_TRUE(at(hint, "exact").is_null());
}

TEST(Protocol, StoppingMakesTheComputerMove) {
    const RunningServer server;
    Client client = server.client();
    static_cast<void>(client.begin("chess", "person", R"({"kind":"computer","time":60000})"));
    static_cast<void>(play(client, 0, "e2e4"));
    static_cast<void>(client.receive("info"));
    static_cast<void>(client.ask({{"type", "stop"}}));
    EXPECT_EQ(string_at(client.receive("ply"), "record.by"), "computer");
    EXPECT_EQ(string_at(client.ask({{"type", "stop"}}), "reason"), "Nobody is thinking.");
}

TEST(Protocol, EvenATextbookSearchStopsWithAMove) {
    const RunningServer server;
    Client client = server.client();
    static_cast<void>(client.begin("chess", "person", R"({"kind":"computer","depth":12,"algorithm":"minimax"})"));
    static_cast<void>(play(client, 0, "e2e4"));
    static_cast<void>(client.ask({{"type", "stop"}}));
    EXPECT_EQ(string_at(client.receive("ply"), "record.by"), "computer");
}

TEST(Protocol, InfosTellOfTheSearch) {
    const RunningServer server;
    Client client = server.client();
    static_cast<void>(client.begin("chess", R"({"kind":"computer","depth":9})", "person"));
    const json::object info = client.receive("info");
    EXPECT_EQ(number_at(info, "ply"), 0);
    EXPECT_EQ(string_at(info, "side"), "first");
    EXPECT_GE(number_at(info, "depth"), 1);
    EXPECT_GT(number_at(info, "nodes"), 0);
    EXPECT_FALSE(at(info, "line").as_array().empty());
    EXPECT_FALSE(string_at(info, "line.0.notation").empty());
}

TEST(Protocol, TwoComputersStepRunAndPause) {
    const RunningServer server;
    Client client = server.client();
    const json::object game = client.begin("chess", depth_one, depth_one);
    EXPECT_FALSE(at(game, "status.watch.running").as_bool());
    EXPECT_TRUE(can(game, "step"));
    EXPECT_EQ(string_at(play(client, 0, "e2e4"), "reason"), "It is not your turn.");
    static_cast<void>(client.ask({{"type", "step"}}));
    const json::object stepped = client.receive("ply");
    EXPECT_EQ(number_at(stepped, "record.ply"), 1);
    EXPECT_TRUE(at(stepped, "status.thinking").is_null()) << "one step is one step";

    static_cast<void>(client.ask({{"type", "run"}, {"delay", 0}}));
    for (int ply = 2; ply <= 6; ++ply) EXPECT_EQ(number_at(client.receive("ply"), "record.ply"), ply);
    static_cast<void>(client.ask({{"type", "pause"}}));
    const json::object state = client.ask({{"type", "open"}, {"id", at(game, "id")}});
    EXPECT_FALSE(at(state, "status.watch.running").as_bool());
    EXPECT_TRUE(at(state, "status.thinking").is_null());
    EXPECT_TRUE(can(state, "run"));
}

TEST(Protocol, AGameBetweenComputersRunsToItsEnd) {
    const RunningServer server;
    Client client = server.client();
    static_cast<void>(client.begin("wolf-sheep", depth_one, depth_one, {{"run", true}}));
    static_cast<void>(client.ask({{"type", "run"}, {"delay", 0}}));
    json::object last;
    do last = client.receive("ply");
    while (at(last, "status.outcome").is_null());
    EXPECT_FALSE(at(last, "status.watch.running").as_bool());
    EXPECT_FALSE(can(last, "run"));
}

TEST(Protocol, PlayersMayBeExchanged) {
    const RunningServer server;
    Client client = server.client();
    static_cast<void>(client.begin("chess", "person", "person"));
    static_cast<void>(client.ask({{"type", "players"},
                                  {"players", json::object{{"first", json::object{{"kind", "computer"}, {"depth", 1}}},
                                                           {"second", json::object{{"kind", "person"}}}}}}));
    EXPECT_EQ(string_at(client.receive("ply"), "record.side"), "first");
}

TEST(Protocol, CountsComeForEveryAlgorithm) {
    const RunningServer server;
    Client client = server.client();
    static_cast<void>(client.begin("chess", "person", "person"));
    json::object counts = client.ask({{"type", "counts"}, {"depth", 3}, {"evaluation", "material"}});
    EXPECT_EQ(string_at(counts, "algorithm"), "minimax");
    EXPECT_EQ(number_at(counts, "evaluations"), 8902) << "every leaf of the tree";
    const std::int64_t minimax = number_at(counts, "nodes");
    counts = client.receive("counts");
    EXPECT_EQ(string_at(counts, "algorithm"), "alphabeta");
    EXPECT_LT(number_at(counts, "nodes"), minimax);
    counts = client.receive("counts");
    EXPECT_EQ(string_at(counts, "algorithm"), "search");
    EXPECT_TRUE(at(counts, "complete").as_bool());
}

TEST(Protocol, ClocksRunAndAreRestored) {
    const RunningServer server;
    Client client = server.client();
    const json::object clock{{"initial", 60000}, {"increment", 600000}};
    const json::object game = client.begin("chess", "person", "person", {{"clock", clock}});
    EXPECT_TRUE(at(game, "status.clock.running").is_null());
    static_cast<void>(play(client, 0, "e2e4"));
    const json::object second = play(client, 1, "e7e5");
    EXPECT_EQ(string_at(second, "status.clock.running"), "first");
    const json::object third = play(client, 2, "g1f3");
    EXPECT_GT(number_at(third, "record.clock"), 60000) << "the increment is more than this takes anywhere";
    EXPECT_LE(number_at(third, "record.clock"), 660000);
    const json::object back = client.ask({{"type", "takeback"}});
    EXPECT_EQ(number_at(back, "status.clock.second"), 60000);
}

TEST(Protocol, AClockMayGiveEachMoveItsOwnTime) {
    const RunningServer server;
    Client client = server.client();
    const json::object clock{{"initial", 0}, {"increment", 60000}};
    const json::object game = client.begin("chess", "person", "person", {{"clock", clock}});
    EXPECT_EQ(number_at(game, "status.clock.initial"), 0);
    EXPECT_EQ(number_at(game, "status.clock.first"), 60000);
    static_cast<void>(play(client, 0, "e2e4"));
    static_cast<void>(play(client, 1, "e7e5"));
    for (int ply = 2; ply < 4; ++ply) {
        const json::object played = play(client, ply, ply == 2 ? "g1f3" : "b8c6");
        EXPECT_EQ(number_at(played, "record.clock"), 60000) << "nothing is lost, and nothing is saved";
    }
}

TEST(Protocol, TheTimeOfAMoveRunsOut) {
    const RunningServer server;
    Client client = server.client();
    static_cast<void>(
        client.begin("chess", "person", "person", {{"clock", json::object{{"initial", 0}, {"increment", 1000}}}}));
    static_cast<void>(play(client, 0, "e2e4"));
    static_cast<void>(play(client, 1, "e7e5"));
    const json::object over = client.receive("status");
    EXPECT_EQ(string_at(over, "status.outcome.words"), "Black wins on time.");
}

TEST(Protocol, TimeRunsOut) {
    const RunningServer server;
    Client client = server.client();
    static_cast<void>(
        client.begin("chess", "person", "person", {{"clock", json::object{{"initial", 1000}, {"increment", 0}}}}));
    static_cast<void>(play(client, 0, "e2e4"));
    static_cast<void>(play(client, 1, "e7e5"));
    const json::object over = client.receive("status");
    EXPECT_EQ(string_at(over, "status.outcome.words"), "Black wins on time.");
}

TEST(Protocol, EveryTabOfAGameHearsOfIt) {
    const RunningServer server;
    Client one = server.client();
    Client other = server.client();
    const json::object game = one.begin("chess", "person", "person");
    static_cast<void>(other.ask({{"type", "open"}, {"id", at(game, "id")}}));
    static_cast<void>(play(one, 0, "e2e4"));
    const json::object heard = other.receive("ply");
    EXPECT_EQ(string_at(heard, "record.notation"), "e4");
    EXPECT_FALSE(heard.contains("request"));
    static_cast<void>(one.ask({{"type", "leave"}}));
    EXPECT_EQ(string_at(play(one, 1, "e7e5"), "reason"), "No game is open in this tab.");
}

TEST(Protocol, StoredGamesAreListedLatestFirst) {
    const RunningServer server;
    Client client = server.client();
    std::vector<std::string> ids;
    for (int i = 0; i < 3; ++i) {
        ids.push_back(string_at(client.begin("chess", "person", "person"), "id"));
        static_cast<void>(play(client, 0, "e2e4"));
    }
    static_cast<void>(client.begin("chess", "person", "person"));  // without a move it is not worth keeping
    const json::object list = client.ask({{"type", "games"}, {"limit", 2}});
    ASSERT_EQ(at(list, "games").as_array().size(), 2U);
    EXPECT_TRUE(at(list, "more").as_bool());
    EXPECT_EQ(string_at(list, "games.0.title"), "Chess");
    EXPECT_EQ(number_at(list, "games.0.plies"), 1);
    EXPECT_EQ(string_at(list, "games.0.boards.0.placement"), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    EXPECT_EQ(number_at(list, "total"), 3);
    const json::object rest = client.ask({{"type", "games"}, {"after", at(list, "next")}});
    ASSERT_EQ(at(rest, "games").as_array().size(), 1U);
    EXPECT_EQ(string_at(rest, "games.0.id"), ids[0]);
}

TEST(Protocol, BadRequestsForAGameAreRefused) {
    const RunningServer server;
    Client client = server.client();
    const auto refusal = [&](const std::string& game, const std::string& second, const json::object& more) {
        const json::object answer = client.begin(game, "person", second, more);
        EXPECT_EQ(string_at(answer, "type"), "refused") << text(answer);
        return string_at(answer, "type") == "refused" ? string_at(answer, "reason") : "";
    };
    EXPECT_NE(refusal("ludo", "person", {}).find("There is no game called 'ludo'"), std::string::npos);
    EXPECT_NE(refusal("chess", "person", {{"text", "rubbish"}}), "");
    EXPECT_EQ(refusal("chess", R"({"kind":"computer","depth":99})", {}), "'depth' goes from 1 to 18.");
    EXPECT_NE(refusal("chess", R"({"kind":"computer","evaluation":"tea leaves"})", {}).find("tea leaves"),
              std::string::npos);
    EXPECT_NE(refusal("chess", R"({"kind":"computer","algorithm":"dice"})", {}).find("dice"), std::string::npos);
    EXPECT_EQ(refusal("chess", R"({"kind":"ghost"})", {}), "'kind' must be one of person, computer.");
    EXPECT_NE(refusal("chess", "person", {{"options", json::object{{"size", 9}}}}), "");
    EXPECT_NE(refusal("wolf-sheep", "person", {{"options", json::object{{"size", 5}}}}), "");
    EXPECT_NE(refusal("chess960", "person", {{"options", json::object{{"start", 960}}}}), "");
    EXPECT_NE(refusal("chess", "person", {{"clock", json::object{{"initial", -5}}}}), "");
    EXPECT_NE(refusal("chess", "person", {{"clock", json::object{{"initial", 0}}}}), "");
    EXPECT_NE(refusal("chess", "person", {{"clock", json::object{{"initial", 0}, {"increment", 999}}}}), "");
    EXPECT_NE(refusal("chess", "person", {{"clock", json::object{{"initial", 1}, {"increment", 5000}}}}), "");
    EXPECT_EQ(string_at(client.ask({{"type", "open"}, {"id", "nosuchgame"}}), "reason"),
              "There is no game 'nosuchgame'.");
}

}  // namespace
}  // namespace rookery::server_test
