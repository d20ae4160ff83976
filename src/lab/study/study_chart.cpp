#include "lab/study/study_chart.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include <fmt/format.h>

#include "engine/games.h"
#include "lab/record/svg_page.h"
#include "text/capitalized.h"

namespace rookery::lab {
namespace {

constexpr double left = 64;
constexpr double right = 24;

std::string study_colors(const Palette& palette) {
    return fmt::format(R"(.bar, .cool {{ fill: {accent}; }}
.count {{ fill: {warm}; }}
.lost {{ fill: {danger}; }}
.warm {{ fill: {warm}; }}
.frame {{ fill: none; stroke: {line}; }}
.axis {{ stroke: {quiet}; }}
)",
                       fmt::arg("accent", palette.accent), fmt::arg("danger", palette.danger),
                       fmt::arg("warm", palette.warm), fmt::arg("line", palette.line),
                       fmt::arg("quiet", palette.quiet));
}

std::string head(std::string_view name, const std::string& words) {
    return fmt::format(
        "<text class=\"name\" x=\"{0}\" y=\"38\">{1}</text>\n<text class=\"hint\" x=\"{0}\" y=\"62\">{2}</text>\n",
        left, name, words);
}

std::string picture(double width, double height, const std::string& title, const std::string& body) {
    return svg_page(width, height, title, {"", study_colors}, body);
}

std::string short_number(double number) {
    if (number >= 1e6) return fmt::format("{:.1f}M", number / 1e6);
    if (number >= 1e4) return fmt::format("{:.0f}k", number / 1e3);
    return fmt::format("{:.0f}", number);
}

double nodes_per_move(const EngineReport& work) {
    return work.moves == 0 ? 0 : static_cast<double>(work.nodes) / static_cast<double>(work.moves);
}

/// One heat map: a square for each pair of depths, the more of the color the larger the value.
struct HeatMap {
    std::string title;
    std::string_view style;
    /// What is written in a cell and how full it is, 0 to 1; nothing to write if nobody knows.
    std::function<std::pair<std::string, double>(const GridCell&)> reading;
};

constexpr double cell_size = 52;

std::string draw_heat_map(const HeatMap& map, const GridSettings& settings, const GridReport& report, double x,
                          double y, const game::GameInfo& info) {
    std::string text = fmt::format("<text class=\"title\" x=\"{}\" y=\"{}\">{}</text>\n", x, y, map.title);
    const double top = y + 30;
    const auto depths = static_cast<std::size_t>(settings.depths());
    for (std::size_t i = 0; i < depths; ++i) {
        const double along = (static_cast<double>(i) + 0.5) * cell_size;
        const int depth = settings.first_depth + static_cast<int>(i);
        text += fmt::format("<text class=\"hint middle\" x=\"{}\" y=\"{}\">{}</text>\n", x + along, top - 8, depth);
        text += fmt::format("<text class=\"hint end\" x=\"{}\" y=\"{}\">{}</text>\n", x - 8, top + along + 5, depth);
    }
    for (std::size_t number = 0; number < report.cells.size(); ++number) {
        const auto [words, share] = map.reading(report.cells[number]);
        const double cell_x = x + static_cast<double>(number % depths) * cell_size;
        const double cell_y = top + static_cast<double>(number / depths) * cell_size;
        text += fmt::format(
            "<rect class=\"{0}\" x=\"{1}\" y=\"{2}\" width=\"{3}\" height=\"{3}\" fill-opacity=\"{4:.3f}\"/>"
            "<rect class=\"frame\" x=\"{1}\" y=\"{2}\" width=\"{3}\" height=\"{3}\"/>"
            "<text class=\"middle\" x=\"{5}\" y=\"{6}\">{7}</text>\n",
            map.style, cell_x, cell_y, cell_size, 0.06 + 0.5 * std::clamp(share, 0.0, 1.0), cell_x + cell_size / 2,
            cell_y + cell_size / 2 + 5, words);
    }
    text += fmt::format("<text class=\"hint\" x=\"{}\" y=\"{}\">rows: depth of {}, columns: of {}</text>\n", x,
                        top + static_cast<double>(depths) * cell_size + 20, info.first_name, info.second_name);
    return text;
}

}  // namespace

