#include "protocol/xboard/xboard_clock.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "protocol/numbers.h"
#include "search/clock.h"
#include "search/score.h"
#include "text/parse_error.h"

namespace rookery::protocol {
namespace {

using search::Milliseconds;
using text::ParseError;

long long whole_number(std::string_view text) {
    const auto number = parse_number<long long>(text);
    if (!number || *number > 1'000'000'000'000 || *number < -1'000'000'000'000) throw ParseError("not a number");
    return *number;
}

double leading_seconds(std::string_view& text) {
    const auto number = take_seconds(text);
    if (!number) throw ParseError("not a time");
    return *number;
}

Milliseconds from_seconds(double seconds) { return Milliseconds(std::llround(seconds * 1000)); }

Milliseconds seconds(std::string_view text) {
    const double number = leading_seconds(text);
    if (!text.empty()) throw ParseError("not a time");
    return from_seconds(number);
}

/// "5" or "0:30". What follows is of no concern to us: later versions of the protocol may put something there.
Milliseconds minutes(std::string_view text) {
    double total = 60 * leading_seconds(text);
    if (text.starts_with(':')) {
        text.remove_prefix(1);
        total += leading_seconds(text);
    }
    return from_seconds(total);
}

}  // namespace

void XBoardClock::set_level(std::string_view moves, std::string_view base, std::string_view increment,
                            int plies_played) {
    const long long count = whole_number(moves);
    if (count < 0 || count > 100'000) throw ParseError("not a number of moves");
    const Milliseconds new_base = minutes(base);
    increment_ = seconds(increment);
    base_ = own_time_ = opponent_time_ = new_base;
    moves_per_session_ = static_cast<int>(count);
    session_began_at_ = plies_played;
    time_per_move_.reset();
}

void XBoardClock::set_time_per_move(std::string_view text) { time_per_move_ = seconds(text); }

void XBoardClock::set_depth(std::string_view text) {
    depth_ = static_cast<int>(std::clamp<long long>(whole_number(text), 1, search::max_ply - 1));
}

void XBoardClock::set_node_rate(std::string_view text) { node_rate_ = whole_number(text); }

void XBoardClock::set_own_time(std::string_view text) { own_time_ = Milliseconds(10 * whole_number(text)); }

void XBoardClock::set_opponent_time(std::string_view text) { opponent_time_ = Milliseconds(10 * whole_number(text)); }

void XBoardClock::start_game() {
    own_time_ = opponent_time_ = base_;
    session_began_at_ = 0;
    depth_.reset();
    node_rate_ = 0;
}

int XBoardClock::moves_to_go(int plies_played) const {
    return moves_per_session_ - std::max(0, plies_played - session_began_at_) / 2 % moves_per_session_;
}

void XBoardClock::made_move(Milliseconds time, int plies_played) {
    own_time_ += increment_ - time;
    if (moves_per_session_ > 0 && moves_to_go(plies_played) == 1) own_time_ += base_;
}

search::Limits XBoardClock::limits(game::Side own_side, int plies_played) const {
    search::Limits limits;
    limits.depth = depth_;
    if (time_per_move_) {
        limits.move_time = time_per_move_;
    } else {
        std::array<search::Limits::PlayerClock, 2> clocks{};
        clocks[index(own_side)] = {std::max(Milliseconds(0), own_time_), increment_};
        clocks[index(!own_side)] = {std::max(Milliseconds(0), opponent_time_), increment_};
        limits.clocks = clocks;
        if (moves_per_session_ > 0) limits.moves_to_go = moves_to_go(plies_played);
    }
    if (node_rate_ > 0) {
        limits.move_overhead = Milliseconds(0);
        const double planned = static_cast<double>(search::MoveClock(limits, own_side).optimum()->count());
        const double nodes = planned * static_cast<double>(node_rate_) / 1000.0;
        limits.nodes = static_cast<std::uint64_t>(std::clamp(nodes, 1.0, 1e18));
        limits.move_time.reset();
        limits.clocks.reset();
    }
    return limits;
}

}  // namespace rookery::protocol
