#include "lab/record/chart_panel.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <fmt/format.h>

namespace rookery::lab {
namespace {

/// More marks than this would hide the curve.
constexpr std::size_t max_marks = 90;

/// The values that an axis shows, and where it puts them.
struct Axis {
    double low = 0;
    double high = 1;
    bool logarithmic = false;
    std::vector<double> ticks;

    /// 0 at the lower end, 1 at the upper. What lies outside is put at the end.
    [[nodiscard]] double share(double value) const {
        const double scaled = logarithmic ? std::log10(std::max(value, 1.0)) : value;
        return std::clamp((scaled - low) / (high - low), 0.0, 1.0);
    }
};

std::pair<double, double> range_of(const ChartPanel& panel) {
    double low = panel.logarithmic ? 1e18 : 0;
    double high = panel.logarithmic ? 1 : 0;
    for (const ChartCurve& curve : panel.curves)
        for (const ChartPoint& point : curve.points) {
            if (!std::isfinite(point.value)) continue;
            low = std::min(low, point.value);
            high = std::max(high, point.value);
        }
    return {std::min(low, high), high};
}

Axis axis_of(const ChartPanel& panel) {
    auto [low, high] = range_of(panel);
    Axis axis;
    axis.logarithmic = panel.logarithmic;
    if (panel.logarithmic) {
        axis.low = std::floor(std::log10(std::max(low, 1.0)));
        axis.high = std::max(std::ceil(std::log10(std::max(high, 1.0))), axis.low + 1);
        const int every = axis.high - axis.low > 5 ? 2 : 1;
        for (int power = static_cast<int>(axis.low); power <= static_cast<int>(axis.high); power += every)
            axis.ticks.push_back(std::pow(10.0, power));
        return axis;
    }
    if (high - low < 2) {
        low -= low < 0 ? 1 : 0;
        high = std::max(high, low + 2);
    }
    axis.ticks = round_ticks(low, high, 4);
    const double step = axis.ticks.size() > 1 ? axis.ticks[1] - axis.ticks[0] : 1;
    axis.low = std::floor(low / step) * step;
    axis.high = std::ceil(high / step) * step;
    axis.ticks = round_ticks(axis.low, axis.high, 4);
    return axis;
}

/// "12", "30k", "2M": as short as a label should be.
std::string tick_text(double value, bool logarithmic) {
    if (logarithmic && value >= 1e9) return fmt::format("{:g}G", value / 1e9);
    if (logarithmic && value >= 1e6) return fmt::format("{:g}M", value / 1e6);
    if (logarithmic && value >= 1e3) return fmt::format("{:g}k", value / 1e3);
    if (value < 0) return fmt::format("\u2212{:g}", -value);
    return fmt::format("{:g}", value);
}

class PanelDrawing {
public:
    PanelDrawing(const ChartPanel& panel, const ChartPlace& place)
        : panel_(panel), place_(place), axis_(axis_of(panel)) {}

    [[nodiscard]] std::string text() {
        text_ =
            fmt::format("<text class=\"title\" x=\"{:.1f}\" y=\"{:.1f}\">{}<tspan class=\"hint\">  {}</tspan></text>\n",
                        place_.left, place_.top - 10, panel_.title, panel_.hint);
        draw_grid();
        for (std::size_t number = 0; number < panel_.curves.size(); ++number)
            if (panel_.curves[number].filled) draw_area(panel_.curves[number], number);
        for (const ChartCurve& curve : panel_.curves) draw_curve(curve);
        return std::move(text_);
    }

private:
    [[nodiscard]] double x(double ply) const {
        return place_.left + (ply - place_.first_ply) / (place_.last_ply - place_.first_ply) * place_.width;
    }
    [[nodiscard]] double y(double value) const { return place_.top + (1 - axis_.share(value)) * place_.height; }
    [[nodiscard]] double bottom() const { return place_.top + place_.height; }
    [[nodiscard]] double right() const { return place_.left + place_.width; }

