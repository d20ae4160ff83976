// How fast the variants are against Fairy-Stockfish in the same run: perft on one thread, both counting the last ply in
// bulk, and the nodes per second of a search.
//
// Rounds of the two alternate, and the best round of each counts: what disturbs a machine only ever makes it slower.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>
#include <vector>

#include "board/random.h"
#include "engine/engine.h"
#include "engine/games.h"
#include "engine/random_play.h"
#include "program.h"
#include "protocol/clients/uci_client.h"

namespace rookery::bench {
namespace {

using Clock = std::chrono::steady_clock;

struct Workload {
    const char* game;
    int perft_depth;
    /// Fairy-Stockfish 11.1 plays chess when it is asked for atomic chess: there is nothing to compare with.
    bool has_peer = true;
};

constexpr Workload workloads[] = {
    {"crazyhouse", 4}, {"atomic", 4, false}, {"horde", 5},       {"kingofthehill", 4},
    {"3check", 4},     {"antichess", 5},     {"racingkings", 4}, {"endgame", 6},
};
constexpr int rounds = 5;
constexpr auto thinking_time = std::chrono::milliseconds(1000);

/// The start, and a position that shows more of what is special: pieces in hand, holes blown, hordes thinned.
std::vector<std::string> positions_of(const char* game) {
    std::vector<std::string> positions = {engine::start_position(game)->text()};
    board::Random random(3);
    while (positions.size() < 2) {
        const auto position = engine::random_play(game, 16, random);
        if (!position->outcome().over()) positions.push_back(position->text());
    }
    return positions;
}

/// Millions of nodes per second of work that is done on each position and returns its nodes.
template <class Work>
double speed(const std::vector<std::string>& positions, Work work) {
    const auto begin = Clock::now();
    std::uint64_t nodes = 0;
    for (const std::string& position : positions) nodes += work(position);
    return static_cast<double>(nodes) / std::chrono::duration<double>(Clock::now() - begin).count() / 1e6;
}

std::uint64_t perft_nodes(const Workload& workload, const std::string& position) {
    return engine::total_nodes(engine::position_from_text(workload.game, position)->divide(workload.perft_depth));
}

std::uint64_t perft_nodes(const Workload& workload, protocol::UciClient& peer, const std::string& position) {
    return engine::total_nodes(peer.divide(position, {}, workload.perft_depth));
}

std::uint64_t search_nodes(const char* game, const std::string& position) {
    engine::Engine engine;
    engine::Request request;
    request.limits.move_time = thinking_time;
    return engine.search(*engine::position_from_text(game, position), request).nodes;
}

/// As for ours, nothing may be known from earlier rounds: a search that finds its answers in the table makes twice the
/// nodes per second.
std::uint64_t search_nodes(const char* game, protocol::UciClient& peer, const std::string& position) {
    protocol::MoveLimits limits;
    limits.move_time = thinking_time;
    peer.start_game(engine::find_game(game), {});
    peer.set_position(position, {});
    const auto move = peer.go(limits, Clock::now() + std::chrono::seconds(60));
    if (!move) throw protocol::ProcessError(peer.name() + " does not move");
    return move->info.nodes;
}

struct Speeds {
    double perft = 0;
    double search = 0;
};

void measure(const Workload& workload, protocol::UciClient& peer) {
    Speeds ours, theirs;
    peer.start_game(engine::find_game(workload.has_peer ? workload.game : "chess"), {});
    const auto positions = positions_of(workload.game);
    for (int round = 0; round < rounds; ++round) {
        const auto improve = [&](double& best, auto work) { best = std::max(best, speed(positions, work)); };
        improve(ours.perft, [&](const auto& position) { return perft_nodes(workload, position); });
        improve(ours.search, [&](const auto& position) { return search_nodes(workload.game, position); });
        if (!workload.has_peer) continue;
        improve(theirs.perft, [&](const auto& position) { return perft_nodes(workload, peer, position); });
        improve(theirs.search, [&](const auto& position) { return search_nodes(workload.game, peer, position); });
    }
    std::printf("%-14s  perft %7.1f", workload.game, ours.perft);
    if (workload.has_peer) std::printf(", peer %6.1f, ratio %5.2f", theirs.perft, ours.perft / theirs.perft);
    std::printf("; search %5.2f", ours.search);
    if (workload.has_peer) std::printf(", peer %5.2f, ratio %5.2f", theirs.search, ours.search / theirs.search);
    std::printf("\n");
    std::fflush(stdout);
}

void run() {
    protocol::UciClient peer("fairy-stockfish", std::chrono::seconds(600));
    std::printf("Million nodes/s on one thread, best of %d rounds; the peer is %s\n", rounds, peer.name().c_str());
    for (const Workload& workload : workloads) measure(workload, peer);
}

}  // namespace
}  // namespace rookery::bench

int main() { return rookery::bench::run_program("variants_bench", rookery::bench::run); }
