#pragma once

#include <algorithm>
#include <atomic>
#include <concepts>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "game/position.h"
#include "solve/value.h"
#include "solve/work.h"

namespace rookery::solve {

/// Positions that moves lead back and forth between, such as those with the same men in chess. They are numbered from
/// 0; there may be numbers that stand for no position. A move that leaves them for good, such as a capture, leads to
/// positions whose values are known already.
template <class S>
concept EndingSpace = game::Position<typename S::Position> &&
    requires(const S& space, const typename S::Position& position, typename S::Position::Move move,
             std::uint64_t number, bool (*wanted)(std::uint64_t origin), void (*visit)(std::uint64_t origin)) {
    { space.size() } -> std::same_as<std::uint64_t>;
    { space.position(number) } -> std::same_as<std::optional<typename S::Position>>;
    /// The move, which is legal, leads to another position of the space.
    { space.stays(position, move) } -> std::same_as<bool>;
    /// Shows the number of every position of the space from which a move leads to that one, once for each such move, if
    /// it is wanted: a number that stands for no position never is.
    space.visit_origins(number, wanted, visit);
};

/// What a position is worth to the side to move.
class MoverValue {
public:
    constexpr MoverValue() = default;
    [[nodiscard]] static constexpr MoverValue win_in(int plies) { return MoverValue(plies + 1); }
    [[nodiscard]] static constexpr MoverValue loss_in(int plies) { return MoverValue(-plies - 1); }
    [[nodiscard]] static constexpr MoverValue of(game::Result result, game::Side mover) {
        const auto winner = winner_of(result);
        if (!winner) return {};
        return *winner == mover ? win_in(0) : loss_in(0);
    }
    [[nodiscard]] static constexpr MoverValue from_code(std::int16_t code) { return MoverValue(code); }

    [[nodiscard]] constexpr bool is_win() const { return code_ > 0; }
    [[nodiscard]] constexpr bool is_loss() const { return code_ < 0; }
    [[nodiscard]] constexpr int plies() const { return code_ > 0 ? code_ - 1 : code_ < 0 ? -code_ - 1 : 0; }
    [[nodiscard]] constexpr std::int16_t code() const { return code_; }
    [[nodiscard]] constexpr Value for_first(game::Side mover) const {
        if (code_ == 0) return {};
        return Value::of(win_of(is_win() ? mover : !mover), plies());
    }
    constexpr bool operator==(const MoverValue&) const = default;

private:
    constexpr explicit MoverValue(int code) : code_(static_cast<std::int16_t>(code)) {}

    std::int16_t code_ = 0;
};

/// Finds the values of all positions of an ending by retrograde analysis. At first the ends of games are known, and
/// what a move out of the ending wins or loses. Then, ply by ply, whatever can move to a lost position is won, and
/// whatever can only move to won ones is lost. What is left goes on for ever: a draw.
template <EndingSpace S, class Elsewhere>
class EndingSolver {
public:
    using Position = typename S::Position;

    /// `elsewhere(position)` is the value of a position that a move out of the ending leads to, where the game goes on.
    EndingSolver(const S& space, const Elsewhere& elsewhere, const Work& work)
        : space_(space),
          elsewhere_(elsewhere),
          work_(work),
          values_(std::make_unique<std::atomic<std::int16_t>[]>(space.size())),
          open_(std::make_unique<std::atomic<std::uint8_t>[]>(space.size())) {}

    /// By number; `nowhere` where there is no position. Nothing if it was stopped.
    [[nodiscard]] std::optional<std::vector<std::int16_t>> solve() {
        const double positions = static_cast<double>(space_.size());
        const bool begun = work_.in_portions(space_.size(), [&](std::uint64_t first, std::uint64_t last) {
            for (std::uint64_t number = first; number < last; ++number) begin(number);
            if (work_.progress) work_.progress(static_cast<double>(first) / positions / 2);
        });
        if (!begun) return std::nullopt;
        for (int plies = 0; plies <= furthest_.load(std::memory_order_relaxed); ++plies) {
            const bool done = work_.in_portions(space_.size(), [&](std::uint64_t first, std::uint64_t last) {
                for (std::uint64_t number = first; number < last; ++number)
                    if (is_settled(number, plies)) spread(number, plies);
            });
            if (!done) return std::nullopt;
            // Most of the work is behind us after a few dozen plies.
            if (work_.progress) work_.progress(1 - 0.5 / (1 + plies / 8.0));
        }
        std::vector<std::int16_t> values(space_.size());
        for (std::uint64_t number = 0; number < values.size(); ++number) values[number] = final_value(number);
        return values;
    }

    static constexpr std::int16_t nowhere = INT16_MIN;

private:
    static constexpr std::uint8_t closed = 255;  ///< the game is over there, or cannot be decided any more
    static constexpr std::int16_t drawn = INT16_MIN + 1;

