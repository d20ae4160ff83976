#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "game/features.h"
#include "game/position.h"
#include "game/score.h"
#include "learn/kernels.h"
#include "learn/network.h"

namespace rookery::learn {

/// The shape of networks that see these features.
template <class F>
[[nodiscard]] NetworkShape shape_for(std::string_view game, std::size_t neurons) {
    return {std::string(game), F::inputs, neurons, F::max_parts > 1};
}

/// Games may know the value of some positions better than any network.
template <class F, class P>
concept KnowsSomeScores = requires(const P& position) {
    { F::known_score_for_mover(position) } -> std::same_as<std::optional<game::Score>>;
};

/// A network as an evaluation of a game. It is lazy: hidden values are computed when a position is valued, from the
/// nearest position above it that was, by the difference between the two. An object belongs to one thread.
template <class P, game::Features<P> F>
class NetEvaluation {
public:
    explicit NetEvaluation(std::shared_ptr<const Network> network)
        : network_(std::move(network)),
          entries_(longest_line),
          hidden_(longest_line * values_of_entry()),
          views_(F::max_parts * 2 * F::frames),
          view_values_(views_.size() * neurons()) {}

    /// The score, for a position that `reset` was called for, or that the moves given to `make` since have led to.
    [[nodiscard]] game::Score score_for_mover(const P& position) {
        if constexpr (KnowsSomeScores<F, P>) {
            if (const auto known = F::known_score_for_mover(position)) return *known;
        }
        if (!entries_[depth_].computed) compute(position);
        return scaled(output(game::index(position.to_move()), F::parts(position)));
    }

    void reset(const P&) {
        depth_ = 0;
        entries_[0].computed = false;
    }
    void make(const P&, typename P::Move) {
        assert(depth_ + 1 < entries_.size());
        entries_[++depth_].computed = false;
    }
    void unmake() {
        assert(depth_ > 0);
        --depth_;
    }

    [[nodiscard]] const Network& network() const { return *network_; }

    /// What each thing in a part of the position is worth to the network: what the value changes when it is taken away,
    /// for the first side. Afterwards a `reset` is due.
    [[nodiscard]] std::vector<game::FeatureWorth> worths(const P& position, std::size_t part) {
        const game::Score value = first_side_score(position, no_feature, 0);
        std::vector<game::FeatureWorth> worths;
        F::compare(
            {}, F::snapshot(position, part), [](std::size_t) {},
            [&](std::size_t feature) {
                worths.push_back({feature, 0});
            });
        for (game::FeatureWorth& worth : worths) worth.score = value - first_side_score(position, worth.feature, part);
        return worths;
    }

    /// What the network makes of the position and of each thing in it, for a person to read.
    [[nodiscard]] std::string describe(const P& position) const {
        NetEvaluation fresh(network_);
        std::string text = network_->origin + "\n";
        for (std::size_t part = 0; part < F::parts(position); ++part)
            text += F::worth_text(position, part, fresh.worths(position, part));
        fresh.reset(position);
        const game::Score score = fresh.score_for_mover(position);
        return text + "Score for the side to move: " + std::to_string(score) + "\n";
    }

private:
    using Snapshot = typename F::Snapshot;
    using Features = std::array<std::uint16_t, F::max_active>;

    /// A position on the way from the root. Its hidden values lie elsewhere, one after the other.
    struct Entry {
        std::array<Snapshot, F::max_parts> snapshots{};
        bool computed = false;
    };
    /// What a side last saw in one frame: where to begin when the frame changes.
    struct View {
        Snapshot snapshot{};
        bool used = false;
    };
    /// Longer than any line that a search plays out.
    static constexpr std::size_t longest_line = 1024;

    [[nodiscard]] std::size_t neurons() const { return network_->shape.neurons; }
    [[nodiscard]] std::size_t values_of_entry() const { return F::max_parts * 2 * neurons(); }
    [[nodiscard]] std::int16_t* hidden(std::size_t depth, std::size_t part, std::size_t side) {
        return hidden_.data() + depth * values_of_entry() + (2 * part + side) * neurons();
    }

