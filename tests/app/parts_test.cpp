// The small parts of the room that can be looked at alone.

#include <functional>
#include <set>
#include <stdexcept>
#include <string>

#include <gtest/gtest.h>

#include "app/api/answers/written.h"
#include "app/api/record_text.h"
#include "app/api/sentences.h"
#include "app/api/to_answers.h"
#include "app/identity.h"
#include "app/play/board_view.h"
#include "app/problem.h"
#include "app/store_error.h"
#include "engine/games.h"
#include "game/illegal_move.h"
#include "text/parse_error.h"

namespace rookery::app {
namespace {

std::string told(const std::function<void()>& attempt) {
    try {
        attempt();
    } catch (...) {
        return boost::json::serialize(api::write(to_api(current_problem())));
    }
    return "it was done";
}

TEST(Problems, AreTheirSentenceAndWhatItSaysAsData) {
    EXPECT_EQ(told([] { throw Refusal("game-over", "The game is over."); }),
              R"({"reason":"The game is over.","code":"game-over"})");
    EXPECT_EQ(told([] { engine::start_position("chess")->play("a1a5"); }),
              R"({"reason":"A1a5 is not a legal move of the rook on a1.","code":"cannot-go-there",)"
              R"("parameters":{"piece":"rook","square":"a1"}})");
    EXPECT_EQ(told([] { engine::start_position("chess")->play("e7e5"); }),
              R"({"reason":"E7e5 is not legal: White is to move, not Black.","code":"other-side-moves",)"
              R"("parameters":{"other":"black","side":"white"}})");
    EXPECT_EQ(told([] { throw text::ParseError("the FEN is empty"); }),
              R"({"reason":"The FEN is empty.","code":"not-understood"})");
    EXPECT_EQ(told([] { throw std::runtime_error("no such file"); }),
              R"({"reason":"Something went wrong here; please try again.","code":"internal"})");
}

TEST(Problems, SayWhyMovesAreNotLegal) {
    const auto code = [](std::string_view game, const std::string& text, const std::string& move) {
        const auto position = text.empty() ? engine::start_position(game) : engine::position_from_text(game, text);
        try {
            position->play(position->read_move(move));
        } catch (const game::IllegalMove& error) {
            return error.reason().code;
        }
        return std::string("it is legal");
    };
    EXPECT_EQ(code("chess", "", "Nd4"), "not-legal");
    EXPECT_EQ(code("chess", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8"), "say-promotion");
    EXPECT_EQ(code("chess", "", "e3e4"), "no-piece");
    EXPECT_EQ(code("chess", "", "e7e5"), "other-side-moves");
    EXPECT_EQ(code("chess", "", "a1a5"), "cannot-go-there");
    EXPECT_EQ(code("chess", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8"), "say-promotion");
    EXPECT_EQ(code("chess", "4k3/8/8/8/8/8/3r4/4K3 w - - 0 1", "e1d1"), "king-would-be-in-check");
    EXPECT_EQ(code("chess", "4k3/8/8/8/8/8/P3r3/4K3 w - - 0 1", "a2a3"), "king-in-check");
    EXPECT_EQ(code("chess", "4k3/8/8/4r3/8/8/4N3/4K3 w - - 0 1", "e2c3"), "pinned");
    EXPECT_EQ(code("crazyhouse", "", "N@e4"), "not-in-hand");
    EXPECT_EQ(code("wolf-sheep", "", "d8d7"), "not-legal");
}

TEST(BoardView, TakesMovesApart) {
    const auto parts = [](const std::string& move) {
        const MoveParts p = parts_of(move);
        return std::to_string(p.board) + "|" + p.prefix + "|" + (p.dropped != 0 ? std::string(1, p.dropped) : "") +
               "|" + p.from + "|" + p.to + "|" + p.promotion;
    };
    EXPECT_EQ(parts("e2e4"), "0|||e2|e4|");
    EXPECT_EQ(parts("e7e8q"), "0|||e7|e8|q");
    EXPECT_EQ(parts("N@f3"), "0||n||f3|");
    EXPECT_EQ(parts("l12k11"), "0|||l12|k11|");
    EXPECT_EQ(parts("B:N@f3"), "1|B:|n||f3|");
    EXPECT_EQ(parts("C:a7a8n"), "2|C:||a7|a8|n");
}

TEST(BoardView, CountsMovesAsPeopleDo) {
    const auto chess = engine::position_from_text("chess", "4k3/8/8/8/8/8/8/4K2R b K - 3 17");
    EXPECT_EQ(move_number_of(*chess, 0), 17);
    const auto three = engine::start_position("3check");
    EXPECT_EQ(move_number_of(*three, 0), 1);
    EXPECT_EQ(move_number_of(*engine::start_position("wolf-sheep"), 0), 0) << "its text has no number";
}

TEST(Identity, MomentsFollowEachOther) {
    const std::int64_t begin = now();
    std::int64_t last = begin - 1;
    for (int i = 0; i < 1000; ++i) {
        const std::int64_t moment = next_moment();
        EXPECT_GT(moment, last) << "also within a millisecond";
        last = moment;
    }
    const std::int64_t before = now();
    EXPECT_GE(next_moment(), before);
}

TEST(Words, TellWhoWonAndWhy) {
    const game::GameInfo& chess = engine::find_game("chess");
    const game::GameInfo& wolf = engine::find_game("wolf-sheep");
    EXPECT_EQ(ending_words(chess, {game::Result::FirstWins, "checkmate"}), "White wins by checkmate.");
    EXPECT_EQ(ending_words(chess, {game::Result::SecondWins, "time"}), "Black wins on time.");
    EXPECT_EQ(ending_words(chess, {game::Result::Draw, "stalemate"}), "Draw by stalemate.");
    EXPECT_EQ(ending_words(wolf, {game::Result::FirstWins, "no move left"}), "The sheep win: no move left.");
    EXPECT_EQ(exact_words(wolf, search::win_in(31)), "The sheep win in 31 plies with best play.");
    EXPECT_EQ(exact_words(wolf, search::loss_in(1)), "The wolf wins in 1 ply with best play.");
}

TEST(Problem, HasTheCodeOfARefusal) {
    const auto problem_with = [](const auto& error) {
        try {
            throw error;
        } catch (...) {
            return current_problem();
        }
    };
    const Problem refused = problem_with(Refusal("no-piece", "there is no piece on e4", {{"square", "e4"}}));
    EXPECT_EQ(refused.words, "There is no piece on e4.");
    EXPECT_EQ(refused.code, "no-piece");
    EXPECT_EQ(refused.parameters.at("square"), "e4");
    EXPECT_EQ(problem_with(text::ParseError("there is no such game")).words, "There is no such game.");
    EXPECT_EQ(problem_with(text::ParseError("there is no such game")).code, "not-understood");
    EXPECT_EQ(problem_with(StoreError(StoreError::Kind::Busy, "it is locked")).words, "It is locked.");
    std::set<std::string> codes;
    for (int kind = 0; kind <= static_cast<int>(StoreError::Kind::Unexpected); ++kind)
        codes.insert(problem_with(StoreError(static_cast<StoreError::Kind>(kind), "it fails")).code);
    EXPECT_EQ(codes, (std::set<std::string>{"store-busy", "store-conflict", "store-damaged", "store-full",
                                            "store-in-use", "store-too-new", "store-unexpected", "store-unusable"}));
    EXPECT_EQ(problem_with(std::runtime_error("secret")).words, "Something went wrong here; please try again.");
}

TEST(Opponents, AreNamedAndKeptWithTheGame) {
    Players players;
    players[1] = player_from_text(R"({"kind":"computer","opponent":"heron","depth":3})");
    EXPECT_EQ(players[1].opponent, "heron");
    EXPECT_EQ(players[1].depth, std::nullopt) << "what else is said is the opponent's own affair";
    EXPECT_EQ(player_from_text(player_text(players[1])), players[1]);
    EXPECT_EQ(names_of(engine::find_game("chess"), players)[1], "Heron");
    EXPECT_THROW(static_cast<void>(player_from_text(R"({"kind":"computer","opponent":"dodo"})")), text::ParseError);
}

TEST(Players, EvaluationsAreReadByTheNamesThatTheyOnceHad) {
    EXPECT_EQ(player_from_text(R"({"kind":"computer","evaluation":"king-defence"})").evaluation, "king-defense");
}

TEST(Partners, AreKeptWithTheGame) {
    const Player alone = player_from_text(R"({"kind":"person"})");  // as every game had it before there were any
    EXPECT_EQ(alone, Player());
    EXPECT_EQ(player_text(alone), R"({"kind":"person"})");
    Player beside_rookery;
    beside_rookery.partner = {2, ""};
    EXPECT_EQ(player_text(beside_rookery), R"({"kind":"person","partner":{"board":2}})");
    EXPECT_EQ(player_from_text(player_text(beside_rookery)), beside_rookery);
    Player beside_another = beside_rookery;
    beside_another.partner->engine = "Seat";
    EXPECT_EQ(player_from_text(player_text(beside_another)), beside_another);
    EXPECT_NE(beside_another, beside_rookery);
}

TEST(Words, NameThePlayers) {
    const game::GameInfo& chess = engine::find_game("chess");
    Players players;
    EXPECT_EQ(names_of(chess, players), (std::array<std::string, 2>{"White", "Black"}));
    players[1].computer = true;
    players[1].depth = 6;
    EXPECT_EQ(names_of(chess, players), (std::array<std::string, 2>{"You", "Depth 6"}));
    players[1].algorithm = engine::Algorithm::Minimax;
    EXPECT_EQ(names_of(chess, players)[1], "Minimax, depth 6");
    players[1] = Player();
    players[1].computer = true;
    players[1].time = Milliseconds(1500);
    EXPECT_EQ(names_of(chess, players)[1], "1.5 seconds a move");
    players[1].time.reset();
    players[1].evaluation = "solved";
    EXPECT_EQ(names_of(engine::find_game("wolf-sheep"), players)[1], "Perfect play");
}

TEST(BoardView, AKingMayBeMovedOntoTheRookThatItCastlesWith) {
    const auto chess = engine::position_from_text("chess", "r3k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1");
    const LegalMoves white = legal_moves_of(*chess).front();
    EXPECT_EQ(white.castling, (std::map<std::string, std::string>{{"e1a1", "c1"}, {"e1h1", "g1"}}));
    const auto& targets = white.moves.at("e1");
    EXPECT_NE(std::find(targets.begin(), targets.end(), "h1"), targets.end());
    // Not if it may not castle there, and in chess960 that is how it is written anyway.
    const auto black = engine::position_from_text("chess", "r3k2r/8/8/8/8/8/8/R3K2R b KQk - 0 1");
    EXPECT_EQ(legal_moves_of(*black).front().castling, (std::map<std::string, std::string>{{"e8h8", "g8"}}));
    const auto free = engine::position_from_text("chess960", "4k3/8/8/8/8/8/8/R3K2R w HA - 0 1");
    EXPECT_TRUE(legal_moves_of(*free).front().castling.empty());
    // On the second of two boards.
    const auto teams = engine::position_from_text(
        "bughouse",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1 | r3k2r/8/8/8/8/8/8/R3K2R[] b KQkq - 0 1 t1");
    EXPECT_EQ(legal_moves_of(*teams)[1].castling, (std::map<std::string, std::string>{{"e8a8", "c8"}, {"e8h8", "g8"}}));
}

}  // namespace
}  // namespace rookery::app
