#include "server/search_scheduler.h"

#include <algorithm>
#include <system_error>
#include <thread>
#include <utility>

#include "app/api/sentences.h"
#include "app/play/catalogue.h"
#include "log/log.h"
#include "protocol/board_valuer.h"

namespace rookery::server {
namespace {

using app::Milliseconds;

/// How often running searches are looked at.
constexpr Milliseconds look_interval{50};
/// A search gets this much whoever waits.
constexpr Milliseconds min_share{100};

/// Whether a search is over in a blink.
bool is_quick(const engine::Settings& settings, const search::Limits& limits) {
    if (settings.elo) return true;
    if (limits.move_time && *limits.move_time <= Milliseconds(250)) return true;
    if (!limits.depth) return false;
    switch (settings.algorithm) {
        case engine::Algorithm::Search: return *limits.depth <= 7;
        case engine::Algorithm::AlphaBeta: return *limits.depth <= 3;
        case engine::Algorithm::Minimax: return *limits.depth <= 2;
    }
    return false;
}

}  // namespace

EngineScheduler::EngineScheduler(app::Loop& loop, const app::SearchLimits& limits, const std::filesystem::path& folder)
    : loop_(loop), limits_(limits), external_(loop, EngineRegistry(folder), limits.longest) {
    if (limits_.searches == 0) limits_.searches = std::max(1U, std::thread::hardware_concurrency());
    slots_.resize(2 * limits_.searches);
    for (std::size_t number = 0; number < limits_.searches; ++number) {
        slots_[number].quick = true;
        slots_[number].engine = make_engine(number);  // now, so that the first move is as quick as others
        engine::Settings settings;
        settings.hash_megabytes = limits_.quick_hash_megabytes;
        slots_[number].engine->configure(settings);
    }
}

std::unique_ptr<engine::Engine> EngineScheduler::make_engine(std::size_t number) {
    engine::Resources resources = protocol::engine_resources(
        [this, number, &loop = loop_, alive = alive_](const protocol::ValuerFailure& failure) {
            loop.post([this, number, alive, failure] {
                if (!*alive) return;
                const Slot& slot = slots_[number];
                if (!slot.job || slot.job->canceled) return;
                const auto listener = slot.job->task.on_engine_failure;
                if (listener) listener(failure);
            });
        });
    if (!slots_[number].quick) resources.niceness = engine::background_niceness;
    return std::make_unique<engine::Engine>(std::move(resources));
}

EngineScheduler::~EngineScheduler() {
    *alive_ = false;
    for (Slot& slot : slots_)
        if (slot.engine) slot.engine->stop();
    for (Slot& slot : slots_) slot.engine.reset();
}

app::SearchScheduler::Ticket EngineScheduler::start(app::SearchTask task) {
    if (!task.engine.empty()) {
        external_.start(++last_ticket_, std::move(task));
        return last_ticket_;
    }
    auto job = std::make_unique<Job>();
    job->ticket = ++last_ticket_;
    job->quick = is_quick(task.settings, task.request.limits);
    job->task = std::move(task);
    const Ticket ticket = job->ticket;
    queue_.push_back(std::move(job));
    // Not at once: whoever asked wants to keep the ticket before anything happens.
    loop_.post([this, alive = alive_] {
        if (*alive) serve();
    });
    return ticket;
}

void EngineScheduler::stop(Ticket ticket) {
    external_.stop(ticket);
    for (Slot& slot : slots_)
        if (slot.job && slot.job->ticket == ticket) slot.engine->stop();
    for (auto& job : queue_) {
        if (job->ticket != ticket) continue;
        job->quick = true;
        job->task.settings.algorithm = engine::Algorithm::Search;
        job->task.request.limits = {};
        job->task.request.limits.depth = 1;
    }
    serve();
}

void EngineScheduler::cancel(Ticket ticket) {
    external_.cancel(ticket);
    std::erase_if(queue_, [&](const auto& job) { return job->ticket == ticket; });
    for (Slot& slot : slots_) {
        if (!slot.job || slot.job->ticket != ticket) continue;
        slot.job->canceled = true;
        slot.engine->stop();
    }
}

void EngineScheduler::forget(const std::string& owner) {
    external_.forget(owner);
    for (Slot& slot : slots_) {
        if (slot.owner != owner || !slot.has_another_engine) continue;
        slot.is_forgotten = true;
        if (!slot.job) retire(slot);
    }
}

/// Another engine takes its time to end, and need not even answer: nobody here waits for it.
void EngineScheduler::retire(Slot& slot) {
    std::erase_if(retiring_, [](const std::future<void>& one) {
        return one.wait_for(Milliseconds(0)) == std::future_status::ready;
    });
    try {
        retiring_.push_back(
            std::async(std::launch::async, [engine = std::move(slot.engine)]() mutable { engine.reset(); }));
    } catch (const std::system_error&) {
        log::swallowed("an engine is ended here, for want of a thread");
    }
    slot.owner.clear();
    slot.has_another_engine = slot.is_forgotten = false;
}

std::size_t EngineScheduler::running() const {
    return static_cast<std::size_t>(
        std::count_if(slots_.begin(), slots_.end(), [](const Slot& slot) { return slot.job != nullptr; }));
}

void EngineScheduler::serve() {
    // Whoever hears that a search begins may ask for others: look at the queue anew each time.
    while (auto job = next_job()) {
        Slot& slot = *free_slot(*job);
        begin(slot, std::move(job));
    }
    make_room();
    if (!watching_) watch_the_time();
}

/// The one in the queue whose turn it is, if there is an engine for it; those that are preemptible come last.
std::unique_ptr<EngineScheduler::Job> EngineScheduler::next_job() {
    for (const bool preemptible : {false, true}) {
        const auto next = std::find_if(queue_.begin(), queue_.end(), [&](const auto& job) {
            return job->task.preemptible == preemptible && free_slot(*job) != nullptr;
        });
        if (next == queue_.end()) continue;
        auto job = std::move(*next);
        queue_.erase(next);
        return job;
    }
    return nullptr;
}

std::size_t EngineScheduler::waiting_players() const {
    return static_cast<std::size_t>(
        std::count_if(queue_.begin(), queue_.end(), [](const auto& job) { return !job->task.preemptible; }));
}

/// Ends as many preemptible searches as there are players who wait.
void EngineScheduler::make_room() {
    auto waiting = std::count_if(queue_.begin(), queue_.end(),
                                 [](const auto& job) { return !job->quick && !job->task.preemptible; });
    for (Slot& slot : slots_) {
        if (waiting <= 0) return;
        if (!slot.job || slot.quick || !slot.job->task.preemptible) continue;
        slot.engine->stop();
        --waiting;
    }
}

/// A free engine that remembers the owner's last search if there is one, or else any. One that is about to be free is
/// worth a moment.
EngineScheduler::Slot* EngineScheduler::free_slot(const Job& job) {
    Slot* found = nullptr;
    for (Slot& slot : slots_) {
        if (slot.quick != job.quick) continue;
        const bool is_own = slot.owner == job.task.owner;
        if (slot.job && slot.job->canceled && is_own) return nullptr;
        if (slot.job) continue;
        if (is_own) return &slot;
        if (found == nullptr) found = &slot;
    }
    return found;
}

void EngineScheduler::begin(Slot& slot, std::unique_ptr<Job> job) {
    const std::size_t number = static_cast<std::size_t>(&slot - slots_.data());
    const Ticket ticket = job->ticket;
    app::SearchTask& task = job->task;
    task.settings.hash_megabytes = slot.quick ? limits_.quick_hash_megabytes : limits_.hash_megabytes;
    task.settings.syzygy_path = limits_.syzygy_path;
    // From the searching thread onto the loop, where the game may have lost interest meanwhile.
    const auto on_loop = [this, number, ticket, &loop = loop_, alive = alive_](auto call) {
        loop.post([this, number, ticket, alive, call = std::move(call)] {
            if (!*alive) return;
            Slot& slot = slots_[number];
            if (slot.job && slot.job->ticket == ticket) call(slot);
        });
    };
    try {
        if (slot.has_another_engine && slot.owner != task.owner) retire(slot);
        if (!slot.engine) slot.engine = make_engine(number);
        if (slot.engine->settings() != task.settings) slot.engine->configure(task.settings);
        if (slot.owner != task.owner) slot.engine->new_game();
        slot.owner = task.owner;
        slot.is_forgotten = false;
        slot.has_another_engine = slot.has_another_engine || app::asks_another_engine(task.settings.evaluation);
        slot.engine->start(*task.position, task.request,
                           {[on_loop](const engine::Report& report) {
                                on_loop([report](Slot& mine) {
                                    if (!mine.job->canceled) mine.job->task.on_report(report);
                                });
                            },
                            [this, on_loop, number, ticket](const engine::Answer& answer) {
                                on_loop([this, number, ticket, answer](Slot&) { finish(number, ticket, answer); });
                            }});
    } catch (const text::ParseError& error) {  // such as too little memory, or too many threads
        log::swallowed("a search could not begin");
        return task.on_problem({app::sentence(error.what()), app::ProblemCode("search-not-begun")});
    } catch (...) {
        return task.on_problem(app::current_problem());
    }
    slot.begin = Clock::now();
    slot.job = std::move(job);
    slot.job->task.on_begin();
}

void EngineScheduler::finish(std::size_t number, Ticket, const engine::Answer& answer) {
    Slot& slot = slots_[number];
    const auto job = std::move(slot.job);
    if (slot.is_forgotten) retire(slot);
    if (!job->canceled) job->task.on_answer(answer);
    serve();
}

Milliseconds EngineScheduler::share(std::size_t waiting) const {
    const auto slots = static_cast<int>(limits_.searches);
    const auto all = slots + static_cast<int>(waiting);
    return std::max(min_share, limits_.answer_for_all * slots / all);
}

void EngineScheduler::watch_the_time() {
    watching_ = running() > 0;
    if (!watching_) return;
    for (Slot& slot : slots_) {
        if (!slot.job) continue;
        // Nobody's move is cut short for those who only look on.
        const std::size_t waiting = slot.job->task.preemptible ? queue_.size() : waiting_players();
        const Milliseconds maximum = waiting == 0 ? limits_.longest : share(waiting);
        if (Clock::now() - slot.begin > maximum) slot.engine->stop();
    }
    loop_.after(look_interval, [this, alive = alive_] {
        if (*alive) watch_the_time();
    });
}

}  // namespace rookery::server
