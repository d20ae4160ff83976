#pragma once

#include <optional>
#include <string_view>

#include "game/side.h"
#include "search/limits.h"

namespace rookery::protocol {

/// The time controls of XBoard: so many moves in a time, again and again; a time for the whole game with an increment;
/// a time for each move. A depth and a rate of nodes come on top. Texts that make no sense are refused with a
/// ParseError, and nothing changes.
class XBoardClock {
public:
    using Milliseconds = search::Milliseconds;

    /// `level 40 5 0`, `level 40 0:30 0`, `level 0 2 12`. The moves are counted from the present one on.
    void set_level(std::string_view moves, std::string_view base, std::string_view increment, int plies_played);
    void set_time_per_move(std::string_view seconds);
    void set_depth(std::string_view depth);
    /// Time is counted in nodes, so many to the second; 0 or less stands for real time.
    void set_node_rate(std::string_view rate);
    void set_own_time(std::string_view centiseconds);
    void set_opponent_time(std::string_view centiseconds);

    /// The clocks are set to their start again; limits of depth and the rate of nodes are gone.
    void start_game();
    /// Time has gone by without a move.
    void spend(Milliseconds time) { own_time_ -= time; }
    /// A move of ours was made: its clock is run here too, for GUIs that do not tell the time.
    void made_move(Milliseconds time, int plies_played);

    [[nodiscard]] search::Limits limits(game::Side own_side, int plies_played) const;

private:
    [[nodiscard]] int moves_to_go(int plies_played) const;

    int moves_per_session_ = 40;
    int session_began_at_ = 0;  ///< in plies of the game
    Milliseconds base_{300'000};
    Milliseconds increment_{0};
    Milliseconds own_time_{300'000};
    Milliseconds opponent_time_{300'000};
    std::optional<Milliseconds> time_per_move_;
    std::optional<int> depth_;
    long long node_rate_ = 0;
};

}  // namespace rookery::protocol
