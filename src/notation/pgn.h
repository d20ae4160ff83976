#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "game/outcome.h"

namespace rookery::notation {

struct PgnTag {
    std::string name;
    std::string value;

    bool operator==(const PgnTag&) const = default;
};

struct PgnMove;

/// Moves that follow each other: the game itself, or a variation of it.
struct PgnLine {
    std::vector<std::string> comments;  ///< before the first move
    std::vector<PgnMove> moves;

    bool operator==(const PgnLine&) const;
};

/// A move, and what is said about it. Nobody has checked that it is legal, or a move at all: this room knows no rules.
struct PgnMove {
    std::string notation;                       ///< as people write it: in chess, standard algebraic notation
    std::vector<int> nags;                      ///< numbers for "good move", "White is better" ...
    std::vector<std::string> comments;          ///< right after the move
    std::vector<PgnLine> variations;            ///< what could have been played instead
    std::vector<std::string> closing_comments;  ///< after the variations, if there are any
    int line = 0;                               ///< of the file, for complaints

    /// Two moves are the same wherever they stand.
    bool operator==(const PgnMove&) const;
};

/// A game as PGN knows it.
struct PgnGame {
    std::vector<PgnTag> tags;  ///< in the order of the file
    PgnLine main;
    game::Result result = game::Result::Ongoing;
    int line = 0;  ///< of the file, where it begins

    bool operator==(const PgnGame&) const;

    /// The value of the tag; empty if there is none.
    [[nodiscard]] std::string_view tag(std::string_view name) const;
    /// Changes the tag, or adds it behind the others.
    void set_tag(std::string_view name, std::string_view value);
};

/// The seven tags that the standard wants in every game, in its order and before all others; those that are missing are
/// added as unknown. Result becomes what the game says.
void complete_tags(PgnGame& game);

/// How a move is counted: "12." for the first side, "12..." for the second.
struct MoveNumber {
    int number = 1;
    bool second = false;

    /// Where the counting begins, from a position in the form of a FEN: side in the second field, number in the last.
    [[nodiscard]] static MoveNumber of_position(std::string_view text);

    [[nodiscard]] MoveNumber next() const { return {number + (second ? 1 : 0), !second}; }
    [[nodiscard]] std::string text() const { return std::to_string(number) + (second ? "..." : "."); }
};

/// "12... Nf6 13. Bg5 h6": moves with their numbers, in one line.
[[nodiscard]] std::string numbered(MoveNumber first, const std::vector<std::string>& moves);

/// Numbers for the quality of a move.
inline constexpr int nag_good = 1;
inline constexpr int nag_mistake = 2;
inline constexpr int nag_brilliant = 3;
inline constexpr int nag_blunder = 4;
inline constexpr int nag_interesting = 5;
inline constexpr int nag_dubious = 6;

/// What a text becomes as a comment: blanks and characters that cannot be seen are one blank, or none at its ends.
[[nodiscard]] std::string single_spaced(std::string_view text);

}  // namespace rookery::notation
