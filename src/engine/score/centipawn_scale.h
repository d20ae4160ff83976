#pragma once

#include <optional>
#include <string_view>

#include "search/score.h"

namespace rookery::engine {

/// Scores as those want them who know no other unit than hundredths of a pawn: UCI, XBoard, and whoever compares what
/// two engines think.
class CentipawnScale {
public:
    /// Of an evaluation that counts centipawns.
    CentipawnScale() = default;
    /// Of an evaluation that the game has; the strongest if the name is empty.
    CentipawnScale(std::string_view game, std::string_view evaluation);

    /// Nothing if no number of pawns is worth a point of the evaluation. Forced wins stay what they are.
    [[nodiscard]] std::optional<search::Score> centipawns(search::Score score) const;

private:
    std::optional<int> per_point_ = 1;
};

}  // namespace rookery::engine
