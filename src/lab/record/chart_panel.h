#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rookery::lab {

/// A point of a curve, in the units of the chart.
struct ChartPoint {
    double ply = 0;
    double value = 0;
};

/// What one curve shows, and how it is drawn. Styles are classes that the chart's style sheet knows.
struct ChartCurve {
    enum class Marks { None, Circles, Diamonds };

    std::string_view style;
    std::vector<ChartPoint> points;
    Marks marks = Marks::None;
    bool steps = false;   ///< a value stays until the next, as the number of pieces does
    bool filled = false;  ///< lightly, down or up to zero
};

/// A part of the chart with an axis of its own.
struct ChartPanel {
    std::string title;
    std::string hint;  ///< a few more words behind the title
    bool logarithmic = false;
    std::vector<ChartCurve> curves;
};

/// Where a panel is drawn, and the plies it shows.
struct ChartPlace {
    double left = 0;
    double top = 0;
    double width = 0;
    double height = 0;
    double first_ply = 1;
    double last_ply = 2;
    bool has_ply_names = false;  ///< numbers below the axis
    int number = 0;              ///< of the panel, to name its parts
};

/// Round numbers between the bounds, both included where they are round, about so many.
[[nodiscard]] std::vector<double> round_ticks(double low, double high, int about);

/// The panel as a part of an SVG picture.
[[nodiscard]] std::string draw_panel(const ChartPanel& panel, const ChartPlace& place);

}  // namespace rookery::lab
