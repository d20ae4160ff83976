#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "server/desk.h"
#include "server/incoming.h"
#include "server/live_game.h"
#include "server/lobby.h"
#include "server/tab_jobs.h"

namespace rookery::server {

/// What all tabs share.
struct SessionServices {
    Loop& loop;
    StoreService& store;
    Thinking& thinking;
    Parcels& parcels;
    Jobs& jobs;
    Lobby& lobby;
};

/// One tab: carries out what its page says. Never throws: whatever is wrong is answered with `refused`.
class Session final : public Watcher {
public:
    Session(const SessionServices& services, Send send);
    ~Session() override { leave(); }
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    /// Gives back what the message costs; an ordinary one costs 1.
    int receive(std::string_view text) noexcept;
    /// Whether it has a game open or work under way.
    [[nodiscard]] bool is_busy() const { return game_ != nullptr || entering_ || jobs_.any(); }

    void hear(const std::string& text, Importance importance) override { send_(text, importance); }

private:
    void carry_out(const Message& message);
    void carry_out_about_playing(const Incoming& message);
    void greet(const Incoming& message);
    void carry_out_in_game(const Incoming& message);
    /// Runs the task; whatever is wrong is answered with `refused`.
    void attempt(const RequestNumber& request, const std::string& type, const std::function<void()>& task) noexcept;
    /// Asks the lobby for a game, and enters when it is there.
    void go_to(const Incoming& message);
    void enter(const std::shared_ptr<LiveGame>& game, const Incoming& message);
    void leave();
    void reply(const std::string& text) { send_(text, Importance::MustArrive); }

    Lobby& lobby_;
    Send send_;
    bool greeted_ = false;
    std::shared_ptr<LiveGame> game_;  ///< the one that is open in this tab
    bool entering_ = false;           ///< another one is being fetched
    std::deque<Incoming> waiting_;    ///< for that
    TabJobs jobs_;
    std::vector<std::unique_ptr<Desk>> desks_;
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

}  // namespace rookery::server
