#include "lab/cluster/run_board.h"

#include <algorithm>
#include <deque>
#include <utility>

#include "log/log.h"
#include "text/parse_error.h"

namespace rookery::lab::cluster {

using std::chrono::milliseconds;

void KnownRun::rest() {
    constexpr std::int64_t shortest = 250;
    constexpr std::int64_t longest = 30'000;
    const std::int64_t pause = std::clamp(2 * pause_, shortest, longest);
    pause_ = pause;
    until_ = std::chrono::steady_clock::now().time_since_epoch() + milliseconds(pause);
}

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
    // After a loss of the connection the client's library renews a watch in a thread of its own, and must not be told
    // to end it meanwhile: an old one goes when a new one has caught up.
    std::deque<BucketWatch> watches;
    while (!closing_) {
        try {
            // After a loss of the connection nobody knows what was missed, or whether the server is the same.
            const std::uint64_t reconnections = connection_.reconnections();
            watches.push_back(Bucket(connection_, runs_bucket).watch("run.*"));
            BucketWatch& watch = watches.back();
            std::set<std::string> there;
            bool caught_up = false;
            while (!closing_ && connection_.reconnections() == reconnections) {
                const auto step = watch.next(milliseconds(200));
                if (step.entry) {
                    const std::string run = step.entry->key.substr(step.entry->key.find('.') + 1);
                    if (!caught_up) there.insert(run);
                    learn(run, *step.entry);
                }
                if (step.caught_up && !std::exchange(caught_up, true)) {
                    forget_all_but(there);
                    while (watches.size() > 1) watches.pop_front();
                }
            }
        } catch (const ServerError&) {
            log::swallowed("the runs cannot be watched");  // nobody may have begun one yet
            std::this_thread::sleep_for(milliseconds(300));
        }
    }
}

void RunBoard::learn(const std::string& id, const Entry& entry) {
    if (entry.deleted) return forget(id);
    try {
        const Announcement announcement = announcement_from(entry.value);
        if (announcement.stopped) return forget(id);
        if (announcement.excludes(worker_) || announcement.sets_aside(worker_)) {
            forget(id);
            const std::lock_guard lock(mutex_);
            refused_[id] = announcement.excludes(worker_) ? "this worker is excluded" : "its jobs have failed here";
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

/// A server that has come back need not be the one that it was.
void RunBoard::forget_all_but(const std::set<std::string>& runs) {
    std::vector<std::string> gone;
    {
        const std::lock_guard lock(mutex_);
        for (const auto& [id, run] : runs_)
            if (!runs.contains(id)) gone.push_back(id);
        for (const auto& [id, why] : refused_)
            if (!runs.contains(id)) gone.push_back(id);
    }
    for (const std::string& run : gone) forget(run);
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
