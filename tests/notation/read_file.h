#pragma once

#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "notation/pgn_reader.h"

namespace rookery::notation {

/// What a reader makes of a whole file.
struct ReadFile {
    std::vector<PgnGame> games;
    std::vector<PgnDamage> damages;
};

[[nodiscard]] inline ReadFile read_file(const std::string& text, const PgnLimits& limits = {}) {
    std::istringstream file(text);
    ReadFile result;
    PgnReader reader(
        file, [&](const PgnDamage& damage) { result.damages.push_back(damage); }, limits);
    PgnGame game;
    while (reader.next(game)) result.games.push_back(game);
    EXPECT_FALSE(reader.next(game)) << "the end stays the end";
    return result;
}

}  // namespace rookery::notation
