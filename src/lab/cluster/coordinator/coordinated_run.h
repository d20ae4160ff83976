#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <set>
#include <string>

#include "lab/cluster/cluster_executor.h"
#include "lab/cluster/coordinator/worker_shares.h"
#include "lab/cluster/messages.h"
#include "lab/cluster/run_store.h"
#include "lab/cluster/signature.h"

namespace rookery::lab::cluster {

/// Which jobs of a run are where.
struct JobBook {
    std::uint64_t next = 0;   ///< the first job that was not asked for yet
    std::uint64_t added = 0;  ///< the first result that the run does not have yet
    bool exhausted = false;   ///< there are no jobs from `next` on
    /// Without a result, and since when the server has it as far as we know; the beginning of time if it has it not.
    std::map<std::uint64_t, std::chrono::steady_clock::time_point> outstanding;
    std::map<std::uint64_t, std::string> texts;  ///< from `added` on
    std::set<std::uint64_t> empty;               ///< jobs without work, from `added` on
    std::set<std::uint64_t> failed;              ///< given up

    /// Whether one more may be asked for: results must not run too far ahead of the first one that is missing.
    [[nodiscard]] bool has_room() const { return next < added + 10'000; }
    [[nodiscard]] bool complete() const { return exhausted && added == next; }
    /// Whether nothing is left to be done but what was given up.
    [[nodiscard]] bool only_failed() const { return (exhausted || !has_room()) && outstanding.size() == failed.size(); }
};

/// A run as its coordinator knows it, whatever a server may have forgotten: what was found, by whom, and what is to be
/// done. Those who post jobs and who take results work on it.
struct CoordinatedRun {
    using Clock = std::chrono::steady_clock;

    /// Goes on with what the store has of the run.
    CoordinatedRun(const ClusterSettings& its_settings, Signatures& signatures, Run& its_run);

    const ClusterSettings& settings;
    Run& run;
    RunStore store;
    Announcement announcement;
    JobBook jobs;
    WorkerShares shares;
    RunProgress progress;
    bool stopped = false;  ///< by somebody elsewhere
    std::string voided;    ///< an excluded worker whose results were counted already
    std::string given_up;  ///< the first job that was, in words
    Clock::time_point next_look = Clock::now() + settings.look_again;  ///< whether the server has what it should have
    Clock::time_point last_sign = Clock::now();                        ///< of somebody doing something

    [[nodiscard]] const std::string& id() const { return announcement.run; }
    void log_line(const std::string& text) const {
        if (settings.log_line) settings.log_line(text);
    }
    void log_failure(const std::string& text);
    /// Tells, once for each kind, of what is larger than it should be.
    void log_large_message(const std::string& what, std::size_t bytes, std::size_t recommended);

    /// Does what others have said of the run, by `rookery cluster` or on the page.
    void obey(const std::string& text, bool may_stop);
    void exclude(const std::string& worker);
    /// Results of that worker were counted already, which nothing takes back.
    void void_counted(const std::string& worker);
    /// The job came back without a result, and is to be put on the server again.
    void return_job(std::uint64_t number);
    /// A dead letter. The job stays without a result, and the run cannot be completed.
    void fail(std::uint64_t number, const std::string& why);

    /// Hands the run what is complete from the beginning on.
    void add_results();
    /// Brings the progress up to date and shows it.
    void show_progress();

private:
    [[nodiscard]] Signature own_signature(Signatures& signatures);
    void announce_files();
    /// What makes two runs the same: everything that results depend on.
    [[nodiscard]] std::string identity() const;

    std::set<std::string> large_;     ///< of what it was told that it is
    std::set<std::string> outliers_;  ///< workers of whom it was told that they differ
    Clock::time_point shown_;
    std::uint64_t shown_done_ = 0;
};

}  // namespace rookery::lab::cluster
