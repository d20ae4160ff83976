#pragma once

#include <gtest/gtest.h>

#include "chess/position.h"
#include "support/tic_tac_toe.h"
#include "wolfsheep/position.h"

namespace rookery::test {

/// Every game that must conform. A new game joins by adding its line.
using ConformingGames = testing::Types<  //
    TicTacToe,                           //
    chess::Position<chess::Orthodox>,    //
    chess::Position<chess::Chess960>,    //
    wolfsheep::Position>;

}  // namespace rookery::test
