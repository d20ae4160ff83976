#include "lab/learn/selfplay_jobs.h"

#include <algorithm>
#include <cstdlib>

#include "board/random.h"
#include "engine/engine.h"
#include "engine/learner.h"
#include "lab/work/json.h"
#include "learn/game_file.h"

namespace rookery::lab {
namespace {

namespace json = boost::json;

/// Small searches want a small table, which stays in the cache.
constexpr std::size_t selfplay_hash_megabytes = 2;

/// Every game of every file has a seed of its own.
std::uint64_t seed_of(std::uint64_t seed, std::uint64_t number) {
    return board::Random(seed).next() ^ board::Random(number * 0x9e37'79b9'7f4a'7c15 + 1).next();
}

/// Every rule with its name, for reading and for writing.
template <class Rules, class Visitor>
void visit_rules(Rules& rules, const Visitor& visitor) {
    visitor("nodes", rules.nodes);
    visitor("max_nodes", rules.max_nodes);
    visitor("random_plies", rules.random_plies);
    visitor("random_percent", rules.random_percent);
    visitor("lopsided_opening", rules.lopsided_opening);
    visitor("won_score", rules.won_score);
    visitor("won_plies", rules.won_plies);
    visitor("drawn_score", rules.drawn_score);
    visitor("drawn_plies", rules.drawn_plies);
    visitor("drawn_from_ply", rules.drawn_from_ply);
    visitor("longest_game", rules.longest_game);
}

SelfplaySettings selfplay_settings_from(const std::string& text) {
    return reading_work("the self-play", [&] {
        const json::value value = parse_work(text);
        const json::object& object = value.as_object();
        SelfplaySettings settings;
        settings.game = text_of(object.at("game"));
        settings.evaluation = text_of(object.at("evaluation"));
        settings.network_file = text_of(object.at("network"));
        settings.seed = object.at("seed").to_number<std::uint64_t>();
        visit_rules(settings.rules, [&](const char* name, auto& rule) {
            rule = object.at(name).to_number<std::remove_reference_t<decltype(rule)>>();
        });
        return settings;
    });
}

std::vector<std::uint64_t> numbers_of(const std::string& job) {
    return reading_work("the job", [&] { return json::value_to<std::vector<std::uint64_t>>(parse_work(job)); });
}

/// Whether the rules of the run call it a draw at the next move, whose score is not written down.
bool may_be_drawn(const learn::TrainingGame& game, const learn::TrainingRules& rules) {
    const auto is_level = [&](const learn::TrainingPly& ply) {
        return std::abs(ply.score_for_mover) <= rules.drawn_score;
    };
    const auto first = std::find_if_not(game.plies.rbegin(), game.plies.rend(), is_level);
    const auto level = static_cast<int>(first - game.plies.rbegin());
    const int since = game.opening_plies + static_cast<int>(game.plies.size()) + 1 - rules.drawn_from_ply;
    return std::min(level + 1, since) >= rules.drawn_plies;
}

/// Throws ParseError if the game is not legal or has another result than it must.
void check_game(const learn::TrainingGame& game, const SelfplaySettings& settings) {
    const game::Outcome outcome = engine::learner_of(settings.game).outcome(game);
    const int plies = game.opening_plies + static_cast<int>(game.plies.size());
    const bool drawn = game.result == game::Result::Draw;
    bool possible = game.result != game::Result::Ongoing;
    if (plies >= settings.rules.longest_game)
        possible = drawn && (game.plies.empty() || plies == settings.rules.longest_game);
    else if (outcome.over()) possible = game.result == outcome.result;
    else if (drawn) possible = may_be_drawn(game, settings.rules);
    if (!possible) throw text::ParseError("game " + std::to_string(game.number) + " does not end as it is told");
}

class SelfplayPerformer final : public Performer {
public:
    explicit SelfplayPerformer(SelfplaySettings settings) : settings_(std::move(settings)) {
        engine::Settings own;
        own.evaluation = settings_.network_file.empty() ? settings_.evaluation : "net";
        own.network_file = settings_.network_file;
        own.hash_megabytes = selfplay_hash_megabytes;
        engine_.configure(own);
    }

    std::string perform(const std::string& job, const JobContext& context) override {
        const auto numbers = numbers_of(job);
        std::string games;
        for (std::size_t i = 0; i < numbers.size() && !context.stopped(); ++i) {
            auto game =
                engine_.play_training_game(settings_.game, settings_.rules, seed_of(settings_.seed, numbers[i]));
            game.number = numbers[i];
            games += learn::game_bytes(game);
            context.progress(i + 1, numbers.size());
        }
        return games;
    }

private:
    SelfplaySettings settings_;
    engine::Engine engine_;
};

}  // namespace

std::string selfplay_settings_text(const SelfplaySettings& settings) {
    json::object object{{"game", settings.game},
                        {"evaluation", settings.evaluation},
                        {"network", settings.network_file},
                        {"seed", settings.seed}};
    visit_rules(settings.rules, [&](const char* name, const auto& rule) { object[name] = rule; });
    return json::serialize(object);
}

std::string selfplay_job_text(const std::vector<std::uint64_t>& numbers) {
    return json::serialize(json::value_from(numbers));
}

std::vector<learn::TrainingGame> selfplay_games_from(const std::string& result) {
    std::vector<learn::TrainingGame> games;
    std::string_view rest = result;
    while (!rest.empty()) {
        auto game = learn::take_game(rest);
        if (!game) throw text::ParseError("a result has a damaged game in it");
        games.push_back(std::move(*game));
    }
    return games;
}

void check_selfplay_games(const std::vector<learn::TrainingGame>& games, const std::string& job,
                          const SelfplaySettings& settings) {
    const auto numbers = numbers_of(job);
    const auto is_wanted = [](const learn::TrainingGame& one, std::uint64_t number) { return one.number == number; };
    if (!std::equal(games.begin(), games.end(), numbers.begin(), numbers.end(), is_wanted))
        throw text::ParseError("these are not the games that were to be played");
    for (const learn::TrainingGame& one : games) check_game(one, settings);
}

std::unique_ptr<Performer> make_selfplay_performer(const RunText& run, const Surroundings& surroundings) {
    SelfplaySettings settings = selfplay_settings_from(run.settings);
    settings.network_file = surroundings.here(settings.network_file);
    return std::make_unique<SelfplayPerformer>(std::move(settings));
}

}  // namespace rookery::lab
