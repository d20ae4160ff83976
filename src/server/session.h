#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "server/incoming.h"
#include "server/live_game.h"
#include "server/lobby.h"

namespace rookery::server {

/// One tab: carries out what its page says. Never throws: whatever is wrong is answered with `refused`.
class Session final : public Watcher {
public:
    using Send = std::function<void(const std::string& text, Importance importance)>;

    Session(Lobby& lobby, Store& store, Send send) : lobby_(lobby), store_(store), send_(std::move(send)) {}
    ~Session() override { leave(); }
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    /// Gives back what the message costs; an ordinary one costs 1.
    int receive(std::string_view text) noexcept;
    [[nodiscard]] bool has_game() const { return game_ != nullptr; }

    void hear(const std::string& text, Importance importance) override { send_(text, importance); }

private:
    void carry_out(const Incoming& message);
    void greet(const Incoming& message);
    void carry_out_in_game(const Incoming& message);
    void enter(std::shared_ptr<LiveGame> game, const Incoming& message);
    void leave();
    void list_games(const Incoming& message);
    void reply(const std::string& text) { send_(text, Importance::MustArrive); }

    Lobby& lobby_;
    Store& store_;
    Send send_;
    bool greeted_ = false;
    std::shared_ptr<LiveGame> game_;  ///< the one that is open in this tab
};

}  // namespace rookery::server
