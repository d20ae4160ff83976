#include "lab/learn/circle.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "engine/learner.h"
#include "lab/learn/selfplay.h"
#include "lab/learn/train.h"
#include "lab/match/match.h"
#include "lab/match/match_openings.h"
#include "lab/match/statistics.h"
#include "learn/files.h"
#include "text/parse_error.h"

namespace rookery::lab {
namespace {

/// What the scores of a network that began from nothing mean: one that has 200 points more expects 73%.
constexpr double own_slope = 1.0 / 200;

/// A pass takes at least so many steps, however few positions there are.
constexpr std::size_t steps_of_a_pass = 32;
/// Of so many generations it is remembered how their trainings went.
constexpr int generations_with_passes = 40;

struct EloDifference {
    double elo = 0;
    double error = 0;
};

/// What a match says. Nothing without any pair of games.
std::optional<EloDifference> elo_difference(const Pentanomial& pairs) {
    const auto estimate = estimate_elo(pairs);
    if (!estimate) return std::nullopt;
    // If all pairs ended alike nobody knows how far others would stray: it is as if one more had been won, and one
    // lost.
    Pentanomial doubted = pairs;
    ++doubted.front();
    ++doubted.back();
    const double error = std::isfinite(estimate->error()) ? estimate->error() : estimate_elo(doubted)->error();
    // Who wins or loses every game is at least so much better.
    constexpr double largest = 800;
    return EloDifference{std::clamp(estimate->difference, -largest, largest), std::min(error, largest)};
}

class Circle {
public:
    Circle(const LearnSettings& settings, const std::atomic<bool>& stop, const LearnListener& listener)
        : settings_(settings), stop_(stop), listener_(listener) {}

    std::vector<Generation> run() {
        std::filesystem::create_directories(settings_.folder);
        progress_.generations = read_generations(settings_.folder);
        progress_.passes = read_passes(settings_.folder);
        report_phase(LearnPhase::Playing, 0);
        truth_.emplace(settings_.game, stop_);
        if (generations().empty() && !begin()) return generations();
        while (!stopped() && (settings_.generations == 0 || generations().back().number < settings_.generations))
            if (!go_around()) break;
        return generations();
    }

private:
    [[nodiscard]] bool stopped() const { return stop_.load(std::memory_order_relaxed); }
    [[nodiscard]] std::vector<Generation>& generations() { return progress_.generations; }
    void report_phase(LearnPhase phase, double done) {
        progress_.phase = phase;
        progress_.done = done;
        if (listener_) listener_(progress_);
    }

    /// False if it was stopped on the way.
    bool begin() {
        if (settings_.from_nothing) {
            learn::write_file(network_of(settings_.folder, 0), network_before_its_first_lesson().bytes());
        }
        Generation first;
        first.kept = true;
        if (!ask_the_truth(first)) return false;
        add(first);
        progress_.generation = 0;
        progress_.generation_ended = true;
        report_phase(LearnPhase::Judging, 1);
        return true;
    }

    /// Its weights are drawn by chance. If they were all the same, it would always play the first move that the game's
    /// generator has, which can be good advice.
    [[nodiscard]] learn::Network network_before_its_first_lesson() const {
        const engine::Learner& learner = engine::learner_of(settings_.game);
        const learn::SampleSet none;
        learn::TrainerSettings settings = settings_.trainer;
        settings.seed = settings_.seed;
        learn::Network network =
            learn::Trainer(learner.shape(settings_.neurons), learner.inputs(), none, none, own_slope, settings)
                .network();
        network.origin = "knows nothing";
        return network;
    }

    void add(const Generation& generation) {
        generations().push_back(generation);
        write_generations(settings_.folder, generations());
    }
    void add(const TrainingPass& pass) {
        std::erase_if(progress_.passes, [&](const TrainingPass& other) {
            return other.generation <= pass.generation - generations_with_passes ||
                   (other.generation == pass.generation && other.number >= pass.number);
        });
        progress_.passes.push_back(pass);
        write_passes(settings_.folder, progress_.passes);
    }

    [[nodiscard]] const Generation& best() {
        return *std::find_if(generations().rbegin(), generations().rend(),
                             [](const Generation& generation) { return generation.kept; });
    }
    /// Empty for the evaluation that the program has of itself.
    [[nodiscard]] std::string network_file(int generation) const {
        return generation == 0 && !settings_.from_nothing ? "" : network_of(settings_.folder, generation).string();
    }

    /// False if it was stopped on the way.
    bool go_around() {
        Generation next;
        next.number = generations().back().number + 1;
        progress_.generation = next.number;
        progress_.generation_ended = false;
        progress_.losses = {};
        if (!play(next) || !train(next) || !judge(next) || !ask_the_truth(next)) return false;
        add(next);
        progress_.generation_ended = true;
        report_phase(LearnPhase::Judging, 1);
        return true;
    }

