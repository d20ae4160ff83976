#include "lab/learn/heat_map.h"

#include <utility>

#include "engine/networks.h"
#include "learn/game_file.h"

namespace rookery::lab {
namespace {

/// Enough for every square that matters, and done in a moment.
constexpr std::size_t enough_plies = 20'000;

}  // namespace

HeatMap heat_map(const std::string& game, const std::string& network_file, const std::filesystem::path& games) {
    const engine::Learner& learner = engine::learner_of(game);
    const learn::NetworkShape shape = learner.shape(learn::Network::min_neurons);
    const auto network = engine::load_network(network_file, shape.game, shape.inputs);
    learn::GameFileReader file(games);
    std::vector<learn::TrainingGame> looked_at;
    std::size_t plies = 0;
    while (plies < enough_plies) {
        auto next = file.next();
        if (!next) break;
        plies += next->plies.size();
        looked_at.push_back(std::move(*next));
    }
    return {looked_at.size(), learner.worths(network, looked_at)};
}

}  // namespace rookery::lab
