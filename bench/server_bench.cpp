// How quickly the server answers: alone, with many tabs playing at once, and while somebody tries to disturb.

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <thread>
#include <vector>

#include <fmt/format.h>

#include "board/random.h"
#include "server/client.h"
#include "server/running_server.h"

namespace rookery {
namespace {

using namespace server_test;
using Clock = std::chrono::steady_clock;

/// Milliseconds from a person's move until it is shown, and until the computer has answered it.
struct Times {
    std::vector<double> shown;
    std::vector<double> answered;

    void add(const Times& more) {
        shown.insert(shown.end(), more.shown.begin(), more.shown.end());
        answered.insert(answered.end(), more.answered.begin(), more.answered.end());
    }
};

std::vector<std::string> legal_moves(const json::value& message) {
    std::vector<std::string> moves;
    for (const json::value& board : at(message, "position.legal").as_array())
        for (const auto& [from, targets] : at(board, "moves").as_object())
            for (const json::value& to : targets.as_array()) {
                const std::string move = std::string(from) + std::string(to.as_string());
                // The king may also be put on its rook: that is castling once more.
                if (at(board, "castling").as_object().contains(move)) continue;
                const auto* promotions = at(board, "promotions").as_object().if_contains(move);
                moves.push_back(promotions != nullptr ? move + std::string(promotions->as_array()[0].as_string())
                                                      : move);
            }
    return moves;
}

/// Even a person in a hurry takes this long, and so the server need not slow them down.
constexpr std::chrono::milliseconds time_to_choose{100};

/// A person who plays any legal move, against the computer.
Times play_moves(std::uint16_t port, int count, const std::string& computer, std::uint64_t seed) {
    Times times;
    board::Random random(seed);
    Client client(port);
    client.greet();
    json::object state;
    const auto since = [](Clock::time_point begin) {
        return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
    };
    while (static_cast<int>(times.shown.size()) < count) {
        const auto moves = state.empty() ? std::vector<std::string>() : legal_moves(state);
        if (moves.empty()) {
            state = client.begin("chess", "person", computer);
            continue;
        }
        std::this_thread::sleep_for(time_to_choose);
        const auto begin = Clock::now();
        state = play(client, static_cast<int>(number_at(state, "position.ply")), moves[random.below(moves.size())]);
        times.shown.push_back(since(begin));
        if (!at(state, "status.outcome").is_null()) continue;
        state = client.receive("ply");
        times.answered.push_back(since(begin));
    }
    return times;
}

Times play_at_once(std::uint16_t port, int tabs, int moves, const std::string& computer) {
    std::vector<Times> each(static_cast<std::size_t>(tabs));
    std::vector<std::thread> threads;
    for (std::size_t tab = 0; tab < each.size(); ++tab)
        threads.emplace_back([&, tab] { each[tab] = play_moves(port, moves, computer, tab + 1); });
    for (std::thread& thread : threads) thread.join();
    Times all;
    for (const Times& times : each) all.add(times);
    return all;
}

void print(const std::string& title, Times times) {
    const auto line = [](const char* what, std::vector<double>& values) {
        std::sort(values.begin(), values.end());
        const auto share = [&](double part) {
            return values[static_cast<std::size_t>(part * static_cast<double>(values.size() - 1))];
        };
        std::cout << fmt::format("  {:<16}{:>6} moves   median {:8.2f} ms   99% {:8.2f} ms   worst {:8.2f} ms\n", what,
                                 values.size(), share(0.5), share(0.99), values.back());
    };
    std::cout << title << '\n';
    line("shown", times.shown);
    line("answered", times.answered);
    std::cout << std::flush;
}

/// Everything that one client can do to be a nuisance, until told to stop.
void disturb(std::uint16_t port, const std::atomic<bool>& stop) {
    std::vector<std::unique_ptr<RawConnection>> half_open;
    while (!stop) {
        try {
            Client client(port);
            client.greet();
            for (int i = 0; i < 50; ++i) client.send(R"({"type":"move","ply":)");
            for (int i = 0; i < 20; ++i)
                client.send(
                    R"({"type":"new","game":"chess","run":true,"players":{"first":{"kind":"computer","depth":18},"second":{"kind":"computer","depth":18}}})");
            client.send(std::string(1'000'000, 'x'));
            for (int i = 0; i < 20; ++i) {
                half_open.push_back(std::make_unique<RawConnection>(port));
                half_open.back()->send("GET / HTTP/1.1\r\nHost: loc");
            }
            static_cast<void>(get(port, "/", "evil.example"));
        } catch (const std::exception&) {
            // As it should be.
        }
        if (half_open.size() > 200) half_open.clear();
    }
}

int run() {
    const std::string beginner = R"({"kind":"computer","depth":1})";
    const std::string thinker = R"({"kind":"computer","time":500})";
    const RunningServer server;
    print("one tab, depth 1", play_at_once(server.port(), 1, 200, beginner));
    print("50 tabs at once, depth 1", play_at_once(server.port(), 50, 40, beginner));
    print("50 tabs at once, half a second for each move", play_at_once(server.port(), 50, 4, thinker));
    std::atomic<bool> stop = false;
    std::thread nuisance([&] { disturb(server.port(), stop); });
    print("50 tabs at once, depth 1, and one that floods, lies and hangs",
          play_at_once(server.port(), 50, 40, beginner));
    stop = true;
    nuisance.join();
    return EXIT_SUCCESS;
}

}  // namespace
}  // namespace rookery

int main() {
    try {
        return rookery::run();
    } catch (const std::exception& error) {
        std::cerr << "server_bench: " << error.what() << '\n';
        return EXIT_FAILURE;
    }
}
