#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "app/play/live_game.h"

namespace rookery::app {

/// A game that somebody wants to begin.
struct GameSetup {
    std::string game;
    std::string text;  ///< where it begins; empty for what the options say
    OptionValues options;
    Players players;
    std::optional<ClockSettings> clock;
};

/// Finds games by their id: those that are open somewhere, and the stored ones.
class Lobby {
public:
    /// Called on the loop with the game, or without one and with why not.
    using Enter = std::function<void(const std::shared_ptr<LiveGame>& game, const Problem& problem)>;

    explicit Lobby(const Services& services) : services_(services) {}

    /// Begins and stores a game. Throws ParseError if it cannot be played like this.
    void begin(const GameSetup& wanted, const Enter& enter);
    void open(const std::string& id, const Enter& enter);
    /// A tab has closed the game. It is kept for a while, with its clocks and its search, for one that reloads.
    void left(const std::shared_ptr<LiveGame>& game);

private:
    void let_in(const std::shared_ptr<LiveGame>& game, const Enter& enter);
    void open_stored(const std::string& id, const StoreResult<std::optional<StoredGame>>& stored, const Enter& enter);
    [[nodiscard]] std::shared_ptr<LiveGame> find(const std::string& id) const;

    Services services_;
    std::map<std::string, std::shared_ptr<LiveGame>> games_;
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

}  // namespace rookery::app
