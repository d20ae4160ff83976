#pragma once

#include <cstdlib>

#include "bughouse/position.h"
#include "engine/person/chess_glance.h"
#include "wolfsheep/position.h"

namespace rookery::engine {

/// Several boards: what happens on another one than the last move is easily overlooked.
template <>
struct Glancing<bughouse::Position> {
    using P = bughouse::Position;
    using OfBoard = Glancing<bughouse::Board>;

    [[nodiscard]] static Glance at(const P& position, P::Move move, std::optional<P::Move> previous) {
        const bool same_board = previous && previous->board() == move.board();
        Glance glance = OfBoard::at(position.board(move.board()), move.on_board(),
                                    same_board ? std::optional(previous->on_board()) : std::nullopt);
        glance.elsewhere = previous && !same_board;
        return glance;
    }
    [[nodiscard]] static bool undoes(P::Move move, P::Move earlier) {
        return move.board() == earlier.board() && OfBoard::undoes(move.on_board(), earlier.on_board());
    }
};

/// Nothing is taken here: what stands out is what happens close to the wolf.
template <>
struct Glancing<wolfsheep::Position> {
    using P = wolfsheep::Position;

    [[nodiscard]] static Glance at(const P& position, P::Move move, std::optional<P::Move>) {
        const auto steps = [](wolfsheep::Square from, wolfsheep::Square to) {
            return std::max(std::abs(wolfsheep::file_of(from) - wolfsheep::file_of(to)),
                            std::abs(wolfsheep::rank_of(from) - wolfsheep::rank_of(to)));
        };
        Glance glance;
        glance.backward = wolfsheep::rank_of(move.to()) > wolfsheep::rank_of(move.from()) &&
                          position.to_move() == wolfsheep::wolf_side;
        if (position.to_move() == wolfsheep::wolf_side) return glance;
        glance.reach = steps(move.from(), position.wolf());
        glance.near_king = steps(move.to(), position.wolf()) == 1;
        glance.toward_enemy_king = steps(move.to(), position.wolf()) < glance.reach;
        return glance;
    }
    [[nodiscard]] static bool undoes(P::Move move, P::Move earlier) {
        return move.from() == earlier.to() && move.to() == earlier.from();
    }
};

}  // namespace rookery::engine
