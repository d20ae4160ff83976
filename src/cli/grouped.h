#pragma once

#include <cstdint>
#include <string>

namespace rookery::cli {

/// "31,504,639": digits in groups of three, for people.
[[nodiscard]] inline std::string grouped(std::uint64_t number) {
    std::string text = std::to_string(number);
    for (std::size_t place = text.size(); place > 3;) text.insert(place -= 3, ",");
    return text;
}

}  // namespace rookery::cli
