// What is special about each kind of game, as the page sees it.

#include <gtest/gtest.h>

#include "server/running_server.h"

namespace rookery::server_test {
namespace {

/// Plays the moves for both sides; gives back the last answer.
json::object play_all(Client& client, std::initializer_list<const char*> moves) {
    json::object last;
    int ply = 0;
    for (const char* move : moves) {
        last = play(client, ply++, move);
        EXPECT_EQ(string_at(last, "type"), "ply") << move << ": " << text(last);
    }
    return last;
}

TEST(Games, CastlingEnPassantAndPromotionInChess) {
    const RunningServer server;
    Client client = server.client();
    static_cast<void>(client.begin("chess", "person", "person", {{"text", "r3k3/1P4p1/8/5P2/8/8/8/4K2R b Kq - 0 1"}}));
    const json::object en_passant = play_all(client, {"g7g5", "f5g6"});
    EXPECT_EQ(string_at(en_passant, "record.notation"), "fxg6");
    EXPECT_EQ(string_at(en_passant, "record.boards.0.placement"), "r3k3/1P6/6P1/8/8/8/8/4K2R");
    EXPECT_EQ(number_at(en_passant, "record.balance"), 2);
    EXPECT_EQ(string_at(play(client, 2, "e8d7"), "type"), "ply");
    const json::object castled = play(client, 3, "e1g1");
    EXPECT_EQ(string_at(castled, "record.notation"), "O-O");
    EXPECT_EQ(text(at(castled, "record.boards.0.last")), R"(["e1","g1"])");
    const json::object before = play(client, 4, "d7e7");
    EXPECT_EQ(text(at(before, "position.legal.0.promotions.b7b8")), R"(["q","n","r","b"])");
    EXPECT_EQ(text(at(before, "position.legal.0.moves.b7")), R"(["a8","b8"])");
    EXPECT_EQ(string_at(play(client, 5, "b7b8"), "type"), "refused") << "into what?";
    EXPECT_EQ(string_at(play(client, 5, "b7a8n"), "record.notation"), "bxa8=N");
}

TEST(Games, Chess960CastlesOntoTheRook) {
    const RunningServer server;
    Client client = server.client();
    const json::object game =
        client.begin("chess960", "person", "person", {{"text", "4k3/8/8/8/8/8/8/R3K2R w HA - 0 1"}});
    const std::string targets = text(at(game, "position.legal.0.moves.e1"));
    EXPECT_NE(targets.find("\"h1\""), std::string::npos) << targets;
    EXPECT_EQ(string_at(play(client, 0, "e1h1"), "record.notation"), "O-O");
}

TEST(Games, Chess960BeginsAnywhere) {
    const RunningServer server;
    Client client = server.client();
    const json::object game = client.begin("chess960", "person", "person", {{"options", json::object{{"start", 0}}}});
    EXPECT_EQ(string_at(game, "records.0.boards.0.placement"), "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR");
    const json::object random =
        client.begin("chess960", "person", "person", {{"options", json::object{{"start", "random"}}}});
    EXPECT_EQ(string_at(random, "type"), "game");
}

TEST(Games, CrazyhouseDropsWhatWasCaptured) {
    const RunningServer server;
    Client client = server.client();
    static_cast<void>(client.begin("crazyhouse", "person", "person"));
    const json::object taken = play_all(client, {"e2e4", "d7d5", "e4d5", "d8d5"});
    EXPECT_EQ(text(at(taken, "record.boards.0.pockets")), R"({"white":{"p":1},"black":{"p":1}})");
    EXPECT_EQ(string_at(taken, "record.boards.0.placement"), "rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR");
    EXPECT_EQ(at(taken, "position.legal.0.drops.p").as_array().size(), 33U) << "empty squares of ranks 2 to 7";
    const json::object dropped = play(client, 4, "P@e6");
    EXPECT_EQ(string_at(dropped, "record.notation"), "@e6");
    EXPECT_EQ(text(at(dropped, "record.boards.0.last")), R"(["e6"])");
    EXPECT_EQ(string_at(play(client, 5, "Q@e4"), "reason"), "There is no such piece in hand.");
}

TEST(Games, ThreeCheckTellsHowManyAreLeft) {
    const RunningServer server;
    Client client = server.client();
    static_cast<void>(client.begin("3check", "person", "person"));
    const json::object checked = play_all(client, {"e2e4", "d7d6", "f1b5"});
    EXPECT_EQ(text(at(checked, "record.boards.0.checks_left")), R"({"white":2,"black":3})");
    EXPECT_EQ(string_at(checked, "status.words"), "Black to move, in check");
    EXPECT_EQ(number_at(checked, "record.number"), 2);
}

TEST(Games, AtomicBlowsUpAKing) {
    const RunningServer server;
    Client client = server.client();
    static_cast<void>(client.begin("atomic", "person", "person", {{"text", "3rk3/8/8/8/8/8/8/3QK3 w - - 0 1"}}));
    EXPECT_EQ(string_at(play(client, 0, "d1d8"), "status.outcome.words"), "White wins: the king is blown up.");
}

TEST(Games, WolfAndSheepOnEverySize) {
    const RunningServer server;
    Client client = server.client();
    for (const int size : {4, 6, 8, 10, 12}) {
        const json::object game =
            client.begin("wolf-sheep", depth_one, "person", {{"options", json::object{{"size", size}}}});
        EXPECT_EQ(number_at(game, "layout.0.files"), size);
        EXPECT_EQ(number_at(game, "layout.0.ranks"), size);
        EXPECT_EQ(string_at(game, "position.to_move"), "second");
        EXPECT_EQ(string_at(game, "status.words"), "The wolf to move");
        EXPECT_FALSE(can(game, "draw")) << "somebody always wins";
    }
}

TEST(Games, TheWolfWinsInWords) {
    const RunningServer server;
    Client client = server.client();
    static_cast<void>(client.begin("wolf-sheep", "person", "person", {{"text", "8/8/8/8/8/S1S1S3/5w2/6S1 b"}}));
    const json::object won = play(client, 0, "f2e1");
    EXPECT_EQ(string_at(won, "status.outcome.words"), "The wolf wins: goal reached.");
}

TEST(Games, HintsOfWolfAndSheepAreExact) {
    const RunningServer server;
    Client client = server.client();
    static_cast<void>(client.begin("wolf-sheep", depth_one, "person"));
    const json::object hint = client.ask({{"type", "hint"}});
    ASSERT_EQ(string_at(hint, "type"), "hint") << text(hint);
    EXPECT_EQ(string_at(hint, "exact.winner"), "first") << "the sheep win, if they know how";
    EXPECT_NE(string_at(hint, "words").find("The sheep win in "), std::string::npos);
    EXPECT_EQ(at(hint, "moves").as_array().size(), 2U);
    EXPECT_EQ(string_at(hint, "moves.0.move"), string_at(hint, "move"));
}

TEST(Games, BughouseDropsOnTheOtherBoard) {
    const RunningServer server;
    Client client = server.client();
    const json::object game = client.begin("bughouse", "person", "person");
    EXPECT_EQ(text(at(game, "layout")),
              R"([{"name":"A","files":8,"ranks":8,"first":"white"},{"name":"B","files":8,"ranks":8,"first":"black"}])");
    EXPECT_EQ(string_at(game, "position.legal.1.prefix"), "B:");
    EXPECT_EQ(text(at(game, "position.legal.1.moves.e7")), R"(["e6","e5"])") << "the first team has Black there";
    const json::object taken = play_all(client, {"A:e2e4", "A:d7d5", "A:e4d5", "B:e2e4"});
    EXPECT_EQ(number_at(taken, "record.board"), 1);
    EXPECT_EQ(number_at(taken, "record.number"), 1);
    EXPECT_EQ(text(at(taken, "record.boards.0.pockets")), R"({"white":{},"black":{}})");
    EXPECT_EQ(text(at(taken, "record.boards.1.pockets")), R"({"white":{},"black":{"p":1}})");
    EXPECT_EQ(text(at(taken, "record.boards.1.last")), R"(["e2","e4"])");
    EXPECT_FALSE(at(taken, "record.boards.0").as_object().contains("last"));
    EXPECT_TRUE(at(taken, "position.legal.0.drops").as_object().empty()) << "not on the board it came from";
    EXPECT_FALSE(at(taken, "position.legal.1.drops.p").as_array().empty());
    const json::object dropped = play(client, 4, "B:P@e3");
    EXPECT_EQ(string_at(dropped, "record.notation"), "b:@e3");
    EXPECT_EQ(string_at(dropped, "status.words"), "The second team to move");
}

TEST(Games, BughouseHasTwoToFourBoards) {
    const RunningServer server;
    Client client = server.client();
    const json::object options{{"boards", 4}, {"sides", "same"}};
    const json::object game = client.begin("bughouse", "person", "person", {{"options", options}});
    ASSERT_EQ(at(game, "layout").as_array().size(), 4U);
    EXPECT_EQ(string_at(game, "layout.3.name"), "D");
    EXPECT_EQ(string_at(game, "layout.1.first"), "white");
    static_cast<void>(client.ask({{"type", "leave"}}));
    const json::object again = client.ask({{"type", "open"}, {"id", at(game, "id")}});
    EXPECT_EQ(string_at(again, "layout.1.first"), "white");
}

TEST(Games, BughouseShowsTheKingInCheck) {
    const RunningServer server;
    Client client = server.client();
    static_cast<void>(client.begin("bughouse", "person", "person"));
    const json::object checked = play_all(client, {"B:e7e5", "B:f2f3", "B:d8h4"});
    EXPECT_EQ(string_at(checked, "record.boards.1.check"), "e1");
    EXPECT_TRUE(at(checked, "status.check").as_bool());
    EXPECT_EQ(text(at(checked, "position.legal.0.moves")), "{}") << "only moves on that board help";
    EXPECT_EQ(text(at(checked, "position.legal.1.moves")), R"({"g2":["g3"]})");
}

TEST(Games, PawnsAndKingsTakesAKing) {
    const RunningServer server;
    Client client = server.client();
    static_cast<void>(client.begin("pawns-kings", "person", "person", {{"text", "8/8/8/3k4/4P3/8/8/4K3 w - - 0 1"}}));
    const json::object won = play(client, 0, "e4d5");
    EXPECT_EQ(string_at(won, "status.outcome.winner"), "first");
    EXPECT_EQ(string_at(won, "status.outcome.words"), "White wins: the king is taken.");
}

TEST(Games, PawnsAndKingsHasARepetitionLimit) {
    const RunningServer server;
    Client client = server.client();
    const json::object game =
        client.begin("pawns-kings", "person", "person", {{"options", json::object{{"repetitions", 2}}}});
    ASSERT_EQ(string_at(game, "type"), "game") << text(game);
    const json::object drawn = play_all(client, {"e1d1", "e8d8", "d1e1", "d8e8"});
    EXPECT_EQ(string_at(drawn, "status.outcome.words"), "Draw by repetition.");
}

TEST(Games, TheRulesOfPawnsAndKingsAreSwitchedOneByOne) {
    const RunningServer server;
    Client client = server.client();
    const json::object options{{"en_passant", "yes"}, {"distance", "manhattan"}};
    const json::object game = client.begin("pawns-kings", "person", "person", {{"options", options}});
    ASSERT_EQ(string_at(game, "type"), "game") << text(game);
    EXPECT_TRUE(string_at(game, "start").ends_with(" en-passant+manhattan")) << text(game);
    const json::object taken = play_all(client, {"e2e4", "h7h6", "e4e5", "d7d5", "e5d6"});
    EXPECT_TRUE(string_at(taken, "position.text").starts_with("4k3/ppp1ppp1/3P3p/")) << text(taken);
    const json::object refused =
        client.begin("pawns-kings", "person", "person", {{"options", json::object{{"check", "perhaps"}}}});
    EXPECT_EQ(string_at(refused, "type"), "refused") << text(refused);
}

TEST(Games, EveryGameCanBePlayedByTheComputer) {
    const RunningServer server;
    Client client(server.port());
    const json::object welcome = client.greet();
    for (const json::value& game : at(welcome, "games").as_array()) {
        const std::string id = string_at(game, "id");
        const json::object begun = client.begin(id, depth_one, depth_one);
        ASSERT_EQ(string_at(begun, "type"), "game") << id;
        static_cast<void>(client.ask({{"type", "run"}, {"delay", 0}}));
        for (int ply = 1; ply <= 4; ++ply) {
            const json::object next = client.receive("ply");
            EXPECT_EQ(number_at(next, "record.ply"), ply) << id;
            EXPECT_EQ(at(next, "record.boards").as_array().size(), at(begun, "layout").as_array().size()) << id;
        }
        static_cast<void>(client.ask({{"type", "leave"}}));
    }
}

}  // namespace
}  // namespace rookery::server_test
