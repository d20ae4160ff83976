#pragma once

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <utility>

#include "game/move_list.h"
#include "game/search_parameters.h"
#include "search/histories.h"
#include "search/traits.h"

namespace rookery::search {

/// What the picker looks at besides the position.
template <game::Position P>
struct PickerContext {
    using Move = typename P::Move;
    std::optional<Move> table_move;  ///< legal
    std::array<std::optional<Move>, 2> killers;
    std::array<typename Histories<P>::ContinuationHistory*, 3>
        continuations{};  ///< to the last move, the one before, and two further
    Threats<P> threats{};
};

/// Hands out the legal moves of a position, the promising ones first, and generates only as many as are asked for: the
/// move from the table, noisy moves that win material, quiet moves, and noisy moves that lose some.
template <game::Position P>
class MovePicker {
public:
    using Move = typename P::Move;

    /// For a full search.
    MovePicker(const P& position, Histories<P>& histories, const game::SearchParameters& parameters,
               const PickerContext<P>& context)
        : position_(position), histories_(histories), parameters_(parameters), context_(context), noisy_only_(false) {}

    /// For quiescence: noisy moves only, or checks as well, if the game can find them.
    MovePicker(const P& position, Histories<P>& histories, const game::SearchParameters& parameters,
               std::optional<Move> table_move, bool checks = false)
        : position_(position),
          histories_(histories),
          parameters_(parameters),
          noisy_only_(true),
          checks_(FindsChecks<P> && checks) {
        if (table_move && (is_noisy(position, *table_move) || (checks_ && gives_check(position, *table_move))))
            context_.table_move = table_move;
    }

    /// From now on only moves that change the material.
    void skip_quiets() { skip_quiets_ = true; }

    /// Whether the move handed out last was a noisy one that wins or keeps material, going by a static exchange.
    [[nodiscard]] bool last_was_good_noisy() const { return stage_ == Stage::GoodNoisy; }

    [[nodiscard]] std::optional<Move> next() {
        switch (stage_) {
            case Stage::Table:
                stage_ = Stage::GenerateNoisy;
                if (context_.table_move) return context_.table_move;
                [[fallthrough]];
            case Stage::GenerateNoisy:
                generate_noisy();
                stage_ = Stage::GoodNoisy;
                [[fallthrough]];
            case Stage::GoodNoisy:
                while (next_ < moves_.size()) {
                    const Move move = take_best();
                    if (move == context_.table_move) continue;
                    const Score bearable_loss = scores_[next_ - 1] * parameters_.order_losing_slope / unit;
                    if (!exchange_at_least(position_, move, -bearable_loss)) {
                        losing_.add(move);
                        continue;
                    }
                    return move;
                }
                if (noisy_only_ && !checks_) return std::nullopt;
                stage_ = Stage::GenerateQuiet;
                [[fallthrough]];
            case Stage::GenerateQuiet:
                if (!skip_quiets_) generate_quiet();
                stage_ = Stage::Quiet;
                [[fallthrough]];
            case Stage::Quiet:
                while (!skip_quiets_ && next_ < moves_.size())
                    if (const Move move = take_best(); move != context_.table_move) return move;
                if (noisy_only_) return std::nullopt;
                stage_ = Stage::LosingNoisy;
                next_ = 0;
                [[fallthrough]];
            case Stage::LosingNoisy:
                if (next_ < losing_.size()) return losing_[next_++];
        }
        return std::nullopt;
    }

private:
    static constexpr int unit = game::parameter_unit;
    static constexpr std::int64_t index_range = 1 << 16;
    enum class Stage : std::uint8_t { Table, GenerateNoisy, GoodNoisy, GenerateQuiet, Quiet, LosingNoisy };

    void generate_noisy() {
        if constexpr (SplitsMoves<P>) {
            position_.noisy_moves(moves_);
            for (std::size_t i = 0; i < moves_.size(); ++i)
                scores_[i] = parameters_.order_noisy_gain * position_.noisy_gain(moves_[i]) +
                             histories_.noisy(position_, moves_[i]).value() * parameters_.order_noisy_history / unit;
        }
    }

    void generate_quiet() {
        moves_.clear();
        next_ = 0;
        if constexpr (FindsChecks<P>) {
            if (noisy_only_) position_.quiet_checks(moves_);
            else position_.quiet_moves(moves_);
        } else if constexpr (SplitsMoves<P>) position_.quiet_moves(moves_);
        else position_.legal_moves(moves_);
        if constexpr (MapsChecks<P>) {
            const auto squares = position_.check_squares();
            for (std::size_t i = 0; i < moves_.size(); ++i)
                scores_[i] = quiet_score(moves_[i], position_.gives_check(moves_[i], squares));
        } else {
            for (std::size_t i = 0; i < moves_.size(); ++i)
                scores_[i] = quiet_score(moves_[i], presses(position_, moves_[i]));
        }
    }

    [[nodiscard]] int quiet_score(Move move, bool pressing) {
        const std::size_t slot = Histories<P>::piece_slot(position_, move);
        int score = parameters_.order_quiet_history * histories_.quiet(position_, move, context_.threats).value();
        const auto add = [&](const auto* continuations, int weight) {
            if (continuations != nullptr) score += weight * (*continuations)[slot].value();
        };
        add(context_.continuations[0], parameters_.order_continuation_1);
        add(context_.continuations[1], parameters_.order_continuation_2);
        add(context_.continuations[2], parameters_.order_continuation_4);
        if (move == context_.killers[0]) score += parameters_.order_first_killer * unit;
        else if (move == context_.killers[1]) score += parameters_.order_second_killer * unit;
        if (pressing) score += parameters_.order_check * unit;
        return score;
    }

    /// The best of the rest, by selection: most nodes need only the first few.
    Move take_best() {
        // The highest score, and of equal ones the first, as one number: a maximum needs no branch that is
        // mispredicted.
        std::int64_t highest = std::numeric_limits<std::int64_t>::min();
        for (std::size_t i = next_; i < moves_.size(); ++i)
            highest = std::max(highest,
                               std::int64_t{scores_[i]} * index_range + static_cast<std::int64_t>(index_range - 1 - i));
        const auto best = static_cast<std::size_t>(index_range - 1 - (highest & (index_range - 1)));
        moves_.swap(next_, best);
        std::swap(scores_[next_], scores_[best]);
        return moves_[next_++];
    }

    const P& position_;
    Histories<P>& histories_;
    const game::SearchParameters& parameters_;
    PickerContext<P> context_;
    game::MoveList<P> moves_;
    game::MoveList<P> losing_;
    std::array<int, P::maximum_moves> scores_;
    std::size_t next_ = 0;
    Stage stage_ = Stage::Table;
    const bool noisy_only_;
    const bool checks_ = false;
    bool skip_quiets_ = false;
};

}  // namespace rookery::search