std::string prove_chart(const ProveSettings& settings, const ProveReport& report) {
    constexpr double width = 960;
    constexpr double height = 240;
    constexpr double top = 96;
    const game::GameInfo& info = engine::find_game(settings.game);
    const std::string verdict =
        report.holds() ? "never loses"
                       : fmt::format("{} lost, {} won, {} drawn", report.losses, report.wins, report.draws);
    std::string body = head(info.title, fmt::format("{} as {}: {}; {} positions", player_text(settings.player),
                                                    info.name_of(settings.side), verdict, report.positions));
    std::uint64_t maximum = 1;
    for (const ProvePly& ply : report.plies) maximum = std::max(maximum, ply.positions);
    const double step = (width - left - right) / static_cast<double>(std::max<std::size_t>(report.plies.size(), 1));
    const auto bar = [&](std::size_t ply, std::uint64_t count, std::string_view style) {
        const double size = height * static_cast<double>(count) / static_cast<double>(maximum);
        if (count == 0) return std::string();
        return fmt::format("<rect class=\"{}\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\"/>\n", style,
                           left + static_cast<double>(ply) * step + 1, top + height - std::max(size, 1.0),
                           std::max(step - 2, 1.0), std::max(size, 1.0));
    };
    for (std::size_t ply = 0; ply < report.plies.size(); ++ply) {
        body += bar(ply, report.plies[ply].positions, "bar") + bar(ply, report.plies[ply].losses, "lost");
        if ((ply + 1) % 5 == 0)
            body += fmt::format("<text class=\"hint middle\" x=\"{:.1f}\" y=\"{}\">{}</text>\n",
                                left + (static_cast<double>(ply) + 0.5) * step, top + height + 18, ply + 1);
    }
    body +=
        fmt::format("<path class=\"axis\" d=\"M{} {}H{}\"/>\n<text class=\"hint end\" x=\"{}\" y=\"{}\">{}</text>\n",
                    left, top + height, width - right, left - 8, top + 10, maximum);
    body +=
        fmt::format("<text class=\"hint middle\" x=\"{}\" y=\"{}\">positions on each ply, lost ones in red</text>\n",
                    width / 2, top + height + 40);
    return picture(width, top + height + 56, fmt::format("{}: {}", info.title, verdict), body);
}

std::string grid_chart(const GridSettings& settings, const GridReport& report) {
    const game::GameInfo& info = engine::find_game(settings.game);
    double max_nodes = 1;
    double minimum = 1e9;
    double maximum = 0;
    for (const GridCell& cell : report.cells) {
        max_nodes = std::max(max_nodes, cell.nodes_per_move());
        if (const auto measure = cell.measure()) {
            minimum = std::min(minimum, *measure);
            maximum = std::max(maximum, *measure);
        }
    }
    std::vector<HeatMap> maps = {
        {fmt::format("Points of {}, in percent", info.first_name), "warm",
         [](const GridCell& cell) {
             return std::pair(cell.games() == 0 ? "" : fmt::format("{:.0f}", 100 * cell.score()), cell.score());
         }},
        {"Nodes for a move", "cool", [max_nodes](const GridCell& cell) {
             return std::pair(cell.games() == 0 ? "" : short_number(cell.nodes_per_move()),
                              std::log(std::max(cell.nodes_per_move(), 1.0)) / std::log(std::max(max_nodes, 2.0)));
         }}};
    if (maximum > 0)
        maps.push_back(
            {text::capitalized(info.measure_name) + ", on average", "cool", [minimum, maximum](const GridCell& cell) {
                 const auto measure = cell.measure();
                 return std::pair(measure ? fmt::format("{:.1f}", *measure) : std::string(),
                                  measure ? (*measure - minimum) / std::max(maximum - minimum, 1e-6) : 0.0);
             }});
    const double map_width = static_cast<double>(settings.depths()) * cell_size + 56;
    const double width = std::max(left + static_cast<double>(maps.size()) * map_width + right, 560.0);
    RecordedPlayer player = settings.player;
    player.limits.depth.reset();
    std::string body =
        head(info.title, fmt::format("{}; {} games for each pair of depths", player_text(player), settings.games));
    for (std::size_t i = 0; i < maps.size(); ++i)
        body += draw_heat_map(maps[i], settings, report, left + static_cast<double>(i) * map_width, 96, info);
    return picture(width, 96 + 30 + static_cast<double>(settings.depths()) * cell_size + 40,
                   fmt::format("{}: depth against depth", info.title), body);
}

