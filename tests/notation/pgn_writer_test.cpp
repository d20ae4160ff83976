#include "notation/pgn_writer.h"

#include <algorithm>
#include <sstream>

#include <gtest/gtest.h>

#include "notation/pgn_reader.h"

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

PgnMove move(const std::string& notation, const std::string& comment = "") {
    PgnMove made;
    made.notation = notation;
    if (!comment.empty()) made.comments = {comment};
    return made;
}

TEST(PgnWriter, WritesTheTagsInTheirOrder) {
    PgnGame game;
    game.tags = {{"Black", "Bert"}, {"Event", "A match"}};
    game.result = game::Result::SecondWins;
    EXPECT_EQ(written(game), "[Black \"Bert\"]\n[Event \"A match\"]\n\n0-1\n\n");
    EXPECT_EQ(written({}), "*\n\n");
}

TEST(PgnWriter, QuotesInTagsAreEscaped) {
    PgnGame game;
    game.tags = {{"White", "The \"best\" \\o/\n"}};
    EXPECT_NE(written(game).find(R"([White "The \"best\" \\o/ "])"), std::string::npos) << written(game);
}

TEST(PgnWriter, NumbersTheMoves) {
    PgnGame game;
    game.main.moves = {move("f3"), move("e5"), move("g4"), move("Qh4#")};
    game.tags = {{"Event", "?"}};
    game.result = game::Result::SecondWins;
    EXPECT_EQ(movetext(game), "1. f3 e5 2. g4 Qh4# 0-1\n\n");
}

TEST(PgnWriter, NumbersBlackAgainAfterAComment) {
    PgnGame game;
    game.tags = {{"Event", "?"}};
    game.main.moves = {move("e4", "+0.31/12 0.045s"), move("e5", "-0.20/11 0.050s"), move("Nf3"),
                       move("Nc6", "agreed")};
    game.result = game::Result::Draw;
    EXPECT_EQ(movetext(game), "1. e4 {+0.31/12 0.045s} 1... e5 {-0.20/11 0.050s} 2. Nf3 Nc6 {agreed} 1/2-1/2\n\n");
}

TEST(PgnWriter, NumbersBeginWhereTheStartSays) {
    PgnGame game;
    game.main.moves = {move("Kd7"), move("Kd2")};
    game.set_tag("FEN", "4k3/8/8/8/8/8/8/4K3 b - - 12 31");
    EXPECT_EQ(movetext(game), "31... Kd7 32. Kd2 *\n\n");
    game.set_tag("FEN", "4k3/8/8/8/8/8/8/4K3 w - -");
    EXPECT_EQ(movetext(game), "1. Kd7 Kd2 *\n\n");
}

TEST(PgnWriter, WritesNagsAndVariations) {
    PgnGame game;
    game.tags = {{"Event", "?"}};
    game.main.comments = {"a game"};
    game.main.moves = {move("e4"), move("e5", "solid"), move("Nf3")};
    game.main.moves[0].nags = {1};
    PgnLine sicilian;
    sicilian.moves = {move("c5"), move("Nf3"), move("d6")};
    PgnLine closed;
    closed.comments = {"slow"};
    closed.moves = {move("Nc3")};
    sicilian.moves[1].variations = {closed};
    PgnLine nothing;
    nothing.comments = {"or else"};
    game.main.moves[1].variations = {sicilian, nothing};
    game.main.moves[1].closing_comments = {"so much for that"};
    EXPECT_EQ(movetext(game),
              "{a game} 1. e4 $1 e5 {solid} (1... c5 2. Nf3 ({slow} 2. Nc3) 2... d6) ({or\nelse}) {so much for that} "
              "2. Nf3 *\n\n");
}

TEST(PgnWriter, LinesAreShorterThan80Characters) {
    PgnGame game;
    game.tags = {{"Event", "?"}};
    for (int i = 0; i < 200; ++i)
        game.main.moves.push_back(move("Nf3", i % 3 == 0 ? "some words about this move" : ""));
    for (int i = 0; i < 200; i += 7)
        game.main.moves[static_cast<std::size_t>(i)].variations = {PgnLine{{"x"}, {move("d4")}}};
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
    EXPECT_TRUE(joined.starts_with("1. Nf3 {some words about this move} ({x} 1. d4) 1... Nf3 2. Nf3 Nf3 {some words"))
        << joined;
    EXPECT_TRUE(joined.ends_with(" * ")) << joined;
}

TEST(PgnWriter, ACommentWithABraceGoesToTheEndOfItsLine) {
    PgnGame game;
    game.tags = {{"Event", "?"}};
    game.main.moves = {move("e4", "a {brace} in\nit"), move("e5")};
    EXPECT_EQ(movetext(game), "1. e4\n; a {brace} in it\n1... e5 *\n\n");
}

TEST(PgnWriter, NoLineOfACommentBeginsLikeSomethingElse) {
    PgnGame game;
    game.tags = {{"Event", "?"}};
    std::string text;
    for (int i = 0; i < 50; ++i) text += "%percent [Event \"x\"] ;semicolon [%clk 0:00:01] ";
    game.main.moves = {move("e4", text)};
    std::istringstream lines(movetext(game));
    std::string line;
    int count = 0;
    while (std::getline(lines, line)) {
        ++count;
        EXPECT_FALSE(line.starts_with("%") || line.starts_with(";") || line.starts_with("[E")) << line;
        EXPECT_FALSE(line.starts_with("0:00:01]")) << line;
    }
    EXPECT_GT(count, 10);
}

// The bracket that is missing was looked for at each of these words.
TEST(PgnWriter, CommandsThatAreNeverClosedAreWords) {
    PgnGame game;
    std::string text = "[%clk 0:00:01] ";
    for (int i = 0; i < 1'000'000; ++i) text += "[%a ";
    text.pop_back();
    game.main.moves = {move("e4", text)};
    const std::string text_of_game = written(game);
    std::istringstream file(text_of_game);
    PgnGame again;
    PgnLimits limits;
    limits.game_bytes = text_of_game.size();
    ASSERT_TRUE(PgnReader(file, {}, limits).next(again));
    EXPECT_TRUE(again == game);
}

TEST(PgnScores, AreInPawnsOrMovesToMate) {
    EXPECT_EQ(score_text(31), "+0.31");
    EXPECT_EQ(score_text(-1250), "-12.50");
    EXPECT_EQ(score_text(0), "+0.00");
    EXPECT_EQ(score_text(3, game::ScoreUnit::Points), "+3");
    EXPECT_EQ(score_text(-12, game::ScoreUnit::Points), "-12");
    EXPECT_EQ(mate_text(5), "+M5");
    EXPECT_EQ(mate_text(-2), "-M2");
    EXPECT_EQ(evaluation_comment("+M5", 20, 0.0123), "+M5/20 0.012s");
}

}  // namespace
}  // namespace rookery::notation
