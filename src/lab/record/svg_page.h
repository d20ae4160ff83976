#pragma once

#include <string>
#include <string_view>

namespace rookery::lab {

/// The colors of pictures: those of the page (web/src/styles/tokens.css, which a test compares), and ink on paper.
struct Palette {
    std::string_view ink;
    std::string_view quiet;
    std::string_view paper;
    std::string_view line;
    std::string_view accent;
    std::string_view warm;
    std::string_view danger;
    double area_opacity;
};

inline constexpr Palette light_palette{.ink = "#22262b",
                                       .quiet = "#626973",
                                       .paper = "#faf8f4",
                                       .line = "#e6e1d8",
                                       .accent = "#2f6f5e",
                                       .warm = "#b4690e",
                                       .danger = "#b42318",
                                       .area_opacity = 0.14};
inline constexpr Palette dark_palette{.ink = "#e9e6e1",
                                      .quiet = "#97a0aa",
                                      .paper = "#14171a",
                                      .line = "#2c3339",
                                      .accent = "#63b79d",
                                      .warm = "#e0a458",
                                      .danger = "#f07167",
                                      .area_opacity = 0.2};
inline constexpr Palette print_palette{.ink = "#000000",
                                       .quiet = "#444444",
                                       .paper = "#ffffff",
                                       .line = "#cccccc",
                                       .accent = light_palette.accent,
                                       .warm = light_palette.warm,
                                       .danger = light_palette.danger,
                                       .area_opacity = light_palette.area_opacity};

/// How the parts of a picture look, in CSS: what is the same everywhere, and what has a color.
struct SvgStyle {
    std::string_view shapes;
    std::string (*colors)(const Palette& palette);
};

/// A whole picture, as SVG with colors for screens, dark screens and paper. Texts of the classes name, title and hint,
/// end and middle look the same in all of them.
[[nodiscard]] std::string svg_page(double width, double height, const std::string& title, const SvgStyle& style,
                                   const std::string& body);

}  // namespace rookery::lab
