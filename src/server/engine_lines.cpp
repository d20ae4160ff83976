#include "server/engine_lines.h"

#include <algorithm>
#include <utility>

#include "engine/games.h"
#include "game/parse_error.h"
#include "server/analysis_json.h"
#include "server/board_view.h"
#include "server/catalogue.h"
#include "server/json_parts.h"
#include "server/outgoing.h"
#include "server/words.h"

namespace rookery::server {
namespace {

namespace json = boost::json;

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

EngineLines::EngineLines(Loop& loop, Thinking& thinking, Send send)
    : loop_(loop), thinking_(thinking), send_(std::move(send)) {}

void EngineLines::start(LinesWish wish) {
    static_cast<void>(engine::find_evaluation(wish.position->info().id, wish.evaluation));
    stop();
    wish_ = std::move(wish);
    exact_ = wish_.evaluation.empty() && is_solved_soon(*wish_.position);
    waiting_ = resting_ = false;
    known_depth_ = 0;
    spent_ = Milliseconds(0);
    reports_.clear();
    last_told_ = Clock::now() - std::chrono::hours(1);
    think();
}

void EngineLines::stop() {
    if (alive_) *alive_ = false;
    thinking_.cancel(std::exchange(ticket_, 0));
}

void EngineLines::think() {
    alive_ = std::make_shared<bool>(true);
    telling_is_due_ = false;  // the timer of an earlier search does nothing more
    Thought thought;
    thought.owner = "analysis " + std::to_string(reinterpret_cast<std::uintptr_t>(this));
    thought.position = wish_.position->clone();
    if (exact_) {
        thought.settings.evaluation = perfect_evaluation(wish_.position->info().id);
        thought.settings.lines = all_lines;
        thought.request.limits.depth = 1;  // there is nothing to search
    } else {
        thought.settings.evaluation = wish_.evaluation;
        thought.settings.lines = wish_.lines;
        thought.request.limits.infinite = true;
        thought.gives_way = true;
    }
    thought.on_begin = [this] {
        begun_ = Clock::now();
        if (std::exchange(waiting_, false)) tell(Importance::MustArrive);
    };
    thought.on_report = [this](const engine::Report& report) { hear_report(report); };
    thought.on_answer = [this](const engine::Answer&) { hear_answer(); };
    thought.on_problem = [this](const std::string& problem) { hear_problem(problem); };
    begun_ = Clock::now();
    ticket_ = thinking_.start(std::move(thought));
    constexpr Milliseconds noticeable{400};
    waiting_ = true;
    loop_.after(noticeable, [this, alive = alive_] {
        if (*alive && waiting_) tell(Importance::MustArrive);
    });
}

void EngineLines::hear_report(const engine::Report& report) {
    // After giving way it begins anew: what is known already is not told again.
    if (report.depth < known_depth_ || report.moves.empty()) return;
    const auto line = static_cast<std::size_t>(std::max(1, report.line));
    if (reports_.size() < line) reports_.resize(line);
    reports_[line - 1] = report;
    if (!exact_) tell_soon();
}

void EngineLines::hear_answer() {
    spent_ += std::chrono::duration_cast<Milliseconds>(Clock::now() - begun_);
    if (exact_ || spent_ >= longest) {
        resting_ = true;
        tell(Importance::MustArrive);
        stop();
        return;
    }
    // It has given way to somebody who plays: its turn comes again.
    if (!reports_.empty()) known_depth_ = reports_.front().depth;
    stop();
    think();
}

void EngineLines::hear_problem(const std::string& problem) {
    send_(refused_text(wish_.request, "analyse", sentence(problem)), Importance::MustArrive);
    stop();
}

void EngineLines::tell_soon() {
    if (telling_is_due_) return;
    const auto since = std::chrono::duration_cast<Milliseconds>(Clock::now() - last_told_);
    if (since >= interval) return tell(Importance::MayBeLost);
    telling_is_due_ = true;
    loop_.after(interval - since, [this, alive = alive_] {
        if (!*alive) return;
        telling_is_due_ = false;
        tell(Importance::MayBeLost);
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

void EngineLines::tell(Importance importance) {
    last_told_ = Clock::now();
    json::object object = message_json("lines", wish_.request);
    json::array lines;
    const auto reports = best_reports();
    for (const engine::Report* report : reports) lines.push_back(found_line_json(*wish_.position, *report));
    object["lines"] = std::move(lines);
    object["threat"] = wish_.threat;
    object["exact"] = exact_;
    object["waiting"] = waiting_;
    object["resting"] = resting_;
    if (!reports.empty()) {
        const engine::Report& first = *reports.front();
        object["depth"] = first.depth;
        object["selective_depth"] = first.selective_depth;
        object["nodes"] = first.nodes;
        object["time"] = first.time.count();
        object["speed"] =
            first.nodes * 1000 / static_cast<std::uint64_t>(std::max<std::int64_t>(1, first.time.count()));
        if (exact_)
            object["words"] =
                exact_words(wish_.position->info(), score_for_first(*wish_.position, first.score_for_mover));
    }
    send_(json::serialize(object), importance);
}

}  // namespace rookery::server
