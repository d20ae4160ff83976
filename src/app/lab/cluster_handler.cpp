#include "app/lab/cluster_handler.h"

#include <utility>

#include "app/api/json_parts.h"
#include "app/api/lab_requests.h"
#include "app/lab/cluster_view.h"
#include "app/loop.h"
#include "text/parse_error.h"

namespace rookery::app {
namespace {

namespace json = boost::json;
namespace cluster = lab::cluster;

json::array texts_json(const std::vector<std::string>& texts) {
    json::array array;
    for (const std::string& text : texts) array.emplace_back(text);
    return array;
}

json::object run_json(const cluster::RunOverview& run) {
    const cluster::Announcement& announcement = run.announcement;
    json::object object{{"run", announcement.run},
                        {"kind", announcement.text.kind},
                        {"game", announcement.text.game},
                        {"title", announcement.text.title},
                        {"stopped", announcement.stopped}};
    if (!run.progress) return object;
    const cluster::RunProgress& progress = *run.progress;
    json::array workers;
    for (const cluster::WorkerShare& share : progress.workers)
        workers.push_back(json::object{{"name", share.name},
                                       {"results", share.results},
                                       {"rejected", share.rejected},
                                       {"stands_out", share.stands_out()},
                                       {"excluded", share.excluded}});
    object["done"] = progress.done;
    if (progress.total) object["total"] = *progress.total;
    object["per_minute"] = progress.per_minute;
    object["failures"] = texts_json(progress.failures);
    object["workers"] = std::move(workers);
    return object;
}

json::object worker_json(const cluster::WorkerState& worker) {
    json::array refused;
    for (const auto& [run, why] : worker.refused) refused.push_back(json::object{{"run", run}, {"why", why}});
    return {{"name", worker.name},          {"version", worker.version}, {"cores", worker.cores},
            {"speed", worker.speed},        {"jobs", worker.jobs},       {"doing", texts_json(worker.doing)},
            {"refused", std::move(refused)}};
}

std::string cluster_text(const RequestNumber& request, const ClusterView::State& state) {
    json::object object{{"type", "cluster"}};
    if (request) object["request"] = *request;
    if (!state.server.empty()) object["server"] = state.server;
    if (!state.problem.empty()) object["problem"] = state.problem;
    json::array runs;
    for (const cluster::RunOverview& run : state.overview.runs) runs.push_back(run_json(run));
    json::array workers;
    for (const cluster::WorkerState& worker : state.overview.workers) workers.push_back(worker_json(worker));
    object["runs"] = std::move(runs);
    object["workers"] = std::move(workers);
    return json::serialize(object);
}

class ClusterHandler final : public MessageHandler {
public:
    ClusterHandler(const HandlerServices& services, Send send) : services_(services), send_(std::move(send)) {}

    void add_to(Router& router) override {
        router.on<api::AskCluster>([this](const api::AskCluster&, const Message& message) {
            if (services_.cluster == nullptr) send_(cluster_text(message.request, {}), Importance::MustArrive);
            else services_.cluster->look(answer(message.request));
        });
        router.on<api::StopRun>([this](const api::StopRun& said, const Message& message) {
            if (services_.cluster == nullptr) throw text::ParseError("There are no other machines.");
            services_.cluster->stop(said.run, answer(message.request));
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
