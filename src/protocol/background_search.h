#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "protocol/session.h"

namespace rookery::protocol {

/// Searches on behalf of XBoard, where the engine itself makes the moves: when the answer to a search arrives, the game
/// goes on from it, unless somebody has changed their mind in the meantime.
///
/// Three threads meet here. The one that reads commands calls these functions and holds the game's lock meanwhile. The
/// one that searches reports what it finds, and leaves its answer as pending. A third one, here, waits for it, takes
/// the lock and hands the answer on: so the game is changed by one thread at a time, and a new search can be begun
/// while an answer is dealt with, which the searching thread could not do.
class BackgroundSearch {
public:
    enum class Activity : std::uint8_t { Nothing, ChoosingMove, Pondering, Analyzing };
    /// What became of a search: its last word on the best move, if there was any.
    using Findings = std::optional<engine::Report>;
    using AnswerHandler = std::function<void(const engine::Answer&, const Findings&)>;

    /// The handler is called with the lock held.
    BackgroundSearch(Session& session, std::mutex& game_lock, AnswerHandler handler);
    ~BackgroundSearch();
    BackgroundSearch(const BackgroundSearch&) = delete;
    BackgroundSearch& operator=(const BackgroundSearch&) = delete;

    /// Whether thinking lines are written.
    void show_thinking(bool shown) { shown_ = shown; }

    [[nodiscard]] Activity activity() const { return activity_; }
    [[nodiscard]] Findings findings() const;
    /// The same, with the time and the nodes of this moment.
    [[nodiscard]] Findings progress() const;

    /// Begins a search instead of the present one, whose answer is not wanted. `before` is written in front of its
    /// lines.
    void begin(Activity activity, const engine::AnyPosition& position, const engine::Request& request,
               const std::string& before = "");
    /// The move that was pondered on has been played.
    void ponder_hit();
    /// Asks for the answer at once.
    void hurry() { session_.engine.stop(); }
    /// Ends the search; its answer is not wanted.
    void discard();

    /// A short search on the spot. Its answer comes back from here and nowhere else.
    [[nodiscard]] engine::Answer search_briefly(const engine::AnyPosition& position, std::uint64_t nodes);

    /// Waits, with the game's lock, until no answer is awaited.
    void wait(std::unique_lock<std::mutex>& lock);

private:
    /// One search, shared by those who may still speak of it.
    struct Search {
        std::unique_ptr<engine::AnyPosition> start;
        engine::CentipawnScale scale;
        std::chrono::steady_clock::time_point began = std::chrono::steady_clock::now();
        std::atomic<bool> discarded = false;
        std::mutex lock;  // for what follows
        std::string before;
        Findings findings;
    };
    struct PendingAnswer {
        std::shared_ptr<Search> search;
        engine::Answer answer;
    };

    void report(Search& search, const engine::Report& report);
    void deliver(const std::shared_ptr<Search>& search, const engine::Answer& answer);
    void deliver_pending();

    Session& session_;
    std::mutex& game_lock_;
    AnswerHandler handler_;
    Activity activity_ = Activity::Nothing;
    std::shared_ptr<Search> search_;
    std::condition_variable answered_;
    std::atomic<bool> shown_ = false;

    std::mutex pending_lock_;
    std::condition_variable pending_arrived_;
    std::optional<PendingAnswer> pending_;
    bool closed_ = false;
    std::thread delivery_thread_;
};

}  // namespace rookery::protocol
