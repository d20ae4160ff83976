#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/engine.h"
#include "engine/replay.h"
#include "lab/analyse/judgment.h"
#include "notation/pgn.h"
#include "protocol/board_valuer.h"

namespace rookery::lab {

/// One of the best lines of a position.
struct FoundLine {
    search::Score score_for_first = 0;
    int depth = 0;
    std::vector<std::string> moves;     ///< in coordinates
    std::vector<std::string> notation;  ///< the same as people write them
};

struct PositionAnalysis {
    std::string game;
    std::string position;
    game::Outcome outcome;  ///< if the game is over there are no lines
    game::ScoreUnit unit = game::ScoreUnit::Centipawns;
    std::vector<FoundLine> lines;  ///< best first; empty too if it was stopped before it found anything
    std::uint64_t nodes = 0;
    std::chrono::duration<double> time{0};

    /// What the position is worth; nothing if that is not known.
    [[nodiscard]] std::optional<search::Score> score_for_first() const;
    [[nodiscard]] notation::MoveNumber number() const { return notation::MoveNumber::of_position(position); }
};

/// A move that was played, and what it led to.
struct PlyAnalysis {
    notation::MoveNumber number;
    game::Side mover = game::Side::First;
    std::string coordinates;
    std::string notation;
    std::string position;                          ///< after it
    game::Outcome outcome;                         ///< after it
    std::optional<search::Score> score_for_first;  ///< after it; nothing if that is not known
    std::optional<FoundLine> best;                 ///< of the position before it
    std::optional<int> loss;                       ///< in the unit of the scores; 0 for the best move
    Mark mark = Mark::None;

    [[nodiscard]] bool was_best() const { return best && best->moves.front() == coordinates; }
};

/// How one side played, over the moves that are known.
struct PlayerAnalysis {
    int moves = 0;
    double average_loss = 0;
    double accuracy = 0;
    int inaccuracies = 0;
    int mistakes = 0;
    int blunders = 0;
};

struct GameAnalysis {
    std::string game;
    std::string start;
    game::ScoreUnit unit = game::ScoreUnit::Centipawns;
    std::vector<PlyAnalysis> plies;
    std::array<PlayerAnalysis, 2> players;  ///< by side
    bool complete = false;                  ///< false if it was stopped
};

/// The line as people write it too. Throws ParseError if a move is not legal.
[[nodiscard]] FoundLine found_line(const engine::AnyPosition& position, search::Score score_for_first, int depth,
                                   std::vector<std::string> moves);

/// What was found of the positions of a game, by the number of moves before them; nothing where nobody has searched.
using FoundPositions = std::vector<std::optional<PositionAnalysis>>;

/// What the positions say about the moves between them.
[[nodiscard]] GameAnalysis judge_game(const engine::Replay& game, const FoundPositions& positions);

/// Analyzes one position or game after the other with one engine.
class Analyst {
public:
    /// Throws ParseError if the settings cannot be had. When `stop` is set, what is under way ends with what it has.
    Analyst(const engine::Settings& settings, const search::Limits& limits, const std::atomic<bool>& stop);

    [[nodiscard]] PositionAnalysis analyse(const engine::AnyPosition& position);
    /// The same as if nothing had been analyzed before.
    [[nodiscard]] PositionAnalysis analyse_alone(const engine::AnyPosition& position);

    using Progress = std::function<void(std::size_t done, std::size_t positions)>;
    /// Searches every position of the game once, from the last to the first: what the engine remembers of later moves
    /// helps it to judge earlier ones.
    [[nodiscard]] GameAnalysis analyse(const engine::Replay& game, const Progress& progress = {});
    [[nodiscard]] FoundPositions search_positions(const engine::Replay& game, const Progress& progress = {});

private:
    std::vector<engine::Report> search(const engine::AnyPosition& position, engine::Answer& answer);

    protocol::StrictResources resources_;
    engine::Engine engine_;
    engine::Request request_;
    const std::atomic<bool>& stop_;
};

}  // namespace rookery::lab
