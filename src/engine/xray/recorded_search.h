#pragma once

#include "engine/games/any_evaluation.h"
#include "engine/xray/search_tree.h"
#include "search/tt.h"

namespace rookery::engine {

/// Searches the position with an empty table and writes down every node. The searches that are recorded are compiled in
/// files of their own (recorded_*.cpp): beside those that play, they would change what the compiler makes of them.
template <class P>
[[nodiscard]] SearchTree record_tree(const P& root, AnyEvaluation<P> evaluation, const TreeRequest& request,
                                     search::TranspositionTable& table);

/// The same for a textbook search whose leaves the evaluation values itself.
template <class P, game::LeafEvaluation<P> E>
[[nodiscard]] SearchTree record_leaves(const P& root, E& evaluation, const TreeRequest& request);

}  // namespace rookery::engine
