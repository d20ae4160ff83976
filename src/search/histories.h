#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <memory>

#include "game/search_parameters.h"
#include "game/side.h"
#include "search/traits.h"

namespace rookery::search {

/// A running average that never leaves its range: the nearer it is to the limit, the less a bonus adds.
class Statistic {
public:
    static constexpr int limit = 16'384;

    void update(int bonus) {
        bonus = std::clamp(bonus, -limit, limit);
        value_ = static_cast<std::int16_t>(value_ + bonus - value_ * std::abs(bonus) / limit);
    }
    [[nodiscard]] int value() const { return value_; }

private:
    std::int16_t value_ = 0;
};

/// What one thread has learned about moves from cutoffs in earlier parts of the tree.
template <game::Position P>
class Histories {
public:
    using Move = typename P::Move;
    static constexpr std::size_t piece_slots = [] {
        if constexpr (ClassifiesMoves<P>) return std::size_t{P::piece_slots};
        else return std::size_t{1};
    }();
    static constexpr std::size_t route_slots = [] {
        if constexpr (ClassifiesMoves<P>) return std::size_t{P::route_slots};
        else return std::size_t{1};
    }();
    static constexpr std::size_t victim_slots = [] {
        if constexpr (ClassifiesMoves<P>) return std::size_t{P::victim_slots};
        else return std::size_t{1};
    }();
    static constexpr std::size_t part_keys = [] {
        if constexpr (HasPartKeys<P>) return std::size_t{P::part_keys};
        else return std::size_t{0};
    }();

    /// How well quiet moves did as answers to one earlier move.
    using ContinuationHistory = std::array<Statistic, piece_slots>;

    Histories() : tables_(std::make_unique<Tables>()) {}
    void clear() { *tables_ = {}; }
    /// The memory that they take.
    [[nodiscard]] static constexpr std::size_t bytes() { return sizeof(Tables); }

    [[nodiscard]] static std::size_t piece_slot(const P& position, Move move) {
        if constexpr (ClassifiesMoves<P>) return position.piece_slot(move);
        else return 0;
    }

    [[nodiscard]] ContinuationHistory& continuation_of(std::size_t piece_slot) {
        return tables_->continuations[piece_slot];
    }
    /// For lines that begin before the root, or with a null move.
    [[nodiscard]] ContinuationHistory& continuation_of_nothing() { return tables_->continuations[piece_slots]; }

    [[nodiscard]] Statistic& quiet(const P& position, Move move, const Threats<P>& threats) {
        return tables_->quiet[index(position.to_move())][threat_slot<P>(move, threats)][route_slot(position, move)];
    }
    [[nodiscard]] Statistic& noisy(const P& position, Move move) {
        return tables_->noisy[piece_slot(position, move)][victim_slot(position, move)];
    }

    /// What the evaluation has been off by, on average, in positions that share a part with this one.
    [[nodiscard]] Score correction(const P& position, const game::SearchParameters& parameters) const {
        int sum = 0;
        for (std::size_t part = 0; part < part_keys; ++part) sum += corrections(position, part);
        return sum * parameters.correction_weight / game::parameter_unit;
    }
    void update_correction(const P& position, int difference, int depth, const game::SearchParameters& parameters) {
        const auto wanted = std::int64_t{difference} * depth * parameters.correction_rate / game::parameter_unit;
        const int step = parameters.correction_step;
        const int bonus = static_cast<int>(std::clamp<std::int64_t>(wanted, -step, step));
        for (std::size_t part = 0; part < part_keys; ++part) {
            std::int16_t& entry = corrections(position, part);
            entry = static_cast<std::int16_t>(entry + bonus - entry * std::abs(bonus) / correction_limit);
        }
    }

private:
    static constexpr std::size_t correction_entries = 16'384;
    static constexpr int correction_limit = 1'024;

    using Corrections = std::array<std::array<std::int16_t, correction_entries>, 2>;

    struct Tables {
        std::array<std::array<std::array<Statistic, route_slots>, ThreatsOf<P>::slots>, 2> quiet{};
        std::array<std::array<Statistic, victim_slots>, piece_slots> noisy{};
        std::array<ContinuationHistory, piece_slots + 1> continuations{};
        std::array<Corrections, part_keys> corrections{};
    };

    [[nodiscard]] static std::size_t route_slot(const P& position, Move move) {
        if constexpr (ClassifiesMoves<P>) return position.route_slot(move);
        else return 0;
    }
    [[nodiscard]] static std::size_t victim_slot(const P& position, Move move) {
        if constexpr (ClassifiesMoves<P>) return position.victim_slot(move);
        else return 0;
    }
    [[nodiscard]] std::int16_t& corrections(const P& position, std::size_t part) const {
        if constexpr (HasPartKeys<P>)
            return tables_->corrections[part][index(position.to_move())][position.part_key(part) % correction_entries];
        else std::abort();  // there are no parts to ask about
    }

    std::unique_ptr<Tables> tables_;
};

}  // namespace rookery::search
