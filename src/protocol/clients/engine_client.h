#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "game/game.h"
#include "game/outcome.h"
#include "protocol/clients/process.h"

namespace rookery::protocol {

/// An engine's opinion of a position, for the side to move.
struct EngineScore {
    enum class Unit : std::uint8_t {
        Centipawns,
        MovesToMate,
        Points,  ///< of an evaluation that counts no pawns: they compare with nothing but themselves
    };

    Unit unit = Unit::Centipawns;
    int for_mover = 0;  ///< a mate by the other side is negative

    bool operator==(const EngineScore&) const = default;
};

/// What an engine has told about its thinking, as of its last words.
struct SearchInfo {
    int depth = 0;
    std::optional<EngineScore> score;
    std::uint64_t nodes = 0;
    std::vector<std::string> pv;
};

/// What is left on both clocks. In a game without a clock for one side, it gets the time of the other.
struct ClockTimes {
    std::chrono::milliseconds first{0};
    std::chrono::milliseconds second{0};
    std::chrono::milliseconds first_increment{0};
    std::chrono::milliseconds second_increment{0};
    int moves_to_go = 0;  ///< until the mover gets more time; 0 when the time is for the rest of the game
};

/// How long an engine may think. Limits that are 0 or empty do not apply.
struct MoveLimits {
    std::optional<ClockTimes> clock;
    int depth = 0;
    std::uint64_t nodes = 0;
    std::chrono::milliseconds move_time{0};
};

struct EngineMove {
    std::string best_move;  ///< as the engine wrote it: nobody has checked it
    /// Instead of a move: how the engine says the game has ended. Its own loss means that it resigns.
    std::optional<game::Result> claim;
    std::string ponder_move;  ///< may be empty
    SearchInfo info;
    Process::Clock::duration elapsed{};  ///< as measured here, from the order to the answer
};

/// Names and values, in the order in which they are to be set.
using EngineOptions = std::vector<std::pair<std::string, std::string>>;

/// An engine that plays, whatever protocol it speaks. Every function throws ProcessError, with one sentence about what
/// happened, when the engine crashes, refuses or breaks its protocol; it should then be replaced.
class EngineClient {
public:
    using Clock = Process::Clock;

    EngineClient() = default;
    EngineClient(const EngineClient&) = delete;
    EngineClient& operator=(const EngineClient&) = delete;
    virtual ~EngineClient() = default;

    [[nodiscard]] virtual const std::string& name() const = 0;

    /// Sets the options that are not set yet, and waits until the engine is ready for a new game.
    virtual void start_game(const game::GameInfo& game, const EngineOptions& options) = 0;
    /// The position that is reached from `start` by `moves`, which are in coordinates.
    virtual void set_position(const std::string& start, const std::vector<std::string>& moves) = 0;

    virtual void start_search(const MoveLimits& limits) = 0;
    /// The engine's move; nothing if there is none by the deadline. It then thinks on: wait again, or stop it.
    [[nodiscard]] virtual std::optional<EngineMove> wait_for_move(Clock::time_point deadline) = 0;
    /// Asks for the move at once. Nothing if even so there is none by the deadline.
    virtual std::optional<EngineMove> stop(Clock::time_point deadline) = 0;

    /// What it has told so far of its best moves, the best first: as many as it was set to tell of, and knows.
    [[nodiscard]] virtual std::vector<SearchInfo> lines() const { return {}; }
    /// Asks it to tell of so many moves from the next search on, if it can.
    virtual void want_lines(int) {}
    /// Asks for moves on that board alone from the next position on, where it plays on several; nothing for all of
    /// them.
    virtual void want_board(std::optional<std::size_t>) {}

    [[nodiscard]] std::optional<EngineMove> go(const MoveLimits& limits, Clock::time_point deadline) {
        start_search(limits);
        return wait_for_move(deadline);
    }

    /// Says goodbye. Never throws: an engine that is gone already is as good as one that leaves.
    virtual void quit() noexcept = 0;
};

}  // namespace rookery::protocol
