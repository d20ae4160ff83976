#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <unordered_map>
#include <utility>
#include <vector>

#include "chess/castling_positions.h"
#include "chess/drop_endings.h"
#include "chess/endings.h"
#include "engine/memory.h"
#include "engine/solve/ending_file.h"
#include "solve/endings.h"
#include "solve/shares.h"

namespace rookery::engine {

/// The exact values of endings with few men. They are found when somebody asks for one, with all that captures and
/// promotions lead to, and kept: in memory, and in files if there is a folder for them.
template <class R>
class Endings {
public:
    using P = chess::Position<R>;
    using Positions = chess::EndingPositions<R>;

    /// How much it keeps at most of what nobody needs now.
    explicit Endings(std::uint64_t max_bytes_kept = std::uint64_t{512} << 20) : max_bytes_kept_(max_bytes_kept) {}

    [[nodiscard]] static Endings& shared() {
        static Endings endings;
        return endings;
    }

    /// Whether the position has few enough men, and the rules are the usual ones.
    [[nodiscard]] static bool covers(const P& position) {
        if constexpr (R::rules_are_agreed_on) {
            if (!position.agreed_rules().plays_as_published()) return false;
        }
        return Positions::covers(chess::EndingMen::of(position));
    }

    /// While it is held nobody else solves or forgets anything, so that what was required stays known. It holds nothing
    /// if the work was stopped before its turn came: another may solve for minutes.
    [[nodiscard]] std::unique_lock<std::recursive_timed_mutex> lock(const solve::Work& work) const {
        std::unique_lock held(mutex_, std::try_to_lock);
        while (!held && !work.stopped()) static_cast<void>(held.try_lock_for(std::chrono::milliseconds(50)));
        return held;
    }

    /// Makes sure that the values of this position, and of those after its moves, are known. False if it was stopped.
    bool require(const P& position, const solve::Work& work) {
        const auto held = lock(work);
        if (!held) return false;
        pins_.clear();
        targets_.clear();
        drop_what_is_too_much(work);
        solve::Shares shares(work);
        if (Castling::contain(position)) return require_castling(position, work, shares);
        std::set<chess::EndingMen> targets = reached_from(position);
        targets.insert(men_of(position));
        return provide(targets, work, shares);
    }

    /// Of a position whose ending is known, or one where the game is over.
    [[nodiscard]] solve::Value value(const P& position) const {
        if (const game::Outcome outcome = game::outcome(position); outcome.over())
            return solve::Value::of(outcome.result);
        const std::lock_guard lock(mutex_);
        const auto value = Castling::contain(position) ? solve::MoverValue::from_code(castling_.at(position.key()))
                                                       : tables_.at(men_of(position)).value(position);
        return value.for_first(position.to_move());
    }
    /// How many positions of the ending are worth what: while somebody may castle, of those where that is so.
    [[nodiscard]] solve::Counts counts(const P& position) const {
        const std::lock_guard lock(mutex_);
        if (Castling::contain(position)) return castling_counts_;
        const chess::EndingMen men = chess::EndingMen::of(position);
        const Table& table = tables_.at(Positions::canonical(men));
        solve::Counts counts;
        for (std::uint64_t number = 0; number < table.values.size(); ++number) {
            const std::int16_t code = table.values[number];
            if (code == EndingValues::nowhere) continue;
            const auto count = [&](chess::Color mover) {
                counts.add(solve::MoverValue::from_code(code).for_first(chess::side_of(mover)));
            };
            const auto mover = table.positions.mover_of(number);
            if (mover != chess::Color::Black) count(chess::Color::White);
            if (mover != chess::Color::White) count(chess::Color::Black);
        }
        if (men != Positions::canonical(men)) std::swap(counts.first_wins, counts.second_wins);
        return counts;
    }
    /// What all tables take.
    [[nodiscard]] std::size_t bytes_kept() const {
        std::size_t bytes = 0;
        for (const auto& [men, table] : tables_) bytes += table.values.bytes();
        return bytes;
    }

private:
    using Castling = chess::CastlingPositions<R>;

    /// While a position is being solved its value takes so many bytes, and what may save it; afterwards mostly one.
    static constexpr std::uint64_t bytes_while_solved = 2 * sizeof(std::int16_t) + 1;

