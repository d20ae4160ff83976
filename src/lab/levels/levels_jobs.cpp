#include "lab/levels/levels_jobs.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "board/random.h"
#include "engine/engine.h"
#include "engine/games.h"
#include "lab/analyse/game_accuracy.h"
#include "lab/analyse/judgment.h"
#include "lab/levels/beginner.h"
#include "lab/levels/material.h"
#include "lab/work/json.h"

namespace rookery::lab {
namespace {

namespace json = boost::json;
using engine::AnyPosition;

/// Small searches want a small table, which stays in the cache.
constexpr std::size_t hash_megabytes = 2;

LevelsSettings settings_from(const std::string& text) {
    return reading_work("the ladder", [&] {
        const json::value value = parse_work(text);
        const json::object& object = value.as_object();
        LevelsSettings settings;
        settings.game = text_of(object.at("game"));
        settings.ratings = json::value_to<std::vector<int>>(object.at("ratings"));
        settings.seed = object.at("seed").to_number<std::uint64_t>();
        settings.nodes = object.at("nodes").to_number<std::uint64_t>();
        settings.longest_game = object.at("longest_game").to_number<int>();
        return settings;
    });
}

json::object row_json(const LevelRow& row) {
    return {{"judged_games", row.judged_games},
            {"accuracy", row.accuracy},
            {"moves", row.moves},
            {"pawn_losses", row.pawn_losses},
            {"blunders", row.blunders},
            {"open_moves", row.open_moves},
            {"open_losses", row.open_losses},
            {"drops", row.drops},
            {"large_drops", row.large_drops},
            {"wins", row.wins},
            {"draws", row.draws},
            {"losses", row.losses}};
}

LevelRow row_from(const json::value& value) {
    const json::object& object = value.as_object();
    LevelRow row;
    row.judged_games = object.at("judged_games").to_number<std::uint64_t>();
    row.moves = object.at("moves").to_number<std::uint64_t>();
    row.accuracy = object.at("accuracy").to_number<double>();
    row.pawn_losses = object.at("pawn_losses").to_number<std::uint64_t>();
    row.blunders = object.at("blunders").to_number<std::uint64_t>();
    row.open_moves = object.at("open_moves").to_number<std::uint64_t>();
    row.open_losses = object.at("open_losses").to_number<std::uint64_t>();
    row.drops = object.at("drops").to_number<std::uint64_t>();
    row.large_drops = object.at("large_drops").to_number<std::uint64_t>();
    row.wins = object.at("wins").to_number<std::uint64_t>();
    row.draws = object.at("draws").to_number<std::uint64_t>();
    row.losses = object.at("losses").to_number<std::uint64_t>();
    return row;
}

class LevelsPerformer final : public Performer {
public:
    explicit LevelsPerformer(LevelsSettings settings) : settings_(std::move(settings)) { configure(judge_, {}); }

    std::string perform(const std::string& text, const JobContext& context) override {
        const LadderJob job = ladder_job_from(text);
        if (job.step + 1 >= settings_.ratings.size()) throw text::ParseError("the ladder has no such step");
        LadderResult result;
        for (const game::Side stronger : {game::Side::First, game::Side::Second}) {
            if (!play(job, stronger, result, context)) return "";
            context.progress(stronger == game::Side::First ? 1 : 2, 2);
        }
        return json::serialize(
            json::object{{"players", json::array{row_json(result.players[0]), row_json(result.players[1])}}});
    }

private:
    static void configure(engine::Engine& engine, engine::Settings settings) {
        settings.hash_megabytes = hash_megabytes;
        engine.configure(settings);
    }

