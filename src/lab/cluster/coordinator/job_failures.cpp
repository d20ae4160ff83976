#include "lab/cluster/coordinator/job_failures.h"

#include <algorithm>

namespace rookery::lab::cluster {
namespace {

/// One failure may be an accident.
constexpr std::uint64_t tries = 2;
/// So many workers that do others and cannot do this one say something about the job.
constexpr std::size_t witnesses = 3;
/// So many different jobs that fail one after the other say something about the worker.
constexpr std::size_t borne = 3;

}  // namespace

JobFailures::Verdict JobFailures::add(std::uint64_t job, const std::string& worker, const std::set<std::string>& crew) {
    Attempts& attempts = attempts_[job];
    ++attempts.count;
    attempts.workers.insert(worker);
    in_a_row_[worker].insert(job);

    const auto is_able = [this](const std::string& one) { return able_.contains(one); };
    const auto may_succeed = [this](const std::string& one) { return !in_a_row_.contains(one); };
    const bool others_may = std::any_of(crew.begin(), crew.end(), may_succeed);
    const auto able = static_cast<std::size_t>(std::count_if(crew.begin(), crew.end(), is_able));
    const auto failed =
        static_cast<std::size_t>(std::count_if(attempts.workers.begin(), attempts.workers.end(), is_able));
    const bool is_hopeless = !others_may || (able > 0 && failed >= std::min(witnesses, able));
    if (attempts.count >= tries && is_hopeless) return Verdict::GiveUp;
    if (others_may && in_a_row_[worker].size() >= borne) return Verdict::SetWorkerAside;
    return Verdict::TryAgain;
}

void JobFailures::succeed(const std::string& worker) {
    in_a_row_.erase(worker);
    able_.insert(worker);
}

}  // namespace rookery::lab::cluster
