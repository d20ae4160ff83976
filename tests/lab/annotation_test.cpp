#include "lab/analyse/annotation.h"

#include <sstream>

#include <gtest/gtest.h>

#include "notation/pgn_reader.h"
#include "notation/pgn_writer.h"

namespace rookery::lab {
namespace {

notation::PgnGame read(const std::string& text) {
    std::istringstream file(text);
    notation::PgnGame game;
    notation::PgnReader reader(file);
    EXPECT_TRUE(reader.next(game));
    return game;
}

/// What follows the tags.
std::string movetext(const notation::PgnGame& game) {
    std::ostringstream out;
    write_pgn(out, game);
    return out.str().substr(out.str().find("\n\n") + 2);
}

PlyAnalysis ply(search::Score score, Mark mark = Mark::None) {
    PlyAnalysis made;
    made.score_for_first = score;
    made.mark = mark;
    return made;
}

FoundLine line(search::Score score, const std::vector<std::string>& moves) {
    FoundLine made;
    made.score_for_first = score;
    made.notation = moves;
    return made;
}

TEST(Annotation, AddsScoresSignsAndBetterLines) {
    notation::PgnGame game = read("[Event \"x\"]\n\n1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0");
    GameAnalysis analysis;
    analysis.plies = {ply(31), ply(25), ply(-60, Mark::Inaccuracy), ply(search::win_in(1), Mark::Blunder),
                      ply(search::win_in(0))};
    analysis.plies[2].best = line(25, {"Nf3", "Nc6"});
    analysis.plies[3].best = line(-60, {"Nc6"});
    analysis.plies[4].outcome = game::Outcome::win(game::Side::First, game::Reason::Checkmate);
    annotate(game, analysis);
    EXPECT_EQ(movetext(game),
              "1. e4 {[%eval 0.31]} 1... e5 {[%eval 0.25]} 2. Qh5 $6 {[%eval -0.60]} (2. Nf3\n"
              "{[%eval 0.25]} 2... Nc6) 2... Ke7 $4 {[%eval #1]} (2... Nc6 {[%eval -0.60]}) 3.\nQxe5# 1-0\n\n");
    EXPECT_TRUE(game.tag("Annotator").starts_with("Rookery ")) << game.tag("Annotator");
    EXPECT_EQ(game.tag("Event"), "x");
}

TEST(Annotation, KeepsWhatIsThere) {
    notation::PgnGame game = read(
        "[Annotator \"Anne\"]\n\n{intro} 1. e4 $1 $14 {[%clk 0:01:00] [%eval 9.99] good} e5 {words} {[%clk 0:00:59]} "
        "2. Qh5 {why} (2. Nf3 {main}) {so} *");
    GameAnalysis analysis;
    analysis.plies = {ply(-90, Mark::Mistake), ply(25), ply(-60, Mark::Mistake)};
    analysis.plies[0].best = line(25, {"d4"});
    analysis.plies[2].best = line(25, {"Nf3", "Nc6"});
    annotate(game, analysis);
    const std::string expected =
        "{intro} 1. e4 $1 $14 {[%clk 0:01:00] [%eval -0.90] good} (1. d4 {[%eval 0.25]})\n1... e5 {words} {[%clk "
        "0:00:59] "
        "[%eval 0.25]} 2. Qh5 $2 {[%eval -0.60]} {why} (2. Nf3 {main}) {so} *\n\n";
    const auto one_line = [](std::string text) {
        for (char& letter : text)
            if (letter == '\n') letter = ' ';
        return text;
    };
    EXPECT_EQ(one_line(movetext(game)), one_line(expected));
    EXPECT_EQ(game.tag("Annotator"), "Anne");
    const notation::PgnGame once = game;
    annotate(game, analysis);
    EXPECT_EQ(game, once) << "the same analysis again adds nothing";
}

TEST(Annotation, LeavesOutWhatIsNotKnown) {
    notation::PgnGame game = read("[Event \"x\"]\n\n1. e4 e5 *");
    GameAnalysis analysis;
    analysis.plies = {PlyAnalysis{}, ply(12)};
    annotate(game, analysis);
    EXPECT_EQ(movetext(game), "1. e4 e5 {[%eval 0.12]} *\n\n");
}

TEST(Annotation, AMateIsOneMoveNearerAfterTheMove) {
    PositionAnalysis analysis;
    analysis.game = "chess960";
    analysis.position = "4k3/8/8/8/8/8/8/4K3 b - - 0 7";
    analysis.lines = {line(search::loss_in(1), {"Qa1#"}), line(search::loss_in(3), {"Qa2", "Kd1", "Qa1#"}),
                      line(-250, {"Kd7"})};
    const notation::PgnGame game = to_pgn(analysis);
    EXPECT_EQ(movetext(game), "7... Qa1# (7... Qa2 {[%eval #-1]} 8. Kd1 Qa1#) (7... Kd7 {[%eval -2.50]}) *\n\n");
    EXPECT_EQ(game.tag("FEN"), analysis.position);
    EXPECT_EQ(game.tag("Variant"), "chess960");
    EXPECT_EQ(game.tags.at(0).name, "Event");
}

}  // namespace
}  // namespace rookery::lab
