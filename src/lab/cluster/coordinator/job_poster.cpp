#include "lab/cluster/coordinator/job_poster.h"

#include "lab/cluster/packing.h"

namespace rookery::lab::cluster {

void JobPoster::publish_jobs(std::size_t cores) {
    std::vector<Connection::Outgoing> messages;
    const std::size_t wanted = 16 + 3 * cores;
    JobBook& jobs = run_.jobs;
    while (!jobs.exhausted && jobs.outstanding.size() < wanted && jobs.has_room()) {
        if (!run_.run.ready(jobs.next)) run_.add_results();
        if (!run_.run.ready(jobs.next)) break;
        auto job = run_.run.job(jobs.next);
        jobs.exhausted = !job;
        if (jobs.exhausted) break;
        const std::uint64_t number = jobs.next++;
        const bool is_done = run_.store.has(run_.id(), number);
        if (job->empty()) {
            // Somebody has written down what came of it, and may not have known yet that it is void.
            if (const auto worker = run_.store.voided(run_.id(), number)) return run_.void_counted(*worker);
            jobs.empty.insert(number);
            if (!is_done) ++run_.progress.done;
            continue;
        }
        if (!is_done) {
            jobs.outstanding.emplace(number, CoordinatedRun::Clock::now());
            std::string packed = pack(*job);
            if (is_carried(number, packed)) messages.emplace_back(job_subject(run_.id(), number), std::move(packed));
        }
        jobs.texts.emplace(number, std::move(*job));
        if (is_done) run_.add_results();
    }
    posted_.publish(messages);
}

bool JobPoster::is_carried(std::uint64_t number, const std::string& packed) {
    run_.log_large_message("job", packed.size(), recommended_job_bytes);
    const std::size_t max_bytes = connection_.max_payload();
    if (packed.size() > max_bytes)
        run_.fail(number, "it has " + std::to_string(packed.size()) + " bytes, and the server takes " +
                              std::to_string(max_bytes) + " at most (max_payload)");
    return packed.size() <= max_bytes;
}

void JobPoster::publish_again(std::size_t max_jobs) {
    const auto now = CoordinatedRun::Clock::now();
    run_.next_look = now + run_.settings.look_again;
    std::vector<Connection::Outgoing> messages;
    for (auto& [number, since] : run_.jobs.outstanding) {
        if (messages.size() >= max_jobs) break;
        const bool is_fresh = since != CoordinatedRun::Clock::time_point() && now - since < run_.settings.look_again;
        if (is_fresh || run_.jobs.failed.contains(number)) continue;
        messages.emplace_back(job_subject(run_.id(), number), pack(run_.jobs.texts.at(number)));
        since = now;
    }
    posted_.publish(messages);
}

void JobPoster::publish_all() {
    for (auto& [number, since] : run_.jobs.outstanding) since = {};
    publish_again(run_.jobs.outstanding.size());
}

}  // namespace rookery::lab::cluster
