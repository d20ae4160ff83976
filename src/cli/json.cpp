#include "cli/json.h"

#include <cmath>
#include <variant>

#include <boost/json.hpp>  // its own code is compiled in lab/work/json.cpp

#include "app/api/answers/written.h"
#include "app/api/to_answers.h"
#include "app/lab/lab_messages.h"
#include "app/lab/study_messages.h"
#include "cli/reports/match_report.h"
#include "engine/game_tags.h"
#include "engine/games.h"

namespace rookery::cli {
namespace json = boost::json;

namespace {

json::value finite_or_null(double number) { return std::isfinite(number) ? json::value(number) : json::value(nullptr); }

json::object engine_json(const lab::EngineReport& engine) {
    return {{"name", engine.name},
            {"time_losses", engine.time_losses},
            {"illegal_moves", engine.illegal_moves},
            {"crashes", engine.crashes},
            {"no_answers", engine.silences},
            {"moves", engine.moves},
            {"average_depth", engine.average_depth()},
            {"nodes_per_second", engine.nodes_per_second()}};
}

/// As the page gets it.
json::object score_json(search::Score score_for_first, game::ScoreUnit unit) {
    return std::visit([](const auto& score) { return app::api::write(score); }, app::score_of(score_for_first, unit));
}

json::value optional_score_json(const std::optional<search::Score>& score_for_first, game::ScoreUnit unit) {
    return score_for_first ? json::value(score_json(*score_for_first, unit)) : json::value(nullptr);
}

json::object line_json(const lab::FoundLine& line, game::ScoreUnit unit) {
    return {{"score", score_json(line.score_for_first, unit)},
            {"depth", line.depth},
            {"moves", json::value_from(line.moves)},
            {"notation", json::value_from(line.notation)}};
}

json::value outcome_json(const game::Outcome& outcome) {
    if (!outcome.over()) return nullptr;
    return json::object{{"result", result_text(outcome.result)}, {"reason", reason_text(outcome.reason)}};
}

json::object ply_json(const lab::PlyAnalysis& ply, game::ScoreUnit unit) {
    return {{"number", ply.number.number},
            {"side", ply.mover == game::Side::First ? "first" : "second"},
            {"move", ply.coordinates},
            {"notation", ply.notation},
            {"position", ply.position},
            {"over", outcome_json(ply.outcome)},
            {"score", optional_score_json(ply.score_for_first, unit)},
            {"loss", ply.loss ? json::value(*ply.loss) : json::value(nullptr)},
            {"mark", ply.mark == lab::Mark::None ? json::value(nullptr) : json::value(mark_text(ply.mark))},
            {"best", ply.best ? json::value(line_json(*ply.best, unit)) : json::value(nullptr)}};
}

json::object value_json(solve::Value value) {
    return {{"result", result_text(value.result())}, {"plies", value.plies()}};
}

json::object player_json(std::string_view name, const lab::PlayerAnalysis& player) {
    return {{"name", name},
            {"moves", player.moves},
            {"average_loss", player.average_loss},
            {"accuracy", player.accuracy},
            {"inaccuracies", player.inaccuracies},
            {"mistakes", player.mistakes},
            {"blunders", player.blunders}};
}

}  // namespace

std::string position_analysis_json(const lab::PositionAnalysis& analysis) {
    json::array lines;
    for (const lab::FoundLine& line : analysis.lines) lines.push_back(line_json(line, analysis.unit));
    return json::serialize(json::object{{"type", "position"},
                                        {"game", analysis.game},
                                        {"position", analysis.position},
                                        {"over", outcome_json(analysis.outcome)},
                                        {"nodes", analysis.nodes},
                                        {"seconds", analysis.time.count()},
                                        {"lines", std::move(lines)}});
}

std::string game_analysis_json(const notation::PgnGame& game, const lab::GameAnalysis& analysis) {
    json::object tags;
    for (const notation::PgnTag& tag : game.tags) tags[tag.name] = tag.value;
    json::array plies;
    for (const lab::PlyAnalysis& ply : analysis.plies) plies.push_back(ply_json(ply, analysis.unit));
    const auto names = engine::players_in_tags(game, *engine::position_from_text(analysis.game, analysis.start));
    return json::serialize(json::object{{"type", "game"},
                                        {"game", analysis.game},
                                        {"tags", std::move(tags)},
                                        {"result", result_text(game.result)},
                                        {"start", analysis.start},
                                        {"complete", analysis.complete},
                                        {"plies", std::move(plies)},
                                        {"players", json::array{player_json(names[0], analysis.players[0]),
                                                                player_json(names[1], analysis.players[1])}}});
}

std::string perft_json(const std::string& game, const std::string& position, int depth,
                       const protocol::PerftReport& report) {
    json::object divide;
    for (const engine::DivideEntry& entry : report.entries) divide[entry.move] = entry.nodes;
    return json::serialize(json::object{{"game", game},
                                        {"position", position},
                                        {"depth", depth},
                                        {"nodes", report.nodes},
                                        {"seconds", report.time.count()},
                                        {"nodes_per_second", report.nodes_per_second()},
                                        {"divide", std::move(divide)}});
}

std::string bench_json(const engine::BenchResult& result) {
    return json::serialize(json::object{{"game", result.game},
                                        {"nodes", result.nodes},
                                        {"seconds", result.time.count()},
                                        {"nodes_per_second", result.nodes_per_second()}});
}

std::string comparison_json(const std::string& peer, std::uint64_t positions, std::uint64_t nodes,
                            const std::optional<lab::Difference>& difference) {
    json::object object{{"peer", peer}, {"positions", positions}, {"nodes", nodes}, {"difference", nullptr}};
    if (difference) {
        json::object details{{"root", difference->root},
                             {"path", json::value_from(difference->path)},
                             {"position", difference->position},
                             {"missing", json::value_from(difference->missing)},
                             {"extra", json::value_from(difference->extra)}};
        if (difference->unstable_move) details["unstable_move"] = *difference->unstable_move;
        object["difference"] = std::move(details);
    }
    return json::serialize(object);
}

std::string match_json(const lab::MatchSettings& settings, const lab::MatchReport& report) {
    const lab::Tally& tally = report.tally;
    json::object object{{"game", settings.game},
                        {"games", tally.games()},
                        {"games_wanted", settings.games},
                        {"stopped", report.stopped},
                        {"wins", tally.wins},
                        {"draws", tally.draws},
                        {"losses", tally.losses},
                        {"score", tally.score()},
                        {"pentanomial", json::value_from(tally.pairs)},
                        {"elo", nullptr},
                        {"los", lab::likelihood_of_superiority(tally.pairs)},
                        {"sprt", nullptr},
                        {"failures", json::value_from(report.failures)},
                        {"engines", json::array{engine_json(report.engines[0]), engine_json(report.engines[1])}}};
    if (const auto elo = lab::estimate_elo(tally.pairs))
        object["elo"] = json::object{{"difference", finite_or_null(elo->difference)},
                                     {"error", finite_or_null(elo->error())},
                                     {"low", finite_or_null(elo->low)},
                                     {"high", finite_or_null(elo->high)}};
    if (settings.sprt)
        object["sprt"] = json::object{{"elo0", settings.sprt->elo0},
                                      {"elo1", settings.sprt->elo1},
                                      {"llr", lab::log_likelihood_ratio(*settings.sprt, tally.pairs)},
                                      {"lower_bound", settings.sprt->lower_bound()},
                                      {"upper_bound", settings.sprt->upper_bound()},
                                      {"verdict", verdict_text(verdict(*settings.sprt, tally.pairs))}};
    if (!report.problem.empty()) object["problem"] = report.problem;
    return json::serialize(object);
}

std::string prove_json(const lab::ProveSettings& settings, const lab::ProveReport& report) {
    return json::serialize(app::api::write(app::prove_result(settings, report)));
}

std::string grid_json(const lab::GridSettings& settings, const lab::GridReport& report) {
    return json::serialize(app::api::write(app::grid_result(settings, report)));
}

std::string ladder_json(const lab::LadderSettings& settings, const lab::LadderReport& report) {
    return json::serialize(app::api::write(app::ladder_result(settings, report)));
}

std::string suite_json(const lab::SuiteSettings& settings, const lab::SuiteReport& report) {
    json::array positions;
    for (std::size_t i = 0; i < report.answers.size(); ++i) {
        const lab::SuitePosition& position = settings.positions[i];
        const lab::SuiteAnswer& answer = report.answers[i];
        positions.push_back(json::object{{"id", position.id},
                                         {"position", position.start},
                                         {"best", json::value_from(position.best)},
                                         {"avoid", json::value_from(position.avoid)},
                                         {"move", answer.found.move},
                                         {"notation", answer.notation},
                                         {"solved", answer.solved},
                                         {"depth", answer.found.depth},
                                         {"nodes", answer.found.nodes},
                                         {"seconds", answer.found.time.count()}});
    }
    return json::serialize(json::object{{"game", settings.game},
                                        {"solved", report.solved},
                                        {"stopped", report.stopped},
                                        {"positions", std::move(positions)}});
}

std::string levels_json(const lab::LevelsSettings& settings, const lab::LevelsReport& ladder) {
    json::array levels;
    for (const lab::LevelRow& row : ladder.rows) {
        json::object level{{"level", row.rating}, {"moves", row.moves}};
        if (row.rating == lab::beginner_rating) level["level"] = "beginner";
        if (row.judged_games > 0) {
            const auto moves = static_cast<double>(row.moves);
            level["accuracy"] = row.mean_accuracy();
            level["pawn_losses"] = static_cast<double>(row.pawn_losses) / moves;
            level["blunders"] = static_cast<double>(row.blunders) / moves;
            level["open_moves"] = row.open_moves;
            level["open_losses"] = row.share_of_open(row.open_losses);
            level["drops"] = row.share_of_open(row.drops);
            level["large_drops"] = row.share_of_open(row.large_drops);
        }
        if (row.games() > 0)
            level["against_below"] =
                json::object{{"wins", row.wins}, {"draws", row.draws}, {"losses", row.losses}, {"score", row.score()}};
        levels.push_back(std::move(level));
    }
    return json::serialize(json::object{{"game", settings.game},
                                        {"games", ladder.games},
                                        {"seed", settings.seed},
                                        {"complete", ladder.complete},
                                        {"levels", std::move(levels)}});
}

std::string node_counts_json(const engine::AnyPosition& position, const lab::CountSettings& settings,
                             const std::vector<lab::CountRow>& rows) {
    return json::serialize(app::node_counts_json(position, settings, rows));
}

std::string record_json(const lab::RecordSettings& settings, const std::vector<lab::RecordedGame>& games) {
    return json::serialize(app::record_json(settings, games));
}

std::string solve_json(const engine::AnyPosition& position, const engine::SolveReport& report) {
    json::array moves;
    for (const engine::SolvedMove& move : report.moves) {
        json::object object = value_json(move.value);
        object["move"] = move.move;
        moves.push_back(std::move(object));
    }
    json::object object{{"game", position.info().id}, {"position", position.text()}};
    for (auto& [name, value] : value_json(report.value)) object[name] = value;
    object["positions"] = report.counts.positions();
    object["first_wins"] = report.counts.first_wins;
    object["second_wins"] = report.counts.second_wins;
    object["draws"] = report.counts.draws;
    object["moves"] = std::move(moves);
    return json::serialize(object);
}

}  // namespace rookery::cli
