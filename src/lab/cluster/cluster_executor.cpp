#include "lab/cluster/cluster_executor.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <thread>

#include "text/parse_error.h"
#include "lab/cluster/deviation.h"
#include "lab/cluster/run_store.h"
#include "lab/cluster/server_setup.h"
#include "lab/cluster/sha256.h"
#include "lab/cluster/signature.h"
#include "learn/files.h"
#include "log/log.h"

namespace rookery::lab::cluster {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

/// How far the results may run ahead of the first one that is missing.
constexpr std::uint64_t max_ahead = 10'000;
constexpr std::size_t failures_told = 10;
/// When so many jobs have failed, the others will too.
constexpr std::size_t failures_borne = 5;
/// A worker that sends nonsense so often gets no more to do.
constexpr std::uint64_t rejections_borne = 3;

class Coordinator {
public:
    Coordinator(const ClusterSettings& settings, Signatures& signatures, Run& run, const std::atomic<bool>& stop)
        : settings_(settings),
          run_(run),
          stop_(stop),
          connection_(settings.server, "rookery coordinator"),
          store_(settings.store) {
        announce_files();
        const Signature signature = signatures.of(run.text().game);
        announcement_.version = ROOKERY_VERSION;
        announcement_.signature = signature.nodes;
        announcement_.speed = signature.speed;
        announcement_.patience = settings.patience;
        announcement_.max_deliveries = settings.max_deliveries;
        announcement_.text = run.text();
        announcement_.run = store_.open_run(identity(), run.text().begins_anew);
        for (const auto& [worker, record] : store_.workers(id())) {
            const auto count = static_cast<double>(record.results);
            Sums& sums = sums_[worker];
            sums = {count, record.average * count, (record.variance + record.average * record.average) * count};
            all_.count += sums.count;
            all_.sum += sums.sum;
            all_.squares += sums.squares;
            progress_.done += record.results;
        }
        progress_.total = run.jobs();
    }

    RunEnd execute() {
        set_up_server(connection_);
        remember_exclusions();
        join();
        tell("run " + id() + ": " + run_.text().title);
        while (!ended()) {
            try {
                step();
            } catch (const ServerError& error) {
                wait_for_server(error);
            }
        }
        return end();
    }

private:
    [[nodiscard]] const std::string& id() const { return announcement_.run; }
    void tell(const std::string& text) const {
        if (settings_.tell) settings_.tell(text);
    }

    void announce_files() {
        for (const SharedFile& file : run_.text().files) {
            std::string bytes = learn::read_file(file.path);
            announcement_.files.push_back({file, sha256(bytes)});
        }
    }

    /// What makes two runs the same: everything that results depend on.
    [[nodiscard]] std::string identity() const {
        const RunText& text = run_.text();
        std::string all = text.kind + "\n" + text.game + "\n" + text.settings + "\n" + text.identity + "\n" +
                          ROOKERY_VERSION + "\n" + std::to_string(announcement_.signature);
        for (const AnnouncedFile& file : announcement_.files) all += "\n" + file.file.path + " " + file.sha256;
        return sha256(all);
    }

    void remember_exclusions() {
        const auto known = Bucket(connection_, runs_bucket).get(run_key(id()));
        if (known) announcement_.excluded = announcement_from(*known).excluded;
    }

    /// Puts on the server what a worker needs to take part, as far as it is not there.
    void join() {
        for (const AnnouncedFile& file : announcement_.files)
            share_file(connection_, file.sha256, learn::read_file(file.file.path));
        connection_.ensure_consumer({jobs_stream, consumer_of(id()), jobs_of(id()), settings_.patience});
        listen_to_results();
        const Bucket runs(connection_, runs_bucket);
        runs.put(run_key(id()), to_text(announcement_));
        orders_.emplace(runs.watch(run_key(id())));
        workers_.emplace(Bucket(connection_, workers_bucket).watch("*"));
        reconnections_ = connection_.reconnections();
    }

    void listen_to_results() {
        connection_.ensure_consumer({results_stream, consumer_of(id()), results_of(id()), milliseconds(5000)});
        results_.emplace(connection_, results_stream, consumer_of(id()));
    }

    /// What is stored here need not be stored there. The consumer begins anew, at what is left: servers have been seen
    /// (2.9) whose consumers overlook messages after something else in the stream was removed.
    void forget_results() {
        connection_.purge(results_stream, results_of(id()), last_taken_ + 1);
        results_.reset();
        connection_.remove_consumer(results_stream, consumer_of(id()));
        listen_to_results();
        taken_ = 0;
    }

