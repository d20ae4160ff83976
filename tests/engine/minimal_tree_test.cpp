#include "engine/xray/minimal_tree.h"

#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "board/random.h"
#include "engine/games.h"
#include "engine/xray/lesson_tree.h"

namespace rookery::engine {
namespace {

SearchTree searched(const std::string& text, Algorithm algorithm) {
    TreeRequest request;
    request.algorithm = algorithm;
    return record_lesson(LessonTree::from_text(text), request);
}

std::uint64_t fewest(const std::string& text) { return fewest_leaves(searched(text, Algorithm::Minimax)).value(); }

/// A tree as texts of its parts, so that they can be put into any order.
struct Drawn {
    std::string leaf;
    std::vector<Drawn> branches;
};

/// Small numbers, so that some are alike.
Drawn random_tree(board::Random& random, int height) {
    if (height == 0 || random.next() % 6 == 0) return {std::to_string(static_cast<int>(random.next() % 7) - 3), {}};
    Drawn tree;
    const std::size_t branches = 1 + random.next() % 3;
    for (std::size_t i = 0; i < branches; ++i) tree.branches.push_back(random_tree(random, height - 1));
    return tree;
}

/// The texts of the tree in every order of its branches, at every node.
std::vector<std::string> every_order(const Drawn& tree) {
    if (tree.branches.empty()) return {tree.leaf};
    std::vector<std::vector<std::string>> parts;
    for (const Drawn& branch : tree.branches) parts.push_back(every_order(branch));
    std::vector<std::size_t> order(parts.size());
    std::iota(order.begin(), order.end(), 0);
    std::vector<std::string> texts;
    do {
        std::vector<std::string> begun = {""};
        for (const std::size_t part : order) {
            std::vector<std::string> longer;
            for (const std::string& front : begun)
                for (const std::string& text : parts[part]) longer.push_back(front + (front.empty() ? "" : " ") + text);
            begun = std::move(longer);
        }
        for (const std::string& text : begun) texts.push_back("(" + text + ")");
    } while (std::next_permutation(order.begin(), order.end()));
    return texts;
}

std::size_t orders_of(const Drawn& tree) {
    std::size_t orders = 1;
    for (std::size_t i = 0; i < tree.branches.size(); ++i) orders *= (i + 1) * orders_of(tree.branches[i]);
    return orders;
}

TEST(MinimalTree, OfTheBooks) {
    EXPECT_EQ(fewest("((3 12 8) (2 4 6) (14 5 2))"), 5U);
    EXPECT_EQ(fewest("((2 1) (4 3) (6 5) (8 7))"), 5U) << "alpha-beta looks at all 8 in this order";
    EXPECT_EQ(fewest("min ((3 12 8) (2 4 6) (14 5 2))"), 5U);
    EXPECT_EQ(fewest("(7)"), 1U);
    // A branch that ends early is a cheap proof: the 5 secures itself, and the second side answers the rest with 1,
    // 3, 2.
    EXPECT_EQ(fewest("(5 ((9 8 7) (9 8 7) (1 3 2)))"), 1U + 4U - 1U);
}

TEST(MinimalTree, OnlyWholeTreesOfMinimaxHaveOne) {
    TreeRequest request;
    request.algorithm = Algorithm::Minimax;
    request.depth = 4;
    request.max_nodes = 100;
    EXPECT_FALSE(fewest_leaves(record_search(*start_position("chess"), "material", request)));
}

/// The claim itself: of all orders, the one in which alpha-beta looks at the fewest leaves needs exactly so many.
TEST(MinimalTree, IsWhatAlphaBetaNeedsInTheBestOfAllOrders) {
    board::Random random(22);
    int checked = 0;
    std::size_t searches = 0;
    while (checked < 3000) {
        const Drawn tree = random_tree(random, 1 + static_cast<int>(random.next() % 4));
        if (tree.branches.empty() || orders_of(tree) > 300) continue;
        std::uint64_t best = ~std::uint64_t{0};
        const std::string prefix = random.next() % 2 == 0 ? "" : "min ";
        const auto texts = every_order(tree);
        for (const std::string& text : texts)
            best = std::min(best, searched(prefix + text, Algorithm::AlphaBeta).evaluations);
        ASSERT_EQ(fewest(prefix + texts.front()), best) << prefix << texts.front();
        searches += texts.size();
        ++checked;
    }
    EXPECT_GT(searches, 20'000U);
}

TEST(MinimalTree, NoRealSearchDoesWithFewer) {
    for (const char* game : {"wolf-sheep", "pawns-kings", "chess"}) {
        const auto position = start_position(game);
        for (int depth = 1; depth <= 3; ++depth) {
            TreeRequest request;
            request.depth = depth;
            const std::string evaluation = evaluations(game).back();
            if (needs_no_search(game, evaluation)) continue;
            request.algorithm = Algorithm::Minimax;
            const auto minimum = fewest_leaves(record_search(*position, evaluation, request));
            ASSERT_TRUE(minimum) << game;
            request.algorithm = Algorithm::AlphaBeta;
            EXPECT_GE(record_search(*position, evaluation, request).evaluations, *minimum) << game << " " << depth;
        }
    }
}

}  // namespace
}  // namespace rookery::engine
