#include "cli/json.h"

#include <cmath>

#include <boost/json/src.hpp>

#include "cli/match_report.h"

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

}  // namespace

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

}  // namespace rookery::cli
