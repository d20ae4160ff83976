#pragma once

#include <gtest/gtest.h>

#include "bughouse/position.h"
#include "chess/position.h"
#include "support/tic_tac_toe.h"
#include "wolfsheep/position.h"

namespace rookery::test {

// Every game that must conform. A new game joins by adding its line to the list that it is most like.

using ChessGames = testing::Types<     //
    chess::Position<chess::Orthodox>,  //
    chess::Position<chess::Chess960>,  //
    chess::Position<chess::Endgame>>;

using DropGames = testing::Types<           //
    chess::Position<chess::Crazyhouse>,     //
    chess::Position<chess::BughouseBoard>,  //
    bughouse::Position>;

/// Where a king arrives, or is attacked often enough.
using GoalGames = testing::Types<           //
    chess::Position<chess::KingOfTheHill>,  //
    chess::Position<chess::ThreeCheck>,     //
    chess::Position<chess::RacingKings>>;

/// Where a king may be lost, or is missing.
using KinglessGames = testing::Types<   //
    chess::Position<chess::Atomic>,     //
    chess::Position<chess::Horde>,      //
    chess::Position<chess::Antichess>,  //
    chess::Position<chess::PawnsKings>>;

using OwnGames = testing::Types<  //
    TicTacToe,                    //
    wolfsheep::Position>;

/// Games with up to eight boards, and hundreds of moves in a position, take their time: one in so many is played, and
/// trees are one ply less deep.
template <class P>
inline constexpr int playouts_left_out = 1;
template <>
inline constexpr int playouts_left_out<bughouse::Position> = 40;
template <class P>
inline constexpr int deepest_tree = 3;
template <>
inline constexpr int deepest_tree<bughouse::Position> = 2;

}  // namespace rookery::test