    bool play(Generation& next) {
        SelfplaySettings selfplay;
        selfplay.game = settings_.game;
        selfplay.network_file = network_file(best().number);
        selfplay.output = games_of(settings_.folder, next.number);
        selfplay.games = settings_.games;
        selfplay.seed = settings_.seed * 10'000 + static_cast<std::uint64_t>(next.number);
        selfplay.threads = settings_.threads;
        selfplay.rules = settings_.rules;
        report_phase(LearnPhase::Playing, 0);
        const auto listener = [&](const SelfplayProgress& now) {
            report_phase(LearnPhase::Playing,
                         static_cast<double>(now.games_before + now.games) / static_cast<double>(settings_.games));
        };
        const auto result = play_selfplay(selfplay, stop_, listener, settings_.executor);
        return result.games_before + result.games >= settings_.games;
    }

    bool train(Generation& next) {
        TrainSettings train_settings;
        train_settings.game = settings_.game;
        train_settings.output = network_of(settings_.folder, next.number);
        train_settings.neurons = settings_.neurons;
        train_settings.min_steps = steps_of_a_pass;
        train_settings.trainer = settings_.trainer;
        train_settings.trainer.threads = settings_.threads;
        train_settings.trainer.seed = settings_.seed + static_cast<std::uint64_t>(next.number);
        if (settings_.from_nothing) train_settings.slope = own_slope;
        for (int number = std::max(1, next.number - settings_.remembered + 1); number <= next.number; ++number) {
            // The scores of a network that knows nothing say nothing: its games only teach the one after it.
            if (settings_.from_nothing && number == 1 && next.number > 1) continue;
            train_settings.data.push_back(games_of(settings_.folder, number));
        }
        if (settings_.from_nothing && next.number == 1) train_settings.trainer.score_share = 0;
        report_phase(LearnPhase::Training, 0);
        const auto outcome = lab::train(train_settings, stop_, [&](const TrainProgress& now) {
            progress_.losses = now.losses;
            if (now.pass_ended) add({next.number, now.passes, now.losses});
            report_phase(LearnPhase::Training,
                         (now.passes + (now.pass_ended ? 0 : now.done)) / settings_.trainer.passes);
        });
        next.games = outcome.progress.games;
        next.positions = outcome.progress.positions;
        next.losses = outcome.progress.losses;
        return outcome.complete;
    }

    bool judge(Generation& next) {
        const Generation& champion = best();
        MatchSettings match;
        match.game = settings_.game;
        match.games = settings_.match_games;
        match.concurrency = settings_.threads;
        match.maximum_plies = static_cast<std::uint64_t>(settings_.rules.longest_game);
        match.openings = random_openings(settings_.game, settings_.rules.random_plies,
                                         static_cast<std::size_t>(settings_.match_games + 1) / 2,
                                         settings_.seed + static_cast<std::uint64_t>(next.number));
        for (std::size_t i = 0; i < 2; ++i) {
            EngineSettings& player = match.engines[i];
            player.command = "self";
            player.protocol = EngineProtocol::Own;
            player.pace.nodes = settings_.rules.nodes;
            const std::string file = network_file(i == 0 ? next.number : champion.number);
            if (!file.empty()) player.options.emplace_back("EvalFile", file);
        }
        report_phase(LearnPhase::Judging, 0);
        const MatchReport report = run_match(
            match,
            [&](const GameRecord&, const MatchReport& now) {
                report_phase(LearnPhase::Judging,
                             static_cast<double>(now.tally.games()) / static_cast<double>(settings_.match_games));
            },
            stop_, settings_.executor);
        if (!report.problem.empty()) throw text::ParseError(report.problem);
        if (report.stopped) return false;
        next.wins = report.tally.wins;
        next.draws = report.tally.draws;
        next.losses_in_match = report.tally.losses;
        next.kept = report.tally.score() > 0.5;
        if (const auto difference = elo_difference(report.tally.pairs)) {
            next.elo = champion.elo + difference->elo;
            // What is not known of the best before it is not known of this one either.
            next.elo_error = std::hypot(champion.elo_error, difference->error);
        }
        return true;
    }

    bool ask_the_truth(Generation& generation) {
        const auto truth = truth_->measure(network_file(generation.number), stop_);
        if (truth) generation.truth = *truth;
        return truth.has_value();
    }

    const LearnSettings& settings_;
    const std::atomic<bool>& stop_;
    const LearnListener& listener_;
    LearnProgress progress_;
    std::optional<TruthTest> truth_;
};

}  // namespace

std::vector<Generation> learn_game(const LearnSettings& settings, const std::atomic<bool>& stop,
                                   const LearnListener& listener) {
    return Circle(settings, stop, listener).run();
}

}  // namespace rookery::lab