    [[nodiscard]] bool ended() {
        if (stop_ || stopped_ || run_.decided()) return true;
        const bool nothing_else = (exhausted_ || next_ >= added_ + max_ahead) && outstanding_.size() == failed_.size();
        if (!failed_.empty() && (failed_.size() >= failures_borne || nothing_else)) return true;
        return exhausted_ && added_ == next_;
    }

    RunEnd end() {
        const bool decided = run_.decided();
        const bool complete = exhausted_ && added_ == next_;
        try {
            leave(decided || complete);
        } catch (const ServerError& error) {
            tell(std::string("the server was not told that the run has ended: ") + error.what());
        }
        if (decided || complete) store_.finish(id());
        show(true);
        if (decided) return RunEnd::Decided;
        if (complete) return RunEnd::Complete;
        if (!failed_.empty())
            throw std::runtime_error(progress_.failures.front() + "; the same command tries again");
        if (!voided_.empty())
            throw std::runtime_error("the results of " + voided_ +
                                     " are void, and some of them were counted already; remove what this command has "
                                     "written, and the same command counts again");
        return RunEnd::Stopped;
    }

    /// Takes off the server what nobody needs any more.
    void leave(bool finished) {
        const Bucket runs(connection_, runs_bucket);
        connection_.remove_consumer(jobs_stream, consumer_of(id()));
        if (finished) {
            runs.remove(run_key(id()));
            runs.remove(progress_key(id()));
            connection_.remove_consumer(results_stream, consumer_of(id()));
            connection_.purge(results_stream, results_of(id()));
        } else {
            announcement_.stopped = true;
            runs.put(run_key(id()), to_text(announcement_));
        }
        connection_.purge(jobs_stream, jobs_of(id()));
    }

    void step() {
        // A server that was away may have come back empty.
        if (connection_.reconnections() != reconnections_) restore();
        follow_orders();
        follow_workers();
        publish_jobs();
        const bool idle = !take_results();
        add_results();
        if (idle && Clock::now() >= next_look_) {
            forget_results();
            if (is_stuck()) renew_jobs();
            publish_again();
        }
        show(false);
    }

    /// There is work, there are workers, and nobody does anything. It is known of servers that a consumer no longer gives
    /// out what it has (https://github.com/nats-io/nats-server/pull/6003).
    [[nodiscard]] bool is_stuck() const {
        if (outstanding_.size() == failed_.size() || seen_.empty()) return false;
        const bool is_busy = std::any_of(seen_.begin(), seen_.end(), [](const auto& entry) { return entry.second.busy; });
        return !is_busy && Clock::now() - last_sign_ > 2 * settings_.patience + 2 * worker_interval;
    }

    /// Whatever somebody has in hand is given out again.
    void renew_jobs() {
        last_sign_ = Clock::now();
        connection_.remove_consumer(jobs_stream, consumer_of(id()));
        connection_.ensure_consumer({jobs_stream, consumer_of(id()), jobs_of(id()), settings_.patience});
    }

    void wait_for_server(const ServerError& error) {
        if (problem_ != error.what()) tell(error.what());
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
        publish_again();
        if (broken_) tell("the server is back");
        broken_ = false;
        problem_.clear();
    }

    void follow_orders() {
        for (auto step = orders_->next(milliseconds(1)); step.entry; step = orders_->next(milliseconds(1))) {
            if (step.entry->deleted) continue;
            const Announcement said = announcement_from(step.entry->value);
            if (said.stopped) stopped_ = true;
            for (const std::string& worker : said.excluded)
                if (!announcement_.excludes(worker)) exclude(worker);
        }
    }

    void exclude(const std::string& worker) {
        announcement_.excluded.push_back(worker);
        Sums& sums = sums_[worker];
        all_ = all_.without(sums);
        sums = {};
        const auto numbers = store_.remove(id(), worker);
        progress_.done -= numbers.size();
        tell(worker + " is excluded; " + std::to_string(numbers.size()) + " results are void");
        for (const std::uint64_t number : numbers) {
            if (number < added_) voided_ = worker;
            else if (const auto job = known_jobs_.find(number); job != known_jobs_.end()) outstanding_.insert(number);
        }
        if (!voided_.empty()) stopped_ = true;
        // The old results must not keep new ones away.
        taken_ = purge_interval;
        next_look_ = Clock::now();
    }

