#include "lab/cluster/worker.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <random>
#include <thread>
#include <utility>

#include <fmt/format.h>
#include <unistd.h>

#include "lab/cluster/files.h"
#include "lab/cluster/packing.h"
#include "lab/cluster/run_board.h"
#include "lab/cluster/server_setup.h"
#include "lab/cluster/signature.h"
#include "lab/cluster/work_share.h"
#include "lab/cluster/worker_task.h"
#include "lab/work/performers.h"
#include "log/log.h"
#include "search/large_stack_thread.h"
#include "text/parse_error.h"

namespace rookery::lab::cluster {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

}  // namespace

class Worker::Shift {
public:
    explicit Shift(WorkerSettings settings)
        : settings_(std::move(settings)),
          connection_(settings_.server, "rookery worker " + settings_.name),
          files_(settings_.folder) {
        const Signature signature = signatures_.of(settings_.game);
        state_.name = settings_.name;
        state_.version = settings_.version;
        state_.cores = settings_.cores;
        state_.signature = signature.nodes;
        state_.speed = signature.speed;
        log_line("worker " + state_.name + ": Rookery " + settings_.version + ", " + std::to_string(state_.cores) +
                 (state_.cores == 1 ? " core" : " cores") + ", bench " + std::to_string(state_.signature) + ", " +
                 std::to_string(static_cast<long>(state_.speed / 1000)) + " thousand nodes per second");
    }

    void work(const std::atomic<Leaving>& leaving) {
        leaving_ = &leaving;
        prepare_server();
        RunBoard board(connection_, settings_.name, [this](const Announcement& run) { return refusal(run); });
        board_ = &board;
        std::thread keeper([this] { keep_in_touch(); });
        {
            std::vector<search::LargeStackThread> slots;
            for (unsigned i = 0; i < settings_.cores; ++i) slots.emplace_back([this] { work_at_slot(); });
            while (leaving == Leaving::Not) take_work();
            {
                const std::lock_guard lock(mutex_);
                closing_ = true;
            }
            changed_.notify_all();
            // Nobody has begun with these.
            for (const auto& task : take_queue()) give_back(*task);
        }
        ended_ = true;
        changed_.notify_all();
        keeper.join();
        board_ = nullptr;
        say_goodbye();
        log_share();
    }

private:
    /// So that we are seen before somebody begins the first run.
    void prepare_server() const {
        try {
            set_up_workers(connection_);
        } catch (const ServerError&) {
            log::swallowed("whoever begins a run makes the place for workers");  // we may not be allowed to
        }
    }

    void log_line(const std::string& text) const {
        if (settings_.log_line) settings_.log_line(text);
    }
    void observe(WorkerStage stage, std::uint64_t job) const {
        if (settings_.observer) settings_.observer(stage, job);
    }

    [[nodiscard]] std::string refusal(const Announcement& run) {
        std::string problem;
        if (run.version != settings_.version)
            problem = "it needs Rookery " + run.version + ", and this is " + settings_.version;
        else if (run.text.programs && !settings_.run_programs)
            problem = "it runs other programs, which this worker does only with --run-programs";
        else if (const Signature own = signatures_.of(run.text.game); own.nodes != run.signature)
            problem = "it needs a search of " + run.text.game + " with the signature " + std::to_string(run.signature) +
                      ", and this one has " + std::to_string(own.nodes);
        log_line((problem.empty() ? "takes part in " : "does not take part in ") + run.text.kind + " " + run.run +
                 " (" + run.text.title + ")" + (problem.empty() ? "" : ": " + problem));
        return problem;
    }

    [[nodiscard]] std::deque<std::shared_ptr<WorkerTask>> take_queue() {
        const std::lock_guard lock(mutex_);
        return std::exchange(queue_, {});
    }

    /// Gets as much as there are slots for, from one run after the other.
    void take_work() {
        std::size_t free = 0;
        {
            std::unique_lock lock(mutex_);
            changed_.wait_for(lock, milliseconds(100), [this] { return idle_ > queue_.size(); });
            free = idle_ - std::min(idle_, queue_.size());
        }
        if (free == 0) return;
        auto runs = board_->runs();
        std::erase_if(sources_, [&](const auto& source) {
            return std::none_of(runs.begin(), runs.end(), [&](const auto& run) { return run->id() == source.first; });
        });
        std::erase_if(runs, [](const auto& run) { return run->rests(); });
        if (runs.empty()) {
            std::this_thread::sleep_for(milliseconds(50));
            return;
        }
        const auto& run = runs[turn_++ % runs.size()];
        try {
            auto source = sources_.find(run->id());
            if (source == sources_.end())
                source = sources_.emplace(run->id(), PullSubscription(connection_, jobs_stream, consumer_of(run->id())))
                             .first;
            // While there is only one run, there is nothing else to look for.
            for (Message& message :
                 source->second.fetch(static_cast<int>(free), milliseconds(runs.size() == 1 ? 500 : 50)))
                accept(std::move(message), run);
        } catch (const ServerError&) {
            // The server is away, or the run is over and we have not heard of it yet.
            log::swallowed("no jobs could be fetched");
            sources_.erase(run->id());
            std::this_thread::sleep_for(milliseconds(200));
        }
    }

