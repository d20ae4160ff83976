#include "lab/cluster/coordinator/coordinated_run.h"

#include <algorithm>
#include <cmath>

#include "lab/work/sha256.h"
#include "learn/files.h"
#include "log/log.h"
#include "text/parse_error.h"

namespace rookery::lab::cluster {

CoordinatedRun::CoordinatedRun(const ClusterSettings& its_settings, Signatures& signatures, Run& its_run)
    : settings(its_settings), run(its_run), store(its_settings.store) {
    announce_files();
    const Signature signature = own_signature(signatures);
    announcement.version = ROOKERY_VERSION;
    announcement.signature = signature.nodes;
    announcement.speed = signature.speed;
    announcement.patience = settings.patience;
    announcement.max_deliveries = settings.max_deliveries;
    announcement.text = run.text();
    announcement.run = store.open_run(identity(), run.text().begins_anew);
    announcement.excluded = store.excluded(id());
    for (const auto& [worker, record] : store.workers(id())) {
        shares.add(worker, record);
        progress.done += record.results;
    }
    progress.total = run.jobs();
}

// Nobody shall wait for what is known: a program searches today as it did yesterday. How fast it is may have changed.
Signature CoordinatedRun::own_signature(Signatures& signatures) {
    const std::string program = this_program();
    const std::string& game = run.text().game;
    if (!run.text().timed && !program.empty())
        if (const auto known = store.signature(program, game)) return *known;
    const Signature measured = signatures.of(game);
    if (!program.empty()) store.keep_signature(program, game, measured);
    return measured;
}

void CoordinatedRun::announce_files() {
    for (const SharedFile& file : run.text().files) {
        std::string bytes = learn::read_file(file.path);
        announcement.files.push_back({file, sha256(bytes)});
    }
}

std::string CoordinatedRun::identity() const {
    const RunText& text = run.text();
    std::string all = text.kind + "\n" + text.game + "\n" + text.settings + "\n" + text.identity + "\n" +
                      ROOKERY_VERSION + "\n" + std::to_string(announcement.signature);
    for (const AnnouncedFile& file : announcement.files) all += "\n" + file.file.path + " " + file.sha256;
    return sha256(all);
}

void CoordinatedRun::log_failure(const std::string& text) {
    constexpr std::size_t max_failures = 10;
    log_line(text);
    if (progress.failures.size() < max_failures) progress.failures.push_back(text);
}

void CoordinatedRun::log_large_message(const std::string& what, std::size_t bytes, std::size_t recommended) {
    if (bytes <= recommended || !large_.insert(what).second) return;
    log_line("a " + what + " has " + std::to_string((bytes + 1023) / 1024) + " KB, more than the " +
             std::to_string(recommended / 1024) + " KB that a server carries easily");
}

void CoordinatedRun::obey(const std::string& text, bool may_stop) {
    try {
        const Announcement order = announcement_from(text);
        if (order.stopped && may_stop) stopped = true;
        for (const std::string& worker : order.excluded)
            if (!announcement.excludes(worker)) exclude(worker);
    } catch (const text::ParseError&) {
        log::swallowed("what another version has said of the run is left out");
    }
}

void CoordinatedRun::exclude(const std::string& worker) {
    announcement.excluded.push_back(worker);
    shares.exclude(worker);
    const auto numbers = store.exclude(id(), worker);
    progress.done -= numbers.size();
    log_line(worker + " is excluded; " + std::to_string(numbers.size()) + " results are void");
    for (const std::uint64_t number : numbers) {
        if (number < jobs.added) void_counted(worker);
        else if (jobs.texts.contains(number)) jobs.outstanding[number] = {};
    }
    // The old results must not keep new ones away.
    next_look = Clock::now();
}

void CoordinatedRun::void_counted(const std::string& worker) {
    voided = worker;
    stopped = true;
}

void CoordinatedRun::return_job(std::uint64_t number) {
    // Until it has been taken off the server and can be put there again.
    constexpr std::chrono::milliseconds return_time(500);
    if (const auto job = jobs.outstanding.find(number); job != jobs.outstanding.end()) job->second = {};
    next_look = std::min(next_look, Clock::now() + return_time);
}

void CoordinatedRun::fail(std::uint64_t number, const std::string& why) {
    if (!jobs.failed.insert(number).second) return;
    const std::string text = "job " + std::to_string(number) + " was given up: " + why;
    if (given_up.empty()) given_up = text;
    log_failure(text);
}

void CoordinatedRun::add_results() {
    while (jobs.added < jobs.next && !run.decided()) {
        if (jobs.empty.erase(jobs.added) == 0) {
            if (jobs.outstanding.contains(jobs.added)) return;
            const auto data = store.data(id(), jobs.added);
            if (!data) return;
            run.add(jobs.added, *data);
            jobs.texts.erase(jobs.added);
        }
        ++jobs.added;
    }
}

void CoordinatedRun::show_progress() {
    const std::chrono::duration<double> elapsed = Clock::now() - shown_;
    if (elapsed.count() > 0.5 && progress.done >= shown_done_) {
        const double rate = 60 * static_cast<double>(progress.done - shown_done_) / elapsed.count();
        progress.per_minute = shown_ == Clock::time_point() ? 0 : 0.8 * progress.per_minute + 0.2 * rate;
    }
    shown_ = Clock::now();
    shown_done_ = progress.done;
    progress.counted = jobs.added;
    progress.workers = shares.list(announcement);
    for (const WorkerShare& share : progress.workers)
        if (share.stands_out() && outliers_.insert(share.name).second)
            log_line("the results of " + share.name + " differ from those of the others by " +
                     std::to_string(std::lround(std::abs(share.deviation))) +
                     " standard errors; 'rookery cluster' can exclude it");
    if (settings.show) settings.show(progress);
}

}  // namespace rookery::lab::cluster
