#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "game/position.h"
#include "game/score.h"
#include "game/search_parameters.h"
#include "search/pool.h"
#include "search/textbook.h"

namespace rookery::test {

/// Knows nothing.
template <class P>
struct ZeroEvaluation {
    [[nodiscard]] game::Score score_for_mover(const P&) const { return 0; }
};

/// As wild as an evaluation can be, and yet always the same for the same position: no search survives it by luck.
template <class P>
struct WildEvaluation {
    [[nodiscard]] game::Score score_for_mover(const P& position) const {
        return static_cast<game::Score>(position.key() % 2001) - 1000;
    }
};

template <game::Position P, game::Evaluation<P> E>
search::TextbookResult<P> run_textbook(P position, int depth, bool prune, E evaluation,
                                       search::Ordering ordering = search::Ordering::Generator) {
    search::NoObserver observer;
    return search::TextbookSearch<P, E>(evaluation, prune, ordering, observer).run(position, depth);
}

/// The strong search to a depth, on one thread with a small table. Without its selective parts it must find what the
/// textbook finds.
template <game::Position P, game::Evaluation<P> E>
search::RootMove<P> run_search(const P& position, int depth, bool selective, E evaluation) {
    game::SearchParameters parameters;
    parameters.selective = selective;
    search::TranspositionTable table(1);
    search::SearchPool<P, E> pool(table, evaluation, parameters);
    search::Limits limits;
    limits.depth = depth;
    search::MoveClock clock(limits, position.to_move());
    pool.prepare();
    return pool.run(position, limits, clock, 1, {}, {}).roots.front();
}

}  // namespace rookery::test
