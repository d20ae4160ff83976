#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <mutex>
#include <optional>
#include <vector>

#include "solve/state_space.h"
#include "solve/value.h"
#include "solve/work.h"

namespace rookery::solve {

/// The stages whose values are wanted after all are solved.
struct StageRange {
    int first;
    int last;
    [[nodiscard]] bool contains(int stage) const { return stage >= first && stage <= last; }
};

/// The exact values of all positions of a game, found by retrograde analysis: from the last stage back to the first,
/// each position takes the best of the values that its moves lead to.
template <StateSpace S>
class Solution {
public:
    using Position = typename S::Position;

    /// Nothing if it was stopped.
    [[nodiscard]] static std::optional<Solution> solve(const S& space, StageRange wanted, const Work& work) {
        Solution solution(space, wanted);
        return solution.run(work) ? std::optional(std::move(solution)) : std::nullopt;
    }

    /// The memory that `solve` takes at its height.
    [[nodiscard]] static std::uint64_t bytes_needed(const S& space, StageRange wanted) {
        std::uint64_t kept = 0;
        std::uint64_t maximum = 0;
        for (int stage = space.stages() - 1; stage >= 0; --stage) {
            const bool next_is_kept = stage + 1 == space.stages() || wanted.contains(stage + 1);
            maximum = std::max(maximum, kept + space.states(stage) + (next_is_kept ? 0 : space.states(stage + 1)));
            if (wanted.contains(stage)) kept += space.states(stage);
        }
        return maximum * sizeof(PackedValue);
    }

    [[nodiscard]] const S& space() const { return space_; }
    [[nodiscard]] const Counts& counts() const { return counts_; }
    /// The position is in one of the stages that were wanted.
    [[nodiscard]] Value value(const Position& position) const {
        const int stage = space_.stage_of(position);
        assert(wanted_.contains(stage));
        return values_[static_cast<std::size_t>(stage)][space_.number_of(position)].unpacked();
    }

private:
    Solution(const S& space, StageRange wanted)
        : space_(space), wanted_(wanted), values_(static_cast<std::size_t>(space.stages()) + 1) {}

    [[nodiscard]] bool run(const Work& work) {
        double total = 0;
        for (int stage = 0; stage < space_.stages(); ++stage) total += static_cast<double>(space_.states(stage));
        double done = 0;
        for (int stage = space_.stages() - 1; stage >= 0; --stage) {
            const bool finished = solve_stage(stage, work, [&](std::uint64_t states) {
                if (work.progress) work.progress((done + static_cast<double>(states)) / total);
            });
            if (!finished) return false;
            done += static_cast<double>(space_.states(stage));
            if (!wanted_.contains(stage + 1)) values_[static_cast<std::size_t>(stage) + 1] = {};
        }
        if (!wanted_.contains(0)) values_[0] = {};
        return true;
    }

    template <class Report>
    [[nodiscard]] bool solve_stage(int stage, const Work& work, const Report& report) {
        auto& values = values_[static_cast<std::size_t>(stage)];
        const auto& next_values = values_[static_cast<std::size_t>(stage) + 1];
        const std::uint64_t states = space_.states(stage);
        values.resize(states);
        std::mutex mutex;
        return work.in_portions(states, [&](std::uint64_t first, std::uint64_t last) {
            Counts counts;
            space_.visit(stage, first, last,
                         [&](std::uint64_t number, const Position& position, const auto& number_after) {
                             const Value value = best_value(position, next_values, number_after);
                             values[number] = PackedValue(value);
                             counts.add(value);
                         });
            report(first);
            const std::lock_guard lock(mutex);
            counts_.add(counts);
        });
    }

    template <class NumberAfter>
    [[nodiscard]] static Value best_value(const Position& position, const std::vector<PackedValue>& next_values,
                                          const NumberAfter& number_after) {
        if (const game::Outcome verdict = position.verdict(); verdict.over()) return Value::of(verdict.result);
        game::MoveList<Position> moves;
        position.legal_moves(moves);
        if (moves.empty()) return Value::of(position.verdict_without_moves().result);
        const game::Side mover = position.to_move();
        std::optional<Value> best;
        for (const auto move : moves) {
            const Value value = next_values[number_after(move)].unpacked();
            if (!best || value.better_for(mover, *best)) best = value;
        }
        return best->one_ply_before();
    }

    S space_;
    StageRange wanted_;
    std::vector<std::vector<PackedValue>> values_;  ///< by stage; empty before and after they are needed
    Counts counts_;
};

}  // namespace rookery::solve
