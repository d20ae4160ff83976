#include "lab/cluster/cluster_executor.h"

#include <thread>

#include "lab/cluster/coordinator/coordinated_run.h"
#include "lab/cluster/coordinator/crew.h"
#include "lab/cluster/coordinator/job_poster.h"
#include "lab/cluster/coordinator/posted_run.h"
#include "lab/cluster/coordinator/result_intake.h"
#include "lab/cluster/coordinator/run_notice.h"
#include "lab/cluster/server_setup.h"
#include "log/log.h"

namespace rookery::lab::cluster {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

/// When so many jobs have failed, the others will too.
constexpr std::size_t max_failed_jobs = 5;
/// While results come in, no more than so many jobs at a time are put on the server once more: the first ones, which
/// all others wait for.
constexpr std::size_t jobs_looked_after = 500;
constexpr std::chrono::hours share_interval(24);
constexpr std::chrono::seconds show_interval(1);

/// Has one run done through a server, and makes good whatever that has lost.
class Coordinator {
public:
    Coordinator(const ClusterSettings& settings, Signatures& signatures, Run& run, const std::atomic<bool>& stop)
        : stop_(stop), connection_(settings.server, "rookery coordinator"), run_(settings, signatures, run) {}

    RunEnd execute() {
        set_up_server(connection_);
        notice_.remember_exclusions();
        join();
        run_.log_line("run " + run_.id() + ": " + run_.run.text().title);
        try {
            while (!ended()) {
                try {
                    step();
                } catch (const ServerError& error) {
                    wait_for_server(error);
                }
            }
        } catch (...) {
            // Whatever keeps us from going on, as a full disk does: nobody shall work for nothing.
            try_to_leave(false);
            throw;
        }
        return end();
    }

private:
    /// Puts on the server what a worker needs to take part, as far as it is not there.
    void join() {
        posted_.post();
        next_share_ = Clock::now() + share_interval;
        notice_.join();
        crew_.join(connection_);
        reconnections_ = connection_.reconnections();
    }

    [[nodiscard]] bool ended() const {
        if (stop_ || run_.stopped || run_.run.decided()) return true;
        const std::size_t failed = run_.jobs.failed.size();
        if (failed >= max_failed_jobs || (failed > 0 && run_.jobs.only_failed())) return true;
        return run_.jobs.complete();
    }

    RunEnd end() {
        const bool decided = run_.run.decided();
        const bool complete = run_.jobs.complete();
        run_.show_progress();
        try_to_leave(decided || complete);
        if (decided || complete) run_.store.finish(run_.id());
        if (decided) return RunEnd::Decided;
        if (complete) return RunEnd::Complete;
        if (!run_.jobs.failed.empty()) throw std::runtime_error(run_.given_up + "; the same command tries again");
        if (!run_.voided.empty())
            throw std::runtime_error("the results of " + run_.voided +
                                     " are void, and some of them were counted already; remove what this command has "
                                     "written, and the same command counts again");
        return RunEnd::Stopped;
    }

    void try_to_leave(bool finished) {
        try {
            leave(finished);
        } catch (const ServerError& error) {
            run_.log_line(std::string("the server was not told that the run has ended: ") + error.what());
        }
    }

    /// Takes off the server what nobody needs any more.
    void leave(bool finished) {
        if (finished) {
            notice_.remove();
        } else {
            run_.announcement.stopped = true;
            notice_.announce();
            notice_.publish_progress();
        }
        posted_.take_off(finished);
    }

    void step() {
        // A server that was away may have come back empty.
        if (connection_.reconnections() != reconnections_) restore();
        notice_.follow_orders();
        follow_workers();
        poster_.publish_jobs(crew_.cores());
        const bool idle = !intake_.take();
        run_.add_results();
        if (Clock::now() >= run_.next_look) {
            posted_.forget_results();
            if (is_stuck()) {
                run_.last_sign = Clock::now();
                posted_.renew_jobs();
            }
            poster_.publish_again(idle ? run_.jobs.outstanding.size() : jobs_looked_after);
        }
        if (Clock::now() >= next_share_) {
            next_share_ = Clock::now() + share_interval;
            posted_.share_files();
        }
        if (Clock::now() >= next_show_) {
            next_show_ = Clock::now() + show_interval;
            run_.show_progress();
            notice_.publish_progress();
        }
    }

    void follow_workers() {
        crew_.follow(run_.id(), [this](const std::string& worker, const std::string& why) {
            if (!run_.announcement.excludes(worker) && !run_.announcement.sets_aside(worker))
                run_.log_line(worker + " does not take part: " + why);
        });
        if (crew_.busy()) run_.last_sign = Clock::now();
    }

    /// There is work, there are workers, and nobody does anything. It is known of servers that a consumer no longer
    /// gives out what it has (https://github.com/nats-io/nats-server/pull/6003).
    [[nodiscard]] bool is_stuck() const {
        if (run_.jobs.outstanding.size() == run_.jobs.failed.size() || crew_.empty()) return false;
        return !crew_.busy() && Clock::now() - run_.last_sign > 2 * run_.settings.patience + 2 * worker_interval;
    }

    void wait_for_server(const ServerError& error) {
        if (problem_ != error.what()) run_.log_line(error.what());
        problem_ = error.what();
        std::this_thread::sleep_for(milliseconds(300));
        broken_ = true;
        if (!connection_.connected()) return;
        try {
            restore();
        } catch (const ServerError&) {
            log::swallowed("the server is not as it should be yet");
            return;  // it is told the next time around
        }
    }

    /// Makes the server as it should be, whatever it has lost.
    void restore() {
        set_up_server(connection_);
        join();
        poster_.publish_all();
        if (broken_) run_.log_line("the server is back");
        broken_ = false;
        problem_.clear();
    }

    const std::atomic<bool>& stop_;
    Connection connection_;
    CoordinatedRun run_;
    PostedRun posted_{connection_, run_.announcement};
    RunNotice notice_{connection_, run_};
    Crew crew_;
    JobPoster poster_{connection_, run_, posted_};
    ResultIntake intake_{run_, posted_, notice_, crew_};

    std::uint64_t reconnections_ = 0;
    std::string problem_;  ///< with the server, as it was told last
    bool broken_ = false;
    Clock::time_point next_share_;
    Clock::time_point next_show_;
};

}  // namespace

RunEnd ClusterExecutor::execute(Run& run, const std::atomic<bool>& stop) {
    return Coordinator(settings_, signatures_, run, stop).execute();
}

}  // namespace rookery::lab::cluster