    void follow_workers() {
        for (auto step = workers_->next(milliseconds(1)); step.entry || step.caught_up;
             step = workers_->next(milliseconds(1))) {
            if (!step.entry) continue;
            if (step.entry->deleted) {
                seen_.erase(step.entry->key);
                continue;
            }
            try {
                const WorkerState worker = worker_from(step.entry->value);
                const bool busy = std::any_of(worker.doing.begin(), worker.doing.end(), [this](const std::string& job) {
                    return job.find(id()) != std::string::npos;
                });
                seen_[step.entry->key] = {worker.cores, busy, Clock::now()};
                if (busy) last_sign_ = Clock::now();
            } catch (const text::ParseError&) {
                log::swallowed("a worker of another version is left out");  // it does not take part anyway
            }
        }
        std::erase_if(seen_, [](const auto& entry) { return Clock::now() - entry.second.when > worker_lifetime; });
    }

    /// Enough for every worker to find something, and not so much that a decided run has wasted many.
    [[nodiscard]] std::size_t wanted_jobs() const {
        std::size_t cores = 0;
        for (const auto& [worker, seen] : seen_) cores += seen.cores;
        return 16 + 3 * cores;
    }

    void publish_jobs() {
        std::vector<Connection::Outgoing> jobs;
        const std::size_t wanted = wanted_jobs();
        while (!exhausted_ && outstanding_.size() < wanted && next_ < added_ + max_ahead) {
            if (!run_.ready(next_)) add_results();
            if (!run_.ready(next_)) break;
            auto job = run_.job(next_);
            exhausted_ = !job;
            if (exhausted_) break;
            const std::uint64_t number = next_++;
            if (job->empty()) {
                empty_.insert(number);
                ++progress_.done;
                continue;
            }
            const bool is_done = store_.has(id(), number);
            if (!is_done) {
                jobs.emplace_back(job_subject(id(), number), *job);
                outstanding_.insert(number);
            }
            known_jobs_.emplace(number, std::move(*job));
            if (is_done) add_results();
        }
        connection_.publish(jobs);
    }

    /// All that have no result, once more: the server refuses those that it has.
    void publish_again() {
        next_look_ = Clock::now() + settings_.look_again;
        std::vector<Connection::Outgoing> jobs;
        for (const std::uint64_t number : outstanding_)
            if (!failed_.contains(number)) jobs.emplace_back(job_subject(id(), number), known_jobs_.at(number));
        connection_.publish(jobs);
    }

    /// False if there were none.
    bool take_results() {
        auto messages = results_->fetch(256, milliseconds(200));
        std::vector<StoredResult> good;
        for (const Message& message : messages)
            if (auto result = accepted(message)) good.push_back(std::move(*result));
        store_.add(id(), good);
        if (!messages.empty()) last_sign_ = Clock::now();
        for (const StoredResult& result : good) {
            outstanding_.erase(result.number);
            sums_[result.worker].add(result.measure);
            all_.add(result.measure);
            ++progress_.done;
        }
        for (Message& message : messages) {
            message.done();
            last_taken_ = std::max(last_taken_, message.sequence());
        }
        if ((taken_ += messages.size()) > purge_interval) forget_results();
        return !messages.empty();
    }

    [[nodiscard]] std::optional<StoredResult> accepted(const Message& message) {
        const auto number = number_of(message.subject());
        // Twice, or long after: it has its result.
        if (!number || !outstanding_.contains(*number)) return std::nullopt;
        ResultMessage result;
        try {
            result = result_message_from(message.data());
            if (announcement_.excludes(result.worker)) throw text::ParseError("this worker is excluded");
            if (!result.failure.empty()) {
                fail(message, *number, result);
                return std::nullopt;
            }
            if (result.version != announcement_.version || result.signature != announcement_.signature)
                throw text::ParseError("it comes from another version of this program");
            run_.check(known_jobs_.at(*number), result.result);
            return StoredResult{*number, result.worker, run_.measure(result.result), result.result};
        } catch (const text::ParseError& error) {
            reject(message, result.worker, error.what());
            return std::nullopt;
        }
    }

    void reject(const Message& message, const std::string& worker, const std::string& problem) {
        connection_.erase(results_stream, message.sequence());
        // The job may not have been taken off the server yet, so that it cannot be put there now.
        next_look_ = std::min(next_look_, Clock::now() + milliseconds(1000));
        if (announcement_.excludes(worker)) return;
        tell("a result of " + (worker.empty() ? "somebody" : worker) + " is refused: " + problem);
        if (++rejected_[worker] < rejections_borne) return;
        exclude(worker);
        Bucket(connection_, runs_bucket).put(run_key(id()), to_text(announcement_));
    }

