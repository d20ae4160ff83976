#include "protocol/background_search.h"

#include <algorithm>
#include <utility>

#include "protocol/xboard/xboard_text.h"

namespace rookery::protocol {

BackgroundSearch::BackgroundSearch(Session& session, std::mutex& game_lock, AnswerHandler handler)
    : session_(session),
      game_lock_(game_lock),
      handler_(std::move(handler)),
      delivery_thread_([this] { deliver_pending(); }) {}

BackgroundSearch::~BackgroundSearch() {
    {
        const std::lock_guard lock(game_lock_);
        discard();
    }
    {
        const std::lock_guard lock(pending_lock_);
        closed_ = true;
    }
    pending_arrived_.notify_one();
    delivery_thread_.join();
}

BackgroundSearch::Findings BackgroundSearch::findings() const {
    if (!search_) return std::nullopt;
    const std::lock_guard lock(search_->lock);
    return search_->findings;
}

BackgroundSearch::Findings BackgroundSearch::progress() const {
    Findings found = findings();
    if (!found) return found;
    const auto elapsed = std::chrono::steady_clock::now() - search_->began;
    found->time = std::max(found->time, std::chrono::duration_cast<search::Milliseconds>(elapsed));
    found->nodes = std::max(found->nodes, session_.engine.nodes_so_far());
    return found;
}

void BackgroundSearch::begin(Activity activity, const engine::AnyPosition& position, const engine::Request& request,
                             const std::string& before) {
    discard();
    const auto search = std::make_shared<Search>();
    search->start = position.clone();
    search->before = before;
    search->scale = engine::CentipawnScale(position.info().id, session_.engine.settings().evaluation);
    session_.engine.start(position, request,
                          {[this, search](const engine::Report& found) { report(*search, found); },
                           [this, search](const engine::Answer& answer) { deliver(search, answer); }});
    search_ = search;
    activity_ = activity;
}

void BackgroundSearch::ponder_hit() {
    activity_ = Activity::ChoosingMove;
    {
        const std::lock_guard lock(search_->lock);
        search_->before.clear();
    }
    session_.engine.ponder_hit();
}

void BackgroundSearch::discard() {
    if (search_) search_->discarded = true;
    search_.reset();
    activity_ = Activity::Nothing;
    session_.engine.stop();
    session_.engine.wait();
}

engine::Answer BackgroundSearch::search_briefly(const engine::AnyPosition& position, std::uint64_t nodes) {
    discard();
    engine::Request request;
    request.limits.nodes = nodes;
    return session_.engine.search(position, request);
}

void BackgroundSearch::wait(std::unique_lock<std::mutex>& lock) {
    answered_.wait(lock, [this] { return activity_ != Activity::ChoosingMove; });
}

void BackgroundSearch::report(Search& search, const engine::Report& found) {
    if (search.discarded) return;
    std::string before;
    {
        const std::lock_guard lock(search.lock);
        // A bound says less than the score of the depth before.
        const bool worth_more =
            found.bound == search::Bound::Exact || !search.findings || search.findings->bound != search::Bound::Exact;
        if (found.line == 1 && worth_more) search.findings = found;
        before = search.before;
    }
    if (shown_) session_.out.write(thinking_line(found, *search.start, before, search.scale));
}

void BackgroundSearch::deliver(const std::shared_ptr<Search>& search, const engine::Answer& answer) {
    {
        const std::lock_guard lock(pending_lock_);
        pending_ = PendingAnswer{search, answer};
    }
    pending_arrived_.notify_one();
}

void BackgroundSearch::deliver_pending() {
    while (true) {
        PendingAnswer pending;
        {
            std::unique_lock lock(pending_lock_);
            pending_arrived_.wait(lock, [this] { return pending_ || closed_; });
            if (closed_) return;
            pending = std::move(*pending_);
            pending_.reset();
        }
        {
            const std::lock_guard lock(game_lock_);
            if (pending.search != search_ || activity_ != Activity::ChoosingMove) continue;
            const Findings found = findings();
            activity_ = Activity::Nothing;
            search_.reset();
            handler_(pending.answer, found);
        }
        answered_.notify_all();
    }
}

}  // namespace rookery::protocol
