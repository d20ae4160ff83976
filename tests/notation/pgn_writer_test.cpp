#include "notation/pgn_writer.h"

#include <algorithm>
#include <sstream>

#include <gtest/gtest.h>

namespace rookery::notation {
namespace {

std::string written(const PgnGame& game) {
    std::ostringstream out;
    write_pgn(out, game);
    return out.str();
}

/// What follows the tags.
std::string movetext(const PgnGame& game) {
    const std::string text = written(game);
    return text.substr(text.find("\n\n") + 2);
}

TEST(PgnWriter, WritesTheSevenTagsInTheirOrder) {
    PgnGame game;
    game.event = "A match";
    game.date = "2024.02.29";
    game.round = "1.2";
    game.white = "Anne";
    game.black = "Bert";
    game.result = game::Result::SecondWins;
    EXPECT_EQ(written(game),
              "[Event \"A match\"]\n[Site \"?\"]\n[Date \"2024.02.29\"]\n[Round \"1.2\"]\n[White \"Anne\"]\n"
              "[Black \"Bert\"]\n[Result \"0-1\"]\n\n0-1\n\n");
}

TEST(PgnWriter, UnknownTagsAreQuestionMarks) {
    EXPECT_EQ(written({}),
              "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n"
              "[Result \"*\"]\n\n*\n\n");
}

TEST(PgnWriter, QuotesInTagsAreEscaped) {
    PgnGame game;
    game.white = R"(The "best" \o/)";
    EXPECT_NE(written(game).find(R"([White "The \"best\" \\o/"])"), std::string::npos);
}

TEST(PgnWriter, OtherTagsFollow) {
    PgnGame game;
    game.variant = "atomic";
    game.start = "8/8/8/8/8/8/8/8 w - - 0 1";
    game.termination = "time forfeit";
    game.more_tags = {{"PlyCount", "0"}};
    EXPECT_NE(written(game).find("[Result \"*\"]\n[Variant \"atomic\"]\n[SetUp \"1\"]\n"
                                 "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n[Termination \"time forfeit\"]\n"
                                 "[PlyCount \"0\"]\n\n"),
              std::string::npos)
        << written(game);
}

TEST(PgnWriter, NumbersTheMoves) {
    PgnGame game;
    game.moves = {{"f3", ""}, {"e5", ""}, {"g4", ""}, {"Qh4#", ""}};
    game.result = game::Result::SecondWins;
    EXPECT_EQ(movetext(game), "1. f3 e5 2. g4 Qh4# 0-1\n\n");
}

TEST(PgnWriter, NumbersBlackAgainAfterAComment) {
    PgnGame game;
    game.moves = {{"e4", "+0.31/12 0.045s"}, {"e5", "-0.20/11 0.050s"}, {"Nf3", ""}, {"Nc6", ""}};
    game.last_comment = "agreed";
    game.result = game::Result::Draw;
    EXPECT_EQ(movetext(game), "1. e4 {+0.31/12 0.045s} 1... e5 {-0.20/11 0.050s} 2. Nf3 Nc6 {agreed} 1/2-1/2\n\n");
}

TEST(PgnWriter, NumbersBeginWhereTheStartSays) {
    PgnGame game;
    game.moves = {{"Kd7", ""}, {"Kd2", ""}};
    game.start = "4k3/8/8/8/8/8/8/4K3 b - - 12 31";
    EXPECT_EQ(movetext(game), "31... Kd7 32. Kd2 *\n\n");
    game.start = "4k3/8/8/8/8/8/8/4K3 w - -";
    EXPECT_EQ(movetext(game), "1. Kd7 Kd2 *\n\n");
}

TEST(PgnWriter, LinesAreShorterThan80Characters) {
    PgnGame game;
    for (int i = 0; i < 200; ++i) game.moves.push_back({"Nf3", i % 3 == 0 ? "some words about this move" : ""});
    std::istringstream lines(movetext(game));
    std::string line;
    std::size_t longest = 0;
    std::string joined;
    while (std::getline(lines, line)) {
        EXPECT_LT(line.size(), 80U) << line;
        EXPECT_FALSE(line.ends_with(' ')) << line;
        EXPECT_FALSE(line.starts_with(' ')) << line;
        longest = std::max(longest, line.size());
        if (!line.empty()) joined += line + ' ';
    }
    EXPECT_GT(longest, 70U);
    EXPECT_TRUE(joined.starts_with("1. Nf3 {some words about this move} 1... Nf3 2. Nf3 Nf3 {some words")) << joined;
    EXPECT_TRUE(joined.ends_with(" * ")) << joined;
}

TEST(PgnWriter, ACommentCannotEndItself) {
    PgnGame game;
    game.moves = {{"e4", "a {brace} in\nit"}};
    EXPECT_EQ(movetext(game), "1. e4 {a {brace) in it} *\n\n");
}

TEST(PgnScores, AreInPawnsOrMovesToMate) {
    EXPECT_EQ(pawns_text(31), "+0.31");
    EXPECT_EQ(pawns_text(-1250), "-12.50");
    EXPECT_EQ(pawns_text(0), "+0.00");
    EXPECT_EQ(mate_text(5), "+M5");
    EXPECT_EQ(mate_text(-2), "-M2");
    EXPECT_EQ(evaluation_comment("+M5", 20, 0.0123), "+M5/20 0.012s");
}

}  // namespace
}  // namespace rookery::notation
