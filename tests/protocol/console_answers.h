#pragma once

#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "protocol/console.h"

namespace rookery::protocol {

/// What the console answers to the lines, searches included.
inline std::string answers(const std::vector<std::string>& lines) {
    std::ostringstream out;
    Console console(out);
    for (const std::string& line : lines) {
        EXPECT_TRUE(console.handle(line)) << line;
        console.finish();
    }
    return out.str();
}

inline bool contains(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

}  // namespace rookery::protocol
