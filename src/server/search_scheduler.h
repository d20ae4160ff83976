#pragma once

#include <chrono>
#include <deque>
#include <filesystem>
#include <future>
#include <memory>
#include <string>
#include <vector>

#include "app/loop.h"
#include "app/search_scheduler.h"
#include "engine/engine.h"
#include "server/engines/external_searches.h"

namespace rookery::server {

/// Shares a few engines among all games: searches wait in the order they came, those that are preemptible behind the
/// others. Quick ones have engines of their own, so that nobody who plays against a beginner waits for somebody who
/// plays against a master.
class EngineScheduler final : public app::SearchScheduler {
public:
    /// Other engines are those that are listed in the folder.
    EngineScheduler(app::Loop& loop, const app::SearchLimits& limits, const std::filesystem::path& folder = {});
    /// Ends all searches; nobody hears of it. No other function may run meanwhile.
    ~EngineScheduler() override;
    EngineScheduler(const EngineScheduler&) = delete;
    EngineScheduler& operator=(const EngineScheduler&) = delete;

    [[nodiscard]] Ticket start(app::SearchTask task) override;
    void stop(Ticket ticket) override;
    void cancel(Ticket ticket) override;
    void forget(const std::string& owner) override;

    [[nodiscard]] std::vector<std::string> engines() const override { return external_.names(); }
    [[nodiscard]] std::vector<std::string> seated_engines() const override { return external_.names(true); }
    [[nodiscard]] const app::SearchLimits& limits() const override { return limits_; }
    [[nodiscard]] std::size_t running() const;
    [[nodiscard]] std::size_t waiting() const { return queue_.size(); }

private:
    using Clock = std::chrono::steady_clock;

    struct Job {
        Ticket ticket = 0;
        app::SearchTask task;
        bool quick = false;
        bool canceled = false;
    };
    struct Slot {
        bool quick = false;
        std::unique_ptr<engine::Engine> engine;
        std::string owner;                ///< whose search its table remembers
        bool has_another_engine = false;  ///< running for it
        bool is_forgotten = false;        ///< its owner is not there any more
        std::unique_ptr<Job> job;
        Clock::time_point begin;
    };

    void serve();
    [[nodiscard]] std::unique_ptr<Job> next_job();
    void make_room();
    [[nodiscard]] std::size_t waiting_players() const;
    [[nodiscard]] Slot* free_slot(const Job& job);
    /// For the slot of that number, which hears of failures.
    [[nodiscard]] std::unique_ptr<engine::Engine> make_engine(std::size_t number);
    void begin(Slot& slot, std::unique_ptr<Job> job);
    void finish(std::size_t slot, Ticket ticket, const engine::Answer& answer);
    void watch_the_time();
    [[nodiscard]] app::Milliseconds share(std::size_t waiting) const;
    void retire(Slot& slot);

    app::Loop& loop_;
    app::SearchLimits limits_;
    std::vector<Slot> slots_;
    std::deque<std::unique_ptr<Job>> queue_;
    Ticket last_ticket_ = 0;
    bool watching_ = false;
    std::vector<std::future<void>> retiring_;  ///< engines that are on their way out
    ExternalSearches external_;
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

}  // namespace rookery::server
