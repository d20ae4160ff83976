#include <algorithm>

#include <fmt/format.h>

#include "engine/games.h"
#include "lab/record/chart_page.h"
#include "lab/tune/search_tuning.h"
#include "search/parameters.h"

namespace rookery::lab {
namespace {

/// More points than this nobody can tell apart.
constexpr std::size_t max_points = 800;

std::string identifier(std::string name) {
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

}  // namespace

std::string parameters_source(const std::string& game, const game::SearchParameters& parameters) {
    std::string text = fmt::format(
        "// Written by `rookery lab tune-search --game {0} --output src/engine/games/parameters/{0}.h`.\n"
        "// Tune again rather than editing figures here; game/search_parameters.h has those that are not named.\n"
        "#pragma once\n"
        "\n"
        "#include \"game/search_parameters.h\"\n"
        "\n"
        "namespace rookery::engine {{\n"
        "\n"
        "inline constexpr game::SearchParameters search_parameters_{1} = {{",
        game, identifier(game));
    const game::SearchParameters defaults;
    std::string own;
    if (parameters.forced_results_stay) own += "    .forced_results_stay = true,\n";
    for (const search::ParameterEntry& entry : search::all_parameters())
        if (parameters.*entry.member != defaults.*entry.member)
            own += fmt::format("    .{} = {},\n", entry.name, parameters.*entry.member);
    if (!own.empty()) text += "\n" + own;
    return text + "};\n\n}  // namespace rookery::engine\n";
}

std::string tuning_chart(const std::string& game, const std::vector<std::string>& names,
                         const std::vector<std::vector<double>>& values) {
    const game::GameInfo& info = engine::find_game(game);
    const game::SearchParameters& start = engine::search_parameters(game);
    std::vector<ChartPanel> panels;
    const std::size_t every = values.size() / max_points + 1;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const int before = start.*search::find_parameter(names[i]).member;
        ChartPanel panel{.title = names[i],
                         .hint = fmt::format("its change from {}{}", before,
                                             values.empty() ? "" : fmt::format("; now {:.1f}", values.back()[i])),
                         .curves = {}};
        ChartCurve curve{.style = "second", .points = {{1, 0}}, .filled = true};
        for (std::size_t pair = 0; pair < values.size(); ++pair)
            if (pair % every == 0 || pair + 1 == values.size())
                curve.points.push_back({static_cast<double>(pair + 1), values[pair][i] - before});
        panel.curves.push_back(std::move(curve));
        panels.push_back(std::move(panel));
    }
    const std::string words = fmt::format("tuning of {} parameters; {} pairs of games", names.size(), values.size());
    std::string body = fmt::format(
        "<text class=\"name\" x=\"{0}\" y=\"38\">{1}</text>\n<text class=\"hint\" x=\"{0}\" y=\"62\">{2}</text>\n",
        chart_left, info.title, words);
    const double end = draw_panels(body, panels, 62 + chart_panel_distance,
                                   static_cast<double>(std::max<std::size_t>(values.size(), 2)), "pair of games");
    return chart_page(end, fmt::format("{}: {}", info.title, words), body);
}

}  // namespace rookery::lab
