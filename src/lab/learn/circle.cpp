#include "lab/learn/circle.h"

#include <algorithm>
#include <fstream>
#include <sstream>

#include <fmt/format.h>

#include "engine/learner.h"
#include "text/parse_error.h"
#include "text/quoted.h"
#include "lab/learn/selfplay.h"
#include "lab/match/match.h"
#include "lab/match/match_openings.h"
#include "learn/files.h"

namespace rookery::lab {
namespace {

constexpr std::string_view log_header =
    "generation,games,positions,training_loss,validation_loss,wins,draws,losses,elo,elo_error,kept";
/// What the scores of a network that began from nothing mean: one that has 200 points more expects 73%.
constexpr double own_slope = 1.0 / 200;

std::filesystem::path log_of(const std::filesystem::path& folder) { return folder / "generations.csv"; }
std::filesystem::path games_of(const std::filesystem::path& folder, int generation) {
    return folder / fmt::format("generation-{}.games", generation);
}

class Circle {
public:
    Circle(const LearnSettings& settings, const std::atomic<bool>& stop, const LearnListener& listener)
        : settings_(settings), stop_(stop), listener_(listener) {}

    std::vector<Generation> run() {
        std::filesystem::create_directories(settings_.folder);
        progress_.generations = read_generations(settings_.folder);
        if (progress_.generations.empty()) begin();
        while (!stopped() && (settings_.generations == 0 || generations().back().number < settings_.generations))
            if (!go_around()) break;
        return generations();
    }

private:
    [[nodiscard]] bool stopped() const { return stop_.load(std::memory_order_relaxed); }
    [[nodiscard]] std::vector<Generation>& generations() { return progress_.generations; }
    void tell(LearnPhase phase, double done) {
        progress_.phase = phase;
        progress_.done = done;
        if (listener_) listener_(progress_);
    }

    void begin() {
        if (settings_.from_nothing) {
            learn::Network nothing(engine::learner_of(settings_.game).shape(settings_.neurons));
            nothing.scale = static_cast<int>(1 / own_slope);
            nothing.origin = "knows nothing";
            learn::write_file(network_of(settings_.folder, 0), nothing.bytes());
        }
        Generation first;
        first.kept = true;
        add(first);
    }

    void add(const Generation& generation) {
        generations().push_back(generation);
        std::string text(log_header);
        for (const Generation& one : generations())
            text += fmt::format("\n{},{},{},{:.6f},{:.6f},{},{},{},{:.1f},{:.1f},{}", one.number, one.games,
                                one.positions, one.losses.training, one.losses.validation, one.wins, one.draws,
                                one.losses_in_match, one.elo, one.elo_error, one.kept ? 1 : 0);
        learn::write_file(log_of(settings_.folder), text + "\n");
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
        if (!play(next) || !train(next) || !judge(next)) return false;
        add(next);
        progress_.generation_ended = true;
        tell(LearnPhase::Judging, 1);
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
        tell(LearnPhase::Playing, 0);
        const auto listener = [&](const SelfplayProgress& now) {
            tell(LearnPhase::Playing,
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
        tell(LearnPhase::Training, 0);
        const auto outcome = lab::train(train_settings, stop_, [&](const TrainProgress& now) {
            progress_.losses = now.losses;
            tell(LearnPhase::Training, (now.passes + (now.pass_ended ? 0 : now.done)) / settings_.trainer.passes);
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
        tell(LearnPhase::Judging, 0);
        const MatchReport report = run_match(
            match,
            [&](const GameRecord&, const MatchReport& now) {
                tell(LearnPhase::Judging,
                     static_cast<double>(now.tally.games()) / static_cast<double>(settings_.match_games));
            },
            stop_, settings_.executor);
        if (!report.problem.empty()) throw text::ParseError(report.problem);
        if (report.stopped) return false;
        next.wins = report.tally.wins;
        next.draws = report.tally.draws;
        next.losses_in_match = report.tally.losses;
        next.kept = report.tally.score() > 0.5;
        // Who wins or loses every game is at least so much better.
        constexpr double largest_difference = 800;
        if (const auto estimate = estimate_elo(report.tally.pairs)) {
            next.elo = champion.elo + std::clamp(estimate->difference, -largest_difference, largest_difference);
            next.elo_error = std::min(estimate->error(), largest_difference);
        }
        return true;
    }

    const LearnSettings& settings_;
    const std::atomic<bool>& stop_;
    const LearnListener& listener_;
    LearnProgress progress_;
};

}  // namespace

std::filesystem::path network_of(const std::filesystem::path& folder, int generation) {
    return folder / fmt::format("generation-{}.net", generation);
}

std::vector<Generation> read_generations(const std::filesystem::path& folder) {
    std::vector<Generation> generations;
    std::ifstream file(log_of(folder));
    std::string line;
    if (!std::getline(file, line)) return generations;
    const auto problem = [&] {
        return text::ParseError(text::quoted(log_of(folder).string()) + " is not a log of learning");
    };
    if (line != log_header) throw problem();
    while (std::getline(file, line)) {
        std::replace(line.begin(), line.end(), ',', ' ');
        std::istringstream fields(line);
        Generation one;
        int kept = 0;
        fields >> one.number >> one.games >> one.positions >> one.losses.training >> one.losses.validation >>
            one.wins >> one.draws >> one.losses_in_match >> one.elo >> one.elo_error >> kept;
        if (!fields || one.number != static_cast<int>(generations.size())) throw problem();
        one.kept = kept != 0;
        generations.push_back(one);
    }
    return generations;
}

std::vector<Generation> learn_game(const LearnSettings& settings, const std::atomic<bool>& stop,
                                   const LearnListener& listener) {
    return Circle(settings, stop, listener).run();
}

}  // namespace rookery::lab
