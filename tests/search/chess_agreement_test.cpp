// On random positions of chess, minimax, alpha-beta (in both orders) and the strong search without its selective parts
// find the same value. The evaluation is a wild one: nothing agrees by luck.

#include <gtest/gtest.h>

#include "board/random.h"
#include "chess/evaluation/material.h"
#include "chess/position.h"
#include "support/search_helpers.h"

namespace rookery::test {
namespace {

using Chess = chess::Position<chess::Orthodox>;

Chess random_position(board::Random& random) {
    Chess position = Chess::start();
    for (auto plies = random.below(100); plies > 0; --plies) {
        Chess::MoveList moves;
        position.legal_moves(moves);
        position.make(moves[random.below(moves.size())]);
        if (game::outcome(position).over()) return random_position(random);
    }
    return position;
}

TEST(ChessAgreement, TheThreeSearchesFindTheSameValue) {
#ifdef NDEBUG
    constexpr int positions = 300;
#else
    constexpr int positions = 25;
#endif
    board::Random random(7);
    for (int i = 0; i < positions; ++i) {
        const Chess position = random_position(random);
        const int depth = 1 + i % 3;
        const WildEvaluation<Chess> wild;
        const auto minimax = run_textbook(position, depth, false, wild);
        const auto pruned = run_textbook(position, depth, true, wild);
        const auto ordered = run_textbook(position, depth, true, wild, search::Ordering::CapturesFirst);
        const auto strong = run_search(position, depth, false, wild);
        ASSERT_EQ(pruned.score_for_mover, minimax.score_for_mover) << position.text() << " depth " << depth;
        ASSERT_EQ(ordered.score_for_mover, minimax.score_for_mover) << position.text() << " depth " << depth;
        ASSERT_EQ(strong.score, minimax.score_for_mover) << position.text() << " depth " << depth;
        ASSERT_EQ(pruned.line[0] == minimax.line[0], true) << "the first of the best moves, in either search";
        ASSERT_LE(pruned.nodes, minimax.nodes);
    }
}

TEST(ChessAgreement, MinimaxCountsAreThoseOfPerft) {
    // From the start no game ends within four plies, except by the fool's mate, which is a leaf all the same.
    const auto result = run_textbook(Chess::start(), 4, false, ZeroEvaluation<Chess>());
    EXPECT_EQ(result.evaluations, 197'281u);
    EXPECT_EQ(result.nodes, 1u + 20 + 400 + 8'902 + 197'281);
}

TEST(ChessAgreement, CapturesFirstSavesNodes) {
    const auto position = Chess::from_text("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    chess::MaterialEvaluation<chess::Orthodox> material;
    const auto generated = run_textbook(position, 4, true, material);
    const auto ordered = run_textbook(position, 4, true, material, search::Ordering::CapturesFirst);
    EXPECT_EQ(generated.score_for_mover, ordered.score_for_mover);
    EXPECT_LT(ordered.nodes, generated.nodes);
}

/// Notes what it is told, to see that a search tells everything.
struct CountingObserver {
    std::uint64_t entered = 0;
    std::uint64_t left = 0;
    std::uint64_t cutoffs = 0;
    int depth_now = 0;

    template <class Move>
    void enter(Move, int, search::Score alpha, search::Score beta, search::Visit = search::Visit::Plain) {
        EXPECT_LT(alpha, beta);
        ++entered;
        ++depth_now;
    }
    void leave(search::Score, search::Bound bound) {
        EXPECT_NE(bound, search::Bound::None);
        ++left;
        --depth_now;
    }
    template <class Move>
    void cutoff(Move, search::Score) {
        ++cutoffs;
    }
    void ends(search::Ending) { EXPECT_GT(depth_now, 0) << "only a node ends"; }
};

TEST(Observer, SeesEveryNodeOfATextbookSearch) {
    for (const bool prune : {false, true}) {
        CountingObserver observer;
        WildEvaluation<Chess> evaluation;
        Chess position = Chess::start();
        const auto result = search::TextbookSearch<Chess, WildEvaluation<Chess>, CountingObserver>(
                                evaluation, prune, search::Ordering::Generator, observer)
                                .run(position, 3);
        EXPECT_EQ(observer.entered, result.nodes);
        EXPECT_EQ(observer.left, result.nodes);
        EXPECT_EQ(observer.cutoffs > 0, prune);
    }
}

TEST(Observer, OfTheStrongSearchChangesNothing) {
    const auto nodes_with = [](auto observer) {
        using Observer = decltype(observer);
        search::TranspositionTable table(1);
        std::atomic<bool> stop = false;
        search::SharedSearch shared{table, stop};
        search::Search<Chess, WildEvaluation<Chess>, Observer> searcher(shared, {}, {}, observer);
        searcher.set_position(Chess::start());
        Chess::MoveList moves;
        Chess::start().legal_moves(moves);
        static_cast<void>(searcher.search_root({moves.begin(), moves.end()}, true, 6, -search::infinite_score,
                                               search::infinite_score));
        if constexpr (!std::is_same_v<Observer, search::NoObserver>) {
            EXPECT_EQ(searcher.observer().depth_now, 0);
            EXPECT_GT(searcher.observer().cutoffs, 0u);
        }
        return searcher.nodes();
    };
    EXPECT_EQ(nodes_with(search::NoObserver()), nodes_with(CountingObserver()));
}

}  // namespace
}  // namespace rookery::test
