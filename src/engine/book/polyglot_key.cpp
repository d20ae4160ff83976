#include "engine/book/polyglot_key.h"

#include <array>

#include "engine/book/polyglot_numbers.h"

namespace rookery::engine {
namespace {

using board::Bitboard;
using board::Color;
using board::PieceType;
using board::Square;

constexpr std::size_t castling_numbers = 768;
constexpr std::size_t en_passant_numbers = 772;
constexpr std::size_t turn_number = 780;

/// The kinds of the format: pawn, knight, bishop, rook, queen, king; of each first the black one.
constexpr std::array kinds = {PieceType::Pawn, PieceType::Knight, PieceType::Bishop,
                              PieceType::Rook, PieceType::Queen,  PieceType::King};
/// What a pawn becomes, by the format's number.
constexpr std::array promotions = {PieceType::None, PieceType::Knight, PieceType::Bishop, PieceType::Rook,
                                   PieceType::Queen};

}  // namespace

std::uint64_t polyglot_key(const chess::Position<chess::Orthodox>& position) {
    std::uint64_t key = 0;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind)
        for (const Color color : {Color::Black, Color::White})
            for (const Square square : position.pieces(color, kinds[kind]))
                key ^= polyglot_numbers[64 * (2 * kind + (color == Color::White ? 1 : 0)) + index(square)];
    for (const Square rook : position.castling_rooks()) {
        const bool white = board::rank_of(rook) == 0;
        const bool kingside = rook > position.king(white ? Color::White : Color::Black);
        key ^= polyglot_numbers[castling_numbers + (white ? 0 : 2) + (kingside ? 0 : 1)];
    }
    if (position.en_passant() != Square::None)
        key ^= polyglot_numbers[en_passant_numbers + static_cast<std::size_t>(board::file_of(position.en_passant()))];
    if (position.color_to_move() == Color::White) key ^= polyglot_numbers[turn_number];
    return key;
}

std::uint16_t polyglot_move(chess::Move move) {
    unsigned promotion = 0;
    while (promotions[promotion] != move.promotion_type()) ++promotion;
    return static_cast<std::uint16_t>(index(move.to()) | index(move.from()) << 6 | promotion << 12);
}

std::optional<chess::Move> move_of_polyglot(const chess::Position<chess::Orthodox>& position, std::uint16_t written) {
    game::MoveList<chess::Position<chess::Orthodox>> moves;
    position.legal_moves(moves);
    for (const chess::Move move : moves)
        if (polyglot_move(move) == written) return move;
    return std::nullopt;
}

}  // namespace rookery::engine
