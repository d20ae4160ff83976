// How fast the rules are: perft on one thread against Stockfish's `go perft` in the same run, both counting the last
// ply in bulk and neither with a hash table; and how perft scales with threads.
//
// Rounds of the two alternate, and the best round of each counts: what disturbs a machine only ever makes it slower.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <exception>
#include <map>
#include <string>
#include <thread>

#include <benchmark/benchmark.h>

#include "engine/games.h"
#include "protocol/clients/uci_client.h"

namespace rookery::bench {
namespace {

struct Workload {
    const char* name;
    const char* fen;
    int depth;
};

constexpr Workload workloads[] = {
    {"start, depth 6", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6},
    {"Kiwipete, depth 5", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5},
};
constexpr int rounds = 7;

/// The best speed seen under each name, in nodes per second.
std::map<std::string, double> best_speed;

template <class Count>
void measure(benchmark::State& state, const std::string& name, Count count) {
    for ([[maybe_unused]] auto _ : state) {
        const auto begin = std::chrono::steady_clock::now();
        const std::uint64_t nodes = engine::total_nodes(count());
        const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
        state.SetIterationTime(time.count());
        const double speed = static_cast<double>(nodes) / time.count();
        best_speed[name] = std::max(best_speed[name], speed);
        state.counters["Mnodes/s"] = speed / 1e6;
    }
}

void add(const std::string& name, const std::function<std::vector<engine::DivideEntry>()>& count) {
    benchmark::RegisterBenchmark(name.c_str(), [name, count](benchmark::State& state) { measure(state, name, count); })
        ->UseManualTime()
        ->Iterations(1)
        ->Unit(benchmark::kMillisecond);
}

int run(int argument_count, char** arguments) {
    benchmark::Initialize(&argument_count, arguments);
    if (benchmark::ReportUnrecognizedArguments(argument_count, arguments)) return 2;

    protocol::UciClient stockfish("stockfish", std::chrono::seconds(600));
    stockfish.choose_game(engine::find_game("chess"));
    const unsigned cores = std::max(1u, std::thread::hardware_concurrency());
    for (int round = 0; round < rounds; ++round) {
        for (const Workload& workload : workloads) {
            const std::string name = workload.name;
            add(name + "/rookery",
                [&] { return engine::position_from_text("chess", workload.fen)->divide(workload.depth, 1); });
            add(name + "/stockfish", [&] { return stockfish.divide(workload.fen, {}, workload.depth); });
            add(name + "/rookery, all cores", [&, cores] {
                return engine::position_from_text("chess", workload.fen)->divide(workload.depth, cores);
            });
        }
    }
    benchmark::RunSpecifiedBenchmarks();

    std::printf("\nBest of %d rounds, one thread unless it says otherwise:\n", rounds);
    for (const Workload& workload : workloads) {
        const std::string name = workload.name;
        const double ours = best_speed[name + "/rookery"];
        const double theirs = best_speed[name + "/stockfish"];
        const double all_cores = best_speed[name + "/rookery, all cores"];
        std::printf("%-18s  Rookery %6.1f, %s %6.1f million nodes/s, ratio %.2f; %u threads %.2f times one\n",
                    workload.name, ours / 1e6, stockfish.name().c_str(), theirs / 1e6, ours / theirs, cores,
                    all_cores / ours);
    }
    return 0;
}

}  // namespace
}  // namespace rookery::bench

int main(int argument_count, char** arguments) {
    try {
        return rookery::bench::run(argument_count, arguments);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "perft_bench: %s\n", error.what());
        return 1;
    }
}
