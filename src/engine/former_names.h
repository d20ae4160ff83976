#pragma once

#include <string_view>

namespace rookery::engine {

/// What an evaluation is called today. Games, settings and commands that were stored earlier have other names.
[[nodiscard]] constexpr std::string_view present_evaluation_name(std::string_view name) {
    return name == "king-defence" ? "king-defense" : name;
}

}  // namespace rookery::engine
