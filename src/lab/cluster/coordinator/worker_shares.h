#pragma once

#include <map>
#include <string>
#include <vector>

#include "lab/cluster/coordinator/deviation.h"
#include "lab/cluster/messages.h"
#include "lab/cluster/run_store.h"

namespace rookery::lab::cluster {

/// What each worker has done in a run, and how it compares with the others.
class WorkerShares {
public:
    /// Results that were stored earlier.
    void add(const std::string& worker, const WorkerRecord& record) {
        const auto count = static_cast<double>(record.results);
        const Sums sums{count, record.average * count, (record.variance + record.average * record.average) * count};
        sums_[worker] = sums;
        all_.count += sums.count;
        all_.sum += sums.sum;
        all_.squares += sums.squares;
    }
    void add(const std::string& worker, double measure) {
        sums_[worker].add(measure);
        all_.add(measure);
    }
    /// Tells how many of its results have been refused by now.
    std::uint64_t reject(const std::string& worker) { return ++rejected_[worker]; }
    void exclude(const std::string& worker) {
        all_ = all_.without(sums_[worker]);
        sums_[worker] = {};
    }

    [[nodiscard]] std::vector<WorkerShare> list(const Announcement& announcement) const {
        std::vector<WorkerShare> shares;
        for (const auto& [worker, sums] : sums_) {
            const auto rejected = rejected_.find(worker);
            shares.push_back({worker, static_cast<std::uint64_t>(sums.count),
                              rejected == rejected_.end() ? 0 : rejected->second, deviation_of(sums, all_),
                              announcement.excludes(worker)});
        }
        return shares;
    }

private:
    std::map<std::string, Sums> sums_;
    Sums all_;
    std::map<std::string, std::uint64_t> rejected_;
};

}  // namespace rookery::lab::cluster
