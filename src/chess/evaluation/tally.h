#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "board/color.h"
#include "chess/evaluation/evaluation_weights.h"
#include "chess/evaluation/weights.h"

namespace rookery::chess {

/// For playing: nobody asks what a score is made of.
struct NoTrace {
    static constexpr bool records = false;
};

/// For tuning and explaining: how often each feature occurs on each side.
struct FeatureTrace {
    static constexpr bool records = true;

    std::array<std::array<std::int16_t, weight_count>, board::color_count> counts{};

    [[nodiscard]] int white_minus_black(std::size_t weight) const { return counts[0][weight] - counts[1][weight]; }
};

/// Adds up the weights of one side: White's with a plus, Black's with a minus. This is the only way into the score,
/// which makes the score linear in the weights: the tuner relies on that.
template <class R, board::Color Us, class Trace>
class Tally {
public:
    constexpr explicit Tally(Trace& trace) : trace_(trace) {}

    /// `weight` is a member of `tuned_weights<R>`.
    constexpr void add(const Weight& weight, int count = 1) {
        if constexpr (Us == board::Color::White) score_ += weight * count;
        else score_ -= weight * count;
        if constexpr (Trace::records) {
            const auto distance =
                reinterpret_cast<const std::byte*>(&weight) - reinterpret_cast<const std::byte*>(&tuned_weights<R>);
            auto& total = trace_.counts[index(Us)][static_cast<std::size_t>(distance) / sizeof(Weight)];
            total = static_cast<std::int16_t>(total + count);
        }
    }

    [[nodiscard]] constexpr TaperedScore score() const { return score_; }

private:
    TaperedScore score_;
    Trace& trace_;
};

}  // namespace rookery::chess
