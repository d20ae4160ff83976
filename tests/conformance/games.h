#pragma once

#include <gtest/gtest.h>

#include "bughouse/position.h"
#include "chess/position.h"
#include "support/tic_tac_toe.h"
#include "wolfsheep/position.h"

namespace rookery::test {

/// Every game that must conform. A new game joins by adding its line.
using ConformingGames = testing::Types<     //
    TicTacToe,                              //
    chess::Position<chess::Orthodox>,       //
    chess::Position<chess::Chess960>,       //
    chess::Position<chess::Crazyhouse>,     //
    chess::Position<chess::BughouseBoard>,  //
    chess::Position<chess::Atomic>,         //
    chess::Position<chess::Horde>,          //
    chess::Position<chess::KingOfTheHill>,  //
    chess::Position<chess::ThreeCheck>,     //
    chess::Position<chess::Antichess>,      //
    chess::Position<chess::RacingKings>,    //
    chess::Position<chess::Endgame>,        //
    chess::Position<chess::PawnsKings>,     //
    bughouse::Position,                     //
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
