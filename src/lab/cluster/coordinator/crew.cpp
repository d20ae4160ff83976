#include "lab/cluster/coordinator/crew.h"

#include <algorithm>
#include <utility>

#include "log/log.h"
#include "text/parse_error.h"

namespace rookery::lab::cluster {

using std::chrono::milliseconds;

void Crew::join(const Connection& connection) { watch_.emplace(Bucket(connection, workers_bucket).watch("*")); }

void Crew::follow(const std::string& run,
                  const std::function<void(const std::string& worker, const std::string& why)>& refuses) {
    for (auto step = watch_->next(milliseconds(1)); step.entry || step.caught_up;
         step = watch_->next(milliseconds(1))) {
        if (!step.entry) continue;
        const std::string& name = step.entry->key;
        if (step.entry->deleted) {
            seen_.erase(name);
            continue;
        }
        try {
            const WorkerState worker = worker_from(step.entry->value);
            const bool busy = std::any_of(worker.doing.begin(), worker.doing.end(),
                                          [&](const std::string& job) { return job.find(run) != std::string::npos; });
            const auto refusal = worker.refused.find(run);
            const bool refused = refusal != worker.refused.end();
            seen_[name] = {worker.cores, busy, refused, Clock::now()};
            if (refused && std::exchange(reported_[name], refusal->second) != refusal->second)
                refuses(name, refusal->second);
        } catch (const text::ParseError&) {
            log::swallowed("a worker of another version is left out");  // it does not take part anyway
        }
    }
    std::erase_if(seen_, [](const auto& entry) { return Clock::now() - entry.second.when > worker_lifetime; });
}

std::set<std::string> Crew::names() const {
    std::set<std::string> names;
    for (const auto& [name, worker] : seen_)
        if (!worker.refuses) names.insert(name);
    return names;
}

std::size_t Crew::cores() const {
    std::size_t cores = 0;
    for (const auto& [name, worker] : seen_)
        if (!worker.refuses) cores += worker.cores;
    return cores;
}

bool Crew::busy() const {
    return std::any_of(seen_.begin(), seen_.end(), [](const auto& entry) { return entry.second.busy; });
}

}  // namespace rookery::lab::cluster