    /// Of how many positions one is looked at first, to see where moves lead.
    static constexpr std::uint64_t first_stride = 1009;

    struct Table {
        Positions positions;
        EndingValues values;

        [[nodiscard]] solve::MoverValue value(const P& position) const {
            return solve::MoverValue::from_code(values[*positions.number_of(position)]);
        }
    };
    /// An ending to be solved, and those that moves out of it lead to.
    struct Step {
        chess::EndingMen men;
        std::uint64_t size;
        std::set<chess::EndingMen> leads_to;
    };

    [[nodiscard]] static chess::EndingMen men_of(const P& position) {
        return Positions::canonical(chess::EndingMen::of(position));
    }
    [[nodiscard]] static EndingFile file_of(const chess::EndingMen& men, const solve::Work& work) {
        return {work.folder, P::info.id, men.name()};
    }

    /// Has the tables of these endings in memory, and solves what must be known for that.
    bool provide(const std::set<chess::EndingMen>& targets, const solve::Work& work, solve::Shares& shares) {
        targets_.insert(targets.begin(), targets.end());
        std::vector<Step> plan;
        std::set<chess::EndingMen> seen;
        for (const chess::EndingMen& target : targets)
            if (!add_to(plan, seen, target, work)) return false;
        require_memory(peak_bytes(plan, work));
        for (const Step& step : plan) {
            shares.expect(step.size);
            pin(step.leads_to, 1);
        }
        for (const Step& step : plan) {
            if (!solve(step, work, shares)) return false;
            pin(step.leads_to, -1);
            drop_what_is_too_much(work);
        }
        return load(targets, work, shares);
    }

    /// After everything that it leads to. False if it was stopped.
    bool add_to(std::vector<Step>& plan, std::set<chess::EndingMen>& seen, const chess::EndingMen& men,
                const solve::Work& work) const {
        if (tables_.contains(men) || !seen.insert(men).second) return true;
        const Positions positions(men);
        if (!damaged_.contains(men) && file_of(men, work).seems_whole(positions.size())) return true;
        if (work.stopped()) return false;
        // A part of the positions tells what moves lead to; if it has missed something, that is found later.
        Step step{men, positions.size(), reached_from(positions, first_stride)};
        for (const chess::EndingMen& other : step.leads_to)
            if (!add_to(plan, seen, other, work)) return false;
        plan.push_back(std::move(step));
        return true;
    }

    /// The most that such a plan takes at any time.
    [[nodiscard]] std::uint64_t peak_bytes(const std::vector<Step>& plan, const solve::Work& work) const {
        std::uint64_t kept = bytes_kept();
        std::uint64_t peak = 0;
        std::map<chess::EndingMen, int> uses = pins_;
        std::map<chess::EndingMen, std::uint64_t> sizes;
        for (const Step& step : plan) {
            sizes[step.men] = step.size;
            for (const chess::EndingMen& other : step.leads_to) ++uses[other];
        }
        for (const Step& step : plan) {
            peak = std::max(peak, kept + step.size * bytes_while_solved);
            kept += step.size;
            for (const chess::EndingMen& other : step.leads_to) {
                // What is on the disk can be read again.
                const bool goes = --uses[other] == 0 || !work.folder.empty();
                if (goes && kept > max_bytes_kept_) kept -= std::min(kept, std::exchange(sizes[other], 0));
            }
        }
        return peak;
    }

    void pin(const std::set<chess::EndingMen>& endings, int times) {
        for (const chess::EndingMen& men : endings) pins_[men] += times;
    }
    /// A program that runs for weeks must not remember all that anybody ever asked for, nor while it solves one ending
    /// all that this leads to.
    void drop_what_is_too_much(const solve::Work& work) {
        if (bytes_kept() <= max_bytes_kept_) return;
        castling_.clear();
        std::erase_if(tables_, [&](const auto& kept) {
            const auto& [men, table] = kept;
            if (targets_.contains(men)) return false;
            const auto pinned = pins_.find(men);
            return pinned == pins_.end() || pinned->second == 0 ||
                   file_of(men, work).seems_whole(table.positions.size());
        });
    }

