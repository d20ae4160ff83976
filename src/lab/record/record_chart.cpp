#include "lab/record/record_chart.h"

#include <algorithm>
#include <limits>

#include <fmt/format.h>

#include "engine/algorithms.h"
#include "engine/games.h"
#include "lab/record/chart_page.h"
#include "text/capitalized.h"

namespace rookery::lab {
namespace {

using game::Side;
using Marks = ChartCurve::Marks;

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
    text += fmt::format("<text class=\"name\" x=\"{}\" y=\"{}\">{}</text>\n", chart_left, line, info.title);
    line += 24;
    text +=
        fmt::format("<text class=\"hint\" x=\"{}\" y=\"{}\">{}</text>\n", chart_left, line, outcome_line(info, games));
    const auto entry = [&](std::string_view style, std::string_view mark, const std::string& words) {
        line += 24;
        text += fmt::format("<path class=\"curve {}\" d=\"M{} {}h34\"/>{}\n<text x=\"{}\" y=\"{}\">{}</text>\n", style,
                            chart_left, line - 4, mark, chart_left + 46, line, words);
    };
    entry("first",
          fmt::format("<circle class=\"mark first\" cx=\"{}\" cy=\"{}\" r=\"3\"/>", chart_left + 17, line + 20),
          text::capitalized(info.first_name) + ": " + player_text(settings.players[0]));
    entry("second",
          fmt::format("<path class=\"mark second\" d=\"M{} {}l3.8 3.8l-3.8 3.8l-3.8 -3.8Z\"/>", chart_left + 17,
                      line + 16.2),
          text::capitalized(info.second_name) + ": " + player_text(settings.players[1]));
    if (settings.compared)
        entry("compared", "", fmt::format("{} in the same positions", engine::algorithm_name(*settings.compared)));
    return line;
}

}  // namespace

std::string record_chart(const RecordSettings& settings, const std::vector<RecordedGame>& games) {
    const game::GameInfo& info = engine::find_game(settings.game);
    std::string body;
    double top = draw_head(body, settings, info, games) + chart_panel_distance;
    std::size_t longest = 2;
    for (const RecordedGame& game : games) longest = std::max(longest, game.plies.size());
    top = draw_panels(body, panels_of(settings, info, games), top, static_cast<double>(longest), "ply");
    return chart_page(top, fmt::format("{}: {}", info.title, outcome_line(info, games)), body);
}

}  // namespace rookery::lab
