#pragma once

#include <future>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "app/loop.h"
#include "app/search_scheduler.h"
#include "server/engines/external_engine.h"

namespace rookery::server {

/// The searches that other engines do: one process for each owner and engine, for as long as the owner is there. On the
/// loop, like the scheduler that it belongs to.
class ExternalSearches {
public:
    using Ticket = app::SearchScheduler::Ticket;

    /// No search takes longer than `longest`.
    ExternalSearches(app::Loop& loop, EngineRegistry registry, app::Milliseconds longest)
        : loop_(loop), registry_(std::move(registry)), longest_(longest) {}
    /// Waits until the engines have ended.
    ~ExternalSearches() { *alive_ = false; }
    ExternalSearches(const ExternalSearches&) = delete;
    ExternalSearches& operator=(const ExternalSearches&) = delete;

    /// Of all of them, or only of those that sit at one board of bughouse.
    [[nodiscard]] std::vector<std::string> names(bool only_seated = false) const;
    /// What is wrong is told to the task, later.
    void start(Ticket ticket, app::SearchTask task);
    void stop(Ticket ticket);
    void cancel(Ticket ticket);
    void forget(const std::string& owner);

private:
    struct Slot {
        std::string owner;
        RegisteredEngine engine;
        std::unique_ptr<ExternalEngine> process;
        Ticket ticket = 0;  ///< of the search that is under way; 0 for none
        app::SearchTask task;
    };
    struct Coming {
        Ticket ticket = 0;
        bool stopped = false;
    };

    void begin(const Coming& coming, app::SearchTask task);
    [[nodiscard]] Slot& slot_for(const app::SearchTask& task);
    void make_room_for(const std::string& owner);
    void retire(Slot& slot);

    app::Loop& loop_;
    EngineRegistry registry_;
    app::Milliseconds longest_;
    std::vector<std::unique_ptr<Slot>> slots_;  ///< the one that was used last comes last
    std::vector<Coming> coming_;                ///< searches that are about to begin
    std::vector<std::future<void>> retiring_;   ///< engines that are on their way out
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

}  // namespace rookery::server
