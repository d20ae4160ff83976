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
    using wolfsheep::FastEvaluation, wolfsheep::PathEvaluation, wolfsheep::SimpleEvaluation, wolfsheep::SmartEvaluation;
    // Its evaluations take less time than a call: each has a search of its own.
    static const auto evaluations = with_net<P>(
        {evaluation_entry<P, PathEvaluation, PathEvaluation>("paths"),
         evaluation_entry<P, SmartEvaluation, SmartEvaluation>("smart"),
         evaluation_entry<P, FastEvaluation, FastEvaluation>("fast"),
         evaluation_entry<P, SimpleEvaluation, SimpleEvaluation>("simple"),
         {"solved",
          [](search::TranspositionTable&, const Resources&, const Settings&) -> std::unique_ptr<GameSearch> {
              return std::make_unique<SolvedSearch<P>>();
          },
          game::ScoreUnit::Points, true}});
    return evaluations;
}

}  // namespace rookery::engine

ROOKERY_SEARCH_PARAMETERS(wolfsheep::Position, search_parameters_wolf_sheep)
