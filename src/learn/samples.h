#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "game/features.h"
#include "game/outcome.h"

namespace rookery::learn {

/// How features become inputs, without the type of the game: what `F::input` says, as a table.
class InputMap {
public:
    template <class F>
    [[nodiscard]] static InputMap of() {
        InputMap map;
        map.features_ = F::features;
        map.inputs_ = F::inputs;
        map.frames_ = F::frames;
        map.max_active_ = F::max_active;
        map.table_.reserve(2 * F::frames * F::features);
        for (const game::Side side : {game::Side::First, game::Side::Second})
            for (std::size_t frame = 0; frame < F::frames; ++frame)
                for (std::size_t feature = 0; feature < F::features; ++feature)
                    map.table_.push_back(static_cast<std::uint16_t>(F::input(feature, side, frame)));
        return map;
    }

    [[nodiscard]] std::size_t inputs() const { return inputs_; }
    [[nodiscard]] std::size_t features() const { return features_; }
    [[nodiscard]] std::size_t max_active() const { return max_active_; }
    /// The inputs of all features, to a side in a frame.
    [[nodiscard]] const std::uint16_t* of_view(game::Side side, std::size_t frame) const {
        return table_.data() + (game::index(side) * frames_ + frame) * features_;
    }

private:
    std::size_t features_ = 0;
    std::size_t inputs_ = 0;
    std::size_t frames_ = 0;
    std::size_t max_active_ = 0;
    std::vector<std::uint16_t> table_;
};

/// One board of a position to learn from.
struct SamplePart {
    std::array<std::uint8_t, 2> frames{};  ///< by side
    std::span<const std::uint16_t> features;
};

/// Positions to learn from, packed: some fifty bytes each in chess.
class SampleSet {
public:
    /// Begins a position: what the search thought of it and how the game ended, for the side to move. A position that
    /// is not of a game has no result.
    void begin(game::Side mover, std::int16_t score_for_mover, std::optional<double> result_for_mover,
               std::size_t parts);
    /// Adds one of its boards.
    void add_part(std::array<std::uint8_t, 2> frames, std::span<const std::uint16_t> features);

    static constexpr int no_result = 3;

    [[nodiscard]] std::size_t size() const { return offsets_.size(); }
    [[nodiscard]] game::Side mover(std::size_t number) const {
        return (head(number)[1] & 1) == 0 ? game::Side::First : game::Side::Second;
    }
    [[nodiscard]] int score_for_mover(std::size_t number) const { return static_cast<std::int16_t>(head(number)[0]); }
    /// 0, 1, 2 or no_result.
    [[nodiscard]] int half_points_for_mover(std::size_t number) const { return head(number)[1] >> 1 & 3; }

    /// Calls `visit` with each of the position's boards.
    template <class Visitor>
    void for_each_part(std::size_t number, Visitor visit) const {
        const std::uint16_t* words = head(number);
        const std::size_t parts = words[1] >> 3;
        words += head_words;
        for (std::size_t part = 0; part < parts; ++part) {
            const std::size_t count = words[0] & 0xff;
            const auto frames = static_cast<std::uint8_t>(words[0] >> 8);
            visit(SamplePart{{static_cast<std::uint8_t>(frames & 15), static_cast<std::uint8_t>(frames >> 4)},
                             {words + 1, count}});
            words += 1 + count;
        }
    }

    /// To be called some samples before they are needed, when they are not visited in order.
    void prefetch(std::size_t number) const { __builtin_prefetch(head(number)); }

    void append(const SampleSet& other);

private:
    static constexpr std::size_t head_words = 2;

    [[nodiscard]] const std::uint16_t* head(std::size_t number) const { return words_.data() + offsets_[number]; }

    std::vector<std::uint16_t> words_;
    std::vector<std::uint64_t> offsets_;
};

}  // namespace rookery::learn
