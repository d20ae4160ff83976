#include "engine/games/evaluations.h"
#include "engine/games/net_search.h"
#include "engine/games/parameters/wolf-sheep.h"
#include "engine/games/typed_search.h"
#include "engine/solve/solved_search.h"
#include "wolfsheep/evaluation.h"
#include "wolfsheep/path_evaluation.h"
#include "wolfsheep/states.h"

namespace rookery::engine {

template <>
const std::vector<EvaluationEntry>& evaluations_of<wolfsheep::Position>() {
    using P = wolfsheep::Position;
    static const auto evaluations = with_net<P>(
        {evaluation_entry<P, wolfsheep::PathEvaluation>("paths"),
         evaluation_entry<P, wolfsheep::SmartEvaluation>("smart"),
         evaluation_entry<P, wolfsheep::FastEvaluation>("fast"),
         evaluation_entry<P, wolfsheep::SimpleEvaluation>("simple"),
         {"solved",
          [](search::TranspositionTable&, const Resources&, const Settings&) -> std::unique_ptr<GameSearch> {
              return std::make_unique<SolvedSearch<P>>();
          },
          game::ScoreUnit::Points, true}});
    return evaluations;
}

}  // namespace rookery::engine

ROOKERY_SEARCH_PARAMETERS(wolfsheep::Position, search_parameters_wolf_sheep)
