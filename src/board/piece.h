#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "board/color.h"

namespace rookery::board {

enum class PieceType : std::uint8_t { Pawn, Knight, Bishop, Rook, Queen, King, None };

inline constexpr std::size_t piece_type_count = 6;

[[nodiscard]] constexpr std::size_t index(PieceType type) { return static_cast<std::size_t>(type); }

/// A piece type with its color in one byte, as the squares of a board hold it.
class Piece {
public:
    constexpr Piece() = default;
    constexpr Piece(Color color, PieceType type)
        : code_(static_cast<std::uint8_t>(static_cast<int>(type) << 1 | static_cast<int>(color))) {}

    [[nodiscard]] constexpr Color color() const { return static_cast<Color>(code_ & 1); }
    [[nodiscard]] constexpr PieceType type() const { return static_cast<PieceType>(code_ >> 1); }
    [[nodiscard]] constexpr bool empty() const { return type() == PieceType::None; }
    constexpr bool operator==(const Piece&) const = default;

private:
    std::uint8_t code_ = static_cast<std::uint8_t>(PieceType::None) << 1;
};

inline constexpr Piece no_piece{};

/// English letters, as in FEN for Black.
inline constexpr std::string_view piece_letters = "pnbrqk";

[[nodiscard]] constexpr char lower_case(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}
[[nodiscard]] constexpr char upper_case(char letter) {
    return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

[[nodiscard]] constexpr char lower_case_letter(PieceType type) { return piece_letters[index(type)]; }
[[nodiscard]] constexpr char upper_case_letter(PieceType type) { return upper_case(lower_case_letter(type)); }

/// As in FEN: upper case for White, lower case for Black.
[[nodiscard]] constexpr char letter(Piece piece) {
    return piece.color() == Color::White ? upper_case_letter(piece.type()) : lower_case_letter(piece.type());
}

[[nodiscard]] constexpr std::optional<PieceType> piece_type_from_letter(char letter) {
    const auto place = piece_letters.find(lower_case(letter));
    return place == std::string_view::npos ? std::nullopt : std::optional(static_cast<PieceType>(place));
}

[[nodiscard]] constexpr std::optional<Piece> piece_from_letter(char letter) {
    const auto type = piece_type_from_letter(letter);
    if (!type) return std::nullopt;
    return Piece(letter == lower_case(letter) ? Color::Black : Color::White, *type);
}

[[nodiscard]] constexpr std::string_view name(PieceType type) {
    constexpr std::string_view names[] = {"pawn", "knight", "bishop", "rook", "queen", "king", "nothing"};
    return names[index(type)];
}

[[nodiscard]] constexpr std::string_view name(Color color) { return color == Color::White ? "White" : "Black"; }

}  // namespace rookery::board
