#pragma once

#include <algorithm>
#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/games/game_position.h"
#include "engine/person/eyesight.h"
#include "engine/person/overlooking_search.h"
#include "engine/person/person_search.h"
#include "engine/xray/search_tree.h"

namespace rookery::engine {

/// Plays like a person: notices some of the moves, looks ahead as far as the rating goes, and picks by taste among
/// those that seem about equally good. Whatever has nothing to do with playing goes to the strong search behind it.
template <game::Game P, game::Evaluation<P> E>
class TypedPerson final : public GameSearch {
public:
    using Move = typename P::Move;
    using Overlooking = OverlookingSearch<P, E>;
    using Candidate = typename Overlooking::Candidate;

    TypedPerson(std::unique_ptr<GameSearch> strong, search::TranspositionTable& table)
        : strong_(std::move(strong)), table_(table) {}

    void stop() override {
        stop_.store(true, std::memory_order_relaxed);
        strong_->stop();
    }
    void prepare(const AnyPosition& position, const Settings& settings) override {
        stop_.store(false, std::memory_order_relaxed);
        strong_->prepare(position, settings.elo ? as_one(settings) : settings);
    }
    void forget() override { strong_->forget(); }
    [[nodiscard]] std::uint64_t nodes_so_far() const override { return strong_->nodes_so_far(); }
    [[nodiscard]] learn::TrainingGame play_training_game(const learn::TrainingRules& rules,
                                                         std::uint64_t seed) override {
        return strong_->play_training_game(rules, seed);
    }
    [[nodiscard]] SearchTree record(const AnyPosition& position, const TreeRequest& request) override {
        return strong_->record(position, request);
    }
    [[nodiscard]] std::string describe_evaluation(const AnyPosition& position) override {
        return strong_->describe_evaluation(position);
    }

    Answer run(const AnyPosition& any, const Request& request, const Settings& settings, search::MoveClock& clock,
               const std::function<void(const Report&)>& report) override {
        const auto& typed = dynamic_cast<const GamePosition<P>&>(any);
        const P& position = typed.position();
        const Eyesight eyesight = settings.elo ? eyesight_of(*settings.elo, any.info().id) : full_strength;
        const std::function<bool()> must_stop = [&] {
            return stop_.load(std::memory_order_relaxed) || clock.must_stop();
        };
        Overlooking person(evaluation_, eyesight, settings.seed, must_stop);
        std::vector<Move> only;
        for (const std::string& move : request.only) only.push_back(position.parse_move(move));
        auto candidates = person.candidates(position, typed.last_move(), only);
        if (candidates.empty()) return {};

        Report summary;
        if (eyesight.reads_well) {
            summary = read_ahead(any, position, request, settings, eyesight, clock, candidates);
        } else {
            summary.depth = summary.selective_depth = person.judge(position, candidates);
        }
        const std::size_t chosen = choose(typed, person, candidates, eyesight, settings);

        Answer answer;
        answer.best_move = position.move_text(candidates[chosen].move);
        summary.score_for_mover = candidates[chosen].score;
        summary.nodes += person.nodes();
        summary.evaluations = summary.nodes;
        summary.time = clock.elapsed();
        summary.moves = {answer.best_move};
        if (const auto line = lines_.find(answer.best_move); line != lines_.end()) summary.moves = line->second;
        if (summary.moves.size() > 1) answer.ponder_move = summary.moves[1];
        report(summary);
        answer.nodes = summary.nodes;
        return answer;
    }

private:
    /// How many moves are weighed against each other.
    static constexpr int weighed = 4;
    static constexpr Eyesight full_strength{.ideas = 50, .attention = 50, .spread = 12, .reads_well = true};
    /// Who is ahead by this much is winning, and throws nothing away that is worth so much.
    static constexpr search::Score winning = 200;
    static constexpr search::Score bearable = 600;
    static constexpr double weight_of_worth = 0.3;
    /// What it is worth not to go back where one has just come from.
    static constexpr double dislike_of_undoing = 30;

