// How fast wolf and sheep is searched and solved, beside the times that were published with its counts (on a laptop of
// their day: 2.6 s, 3.7 s and 9.5 s for alpha-beta at depth 18).
//
// The best of some rounds counts: what disturbs a machine only ever makes it slower.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <limits>

#include "engine/engine.h"
#include "engine/games.h"
#include "program.h"

namespace rookery::bench {
namespace {

using Clock = std::chrono::steady_clock;

constexpr const char* published_position = "8/4w3/8/8/8/8/8/S1S1S1S1 w";

double seconds_since(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

template <class Action>
double best_time(int rounds, const Action& action) {
    double best = std::numeric_limits<double>::max();
    for (int round = 0; round < rounds; ++round) {
        const auto begin = Clock::now();
        action();
        best = std::min(best, seconds_since(begin));
    }
    return best;
}

/// The last word of a search to a depth with an empty table.
engine::Report search_to(int depth, engine::Algorithm algorithm, const char* evaluation,
                         const engine::AnyPosition& position) {
    engine::Engine engine;
    engine::Settings settings;
    settings.algorithm = algorithm;
    settings.evaluation = evaluation;
    engine.configure(settings);
    engine::Request request;
    request.limits.depth = depth;
    engine::Report last;
    engine.search(position, request, [&](const engine::Report& report) { last = report; });
    return last;
}

void minimax() {
    const auto position = engine::position_from_text("wolf-sheep", published_position);
    std::uint64_t leaves = 0;
    const double time =
        best_time(5, [&] { leaves = search_to(11, engine::Algorithm::Minimax, "simple", *position).evaluations; });
    std::printf("minimax, depth 11        %12.1f million leaves per second\n",
                static_cast<double>(leaves) / time / 1e6);
}

void alpha_beta(const char* evaluation, double published) {
    const auto position = engine::position_from_text("wolf-sheep", published_position);
    const double time =
        best_time(3, [&] { static_cast<void>(search_to(18, engine::Algorithm::AlphaBeta, evaluation, *position)); });
    std::printf("alpha-beta, depth 18, %-6s  %9.3f s (published: %.1f s, ratio %.1f)\n", evaluation, time, published,
                published / time);
}

/// How long the strong search takes until it knows who wins.
void forced_result() {
    const auto position = engine::start_position("wolf-sheep");
    double best = std::numeric_limits<double>::max();
    for (int round = 0; round < 5; ++round) {
        engine::Engine engine;
        engine::Request request;
        request.limits.depth = 60;
        bool known = false;
        const auto begin = Clock::now();
        engine.search(*position, request, [&](const engine::Report& report) {
            if (known || !search::is_forced(report.score_for_mover)) return;
            known = true;
            best = std::min(best, seconds_since(begin));
        });
    }
    std::printf("forced result from the start    %6.3f s\n", best);
}

void solve(int size, int rounds) {
    const auto position = engine::start_position_of_size("wolf-sheep", size);
    const double time = best_time(rounds, [&] {
        static_cast<void>(engine::solve(*position, {engine::all_cores(), nullptr, {}}));
    });
    std::printf("solving the board of %-2d    %11.3f s\n", size, time);
}

}  // namespace
}  // namespace rookery::bench

int main() {
    using namespace rookery::bench;
    return run_program("wolfsheep_bench", [] {
        minimax();
        alpha_beta("simple", 2.6);
        alpha_beta("fast", 3.7);
        alpha_beta("smart", 9.5);
        forced_result();
        solve(8, 5);
        solve(10, 1);
    });
}
