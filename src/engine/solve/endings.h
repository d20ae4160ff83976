#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <vector>

#include "chess/endings.h"
#include "engine/memory.h"
#include "engine/solve/ending_file.h"
#include "solve/endings.h"
#include "text/parse_error.h"

namespace rookery::engine {

/// The exact values of endings with few men. They are found when somebody asks for one, with all that captures and
/// promotions lead to, and kept: in memory, and in files if there is a folder for them.
template <class R>
class Endings {
public:
    using P = chess::Position<R>;
    using Positions = chess::EndingPositions<R>;

    [[nodiscard]] static Endings& shared() {
        static Endings endings;
        return endings;
    }

    /// Whether the position has few enough men, none of them may castle, and the rules are the usual ones.
    [[nodiscard]] static bool covers(const P& position) {
        if constexpr (R::rules_are_agreed_on) {
            if (!position.agreed_rules().plays_as_published()) return false;
        }
        return chess::EndingMen::of(position).total() <= static_cast<int>(Positions::max_men) &&
               position.castling_rooks().empty();
    }

    /// While it is held nobody else solves or forgets anything, so that what was required stays known. It holds nothing
    /// if the work was stopped before its turn came: another may solve for minutes.
    [[nodiscard]] std::unique_lock<std::recursive_timed_mutex> lock(const solve::Work& work) const {
        std::unique_lock held(mutex_, std::try_to_lock);
        while (!held && !work.stopped()) static_cast<void>(held.try_lock_for(std::chrono::milliseconds(50)));
        return held;
    }

    /// Makes sure that the values of this ending are known. False if it was stopped.
    bool require(const P& position, const solve::Work& work) {
        const auto held = lock(work);
        if (!held) return false;
        const chess::EndingMen men = Positions::canonical(chess::EndingMen::of(position));
        // A program that runs for weeks must not remember all that anybody ever asked for.
        if (!tables_.contains(men) && bytes_kept() > max_bytes_kept) tables_.clear();
        return require(men, work);
    }

    /// Of a position whose ending is known, or one where the game is over.
    [[nodiscard]] solve::Value value(const P& position) const {
        if (const game::Outcome outcome = game::outcome(position); outcome.over())
            return solve::Value::of(outcome.result);
        const std::lock_guard lock(mutex_);
        return known_value(position).for_first(position.to_move());
    }
    /// How many positions of the ending are worth what.
    [[nodiscard]] solve::Counts counts(const P& position) const {
        const std::lock_guard lock(mutex_);
        const chess::EndingMen men = chess::EndingMen::of(position);
        const Table& table = tables_.at(Positions::canonical(men));
        solve::Counts counts;
        for (std::uint64_t number = 0; number < table.values.size(); ++number) {
            const std::int16_t code = table.values[number];
            const game::Side mover = number % 2 == 0 ? game::Side::First : game::Side::Second;
            if (code != nowhere) counts.add(solve::MoverValue::from_code(code).for_first(mover));
        }
        if (men != Positions::canonical(men)) std::swap(counts.first_wins, counts.second_wins);
        return counts;
    }

private:
    static constexpr std::int16_t nowhere = INT16_MIN;
    static constexpr std::size_t max_bytes_kept = std::size_t{512} << 20;

    struct Table {
        Positions positions;
        std::vector<std::int16_t> values;  ///< by number
    };

    bool require(const chess::EndingMen& men, const solve::Work& work) {
        if (tables_.contains(men)) return true;
        const Positions positions(men);
        const EndingFile file(work.folder, P::info.id, men.name());
        if (auto values = file.read(positions.size())) {
            tables_.emplace(men, Table{positions, std::move(*values)});
            return true;
        }
        require_memory(positions.size() * (sizeof(std::int16_t) * 2 + 1));
        // A part of the positions tells what moves lead to; if it has missed something, once more.
        for (std::uint64_t stride = 1009; true; stride = std::max<std::uint64_t>(1, stride / 16)) {
            for (const chess::EndingMen& other : reached_from(positions, stride))
                if (!require(other, work)) return false;
            std::atomic<bool> missing = false;
            const auto elsewhere = [&](const P& position) {
                if (const auto* table = table_of(position))
                    return solve::MoverValue::from_code(table->values[*table->positions.number_of(position)]);
                missing.store(true, std::memory_order_relaxed);
                return solve::MoverValue();
            };
            auto values = solve::EndingSolver(positions, elsewhere, work).solve();
            if (!values) return false;
            if (missing) continue;
            file.write(*values);
            tables_.emplace(men, Table{positions, std::move(*values)});
            return true;
        }
    }

    [[nodiscard]] std::size_t bytes_kept() const {
        std::size_t bytes = 0;
        for (const auto& [men, table] : tables_) bytes += table.values.size() * sizeof(std::int16_t);
        return bytes;
    }

    /// The endings that moves lead to from every so many positions.
    [[nodiscard]] static std::set<chess::EndingMen> reached_from(const Positions& positions, std::uint64_t stride) {
        std::set<chess::EndingMen> reached;
        for (std::uint64_t number = 0; number < positions.size(); number += stride) {
            auto position = positions.position(number);
            if (!position || position->verdict().over()) continue;
            game::MoveList<P> moves;
            position->legal_moves(moves);
            for (const auto move : moves) {
                if (positions.stays(*position, move)) continue;
                position->make(move);
                if (!game::outcome(*position).over())
                    reached.insert(Positions::canonical(chess::EndingMen::of(*position)));
                position->unmake(move);
            }
        }
        return reached;
    }

    [[nodiscard]] const Table* table_of(const P& position) const {
        const auto found = tables_.find(Positions::canonical(chess::EndingMen::of(position)));
        return found == tables_.end() ? nullptr : &found->second;
    }
    [[nodiscard]] solve::MoverValue known_value(const P& position) const {
        const Table& table = *table_of(position);
        return solve::MoverValue::from_code(table.values[*table.positions.number_of(position)]);
    }

    mutable std::recursive_timed_mutex mutex_;
    std::map<chess::EndingMen, Table> tables_;
};

}  // namespace rookery::engine