    /// A dead letter. The job stays without a result, and the run cannot be completed.
    void fail(const Message& message, std::uint64_t number, const ResultMessage& result) {
        connection_.erase(results_stream, message.sequence());
        if (!failed_.insert(number).second) return;
        const std::string text = "job " + std::to_string(number) + " was given up: " + result.failure;
        tell(text);
        if (progress_.failures.size() < failures_told) progress_.failures.push_back(text);
    }

    /// Hands the run what is complete from the beginning on.
    void add_results() {
        while (added_ < next_ && !run_.decided()) {
            if (empty_.erase(added_) == 0) {
                if (outstanding_.contains(added_)) return;
                const auto data = store_.data(id(), added_);
                if (!data) return;
                run_.add(added_, *data);
                known_jobs_.erase(added_);
            }
            ++added_;
        }
    }

    void show(bool last) {
        if (!last && Clock::now() < next_show_) return;
        const std::chrono::duration<double> elapsed = Clock::now() - shown_;
        if (elapsed.count() > 0.5 && progress_.done >= shown_done_) {
            const double rate = 60 * static_cast<double>(progress_.done - shown_done_) / elapsed.count();
            progress_.per_minute = shown_ == Clock::time_point() ? 0 : 0.8 * progress_.per_minute + 0.2 * rate;
        }
        shown_ = Clock::now();
        shown_done_ = progress_.done;
        next_show_ = shown_ + std::chrono::seconds(1);
        progress_.counted = added_;
        progress_.workers.clear();
        for (const auto& [worker, sums] : sums_) {
            const auto rejected = rejected_.find(worker);
            progress_.workers.push_back({worker, static_cast<std::uint64_t>(sums.count),
                                         rejected == rejected_.end() ? 0 : rejected->second, deviation_of(sums, all_),
                                         announcement_.excludes(worker)});
            if (progress_.workers.back().stands_out() && outliers_.insert(worker).second)
                tell("the results of " + worker + " differ from those of the others by " +
                     std::to_string(std::lround(std::abs(progress_.workers.back().deviation))) +
                     " standard errors; 'rookery cluster' can exclude it");
        }
        if (settings_.show) settings_.show(progress_);
        if (!last) Bucket(connection_, runs_bucket).put(progress_key(id()), to_text(progress_));
    }

    struct SeenWorker {
        unsigned cores = 0;
        bool busy = false;  ///< with this run
        Clock::time_point when;
    };
    static constexpr std::size_t purge_interval = 1000;

    const ClusterSettings& settings_;
    Run& run_;
    const std::atomic<bool>& stop_;
    Connection connection_;
    RunStore store_;
    Announcement announcement_;

    std::optional<PullSubscription> results_;
    std::optional<BucketWatch> orders_;
    std::optional<BucketWatch> workers_;
    std::map<std::string, SeenWorker> seen_;
    std::uint64_t reconnections_ = 0;
    std::string problem_;  ///< with the server, as it was told last
    bool broken_ = false;

    std::uint64_t next_ = 0;   ///< the first job that was not asked for yet
    std::uint64_t added_ = 0;  ///< the first result that the run does not have yet
    bool exhausted_ = false;
    std::set<std::uint64_t> outstanding_;                ///< published, without a result
    std::map<std::uint64_t, std::string> known_jobs_;    ///< from `added_` on
    std::set<std::uint64_t> empty_;                      ///< jobs without work, from `added_` on
    std::set<std::uint64_t> failed_;
    std::size_t taken_ = 0;          ///< results since those on the server were removed
    std::uint64_t last_taken_ = 0;  ///< the sequence number of the last one
    bool stopped_ = false;  ///< by somebody elsewhere
    std::string voided_;    ///< an excluded worker whose results were counted already

    std::map<std::string, Sums> sums_;
    Sums all_;
    std::map<std::string, std::uint64_t> rejected_;
    std::set<std::string> outliers_;
    RunProgress progress_;
    Clock::time_point next_look_ = Clock::now() + settings_.look_again;
    Clock::time_point last_sign_ = Clock::now();  ///< of somebody doing something
    Clock::time_point next_show_;
    Clock::time_point shown_;
    std::uint64_t shown_done_ = 0;
};

}  // namespace

RunEnd ClusterExecutor::execute(Run& run, const std::atomic<bool>& stop) {
    return Coordinator(settings_, signatures_, run, stop).execute();
}

}  // namespace rookery::lab::cluster
