#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/outcome.h"
#include "lab/match/statistics.h"
#include "protocol/clients/engine_client.h"

namespace rookery::lab {

/// The time for a number of moves, or for the whole game, and what is added after each move.
struct TimeControl {
    int moves = 0;  ///< 0 for the whole game
    std::chrono::milliseconds time{0};
    std::chrono::milliseconds increment{0};

    bool operator==(const TimeControl&) const = default;
};

/// Reads "2+0.02", "60" or "40/60+0.5": moves, seconds, seconds. Throws ParseError.
[[nodiscard]] TimeControl parse_time_control(std::string_view text);

/// How an engine is made to move: with a clock, with fixed limits, or both.
struct Pace {
    std::optional<TimeControl> clock;
    int depth = 0;
    std::uint64_t nodes = 0;
    std::chrono::milliseconds move_time{0};  ///< a wish, not a clock: who takes longer does not lose

    [[nodiscard]] bool limited() const { return clock || depth > 0 || nodes > 0 || move_time.count() > 0; }
};

/// How to talk to an engine. Our own needs no protocol: it thinks in this same process.
enum class EngineProtocol : std::uint8_t { Own, Uci, XBoard };

struct EngineSettings {
    std::string command;
    std::string name;  ///< what to call it; empty for what it calls itself
    EngineProtocol protocol = EngineProtocol::Uci;
    bool team = false;  ///< one of these engines at each board of bughouse
    protocol::EngineOptions options;
    Pace pace;  ///< must be limited when the match begins
};

/// Reads an engine as it stands on a command line: its command, and words such as name=X, proto=xboard, team=yes,
/// option.Hash=16, algorithm=X, evaluation=X, tc=2+0.02, depth=8, nodes=1000, movetime=50 (milliseconds). A word may be
/// in quotes, so that it can contain blanks. The command "self" is our own engine, with proto= as a process of its own,
/// which is started by `self_command`. Throws ParseError.
[[nodiscard]] EngineSettings parse_engine(std::string_view text, const std::string& self_command);

/// A game is drawn when both engines have seen nothing but small scores for a while.
struct DrawRule {
    int from_ply = 80;  ///< not before so many plies were played
    int plies = 16;     ///< for so many plies in a row
    int score = 10;     ///< at most so many centipawns either way
};

/// A game is decided when both engines agree for a while on who wins it.
struct ResignRule {
    int plies = 6;
    int score = 600;
};

/// A game that was played before the match was interrupted.
struct PastGame {
    std::uint64_t number = 0;
    game::Result result = game::Result::Draw;

    bool operator==(const PastGame&) const = default;
};

struct MatchSettings {
    std::string game = "chess";
    std::array<EngineSettings, 2> engines;
    std::uint64_t games = 100;
    /// Each is played twice, with either engine to begin; they come in this order, and again from the front. Without
    /// any, every game begins from the usual start.
    std::vector<std::string> openings;
    std::vector<PastGame> past;  ///< not to be played again
    bool begins_anew = false;    ///< whether games of this match that were played on other machines are not wanted
    unsigned concurrency = 1;
    std::optional<DrawRule> draw;
    std::optional<ResignRule> resign;
    std::chrono::milliseconds time_margin{0};             ///< how much a clock may be overstepped
    std::uint64_t maximum_plies = 1000;                   ///< a draw when it goes on for longer
    std::chrono::seconds patience{60};                    ///< for an engine to start and to get ready
    std::chrono::milliseconds thinking_patience{60'000};  ///< for a move of an engine without a clock
    std::chrono::milliseconds stop_patience{2'000};       ///< for one that was told to stop: then it counts as hung
    std::optional<Sprt> sprt;                             ///< ends the match when it is decided

    /// Where the game of that number begins, as a text of the position.
    [[nodiscard]] std::string start_of(std::uint64_t number) const;
};

}  // namespace rookery::lab