    /// What is known of a position without looking at its neighbors in the ending.
    void begin(std::uint64_t number) {
        auto position = space_.position(number);
        if (!position) return close(number, nowhere);
        const game::Side mover = position->to_move();
        if (const game::Outcome verdict = position->verdict(); verdict.over()) return end(number, verdict, mover);
        game::MoveList<Position> moves;
        position->legal_moves(moves);
        if (moves.empty()) return end(number, position->verdict_without_moves(), mover);

        int open = 0;
        bool draws = false;
        std::optional<int> soonest_win;
        std::optional<int> latest_loss;
        for (const auto move : moves) {
            if (space_.stays(*position, move)) {
                ++open;
                continue;
            }
            position->make(move);
            const MoverValue value = value_elsewhere(*position);
            position->unmake(move);
            if (value.is_loss()) soonest_win = std::min(soonest_win.value_or(INT16_MAX), value.plies() + 1);
            else if (value.is_win()) latest_loss = std::max(latest_loss.value_or(0), value.plies() + 1);
            else draws = true;
        }
        if (!soonest_win && open == 0 && draws) return close(number, drawn);
        // While moves are open, a loss is only what is threatened. A draw elsewhere is a move that is open for ever.
        set(number, soonest_win   ? MoverValue::win_in(*soonest_win)
                    : latest_loss ? MoverValue::loss_in(*latest_loss)
                                  : MoverValue());
        open_[number].store(static_cast<std::uint8_t>(std::min(open + (draws ? 1 : 0), closed - 1)),
                            std::memory_order_relaxed);
    }

    [[nodiscard]] MoverValue value_elsewhere(const Position& position) const {
        const game::Outcome outcome = game::outcome(position);
        return outcome.over() ? MoverValue::of(outcome.result, position.to_move()) : elsewhere_(position);
    }

    void end(std::uint64_t number, const game::Outcome& outcome, game::Side mover) {
        const MoverValue value = MoverValue::of(outcome.result, mover);
        close(number, value == MoverValue() ? drawn : value.code());
    }
    void close(std::uint64_t number, std::int16_t code) {
        values_[number].store(code, std::memory_order_relaxed);
        open_[number].store(closed, std::memory_order_relaxed);
    }
    void set(std::uint64_t number, MoverValue value) {
        values_[number].store(value.code(), std::memory_order_relaxed);
        int furthest = furthest_.load(std::memory_order_relaxed);
        while (value.plies() > furthest &&
               !furthest_.compare_exchange_weak(furthest, value.plies(), std::memory_order_relaxed)) {
        }
    }

    [[nodiscard]] bool is_settled(std::uint64_t number, int plies) const {
        const std::int16_t code = values_[number].load(std::memory_order_relaxed);
        if (code == MoverValue::win_in(plies).code()) return true;
        if (code != MoverValue::loss_in(plies).code()) return false;
        const std::uint8_t open = open_[number].load(std::memory_order_relaxed);
        return open == 0 || open == closed;
    }

    /// Tells those who can move to a position what it turned out to be worth.
    void spread(std::uint64_t number, int plies) {
        const bool lost = values_[number].load(std::memory_order_relaxed) < 0;
        // Most have been told before, and it takes time to see whether a move leads here at all. Their values alone say
        // so: to look at `open_`, too, would mean waiting for memory twice.
        const auto wanted = [&](std::uint64_t origin) {
            const std::int16_t code = values_[origin].load(std::memory_order_relaxed);
            if (code == nowhere || code == drawn || code == MoverValue::loss_in(0).code()) return false;
            const auto known = MoverValue::from_code(code);
            return !known.is_win() || (lost && known.plies() > plies + 1);
        };
        space_.visit_origins(number, wanted, [&](std::uint64_t origin) {
            if (lost) win(origin, plies + 1);
            else if (open_[origin].fetch_sub(1, std::memory_order_acq_rel) == 1) lose(origin, plies + 1);
        });
    }

    void win(std::uint64_t number, int plies) {
        const auto known = MoverValue::from_code(values_[number].load(std::memory_order_relaxed));
        // Others may say the same at the same time, and nobody says anything else.
        if (!known.is_win() || known.plies() > plies) set(number, MoverValue::win_in(plies));
    }
    void lose(std::uint64_t number, int plies) {
        const auto known = MoverValue::from_code(values_[number].load(std::memory_order_relaxed));
        if (!known.is_win()) set(number, MoverValue::loss_in(std::max(plies, known.plies())));
    }

    [[nodiscard]] std::int16_t final_value(std::uint64_t number) const {
        const std::int16_t code = values_[number].load(std::memory_order_relaxed);
        if (code == nowhere) return nowhere;
        const std::uint8_t open = open_[number].load(std::memory_order_relaxed);
        const bool only_threatened = code < 0 && open != 0 && open != closed;
        return code == drawn || only_threatened ? MoverValue().code() : code;
    }

    const S& space_;
    const Elsewhere& elsewhere_;
    const Work& work_;
    std::unique_ptr<std::atomic<std::int16_t>[]> values_;
    std::unique_ptr<std::atomic<std::uint8_t>[]> open_;  ///< moves that may yet save a position
    std::atomic<int> furthest_ = 0;                      ///< the most plies of any value so far
};

}  // namespace rookery::solve
