#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "game/search_parameters.h"

namespace rookery::search {

/// The full search as it grew: each stage has all parts of those before it. The first is plain alpha-beta that goes
/// deeper and deeper and tries the best move of the last depth first.
enum class Improvements : std::uint8_t { Deepening, Quiescence, Table, NullMove, Reductions, Pruning, All };

struct NamedImprovements {
    std::string_view name;
    Improvements improvements;
};

/// What users call them. The first is usual.
inline constexpr std::array<NamedImprovements, 7> all_improvements = {{{"all", Improvements::All},
                                                                       {"deepening", Improvements::Deepening},
                                                                       {"quiescence", Improvements::Quiescence},
                                                                       {"table", Improvements::Table},
                                                                       {"null-move", Improvements::NullMove},
                                                                       {"reductions", Improvements::Reductions},
                                                                       {"pruning", Improvements::Pruning}}};

/// The parameters of a search that has come so far.
[[nodiscard]] constexpr game::SearchParameters up_to(Improvements stage, game::SearchParameters parameters) {
    parameters.quiescence = parameters.quiescence && stage >= Improvements::Quiescence;
    parameters.table_cutoffs = parameters.table_cutoffs && stage >= Improvements::Table;
    parameters.null_moves = parameters.null_moves && stage >= Improvements::NullMove;
    parameters.reductions = parameters.reductions && stage >= Improvements::Reductions;
    parameters.pruning = parameters.pruning && stage >= Improvements::Pruning;
    parameters.extensions = parameters.extensions && stage >= Improvements::All;
    return parameters;
}

}  // namespace rookery::search
