#pragma once

#include <iosfwd>
#include <string>
#include <utility>
#include <vector>

#include "game/outcome.h"

namespace rookery::notation {

struct PgnMove {
    std::string notation;  ///< as people write it: in chess, standard algebraic notation
    std::string comment;   ///< may be empty
};

/// A game as PGN knows it. Tags that are empty are written as unknown if they are among the seven that every game has,
/// and left out otherwise.
struct PgnGame {
    std::string event;
    std::string site;
    std::string date;  ///< as "2024.01.31"
    std::string round;
    std::string white;
    std::string black;
    game::Result result = game::Result::Ongoing;
    std::string variant;      ///< empty for chess
    std::string start;        ///< the start as a FEN; empty for the usual one
    std::string termination;  ///< how it ended, in the words of the standard: "normal", "time forfeit", ...
    std::vector<std::pair<std::string, std::string>> more_tags;
    std::vector<PgnMove> moves;
    std::string last_comment;  ///< stands before the result
};

/// Writes the game and an empty line after it, so that games can follow each other in a file.
void write_pgn(std::ostream& out, const PgnGame& game);

/// "-0.31/12 0.045s": an evaluation in pawns for the mover, or a mate as "+M5"; the depth; the time.
[[nodiscard]] std::string evaluation_comment(const std::string& score, int depth, double seconds);
[[nodiscard]] std::string pawns_text(int centipawns);
[[nodiscard]] std::string mate_text(int moves);

}  // namespace rookery::notation
