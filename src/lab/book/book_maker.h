#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <istream>
#include <map>
#include <optional>
#include <ostream>
#include <unordered_map>

#include "game/side.h"
#include "notation/pgn.h"

namespace rookery::lab {

/// Which games and moves become part of a book.
struct BookSettings {
    int plies = 24;                  ///< of a game
    int min_games = 3;               ///< that a move must have been played in
    int min_score = 0;               ///< in percent of the points, for whoever plays the move
    int min_rating = 0;              ///< of both players; 0 takes games without ratings, too
    std::optional<game::Side> only;  ///< moves of one side alone
};

struct BookCounts {
    std::uint64_t games = 0;
    std::uint64_t skipped = 0;  ///< games without a result, of other kinds, or that cannot be read
    std::uint64_t positions = 0;
    std::uint64_t moves = 0;
};

/// Makes a Polyglot book of games of chess: a move weighs twice its wins plus its draws.
class BookMaker {
public:
    explicit BookMaker(const BookSettings& settings) : settings_(settings) {}

    /// Takes the games of a file in PGN. Once `stop` is set it ends early; `progress` hears how many there were.
    void read(std::istream& file, const std::atomic<bool>& stop, const std::function<void(std::uint64_t)>& progress);
    /// What has come together. Throws ParseError if that is nothing.
    BookCounts write(std::ostream& out) const;

private:
    struct Tally {
        std::uint32_t games = 0;
        std::uint32_t points = 0;  ///< of the mover: two for a win, one for a draw
    };

    void add(const notation::PgnGame& game);

    BookSettings settings_;
    std::uint64_t games_ = 0;
    std::uint64_t skipped_ = 0;
    std::unordered_map<std::uint64_t, std::map<std::uint16_t, Tally>> tallies_;  ///< by position and move
};

}  // namespace rookery::lab
