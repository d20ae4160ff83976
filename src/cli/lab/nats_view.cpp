#include "cli/lab/nats_view.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "lab/cluster/overview.h"
#include "lab/cluster/server_setup.h"
#include "log/log.h"

namespace rookery::cli {
namespace {

namespace cluster = lab::cluster;

class NatsView final : public app::ClusterView {
public:
    explicit NatsView(cluster::ServerAddress server) : server_(std::move(server)), thread_([this] { serve(); }) {}
    ~NatsView() override {
        {
            const std::lock_guard lock(mutex_);
            ending_ = true;
        }
        asked_.notify_all();
        thread_.join();
    }
    NatsView(const NatsView&) = delete;
    NatsView& operator=(const NatsView&) = delete;

    void look(std::function<void(const State&)> on_state) override { ask({"", std::move(on_state)}); }
    void stop(const std::string& run, std::function<void(const State&)> on_state) override {
        ask({run, std::move(on_state)});
    }

private:
    struct Question {
        std::string stop;  ///< this run first
        std::function<void(const State&)> on_state;
    };

    void ask(Question question) {
        {
            const std::lock_guard lock(mutex_);
            questions_.push_back(std::move(question));
        }
        asked_.notify_all();
    }

    void serve() {
        while (true) {
            std::unique_lock lock(mutex_);
            asked_.wait(lock, [this] { return ending_ || !questions_.empty(); });
            if (ending_) return;
            // Many tabs may look; one look is enough for all that have asked by now.
            const auto questions = std::exchange(questions_, {});
            lock.unlock();
            const State state = find_out(questions);
            for (const Question& question : questions) question.on_state(state);
        }
    }

    [[nodiscard]] State find_out(const std::deque<Question>& questions) {
        State state;
        state.server = server_.url;
        try {
            if (!connection_) connect();
            for (const Question& question : questions)
                if (!question.stop.empty()) cluster::stop_run(*connection_, question.stop);
            state.overview = cluster::look(*connection_);
        } catch (const std::exception& error) {
            log::swallowed("the machines could not be asked");
            connection_.reset();
            state.problem = error.what();
        }
        return state;
    }

    void connect() {
        connection_.emplace(server_, "rookery play");
        try {
            // Where nobody has begun anything yet, there is nothing to look at.
            cluster::set_up_server(*connection_);
        } catch (const cluster::ServerError&) {
            log::swallowed("the server lets us look only");
        }
    }

    const cluster::ServerAddress server_;
    std::mutex mutex_;
    std::condition_variable asked_;
    std::deque<Question> questions_;
    bool ending_ = false;
    std::optional<cluster::Connection> connection_;  ///< of the thread
    std::thread thread_;
};

}  // namespace

std::unique_ptr<app::ClusterView> make_nats_view(const cluster::ServerAddress& server) {
    return std::make_unique<NatsView>(server);
}

}  // namespace rookery::cli
