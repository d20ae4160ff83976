#pragma once

#include <array>
#include <string>
#include <string_view>

#include "engine/game_search.h"
#include "text/joined.h"
#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::engine {

struct NamedAlgorithm {
    std::string_view name;
    Algorithm algorithm;
};

/// What users call the searches they can pick; the first is the strongest.
inline constexpr std::array<NamedAlgorithm, 3> algorithms = {
    {{"search", Algorithm::Search}, {"alphabeta", Algorithm::AlphaBeta}, {"minimax", Algorithm::Minimax}}};

[[nodiscard]] inline std::string_view algorithm_name(Algorithm algorithm) {
    for (const NamedAlgorithm& entry : algorithms)
        if (entry.algorithm == algorithm) return entry.name;
    return "";
}

/// Throws ParseError if there is none of that name.
[[nodiscard]] inline Algorithm find_algorithm(std::string_view name) {
    for (const NamedAlgorithm& entry : algorithms)
        if (entry.name == name) return entry.algorithm;
    throw text::ParseError("there is no algorithm called " + text::quoted(name) + "; the algorithms are " +
                           text::joined(algorithms, ", ", &NamedAlgorithm::name));
}

}  // namespace rookery::engine