    /// False if it was given up.
    bool play(const LadderJob& job, game::Side stronger, LadderResult& result, const JobContext& context) {
        board::Random random(board::Random(settings_.seed).next() ^
                             (job.number * 1'000 + job.step) * 0x9e37'79b9'7f4a'7c15);
        const auto position = start(random);
        std::array<bool, 2> is_beginner{};
        for (std::size_t player = 0; player < 2; ++player) {
            engine::Settings settings;
            settings.elo = settings_.ratings[job.step + player];
            settings.seed = (random.next() ^ static_cast<std::uint64_t>(stronger)) | 1;
            is_beginner[player] = settings.elo == beginner_rating;
            if (is_beginner[player]) continue;
            configure(players_[player], settings);
            players_[player].new_game();
        }
        GamePositions positions;
        std::vector<std::size_t> movers;
        for (int ply = 0; ply < settings_.longest_game && !position->outcome().over(); ++ply) {
            if (context.stopped()) return false;
            const std::size_t mover = position->to_move() == stronger ? 1 : 0;
            positions.push_back(position->clone());
            movers.push_back(mover);
            position->play(is_beginner[mover] ? beginner_move(*position, random)
                                              : players_[mover].search(*position, {}).best_move);
        }
        positions.push_back(position->clone());
        if (settings_.nodes > 0 && !judge(positions, movers, stronger, result, context)) return false;

        LevelRow& row = result.players[1];
        const auto winner = winner_of(position->outcome().result);
        ++(!winner ? row.draws : *winner == stronger ? row.wins : row.losses);
        return true;
    }

    [[nodiscard]] std::unique_ptr<AnyPosition> start(board::Random& random) const {
        const game::GameInfo& info = engine::find_game(settings_.game);
        const auto starts = static_cast<std::uint64_t>(info.start_positions);
        return engine::start_position(
            settings_.game, info.starts_are_alike ? static_cast<int>(random.below(starts)) : info.default_start);
    }

    /// From the last position to the first: what is known of later moves helps to judge earlier ones.
    bool judge(const GamePositions& positions, const std::vector<std::size_t>& movers, game::Side stronger,
               LadderResult& result, const JobContext& context) {
        judge_.new_game();
        std::vector<JudgedMove> moves(movers.size());
        search::Score after = value(*positions.back()).first;
        for (std::size_t i = movers.size(); i-- > 0;) {
            if (context.stopped()) return false;
            const auto [best, best_move] = value(*positions[i]);
            // Nobody errs with their only move, or with the best one.
            const auto played = positions[i]->clone();
            if (!best_move.empty()) played->play(best_move);
            const bool was_best = played->key() == positions[i + 1]->key();
            LevelRow& row = result.players[movers[i]];
            const search::Score got = was_best ? best : -after;
            ++row.moves;
            moves[i] = {positions[i]->to_move(), best, got};
            const bool loses_pawn = centipawn_loss(best, got) >= 100;
            row.pawn_losses += loses_pawn ? 1 : 0;
            row.blunders += mark_for(best, got) == Mark::Blunder ? 1 : 0;
            if (!is_decided(best)) {
                ++row.open_moves;
                row.open_losses += centipawn_loss(best, got) > 100 ? 1 : 0;
                // What was lost whatever one played, or given for something better, is not dropped.
                const int lost = loses_pawn ? material_lost(positions, i) : 0;
                row.drops += lost >= 1 ? 1 : 0;
                row.large_drops += lost > 1 ? 1 : 0;
            }
            after = best;
        }
        const auto accuracies = game_accuracies(moves);
        for (const game::Side side : {game::Side::First, game::Side::Second}) {
            if (!accuracies[index(side)]) continue;
            LevelRow& row = result.players[side == stronger ? 1 : 0];
            row.accuracy += *accuracies[index(side)];
            ++row.judged_games;
        }
        return true;
    }

    /// What a position is worth to the side to move, and its best move.
    [[nodiscard]] std::pair<search::Score, std::string> value(const AnyPosition& position) {
        const game::Outcome outcome = position.outcome();
        if (outcome.over()) return {search::outcome_score(outcome, position.to_move(), 0), ""};
        engine::Request request;
        request.limits.nodes = settings_.nodes;
        search::Score score = 0;
        const engine::Answer answer = judge_.search(position, request, [&](const engine::Report& report) {
            if (report.line == 1) score = report.score_for_mover;
        });
        return {score, answer.best_move};
    }

    LevelsSettings settings_;
    std::array<engine::Engine, 2> players_;
    engine::Engine judge_;
};

}  // namespace

std::string levels_settings_text(const LevelsSettings& settings) {
    return json::serialize(json::object{{"game", settings.game},
                                        {"ratings", json::value_from(settings.ratings)},
                                        {"seed", settings.seed},
                                        {"nodes", settings.nodes},
                                        {"longest_game", settings.longest_game}});
}

std::string ladder_job_text(const LadderJob& job) {
    return json::serialize(json::object{{"step", job.step}, {"number", job.number}});
}

LadderJob ladder_job_from(const std::string& text) {
    return reading_work("the job", [&] {
        const json::value value = parse_work(text);
        const json::object& object = value.as_object();
        return LadderJob{object.at("step").to_number<std::size_t>(), object.at("number").to_number<std::uint64_t>()};
    });
}

LadderResult ladder_result_from(const std::string& text) {
    return reading_work("the result", [&] {
        const json::value value = parse_work(text);
        const json::array& players = value.as_object().at("players").as_array();
        return LadderResult{{row_from(players.at(0)), row_from(players.at(1))}};
    });
}

std::unique_ptr<Performer> make_levels_performer(const RunText& run) {
    return std::make_unique<LevelsPerformer>(settings_from(run.settings));
}

}  // namespace rookery::lab
