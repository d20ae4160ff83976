// Finding the better move: judgments and puzzles, as a page talks about them.

#include <gtest/gtest.h>

#include "engine/games.h"
#include "server/running_server.h"

namespace rookery::server_test {
namespace {

TEST(Training, AMoveIsJudgedBesideTheBest) {
    const RunningServer server;
    Client client = server.client();
    const char* mate = "6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1";
    const json::object right = client.finish({{"type", "judge"}, {"text", mate}, {"move", "Rd8"}, {"time", 100}});
    EXPECT_EQ(text(at(right, "good")), "true") << text(right);
    EXPECT_EQ(string_at(right, "notation"), "Rd8#");
    EXPECT_EQ(text(at(right, "refutation")), "null");
    const char* queen = "4k3/8/8/3p4/8/8/8/3QK3 w - - 0 1";
    const json::object wrong = client.finish({{"type", "judge"}, {"text", queen}, {"move", "d1d5"}, {"time", 100}});
    EXPECT_EQ(text(at(wrong, "good")), "true") << "taking a pawn is fine: " << text(wrong);
    // Here the queen is lost.
    const char* guarded = "4k3/8/4p3/3p4/8/8/8/3QK3 w - - 0 1";
    const json::object bad = client.finish({{"type", "judge"}, {"text", guarded}, {"move", "d1d5"}, {"time", 100}});
    EXPECT_EQ(text(at(bad, "good")), "false") << text(bad);
    EXPECT_EQ(string_at(bad, "refutation.line.0.notation"), "exd5");
    EXPECT_EQ(string_at(client.ask({{"type", "judge"}, {"text", guarded}, {"move", "d1d8"}}), "type"), "refused");
}

/// A move that wins in a position, and one that loses.
struct Question {
    const char* game;
    const char* text;
    const char* good;
    const char* bad;
};

TEST(Training, DropsAndMovesOfOtherBoardsAreJudged) {
    const RunningServer server;
    Client client = server.client();
    for (const Question& question : {
             Question{"crazyhouse", "6k1/5ppp/8/8/6b1/8/5PPP/6K1[R] w - - 0 1", "R@e8", "R@d1"},
             Question{"bughouse", "4k3/8/8/8/8/8/8/4K3[] w - - 0 1 | 3q2k1/8/8/8/8/8/PPP2PPP/6K1[] b - - 0 3 t1",
                      "B:d8d1", "B:d8d3"},
         }) {
        const auto judged = [&](const char* move) {
            return client.finish(
                {{"type", "judge"}, {"game", question.game}, {"text", question.text}, {"move", move}, {"time", 100}});
        };
        const json::object right = judged(question.good);
        EXPECT_EQ(text(at(right, "good")), "true") << text(right);
        const json::object wrong = judged(question.bad);
        EXPECT_EQ(text(at(wrong, "good")), "false") << text(wrong);
        EXPECT_FALSE(string_at(wrong, "refutation.line.0.notation").empty()) << text(wrong);
    }
}

/// Whatever is played: there is something best to compare it with, and an answer to what is not.
TEST(Training, MovesOfEveryGameAreJudged) {
    const RunningServer server;
    Client client(server.port());
    const json::object welcome = client.greet();
    ASSERT_GT(at(welcome, "games").as_array().size(), 10U);
    for (const json::value& game : at(welcome, "games").as_array()) {
        const std::string id = string_at(game.as_object(), "id");
        const auto position = engine::start_position(id);
        for (const std::string& move : {position->legal_moves().front(), position->legal_moves().back()}) {
            const json::object judged = client.finish({{"type", "judge"}, {"game", id}, {"move", move}, {"time", 30}});
            ASSERT_EQ(string_at(judged, "type"), "done") << id << text(judged);
            EXPECT_EQ(string_at(judged, "move"), move) << id;
            EXPECT_EQ(string_at(judged, "notation"), position->move_notation(move)) << id;
            const bool is_best = string_at(judged, "best.line.0.move") == move;
            EXPECT_EQ(text(at(judged, "is_best")), is_best ? "true" : "false") << id;
            if (is_best) EXPECT_EQ(text(at(judged, "good")), "true") << id;
            else EXPECT_FALSE(string_at(judged, "refutation.line.0.notation").empty()) << id;
        }
    }
}

TEST(Training, AMoveOfASolvedGameIsJudgedForCertain) {
    const RunningServer server;
    Client client = server.client();
    const json::object lines = client.finish({{"type", "solve"}, {"game", "wolf-sheep"}});
    const std::string best = string_at(lines, "lines.0.line.0.move");
    const json::object judged = client.finish({{"type", "judge"}, {"game", "wolf-sheep"}, {"move", best}});
    EXPECT_EQ(text(at(judged, "good")), "true") << text(judged);
}

TEST(Training, ReportsCollectPuzzlesThatComeAgain) {
    const RunningServer server;
    Client client = server.client();
    EXPECT_EQ(number_at(client.ask({{"type", "puzzles"}}), "total"), 0);
    EXPECT_EQ(text(at(client.ask({{"type", "puzzle"}}), "puzzle")), "null");
    const json::array moves{"e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "c6d4", "f3e5",
                            "d8g5", "e5f7", "g5g2", "h1f1", "g2e4", "c4e2", "d4f3"};
    const json::object report{{"type", "report"}, {"moves", moves},           {"depth", 7},
                              {"collect", true},  {"title", "Depth 4 – You"}, {"source", "abcdefgh23"}};
    const json::object done = client.finish(report);
    const std::int64_t found = number_at(done, "puzzles");
    ASSERT_GT(found, 0) << text(done);
    EXPECT_EQ(number_at(client.finish(report), "puzzles"), 0) << "each is kept once";

    json::object counts = client.ask({{"type", "puzzles"}});
    EXPECT_EQ(number_at(counts, "total"), found);
    EXPECT_EQ(number_at(counts, "due"), found);
    EXPECT_EQ(string_at(counts, "games.0.game"), "chess");
    const json::object first = client.ask({{"type", "puzzle"}});
    EXPECT_EQ(string_at(first, "puzzle.title"), "Depth 4 – You");
    EXPECT_EQ(string_at(first, "puzzle.source"), "abcdefgh23");
    EXPECT_FALSE(string_at(first, "puzzle.line.0.notation").empty());
    const std::string id = string_at(first, "puzzle.id");

    EXPECT_EQ(number_at(client.ask({{"type", "puzzle-tried"}, {"id", id}, {"solved", false}}), "days"), 0);
    EXPECT_EQ(number_at(client.ask({{"type", "puzzles"}}), "due"), found) << "today, once more";
    EXPECT_EQ(number_at(client.ask({{"type", "puzzle-tried"}, {"id", id}, {"solved", true}}), "days"), 1);
    counts = client.ask({{"type", "puzzles"}});
    EXPECT_EQ(number_at(counts, "due"), found - 1);
    EXPECT_EQ(number_at(counts, "tries"), 2);
    EXPECT_EQ(number_at(counts, "solved"), 1);

    EXPECT_EQ(string_at(client.ask({{"type", "puzzle-delete"}, {"id", id}}), "type"), "puzzle-delete");
    EXPECT_EQ(string_at(client.ask({{"type", "puzzle-delete"}, {"id", id}}), "type"), "refused");
    EXPECT_EQ(string_at(client.ask({{"type", "puzzle-tried"}, {"id", id}, {"solved", true}}), "type"), "refused");
    EXPECT_EQ(number_at(client.ask({{"type", "puzzles"}}), "total"), found - 1);
}

}  // namespace
}  // namespace rookery::server_test
