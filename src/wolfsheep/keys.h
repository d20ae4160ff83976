#pragma once

#include <array>

#include "board/random.h"
#include "board/zobrist.h"
#include "wolfsheep/squares.h"

namespace rookery::wolfsheep {

/// The random numbers that make up the key of a position.
struct Keys {
    std::array<board::Key, square_count> wolf{};
    std::array<board::Key, square_count> sheep{};
    board::Key wolf_to_move{};
    board::Key size{};  ///< times the size: the same squares on another board are another position
};

inline constexpr Keys keys = [] {
    Keys all;
    board::Random random(0x776f6c66);
    for (board::Key& key : all.wolf) key = random.next();
    for (board::Key& key : all.sheep) key = random.next();
    all.wolf_to_move = random.next();
    all.size = random.next();
    return all;
}();

}  // namespace rookery::wolfsheep
