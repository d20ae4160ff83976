// What many machines are doing, as a page is told.
#include <gtest/gtest.h>

#include "server/running_server.h"

namespace rookery::server_test {
namespace {

using app::ClusterView;

/// One run, one worker, and whatever was stopped.
class PaintedView final : public ClusterView {
public:
    void look(std::function<void(const State&)> on_state) override { on_state(state); }
    void stop(const std::string& run, std::function<void(const State&)> on_state) override {
        for (auto& each : state.overview.runs)
            if (each.announcement.run == run) each.announcement.stopped = true;
        on_state(state);
    }

    State state = [] {
        State state;
        state.server = "nats://example";
        lab::cluster::RunOverview run;
        run.announcement.run = "abc";
        run.announcement.text.kind = "match";
        run.announcement.text.game = "chess";
        run.announcement.text.title = "new against old";
        state.overview.runs.push_back(run);
        run.announcement.run = "def";
        lab::cluster::RunProgress& progress = run.progress.emplace();
        progress.done = 7;
        progress.total = 9;
        progress.per_minute = 2.5;
        progress.failures = {"job 3 was given up"};
        progress.workers = {{"laptop", 7, 1, 5.0, false}};
        state.overview.runs.push_back(run);
        lab::cluster::WorkerState worker;
        worker.name = "laptop";
        worker.cores = 4;
        worker.doing = {"def job 7"};
        worker.refused = {{"abc", "it needs another version"}};
        state.overview.workers.push_back(worker);
        return state;
    }();
};

TEST(ClusterOnThePage, RunsAndWorkersAreTold) {
    PaintedView view;
    const RunningServer server([&](server::ServerSettings& settings) { settings.cluster = &view; });
    Client page = server.client();
    const json::object answer = page.ask({{"type", "lab-cluster"}});
    EXPECT_EQ(string_at(answer, "type"), "cluster") << text(answer);
    EXPECT_EQ(string_at(answer, "server"), "nats://example");
    EXPECT_EQ(string_at(answer, "runs.0.title"), "new against old");
    EXPECT_EQ(text(answer).find("problem"), std::string::npos);
    EXPECT_FALSE(at(answer, "runs.0").as_object().contains("done")) << "nobody has told yet";
    EXPECT_EQ(number_at(answer, "runs.1.done"), 7);
    EXPECT_EQ(number_at(answer, "runs.1.total"), 9);
    EXPECT_EQ(string_at(answer, "runs.1.failures.0"), "job 3 was given up");
    EXPECT_TRUE(at(answer, "runs.1.workers.0.stands_out").as_bool());
    EXPECT_EQ(string_at(answer, "workers.0.doing.0"), "def job 7");
    EXPECT_EQ(string_at(answer, "workers.0.refused.0.why"), "it needs another version");
}

TEST(ClusterOnThePage, ARunIsStopped) {
    PaintedView view;
    const RunningServer server([&](server::ServerSettings& settings) { settings.cluster = &view; });
    Client page = server.client();
    const json::object answer = page.ask({{"type", "lab-stop-run"}, {"run", "def"}});
    EXPECT_FALSE(at(answer, "runs.0.stopped").as_bool()) << text(answer);
    EXPECT_TRUE(at(answer, "runs.1.stopped").as_bool()) << text(answer);
}

TEST(ClusterOnThePage, WithoutOtherMachinesThereAreNone) {
    const RunningServer server;
    Client page = server.client();
    const json::object answer = page.ask({{"type", "lab-cluster"}});
    EXPECT_FALSE(answer.contains("server")) << text(answer);
    EXPECT_TRUE(at(answer, "runs").as_array().empty());
    EXPECT_EQ(string_at(page.ask({{"type", "lab-stop-run"}, {"run", "def"}}), "code"), "no-other-machines");
}

}  // namespace
}  // namespace rookery::server_test
