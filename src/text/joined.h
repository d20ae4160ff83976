#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace rookery::text {

/// What is said of each of the things, with something between.
template <class Things, class Words>
[[nodiscard]] std::string joined(const Things& things, std::string_view between, const Words& words) {
    std::string text;
    bool is_first = true;
    for (const auto& thing : things) {
        if (!is_first) text += between;
        text += std::invoke(words, thing);
        is_first = false;
    }
    return text;
}

/// Words, with something between them.
template <class Words>
[[nodiscard]] std::string joined(const Words& words, std::string_view between) {
    return joined(words, between, [](std::string_view word) { return word; });
}

}  // namespace rookery::text
