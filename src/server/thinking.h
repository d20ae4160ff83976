#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "engine/engine.h"
#include "server/loop.h"

namespace rookery::server {

/// How many searches run at once, and how long. The memory and the threads of the server are bounded by this, however
/// many tabs are open.
struct ThinkingLimits {
    std::size_t searches = 0;  ///< long ones at once, and as many quick ones; 0 for as many as there are cores
    std::size_t hash_megabytes = 16;
    std::size_t quick_hash_megabytes = 1;  ///< small, for it is cleared whenever another game's turn comes
    Milliseconds answer_for_all{6'000};    ///< while others wait, searches are cut short to serve all within this time
    Milliseconds longest{600'000};         ///< no search takes longer
};

/// A search that somebody wants. Everything is called on the loop, and nothing after `cancel`.
struct Thought {
    std::string owner;  ///< searches of the same owner share what the hash table remembers
    std::unique_ptr<engine::AnyPosition> position;
    engine::Settings settings;
    engine::Request request;
    /// A search without an end for somebody who looks on: it is ended as soon as somebody who plays needs the engine,
    /// and may be asked for again.
    bool gives_way = false;

    std::function<void()> on_begin;
    std::function<void(const engine::Report&)> on_report;
    /// Without a best move if the game is over, or if there was no time to find one.
    std::function<void(const engine::Answer&)> on_answer;
    /// Instead of an answer: the search cannot be had.
    std::function<void(const std::string& problem)> on_problem;
};

/// Shares a few engines among all games: searches wait in the order they came, those that give way behind the others.
/// Quick ones have engines of their own, so that nobody who plays against a beginner waits for somebody who plays
/// against a master.
class Thinking {
public:
    using Ticket = std::uint64_t;  ///< never 0

    Thinking(Loop& loop, const ThinkingLimits& limits);
    /// Ends all searches; nobody hears of it. No other function may run meanwhile.
    ~Thinking();
    Thinking(const Thinking&) = delete;
    Thinking& operator=(const Thinking&) = delete;

    [[nodiscard]] Ticket start(Thought thought);
    /// The answer is to come now, with what is known. One that still waits is cut down to a moment's thought.
    void stop(Ticket ticket);
    /// Nobody wants to hear of it any more.
    void cancel(Ticket ticket);

    [[nodiscard]] std::size_t running() const;
    [[nodiscard]] std::size_t waiting() const { return queue_.size(); }

private:
    using Clock = std::chrono::steady_clock;

    struct Job {
        Ticket ticket = 0;
        Thought thought;
        bool quick = false;
        bool cancelled = false;
    };
    struct Seat {
        bool quick = false;
        std::unique_ptr<engine::Engine> engine;
        std::string owner;  ///< whose search its table remembers
        std::unique_ptr<Job> job;
        Clock::time_point begin;
    };

    void serve();
    [[nodiscard]] std::unique_ptr<Job> next_job();
    void make_room();
    [[nodiscard]] std::size_t waiting_players() const;
    [[nodiscard]] Seat* free_seat(const Job& job);
    void begin(Seat& seat, std::unique_ptr<Job> job);
    void finish(std::size_t seat, Ticket ticket, const engine::Answer& answer);
    void watch_the_time();
    [[nodiscard]] Milliseconds share(std::size_t waiting) const;

    Loop& loop_;
    ThinkingLimits limits_;
    std::vector<Seat> seats_;
    std::deque<std::unique_ptr<Job>> queue_;
    Ticket last_ticket_ = 0;
    bool watching_ = false;
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

}  // namespace rookery::server