    void accept(Message message, const std::shared_ptr<KnownRun>& run) {
        const auto number = number_of(message.subject());
        if (!number) return message.give_up();
        auto task = std::make_shared<WorkerTask>(std::move(message), run, *number);
        const std::lock_guard lock(mutex_);
        queue_.push_back(task);
        tasks_.push_back(std::move(task));
        changed_.notify_all();
    }

    void work_at_slot() {
        std::map<std::string, std::unique_ptr<Performer>> performers;
        while (const auto task = next_task()) {
            const auto runs = board_->runs();
            std::erase_if(performers, [&](const auto& entry) {
                return std::none_of(runs.begin(), runs.end(),
                                    [&](const auto& run) { return run->id() == entry.first; });
            });
            if (!do_task(*task, performers)) performers.erase(task->run->id());
            const std::lock_guard lock(mutex_);
            std::erase(tasks_, task);
        }
    }

    [[nodiscard]] std::shared_ptr<WorkerTask> next_task() {
        std::unique_lock lock(mutex_);
        ++idle_;
        changed_.notify_all();
        changed_.wait(lock, [this] { return closing_ || !queue_.empty(); });
        --idle_;
        if (closing_) return nullptr;
        auto task = queue_.front();
        queue_.pop_front();
        return task;
    }

    /// False if what did it may not be used again.
    bool do_task(WorkerTask& task, std::map<std::string, std::unique_ptr<Performer>>& performers) {
        const Announcement& run = task.run->announcement;
        observe(WorkerStage::Taken, task.number);
        if (task.message.deliveries() > run.max_deliveries) {
            give_up(task, "it was given to " + std::to_string(task.message.deliveries() - 1) +
                              " workers, and none of them came to an end with it");
            return true;
        }
        ResultMessage message = signed_message(run);
        try {
            auto& performer = performers[task.run->id()];
            if (!performer) performer = make_performer(run.text, surroundings_of(run));
            const auto interrupted = [&] { return task.run->over || *leaving_ == Leaving::AtOnce; };
            const auto progress = [&](std::size_t, std::size_t) { observe(WorkerStage::Performing, task.number); };
            const auto begin = Clock::now();
            message.result = performer->perform(unpack(task.message.data()), {interrupted, progress});
            share_.add(begin, Clock::now());
            if (interrupted()) {
                give_back(task);
                return true;
            }
        } catch (const std::exception& error) {
            log_line(task.name() + " failed: " + error.what());
            // Others may do it, and should get it before we do.
            task.run->rest();
            end(task, JobEnd::Failed, error.what());
            return false;
        }
        task.run->go_on();
        observe(WorkerStage::Performed, task.number);
        const std::chrono::duration<double> seconds = Clock::now() - task.since;
        message.seconds = seconds.count();
        const std::string text = to_text(message);
        if (const std::size_t maximum = connection_.max_payload(); text.size() > maximum) {
            give_up(task, fmt::format("its result has {} bytes, and the server takes {} at most (max_payload)",
                                      text.size(), maximum));
            return true;
        }
        if (!publish(task, text)) return true;
        observe(WorkerStage::Published, task.number);
        task.answer([](Message& given) { given.done(); });
        observe(WorkerStage::Done, task.number);
        log_line(fmt::format("{} done in {:.1f} s", task.name(), message.seconds));
        const std::lock_guard lock(mutex_);
        ++state_.jobs;
        return true;
    }

    [[nodiscard]] ResultMessage signed_message(const Announcement& run) {
        ResultMessage message;
        message.worker = settings_.name;
        message.version = settings_.version;
        message.signature = signatures_.of(run.text.game).nodes;
        return message;
    }

    void give_up(WorkerTask& task, const std::string& why) { end(task, JobEnd::GivenUp, why); }

    /// Without a result.
    void end(WorkerTask& task, JobEnd how, const std::string& why) {
        ResultMessage message = signed_message(task.run->announcement);
        message.end = how;
        message.failure = why;
        if (publish(task, to_text(message))) task.answer([](Message& given) { given.done(); });
    }

    /// What we could not finish goes to others as if we had never had it: a delivery that the server counts would be
    /// taken for a worker that did not survive the job.
    void give_back(WorkerTask& task) {
        ResultMessage message = signed_message(task.run->announcement);
        message.end = JobEnd::Returned;
        try {
            if (task.run->over || !connection_.connected()) throw ServerError("nobody waits for it");
            static_cast<void>(connection_.publish(result_subject(task.run->id(), task.number), to_text(message)));
            task.answer([](Message& given) { given.done(); });
        } catch (const ServerError&) {
            log::swallowed("a job could not be returned");
            task.answer([](Message& given) { given.give_back(); });
        }
    }

