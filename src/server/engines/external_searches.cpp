#include "server/engines/external_searches.h"

#include <algorithm>
#include <chrono>
#include <system_error>
#include <utility>

#include "app/problem.h"
#include "log/log.h"
#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::server {
namespace {

/// Processes of other engines at a time, for all and for one owner: a game has two sides.
constexpr std::size_t max_engines = 8;
constexpr std::ptrdiff_t max_engines_of_one = 2;

}  // namespace

std::vector<std::string> ExternalSearches::names(bool only_seated) const {
    std::vector<std::string> names;
    try {
        for (const RegisteredEngine& engine : registry_.list())
            if (engine.sits_at_one_board || !only_seated) names.push_back(engine.name);
    } catch (const text::ParseError&) {
        log::swallowed("the list of engines cannot be read");
    }
    return names;
}

void ExternalSearches::start(Ticket ticket, app::SearchTask task) {
    // Not at once: whoever asked wants to keep the ticket before anything happens.
    coming_.push_back({ticket, false});
    loop_.post([this, ticket, alive = alive_, shared = std::make_shared<app::SearchTask>(std::move(task))] {
        if (!*alive) return;
        const auto found =
            std::find_if(coming_.begin(), coming_.end(), [&](const Coming& one) { return one.ticket == ticket; });
        if (found == coming_.end()) return;
        const Coming coming = *found;
        coming_.erase(found);
        begin(coming, std::move(*shared));
    });
}

void ExternalSearches::begin(const Coming& coming, app::SearchTask task) {
    Slot* found = nullptr;
    try {
        found = &slot_for(task);
    } catch (...) {
        task.on_problem(app::current_problem());
        return;
    }
    Slot& slot = *found;
    slot.ticket = coming.ticket;
    slot.task = std::move(task);
    // From the engine's thread onto the loop, where somebody may have lost interest meanwhile. Whoever hears something
    // may end the search: what is called must not go with it.
    const auto on_loop = [this, ticket = coming.ticket, &loop = loop_, alive = alive_](auto call) {
        loop.post([this, ticket, alive, call = std::move(call)] {
            if (!*alive) return;
            for (const auto& each : slots_)
                if (each->ticket == ticket) return call(*each);
        });
    };
    ExternalOrder order;
    order.position = slot.task.position->clone();
    order.start = slot.task.start;
    order.moves = slot.task.moves;
    order.board = slot.task.board;
    order.limits = slot.task.request.limits;
    order.lines = slot.task.settings.lines;
    order.on_report = [on_loop](const engine::Report& report) {
        on_loop([report](Slot& mine) {
            const auto listener = mine.task.on_report;
            listener(report);
        });
    };
    order.on_conversation = [on_loop](const std::vector<app::ConversationLine>& lines) {
        on_loop([lines](Slot& mine) {
            const auto listener = mine.task.on_conversation;
            if (listener) listener(lines);
        });
    };
    order.on_answer = [on_loop](const engine::Answer& answer) {
        on_loop([answer](Slot& mine) {
            mine.ticket = 0;
            std::exchange(mine.task.on_answer, {})(answer);
        });
    };
    order.on_resignation = [on_loop] {
        on_loop([](Slot& mine) {
            mine.ticket = 0;
            if (mine.task.on_resignation) std::exchange(mine.task.on_resignation, {})();
            else std::exchange(mine.task.on_answer, {})({});
        });
    };
    order.on_problem = [on_loop](const app::Problem& problem) {
        on_loop([problem](Slot& mine) {
            mine.ticket = 0;
            std::exchange(mine.task.on_problem, {})(problem);
        });
    };
    slot.process->search(std::move(order));
    if (coming.stopped) slot.process->stop();
    loop_.after(longest_, [this, ticket = coming.ticket, alive = alive_] {
        if (*alive) stop(ticket);
    });
    const auto begun = slot.task.on_begin;
    begun();
}

/// The process that has worked for the owner before, unless the engine is now another one, or a new process.
ExternalSearches::Slot& ExternalSearches::slot_for(const app::SearchTask& task) {
    const auto engine = registry_.find(task.engine);
    if (!engine)
        throw app::Refusal("no-such-engine", "There is no engine called " + text::quoted(task.engine) + ".",
                           {{"engine", task.engine}});
    const auto found = std::find_if(slots_.begin(), slots_.end(), [&](const auto& slot) {
        return slot->owner == task.owner && slot->engine == *engine;
    });
    if (found != slots_.end()) {
        std::rotate(found, found + 1, slots_.end());
        return *slots_.back();
    }
    make_room_for(task.owner);
    auto slot = std::make_unique<Slot>();
    slot->owner = task.owner;
    slot->engine = *engine;
    slot->process = std::make_unique<ExternalEngine>(*engine);
    return *slots_.emplace_back(std::move(slot));
}

/// Whoever switches to another engine gives up the one that was not used for the longest time.
void ExternalSearches::make_room_for(const std::string& owner) {
    const auto is_own = [&](const auto& slot) { return slot->owner == owner; };
    if (std::count_if(slots_.begin(), slots_.end(), is_own) >= max_engines_of_one) {
        const auto oldest = std::find_if(slots_.begin(), slots_.end(), is_own);
        retire(**oldest);
        slots_.erase(oldest);
    }
    if (slots_.size() >= max_engines)
        throw app::Refusal("too-many-engines", "Too many other engines are running already.");
}

void ExternalSearches::stop(Ticket ticket) {
    if (ticket == 0) return;
    for (const auto& slot : slots_)
        if (slot->ticket == ticket) slot->process->stop();
    for (Coming& coming : coming_)
        if (coming.ticket == ticket) coming.stopped = true;
}

void ExternalSearches::cancel(Ticket ticket) {
    if (ticket == 0) return;
    std::erase_if(coming_, [&](const Coming& coming) { return coming.ticket == ticket; });
    for (const auto& slot : slots_) {
        if (slot->ticket != ticket) continue;
        slot->ticket = 0;
        slot->process->stop();
    }
}

void ExternalSearches::forget(const std::string& owner) {
    for (const auto& slot : slots_)
        if (slot->owner == owner) retire(*slot);
    std::erase_if(slots_, [&](const auto& slot) { return slot->owner == owner; });
}

/// It takes its time to end, and need not even answer: nobody here waits for it.
void ExternalSearches::retire(Slot& slot) {
    std::erase_if(retiring_, [](const std::future<void>& one) {
        return one.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
    });
    try {
        retiring_.push_back(
            std::async(std::launch::async, [process = std::move(slot.process)]() mutable { process.reset(); }));
    } catch (const std::system_error&) {
        log::swallowed("an engine is ended here, for want of a thread");
    }
}

}  // namespace rookery::server
