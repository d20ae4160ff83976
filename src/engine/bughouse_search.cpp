#include <utility>

#include "bughouse/evaluation/external.h"
#include "bughouse/evaluation/published.h"
#include "bughouse/evaluation/tuned.h"
#include "bughouse/position.h"
#include "engine/evaluations.h"
#include "engine/typed_search.h"
#include "engine/valuers.h"

namespace rookery::engine {
namespace {

using Kind = bughouse::PublishedEvaluation::Kind;

template <Kind K>
EvaluationEntry published(std::string_view name) {
    return {name, [](search::TranspositionTable& table) -> std::unique_ptr<GameSearch> {
                return std::make_unique<TypedSearch<bughouse::Position, bughouse::PublishedEvaluation>>(
                    table, bughouse::PublishedEvaluation(K));
            }};
}

bughouse::ValuerMaker& valuer_maker() {
    static bughouse::ValuerMaker maker;
    return maker;
}

std::unique_ptr<GameSearch> make_external(search::TranspositionTable& table) {
    return std::make_unique<TypedSearch<bughouse::Position, bughouse::ExternalEvaluation>>(
        table, bughouse::ExternalEvaluation(valuer_maker()));
}

}  // namespace

void set_valuer_maker(bughouse::ValuerMaker maker) { valuer_maker() = std::move(maker); }

template <>
const std::vector<EvaluationEntry>& evaluations_of<bughouse::Position>() {
    static const std::vector<EvaluationEntry> evaluations = {
        evaluation_entry<bughouse::Position, bughouse::TunedEvaluation>("tuned"),
        published<Kind::Attitudes>("attitudes"),
        published<Kind::KingAttack>("king-attack"),
        published<Kind::KingDefence>("king-defence"),
        published<Kind::PawnPromotion>("pawn-promotion"),
        published<Kind::Sjeng>("sjeng"),
        published<Kind::Sunsetter>("sunsetter"),
        published<Kind::Material>("material"),
        {"external", &make_external},
    };
    return evaluations;
}

}  // namespace rookery::engine
