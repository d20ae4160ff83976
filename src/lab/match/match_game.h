#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/outcome.h"
#include "lab/match/match_settings.h"
#include "protocol/clients/engine_client.h"

namespace rookery::lab {

/// What ended a game of a match.
enum class Termination : std::uint8_t {
    Rules,        ///< the position is won, lost or drawn
    TimeLoss,     ///< a clock ran out
    IllegalMove,  ///< our rules refuse the move
    Crash,        ///< an engine ended, or broke its protocol
    WrongClaim,   ///< an engine says that the game is over, and it is not
    Resigned,
    NoAnswer,  ///< an engine without a clock thought for longer than anyone waits
    DrawAdjudicated,
    WinAdjudicated,
    MaximumPlies,
    Stopped,  ///< the match was stopped: the game has no result
};

struct PlayedMove {
    game::Side mover = game::Side::First;
    std::string coordinates;
    std::string notation;
    protocol::SearchInfo info;
    protocol::EngineClient::Clock::duration elapsed{};
    std::optional<std::chrono::milliseconds> clock_left;  ///< after the move, the increment included
};

struct GameRecord {
    std::uint64_t number = 0;          ///< counted from 0; games 2n and 2n+1 are a pair
    std::size_t first_player = 0;      ///< which engine of the match has the first side
    std::array<std::string, 2> names;  ///< of the engines of the match, in their order
    std::string start;
    std::vector<PlayedMove> moves;
    game::Result result = game::Result::Ongoing;
    Termination termination = Termination::Stopped;
    std::string reason;  ///< for people: "checkmate", "Toga loses on time (12 ms late)"

    [[nodiscard]] std::size_t player(game::Side side) const { return index(side) ^ first_player; }
    /// The engine that lost; nothing for a draw or a game without a result.
    [[nodiscard]] std::optional<std::size_t> loser() const;
};

/// Asked again and again while a game is played; true ends it at once.
using StopRequest = std::function<bool()>;

/// One of the two engines at one board. Its process serves one game after the other, and is replaced when it fails.
class MatchPlayer {
public:
    MatchPlayer(const EngineSettings& engine, const MatchSettings& match) : engine_(engine), match_(match) {}
    MatchPlayer(const MatchPlayer&) = delete;
    MatchPlayer& operator=(const MatchPlayer&) = delete;
    ~MatchPlayer();

    /// Starts the engine unless it runs. Throws ProcessError when that fails: such a match cannot go on.
    void start();
    /// Gets the running engine ready for a new game.
    void start_game();
    /// Ends the engine with a goodbye.
    void quit();
    /// Ends an engine that has failed, without one.
    void drop() { client_.reset(); }

    [[nodiscard]] protocol::EngineClient& client() { return *client_; }
    /// What people call it: as they wished, or else as it calls itself.
    [[nodiscard]] const std::string& name() const { return engine_.name.empty() ? client_->name() : engine_.name; }
    [[nodiscard]] const Pace& pace() const { return engine_.pace; }

private:
    const EngineSettings& engine_;
    const MatchSettings& match_;
    std::unique_ptr<protocol::EngineClient> client_;
    bool ready_ = false;  ///< for a new game, because it has just been started
};

/// Plays one game between players that were started, in the order of the match; `record` says who begins and from
/// where, and is completed. A player whose engine failed is left without one.
void play_game(std::array<MatchPlayer, 2>& players, const MatchSettings& settings, const StopRequest& stop,
               GameRecord& record);

}  // namespace rookery::lab
