#pragma once

#include <cstdint>

#include "board/piece.h"
#include "board/square.h"

namespace rookery::chess {

using board::PieceType;
using board::Square;

/// A move in 16 bits: origin, destination and a code for what is special about it.
///
/// Castling is "king takes rook" inside the program, in every rule set: the rook's square says which castling is meant
/// even when king and rook start on unusual squares. What a user sees is the notation's affair.
class Move {
public:
    constexpr Move() = default;
    [[nodiscard]] static constexpr Move normal(Square from, Square to) { return {from, to, code_normal}; }
    [[nodiscard]] static constexpr Move castling(Square king, Square rook) { return {king, rook, code_castling}; }
    [[nodiscard]] static constexpr Move en_passant(Square from, Square to) { return {from, to, code_en_passant}; }
    [[nodiscard]] static constexpr Move promotion(Square from, Square to, PieceType type) {
        return {from, to, code_promotion + static_cast<unsigned>(type)};
    }

    /// A piece from the pocket: its type takes the place of the origin.
    [[nodiscard]] static constexpr Move drop(PieceType type, Square to) {
        return {static_cast<Square>(type), to, code_drop};
    }

    [[nodiscard]] constexpr Square from() const { return static_cast<Square>(bits_ & 63); }
    [[nodiscard]] constexpr Square to() const { return static_cast<Square>(bits_ >> 6 & 63); }
    [[nodiscard]] constexpr bool is_normal() const { return code() == code_normal; }
    [[nodiscard]] constexpr bool is_castling() const { return code() == code_castling; }
    [[nodiscard]] constexpr bool is_en_passant() const { return code() == code_en_passant; }
    [[nodiscard]] constexpr bool is_promotion() const { return code() >= code_promotion; }
    [[nodiscard]] constexpr bool is_drop() const { return code() == code_drop; }
    [[nodiscard]] constexpr PieceType dropped_type() const { return static_cast<PieceType>(bits_ & 63); }
    /// The new piece of a promotion; None for other moves.
    [[nodiscard]] constexpr PieceType promotion_type() const {
        return is_promotion() ? static_cast<PieceType>(code() - code_promotion) : PieceType::None;
    }
    [[nodiscard]] constexpr std::uint16_t bits() const { return bits_; }
    [[nodiscard]] static constexpr Move from_bits(std::uint16_t bits) {
        Move move{};
        move.bits_ = bits;
        return move;
    }
    constexpr bool operator==(const Move&) const = default;

private:
    static constexpr unsigned code_normal = 0, code_castling = 1, code_en_passant = 2, code_drop = 3,
                              code_promotion = 4;

    constexpr Move(Square from, Square to, unsigned code)
        : bits_(static_cast<std::uint16_t>(static_cast<unsigned>(from) | static_cast<unsigned>(to) << 6 | code << 12)) {
    }
    [[nodiscard]] constexpr unsigned code() const { return bits_ >> 12; }

    std::uint16_t bits_;  // not initialized, so that arrays of moves cost nothing; Move{} is all zero
};

}  // namespace rookery::chess
