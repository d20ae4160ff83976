#pragma once

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
    Store& store;
    Thinking& thinking;
    Parcels& parcels;
    Jobs& jobs;
    Lobby& lobby;
    Library& library;
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
    [[nodiscard]] bool is_busy() const { return game_ != nullptr || jobs_.any(); }

    void hear(const std::string& text, Importance importance) override { send_(text, importance); }

private:
    void carry_out(const Message& message);
    void carry_out_about_playing(const Incoming& message);
    void greet(const Incoming& message);
    void carry_out_in_game(const Incoming& message);
    void enter(std::shared_ptr<LiveGame> game, const Incoming& message);
    void leave();
    void reply(const std::string& text) { send_(text, Importance::MustArrive); }

    Lobby& lobby_;
    Send send_;
    bool greeted_ = false;
    std::shared_ptr<LiveGame> game_;  ///< the one that is open in this tab
    TabJobs jobs_;
    std::vector<std::unique_ptr<Desk>> desks_;
};

}  // namespace rookery::server
