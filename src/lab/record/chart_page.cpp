#include "lab/record/chart_page.h"

#include <fmt/format.h>

namespace rookery::lab {
namespace {

constexpr double width = 960;
constexpr double right = 24;
constexpr double panel_height = 128;
constexpr double below = 50;  ///< room for the numbers of the last axis

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
    return fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" height=\"{1}\" role=\"img\">\n"
        "<title>{2}</title>\n{3}<rect class=\"paper\" width=\"{0}\" height=\"{1}\"/>\n{4}</svg>\n",
        width, height, title, style_sheet, body);
}

}  // namespace rookery::lab
