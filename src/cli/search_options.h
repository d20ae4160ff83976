#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include <CLI/CLI.hpp>

#include "engine/settings.h"
#include "search/limits.h"

namespace rookery::cli {

/// How commands that look at positions are told to search each of them.
struct SearchOptions {
    std::optional<int> depth;
    std::optional<std::uint64_t> nodes;
    std::optional<int> move_time;
    unsigned threads = 1;
    std::size_t hash = 64;
    std::string evaluation;

    /// A second, if nothing else limits it.
    [[nodiscard]] search::Limits limits() const;
    [[nodiscard]] engine::Settings settings() const;
};

void add_search_options(CLI::App& command, SearchOptions& options);

}  // namespace rookery::cli