    void compute(const P& position) {
        Entry& entry = entries_[depth_];
        std::size_t above = depth_;
        while (above > 0 && !entries_[--above].computed) {
        }
        const Entry* base = above < depth_ && entries_[above].computed ? &entries_[above] : nullptr;
        for (std::size_t part = 0; part < F::parts(position); ++part) {
            entry.snapshots[part] = F::snapshot(position, part);
            for (const game::Side side : {game::Side::First, game::Side::Second}) {
                std::int16_t* to = hidden(depth_, part, game::index(side));
                const std::size_t frame = F::frame(entry.snapshots[part], side);
                if (base != nullptr && F::frame(base->snapshots[part], side) == frame)
                    follow(to, hidden(above, part, game::index(side)), base->snapshots[part], entry.snapshots[part],
                           side, frame);
                else look_again(to, entry.snapshots[part], part, side, frame);
            }
        }
        entry.computed = true;
    }

    void follow(std::int16_t* to, const std::int16_t* from, const Snapshot& before, const Snapshot& after,
                game::Side side, std::size_t frame) {
        Features come;
        Features gone;
        std::size_t come_count = 0;
        std::size_t gone_count = 0;
        F::compare(
            before, after,
            [&](std::size_t feature) {
                gone[gone_count++] = static_cast<std::uint16_t>(F::input(feature, side, frame));
            },
            [&](std::size_t feature) {
                come[come_count++] = static_cast<std::uint16_t>(F::input(feature, side, frame));
            });
        update_hidden(to, from, network_->input_weights.data(), neurons(), {come.data(), come_count},
                      {gone.data(), gone_count});
    }

    /// The frame is another than before: go on from what was last seen in this one.
    void look_again(std::int16_t* to, const Snapshot& after, std::size_t part, game::Side side, std::size_t frame) {
        const std::size_t number = (2 * part + game::index(side)) * F::frames + frame;
        View& view = views_[number];
        std::int16_t* values = view_values_.data() + number * neurons();
        if (!view.used) std::copy(network_->hidden_biases.begin(), network_->hidden_biases.end(), values);
        follow(values, values, view.snapshot, after, side, frame);
        view = {after, true};
        std::copy_n(values, neurons(), to);
    }

    static constexpr std::size_t no_feature = F::features;

    /// The value for the first side, as if a feature of some part were not there.
    [[nodiscard]] game::Score first_side_score(const P& position, std::size_t missing, std::size_t missing_part) {
        depth_ = 0;
        for (std::size_t part = 0; part < F::parts(position); ++part)
            for (const game::Side side : {game::Side::First, game::Side::Second}) {
                const Snapshot snapshot = F::snapshot(position, part);
                const std::size_t frame = F::frame(snapshot, side);
                std::int16_t* to = hidden(0, part, game::index(side));
                follow(to, network_->hidden_biases.data(), {}, snapshot, side, frame);
                if (missing == no_feature || part != missing_part) continue;
                const auto input = static_cast<std::uint16_t>(F::input(missing, side, frame));
                update_hidden(to, to, network_->input_weights.data(), neurons(), {}, {&input, 1});
            }
        const game::Score score = scaled(output(game::index(position.to_move()), F::parts(position)));
        return position.to_move() == game::Side::First ? score : -score;
    }

    [[nodiscard]] game::Score scaled(std::int64_t sum) const {
        constexpr std::int64_t one = std::int64_t{Network::hidden_one} * Network::output_one;
        const std::int64_t score = (sum / Network::hidden_one + network_->output_bias) * network_->scale / one;
        return static_cast<game::Score>(
            std::clamp<std::int64_t>(score, -game::highest_evaluation, game::highest_evaluation));
    }

    [[nodiscard]] std::int64_t output(std::size_t mover, std::size_t parts) {
        const std::int16_t* weights = network_->output_weights.data();
        std::int64_t sum = 0;
        for (std::size_t part = 0; part < parts; ++part) {
            sum += squared_sum(hidden(depth_, part, mover), weights, neurons());
            sum += squared_sum(hidden(depth_, part, 1 - mover), weights + neurons(), neurons());
        }
        return sum;
    }

    std::shared_ptr<const Network> network_;
    std::vector<Entry> entries_;
    AlignedVector<std::int16_t> hidden_;
    std::vector<View> views_;
    AlignedVector<std::int16_t> view_values_;
    std::size_t depth_ = 0;
};

}  // namespace rookery::learn
