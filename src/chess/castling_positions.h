#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <unordered_map>
#include <vector>

#include "chess/endings.h"

namespace rookery::chess {

/// The positions in which somebody may still castle that moves lead to from one of them, for solve::EndingSolver. With
/// few men they are not many, because king and rook have stayed at home: they are numbered as they are found, whatever
/// men they have.
template <class R>
class CastlingPositions {
public:
    using Position = chess::Position<R>;
    using Move = typename Position::Move;

    [[nodiscard]] static bool contain(const Position& position) { return !position.castling_rooks().empty(); }

    explicit CastlingPositions(const Position& first) {
        static_cast<void>(number_of(first));
        for (std::uint64_t number = 0; number < setups_.size(); ++number) {
            Position position(setups_[number]);
            if (position.verdict().over()) continue;
            game::MoveList<Position> moves;
            position.legal_moves(moves);
            for (const Move move : moves) {
                position.make(move);
                if (contain(position)) origins_[number_of(position)].push_back(number);
                else if (!game::outcome(position).over()) left_for_.insert(EndingMen::of(position));
                position.unmake(move);
            }
        }
    }

    [[nodiscard]] std::uint64_t size() const { return setups_.size(); }
    [[nodiscard]] std::optional<Position> position(std::uint64_t number) const { return Position(setups_[number]); }
    [[nodiscard]] bool stays(Position position, Move move) const {
        position.make(move);
        return contain(position);
    }
    template <class Wanted, class Visit>
    void visit_origins(std::uint64_t number, const Wanted& wanted, const Visit& visit) const {
        for (const std::uint64_t origin : origins_[number])
            if (wanted(origin)) visit(origin);
    }

    /// The endings that moves lead to after which nobody may castle.
    [[nodiscard]] const std::set<EndingMen>& left_for() const { return left_for_; }

private:
    /// The number that it has, or has now. What came before it in the game does not count.
    [[nodiscard]] std::uint64_t number_of(const Position& position) {
        const auto [known, is_new] = numbers_.try_emplace(position.key(), setups_.size());
        if (is_new) {
            Setup setup = position.setup();
            setup.halfmove_clock = 0;
            setups_.push_back(setup);
            origins_.emplace_back();
        }
        return known->second;
    }

    std::vector<Setup> setups_;                        ///< by number
    std::vector<std::vector<std::uint64_t>> origins_;  ///< by number: one for each move that leads there
    std::unordered_map<board::Key, std::uint64_t> numbers_;
    std::set<EndingMen> left_for_;
};

}  // namespace rookery::chess
