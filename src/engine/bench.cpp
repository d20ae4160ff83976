#include "engine/bench.h"

#include <algorithm>
#include <vector>

#include "board/random.h"
#include "engine/engine.h"
#include "engine/games.h"
#include "engine/random_play.h"

namespace rookery::engine {
namespace {

constexpr int bench_depth = 12;

/// Openings, middlegames and endings in the proportion in which a game meets them.
constexpr std::string_view chess_positions[] = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3",
    "rnbqkb1r/pp2pp1p/3p1np1/8/3NP3/2N5/PPP2PPP/R1BQKB1R w KQkq - 0 6",
    "rnbq1rk1/ppp1ppbp/3p1np1/8/2PPP3/2N2N2/PP2BPPP/R1BQK2R b KQ - 3 6",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/2NB1N2/PP3PPP/R1BQ1RK1 w - - 0 9",
    "r2q1rk1/1b2bppp/p1nppn2/1p6/3NP3/1BN1B3/PPP1QPPP/2KR3R w - - 2 11",
    "2rq1rk1/pb1n1ppp/1p2pn2/3p4/1b1P4/1PN1PN2/PB1QBPPP/2R2RK1 b - - 5 13",
    "r3r1k1/pp3pbp/1qp1b1p1/2B5/2BP4/Q1n2N2/P4PPP/3R1K1R w - - 4 18",
    "3r1rk1/p4ppp/1q2p3/1p1nP3/3Q4/1P3N2/P4PPP/2R2RK1 w - - 1 22",
    "6k1/5p1p/2Q1p1p1/5n1r/N7/1B3P1P/1PP3PK/4q3 b - - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "8/8/1p1k1p2/p1p2P2/P1P1K3/1P6/8/8 w - - 0 1",
    "4rrk1/1p1nq1pp/p2p4/3P1p2/1PP5/P5PP/1B1Q2BK/4R3 w - - 3 25",
    "5rk1/1pp2pp1/p2p3p/3Pr3/2P1P1qP/1P4P1/P4QK1/4RR2 w - - 0 27",
    "8/5pk1/6p1/R6p/5P1P/4r1PK/8/8 b - - 5 50",
    "8/3k4/1b1p2p1/1P1P1p1p/2K2P1P/3B2P1/8/8 w - - 0 44",
    "r1b2rk1/2q1bppp/p2p1n2/npp1p3/3PP3/2P2N1P/PPBN1PP1/R1BQR1K1 b - - 2 12",
    "1r3rk1/3bb1pp/1qn1p3/3pPp2/1p1P1P2/1B2BN2/P5PP/2RQ1R1K w - - 4 20",
};

std::vector<std::unique_ptr<AnyPosition>> bench_positions(std::string_view game) {
    std::vector<std::unique_ptr<AnyPosition>> positions;
    if (game == "chess") {
        for (const std::string_view fen : chess_positions) positions.push_back(position_from_text(game, fen));
        return positions;
    }
    // Other games: a few moves of random play from their starts.
    board::Random random(1);
    while (positions.size() < 12) {
        auto position = random_play(game, 8, random);
        if (!position->outcome().over()) positions.push_back(std::move(position));
    }
    return positions;
}

}  // namespace

double BenchResult::nodes_per_second() const { return static_cast<double>(nodes) / std::max(time.count(), 1e-9); }

BenchResult run_bench(std::string_view game, const Settings& settings) {
    BenchResult result;
    result.game = game;
    Engine engine;
    engine.configure(settings);
    Request request;
    request.limits.depth = bench_depth;
    const auto positions = bench_positions(game);
    const auto begin = std::chrono::steady_clock::now();
    for (const auto& position : positions) result.nodes += engine.search(*position, request).nodes;
    result.time = std::chrono::steady_clock::now() - begin;
    return result;
}

std::string bench_text(const BenchResult& result) {
    return "Game: " + result.game + "\nNodes searched: " + std::to_string(result.nodes) +
           "\nNodes per second: " + std::to_string(static_cast<std::uint64_t>(result.nodes_per_second())) + "\n";
}

}  // namespace rookery::engine
