// Games on several boards, as files in the world have them.

#include "notation/bpgn.h"

#include <gtest/gtest.h>

#include "notation/pgn_writer.h"
#include "notation/read_file.h"

namespace rookery::notation {
namespace {

std::string written(const PgnGame& game) {
    std::ostringstream out;
    write_pgn(out, game);
    return out.str();
}

std::vector<std::string> notations(const PgnLine& line) {
    std::vector<std::string> moves;
    for (const PgnMove& move : line.moves) moves.push_back(move.notation);
    return moves;
}

// Windows line ends, Latin-1, several tags on a line, clocks in braces, a comment, a variation, the end in braces.
const std::string wild_game =
    "[Event \"rated bughouse match\"]\r\n"
    "[Site \"chess server\"][Date \"2004.03.12\"]\r\n"
    "[WhiteA \"J\xf6rg\"][WhiteAElo \"1877\"][BlackA \"anna\"][BlackAElo \"2001\"]\r\n"
    "[WhiteB \"ben\"][BlackB \"carl\"]\r\n"
    "[TimeControl \"180+0\"][Result \"1-0\"]\r\n"
    "\r\n"
    "1A. e4{299.000} 1B. d4{298.950} 1a. e5{298.5} 1b. d5{299.1}\r\n"
    "2A. Nf3{297.2} {C: well known} (2A. Bc4{297.0} 2a. Nf6{298.1}) 2a. Nc6{296.0}\r\n"
    "3A. N@g5{290.5} 2B. P@e6{280.0} 3a. e8=Q+{270.0}\r\n"
    "{anna checkmated} 1-0\r\n";

TEST(Bpgn, AGameAsItIsInTheWorld) {
    const ReadFile file = read_file(wild_game);
    EXPECT_TRUE(file.damages.empty());
    ASSERT_EQ(file.games.size(), 1u);
    const PgnGame& game = file.games[0];
    EXPECT_TRUE(has_several_boards(game));
    EXPECT_EQ(game.tags.size(), 11u);
    EXPECT_EQ(game.tag("WhiteA"), "Jörg");
    EXPECT_EQ(game.tag("BlackAElo"), "2001");
    EXPECT_EQ(game.result, game::Result::FirstWins);
    EXPECT_EQ(notations(game.main), (std::vector<std::string>{"A:e4", "B:d4", "a:e5", "b:d5", "A:Nf3", "a:Nc6",
                                                              "A:N@g5", "B:P@e6", "a:e8=Q+"}));
    EXPECT_EQ(game.main.moves[0].comments, std::vector<std::string>{"299.000"});
    EXPECT_EQ(game.main.moves[4].comments, (std::vector<std::string>{"297.2", "C: well known"}));
    ASSERT_EQ(game.main.moves[4].variations.size(), 1u);
    EXPECT_EQ(notations(game.main.moves[4].variations[0]), (std::vector<std::string>{"A:Bc4", "a:Nf6"}));
    EXPECT_EQ(game.main.moves.back().comments, (std::vector<std::string>{"270.0", "anna checkmated"}));
    EXPECT_EQ(game.main.moves[6].line, 9);
}

TEST(Bpgn, WritingAndReadingGivesTheSameGame) {
    const ReadFile file = read_file(wild_game);
    ASSERT_EQ(file.games.size(), 1u);
    const std::string text = written(file.games[0]);
    EXPECT_NE(text.find("1A. e4 {299.000} 1B. d4 {298.950} 1a. e5"), std::string::npos) << text;
    EXPECT_NE(text.find("(2A. Bc4 {297.0}"), std::string::npos) << text;
    EXPECT_NE(text.find("{anna checkmated} 1-0"), std::string::npos) << text;
    const ReadFile again = read_file(text);
    ASSERT_EQ(again.games.size(), 1u);
    EXPECT_EQ(again.games[0], file.games[0]);
}

TEST(Bpgn, NumbersCountTheTurnsOfASeat) {
    PgnGame game;
    for (const char* move : {"A:e4", "a:e5", "A:d4", "B:e4", "b:e5", "A:Nf3"})
        game.main.moves.emplace_back().notation = move;
    EXPECT_NE(written(game).find("1A. e4 1a. e5 2A. d4 1B. e4 1b. e5 3A. Nf3 *"), std::string::npos);
    // From a position on, each board has its own number.
    game.set_tag("FEN", "4k3/8/8/8/8/8/8/4K3[] w - - 0 7 | 4k3/8/8/8/8/8/8/4K3[] b - - 0 3 t1");
    EXPECT_NE(written(game).find("7A. e4 7a. e5 8A. d4 3B. e4 3b. e5 9A. Nf3 *"), std::string::npos);
}

TEST(Bpgn, DamageIsNamedWithItsLine) {
    const ReadFile file = read_file("[Event \"x\"]\n[WhiteA \"a\"]\n\n1A. e4 {no end\n\n" + wild_game);
    ASSERT_EQ(file.damages.size(), 1u);
    EXPECT_EQ(file.damages[0].line, 4);
    EXPECT_EQ(file.damages[0].problem, "the comment that begins in line 4 is not closed");
    EXPECT_EQ(file.games.size(), 1u);

    const ReadFile strange = read_file("[WhiteA \"a\"]\n\n1A. e4 1a. <e5>\n");
    ASSERT_EQ(strange.damages.size(), 1u);
    EXPECT_EQ(strange.damages[0].line, 3);
}

TEST(Bpgn, GamesWithoutTagsFollowEachOther) {
    const ReadFile file = read_file("1A. e4 1a. e5\n\n1A. d4 1a. d5\n");
    ASSERT_EQ(file.games.size(), 2u);
    EXPECT_EQ(notations(file.games[1].main), (std::vector<std::string>{"A:d4", "a:d5"}));
}

TEST(Bpgn, OrdinaryNumbersNameNoSeat) {
    EXPECT_EQ(seat_of_number("12A. e4"), 'A');
    EXPECT_EQ(seat_of_number("3b."), 'b');
    EXPECT_EQ(seat_of_number("12. e4"), '\0');
    EXPECT_EQ(seat_of_number("12.e4"), '\0');
    EXPECT_EQ(seat_of_number("1z."), '\0');
    EXPECT_EQ(seat_of_move("e4"), '\0');
    EXPECT_EQ(seat_of_move("a:e5"), 'a');
}

}  // namespace
}  // namespace rookery::notation
