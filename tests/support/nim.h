#pragma once

#include <array>
#include <cstdint>

#include "board/random.h"
#include "game/position.h"

namespace rookery::test {

/// Three heaps; a move takes any number from one of them; whoever takes the last one wins. The side to move wins
/// exactly if the exclusive or of the heaps is not zero.
class Nim {
public:
    struct Move {
        std::uint8_t heap;
        std::uint8_t count;

        [[nodiscard]] constexpr std::uint16_t bits() const { return static_cast<std::uint16_t>(heap << 8 | count); }
        [[nodiscard]] static constexpr Move from_bits(std::uint16_t bits) {
            return {static_cast<std::uint8_t>(bits >> 8), static_cast<std::uint8_t>(bits)};
        }
        constexpr bool operator==(const Move&) const = default;
    };
    static constexpr std::size_t maximum_moves = 3 * 15;

    explicit Nim(std::array<std::uint8_t, 3> heaps) : heaps_(heaps) {}

    [[nodiscard]] game::Side to_move() const { return to_move_; }
    [[nodiscard]] game::Key key() const {
        std::uint64_t code = to_move_ == game::Side::First ? 1 : 2;
        for (const std::uint8_t heap : heaps_) code = code << 8 | heap;
        return board::Random(code).next();
    }
    [[nodiscard]] game::Outcome verdict() const { return game::Outcome::ongoing(); }
    [[nodiscard]] game::Outcome verdict_without_moves() const {
        return game::Outcome::win(!to_move_, game::Reason::NoMoves);
    }
    void legal_moves(game::MoveList<Nim>& moves) const {
        for (std::uint8_t heap = 0; heap < 3; ++heap)
            for (std::uint8_t count = 1; count <= heaps_[heap]; ++count) moves.add({heap, count});
    }
    void make(Move move) {
        heaps_[move.heap] = static_cast<std::uint8_t>(heaps_[move.heap] - move.count);
        to_move_ = !to_move_;
    }
    void unmake(Move move) {
        heaps_[move.heap] = static_cast<std::uint8_t>(heaps_[move.heap] + move.count);
        to_move_ = !to_move_;
    }

private:
    std::array<std::uint8_t, 3> heaps_;
    game::Side to_move_ = game::Side::First;
};

}  // namespace rookery::test
