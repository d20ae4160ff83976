// How fast the search is: nodes per second against Stockfish's own `bench` in the same run, how it scales with threads
// and how much sooner they reach a depth, how quickly it stops, and what the hooks for observers cost when nobody
// observes.
//
// Rounds alternate, and the best round of each counts: what disturbs a machine only ever makes it slower. On a machine
// that is never quiet the ratios of the single rounds tell more, so the one in the middle is printed too.

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <string>
#include <thread>
#include <vector>

#include "chess/evaluation/material.h"
#include "chess/position.h"
#include "engine/bench.h"
#include "engine/engine.h"
#include "engine/games.h"
#include "program.h"
#include "protocol/clients/process.h"
#include "search/textbook.h"

namespace rookery::bench {
namespace {

using Clock = std::chrono::steady_clock;
using Chess = chess::Position<chess::Orthodox>;
using Material = chess::MaterialEvaluation<chess::Orthodox>;

constexpr int rounds = 9;
constexpr const char* middlegame = "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10";

/// Stockfish writes its result to stderr.
double stockfish_speed() {
    protocol::Process process("sh -c 'PATH=\"$PATH:/usr/games\" stockfish bench 2>&1'");
    const auto deadline = Clock::now() + std::chrono::minutes(5);
    while (const auto line = process.read_line(deadline))
        if (line->starts_with("Nodes/second")) return std::stod(line->substr(line->find(':') + 1));
    throw protocol::ProcessError("stockfish bench has not ended within five minutes");
}

void set_up(engine::Engine& engine, unsigned threads) {
    engine::Settings settings;
    settings.threads = threads;
    settings.hash_megabytes = 64;
    engine.configure(settings);
}

double speed_with_threads(unsigned threads) {
    engine::Engine engine;
    set_up(engine, threads);
    engine::Request request;
    request.limits.move_time = search::Milliseconds(2000);
    const auto begin = Clock::now();
    const std::uint64_t nodes = engine.search(*engine::position_from_text("chess", middlegame), request).nodes;
    return static_cast<double>(nodes) / std::chrono::duration<double>(Clock::now() - begin).count();
}

constexpr int depth_to_reach = 20;

/// Seconds to search a few positions to a depth, each with an empty table.
double time_to_depth(unsigned threads) {
    constexpr const char* positions[] = {middlegame,
                                         "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                                         "r1bq1rk1/pp2nppp/2n1p3/3pP3/1b1P4/2NB1N2/PP3PPP/R1BQK2R w KQ - 0 9",
                                         "2r2rk1/1bqnbpp1/1p1ppn1p/pP6/N1P1P3/P2B1N1P/1B2QPP1/R2R2K1 b - - 0 1",
                                         "8/pp3pk1/2p3p1/4P2p/1P3P1P/P5P1/2r5/1R4K1 w - - 0 30",
                                         "r3r1k1/2p2ppp/p1p1bn2/8/1q2P3/2NPQN2/PPP3PP/R4RK1 b - - 2 15"};
    engine::Engine engine;
    set_up(engine, threads);
    engine::Request request;
    request.limits.depth = depth_to_reach;
    const auto begin = Clock::now();
    for (const char* position : positions) {
        engine.new_game();
        engine.search(*engine::position_from_text("chess", position), request);
    }
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

/// The longest time from `stop` to the answer, in milliseconds, with a table that is full.
double longest_stop(unsigned threads) {
    engine::Engine engine;
    set_up(engine, threads);
    const auto position = engine::position_from_text("chess", middlegame);
    engine::Request request;
    request.limits.move_time = search::Milliseconds(5000);
    engine.search(*position, request);
    request.limits = {};
    request.limits.infinite = true;
    double longest = 0;
    for (int wait = 1; wait <= 40; ++wait) {
        engine.start(*position, request, {});
        std::this_thread::sleep_for(std::chrono::milliseconds(3 * wait));
        const auto begin = Clock::now();
        engine.stop();
        engine.wait();
        longest = std::max(longest, std::chrono::duration<double, std::milli>(Clock::now() - begin).count());
    }
    return longest;
}

/// The textbook's alpha-beta as TextbookSearch has it, bit by bit, but without any hook: to compare with.
class SearchWithoutHooks {
public:
    explicit SearchWithoutHooks(Material& evaluation, const std::atomic<bool>* stop = nullptr)
        : evaluation_(evaluation), stop_(stop) {}

    [[nodiscard]] std::uint64_t run(Chess& position, int depth) {
        search::Line<chess::Move> line;
        static_cast<void>(search(position, depth, 0, -search::infinite_score, search::infinite_score, line));
        return nodes_;
    }

private:
    search::Score search(Chess& position, int depth, int ply, search::Score alpha, search::Score beta,
                         search::Line<chess::Move>& line) {
        ++nodes_;
        return value(position, depth, ply, alpha, beta, line);
    }

    search::Score value(Chess& position, int depth, int ply, search::Score alpha, search::Score beta,
                        search::Line<chess::Move>& line) {
        line.clear();
        if (const game::Outcome verdict = position.verdict(); verdict.over())
            return leaf(search::outcome_score(verdict, position.to_move(), ply));
        Chess::MoveList moves;
        position.legal_moves(moves);
        if (moves.empty())
            return leaf(search::outcome_score(position.verdict_without_moves(), position.to_move(), ply));
        if (depth == 0 || ply >= search::max_ply) return leaf(evaluation_.score_for_mover(position));

        search::Score best = -search::infinite_score;
        search::Line<chess::Move> below;
        for (const chess::Move move : moves) {
            if (stop_ != nullptr && stop_->load(std::memory_order_relaxed)) break;
            position.make(move);
            const search::Score score = -search(position, depth - 1, ply + 1, -beta, -alpha, below);
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

    search::Score leaf(search::Score score) {
        ++evaluations_;
        return score;
    }

    Material& evaluation_;
    const std::atomic<bool>* stop_;
    std::uint64_t nodes_ = 0;
    std::uint64_t evaluations_ = 0;
};

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
        return SearchWithoutHooks(evaluation).run(position, 5);
    });
}

double median(std::vector<double> numbers) {
    const auto middle = numbers.begin() + static_cast<std::ptrdiff_t>(numbers.size() / 2);
    std::nth_element(numbers.begin(), middle, numbers.end());
    return *middle;
}

void run() {
    double ours = 0;
    double theirs = 0;
    std::vector<double> ratios;
    double one_thread = 0;
    double all_threads = 0;
    double one_thread_time = 1e9;
    double all_threads_time = 1e9;
    double hooks = 0;
    double no_hooks = 0;
    const unsigned cores = std::max(1u, std::thread::hardware_concurrency());
    for (int round = 0; round < rounds; ++round) {
        const double our_speed = engine::run_bench("chess").nodes_per_second();
        const double their_speed = stockfish_speed();
        ours = std::max(ours, our_speed);
        theirs = std::max(theirs, their_speed);
        ratios.push_back(our_speed / their_speed);
        one_thread = std::max(one_thread, speed_with_threads(1));
        all_threads = std::max(all_threads, speed_with_threads(cores));
        one_thread_time = std::min(one_thread_time, time_to_depth(1));
        all_threads_time = std::min(all_threads_time, time_to_depth(cores));
        hooks = std::max(hooks, speed_with_hooks());
        no_hooks = std::max(no_hooks, speed_without_hooks());
        std::fprintf(stderr, "round %d of %d\n", round + 1, rounds);
    }
    std::printf("Search, one thread:    Rookery %.2f, Stockfish %.2f million nodes/s, ratio %.2f (median %.2f)\n",
                ours / 1e6, theirs / 1e6, ours / theirs, median(ratios));
    std::printf("Search, %u threads:     %.2f million nodes/s, %.2f times one thread\n", cores, all_threads / 1e6,
                all_threads / one_thread);
    std::printf("Six positions, depth %d: one thread %.2f s, %u threads %.2f s, %.2f times as fast\n", depth_to_reach,
                one_thread_time, cores, all_threads_time, one_thread_time / all_threads_time);
    std::printf("Stop, %u threads and a full table: at most %.1f ms\n", cores, longest_stop(cores));
    std::printf("Observer hooks, empty: %.2f million nodes/s, without hooks %.2f, ratio %.3f\n", hooks / 1e6,
                no_hooks / 1e6, hooks / no_hooks);
}

}  // namespace
}  // namespace rookery::bench

int main() { return rookery::bench::run_program("search_bench", rookery::bench::run); }
