#pragma once

#include <CLI/CLI.hpp>

namespace rookery::cli {

/// Where a study is written to: members `csv`, `svg` and `json`.
template <class Options>
void add_output_options(CLI::App& command, Options& options) {
    command.add_option("--csv", options.csv, "File for a spreadsheet");
    command.add_option("--svg", options.svg, "File for a chart");
    command.add_flag("--json", options.json, "Print one JSON object instead");
}

/// The rules of its games, where these can be chosen: members `repetitions` and `rules`.
template <class Options>
void add_rule_options(CLI::App& command, Options& options) {
    command.add_option("--repetitions", options.repetitions,
                       "How often a position must occur for a draw, in games where that can be set");
    command.add_option("--rules", options.rules,
                       "What differs from the published rules of pawns-kings: promotion, en-passant, single-step, "
                       "check, manhattan, euclidean, with '+' between them");
}

}  // namespace rookery::cli
