#include "engine/networks.h"

#include <map>
#include <mutex>

#include "engine/learner.h"
#include "learn/checksum.h"
#include "learn/files.h"
#include "log/log.h"
#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::engine {
namespace {

/// Everybody who plays with a network of the program shares it.
std::shared_ptr<const learn::Network> shared_network(std::string_view game, std::size_t inputs) {
    static std::mutex mutex;
    static std::map<std::string, std::shared_ptr<const learn::Network>, std::less<>> networks;
    const std::lock_guard lock(mutex);
    auto found = networks.find(game);
    if (found == networks.end()) {
        const std::string_view bytes = embedded_network(game);
        if (bytes.empty())
            throw text::ParseError("there is no network for " + std::string(game) + "; EvalFile may name one");
        auto network = std::make_shared<const learn::Network>(learn::Network::from_bytes(bytes, game, inputs));
        found = networks.emplace(std::string(game), std::move(network)).first;
    }
    return found->second;
}

learn::Network network_of(const std::string& file, std::string_view bytes, std::string_view game, std::size_t inputs) {
    try {
        return learn::Network::from_bytes(bytes, game, inputs);
    } catch (const text::ParseError& error) {
        throw text::ParseError(text::quoted(file) + ": " + error.what());
    }
}

}  // namespace

std::shared_ptr<const learn::Network> load_network(const std::string& file, std::string_view game, std::size_t inputs) {
    if (file.empty()) return shared_network(game, inputs);
    return std::make_shared<const learn::Network>(network_of(file, learn::read_file(file), game, inputs));
}

std::uint64_t check_network(const std::string& file, std::string_view game) {
    const learn::NetworkShape shape = learner_of(game).shape(learn::Network::min_neurons);
    const std::string bytes = learn::read_file(file);
    static_cast<void>(network_of(file, bytes, shape.game, shape.inputs));
    return learn::checksum(bytes);
}

bool is_network_of(const std::string& file, std::string_view game) {
    try {
        check_network(file, game);
        return true;
    } catch (const text::ParseError&) {
        log::swallowed("a file is passed over, as no network of the game");
        return false;
    }
}

}  // namespace rookery::engine
