#include "lab/record/chart_page.h"

#include <fmt/format.h>

#include "lab/record/svg_page.h"

namespace rookery::lab {
namespace {

constexpr double width = 960;
constexpr double right = 24;
constexpr double panel_height = 128;
constexpr double below = 50;  ///< room for the numbers of the last axis

constexpr std::string_view chart_shapes =
    R"(.tick { font-size: 12px; font-weight: 400; font-variant-numeric: tabular-nums; }
.grid, .axis, .zero, .mark { stroke-width: 1; }
.curve { fill: none; stroke-width: 2; stroke-linejoin: round; stroke-linecap: round; }
.curve.both { stroke-width: 1.6; }
.curve.compared { stroke-width: 1.6; stroke-dasharray: 5 4; }
.curve.faint { stroke-width: 1; opacity: 0.22; }
)";

std::string chart_colors(const Palette& palette) {
    return fmt::format(R"(.tick {{ fill: {quiet}; }}
.grid {{ stroke: {line}; }}
.axis, .zero {{ stroke: {quiet}; }}
.mark {{ stroke: {paper}; }}
.curve.first {{ stroke: {warm}; }}
.curve.second {{ stroke: {accent}; }}
.curve.both {{ stroke: {ink}; }}
.curve.compared {{ stroke: {quiet}; }}
.mark.first, .area.first {{ fill: {warm}; }}
.mark.second, .area.second {{ fill: {accent}; }}
.area {{ opacity: {opacity}; }}
)",
                       fmt::arg("ink", palette.ink), fmt::arg("quiet", palette.quiet), fmt::arg("paper", palette.paper),
                       fmt::arg("line", palette.line), fmt::arg("accent", palette.accent),
                       fmt::arg("warm", palette.warm), fmt::arg("opacity", palette.area_opacity));
}

}  // namespace

double draw_panels(std::string& body, const std::vector<ChartPanel>& panels, double top, double last,
                   std::string_view unit) {
    for (std::size_t number = 0; number < panels.size(); ++number) {
        const bool is_last = number + 1 == panels.size();
        body += draw_panel(panels[number], {.left = chart_left,
                                            .top = top,
                                            .width = width - chart_left - right,
                                            .height = panel_height,
                                            .first_ply = 1,
                                            .last_ply = last,
                                            .has_ply_names = is_last,
                                            .number = static_cast<int>(number)});
        top += panel_height + (is_last ? below : chart_panel_distance);
    }
    body += fmt::format("<text class=\"tick middle\" x=\"{}\" y=\"{}\">{}</text>\n",
                        chart_left + (width - chart_left - right) / 2, top - 14, unit);
    return top;
}

std::string chart_page(double height, const std::string& title, const std::string& body) {
    return svg_page(width, height, title, {chart_shapes, chart_colors}, body);
}

}  // namespace rookery::lab
