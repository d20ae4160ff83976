#include "cli/json.h"

#include <boost/json/src.hpp>

namespace rookery::cli {
namespace json = boost::json;

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

}  // namespace rookery::cli
