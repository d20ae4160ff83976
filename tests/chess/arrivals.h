#pragma once

#include <cstdint>

#include <gtest/gtest.h>

#include "board/random.h"
#include "chess/position.h"
#include "game/outcome.h"
#include "game/position.h"

/// What the tests of variants in which a king wins by arriving have in common.
namespace rookery::chess {

/// Whether the side to move can win by bringing its king to the goal: by trying every move.
template <class P>
[[nodiscard]] bool arrives_by_some_move(P position) {
    typename P::MoveList moves;
    position.legal_moves(moves);
    const game::Outcome arrival = game::Outcome::win(position.to_move(), game::Reason::GoalReached);
    for (const Move move : moves) {
        position.make(move);
        const bool wins = position.board_verdict() == arrival;
        position.unmake(move);
        if (wins) return true;
    }
    return false;
}

/// Plays random games, in which a glance must tell who wins at once, and who loses at once if he does nothing about it.
template <class P>
void expect_arrivals_foreseen(int games) {
    int arrivals = 0;
    for (int number = 0; number < games; ++number) {
        board::Random random(static_cast<std::uint64_t>(number));
        P position = P::start();
        while (!game::outcome(position).over()) {
            const bool arrives = arrives_by_some_move(position);
            arrivals += arrives ? 1 : 0;
            ASSERT_EQ(position.wins_at_once(), arrives) << position.text();
            if (position.in_check() || P::Rules::goal.contains(position.king(!position.color_to_move()))) {
                ASSERT_TRUE(position.is_pressed()) << position.text();
            } else {
                P passed = position;
                passed.make_null();
                ASSERT_EQ(position.is_pressed(), arrives_by_some_move(passed)) << position.text();
            }
            typename P::MoveList moves;
            position.legal_moves(moves);
            position.make(moves[random.below(moves.size())]);
        }
    }
    EXPECT_GT(arrivals, 0);
}

}  // namespace rookery::chess
