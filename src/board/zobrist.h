#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "board/piece.h"
#include "board/random.h"
#include "board/square.h"

namespace rookery::board {

/// A 64-bit fingerprint of a position: the exclusive or of one random number per feature.
using Key = std::uint64_t;

struct ZobristKeys {
    std::array<std::array<std::array<Key, square_count>, piece_type_count>, color_count> piece{};
    std::array<Key, square_count> castling_rook{};  ///< a rook on this square may still castle
    std::array<Key, 8> en_passant_file{};
    Key black_to_move{};
    // For rule sets in which they matter:
    std::array<std::array<std::array<Key, 17>, piece_type_count>, color_count> held{};  ///< how many in the pocket
    std::array<Key, square_count> promoted{};                                           ///< this piece was a pawn
    std::array<std::array<Key, 4>, color_count> checks_given{};
};

inline constexpr ZobristKeys zobrist = [] {
    ZobristKeys keys;
    Random random(0x526f6f6b657279);
    for (auto& types : keys.piece)
        for (auto& squares : types)
            for (Key& key : squares) key = random.next();
    for (Key& key : keys.castling_rook) key = random.next();
    for (Key& key : keys.en_passant_file) key = random.next();
    keys.black_to_move = random.next();
    // None at all needs no key.
    for (auto& types : keys.held)
        for (auto& counts : types)
            for (std::size_t count = 1; count < counts.size(); ++count) counts[count] = random.next();
    for (Key& key : keys.promoted) key = random.next();
    for (auto& counts : keys.checks_given)
        for (std::size_t count = 1; count < counts.size(); ++count) counts[count] = random.next();
    return keys;
}();

/// For any number of pieces in hand, also more than one board has.
[[nodiscard]] constexpr Key held_key(Color color, PieceType type, std::size_t count) {
    const auto& keys = zobrist.held[index(color)][index(type)];
    if (count < keys.size()) return keys[count];
    const std::size_t cycle = keys.size() - 1;
    return std::rotl(keys[1 + (count - 1) % cycle], static_cast<int>(7 * ((count - 1) / cycle)));
}

[[nodiscard]] constexpr Key piece_key(Piece piece, Square square) {
    return zobrist.piece[index(piece.color())][index(piece.type())][index(square)];
}

}  // namespace rookery::board
