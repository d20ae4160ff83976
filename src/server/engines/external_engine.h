#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "app/search_scheduler.h"
#include "server/engines/engine_registry.h"

namespace rookery::server {

/// What another engine is to find out. Everything is called from the engine's thread.
struct ExternalOrder {
    std::unique_ptr<engine::AnyPosition> position;
    std::string start;                      ///< where `moves` begin; empty for the position itself
    std::vector<std::string> moves;         ///< that led to the position
    std::optional<std::size_t> board = {};  ///< of several, where it sits alone
    search::Limits limits;
    int lines = 1;
    std::function<void(const engine::Report&)> on_report;
    std::function<void(const std::vector<app::ConversationLine>&)> on_conversation;
    std::function<void(const engine::Answer&)> on_answer;
    std::function<void()> on_resignation;
    std::function<void(const app::Problem&)> on_problem;
};

/// Another engine, running in a process of its own and listened to by a thread. The process begins with the first
/// search and stays for the next; one that fails is replaced.
class ExternalEngine {
public:
    explicit ExternalEngine(RegisteredEngine engine);
    /// Waits until the engine is gone, for a while.
    ~ExternalEngine();
    ExternalEngine(const ExternalEngine&) = delete;
    ExternalEngine& operator=(const ExternalEngine&) = delete;

    /// A search that is running is ended first, with its answer; one that has not begun is dropped.
    void search(ExternalOrder order);
    /// The answer is to come now.
    void stop();

private:
    void run();
    void perform(const ExternalOrder& order, const std::atomic<bool>& stop);
    void prepare(const ExternalOrder& order);
    void think(const ExternalOrder& order, const std::atomic<bool>& stop);
    void handle_line(protocol::Process::Speaker speaker, std::string_view line);
    void report_lines(const ExternalOrder& order, const std::vector<protocol::SearchInfo>& lines,
                      protocol::Process::Clock::time_point since);
    void report_conversation(const ExternalOrder& order);

    RegisteredEngine engine_;
    // Of its thread
    std::unique_ptr<protocol::EngineClient> client_;
    std::string game_;                                 ///< what it has been told to play
    std::vector<app::ConversationLine> conversation_;  ///< that nobody has heard of yet
    std::vector<std::string> reported_;                ///< the lines of the last reports
    // Shared
    std::mutex mutex_;
    std::condition_variable changed_;
    std::optional<ExternalOrder> next_;
    bool leaving_ = false;
    /// Of the search that was asked for last, begun or not: each has its own, so that a new one cannot take back that
    /// an earlier one was stopped.
    std::shared_ptr<std::atomic<bool>> stop_ = std::make_shared<std::atomic<bool>>(false);
    std::thread thread_;  // last: it uses all the others
};

}  // namespace rookery::server
