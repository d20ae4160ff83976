// How fast games are imported with everything that the opening explorer needs, and how quickly it answers.
//
// The file has as many games as a large collection, which go through the same openings: random games that often play
// the first of the moves, so that many begin alike.

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <functional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "app/library/explorer.h"
#include "app/library/game_import.h"
#include "app/loop.h"
#include "board/random.h"
#include "engine/games.h"
#include "notation/pgn_writer.h"
#include "program.h"
#include "server/store/store_service.h"
#include "support/temporary_folder.h"

namespace rookery::bench {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int plies = 93;
constexpr int default_games = 149'000;

/// Nobody waits for answers here.
class DeafLoop final : public app::Loop {
public:
    void post(std::function<void()>) override {}
    void after(app::Milliseconds, std::function<void()>) override {}
};

double seconds_since(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

std::string random_moves(board::Random& random) {
    notation::PgnGame game;
    const auto position = engine::start_position("chess");
    for (int ply = 0; ply < plies && !position->outcome().over(); ++ply) {
        const auto moves = position->legal_moves();
        const std::size_t choices = ply < 10 ? std::min<std::size_t>(3, moves.size()) : moves.size();
        const std::string& move = moves[random.below(choices)];
        game.main.moves.emplace_back().notation = position->move_notation(move);
        position->play(move);
    }
    std::ostringstream out;
    write_pgn(out, game);
    return out.str();  // without tags: these come with each game
}

/// The same moves come again under other names: what takes time is to read them, whatever they are.
std::uintmax_t write_games(const std::filesystem::path& file, int count) {
    board::Random random(1);
    std::vector<std::string> different;
    for (int i = 0; i < std::min(count, 10'000); ++i) different.push_back(random_moves(random));
    std::ofstream out(file, std::ios::binary);
    for (int i = 0; i < count; ++i)
        out << "[Event \"Bench\"]\n[Site \"?\"]\n[Date \"2020.01.01\"]\n[Round \"" << i << "\"]\n[White \"Player "
            << random.below(1000) << "\"]\n[Black \"Player " << random.below(1000)
            << "\"]\n[Result \"*\"]\n[WhiteElo \"" << 1500 + random.below(1000) << "\"]\n\n"
            << different[random.below(different.size())];
    out.close();
    return std::filesystem::file_size(file);
}

double processor_seconds_since(std::clock_t begin) {
    return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

/// The median of many answers, and the worst of them, in milliseconds; of the worst also how long a processor was at
/// it, which other programs do not change.
void print_lookups(const server::SqliteStore& store) {
    board::Random random(2);
    std::vector<double> times;
    double max_worked = 0;
    std::int64_t maximum = 0;
    for (int i = 0; i < 200; ++i) {
        const auto position = engine::start_position("chess");
        for (int ply = 0; ply < i % 20; ++ply) position->play(position->legal_moves()[random.below(3)]);
        const auto begin = Clock::now();
        const std::clock_t processor = std::clock();
        maximum = std::max(maximum, store.explore(app::explorer_key(*position), 20).all.games);
        times.push_back(seconds_since(begin) * 1000);
        max_worked = std::max(max_worked, processor_seconds_since(processor) * 1000);
    }
    std::sort(times.begin(), times.end());
    std::printf(
        "  look up a position: median %.2f ms, worst %.2f ms (%.2f ms of processor time), of up to %lld games\n",
        times[times.size() / 2], times.back(), max_worked, static_cast<long long>(maximum));
}

void run() {
    const char* const wanted = std::getenv("ROOKERY_BENCH_GAMES");
    const int games = wanted != nullptr ? std::atoi(wanted) : default_games;
    const support::TemporaryFolder folder;
    const std::filesystem::path file = folder.path() / "games.pgn";
    const double megabytes = static_cast<double>(write_games(file, games)) / 1e6;
    const std::filesystem::path data = folder.path() / "data";
    DeafLoop loop;
    {
        server::SqliteStoreService service(loop, data);
        const auto begin = Clock::now();
        const std::clock_t processor = std::clock();
        std::ifstream in(file, std::ios::binary);
        const app::ImportCount count = app::import_games(
            in,
            [&](const std::vector<app::TextGame>& batch) {
                return service.change_many_and_wait([&](app::Store& store) { return store.add_texts(batch); });
            },
            std::nullopt, std::atomic<bool>(false), {});
        if (count.games != static_cast<std::uint64_t>(games)) throw std::runtime_error("not every game was imported");
        const double imported = seconds_since(begin);
        const auto store = service.open_for_reading();
        const std::uint64_t nowhere = 0;
        while (store->explore(nowhere, 0).unexplored > 0) std::this_thread::sleep_for(std::chrono::milliseconds(20));
        const double indexed = seconds_since(begin);
        const double worked = processor_seconds_since(processor);
        std::printf(
            "Explorer, %d games of %.1f MB: imported in %.1f s, known to the explorer after %.1f s (%.0f games/s); "
            "%.1f s of processor time\n",
            games, megabytes, imported, indexed, games / indexed, worked);
    }
    std::printf("  the store has %.0f MB\n",
                static_cast<double>(std::filesystem::file_size(data / "games.sqlite")) / 1e6);
    print_lookups(server::SqliteStore(data, server::SqliteStore::Use::Reading));
}

}  // namespace
}  // namespace rookery::bench

int main() { return rookery::bench::run_program("explorer_bench", rookery::bench::run); }
