#include "lab/record/record_chart.h"

#include <algorithm>
#include <limits>

#include <fmt/format.h>

#include "engine/algorithms.h"
#include "engine/games.h"
#include "text/capitalized.h"
#include "lab/record/chart_panel.h"

namespace rookery::lab {
namespace {

using game::Side;
using Marks = ChartCurve::Marks;

constexpr double width = 960;
constexpr double left = 64;
constexpr double right = 24;
constexpr double panel_height = 128;
constexpr double panel_distance = 46;  ///< room for the title of the next
constexpr double below = 50;           ///< room for the numbers of the last axis

/// One rule for each page: everything else has the same shape on all of them.
constexpr std::string_view style_sheet = R"(<style>
text { font-family: system-ui, "Segoe UI", "DejaVu Sans", sans-serif; font-size: 13px; fill: #22262b; }
.name { font-size: 20px; font-weight: 600; }
.title { font-weight: 600; }
.hint, .tick { fill: #69707a; font-weight: 400; }
.tick { font-size: 12px; font-variant-numeric: tabular-nums; }
.end { text-anchor: end; }
.middle { text-anchor: middle; }
.paper { fill: #faf8f4; }
.grid { stroke: #e6e1d8; stroke-width: 1; }
.axis, .zero { stroke: #69707a; stroke-width: 1; }
.curve { fill: none; stroke-width: 2; stroke-linejoin: round; stroke-linecap: round; }
.mark { stroke: #faf8f4; stroke-width: 1; }
.curve.first { stroke: #b4690e; }
.curve.second { stroke: #2f6f5e; }
.curve.both { stroke: #22262b; stroke-width: 1.6; }
.curve.compared { stroke: #69707a; stroke-width: 1.6; stroke-dasharray: 5 4; }
.curve.faint { stroke-width: 1; opacity: 0.22; }
.mark.first, .area.first { fill: #b4690e; }
.mark.second, .area.second { fill: #2f6f5e; }
.area { opacity: 0.14; }
@media (prefers-color-scheme: dark) {
text { fill: #e9e6e1; }
.hint, .tick { fill: #97a0aa; }
.paper { fill: #14171a; }
.grid { stroke: #2c3339; }
.axis, .zero { stroke: #97a0aa; }
.mark { stroke: #14171a; }
.curve.first { stroke: #e0a458; }
.curve.second { stroke: #63b79d; }
.curve.both { stroke: #e9e6e1; }
.curve.compared { stroke: #97a0aa; }
.mark.first, .area.first { fill: #e0a458; }
.mark.second, .area.second { fill: #63b79d; }
.area { opacity: 0.2; }
}
@media print {
text { fill: #000000; }
.hint, .tick { fill: #444444; }
.paper { fill: #ffffff; }
.grid { stroke: #cccccc; }
.axis, .zero, .curve.compared { stroke: #444444; }
.mark { stroke: #ffffff; }
.curve.first { stroke: #b4690e; }
.curve.second { stroke: #2f6f5e; }
.curve.both { stroke: #000000; }
.mark.first, .area.first { fill: #b4690e; }
.mark.second, .area.second { fill: #2f6f5e; }
}
</style>
)";

std::string_view style_of(Side side) { return side == Side::First ? "first" : "second"; }
Marks marks_of(Side side) { return side == Side::First ? Marks::Circles : Marks::Diamonds; }

/// What a panel shows of a ply; nothing if there is nothing to show.
using Reading = std::optional<double> (*)(const RecordedPly&);

/// Beyond every axis if the game is decided.
std::optional<double> evaluation(const RecordedPly& ply) {
    constexpr double beyond = std::numeric_limits<double>::infinity();
    if (search::is_forced(ply.score_for_first)) return ply.score_for_first > 0 ? beyond : -beyond;
    return ply.unit == game::ScoreUnit::Points ? ply.score_for_first : ply.score_for_first / 100.0;
}
std::optional<double> balance(const RecordedPly& ply) { return ply.balance; }
std::optional<double> nodes(const RecordedPly& ply) { return static_cast<double>(ply.nodes); }
std::optional<double> compared_nodes(const RecordedPly& ply) {
    if (!ply.compared) return std::nullopt;
    return static_cast<double>(ply.compared->nodes);
}
std::optional<double> measure(const RecordedPly& ply) { return ply.measure; }

/// The readings of one game, of one side or of both.
std::vector<ChartPoint> points_of(const RecordedGame& game, Reading reading, std::optional<Side> side) {
    std::vector<ChartPoint> points;
    for (std::size_t number = 0; number < game.plies.size(); ++number) {
        const RecordedPly& ply = game.plies[number];
        if (side && ply.mover != *side) continue;
        if (const auto value = reading(ply)) points.push_back({static_cast<double>(number + 1), *value});
    }
    return points;
}

/// The median at each ply, over the games that are still going on there.
std::vector<ChartPoint> median_points(const std::vector<RecordedGame>& games, Reading reading,
                                      std::optional<Side> side) {
    std::vector<std::vector<double>> values;
    for (const RecordedGame& game : games)
        for (const ChartPoint& point : points_of(game, reading, side)) {
            const auto number = static_cast<std::size_t>(point.ply);
            if (values.size() <= number) values.resize(number + 1);
            values[number].push_back(point.value);
        }
    std::vector<ChartPoint> points;
    for (std::size_t number = 0; number < values.size(); ++number) {
        if (values[number].empty()) continue;
        std::sort(values[number].begin(), values[number].end());
        points.push_back({static_cast<double>(number), values[number][values[number].size() / 2]});
    }
    return points;
}

/// Adds a curve, with the single games faintly behind it if there are several.
void add_curve(ChartPanel& panel, const std::vector<RecordedGame>& games, Reading reading, std::optional<Side> side,
               ChartCurve curve) {
    static constexpr std::string_view faint_styles[] = {"both faint", "first faint", "second faint"};
    if (games.size() > 1 && curve.style != "compared")
        for (const RecordedGame& game : games) {
            ChartCurve single;
            single.style = faint_styles[side ? 1 + index(*side) : 0];
            single.points = points_of(game, reading, side);
            single.steps = curve.steps;
            panel.curves.push_back(std::move(single));
        }
    curve.points = games.size() == 1 ? points_of(games[0], reading, side) : median_points(games, reading, side);
    panel.curves.push_back(std::move(curve));
}

void add_side_curves(ChartPanel& panel, const std::vector<RecordedGame>& games, Reading reading, bool filled) {
    for (const Side side : {Side::First, Side::Second})
        add_curve(panel, games, reading, side,
                  {.style = style_of(side), .points = {}, .marks = marks_of(side), .filled = filled});
}

bool has_forced_wins(const std::vector<RecordedGame>& games) {
    for (const RecordedGame& game : games)
        for (const RecordedPly& ply : game.plies)
            if (search::is_forced(ply.score_for_first)) return true;
    return false;
}

std::vector<ChartPanel> panels_of(const RecordSettings& settings, const game::GameInfo& info,
                                  const std::vector<RecordedGame>& games) {
    ChartPanel evaluations{.title = "Evaluation",
                           .hint = fmt::format("above 0 is good for {}{}", info.first_name,
                                               has_forced_wins(games) ? "; at the edge, a forced win" : ""),
                           .curves = {}};
    add_side_curves(evaluations, games, evaluation, true);

    ChartPanel balances{.title = text::capitalized(info.balance_name),
                        .hint = fmt::format("{} minus {}", info.first_name, info.second_name),
                        .curves = {}};
    add_curve(balances, games, balance, {}, {.style = "both", .points = {}, .steps = true, .filled = true});

    ChartPanel counts{.title = "Nodes",
                      .hint = "searched for the move, each line ten times the one below",
                      .logarithmic = true,
                      .curves = {}};
    if (settings.compared) add_curve(counts, games, compared_nodes, {}, {.style = "compared", .points = {}});
    add_side_curves(counts, games, nodes, false);

    std::vector<ChartPanel> panels = {std::move(evaluations), std::move(balances), std::move(counts)};
    if (!info.measure_name.empty()) {
        ChartPanel measures{.title = text::capitalized(info.measure_name), .hint = "after the move", .curves = {}};
        add_curve(measures, games, measure, {}, {.style = "both", .points = {}, .steps = true});
        panels.push_back(std::move(measures));
    }
    return panels;
}

std::string outcome_line(const game::GameInfo& info, const std::vector<RecordedGame>& games) {
    if (games.size() == 1) return record_outcome(info, games[0]);
    const RecordedResults results = results_of(games);
    return fmt::format("{} games: {} won {}, {} won {}, {} drawn{}; medians, and the games behind them", games.size(),
                       info.first_name, results.first_wins, info.second_name, results.second_wins, results.draws,
                       results.unfinished == 0 ? "" : fmt::format(", {} not finished", results.unfinished));
}

/// Who is who, and what the dashes mean. Returns the height it takes.
double draw_head(std::string& text, const RecordSettings& settings, const game::GameInfo& info,
                 const std::vector<RecordedGame>& games) {
    double line = 38;
    text += fmt::format("<text class=\"name\" x=\"{}\" y=\"{}\">{}</text>\n", left, line, info.title);
    line += 24;
    text += fmt::format("<text class=\"hint\" x=\"{}\" y=\"{}\">{}</text>\n", left, line, outcome_line(info, games));
    const auto entry = [&](std::string_view style, std::string_view mark, const std::string& words) {
        line += 24;
        text += fmt::format("<path class=\"curve {}\" d=\"M{} {}h34\"/>{}\n<text x=\"{}\" y=\"{}\">{}</text>\n", style,
                            left, line - 4, mark, left + 46, line, words);
    };
    entry("first", fmt::format("<circle class=\"mark first\" cx=\"{}\" cy=\"{}\" r=\"3\"/>", left + 17, line + 20),
          text::capitalized(info.first_name) + ": " + player_text(settings.players[0]));
    entry("second",
          fmt::format("<path class=\"mark second\" d=\"M{} {}l3.8 3.8l-3.8 3.8l-3.8 -3.8Z\"/>", left + 17, line + 16.2),
          text::capitalized(info.second_name) + ": " + player_text(settings.players[1]));
    if (settings.compared)
        entry("compared", "", fmt::format("{} in the same positions", engine::algorithm_name(*settings.compared)));
    return line;
}

}  // namespace

std::string record_chart(const RecordSettings& settings, const std::vector<RecordedGame>& games) {
    const game::GameInfo& info = engine::find_game(settings.game);
    std::string body;
    double top = draw_head(body, settings, info, games) + panel_distance;
    std::size_t longest = 2;
    for (const RecordedGame& game : games) longest = std::max(longest, game.plies.size());

    const auto panels = panels_of(settings, info, games);
    for (std::size_t number = 0; number < panels.size(); ++number) {
        const bool last = number + 1 == panels.size();
        body += draw_panel(panels[number], {.left = left,
                                            .top = top,
                                            .width = width - left - right,
                                            .height = panel_height,
                                            .first_ply = 1,
                                            .last_ply = static_cast<double>(longest),
                                            .has_ply_names = last,
                                            .number = static_cast<int>(number)});
        top += panel_height + (last ? below : panel_distance);
    }
    body += fmt::format("<text class=\"tick middle\" x=\"{}\" y=\"{}\">ply</text>\n", left + (width - left - right) / 2,
                        top - 14);
    return fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" height=\"{1}\" role=\"img\">\n"
        "<title>{2}: {3}</title>\n{4}<rect class=\"paper\" width=\"{0}\" height=\"{1}\"/>\n{5}</svg>\n",
        width, top, info.title, outcome_line(info, games), style_sheet, body);
}

}  // namespace rookery::lab
