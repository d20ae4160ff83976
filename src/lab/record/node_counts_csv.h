#pragma once

#include <string>

#include "lab/record/node_counts.h"

namespace rookery::lab {

/// The counts as comma-separated values for a spreadsheet: a line with names, then one for each depth.
[[nodiscard]] std::string counts_csv_head(const CountSettings& settings);
[[nodiscard]] std::string counts_csv_row(const CountRow& row);

}  // namespace rookery::lab
