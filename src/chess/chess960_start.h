#pragma once

#include <array>

#include "board/piece.h"

namespace rookery::chess {

/// The back rank of start position `number`, 0 to 959, from the a-file to the h-file, in the usual numbering
/// (518 is the arrangement of orthodox chess).
[[nodiscard]] std::array<board::PieceType, 8> chess960_back_rank(int number);

}  // namespace rookery::chess
