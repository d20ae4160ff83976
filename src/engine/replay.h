#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/any_position.h"
#include "game/illegal_move.h"
#include "notation/pgn.h"
#include "text/parse_error.h"

namespace rookery::engine {

struct ReplayedMove;

struct ReplayedLine {
    std::vector<ReplayedMove> moves;
};

struct ReplayedMove {
    std::string coordinates;
    std::vector<ReplayedLine> variations;  ///< as many as the move has in the file, or none at all
};

/// A game of a file that was played on a board: legal from beginning to end.
struct Replay {
    std::unique_ptr<AnyPosition> start;
    ReplayedLine main;
};

enum class Variations { Ignored, Played };

/// The id of the game that a Variant tag names: by its id or title in any spelling ("King of the Hill"), or by one of
/// the other names that are in use ("Standard", "Fischerandom"). Throws ParseError if there is none.
[[nodiscard]] std::string_view game_of_variant(std::string_view name);

/// What is wrong with a game of a file, and where.
class ReplayError : public text::ParseError {
public:
    /// The problem is a sentence without its point: "move 12. Qxf9: ..."
    ReplayError(int line, const std::string& problem, game::Explanation reason)
        : ParseError("line " + std::to_string(line) + ", " + problem),
          line_(line),
          problem_(problem),
          reason_(std::move(reason)) {}

    [[nodiscard]] int line() const { return line_; }
    [[nodiscard]] const std::string& problem() const { return problem_; }
    /// Without the move, and as data.
    [[nodiscard]] const game::Explanation& reason() const { return reason_; }

private:
    int line_;
    std::string problem_;
    game::Explanation reason_;
};

/// Where the game begins. Without a Variant tag it is a game of `default_game`. Throws ReplayError.
[[nodiscard]] std::unique_ptr<AnyPosition> start_of(const notation::PgnGame& game,
                                                    std::string_view default_game = "chess");

/// Plays the game. Throws ReplayError naming the move, its number and its line in the file if it cannot be played.
[[nodiscard]] Replay replay(const notation::PgnGame& game, Variations variations,
                            std::string_view default_game = "chess");

/// What is wrong with a game of a file, and where.
struct ReplayProblem {
    int line = 0;
    std::string words;         ///< "move 12. Qxf9: ...", one sentence without its point
    std::string move;          ///< "12. Qxf9"
    game::Explanation reason;  ///< without the move, and as data
};

/// A game of a file as far as it can be played.
struct RepairedGame {
    std::unique_ptr<AnyPosition> start;
    std::unique_ptr<AnyPosition> end;  ///< after the last move of the main line
    std::vector<ReplayProblem> problems;
};

/// Plays the game with all its variations and cuts off it what cannot be played. What was cut off stands in a comment
/// in its place, so that nothing is lost. A single board of bughouse becomes a game of two. Throws ReplayError if not
/// even the start makes sense. Once `stop` is set it ends, with a game that nobody should use.
[[nodiscard]] RepairedGame repair(notation::PgnGame& game, std::string_view default_game = "chess",
                                  const std::atomic<bool>* stop = nullptr);

}  // namespace rookery::engine