    void draw_grid() {
        for (const double tick : axis_.ticks) {
            const bool zero = tick == 0 && !panel_.logarithmic && axis_.low < 0;
            text_ += fmt::format("<line class=\"{}\" x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\"/>\n",
                                 zero ? "zero" : "grid", place_.left, y(tick), right(), y(tick));
            text_ += fmt::format("<text class=\"tick end\" x=\"{:.1f}\" y=\"{:.1f}\">{}</text>\n", place_.left - 8,
                                 y(tick) + 4, tick_text(tick, panel_.logarithmic));
        }
        for (const double ply : round_ticks(place_.first_ply, place_.last_ply, 12)) {
            text_ += fmt::format("<line class=\"grid\" x1=\"{0:.1f}\" y1=\"{1:.1f}\" x2=\"{0:.1f}\" y2=\"{2:.1f}\"/>\n",
                                 x(ply), bottom(), bottom() + 5);
            if (place_.has_ply_names)
                text_ += fmt::format("<text class=\"tick middle\" x=\"{:.1f}\" y=\"{:.1f}\">{:g}</text>\n", x(ply),
                                     bottom() + 19, ply);
        }
        text_ += fmt::format("<line class=\"axis\" x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\"/>\n",
                             place_.left, bottom(), right(), bottom());
    }

    /// The corners of the curve as SVG writes them.
    [[nodiscard]] std::string path(const ChartCurve& curve) const {
        std::string text;
        for (std::size_t i = 0; i < curve.points.size(); ++i) {
            const ChartPoint& point = curve.points[i];
            if (i > 0 && curve.steps) text += fmt::format("H{:.1f}", x(point.ply));
            text += fmt::format("{}{:.1f} {:.1f}", i == 0 ? "M" : "L", x(point.ply), y(point.value));
        }
        return text;
    }

    /// A curve of both sides is filled in the color of the first above zero, and of the second below.
    void draw_area(const ChartCurve& curve, std::size_t number) {
        if (curve.points.size() < 2) return;
        const double zero = y(panel_.logarithmic ? 1 : 0);
        const std::string area = path(curve) + fmt::format("L{:.1f} {:.1f}L{:.1f} {:.1f}Z", x(curve.points.back().ply),
                                                           zero, x(curve.points.front().ply), zero);
        if (curve.style != "both") {
            text_ += fmt::format("<path class=\"area {}\" d=\"{}\"/>\n", curve.style, area);
            return;
        }
        const auto half = [&](std::string_view style, double top, double height) {
            const std::string name = fmt::format("{}-{}-{}", style, place_.number, number);
            text_ += fmt::format(
                "<clipPath id=\"{}\"><rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\"/></clipPath>\n",
                name, place_.left, top, place_.width, std::max(height, 0.0));
            text_ += fmt::format("<path class=\"area {}\" clip-path=\"url(#{})\" d=\"{}\"/>\n", style, name, area);
        };
        half("first", place_.top, zero - place_.top);
        half("second", zero, bottom() - zero);
    }

    void draw_curve(const ChartCurve& curve) {
        if (curve.points.empty()) return;
        if (curve.points.size() > 1)
            text_ += fmt::format("<path class=\"curve {}\" d=\"{}\"/>\n", curve.style, path(curve));
        if (curve.marks == ChartCurve::Marks::None || curve.points.size() > max_marks) return;
        for (const ChartPoint& point : curve.points) draw_mark(curve, x(point.ply), y(point.value));
    }

    void draw_mark(const ChartCurve& curve, double at_x, double at_y) {
        if (curve.marks == ChartCurve::Marks::Circles)
            text_ += fmt::format("<circle class=\"mark {}\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"3\"/>\n", curve.style, at_x,
                                 at_y);
        else
            text_ += fmt::format("<path class=\"mark {}\" d=\"M{:.1f} {:.1f}l3.8 3.8l-3.8 3.8l-3.8 -3.8Z\"/>\n",
                                 curve.style, at_x, at_y - 3.8);
    }

    const ChartPanel& panel_;
    const ChartPlace& place_;
    const Axis axis_;
    std::string text_;
};

}  // namespace

std::vector<double> round_ticks(double low, double high, int about) {
    const double rough = std::max(high - low, 1e-9) / about;
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    double step = 10 * power;
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= rough) {
            step = factor * power;
            break;
        }
    step = std::max(step, 1.0);  // everything shown is a whole number
    std::vector<double> ticks;
    for (double tick = std::ceil(low / step) * step; tick <= high + step * 1e-6; tick += step)
        ticks.push_back(std::round(tick));
    return ticks;
}

std::string draw_panel(const ChartPanel& panel, const ChartPlace& place) { return PanelDrawing(panel, place).text(); }

}  // namespace rookery::lab
