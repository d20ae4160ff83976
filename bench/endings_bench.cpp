// How long endings take that are solved from nothing, with all that captures and promotions lead to: those of four men
// that take the longest. Processor time is what they would take on one core.

#include <chrono>
#include <cstdio>
#include <ctime>
#include <string_view>

#include "engine/games.h"
#include "engine/solve/solve_report.h"

namespace rookery::bench {
namespace {

void solve(std::string_view game, std::string_view fen) {
    const auto position = engine::position_from_text(game, fen);
    solve::Work work;
    work.threads = engine::all_cores();
    const std::clock_t processor = std::clock();
    const auto begin = std::chrono::steady_clock::now();
    const engine::SolveReport report = engine::solve(*position, work);
    const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - begin;
    std::printf("%-11s %-34s %6.1f s, %6.1f s of processor time, %llu positions: %s\n", game.data(), fen.data(),
                elapsed.count(), static_cast<double>(std::clock() - processor) / CLOCKS_PER_SEC,
                static_cast<unsigned long long>(report.counts.positions()),
                engine::value_text(position->info(), report.value).c_str());
    std::fflush(stdout);
}

}  // namespace
}  // namespace rookery::bench

int main(int count, char** arguments) {
    using rookery::bench::solve;
    if (count == 3) {
        solve(arguments[1], arguments[2]);
        return 0;
    }
    // What one leads to may be known from another, so that the order matters: the first of each game take longest.
    solve("chess", "8/8/8/4k3/8/7r/8/KQ6 w - - 0 1");
    solve("chess", "8/4p3/8/4k3/8/8/4P3/4K3 w - - 0 1");
    solve("3check", "8/8/8/4k3/8/7r/8/KR6 w - - 3+3 0 1");
    solve("antichess", "8/4p3/8/8/8/8/4P3/4B2n w - - 0 1");
    solve("crazyhouse", "8/8/8/4k3/8/8/8/KQ6[n] w - - 0 1");
    solve("crazyhouse", "8/8/8/4k3/8/8/4P3/K7[n] w - - 0 1");
}
