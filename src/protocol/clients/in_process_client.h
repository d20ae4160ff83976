#pragma once

#include <condition_variable>
#include <mutex>
#include <ostream>

#include "protocol/clients/engine_client.h"
#include "protocol/session.h"

namespace rookery::protocol {

/// Our own engine in this same process: what a match of the program with itself or with others needs no pipes for. It
/// has the options of UCI, by their names there.
class InProcessClient final : public EngineClient {
public:
    InProcessClient();

    [[nodiscard]] const std::string& name() const override { return name_; }

    void start_game(const game::GameInfo& game, const EngineOptions& options) override;
    void set_position(const std::string& start, const std::vector<std::string>& moves) override;
    void start_search(const MoveLimits& limits) override;
    [[nodiscard]] std::optional<EngineMove> wait_for_move(Clock::time_point deadline) override;
    std::optional<EngineMove> stop(Clock::time_point deadline) override;
    void quit() noexcept override { session_.engine.stop(); }

private:
    const std::string name_;
    std::ostream nowhere_{nullptr};

    std::mutex mutex_;  // for what the searching thread tells
    std::condition_variable answered_;
    SearchInfo info_;
    std::optional<EngineMove> answer_;
    Clock::time_point thinking_since_;

    Session session_{nowhere_};  // goes first: its thread uses all the others
};

}  // namespace rookery::protocol
