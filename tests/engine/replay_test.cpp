#include "engine/replay.h"

#include <sstream>

#include <gtest/gtest.h>

#include "board/random.h"
#include "engine/games.h"
#include "notation/pgn_reader.h"
#include "notation/pgn_writer.h"
#include "support/error_text.h"

namespace rookery::engine {
namespace {

using notation::PgnGame;
using support::error_text;
using Strings = std::vector<std::string>;

PgnGame read(const std::string& text) {
    std::istringstream file(text);
    PgnGame game;
    notation::PgnReader reader(
        file, [](const notation::PgnDamage& damage) { ADD_FAILURE() << damage.line << ": " << damage.problem; });
    EXPECT_TRUE(reader.next(game)) << text;
    return game;
}

Strings moves_of(const ReplayedLine& line) {
    Strings moves;
    for (const ReplayedMove& move : line.moves) moves.push_back(move.coordinates);
    return moves;
}

TEST(Replay, PlaysTheMoves) {
    const Replay game =
        replay(read("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 Nf6 5. Qe2 O-O 1/2-1/2"), Variations::Played);
    EXPECT_EQ(game.start->text(), start_position("chess")->text());
    EXPECT_EQ(moves_of(game.main),
              (Strings{"e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "f8c5", "e1g1", "g8f6", "d1e2", "e8g8"}));
}

TEST(Replay, PlaysASingleBoardOfBughouse) {
    const std::string tag = "[Variant \"Bughouse\"]\n\n";
    const Replay game = replay(read(tag + "1. e4 d5 2. exd5 N@f6 (2... N@e4 3. P@d3) (2... @c6 3. Q@b3 N@f6) 3. Nc3 *"),
                               Variations::Played);
    // In hand is what the line with the most drops of a piece needs, not what all of them need together.
    EXPECT_EQ(game.start->text(),
              "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[QPnp] w KQkq - 0 1 | "
              "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] b KQkq - 0 1 t1");
    EXPECT_EQ(moves_of(game.main), (Strings{"A:e2e4", "A:d7d5", "A:e4d5", "A:N@f6", "A:b1c3"}));
    EXPECT_EQ(moves_of(game.main.moves[3].variations.at(1)), (Strings{"A:P@c6", "A:Q@b3", "A:N@f6"}));
    // From a position, with what its hands have.
    const Replay later = replay(read("[Variant \"Bughouse\"]\n[SetUp \"1\"]\n[FEN "
                                     "\"4k3/8/8/8/8/8/8/4K3[Rb] b - - 0 9\"]\n\n9... B@a5+ 10. N@b4 Bxb4+ *"),
                                Variations::Played);
    EXPECT_EQ(later.start->text(),
              "4k3/8/8/8/8/8/8/4K3[RNb] b - - 0 9 | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1 t2");
    EXPECT_EQ(moves_of(later.main), (Strings{"A:B@a5", "A:N@b4", "A:a5b4"}));
    // A move that cannot be played is told of with its seat, and a variant that nobody knows as before.
    EXPECT_NE(error_text([&] {
                  static_cast<void>(replay(read(tag + "1. e4 e5 2. Qh6 *"), Variations::Played));
              }).find("A:Qh6"),
              std::string::npos);
    EXPECT_NE(error_text([&] {
                  static_cast<void>(replay(read("[Variant \"Nonsense\"]\n\n1. e4 *"), Variations::Played));
              }).find("tags of the game"),
              std::string::npos);
}

TEST(Replay, PlaysVariationsFromWhereTheyBegin) {
    const PgnGame game = read("1. e4 e5 (1... c5 2. Nf3 (2. Nc3 Nc6) 2... d6) (1... e6) 2. Nf3 *");
    const Replay played = replay(game, Variations::Played);
    EXPECT_EQ(moves_of(played.main), (Strings{"e2e4", "e7e5", "g1f3"}));
    const auto& variations = played.main.moves[1].variations;
    ASSERT_EQ(variations.size(), 2U);
    EXPECT_EQ(moves_of(variations[0]), (Strings{"c7c5", "g1f3", "d7d6"}));
    EXPECT_EQ(moves_of(variations[0].moves[1].variations.at(0)), (Strings{"b1c3", "b8c6"}));
    EXPECT_EQ(moves_of(variations[1]), Strings{"e7e6"});
    EXPECT_TRUE(replay(game, Variations::Ignored).main.moves[1].variations.empty());
}

TEST(Replay, BeginsWhereTheTagsSay) {
    const std::string fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 3 31";
    const Replay chess = replay(read("[SetUp \"1\"]\n[FEN \"" + fen + "\"]\n\n31... Kd7 32. e4 *"), Variations::Played);
    EXPECT_EQ(chess.start->text(), fen);
    EXPECT_EQ(moves_of(chess.main), (Strings{"e8d7", "e2e4"}));
    const Replay shuffled =
        replay(read("[Variant \"Chess960\"]\n[FEN \"1rk4r/8/8/8/8/8/8/1RK4R w HBhb - 0 1\"]\n\n1. O-O O-O-O *"),
               Variations::Played);
    EXPECT_EQ(shuffled.start->info().id, "chess960");
    EXPECT_EQ(moves_of(shuffled.main), (Strings{"c1h1", "c8b8"}));
    EXPECT_EQ(replay(read("1. e4 *"), Variations::Played, "chess960").start->info().id, "chess960");
    EXPECT_EQ(replay(read("[Variant \"Standard\"]\n\n1. e4 *"), Variations::Played, "chess960").start->info().id,
              "chess");
}

TEST(Replay, PlaysGamesOfVariants) {
    struct Case {
        const char* text;
        const char* end;
    };
    const Case cases[] = {
        // A pawn is dropped without its letter, or with it.
        {"[Variant \"Crazyhouse\"]\n\n1. e4 d5 2. exd5 Nf6 3. Bb5+ c6 4. dxc6 bxc6 5. Bxc6+ Nxc6 6. @d7+ Bxd7 7. P@e5 "
         "Ng4 8. Nf3 B@d5 9. O-O *",
         "r2qkb1r/p2bpppp/2n5/3bP3/6n1/5N2/PPPP1PPP/RNBQ1RK1[Ppp] b kq - 4 9"},
        {"[Variant \"Atomic\"]\n\n1. Nf3 Nc6 2. Ng5 Ne5 3. Nxf7# 1-0",
         "r1bq3r/ppppp1pp/8/4n3/8/8/PPPPPPPP/RNBQKB1R b KQ - 0 3"},
        {"[Variant \"Three-check\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1 +1+0\"]\n\n1. Rh8+ Ke7 2. Rh7+ 1-0",
         "8/4k2R/8/8/8/8/8/4K3 b - - 0+3 3 2"},
        {"[Variant \"Antichess\"]\n[FEN \"8/P7/8/8/8/8/8/7k w - - 0 1\"]\n\n1. a8=K Kg2 *",
         "K7/8/8/8/8/8/6k1/8 w - - 1 2"},
    };
    for (const Case& test : cases) {
        const Replay game = replay(read(test.text), Variations::Played);
        const auto position = game.start->clone();
        for (const std::string& move : moves_of(game.main)) position->play(move);
        EXPECT_EQ(position->text(), test.end);
    }
}

TEST(Replay, TeamsHaveTheColorsThatTheirMovesSay) {
    // Without a position: one team has White everywhere, or partners have different colors.
    const Replay same =
        replay(read("[WhiteA \"a\"]\n[WhiteB \"b\"]\n\n1A. e4 {} 1a. e5 {} 1B. d4 {} 1b. d5 {} *"), Variations::Played);
    EXPECT_TRUE(same.start->first_has_white(0));
    EXPECT_TRUE(same.start->first_has_white(1));
    const Replay different = replay(read("[WhiteA \"a\"]\n\n1A. e4 1a. e5 2A. Nf3 1B. d4 *"), Variations::Played);
    EXPECT_FALSE(different.start->first_has_white(1));
    // As many boards as somebody plays on.
    const Replay three = replay(read("[WhiteA \"a\"]\n[BlackC \"c\"]\n\n1A. e4 1a. e5 1B. d4 1b. d5 1C. c4 1c. c5 *"),
                                Variations::Played);
    EXPECT_EQ(three.main.moves.size(), 6U);
    EXPECT_TRUE(three.start->first_has_white(2));
}

TEST(Replay, NamesTheMoveThatCannotBePlayed) {
    struct Case {
        const char* text;
        const char* complaint;
    };
    const Case cases[] = {
        {"1. e4 e5\n2. Ke3 *", "line 2, move 2. Ke3: 'Ke3' is not a legal move here"},
        {"1. e4\ne5\nNf3 Nf3", "line 3, move 2... Nf3: 'Nf3' is not a legal move here"},
        {"1. e4 (1. d4 d5 2. c4\n(2. Bf4 Bf4))", "line 2, move 2... Bf4: 'Bf4' is not a legal move here"},
        {"1. e4 --", "line 1, move 1... --: '--' is not a move"},
        {"[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 3 31\"]\n31... Kd1", "line 2, move 31... Kd1: 'Kd1' is not a legal move"},
        {"\n[FEN \"4k3/8\"]\n1. e4", "line 2, tags of the game: a FEN has 4 or 6 fields"},
        {"[Variant \"Draughts\"]\n1. e4", "line 1, tags of the game: there is no game called 'Draughts'"},
    };
    for (const Case& test : cases) {
        const std::string error = error_text([&] { static_cast<void>(replay(read(test.text), Variations::Played)); });
        EXPECT_EQ(error.substr(0, std::string(test.complaint).size()), test.complaint);
    }
    EXPECT_EQ(replay(read("1. e4 (1. e5) e5"), Variations::Ignored).main.moves.size(), 2U)
        << "a variation that nobody plays may be wrong";
}

TEST(Replay, GamesAreKnownByManyNames) {
    for (const game::GameInfo& info : games()) {
        EXPECT_EQ(game_of_variant(info.id), info.id);
        EXPECT_EQ(game_of_variant(info.title), info.id);
    }
    for (const char* name : {"Standard", "normal", "Chess", "From Position"}) EXPECT_EQ(game_of_variant(name), "chess");
    for (const char* name : {"Chess960", "chess 960", "Fischerandom", "Fischer Random"})
        EXPECT_EQ(game_of_variant(name), "chess960");
    EXPECT_EQ(error_text([] { static_cast<void>(game_of_variant("Mornington Crescent")); }).substr(0, 49),
              "there is no game called 'Mornington Crescent'; th");
}

TEST(Replay, AGameOfEveryKindSurvivesWritingAndReading) {
    board::Random random(7);
    for (const game::GameInfo& info : games()) {
        for (int round = 0; round < 10; ++round) {
            const auto starts = static_cast<std::uint64_t>(info.start_positions);
            const auto position = start_position(info.id, static_cast<int>(random.below(starts)));
            PgnGame game;
            complete_tags(game);
            game.set_tag("Variant", info.id);
            game.set_tag("FEN", position->text());
            Strings coordinates;
            while (coordinates.size() < 120 && !position->outcome().over()) {
                const auto moves = position->legal_moves();
                const std::string move = moves[random.below(moves.size())];
                game.main.moves.emplace_back().notation = position->move_notation(move);
                position->play(move);
                coordinates.push_back(move);
            }
            std::ostringstream out;
            write_pgn(out, game);
            const PgnGame again = read(out.str());
            EXPECT_EQ(again, game) << out.str();
            EXPECT_EQ(moves_of(replay(again, Variations::Played).main), coordinates) << out.str();
        }
    }
}

}  // namespace
}  // namespace rookery::engine
