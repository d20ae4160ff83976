// How fast team bughouse is counted and searched, on two boards and one thread. The published program valued a leaf by
// asking another engine, which took 10 ms: 100 leaves a second, and depth 3 from the start not finished in five hours.

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "engine/engine.h"
#include "engine/games.h"
#include "protocol/board_valuer.h"

namespace rookery::bench {
namespace {

using Clock = std::chrono::steady_clock;

/// A position of a game in which much was traded: every kind of piece in every hand.
constexpr const char* full_hands =
    "r1bq1rk1/ppp2ppp/2np1n2/4p3/2B1P3/2NP1N2/PPP2PPP/R1BQ1RK1[PPNBRQppnbrq] w - - 0 12 | "
    "r2qk2r/ppp1bppp/2n1bn2/3pp3/8/1PNPPN2/PBP1BPPP/R2QK2R[PPNBRQppnbrq] b KQkq - 0 12 t1";

double seconds_since(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

/// The last report of a search with an empty table, and how long it took.
struct Searched {
    engine::Report report;
    engine::Answer answer;
    double seconds = 0;
};

Searched search(const engine::AnyPosition& position, const engine::Settings& settings, const search::Limits& limits) {
    Searched searched;
    engine::Engine engine(protocol::engine_resources());
    engine.configure(settings);
    engine::Request request;
    request.limits = limits;
    const auto begin = Clock::now();
    searched.answer = engine.search(position, request, [&](const engine::Report& report) { searched.report = report; });
    searched.seconds = seconds_since(begin);
    return searched;
}

void perft(const char* name, const engine::AnyPosition& position, int depth) {
    double best = 0;
    std::uint64_t nodes = 0;
    for (int round = 0; round < 3; ++round) {
        const auto begin = Clock::now();
        nodes = total_nodes(position.divide(depth));
        best = std::max(best, static_cast<double>(nodes) / seconds_since(begin));
    }
    std::printf("perft, %-10s depth %d        %8.1f million nodes per second\n", name, depth, best / 1e6);
}

void alpha_beta(int depth) {
    engine::Settings settings;
    settings.algorithm = engine::Algorithm::AlphaBeta;
    settings.evaluation = "tuned";
    settings.ordering = search::Ordering::CapturesFirst;
    search::Limits limits;
    limits.depth = depth;
    const Searched searched = search(*engine::start_position("bughouse"), settings, limits);
    std::printf("alpha-beta, full width, depth %d   %9.4f s, %llu leaves\n", depth, searched.seconds,
                static_cast<unsigned long long>(searched.report.evaluations));
}

void deepening(const char* name, const engine::AnyPosition& position, std::chrono::seconds time) {
    engine::Settings settings;
    settings.hash_megabytes = 64;
    search::Limits limits;
    limits.move_time = time;
    const Searched searched = search(position, settings, limits);
    std::printf("search, %-10s %2lld s          depth %2d, %.2f million nodes per second\n", name,
                static_cast<long long>(time.count()), searched.report.depth,
                static_cast<double>(searched.answer.nodes) / searched.seconds / 1e6);
}

void external() {
    engine::Settings settings;
    settings.evaluation = "external";
    search::Limits limits;
    limits.move_time = std::chrono::seconds(5);
    const Searched searched = search(*engine::start_position("bughouse"), settings, limits);
    const double leaves = static_cast<double>(searched.report.evaluations) /
                          std::max(1e-9, std::chrono::duration<double>(searched.report.time).count());
    std::printf("external (stockfish)               %9.0f leaves per second, %.0f times one in 10 ms\n", leaves,
                leaves / 100);
    std::printf("  %s\n", searched.answer.remark.c_str());
}

}  // namespace
}  // namespace rookery::bench

int main(int argument_count, char** arguments) {
    using namespace rookery;
    using namespace rookery::bench;
    const std::chrono::seconds time(argument_count > 1 ? std::max(1, std::atoi(arguments[1])) : 10);
    const auto start = engine::start_position("bughouse");
    const auto hands = engine::position_from_text("bughouse", full_hands);
    perft("start", *start, 4);
    perft("full hands", *hands, 3);
    alpha_beta(3);
    alpha_beta(4);
    alpha_beta(5);
    deepening("start", *start, time);
    deepening("full hands", *hands, time);
    external();
}
