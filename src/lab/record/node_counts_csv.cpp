#include "lab/record/node_counts_csv.h"

#include <fmt/format.h>

namespace rookery::lab {

std::string counts_csv_head(const CountSettings& settings) {
    std::string text = "depth";
    for (const CountedSearch& search : settings.searches)
        text += fmt::format(",{0} evaluations,{0} nodes,{0} seconds", search.name);
    return text + ",b,regular,minimum\n";
}

std::string counts_csv_row(const CountRow& row) {
    std::string text = std::to_string(row.depth);
    for (const auto& count : row.counts)
        text += count ? fmt::format(",{},{},{:.6f}", count->evaluations, count->nodes, count->time.count()) : ",,,";
    text += row.regular ? fmt::format(",{:.4f},{},", *row.branching, *row.regular) : ",,,";
    return text + (row.minimum ? std::to_string(*row.minimum) : "") + "\n";
}

}  // namespace rookery::lab
