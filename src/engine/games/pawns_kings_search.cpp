#include "chess/evaluation/pawns_kings.h"
#include "chess/evaluation/tuned.h"
#include "chess/position.h"
#include "engine/games/evaluations.h"
#include "engine/games/net_search.h"
#include "engine/games/parameters/pawns-kings.h"
#include "engine/games/typed_search.h"

namespace rookery::engine {

template <>
const std::vector<EvaluationEntry>& evaluations_of<chess::Position<chess::PawnsKings>>() {
    using P = chess::Position<chess::PawnsKings>;
    static const auto evaluations =
        with_net<P>({evaluation_entry<P, chess::TunedEvaluation<chess::PawnsKings>>("tuned"),
                     evaluation_entry<P, chess::PawnsKingsDistance>("distance"),
                     evaluation_entry<P, chess::PawnsKingsMaterial>("material")});
    return evaluations;
}

}  // namespace rookery::engine

ROOKERY_SEARCH_PARAMETERS(chess::Position<chess::PawnsKings>, search_parameters_pawns_kings)