    /// One thread and nothing that earlier games have left behind: the same again with the same seed.
    [[nodiscard]] static Settings as_one(Settings settings) {
        settings.threads = 1;
        settings.syzygy_path.clear();  // people do not know endings by heart
        return settings;
    }

    /// Lets the strong search look at the moves that were noticed. Those that it was not asked about are left out.
    Report read_ahead(const AnyPosition& any, const P& position, Request request, Settings settings,
                      const Eyesight& eyesight, search::MoveClock& clock, std::vector<Candidate>& candidates) {
        if (settings.elo) {
            settings = as_one(settings);
            table_.clear();
            strong_->forget();
            request.limits.nodes = std::min(request.limits.nodes.value_or(eyesight.nodes), eyesight.nodes);
        }
        settings.lines = weighed;
        request.only.clear();
        for (const Candidate& candidate : candidates) request.only.push_back(position.move_text(candidate.move));
        std::vector<Report> reports;
        const Answer answer = strong_->run(any, request, settings, clock, [&](const Report& one) {
            const auto line = static_cast<std::size_t>(one.line);
            if (reports.size() < line) reports.resize(line);
            reports[line - 1] = one;
        });
        lines_.clear();
        std::vector<Candidate> judged;
        for (const Report& one : reports) {
            if (one.moves.empty() || lines_.contains(one.moves.front())) continue;
            const Move move = position.parse_move(one.moves.front());
            const auto found = std::find_if(candidates.begin(), candidates.end(),
                                            [&](const Candidate& candidate) { return candidate.move == move; });
            judged.push_back(*found);
            judged.back().score = one.score_for_mover;
            lines_[one.moves.front()] = one.moves;
        }
        if (!judged.empty()) candidates = std::move(judged);
        else if (!answer.best_move.empty()) candidates = {{position.parse_move(answer.best_move), {}, 0}};
        Report summary;
        if (!reports.empty()) summary = reports.front();
        summary.line = 1;
        summary.nodes = answer.nodes;
        return summary;
    }

    /// One of the candidates, which are sorted by what they seem to be worth.
    [[nodiscard]] std::size_t choose(const GamePosition<P>& typed, Overlooking& person,
                                     const std::vector<Candidate>& candidates, const Eyesight& eyesight,
                                     const Settings& settings) const {
        const P& position = typed.position();
        if (search::is_forced_win(candidates.front().score)) return 0;
        const auto own_last = typed.move_before_last();
        const bool is_winning = person.first_sight(position) >= winning;
        const double spread = is_winning ? eyesight.spread / 2 : eyesight.spread;
        std::vector<std::pair<double, std::size_t>> looks;
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            const Candidate& candidate = candidates[i];
            const double behind = candidates.front().score - candidate.score;
            // Within the spread it is taste that decides, and what a move is worth says little.
            double look = behind > spread ? -behind - 2 * spread : -behind * weight_of_worth;
            look += spread *
                    drawn(settings.seed, position.key(), std::uint64_t{search::move_to_bits(candidate.move)} << 2 | 3);
            look += liking(settings.manner, candidate.glance, spread);
            if (own_last && Glancing<P>::undoes(candidate.move, *own_last)) look -= dislike_of_undoing;
            looks.emplace_back(look, i);
        }
        std::stable_sort(looks.begin(), looks.end(),
                         [](const auto& one, const auto& other) { return one.first > other.first; });
        // A beginner may well leave a queen hanging, but whoever is winning looks twice before giving one away.
        if (settings.elo && is_winning)
            for (const auto& [look, i] : looks)
                if (!person.throws_away(position, candidates[i].move, bearable)) return i;
        return looks.front().second;
    }

    std::unique_ptr<GameSearch> strong_;
    search::TranspositionTable& table_;
    E evaluation_;
    std::map<std::string, std::vector<std::string>> lines_;  ///< what is expected after a move
    std::atomic<bool> stop_ = false;
};

}  // namespace rookery::engine
