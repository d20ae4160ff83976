#pragma once

#include <map>
#include <memory>
#include <string>

#include "server/incoming.h"
#include "server/live_game.h"

namespace rookery::server {

/// Finds games by their id: those that are open somewhere, and the stored ones.
class Lobby {
public:
    explicit Lobby(const Services& services) : services_(services) {}

    /// Begins and stores a game. Throws ParseError if it cannot be played like this.
    [[nodiscard]] std::shared_ptr<LiveGame> begin(const Incoming& wanted);
    /// Throws ParseError if there is none.
    [[nodiscard]] std::shared_ptr<LiveGame> open(const std::string& id);
    /// A tab has closed the game. It is kept for a while, with its clocks and its search, for one that reloads.
    void left(const std::shared_ptr<LiveGame>& game);

private:
    Services services_;
    std::map<std::string, std::shared_ptr<LiveGame>> games_;
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

}  // namespace rookery::server
