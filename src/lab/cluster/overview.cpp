#include "lab/cluster/overview.h"

#include "text/parse_error.h"
#include "log/log.h"

namespace rookery::lab::cluster {
namespace {

template <class Change>
void change_run(const Connection& connection, const std::string& run, const Change& change) {
    const Bucket runs(connection, runs_bucket);
    const auto text = runs.get(run_key(run));
    if (!text) throw ServerError("there is no run called " + run);
    Announcement announcement = announcement_from(*text);
    change(announcement);
    runs.put(run_key(run), to_text(announcement));
}

}  // namespace

std::string overview_json(const Overview& overview) {
    std::string runs;
    for (const RunOverview& run : overview.runs)
        runs += (runs.empty() ? "" : ",") + ("{\"announcement\":" + to_text(run.announcement)) + ",\"progress\":" +
                (run.progress ? to_text(*run.progress) : "null") + "}";
    std::string workers;
    for (const WorkerState& worker : overview.workers) workers += (workers.empty() ? "" : ",") + to_text(worker);
    return "{\"runs\":[" + runs + "],\"workers\":[" + workers + "]}";
}

Overview look(const Connection& connection) {
    Overview overview;
    const Bucket runs(connection, runs_bucket);
    for (const Entry& entry : runs.entries("run.*")) {
        try {
            RunOverview run{announcement_from(entry.value), std::nullopt};
            if (const auto progress = runs.get(progress_key(run.announcement.run)))
                run.progress = progress_from(*progress);
            overview.runs.push_back(std::move(run));
        } catch (const text::ParseError&) {
            log::swallowed("a run of another version is left out");
        }
    }
    for (const Entry& entry : Bucket(connection, workers_bucket).entries("*")) {
        try {
            overview.workers.push_back(worker_from(entry.value));
        } catch (const text::ParseError&) {
            log::swallowed("a worker of another version is left out");
        }
    }
    return overview;
}

void stop_run(const Connection& connection, const std::string& run) {
    change_run(connection, run, [](Announcement& announcement) { announcement.stopped = true; });
    connection.purge(jobs_stream, jobs_of(run));
}

void exclude_worker(const Connection& connection, const std::string& run, const std::string& worker) {
    change_run(connection, run, [&](Announcement& announcement) {
        if (!announcement.excludes(worker)) announcement.excluded.push_back(worker);
    });
}

}  // namespace rookery::lab::cluster