std::string ladder_chart(const LadderSettings& settings, const LadderReport& report) {
    constexpr double width = 960;
    constexpr double row = 58;
    constexpr double top = 104;
    constexpr double names = 330;
    constexpr double words = 220;  // behind the longest bar
    const game::GameInfo& info = engine::find_game(settings.game);
    std::string body =
        head(info.title, fmt::format("Elo above the engine as first described; {} games between each rung "
                                     "and the one below, evaluation {}",
                                     settings.games, settings.evaluation)) +
        fmt::format(
            "<text class=\"hint\" x=\"{}\" y=\"82\">The narrow bars are nodes to depth {}, on a logarithmic "
            "scale</text>\n",
            left, settings.depth);
    double maximum = 1;
    double max_nodes = 2;
    for (const LadderResult& result : report.results) {
        maximum = std::max(maximum, result.elo);
        max_nodes = std::max(max_nodes, static_cast<double>(result.nodes_to_depth.value_or(0)));
    }
    const double room = width - left - names - right - words;
    for (std::size_t i = 0; i < report.results.size(); ++i) {
        const LadderResult& result = report.results[i];
        const double y = top + static_cast<double>(i) * row;
        const double size = std::max(room * std::max(result.elo, 0.0) / maximum, 1.0);
        const EngineReport& work = result.work;
        body +=
            fmt::format("<text x=\"{}\" y=\"{}\">{}{}</text>\n", left, y + 22, i == 0 ? "" : "+ ", result.rung.title);
        body += fmt::format("<rect class=\"bar\" x=\"{}\" y=\"{}\" width=\"{:.1f}\" height=\"{}\"/>\n", left + names,
                            y + 8, size, 18);
        body += fmt::format(
            "<text x=\"{:.1f}\" y=\"{}\">{:+.0f} Elo</text>\n"
            "<text class=\"hint\" x=\"{:.1f}\" y=\"{}\">{} nodes a move, depth {:.1f}</text>\n",
            left + names + size + 8, y + 18, result.elo, left + names + size + 8, y + 34,
            short_number(nodes_per_move(work)), work.average_depth());
        if (!result.nodes_to_depth) continue;
        const auto nodes = static_cast<double>(*result.nodes_to_depth);
        const double length = std::max(room * std::log(std::max(nodes, 1.0)) / std::log(max_nodes), 1.0);
        body += fmt::format(
            "<rect class=\"count\" x=\"{}\" y=\"{}\" width=\"{:.1f}\" height=\"8\"/>\n"
            "<text class=\"hint\" x=\"{:.1f}\" y=\"{}\">{} nodes to depth {}</text>\n",
            left + names, y + 40, length, left + names + length + 8, y + 49, short_number(nodes), settings.depth);
    }
    return picture(width, top + static_cast<double>(report.results.size()) * row + 24,
                   fmt::format("{}: a ladder", info.title), body);
}

}  // namespace rookery::lab
