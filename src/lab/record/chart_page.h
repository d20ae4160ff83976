#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lab/record/chart_panel.h"

namespace rookery::lab {

inline constexpr double chart_left = 64;            ///< where the axes stand
inline constexpr double chart_panel_distance = 46;  ///< room for the title of a panel

/// Adds the panels, one below the other from `top` on. They share an axis from 1 to `last`, which counts what `unit`
/// says. Returns where the picture ends.
[[nodiscard]] double draw_panels(std::string& body, const std::vector<ChartPanel>& panels, double top, double last,
                                 std::string_view unit);

/// The whole picture, as SVG with colors for screens, dark screens and paper.
[[nodiscard]] std::string chart_page(double height, const std::string& title, const std::string& body);

}  // namespace rookery::lab