    [[nodiscard]] Surroundings surroundings_of(const Announcement& run) {
        Surroundings surroundings;
        surroundings.run_programs = settings_.run_programs;
        for (const AnnouncedFile& file : run.files)
            surroundings.files[file.file.path] = files_.get(connection_, file.sha256, file.file.program).string();
        // Nobody is so much slower; then something else was going on while it was measured.
        const double own = signatures_.of(run.text.game).speed;
        if (run.speed > 0 && own > 0) surroundings.time_factor = std::clamp(run.speed / own, 0.2, 5.0);
        return surroundings;
    }

    /// However long the server is away: what was found is not lost. False if we had to leave.
    bool publish(WorkerTask& task, const std::string& text) {
        bool is_logged = false;
        while (true) {
            try {
                // Who was faster has counted; the results are as good as each other.
                static_cast<void>(connection_.publish(result_subject(task.run->id(), task.number), text));
                return true;
            } catch (const ServerError& error) {
                if (!is_logged) log_line(std::string("keeps a result until the server takes it: ") + error.what());
                is_logged = true;
                if (*leaving_ == Leaving::AtOnce || task.run->over) return false;
                std::this_thread::sleep_for(milliseconds(300));
            }
        }
    }

    /// Asks for more time for what is under way, and tells the others about us. Looks more often than it speaks: what
    /// was taken since may be of somebody who has little patience.
    void keep_in_touch() {
        constexpr milliseconds look_interval(200);
        auto next_words = Clock::now();
        auto last_touch = Clock::now();
        std::unique_lock lock(mutex_);
        while (!ended_) {
            milliseconds pause(1000);
            const auto tasks = tasks_;
            lock.unlock();
            for (const auto& task : tasks) pause = std::min(pause, task->run->announcement.patience / 4);
            if (Clock::now() >= last_touch + pause) {
                last_touch = Clock::now();
                for (const auto& task : tasks) {
                    const std::lock_guard message_lock(task->mutex);
                    if (!task->answered) task->message.working();
                }
            }
            if (Clock::now() >= next_words) {
                next_words = Clock::now() + worker_interval;
                publish_state();
            }
            lock.lock();
            changed_.wait_for(lock, std::clamp(pause, milliseconds(20), look_interval),
                              [this] { return ended_.load(); });
        }
    }

    void publish_state() {
        WorkerState state;
        {
            const std::lock_guard lock(mutex_);
            state = state_;
            for (const auto& task : tasks_) state.doing.push_back(task->name());
        }
        state.refused = board_->refused();
        try {
            Bucket(connection_, workers_bucket).put(settings_.name, to_text(state));
        } catch (const ServerError&) {
            log::swallowed("the state of this worker could not be told");  // next time
        }
    }

    /// Whoever waits for jobs, or for the server to take results, sees it here.
    void log_share() const {
        if (state_.jobs > 0)
            log_line(fmt::format("{} jobs done; at work for {:.1f}% of the time from the first to the last",
                                 state_.jobs, 100 * share_.of(settings_.cores)));
    }

    void say_goodbye() {
        try {
            Bucket(connection_, workers_bucket).remove(settings_.name);
        } catch (const ServerError&) {
            log::swallowed("the end of this worker could not be told");  // they will notice
        }
    }

    const WorkerSettings settings_;
    Connection connection_;
    Signatures signatures_;
    FileCache files_;
    RunBoard* board_ = nullptr;
    const std::atomic<Leaving>* leaving_ = nullptr;

    std::map<std::string, PullSubscription> sources_;  ///< by run
    std::size_t turn_ = 0;

    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::shared_ptr<WorkerTask>> queue_;   ///< nobody has begun with
    std::vector<std::shared_ptr<WorkerTask>> tasks_;  ///< in our hands
    std::size_t idle_ = 0;                            ///< slots without a task
    bool closing_ = false;                            ///< there will be no more
    std::atomic<bool> ended_ = false;
    WorkerState state_;
    WorkShare share_;
};

Worker::Worker(WorkerSettings settings) : shift_(std::make_unique<Shift>(std::move(settings))) {}
Worker::~Worker() = default;
void Worker::work(const std::atomic<Leaving>& leaving) { shift_->work(leaving); }

std::string default_worker_name() {
    std::array<char, 256> host{};
    gethostname(host.data(), host.size() - 1);
    std::string name = host.data();
    for (char& letter : name)
        if (std::isalnum(static_cast<unsigned char>(letter)) == 0) letter = '-';
    std::random_device random;
    name += '-';
    for (int i = 0; i < 4; ++i) name += static_cast<char>('a' + random() % 26);
    return name;
}

}  // namespace rookery::lab::cluster
