#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/api/play_requests.h"
#include "app/message_handler.h"
#include "app/play/live_game.h"
#include "app/play/lobby.h"
#include "app/tab_jobs.h"

namespace rookery::app {

class Classroom;

/// What all tabs share.
struct SessionServices {
    Loop& loop;
    StoreService& store;
    SearchScheduler& scheduler;
    Transfers& transfers;
    JobRunner& jobs;
    Lobby& lobby;
    Classroom& classroom;
    /// The address for somebody else who may come in.
    std::function<std::string()> invite = {};
    ClusterView* cluster = nullptr;    ///< if there are other machines
    LearningRuns* learning = nullptr;  ///< if games can be learned here
};

/// One tab: does what its page says. Never throws: whatever is wrong is answered with `refused`.
class Session final : public Watcher {
public:
    Session(const SessionServices& services, Send send, const Rights& rights = {});
    ~Session() override { leave(); }
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    /// Gives back what the message costs; an ordinary one costs 1.
    int receive(std::string_view text) noexcept;
    /// Whether it has a game open or work under way.
    [[nodiscard]] bool is_busy() const { return game_ != nullptr || entering_ || jobs_.any(); }

    void receive(const std::string& text, Importance importance) override { send_(text, importance); }
    [[nodiscard]] bool may_start_engines() const override { return rights_.may_start_engines; }

private:
    /// Who asked, until there is an answer.
    struct Asked {
        RequestNumber request;
        std::string type;
    };
    struct Waiting {
        Asked asked;
        std::function<void()> task;
    };

    void add_routes();
    /// A message about playing, which waits if a game is just being fetched: `handler(request, asked)`.
    template <class Request, class Handler>
    void on_playing(Handler handler);
    /// A message about the game that is open: `handler(game, requester, request)`.
    template <class Request, class Handler>
    void on_game(Handler handler);

    void handle(const Message& message);
    void check_rights(const Message& message) const;
    void greet(const api::Hello& hello, const Message& message);
    /// Runs the task; whatever is wrong is answered with `refused`.
    void attempt(const Asked& asked, const std::function<void()>& task) noexcept;
    /// What the lobby is to call when the game is there.
    [[nodiscard]] Lobby::Enter enter_for(const Asked& asked, const std::optional<api::NewGame>& begun = {});
    void begin(const api::NewGame& request, const Asked& asked);
    void open(const api::OpenGame& request, const Asked& asked);
    void enter(const std::shared_ptr<LiveGame>& game, const Asked& asked);
    void leave();
    void reply(const std::string& text) { send_(text, Importance::MustArrive); }

    Lobby& lobby_;
    StoreService& store_;
    SearchScheduler& scheduler_;
    std::function<std::string()> invite_;
    Send send_;
    Rights rights_;
    bool greeted_ = false;
    std::shared_ptr<LiveGame> game_;  ///< the one that is open in this tab
    bool entering_ = false;           ///< another one is being fetched
    std::deque<Waiting> waiting_;     ///< for that
    TabJobs jobs_;
    Router router_;
    std::vector<std::unique_ptr<MessageHandler>> handlers_;
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

}  // namespace rookery::app
