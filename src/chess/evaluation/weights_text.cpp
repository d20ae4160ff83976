#include "chess/evaluation/weights_text.h"

#include <algorithm>
#include <bit>

namespace rookery::chess {
namespace {

/// Tables of half a board have a rank on each line.
constexpr std::size_t weights_per_line(std::size_t count) { return count == 32 ? 4 : 8; }

std::string pair(Weight weight) {
    return "{" + std::to_string(weight.midgame()) + ", " + std::to_string(weight.endgame()) + "}";
}

/// Short lists stay on one line. Columns are padded, so that tables of squares can be read as a board.
std::string list(const Weight* first, std::size_t count, const std::string& indent) {
    std::string text = "{{";
    const std::size_t width = weights_per_line(count);
    const bool several_lines = count > width;
    for (std::size_t i = 0; i < count; ++i) {
        if (several_lines && i % width == 0) text += "\n" + indent + "    ";
        std::string entry = pair(first[i]);
        const bool last = i + 1 == count;
        const bool line_ends = last || (several_lines && i % width == width - 1);
        if (!last || several_lines) entry += ",";
        if (!line_ends) {
            entry += " ";
            if (several_lines) entry.resize(std::max<std::size_t>(entry.size(), 13), ' ');
        }
        text += entry;
    }
    if (several_lines) text += "\n" + indent;
    return text + "}}";
}

std::string value(const WeightGroup& group, const Weight* first) {
    if (group.columns == 0) return pair(*first);
    if (group.rows == 0) return list(first, group.columns, "    ");
    std::string text = "{{\n";
    for (std::size_t row = 0; row < group.rows; ++row)
        text += "        " + list(first + row * group.columns, group.columns, "        ") + ",\n";
    return text + "    }}";
}

}  // namespace

std::array<Weight, weight_count> listed(const EvaluationWeights& weights) {
    return std::bit_cast<std::array<Weight, weight_count>>(weights);
}

EvaluationWeights weights_from_list(const std::array<Weight, weight_count>& list) {
    return std::bit_cast<EvaluationWeights>(list);
}

std::string weights_source(std::string_view game, std::string_view rule_set, const EvaluationWeights& weights) {
    const auto all = listed(weights);
    std::string text =
        "// Written by `rookery lab tune --game " + std::string(game) +
        " --data FILE... --output src/chess/evaluation/weights/" + std::string(game) +
        ".h`.\n"
        "// Change the evaluation and tune again rather than editing figures here.\n"
        "#pragma once\n"
        "\n"
        "#include \"chess/evaluation/evaluation_weights.h\"\n"
        "#include \"chess/rules.h\"\n"
        "\n"
        "namespace rookery::chess {\n"
        "\n"
        "/// Pairs of {midgame, endgame} in centipawns. Tables of squares have a line for each rank, from the first,\n"
        "/// and go from the edge to the center.\n"
        "// clang-format off\n"
        "template <>\n"
        "inline constexpr EvaluationWeights tuned_weights<" +
        std::string(rule_set) + "> = {\n";
    for (const WeightGroup& group : weight_groups) {
        // The rules of most games leave out most of what variants have.
        const auto first = all.begin() + static_cast<std::ptrdiff_t>(group.first);
        const auto end = first + static_cast<std::ptrdiff_t>(group.size());
        if (group.term == Term::Variant && std::all_of(first, end, [](Weight weight) { return weight == Weight(); }))
            continue;
        text += "    ." + std::string(group.name) + " = " + value(group, all.data() + group.first) + ",\n";
    }
    text +=
        "};\n"
        "// clang-format on\n"
        "\n"
        "}  // namespace rookery::chess\n";
    return text;
}

}  // namespace rookery::chess
