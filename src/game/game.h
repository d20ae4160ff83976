#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>

#include "game/position.h"
#include "text/parse_error.h"

namespace rookery::game {

/// How a game introduces itself.
struct GameInfo {
    std::string_view id;                    ///< the name in commands and in UCI_Variant
    std::string_view title;                 ///< the name for people
    std::string_view summary;               ///< one line about it
    int start_positions = 1;                ///< how many starts there are
    int default_start = 0;                  ///< the one to begin with when nobody asks for another
    bool starts_are_alike = true;           ///< whether chance may pick one of them
    std::string_view first_name = "White";  ///< what people call the two sides
    std::string_view second_name = "Black";
    bool first_is_plural = false;                     ///< "the sheep win", but "White wins"
    bool draws_exist = true;                          ///< or somebody always wins
    bool stands_alone = true;                         ///< false for a part of another game
    std::string_view same_rules_as = {};              ///< another game, which differs only in its start
    std::string_view balance_name = "material";       ///< what `balance` of a position counts
    std::string_view measure_name = "king distance";  ///< what `measure` of a position tells; empty if there is none

    [[nodiscard]] constexpr std::string_view name_of(Side side) const {
        return side == Side::First ? first_name : second_name;
    }
};

/// What protocols, referees and the page need beyond the search: positions and moves as text, both ways.
/// Parsers throw ParseError.
template <class P>
concept Game = Position<P> && std::copyable<P> && std::equality_comparable<P> &&
    requires(const P& position, typename P::Move move, std::string_view text, int number) {
    { P::info } -> std::convertible_to<GameInfo>;
    /// The start position of that number, below `info.start_positions`.
    { P::start(number) } -> std::same_as<P>;
    { P::from_text(text) } -> std::same_as<P>;
    { position.text() } -> std::same_as<std::string>;
    /// Moves as protocols write them: coordinates.
    { position.move_text(move) } -> std::same_as<std::string>;
    { position.parse_move(text) } -> std::same_as<typename P::Move>;
    /// Moves as people write them: in chess, standard algebraic notation.
    { position.move_notation(move) } -> std::same_as<std::string>;
    { position.parse_notation(text) } -> std::same_as<typename P::Move>;
    /// A board of characters for a terminal.
    { position.diagram() } -> std::same_as<std::string>;
    /// What the first side has more than the second, and how near the game is to its point (see GameInfo).
    { position.balance() } -> std::same_as<int>;
    { position.measure() } -> std::same_as<std::optional<int>>;
    /// The key from scratch, to check the incremental one.
    { position.computed_key() } -> std::same_as<Key>;
};

}  // namespace rookery::game
