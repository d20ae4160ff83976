#include "lab/cluster/overview.h"

#include "log/log.h"
#include "text/parse_error.h"

namespace rookery::lab::cluster {
namespace {

/// Throws ServerError if there is no such run.
Entry announced(const std::optional<Bucket>& runs, const std::string& run) {
    auto known = runs ? runs->get(run_key(run)) : std::nullopt;
    if (!known) throw ServerError("there is no run called " + run);
    return std::move(*known);
}

template <class Change>
void change_run(const Connection& connection, const std::string& run, const Change& change) {
    const auto runs = Bucket::find(connection, runs_bucket);
    while (true) {
        const Entry known = announced(runs, run);
        Announcement announcement = announcement_from(known.value);
        change(announcement);
        // Somebody else may have had something to say at the same time.
        if (runs->replace(known, to_text(announcement))) return;
    }
}

// Nobody may have begun a run, or joined: then the bucket is not there.

std::vector<RunOverview> runs_of(const Connection& connection) {
    std::vector<RunOverview> found;
    const auto runs = Bucket::find(connection, runs_bucket);
    if (!runs) return found;
    for (const Entry& entry : runs->entries("run.*")) {
        try {
            RunOverview run{announcement_from(entry.value), std::nullopt};
            if (const auto progress = runs->get(progress_key(run.announcement.run)))
                run.progress = progress_from(progress->value);
            found.push_back(std::move(run));
        } catch (const text::ParseError&) {
            log::swallowed("a run of another version is left out");
        }
    }
    return found;
}

std::vector<WorkerState> workers_of(const Connection& connection) {
    std::vector<WorkerState> found;
    const auto workers = Bucket::find(connection, workers_bucket);
    if (!workers) return found;
    for (const Entry& entry : workers->entries("*")) {
        try {
            found.push_back(worker_from(entry.value));
        } catch (const text::ParseError&) {
            log::swallowed("a worker of another version is left out");
        }
    }
    return found;
}

}  // namespace

std::string overview_json(const Overview& overview) {
    std::string runs;
    for (const RunOverview& run : overview.runs)
        runs += (runs.empty() ? "" : ",") + ("{\"announcement\":" + to_text(run.announcement)) +
                ",\"progress\":" + (run.progress ? to_text(*run.progress) : "null") + "}";
    std::string workers;
    for (const WorkerState& worker : overview.workers) workers += (workers.empty() ? "" : ",") + to_text(worker);
    return "{\"runs\":[" + runs + "],\"workers\":[" + workers + "]}";
}

Overview look(const Connection& connection) {
    Overview overview;
    overview.runs = runs_of(connection);
    overview.workers = workers_of(connection);
    return overview;
}

void stop_run(const Connection& connection, const std::string& run) {
    change_run(connection, run, [](Announcement& announcement) { announcement.stopped = true; });
    connection.purge(jobs_stream, jobs_of(run));
}

void forget_run(const Connection& connection, const std::string& run) {
    const auto runs = Bucket::find(connection, runs_bucket);
    if (!announcement_from(announced(runs, run).value).stopped)
        throw ServerError("the run " + run + " goes on; stop it first");
    connection.remove_consumer(jobs_stream, consumer_of(run));
    connection.remove_consumer(results_stream, consumer_of(run));
    connection.purge(jobs_stream, jobs_of(run));
    connection.purge(results_stream, results_of(run));
    runs->remove(progress_key(run));
    runs->remove(run_key(run));
}

void exclude_worker(const Connection& connection, const std::string& run, const std::string& worker) {
    change_run(connection, run, [&](Announcement& announcement) {
        if (!announcement.excludes(worker)) announcement.excluded.push_back(worker);
    });
}

}  // namespace rookery::lab::cluster
