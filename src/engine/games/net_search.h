#pragma once

#include <utility>

#include "engine/games/features_of.h"
#include "engine/games/typed_search.h"
#include "engine/networks.h"
#include "learn/net_evaluation.h"

namespace rookery::engine {

template <class P>
using NetOf = learn::NetEvaluation<P, FeaturesOf<P>>;

/// The evaluation by a network.
template <class P, class Searched>
EvaluationEntry net_entry(game::ScoreUnit unit, bool needs_network) {
    return {"net",
            [](search::TranspositionTable& table, const Resources& resources,
               const Settings& settings) -> std::unique_ptr<GameSearch> {
                auto network = load_network(settings.network_file, network_game<P>, FeaturesOf<P>::inputs);
                return std::make_unique<TypedSearch<P, Searched>>(table, resources,
                                                                  Searched(NetOf<P>(std::move(network))));
            },
            unit, false, needs_network};
}

/// The evaluations of a game with `net` among them: it leads where the program has a network, for those that it has are
/// stronger than what was there before them, and comes last where it has none. It counts what the strongest other
/// counts.
template <class P, class Searched = AnyEvaluation<P>>
std::vector<EvaluationEntry> with_net(std::vector<EvaluationEntry> others) {
    const bool has_network = !embedded_network(network_game<P>).empty();
    const game::ScoreUnit unit = others.front().unit;
    others.insert(has_network ? others.begin() : others.end(), net_entry<P, Searched>(unit, !has_network));
    return others;
}

}  // namespace rookery::engine
