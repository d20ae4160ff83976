#include "lab/record/svg_page.h"

#include <fmt/format.h>

namespace rookery::lab {
namespace {

constexpr std::string_view text_shapes =
    R"(text { font-family: system-ui, "Segoe UI", "DejaVu Sans", sans-serif; font-size: 13px; }
.name { font-size: 20px; font-weight: 600; }
.title { font-weight: 600; }
.hint { font-weight: 400; }
.end { text-anchor: end; }
.middle { text-anchor: middle; }
)";

std::string all_colors(const Palette& palette, const SvgStyle& style) {
    return fmt::format("text {{ fill: {}; }}\n.hint {{ fill: {}; }}\n.paper {{ fill: {}; }}\n{}", palette.ink,
                       palette.quiet, palette.paper, style.colors(palette));
}

}  // namespace

std::string svg_page(double width, double height, const std::string& title, const SvgStyle& style,
                     const std::string& body) {
    const std::string sheet = fmt::format("{}{}{}@media (prefers-color-scheme: dark) {{\n{}}}\n@media print {{\n{}}}\n",
                                          text_shapes, style.shapes, all_colors(light_palette, style),
                                          all_colors(dark_palette, style), all_colors(print_palette, style));
    return fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" height=\"{1}\" role=\"img\">\n"
        "<title>{2}</title>\n<style>\n{3}</style>\n<rect class=\"paper\" width=\"{0}\" height=\"{1}\"/>\n{4}</svg>\n",
        width, height, title, sheet, body);
}

}  // namespace rookery::lab
