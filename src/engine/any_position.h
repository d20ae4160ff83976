#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/game.h"

namespace rookery::engine {

/// One move of the root and the perft count below it.
struct DivideEntry {
    std::string move;
    std::uint64_t nodes = 0;
};

/// Called now and then from a worker thread with the share of the work done so far, 0 to 1.
using Progress = std::function<void(double)>;

/// A position of whichever game, behind a plain interface: the edge where types end. Commands, protocols and the page
/// see this and never a template. Texts that make no sense are refused with a ParseError, and nothing changes.
class AnyPosition {
public:
    virtual ~AnyPosition() = default;

    [[nodiscard]] virtual const game::GameInfo& info() const = 0;
    [[nodiscard]] virtual std::unique_ptr<AnyPosition> clone() const = 0;
    /// The same with the sides exchanged; nothing if the game has no such symmetry.
    [[nodiscard]] virtual std::unique_ptr<AnyPosition> flipped() const = 0;

    [[nodiscard]] virtual std::string text() const = 0;
    [[nodiscard]] virtual std::string diagram() const = 0;
    [[nodiscard]] virtual game::Key key() const = 0;
    [[nodiscard]] virtual game::Side to_move() const = 0;
    [[nodiscard]] virtual game::Outcome outcome() const = 0;

    /// How often a position must occur to be a draw, where players agree on that before a game; nothing where the rules
    /// have settled it.
    [[nodiscard]] virtual std::optional<int> repetition_limit() const = 0;
    /// ParseError if the rules have settled it, or allow no such limit.
    virtual void set_repetition_limit(int occurrences) = 0;
    /// The rules that players have switched before a game, as `chess::AgreedRules` writes them; nothing where none can
    /// be.
    [[nodiscard]] virtual std::optional<std::string> agreed_rules() const = 0;
    /// This position becomes the first of a game by these rules. ParseError if there are no such rules here, or if it
    /// cannot be one.
    virtual void set_agreed_rules(std::string_view rules) = 0;

    /// The legal moves in coordinates, in the order of the generator.
    [[nodiscard]] virtual std::vector<std::string> legal_moves() const = 0;
    /// Plays a move given in coordinates.
    virtual void play(std::string_view coordinates) = 0;
    /// Plays a move that a person wrote, in coordinates or in the game's own notation; gives back its coordinates.
    virtual std::string play_written(std::string_view text) = 0;
    /// Takes back the last move that was played here. False if there is none.
    virtual bool take_back() = 0;
    /// The coordinates of a move that a person wrote, in coordinates or in the game's own notation.
    [[nodiscard]] virtual std::string read_move(std::string_view text) const = 0;
    /// A legal move, given in coordinates, in the game's own notation.
    [[nodiscard]] virtual std::string move_notation(std::string_view coordinates) const = 0;

    /// What the first side has more than the second, in the game's own small unit: in chess the material, with a pawn
    /// as 1. `info().balance_name` says what it is.
    [[nodiscard]] virtual int balance() const = 0;
    /// A number that tells how near the game is to its point, such as the distance between the kings;
    /// `info().measure_name` says what it is. Nothing where it makes no sense, as when a king is lost.
    [[nodiscard]] virtual std::optional<int> measure() const = 0;

    /// Whether the game knows moves that change the material.
    [[nodiscard]] virtual bool has_captures() const = 0;
    /// Whether a legal move, given in coordinates, changes the material.
    [[nodiscard]] virtual bool is_noisy(std::string_view coordinates) const = 0;
    /// Whether nothing urgent is going on, such as a check.
    [[nodiscard]] virtual bool is_calm() const = 0;
    /// Where the kings of the side to move stand in check, as moves write squares ("e8", on several boards "A:e8").
    [[nodiscard]] virtual std::vector<std::string> checked_squares() const = 0;
    /// Whether the first side has White on that board, counted from 0. Only teams ever have both colors.
    [[nodiscard]] virtual bool first_has_white(std::size_t board) const = 0;

    /// The perft count below each legal move; `depth` is at least 1 and counts that move.
    [[nodiscard]] virtual std::vector<DivideEntry> divide(int depth, unsigned threads = 1,
                                                          const Progress& progress = {}) const = 0;
};

/// The sum of the counts: perft of the position that was divided.
[[nodiscard]] inline std::uint64_t total_nodes(const std::vector<DivideEntry>& entries) {
    std::uint64_t nodes = 0;
    for (const DivideEntry& entry : entries) nodes += entry.nodes;
    return nodes;
}

}  // namespace rookery::engine
