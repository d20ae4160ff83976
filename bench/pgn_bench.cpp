// How fast game files are read: megabytes per second of a file of our own random games with clocks and evaluations,
// first only read, then also replayed move by move.
//
// The best round of each counts: what disturbs a machine only ever makes it slower.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <sstream>
#include <stdexcept>
#include <string>

#include "board/random.h"
#include "engine/games.h"
#include "engine/replay.h"
#include "notation/pgn_comment.h"
#include "notation/pgn_reader.h"
#include "notation/pgn_writer.h"
#include "program.h"

namespace rookery::bench {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int games = 5'000;
constexpr int plies = 80;
constexpr int rounds = 5;

notation::PgnGame random_game(board::Random& random, bool comments) {
    notation::PgnGame game;
    game.set_tag("White", "Player " + std::to_string(random.below(1000)));
    game.set_tag("Black", "Player " + std::to_string(random.below(1000)));
    complete_tags(game);
    const auto position = engine::start_position("chess");
    for (int ply = 0; ply < plies && !position->outcome().over(); ++ply) {
        const auto moves = position->legal_moves();
        const std::string& move = moves[random.below(moves.size())];
        notation::PgnMove& written = game.main.moves.emplace_back();
        written.notation = position->move_notation(move);
        position->play(move);
        if (!comments) continue;
        notation::PgnComment comment;
        comment.set("eval", notation::eval_value(static_cast<int>(random.below(600)) - 300));
        comment.set("clk", notation::clock_value(600'000 - 5'000LL * ply));
        written.comments = {comment.joined()};
    }
    return game;
}

std::string random_file(bool comments) {
    board::Random random(1);
    std::ostringstream out;
    for (int game = 0; game < games; ++game) write_pgn(out, random_game(random, comments));
    return out.str();
}

/// Megabytes per second. The games are counted, so that none is left out.
double speed(const std::string& text, bool with_replay) {
    const auto begin = Clock::now();
    std::istringstream file(text);
    notation::PgnReader reader(
        file, [](const notation::PgnDamage& damage) { throw std::runtime_error("damaged: " + damage.problem); });
    notation::PgnGame game;
    int count = 0;
    while (reader.next(game)) {
        ++count;
        if (with_replay) static_cast<void>(engine::replay(game, engine::Variations::Played));
    }
    if (count != games) throw std::runtime_error("not every game was read");
    const std::chrono::duration<double> time = Clock::now() - begin;
    return static_cast<double>(text.size()) / 1e6 / time.count();
}

void run() {
    for (const bool comments : {true, false}) {
        const std::string text = random_file(comments);
        double reading = 0;
        double replaying = 0;
        for (int round = 0; round < rounds; ++round) {
            reading = std::max(reading, speed(text, false));
            replaying = std::max(replaying, speed(text, true));
        }
        std::printf("PGN, %d games of %.1f MB, %s: read %.0f MB/s, read and replayed %.1f MB/s\n", games,
                    static_cast<double>(text.size()) / 1e6, comments ? "clocks and evaluations" : "moves only", reading,
                    replaying);
    }
}

}  // namespace
}  // namespace rookery::bench

int main() { return rookery::bench::run_program("pgn_bench", rookery::bench::run); }
