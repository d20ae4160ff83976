// Positions of atomic chess that are won in three moves by one move alone, all from games of our own. That they are won
// is proved here by trying everything; the search has to see it.

#include <ostream>

#include <gtest/gtest.h>

#include "chess/position.h"
#include "engine/engine.h"
#include "engine/games.h"
#include "search/score.h"

namespace rookery::engine {
namespace {

using Atomic = chess::Position<chess::Atomic>;

constexpr int plies_to_win = 5;

struct Tactic {
    const char* position;
    const char* move;

    friend void PrintTo(const Tactic& tactic, std::ostream* out) { *out << tactic.position; }
};

constexpr Tactic tactics[] = {
    {"rn1qkbnr/8/b1p5/p3ppPp/8/2PP3B/1P1N1P2/R1BQK1NR b KQkq - 0 12", "f8c5"},
    {"1r1q1bnr/3n1k2/pP4pp/2p2p2/N3p3/3P1QP1/PBP4P/R4R1K w - - 0 19", "f3f5"},
    {"r4rk1/pbp1q1p1/1p6/4Pp1p/P1PP3P/1P4PR/4K3/R5N1 b - - 0 18", "e7b4"},
    {"r3k1nr/1p1p2p1/p4p2/7p/P7/2P1P2P/1P1PNbP1/2BK1B1R b kq - 4 12", "f2e1"},
    {"rnbqk1nr/1ppp2pp/5p2/p7/PP3b2/4P3/2PP1PPP/RNBQKB1R w KQkq - 0 7", "d1h5"},
    {"rnbqk1nr/2pp1ppp/1p2p3/p7/5P2/2PP4/PP2P1PP/RNBQKB1R b KQkq - 0 7", "d8h4"},
    {"r1b1kb1r/2q1pppp/8/p2p4/2P1P3/1P3P2/6PP/RN1QK1NR b KQkq - 0 11", "c7f4"},
    {"3r2k1/8/2q2p2/1p2pPpp/1Pp1P2P/6P1/R2N4/5K2 b - - 0 30", "c6b6"},
};

bool is_lost_within(Atomic& position, int plies);

/// Whether the side to move wins in so many plies whatever the other does.
bool is_won_within(Atomic& position, int plies) {
    Atomic::MoveList moves;
    position.legal_moves(moves);
    for (const chess::Move move : moves) {
        position.make(move);
        const bool wins = is_lost_within(position, plies - 1);
        position.unmake(move);
        if (wins) return true;
    }
    return false;
}

/// Whether the side to move has lost, or loses in so many plies whatever it does.
bool is_lost_within(Atomic& position, int plies) {
    const game::Outcome outcome = game::outcome(position);
    if (outcome.over()) return outcome == game::Outcome::win(!position.to_move(), outcome.reason);
    if (plies == 0) return false;
    Atomic::MoveList moves;
    position.legal_moves(moves);
    for (const chess::Move move : moves) {
        position.make(move);
        const bool loses = is_won_within(position, plies - 1);
        position.unmake(move);
        if (!loses) return false;
    }
    return true;
}

class AtomicTactics : public testing::TestWithParam<Tactic> {};

TEST_P(AtomicTactics, MoveWinsByForce) {
    Atomic position = Atomic::from_text(GetParam().position);
    position.make(position.parse_move(GetParam().move));
    EXPECT_TRUE(is_lost_within(position, plies_to_win - 1));
}

TEST_P(AtomicTactics, SearchFindsTheMoveAndSeesTheWin) {
    Engine engine;
    Request request;
    request.limits.nodes = 100'000;
    search::Score score = 0;
    std::string best;
    engine.start(*position_from_text("atomic", GetParam().position), request,
                 {[&](const Report& report) { score = report.score_for_mover; },
                  [&](const Answer& answer) { best = answer.best_move; }});
    engine.wait();
    EXPECT_EQ(best, GetParam().move);
    EXPECT_TRUE(search::is_forced_win(score)) << score;
}

INSTANTIATE_TEST_SUITE_P(FromOurGames, AtomicTactics, testing::ValuesIn(tactics));

}  // namespace
}  // namespace rookery::engine
