#include "engine/xray/search_tree.h"

#include <algorithm>
#include <limits>
#include <map>

#include <gtest/gtest.h>

#include "engine/engine.h"
#include "engine/games.h"
#include "engine/xray/lesson_tree.h"
#include "support/error_text.h"

namespace rookery::engine {
namespace {

using search::Bound;
using search::Score;
using search::Visit;
using support::error_text;

constexpr const char* classic = "((3 12 8) (2 4 6) (14 5 2))";
constexpr Score infinite = std::numeric_limits<Score>::max();

SearchTree lesson(std::string_view text, Algorithm algorithm) {
    TreeRequest request;
    request.algorithm = algorithm;
    return record_lesson(LessonTree::from_text(text), request);
}

/// The names of the moves that were not searched, node by node.
std::string unvisited_text(const SearchTree& tree) {
    std::string text;
    for (const auto& [node, moves] : tree.unvisited) {
        text += std::to_string(node) + ":";
        for (const auto move : moves) text += " " + tree.moves[move].notation;
        text += "; ";
    }
    return text;
}

/// Values for the first side.
std::vector<Score> values_for_first(const SearchTree& tree) {
    std::vector<Score> values;
    for (std::size_t i = 0; i < tree.size(); ++i) {
        const bool first = (tree.to_move == game::Side::First) == (tree.ply[i] % 2 == 0);
        values.push_back(first ? tree.value[i] : -tree.value[i]);
    }
    return values;
}

TEST(LessonTree, MinimaxValuesTheClassicTree) {
    const SearchTree tree = lesson(classic, Algorithm::Minimax);
    EXPECT_EQ(tree.score_for_mover, 3);
    EXPECT_EQ(tree.nodes, 13U);
    EXPECT_EQ(tree.evaluations, 9U);
    EXPECT_EQ(values_for_first(tree), (std::vector<Score>{3, 3, 3, 12, 8, 2, 2, 4, 6, 2, 14, 5, 2}));
    EXPECT_EQ(tree.ply, (std::vector<std::uint16_t>{0, 1, 2, 2, 2, 1, 2, 2, 2, 1, 2, 2, 2}));
    EXPECT_TRUE(tree.unvisited.empty());
    EXPECT_EQ(std::count(tree.cut.begin(), tree.cut.end(), true), 0);
    ASSERT_EQ(tree.line.size(), 2U);
    EXPECT_EQ(tree.line[0].coordinates, "a");
    EXPECT_EQ(tree.line[1].notation, "a=3");
}

TEST(LessonTree, AlphaBetaLeavesOutFourAndSix) {
    const SearchTree tree = lesson(classic, Algorithm::AlphaBeta);
    EXPECT_EQ(tree.score_for_mover, 3);
    EXPECT_EQ(tree.nodes, 11U);
    EXPECT_EQ(tree.evaluations, 7U);
    EXPECT_EQ(unvisited_text(tree), "5: b=4 c=6; ");
    EXPECT_TRUE(tree.cut[5]);
    EXPECT_TRUE(tree.cut[7]) << "the last leaf would cut, too, if there were another";
    EXPECT_EQ(std::count(tree.cut.begin(), tree.cut.end(), true), 2);
    // The second branch begins with the window from 3 up, as Min sees it, and is at most 2 for Max.
    EXPECT_EQ(tree.alpha[5], -infinite);
    EXPECT_EQ(tree.beta[5], -3);
    EXPECT_EQ(tree.value[5], -2);
    EXPECT_EQ(tree.bound[5], Bound::Lower);
    EXPECT_EQ(tree.bound[0], Bound::Exact);
    EXPECT_EQ(tree.legal[5], 3U);
    EXPECT_EQ(tree.legal[6], 0U) << "a leaf";
}

TEST(LessonTree, CutsDeepDown) {
    // Max has 5 at the root. When Min finds 3 far below, where the Max in between has nothing yet, that is enough.
    const SearchTree tree = lesson("(5 (((3 9) 4) 8))", Algorithm::AlphaBeta);
    EXPECT_EQ(tree.score_for_mover, 5);
    EXPECT_EQ(unvisited_text(tree), "2: b=8; 4: b=9; ");
    EXPECT_EQ(tree.beta[3], infinite);
    EXPECT_EQ(tree.beta[4], -5);
}

TEST(LessonTree, UnevenBranchesNegativeValuesAndMinAtTheRoot) {
    EXPECT_EQ(lesson("(1 (2 -3) -4)", Algorithm::AlphaBeta).score_for_mover, 1);
    const SearchTree tree = lesson("min (1 (2 -3) -4)", Algorithm::AlphaBeta);
    EXPECT_EQ(tree.to_move, game::Side::Second);
    EXPECT_EQ(values_for_first(tree)[0], -4);
    EXPECT_EQ(LessonTree::from_text(" min(1,(2 -3)\n-4 ) ").text(), "min (1 (2 -3) -4)");
}

TEST(LessonTree, SaysWhatIsWrong) {
    const auto problem = [](const std::string& text) {
        return error_text([&] { static_cast<void>(LessonTree::from_text(text)); });
    };
    EXPECT_EQ(problem(""), "write a tree such as ((3 12 8) (2 4 6) (14 5 2))");
    EXPECT_EQ(problem("5"), "a tree begins with a bracket (at character 1)");
    EXPECT_EQ(problem("(1 2"), "a bracket is not closed at the end of the tree");
    EXPECT_EQ(problem("(1 ())"), "a pair of brackets is empty (at character 5)");
    EXPECT_EQ(problem("(1 x)"), "a leaf is a whole number of up to 1000000, not 'x' (at character 4)");
    EXPECT_NE(problem("(-2147483648)"), "(no error)");
    EXPECT_NE(problem("(1000001)"), "(no error)");
    EXPECT_EQ(problem("(1 2) 3"), "there is something behind the end of the tree (at character 7)");
    EXPECT_NE(problem("(" + std::string(6'000, '(')).find("at most 20 moves high"), std::string::npos);
    std::string wide = "(";
    for (int i = 0; i < 27; ++i) wide += "1 ";
    EXPECT_NE(problem(wide + ")").find("at most 26 branches"), std::string::npos);
}

/// What any other search finds and counts.
struct Counted {
    Score score = 0;
    std::uint64_t nodes = 0;
    std::uint64_t evaluations = 0;
    std::string move;
};

Counted counted(const AnyPosition& position, const std::string& evaluation, const TreeRequest& request) {
    Engine engine;
    Settings settings;
    settings.algorithm = request.algorithm;
    settings.ordering = request.ordering;
    settings.evaluation = evaluation;
    engine.configure(settings);
    Request how;
    how.limits.depth = request.depth;
    Counted found;
    engine.start(position, how,
                 {[&](const Report& report) {
                      found.score = report.score_for_mover;
                      found.nodes = report.nodes;
                      found.evaluations = report.evaluations;
                  },
                  [&](const Answer& answer) { found.move = answer.best_move; }});
    engine.wait();
    return found;
}

/// That the columns fit together.
void expect_sound(const SearchTree& tree, bool textbook) {
    ASSERT_EQ(tree.end, SearchTree::End::Complete);
    for (const std::size_t size :
         {tree.move.size(), tree.depth.size(), tree.alpha.size(), tree.beta.size(), tree.value.size(),
          tree.bound.size(), tree.visit.size(), tree.cut.size(), tree.legal.size()})
        ASSERT_EQ(size, tree.size());
    std::uint64_t nodes = 0;
    std::vector<std::size_t> children(tree.size(), 0);
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < tree.size(); ++i) {
        open.resize(tree.ply[i]);
        if (!open.empty()) ++children[open.back()];
        open.push_back(i);
        EXPECT_NE(tree.bound[i], Bound::None);
        EXPECT_LT(tree.alpha[i], tree.beta[i]);
        EXPECT_EQ(tree.move[i] == SearchTree::no_move, tree.ply[i] == 0 || tree.visit[i] == Visit::Pass);
        if (textbook || (tree.visit[i] != Visit::Root && tree.visit[i] != Visit::Again)) ++nodes;
    }
    EXPECT_EQ(nodes, tree.nodes);
    if (!textbook) return;
    for (std::size_t i = 0; i < tree.size(); ++i) {
        if (children[i] == 0) continue;
        const auto left_out = tree.unvisited.find(i);
        const std::size_t named = left_out == tree.unvisited.end() ? 0 : left_out->second.size();
        EXPECT_EQ(children[i] + named, tree.legal[i]);
        EXPECT_EQ(named > 0, tree.cut[i] && children[i] < tree.legal[i]);
    }
}

struct Case {
    const char* game;
    const char* evaluation;
    int depth;
};

class RecordedSearch : public testing::TestWithParam<Case> {};

TEST_P(RecordedSearch, IsTheOneThatAnEngineDoes) {
    const auto& [game, evaluation, depth] = GetParam();
    const auto position = start_position(game);
    for (const Algorithm algorithm : {Algorithm::Minimax, Algorithm::AlphaBeta, Algorithm::Search})
        for (const auto ordering : {search::Ordering::Generator, search::Ordering::CapturesFirst}) {
            TreeRequest request;
            request.algorithm = algorithm;
            request.ordering = ordering;
            request.depth = algorithm == Algorithm::Search ? depth + 3 : depth;
            request.max_unvisited = 1'000'000;
            const SearchTree tree = record_search(*position, evaluation, request);
            SCOPED_TRACE(std::string(game) + " " + std::to_string(static_cast<int>(algorithm)));
            expect_sound(tree, algorithm != Algorithm::Search);
            const Counted known = counted(*position, evaluation, request);
            EXPECT_EQ(tree.nodes, known.nodes);
            EXPECT_EQ(tree.evaluations, known.evaluations);
            EXPECT_EQ(std::clamp(tree.score_for_mover, -game::highest_evaluation, game::highest_evaluation),
                      std::clamp(known.score, -game::highest_evaluation, game::highest_evaluation));
            ASSERT_FALSE(tree.line.empty());
            EXPECT_EQ(tree.line[0].coordinates, known.move);
        }
}

INSTANTIATE_TEST_SUITE_P(Games, RecordedSearch,
                         testing::Values(Case{"chess", "material", 3}, Case{"chess", "tuned", 3},
                                         Case{"crazyhouse", "simplified", 3}, Case{"atomic", "tuned", 3},
                                         Case{"pawns-kings", "material", 4}, Case{"bughouse", "material", 2},
                                         Case{"bughouse", "tuned", 2}, Case{"wolf-sheep", "paths", 5},
                                         Case{"wolf-sheep", "simple", 6}));

TEST(SearchTree, ThatDoesNotFitIsGivenUp) {
    TreeRequest request;
    request.depth = 4;
    request.max_nodes = 500;
    const auto position = start_position("chess");
    EXPECT_EQ(record_search(*position, "material", request).end, SearchTree::End::TooLarge);
    request.algorithm = Algorithm::Search;
    request.depth = 12;
    EXPECT_EQ(record_search(*position, "material", request).end, SearchTree::End::TooLarge);
    const std::atomic<bool> stop = true;
    request.stop = &stop;
    EXPECT_EQ(record_search(*position, "material", request).end, SearchTree::End::Stopped);
}

TEST(SearchTree, CountsMovesThatAreTooManyToName) {
    TreeRequest request;
    request.depth = 3;
    request.max_unvisited = 10;
    const SearchTree tree = record_search(*start_position("chess"), "material", request);
    EXPECT_TRUE(tree.unvisited.empty());
    EXPECT_EQ(tree.legal[0], 20U);
}

TEST(SearchTree, NamesMovesOnTheBoard) {
    TreeRequest request;
    request.depth = 2;
    request.algorithm = Algorithm::Minimax;
    const auto position = position_from_text("chess", "k7/8/8/8/8/8/6p1/K6N b - - 0 1");
    const SearchTree tree = record_search(*position, "material", request);
    EXPECT_TRUE(std::any_of(tree.moves.begin(), tree.moves.end(), [](const TreeMove& move) {
        return move.coordinates == "g2h1q" && move.notation == "gxh1=Q+";
    }));
    EXPECT_EQ(tree.to_move, game::Side::Second);
}

TEST(SearchTree, NeedsAGameThatGoesOnAndASearch) {
    const auto over = position_from_text("chess", "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
    EXPECT_EQ(error_text([&] { static_cast<void>(record_search(*over, "material", {})); }),
              "the game is over in this position");
    EXPECT_NE(error_text([] {
                  static_cast<void>(record_search(*start_position("wolf-sheep"), "solved", {}));
              }).find("needs no search"),
              std::string::npos);
}

TEST(RecordedSearch, SaysWhyNodesEndEarly) {
    const auto position =
        position_from_text("chess", "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4");
    TreeRequest request;
    request.algorithm = Algorithm::Search;
    request.depth = 7;
    const SearchTree tree = record_search(*position, "tuned", request);
    ASSERT_EQ(tree.ending.size(), tree.size());
    std::map<search::Ending, int> seen;
    for (std::size_t node = 0; node < tree.size(); ++node) {
        ++seen[tree.ending[node]];
        const bool is_leaf = node + 1 == tree.size() || tree.ply[node + 1] <= tree.ply[node];
        if (is_leaf && tree.depth[node] > 0) {
            EXPECT_NE(tree.ending[node], search::Ending::Moves) << "node " << node << " ends without a reason";
        }
        if (tree.ending[node] == search::Ending::Table || tree.ending[node] == search::Ending::Futility) {
            EXPECT_TRUE(is_leaf) << "node " << node;
        }
    }
    for (const auto ending :
         {search::Ending::Table, search::Ending::Futility, search::Ending::NullMove, search::Ending::StandPat})
        EXPECT_GT(seen[ending], 0) << static_cast<int>(ending);
}

TEST(RecordedSearch, HasOnlyTheImprovementsThatWereAskedFor) {
    const auto position = position_from_text("chess", "8/k7/3p4/p2P1p2/P2P1P2/8/8/K7 w - - 0 1");
    TreeRequest request;
    request.algorithm = Algorithm::Search;
    request.depth = 6;
    const auto recorded = [&](search::Improvements improvements) {
        request.improvements = improvements;
        return record_search(*position, "material", request);
    };
    const auto visits = [](const SearchTree& tree, Visit visit) {
        return std::count(tree.visit.begin(), tree.visit.end(), visit);
    };
    const auto ends = [](const SearchTree& tree, search::Ending ending) {
        return std::count(tree.ending.begin(), tree.ending.end(), ending);
    };
    const SearchTree plain = recorded(search::Improvements::Deepening);
    EXPECT_EQ(visits(plain, Visit::Quiescence), 0);
    EXPECT_EQ(visits(plain, Visit::Reduced), 0);
    EXPECT_EQ(ends(plain, search::Ending::Table), 0);
    const SearchTree remembering = recorded(search::Improvements::Table);
    EXPECT_GT(ends(remembering, search::Ending::Table), 0);
    EXPECT_EQ(visits(remembering, Visit::Reduced), 0);
    EXPECT_LT(remembering.nodes, recorded(search::Improvements::Quiescence).nodes);
    const SearchTree reducing = recorded(search::Improvements::Reductions);
    EXPECT_GT(visits(reducing, Visit::Reduced), 0);
    EXPECT_EQ(ends(reducing, search::Ending::Futility), 0);
}

}  // namespace
}  // namespace rookery::engine
