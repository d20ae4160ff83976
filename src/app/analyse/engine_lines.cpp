#include "app/analyse/engine_lines.h"

#include <algorithm>
#include <utility>

#include "app/analyse/analysis_messages.h"
#include "app/api/outgoing.h"
#include "app/api/sentences.h"
#include "app/api/to_answers.h"
#include "app/play/board_view.h"
#include "app/play/catalogue.h"
#include "engine/games.h"
#include "engine/solve/solvable_ending.h"
#include "text/parse_error.h"

namespace rookery::app {
namespace {

constexpr Milliseconds interval{100};
/// Then it rests: nobody forgets an engine in a tab for ever.
constexpr Milliseconds longest{10 * 60 * 1000};
/// Larger boards take longer than anybody waits for an arrow.
constexpr int largest_solved_board = 8;
/// Every legal move of a solved position.
constexpr int all_lines = 256;

}  // namespace

bool is_solved_soon(const engine::AnyPosition& position) {
    return description_of(position.info().id).solved && layout_of(position).front().files <= largest_solved_board;
}

bool is_solvable(const engine::AnyPosition& position) {
    if (description_of(position.info().id).solved) return !is_solved_soon(position);
    return engine::is_solvable_ending(position);
}

EngineLines::EngineLines(Loop& loop, SearchScheduler& scheduler, Send send)
    : loop_(loop), scheduler_(scheduler), send_(std::move(send)) {}

void EngineLines::start(LinesQuery query) {
    static_cast<void>(engine::find_evaluation(query.position->info().id, query.evaluation));
    stop();
    query_ = std::move(query);
    exact_ = query_.engine.empty() && query_.evaluation.empty() && is_solved_soon(*query_.position);
    waiting_ = resting_ = false;
    known_depth_ = 0;
    spent_ = Milliseconds(0);
    reports_.clear();
    last_sent_ = Clock::now() - std::chrono::hours(1);
    think();
}

void EngineLines::stop() {
    if (alive_) *alive_ = false;
    scheduler_.cancel(std::exchange(ticket_, 0));
}

void EngineLines::end() {
    stop();
    scheduler_.forget(owner());
}

std::string EngineLines::owner() const { return "analysis " + std::to_string(reinterpret_cast<std::uintptr_t>(this)); }

void EngineLines::think() {
    alive_ = std::make_shared<bool>(true);
    sending_is_due_ = false;  // the timer of an earlier search does nothing more
    SearchTask task;
    task.owner = owner();
    task.position = query_.position->clone();
    if (exact_) {
        task.settings.evaluation = perfect_evaluation(query_.position->info().id);
        task.settings.lines = all_lines;
        task.request.limits.depth = 1;  // there is nothing to search
    } else {
        task.settings.evaluation = query_.evaluation;
        task.settings.lines = query_.lines;
        task.request.limits.infinite = true;
        task.preemptible = true;
    }
    task.engine = query_.engine;
    task.start = query_.start;
    task.moves = query_.moves;
    task.on_conversation = [this](const std::vector<ConversationLine>& lines) { send_conversation(lines); };
    task.on_begin = [this] {
        begun_ = Clock::now();
        if (std::exchange(waiting_, false)) send_lines(Importance::MustArrive);
    };
    task.on_report = [this](const engine::Report& report) { handle_report(report); };
    task.on_answer = [this](const engine::Answer&) { handle_answer(); };
    task.on_problem = [this](const Problem& problem) { handle_problem(problem); };
    task.on_engine_failure = [this](const protocol::ValuerFailure& failure) {
        send_(refused_text({}, "analyse", engine_failure(failure)), Importance::MustArrive);
    };
    begun_ = Clock::now();
    ticket_ = scheduler_.start(std::move(task));
    constexpr Milliseconds noticeable{400};
    waiting_ = true;
    loop_.after(noticeable, [this, alive = alive_] {
        if (*alive && waiting_) send_lines(Importance::MustArrive);
    });
}

void EngineLines::handle_report(const engine::Report& report) {
    // After giving way it begins anew: what is known already is not told again.
    if (report.depth < known_depth_ || report.moves.empty()) return;
    const auto line = static_cast<std::size_t>(std::max(1, report.line));
    if (reports_.size() < line) reports_.resize(line);
    reports_[line - 1] = report;
    if (!exact_) send_soon();
}

void EngineLines::handle_answer() {
    spent_ += std::chrono::duration_cast<Milliseconds>(Clock::now() - begun_);
    // Another engine that has said its last word has nothing to add; one of ours has given way to somebody who plays.
    if (exact_ || !query_.engine.empty() || spent_ >= longest) {
        resting_ = true;
        send_lines(Importance::MustArrive);
        stop();
        return;
    }
    // Its turn comes again.
    if (!reports_.empty()) known_depth_ = reports_.front().depth;
    stop();
    think();
}

void EngineLines::handle_problem(const Problem& problem) {
    send_(refused_text(query_.request, "analyse", problem), Importance::MustArrive);
    stop();
}

void EngineLines::send_conversation(const std::vector<ConversationLine>& lines) {
    send_(api::text_of(query_.request, to_api(lines)), Importance::MayBeLost);
}

void EngineLines::send_soon() {
    if (sending_is_due_) return;
    const auto since = std::chrono::duration_cast<Milliseconds>(Clock::now() - last_sent_);
    if (since >= interval) return send_lines(Importance::MayBeLost);
    sending_is_due_ = true;
    loop_.after(interval - since, [this, alive = alive_] {
        if (!*alive) return;
        sending_is_due_ = false;
        send_lines(Importance::MayBeLost);
    });
}

/// The latest report of each line. A move that has become the best may still be told of as the third.
std::vector<const engine::Report*> EngineLines::best_reports() const {
    std::vector<const engine::Report*> best;
    for (const engine::Report& report : reports_) {
        const auto same_move = [&](const engine::Report* other) {
            return other->moves.front() == report.moves.front();
        };
        if (!report.moves.empty() && std::none_of(best.begin(), best.end(), same_move)) best.push_back(&report);
    }
    return best;
}

void EngineLines::send_lines(Importance importance) {
    last_sent_ = Clock::now();
    api::LinesMessage message;
    const auto reports = best_reports();
    for (const engine::Report* report : reports) message.lines.push_back(found_line(*query_.position, *report));
    message.threat = query_.threat;
    message.exact = exact_;
    message.waiting = waiting_;
    message.resting = resting_;
    if (!reports.empty()) {
        const engine::Report& first = *reports.front();
        message.tables = first.is_in_tables;
        message.depth = first.depth;
        message.selective_depth = first.selective_depth;
        message.nodes = first.nodes;
        message.time = first.time.count();
        message.speed = first.nodes * 1000 / static_cast<std::uint64_t>(std::max<std::int64_t>(1, first.time.count()));
        if (exact_)
            message.words =
                exact_words(query_.position->info(), score_for_first(*query_.position, first.score_for_mover));
    }
    send_(api::text_of(query_.request, message), importance);
}

}  // namespace rookery::app
