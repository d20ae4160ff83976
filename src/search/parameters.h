#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "game/search_parameters.h"

namespace rookery::search {

/// One of the numbers in `game::SearchParameters`, for those who go through them all.
struct ParameterEntry {
    std::string_view name;
    int game::SearchParameters::*member;
    int minimum;  ///< what makes sense, the usual value being well inside
    int maximum;
};

/// In the order of their declaration.
[[nodiscard]] std::span<const ParameterEntry> all_parameters();
/// ParseError, with names that are like it, if there is none of that name.
[[nodiscard]] const ParameterEntry& find_parameter(std::string_view name);

/// With changes such as "futility_base=120 futility_slope=75". ParseError if a name is not known or a number is out of
/// its range.
[[nodiscard]] game::SearchParameters changed(game::SearchParameters parameters, std::string_view changes);

/// How they differ from the others, as `changed` reads it.
[[nodiscard]] std::string changes_between(const game::SearchParameters& before, const game::SearchParameters& after);

}  // namespace rookery::search
