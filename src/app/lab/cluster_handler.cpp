#include "app/lab/cluster_handler.h"

#include <utility>

#include "app/api/answers/written.h"
#include "app/api/lab_requests.h"
#include "app/lab/cluster_view.h"
#include "app/loop.h"
#include "app/problem.h"

namespace rookery::app {
namespace {

namespace cluster = lab::cluster;

api::ClusterRun run_answer(const cluster::RunOverview& run) {
    const cluster::Announcement& announcement = run.announcement;
    api::ClusterRun output;
    output.run = announcement.run;
    output.kind = announcement.text.kind;
    output.game = announcement.text.game;
    output.title = announcement.text.title;
    output.stopped = announcement.stopped;
    if (!run.progress) return output;
    const cluster::RunProgress& progress = *run.progress;
    output.done = progress.done;
    output.total = progress.total;
    output.per_minute = progress.per_minute;
    output.failures = progress.failures;
    output.workers.emplace();
    for (const cluster::WorkerShare& share : progress.workers)
        output.workers->push_back({share.name, share.results, share.rejected, share.stands_out(), share.excluded});
    return output;
}

api::ClusterWorker worker_answer(const cluster::WorkerState& worker) {
    api::ClusterWorker output{worker.name, worker.version, worker.cores, worker.speed, worker.jobs, worker.doing, {}};
    for (const auto& [run, why] : worker.refused) output.refused.push_back({run, why});
    return output;
}

std::string cluster_text(const RequestNumber& request, const ClusterView::State& state) {
    api::ClusterMessage message;
    if (!state.server.empty()) message.server = state.server;
    if (!state.problem.empty()) message.problem = state.problem;
    for (const cluster::RunOverview& run : state.overview.runs) message.runs.push_back(run_answer(run));
    for (const cluster::WorkerState& worker : state.overview.workers) message.workers.push_back(worker_answer(worker));
    return api::text_of(request, message);
}

class ClusterHandler final : public MessageHandler {
public:
    ClusterHandler(const HandlerServices& services, Send send) : services_(services), send_(std::move(send)) {}

    void add_to(Router& router) override {
        router.on<api::AskCluster>([this](const api::AskCluster&, const Message& message) {
            if (services_.cluster == nullptr) send_(cluster_text(message.request, {}), Importance::MustArrive);
            else services_.cluster->look(answer(message.request));
        });
        router.on<api::StopRun>([this](const api::StopRun& request, const Message& message) {
            if (services_.cluster == nullptr) throw Refusal("no-other-machines", "There are no other machines.");
            services_.cluster->stop(request.run, answer(message.request));
        });
    }

private:
    /// Comes from another thread, when the tab may be gone.
    [[nodiscard]] std::function<void(const ClusterView::State&)> answer(const RequestNumber& request) {
        return [this, &loop = services_.loop, alive = std::weak_ptr(alive_), request](const ClusterView::State& state) {
            loop.post([this, alive, text = cluster_text(request, state)] {
                if (!alive.expired()) send_(text, Importance::MustArrive);
            });
        };
    }

    HandlerServices services_;
    Send send_;
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

}  // namespace

std::unique_ptr<MessageHandler> make_cluster_handler(const HandlerServices& services, Send send) {
    return std::make_unique<ClusterHandler>(services, std::move(send));
}

}  // namespace rookery::app
