// How fast the search is: nodes per second against Stockfish's own `bench` in the same run, how it scales with threads,
// and what the hooks for observers cost when nobody observes.
//
// Rounds alternate, and the best round of each counts: what disturbs a machine only ever makes it slower.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <exception>
#include <string>
#include <thread>

#include "chess/evaluation/material.h"
#include "chess/position.h"
#include "engine/bench.h"
#include "engine/engine.h"
#include "engine/games.h"
#include "protocol/process.h"
#include "search/textbook.h"

namespace rookery::bench {
namespace {

using Clock = std::chrono::steady_clock;
using Chess = chess::Position<chess::Orthodox>;
using Material = chess::MaterialEvaluation<chess::Orthodox>;

constexpr int rounds = 5;
constexpr const char* middlegame = "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10";

/// Stockfish writes its result to stderr.
double stockfish_speed() {
    protocol::Process process("sh -c 'PATH=\"$PATH:/usr/games\" stockfish bench 2>&1'");
    const auto deadline = Clock::now() + std::chrono::minutes(5);
    while (const auto line = process.read_line(deadline))
        if (line->starts_with("Nodes/second")) return std::stod(line->substr(line->find(':') + 1));
    throw protocol::ProcessError("stockfish bench has not ended within five minutes");
}

double speed_with_threads(unsigned threads) {
    engine::Engine engine;
    engine::Settings settings;
    settings.threads = threads;
    settings.hash_megabytes = 64;
    engine.configure(settings);
    engine::Request request;
    request.limits.move_time = search::Milliseconds(2000);
    std::uint64_t nodes = 0;
    const auto begin = Clock::now();
    engine.start(*engine::position_from_text("chess", middlegame), request,
                 {{}, [&](const engine::Answer& answer) { nodes = answer.nodes; }});
    engine.wait();
    return static_cast<double>(nodes) / std::chrono::duration<double>(Clock::now() - begin).count();
}

/// Alpha-beta without any hook, to compare with.
search::Score plain_alpha_beta(Chess& position, Material& evaluation, int depth, int ply, search::Score alpha,
                               search::Score beta, std::uint64_t& nodes, search::Line<chess::Move>& line) {
    ++nodes;
    line.clear();
    if (const game::Outcome verdict = position.verdict(); verdict.over())
        return search::outcome_score(verdict, position.to_move(), ply);
    Chess::MoveList moves;
    position.legal_moves(moves);
    if (moves.empty()) return search::outcome_score(position.verdict_without_moves(), position.to_move(), ply);
    if (depth == 0) return evaluation.score_for_mover(position);
    search::Score best = -search::infinite_score;
    search::Line<chess::Move> below;
    for (const chess::Move move : moves) {
        position.make(move);
        const search::Score score =
            -plain_alpha_beta(position, evaluation, depth - 1, ply + 1, -beta, -alpha, nodes, below);
        position.unmake(move);
        if (score > best) {
            best = score;
            line.set(move, below);
        }
        alpha = std::max(alpha, best);
        if (alpha >= beta) break;
    }
    return best;
}

template <class Work>
double nodes_per_second(Work work) {
    const auto begin = Clock::now();
    const std::uint64_t nodes = work();
    return static_cast<double>(nodes) / std::chrono::duration<double>(Clock::now() - begin).count();
}

double speed_with_hooks() {
    return nodes_per_second([] {
        Chess position = Chess::from_text(middlegame);
        Material evaluation;
        search::NoObserver nobody;
        return search::TextbookSearch<Chess, Material>(evaluation, true, search::Ordering::Generator, nobody)
            .run(position, 5)
            .nodes;
    });
}

double speed_without_hooks() {
    return nodes_per_second([] {
        Chess position = Chess::from_text(middlegame);
        Material evaluation;
        search::Line<chess::Move> line;
        std::uint64_t nodes = 0;
        static_cast<void>(plain_alpha_beta(position, evaluation, 5, 0, -search::infinite_score, search::infinite_score,
                                           nodes, line));
        return nodes;
    });
}

void run() {
    double ours = 0;
    double theirs = 0;
    double one_thread = 0;
    double all_threads = 0;
    double hooks = 0;
    double no_hooks = 0;
    const unsigned cores = std::max(1u, std::thread::hardware_concurrency());
    for (int round = 0; round < rounds; ++round) {
        ours = std::max(ours, engine::run_bench("chess").nodes_per_second());
        theirs = std::max(theirs, stockfish_speed());
        one_thread = std::max(one_thread, speed_with_threads(1));
        all_threads = std::max(all_threads, speed_with_threads(cores));
        hooks = std::max(hooks, speed_with_hooks());
        no_hooks = std::max(no_hooks, speed_without_hooks());
        std::fprintf(stderr, "round %d of %d\n", round + 1, rounds);
    }
    std::printf("Search, one thread:    Rookery %.2f, Stockfish %.2f million nodes/s, ratio %.2f\n", ours / 1e6,
                theirs / 1e6, ours / theirs);
    std::printf("Search, %u threads:     %.2f million nodes/s, %.2f times one thread\n", cores, all_threads / 1e6,
                all_threads / one_thread);
    std::printf("Observer hooks, empty: %.2f million nodes/s, without hooks %.2f, ratio %.3f\n", hooks / 1e6,
                no_hooks / 1e6, hooks / no_hooks);
}

}  // namespace
}  // namespace rookery::bench

int main() {
    try {
        rookery::bench::run();
        return 0;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "search_bench: %s\n", error.what());
        return 1;
    }
}