    /// Has them in memory, from files if they are there, and solves those whose files turn out to be damaged.
    bool load(const std::set<chess::EndingMen>& endings, const solve::Work& work, solve::Shares& shares) {
        // To solve one may mean to drop another.
        const auto read = [&](const chess::EndingMen& men) {
            if (tables_.contains(men)) return true;
            const Positions positions(men);
            auto values = file_of(men, work).read(positions.size());
            if (values) tables_.emplace(men, Table{positions, std::move(*values)});
            else damaged_.insert(men);
            return values.has_value();
        };
        for (auto men = endings.begin(); men != endings.end();) {
            if (read(*men)) {
                ++men;
            } else {
                if (!provide({*men}, work, shares)) return false;
                men = endings.begin();
            }
        }
        return true;
    }

    bool solve(const Step& step, const solve::Work& work, solve::Shares& shares) {
        const Positions positions(step.men);
        std::set<chess::EndingMen> leads_to = step.leads_to;
        for (std::uint64_t stride = first_stride; true;) {
            if (!load(leads_to, work, shares)) return false;
            std::atomic<bool> missing = false;
            const auto elsewhere = [&](const P& position) {
                if (const auto table = tables_.find(men_of(position)); table != tables_.end())
                    return table->second.value(position);
                missing.store(true, std::memory_order_relaxed);
                return solve::MoverValue();
            };
            const solve::Work piece = shares.piece(step.size);
            auto codes = solve::EndingSolver(positions, elsewhere, piece).solve();
            if (!codes) return false;
            if (missing) {
                stride = std::max<std::uint64_t>(1, stride / 16);
                leads_to = reached_from(positions, stride);
                continue;
            }
            EndingValues values(std::move(*codes));
            file_of(step.men, work).write(values);
            damaged_.erase(step.men);
            tables_.emplace(step.men, Table{positions, std::move(values)});
            shares.finish(step.size);
            return true;
        }
    }

    bool require_castling(const P& position, const solve::Work& work, solve::Shares& shares) {
        const Castling positions(position);
        std::set<chess::EndingMen> targets;
        for (const chess::EndingMen& men : positions.left_for()) targets.insert(Positions::canonical(men));
        shares.expect(positions.size());
        if (!provide(targets, work, shares)) return false;
        const auto elsewhere = [&](const P& after) { return tables_.at(men_of(after)).value(after); };
        const solve::Work piece = shares.piece(positions.size());
        const auto codes = solve::EndingSolver(positions, elsewhere, piece).solve();
        if (!codes) return false;
        castling_.clear();
        castling_counts_ = {};
        shares.finish(positions.size());
        for (std::uint64_t number = 0; number < codes->size(); ++number) {
            const P known = *positions.position(number);
            castling_[known.key()] = (*codes)[number];
            castling_counts_.add(solve::MoverValue::from_code((*codes)[number]).for_first(known.to_move()));
        }
        return true;
    }

    /// The endings that moves lead to from a position, other than its own.
    static void add_reached(std::set<chess::EndingMen>& reached, P& position) {
        if (position.verdict().over()) return;
        game::MoveList<P> moves;
        position.legal_moves(moves);
        for (const auto move : moves) {
            position.make(move);
            if (!Castling::contain(position) && !game::outcome(position).over()) reached.insert(men_of(position));
            position.unmake(move);
        }
    }
    [[nodiscard]] static std::set<chess::EndingMen> reached_from(P position) {
        std::set<chess::EndingMen> reached;
        add_reached(reached, position);
        return reached;
    }
    /// From every so many positions of an ending.
    [[nodiscard]] static std::set<chess::EndingMen> reached_from(const Positions& positions, std::uint64_t stride) {
        std::set<chess::EndingMen> reached;
        for (std::uint64_t number = 0; number < positions.size(); number += stride)
            if (auto position = positions.position(number)) add_reached(reached, *position);
        reached.erase(positions.men());
        return reached;
    }

    mutable std::recursive_timed_mutex mutex_;
    std::map<chess::EndingMen, Table> tables_;
    std::set<chess::EndingMen> targets_;    ///< what was asked for
    std::map<chess::EndingMen, int> pins_;  ///< how many endings that are still to be solved lead to one
    std::set<chess::EndingMen> damaged_;    ///< whose files are not what they seem
    std::unordered_map<board::Key, std::int16_t> castling_;
    solve::Counts castling_counts_;
    std::uint64_t max_bytes_kept_;
};

}  // namespace rookery::engine
