#include "server/thinking.h"

#include <algorithm>
#include <exception>
#include <thread>
#include <utility>

#include "protocol/board_valuer.h"

namespace rookery::server {
namespace {

/// How often running searches are looked at.
constexpr Milliseconds look_interval{50};
/// A search gets this much whoever waits.
constexpr Milliseconds least_share{100};

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

/// A long search insists less on the processor than whoever serves people does.
std::unique_ptr<engine::Engine> make_engine(bool quick) {
    constexpr int polite = 10;
    engine::Resources resources = protocol::engine_resources();
    if (!quick) resources.niceness = polite;
    return std::make_unique<engine::Engine>(std::move(resources));
}

}  // namespace

Thinking::Thinking(Loop& loop, const ThinkingLimits& limits) : loop_(loop), limits_(limits) {
    if (limits_.searches == 0) limits_.searches = std::max(1U, std::thread::hardware_concurrency());
    seats_.resize(2 * limits_.searches);
    for (std::size_t number = 0; number < limits_.searches; ++number) {
        seats_[number].quick = true;
        seats_[number].engine = make_engine(true);  // now, so that the first move is as quick as others
        engine::Settings settings;
        settings.hash_megabytes = limits_.quick_hash_megabytes;
        seats_[number].engine->configure(settings);
    }
}

Thinking::~Thinking() {
    *alive_ = false;
    for (Seat& seat : seats_)
        if (seat.engine) seat.engine->stop();
    for (Seat& seat : seats_) seat.engine.reset();
}

Thinking::Ticket Thinking::start(Thought thought) {
    auto job = std::make_unique<Job>();
    job->ticket = ++last_ticket_;
    job->quick = is_quick(thought.settings, thought.request.limits);
    job->thought = std::move(thought);
    const Ticket ticket = job->ticket;
    queue_.push_back(std::move(job));
    // Not at once: whoever asked wants to keep the ticket before anything happens.
    loop_.post([this, alive = alive_] {
        if (*alive) serve();
    });
    return ticket;
}

void Thinking::stop(Ticket ticket) {
    for (Seat& seat : seats_)
        if (seat.job && seat.job->ticket == ticket) seat.engine->stop();
    for (auto& job : queue_) {
        if (job->ticket != ticket) continue;
        job->quick = true;
        job->thought.settings.algorithm = engine::Algorithm::Search;
        job->thought.request.limits = {};
        job->thought.request.limits.depth = 1;
    }
    serve();
}

void Thinking::cancel(Ticket ticket) {
    std::erase_if(queue_, [&](const auto& job) { return job->ticket == ticket; });
    for (Seat& seat : seats_) {
        if (!seat.job || seat.job->ticket != ticket) continue;
        seat.job->cancelled = true;
        seat.engine->stop();
    }
}

std::size_t Thinking::running() const {
    return static_cast<std::size_t>(
        std::count_if(seats_.begin(), seats_.end(), [](const Seat& seat) { return seat.job != nullptr; }));
}

void Thinking::serve() {
    // Whoever hears that a search begins may ask for others: look at the queue anew each time.
    while (auto job = next_job()) {
        Seat& seat = *free_seat(*job);
        begin(seat, std::move(job));
    }
    make_room();
    if (!watching_) watch_the_time();
}

/// The one in the queue whose turn it is, if there is an engine for it; those that give way come last.
std::unique_ptr<Thinking::Job> Thinking::next_job() {
    for (const bool gives_way : {false, true}) {
        const auto next = std::find_if(queue_.begin(), queue_.end(), [&](const auto& job) {
            return job->thought.gives_way == gives_way && free_seat(*job) != nullptr;
        });
        if (next == queue_.end()) continue;
        auto job = std::move(*next);
        queue_.erase(next);
        return job;
    }
    return nullptr;
}

std::size_t Thinking::waiting_players() const {
    return static_cast<std::size_t>(
        std::count_if(queue_.begin(), queue_.end(), [](const auto& job) { return !job->thought.gives_way; }));
}

/// Ends as many searches that give way as there are players who wait.
void Thinking::make_room() {
    auto waiting = std::count_if(queue_.begin(), queue_.end(),
                                 [](const auto& job) { return !job->quick && !job->thought.gives_way; });
    for (Seat& seat : seats_) {
        if (waiting <= 0) return;
        if (!seat.job || seat.quick || !seat.job->thought.gives_way) continue;
        seat.engine->stop();
        --waiting;
    }
}

/// A free engine that remembers the owner's last search if there is one, or else any.
Thinking::Seat* Thinking::free_seat(const Job& job) {
    Seat* found = nullptr;
    for (Seat& seat : seats_) {
        if (seat.job || seat.quick != job.quick) continue;
        if (seat.owner == job.thought.owner) return &seat;
        if (found == nullptr) found = &seat;
    }
    return found;
}

void Thinking::begin(Seat& seat, std::unique_ptr<Job> job) {
    const std::size_t number = static_cast<std::size_t>(&seat - seats_.data());
    const Ticket ticket = job->ticket;
    Thought& thought = job->thought;
    thought.settings.hash_megabytes = seat.quick ? limits_.quick_hash_megabytes : limits_.hash_megabytes;
    // From the searching thread onto the loop, where the game may have lost interest meanwhile.
    const auto on_loop = [this, number, ticket, &loop = loop_, alive = alive_](auto task) {
        loop.post([this, number, ticket, alive, task = std::move(task)] {
            if (!*alive) return;
            Seat& seat = seats_[number];
            if (seat.job && seat.job->ticket == ticket) task(seat);
        });
    };
    try {
        if (!seat.engine) seat.engine = make_engine(seat.quick);
        if (seat.engine->settings() != thought.settings) seat.engine->configure(thought.settings);
        if (seat.owner != thought.owner) seat.engine->new_game();
        seat.owner = thought.owner;
        seat.engine->start(*thought.position, thought.request,
                           {[on_loop](const engine::Report& report) {
                                on_loop([report](Seat& mine) {
                                    if (!mine.job->cancelled) mine.job->thought.on_report(report);
                                });
                            },
                            [this, on_loop, number, ticket](const engine::Answer& answer) {
                                on_loop([this, number, ticket, answer](Seat&) { finish(number, ticket, answer); });
                            }});
    } catch (const std::exception& error) {  // such as too little memory, or too many threads
        thought.on_problem(error.what());
        return;
    }
    seat.begin = Clock::now();
    seat.job = std::move(job);
    seat.job->thought.on_begin();
}

void Thinking::finish(std::size_t number, Ticket, const engine::Answer& answer) {
    const auto job = std::move(seats_[number].job);
    if (!job->cancelled) job->thought.on_answer(answer);
    serve();
}

Milliseconds Thinking::share(std::size_t waiting) const {
    const auto seats = static_cast<int>(limits_.searches);
    const auto all = seats + static_cast<int>(waiting);
    return std::max(least_share, limits_.answer_for_all * seats / all);
}

void Thinking::watch_the_time() {
    watching_ = running() > 0;
    if (!watching_) return;
    for (Seat& seat : seats_) {
        if (!seat.job) continue;
        // Nobody's move is cut short for those who only look on.
        const std::size_t waiting = seat.job->thought.gives_way ? queue_.size() : waiting_players();
        const Milliseconds most = waiting == 0 ? limits_.longest : share(waiting);
        if (Clock::now() - seat.begin > most) seat.engine->stop();
    }
    loop_.after(look_interval, [this, alive = alive_] {
        if (*alive) watch_the_time();
    });
}

}  // namespace rookery::server
