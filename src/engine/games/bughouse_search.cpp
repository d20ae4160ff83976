#include <utility>

#include "bughouse/evaluation/external.h"
#include "bughouse/evaluation/published.h"
#include "bughouse/evaluation/tuned.h"
#include "bughouse/position.h"
#include "engine/games/evaluations.h"
#include "engine/games/net_search.h"
#include "engine/games/parameters/bughouse.h"
#include "engine/games/typed_search.h"

namespace rookery::engine {
namespace {

using Evaluation = AnyEvaluation<bughouse::Position>;
using Kind = bughouse::PublishedEvaluation::Kind;

template <Kind K>
EvaluationEntry published(std::string_view name, game::ScoreUnit unit = game::ScoreUnit::Centipawns) {
    return {name,
            [](search::TranspositionTable& table, const Resources& resources,
               const Settings&) -> std::unique_ptr<GameSearch> {
                return std::make_unique<TypedSearch<bughouse::Position, Evaluation>>(
                    table, resources, Evaluation(bughouse::PublishedEvaluation(K)));
            },
            unit};
}

std::unique_ptr<GameSearch> make_external(search::TranspositionTable& table, const Resources& resources,
                                          const Settings&) {
    return std::make_unique<TypedSearch<bughouse::Position, Evaluation>>(
        table, resources, Evaluation(bughouse::ExternalEvaluation(resources.make_valuer)));
}

}  // namespace

template <>
const std::vector<EvaluationEntry>& evaluations_of<bughouse::Position>() {
    static const auto evaluations = with_net<bughouse::Position>({
        evaluation_entry<bughouse::Position, bughouse::TunedEvaluation>("tuned"),
        published<Kind::Attitudes>("attitudes"),
        published<Kind::KingAttack>("king-attack"),
        published<Kind::KingDefense>("king-defense"),
        published<Kind::PawnPromotion>("pawn-promotion"),
        published<Kind::Sjeng>("sjeng"),
        published<Kind::Sunsetter>("sunsetter"),
        published<Kind::Material>("material", game::ScoreUnit::Points),
        {"external", &make_external},
    });
    return evaluations;
}

}  // namespace rookery::engine

ROOKERY_SEARCH_PARAMETERS(bughouse::Position, search_parameters_bughouse)
