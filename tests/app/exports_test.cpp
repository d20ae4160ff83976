// Files as people get them from where they play: every game is read to its end.

#include <algorithm>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "app/analyse/game_tree.h"
#include "app/library/game_pgn.h"
#include "engine/replay.h"
#include "notation/pgn_reader.h"
#include "notation/pgn_writer.h"

namespace rookery::app {
namespace {

/// A game of an export, as the page gets it.
GameTree tree_in(notation::PgnGame game, std::string* problems = nullptr) {
    const engine::RepairedGame repaired = engine::repair(game);
    for (const auto& problem : repaired.problems)
        if (problems != nullptr) *problems += problem.words + '\n';
    return tree_of(game, *repaired.start);
}

std::vector<notation::PgnGame> games_of(const std::string& name) {
    std::ifstream file(ROOKERY_ROOT "/tests/app/exports/" + name, std::ios::binary);
    std::string damage;
    notation::PgnReader reader(file, [&](const notation::PgnDamage& found) { damage += found.problem + '\n'; });
    std::vector<notation::PgnGame> games;
    notation::PgnGame game;
    while (reader.next(game)) games.push_back(game);
    EXPECT_EQ(damage, "");
    return games;
}

std::size_t commands_in(const GameTree& tree, std::string_view name) {
    std::size_t count = 0;
    for (const TreeNode& node : tree.nodes)
        for (const auto& command : node.commands) count += command.name == name ? 1 : 0;
    return count;
}

struct Expected {
    std::string game;
    std::size_t moves;  ///< with those of variations
    std::size_t clocks;
    std::size_t evaluations;
};

void expect_games(const std::string& file, const std::vector<Expected>& expected) {
    const auto games = games_of(file);
    ASSERT_EQ(games.size(), expected.size());
    for (std::size_t number = 0; number < games.size(); ++number) {
        SCOPED_TRACE(file + ", game " + std::to_string(number + 1));
        std::string problems;
        const GameTree tree = tree_in(games[number], &problems);
        EXPECT_EQ(problems, "");
        EXPECT_EQ(tree.game, expected[number].game);
        EXPECT_EQ(tree.nodes.size(), expected[number].moves);
        EXPECT_EQ(commands_in(tree, "clk"), expected[number].clocks);
        EXPECT_EQ(commands_in(tree, "eval"), expected[number].evaluations);
    }
}

TEST(Exports, OfLichessAreReadAsTheyCome) {
    expect_games("lichess.pgn", {{"chess", 13, 7, 6},
                                 {"crazyhouse", 8, 8, 0},
                                 {"3check", 9, 0, 0},
                                 {"kingofthehill", 19, 0, 0},
                                 {"antichess", 5, 0, 0},
                                 {"chess", 3, 0, 0},
                                 {"chess960", 4, 0, 0},
                                 {"horde", 2, 0, 0},
                                 {"atomic", 5, 5, 4},
                                 {"racingkings", 11, 11, 0},
                                 {"chess", 4, 0, 0}});
}

TEST(Exports, OfChessComAreReadAsTheyCome) {
    expect_games("chess_com.pgn", {{"chess", 4, 4, 0},
                                   {"crazyhouse", 5, 5, 0},
                                   {"3check", 4, 4, 0},
                                   {"kingofthehill", 4, 0, 0},
                                   {"chess960", 2, 2, 0},
                                   {"bughouse", 14, 14, 0},
                                   {"chess", 3, 0, 0}});
}

TEST(Exports, ABoardOfBughouseIsAGameOfTwo) {
    auto games = games_of("chess_com.pgn");
    notation::PgnGame& game = games.at(5);
    const engine::RepairedGame repaired = engine::repair(game);
    EXPECT_TRUE(repaired.problems.empty());
    EXPECT_EQ(repaired.start->text(),
              "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[NNPp] w KQkq - 0 1 | "
              "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] b KQkq - 0 1 t1");
    EXPECT_EQ(game.tag("WhiteA"), "BirchKnight");
    EXPECT_EQ(game.tag("BlackA"), "lemon_pawn");
    EXPECT_EQ(game.tag("BlackAElo"), "1190");
    EXPECT_EQ(game.tag("White"), "");
    EXPECT_EQ(game.main.moves[6].notation, "A:P@h6");
    EXPECT_EQ(game.main.moves[7].notation, "a:P@d4");
    // What was captured here is the partner's.
    EXPECT_NE(repaired.end->text().find("RNBQKBNR[Pp] b"), std::string::npos) << repaired.end->text();
    // It is kept as such, and read again.
    const TextGame kept = text_game(game, repaired, GameSource::Imported);
    EXPECT_EQ(kept.names, (std::array<std::string, 2>{"BirchKnight", "lemon_pawn"}));
    std::istringstream text(kept.pgn);
    notation::PgnGame again;
    ASSERT_TRUE(notation::PgnReader(text).next(again));
    const engine::RepairedGame same = engine::repair(again);
    EXPECT_TRUE(same.problems.empty());
    EXPECT_EQ(same.end->text(), repaired.end->text());
}

TEST(Exports, ShapesOfAStudyAreWrittenAsTheyWere) {
    const GameTree study = tree_in(games_of("lichess.pgn").back());
    EXPECT_EQ(study.comment, "Look at the center first.");
    std::ostringstream text;
    write_pgn(text, pgn_of(study));
    for (const std::string shapes : {"{[%csl Gd4,Ye5][%cal Gd2d4,Rg1f3] Look at the center first.}", "e4 {[%csl Ge4]}",
                                     "e5 {[%cal Bb8c6,Bg8f6]}", "Nc6 {[%csl Re5][%cal Gf3e5]}"}) {
        std::string flowing = text.str();
        std::replace(flowing.begin(), flowing.end(), '\n', ' ');
        EXPECT_NE(flowing.find(shapes), std::string::npos) << shapes << "\n" << text.str();
    }
}

}  // namespace
}  // namespace rookery::app
