#pragma once

#include <optional>
#include <string_view>

#include "game/outcome.h"

namespace rookery::game {

/// The result that is written so in PGN; nothing if the text is none.
[[nodiscard]] constexpr std::optional<Result> result_from_text(std::string_view text) {
    for (const Result result : {Result::FirstWins, Result::SecondWins, Result::Draw, Result::Ongoing})
        if (text == result_text(result)) return result;
    return std::nullopt;
}

}  // namespace rookery::game
