#include "lab/cluster/run_board.h"

#include "text/parse_error.h"
#include "log/log.h"

namespace rookery::lab::cluster {

using std::chrono::milliseconds;

RunBoard::RunBoard(const Connection& connection, std::string worker,
                   std::function<std::string(const Announcement&)> refusal)
    : connection_(connection),
      worker_(std::move(worker)),
      refusal_(std::move(refusal)),
      thread_([this] { follow(); }) {}

RunBoard::~RunBoard() {
    closing_ = true;
    thread_.join();
    const std::lock_guard lock(mutex_);
    for (const auto& [id, run] : runs_) run->over = true;
}

std::vector<std::shared_ptr<KnownRun>> RunBoard::runs() const {
    const std::lock_guard lock(mutex_);
    std::vector<std::shared_ptr<KnownRun>> runs;
    for (const auto& [id, run] : runs_) runs.push_back(run);
    return runs;
}

std::map<std::string, std::string> RunBoard::refused() const {
    const std::lock_guard lock(mutex_);
    return refused_;
}

void RunBoard::follow() {
    while (!closing_) {
        try {
            // After a loss of the connection nobody knows what was missed, or whether the server is the same.
            const std::uint64_t reconnections = connection_.reconnections();
            BucketWatch watch = Bucket(connection_, runs_bucket).watch("run.*");
            while (!closing_ && connection_.reconnections() == reconnections)
                if (const auto step = watch.next(milliseconds(200)); step.entry) learn(*step.entry);
        } catch (const ServerError&) {
            log::swallowed("the runs cannot be watched");  // nobody may have begun one yet
            std::this_thread::sleep_for(milliseconds(300));
        }
    }
}

void RunBoard::learn(const Entry& entry) {
    const std::string id = entry.key.substr(entry.key.find('.') + 1);
    if (entry.deleted) return forget(id);
    try {
        const Announcement announcement = announcement_from(entry.value);
        if (announcement.stopped || announcement.excludes(worker_)) {
            forget(id);
            if (!announcement.stopped) {
                const std::lock_guard lock(mutex_);
                refused_[id] = "this worker is excluded";
            }
            return;
        }
        {
            const std::lock_guard lock(mutex_);
            if (runs_.contains(id)) return;
        }
        const std::string problem = refusal_(announcement);
        const std::lock_guard lock(mutex_);
        refused_.erase(id);
        if (!problem.empty()) {
            refused_[id] = problem;
            return;
        }
        auto run = std::make_shared<KnownRun>();
        run->announcement = announcement;
        runs_[id] = std::move(run);
    } catch (const text::ParseError& error) {
        const std::lock_guard lock(mutex_);
        refused_[id] = std::string("another version of this program has begun it: ") + error.what();
    }
}

void RunBoard::forget(const std::string& run) {
    const std::lock_guard lock(mutex_);
    refused_.erase(run);
    const auto known = runs_.find(run);
    if (known == runs_.end()) return;
    known->second->over = true;
    runs_.erase(known);
}

}  // namespace rookery::lab::cluster
