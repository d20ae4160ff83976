// The computer's part in a live game: its moves, hints, and counts of the algorithms.

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "app/api/sentences.h"
#include "app/api/to_answers.h"
#include "app/play/levels.h"
#include "app/play/live_game.h"
#include "app/play/pace.h"
#include "app/play/players.h"
#include "app/problem.h"
#include "engine/algorithms.h"
#include "engine/games.h"
#include "engine/person/eyesight.h"
#include "engine/person/opponents.h"
#include "text/parse_error.h"

namespace rookery::app {
namespace {

using game::Side;
using text::ParseError;

/// Infos come no more often than this.
constexpr Milliseconds info_interval{100};
/// A search that waits longer than this says so.
constexpr Milliseconds noticeable_wait{300};
/// What a hint takes at most.
constexpr Milliseconds hint_time{1'000};
/// Larger boards take too long to be solved for a hint.
constexpr int largest_solved_board = 8;
/// Longer lines are cut: nobody reads on.
constexpr std::size_t longest_line = 16;
/// Every legal move of a solved position.
constexpr int all_lines = 256;

/// So long the opponent that does all it can picks among its best moves.
constexpr int varied_plies = 12;

/// What an opponent takes beyond the shortest time, at most.
constexpr int max_pondering = 1'600;

/// In the order in which they are counted.
constexpr std::array counted_algorithms = {engine::Algorithm::Minimax, engine::Algorithm::AlphaBeta,
                                           engine::Algorithm::Search};

search::Bound flipped(search::Bound bound) {
    if (bound == search::Bound::Lower) return search::Bound::Upper;
    return bound == search::Bound::Upper ? search::Bound::Lower : bound;
}

}  // namespace

template <class Task>
auto LiveGame::guarded(Task task) {
    return [weak = weak_from_this(), number = search_number_, task](const auto&... arguments) {
        const auto self = weak.lock();
        if (self && self->search_ && self->search_number_ == number) (self.get()->*task)(arguments...);
    };
}

void LiveGame::after(Milliseconds time, void (LiveGame::*task)()) { services_.loop.after(time, guarded(task)); }

/// Lets the computer think if it is its turn and somebody looks on.
void LiveGame::continue_playing() {
    if (storing_) return;  // then it is called again
    update_clock();
    const bool may_move = has_person() || running_ || stepping_;
    if (over() || !watched() || !may_move) return stop_pondering();
    if (!is_computer(to_move())) return ponder();
    stop_pondering();
    if (search_ && search_->purpose == Purpose::Move) return;
    think_about_move();
}

/// Lets a computer that is to think on the other side's time do so, about the reply that it expects or else about the
/// position: what it finds is in the hash table when it is to move. It gives way to whoever needs the engine.
void LiveGame::ponder() {
    stop_pondering();
    const Player& player = header_.players[index(!to_move())];
    if (!player.computer || !player.ponder || !player.engine.empty() || player.learned) return;
    // What is searched to a depth, overlooks things like a person or is known anyway gets no better.
    const engine::Settings settings = settings_for(player);
    const engine::Request default_request = request_for(player);
    if (settings.elo || default_request.limits.depth || player.algorithm != engine::Algorithm::Search) return;
    if (engine::needs_no_search(header_.game, settings.evaluation) || asks_another_engine()) return;
    SearchTask task;
    task.owner = id();
    task.position = game_.position().clone();
    const auto legal = task.position->legal_moves();
    if (std::find(legal.begin(), legal.end(), expected_reply_) != legal.end()) task.position->play(expected_reply_);
    if (task.position->outcome().over()) return;
    task.settings = settings;
    task.request.limits.infinite = true;
    task.preemptible = true;
    task.on_begin = [] {};
    task.on_report = [](const engine::Report&) {};
    task.on_answer = [](const engine::Answer&) {};
    task.on_problem = [](const Problem&) {};  // then it thinks when it is its turn
    pondering_ = services_.scheduler.start(std::move(task));
}

void LiveGame::stop_pondering() {
    if (pondering_ != 0) services_.scheduler.cancel(std::exchange(pondering_, 0));
}

/// How a computer thinks in this position, whatever it is about.
engine::Settings LiveGame::settings_for(const Player& player) const {
    engine::Settings settings;
    settings.elo = player.elo;
    settings.seed = seed_of_game();
    settings.algorithm = player.algorithm;
    settings.evaluation = player.evaluation;
    settings.ordering = player.ordering;
    if (player.drop_plies) settings.drop_plies = *player.drop_plies;
    // How long it thinks: which engine that is, no page can say.
    if (player.external_time)
        settings.external_engine =
            fmt::format("movetime {} {}", player.external_time->count(), settings.external_engine);
    if (player.opponent.empty()) return settings;
    const engine::Opponent& opponent = engine::find_opponent(player.opponent);
    opponent.apply(settings);
    if (opponent.skill == engine::Skill::Perfect && is_solved())
        settings.evaluation = perfect_evaluation(header_.game);  // what it picks among costs it nothing, however late
    else settings.varied = settings.varied && game_.plies() < varied_plies;
    return settings;
}

engine::Request LiveGame::request_for(const Player& player) const {
    engine::Request request;
    search::Limits& limits = request.limits;
    const auto use_clock = [&] {
        const auto side_clock = [&](Side side) -> search::Limits::PlayerClock {
            return {std::max(clock_->left(side), Milliseconds(1)), clock_->settings().increment};
        };
        limits.clocks = std::array{side_clock(Side::First), side_clock(Side::Second)};
    };
    limits.depth = player.depth;
    if (player.time) limits.move_time = clock_ ? std::min(*player.time, clock_->left(to_move()) / 2) : *player.time;
    // The textbook algorithms would deepen step by step if there were a clock, and count all the steps.
    const bool minds_the_clock = !player.depth || player.algorithm == engine::Algorithm::Search;
    if (clock_ && !player.time && minds_the_clock) {
        // Nothing can be saved for later, and nobody likes to wait for all of it.
        if (clock_->settings().per_move()) limits.move_time = clock_->left(to_move()) / 2;
        else use_clock();
    }
    if (!clock_ && !player.depth && !player.time && !player.elo) {
        if (!player.engine.empty()) limits.move_time = time_of_the_strongest;
        else if (player.opponent.empty()) limits.depth = default_depth;
        else if (!engine::find_opponent(player.opponent).elo) limits.move_time = time_of_the_strongest;
    }
    return request;
}

void LiveGame::think_about_move(bool in_a_hurry) {
    const Player& player = header_.players[index(to_move())];
    Search search;
    search.purpose = Purpose::Move;
    search.ply = game_.plies();
    engine::Settings settings = settings_for(player);
    search.algorithm = in_a_hurry ? engine::Algorithm::Search : player.algorithm;
    search.evaluation = settings.evaluation;
    if (!in_a_hurry) search.engine = player.engine;
    engine::Request request = request_for(player);
    try {
        if (!search.engine.empty() || app::asks_another_engine(search.evaluation)) require_right_to_start_engines();
        if (player.learned) {
            settings.network_file = network_of(*player.learned, header_.game, services_.learning);
            search.evaluation = settings.network_file.empty() ? "" : "net";
        }
    } catch (...) {
        const Problem problem = current_problem();
        running_ = stepping_ = false;
        return broadcast({}, [&](const RequestNumber&) { return refused_text({}, "", problem); });
    }
    if (in_a_hurry) {
        request = {};
        request.limits.depth = 1;
    }
    start_search(std::move(search), std::move(settings), std::move(request));
}

void LiveGame::start_search(Search search, engine::Settings settings, engine::Request request) {
    cancel_search();
    if (!search.position) search.position = game_.position().clone();
    search.side = search.position->to_move();
    settings.algorithm = search.algorithm;
    settings.evaluation = search.evaluation;
    ++search_number_;
    search_ = std::move(search);

    SearchTask task;
    task.owner = id();
    task.position = search_->position->clone();
    task.settings = std::move(settings);
    task.request = std::move(request);
    task.engine = search_->engine;
    if (!task.engine.empty()) {
        task.start = header_.start;
        for (const Record& record : game_.records())
            if (record.played) task.moves.push_back(record.played->move);
        task.board = search_->partner_board;
        task.on_conversation = guarded(&LiveGame::handle_conversation);
        task.on_resignation = guarded(&LiveGame::handle_resignation);
    }
    task.on_begin = guarded(&LiveGame::handle_begin);
    task.on_report = guarded(&LiveGame::handle_report);
    task.on_answer = guarded(&LiveGame::handle_answer);
    task.on_problem = guarded(&LiveGame::handle_problem);
    task.on_engine_failure = guarded(&LiveGame::handle_engine_failure);
    search_->ticket = services_.scheduler.start(std::move(task));
    after(noticeable_wait, &LiveGame::notice_waiting);
}

void LiveGame::cancel_search() {
    if (!search_) return;
    services_.scheduler.cancel(search_->ticket);
    search_.reset();
    ++search_number_;
}

void LiveGame::handle_begin() {
    search_->begun = true;
    if (!search_->waiting) return;
    search_->waiting = false;
    send_status({});
}

void LiveGame::notice_waiting() {
    if (search_->begun) return;
    search_->waiting = true;
    send_status({});
}

void LiveGame::handle_report(const engine::Report& report) {
    auto& reports = search_->reports;
    const auto line = static_cast<std::size_t>(report.line);
    if (reports.size() < line) reports.resize(line);
    reports[line - 1] = report;
    if (line != 1 || search_->info_is_due) return;
    const auto since = std::chrono::duration_cast<Milliseconds>(Clock::now() - search_->last_info);
    if (since >= info_interval) return send_info();
    search_->info_is_due = true;
    after(info_interval - since, &LiveGame::send_info);
}

void LiveGame::send_info() {
    search_->info_is_due = false;
    search_->last_info = Clock::now();
    const engine::Report& report = search_->reports.front();
    Info info;
    info.id = id();
    info.ply = search_->ply;
    info.side = search_->side;
    info.purpose = search_->purpose;
    info.algorithm = search_->algorithm;
    info.score_for_first = score_for_first(report);
    info.unit = report.unit;
    info.bound = search_->side == Side::First ? report.bound : flipped(report.bound);
    info.depth = report.depth;
    info.selective_depth = report.selective_depth;
    info.nodes = report.nodes;
    info.time = report.time;
    info.line = line_of(report);
    const std::string text = info_text(info);
    for (Watcher* watcher : watchers_) watcher->receive(text, Importance::MayBeLost);
}

search::Score LiveGame::score_for_first(const engine::Report& report) const {
    return search_->side == Side::First ? report.score_for_mover : -report.score_for_mover;
}

std::vector<api::LineMove> LiveGame::line_of(const engine::Report& report) const {
    std::vector<api::LineMove> line;
    const auto position = search_->position->clone();
    for (const std::string& move : report.moves) {
        if (line.size() == longest_line) break;
        line.push_back({move, position->move_notation(move)});
        position->play(move);
    }
    return line;
}

void LiveGame::handle_conversation(const std::vector<ConversationLine>& lines) {
    api::ConversationMessage message = to_api(lines);
    message.id = id();
    const std::string text = api::text_of({}, message);
    for (Watcher* watcher : watchers_) watcher->receive(text, Importance::MayBeLost);
}

void LiveGame::handle_resignation() {
    if (!search_->partner_board) return end({}, {win_of(!search_->side), "resignation"});
    // It has lost hope at its own board; whether the team has, the person decides.
    handle_problem({"Your partner would resign at its board: move yourself.", ProblemCode("partner-gives-up")});
}

void LiveGame::handle_problem(const Problem& problem) {
    const Requester requester = search_->requester;
    const Purpose purpose = search_->purpose;
    cancel_search();
    running_ = stepping_ = false;
    update_clock();
    if (purpose == Purpose::Move) broadcast({}, [&](const RequestNumber&) { return refused_text({}, "", problem); });
    else send(requester, refused_text(requester.request, purpose == Purpose::Hint ? "hint" : "counts", problem));
    send_status({});
}

void LiveGame::handle_engine_failure(const protocol::ValuerFailure& failure) {
    broadcast({}, [&](const RequestNumber&) { return refused_text({}, "", engine_failure(failure)); });
}

void LiveGame::handle_answer(const engine::Answer& answer) {
    switch (search_->purpose) {
        case Purpose::Hint: give_hint(); return;
        case Purpose::Counts: give_counts(answer); return;
        case Purpose::Move: break;
    }
    if (answer.best_move.empty()) {
        // It was stopped before it had looked at a single move.
        if (search_->partner_board) think_as_partner(true);
        else think_about_move(true);
        return;
    }
    search_->answer = answer;
    const auto since = std::chrono::duration_cast<Milliseconds>(Clock::now() - last_move_);
    const Milliseconds wanted = between_computers() ? delay_ : thinking_time();
    if (since < wanted) after(wanted - since, &LiveGame::play_answer_soon);
    else play_answer_soon();
}

/// How long a reply to a person takes at least. An opponent takes its time like a person does: little where there is
/// nothing to choose, longer where there is much.
Milliseconds LiveGame::thinking_time() const {
    Milliseconds time = shortest_reply;
    const auto choices = game_.position().legal_moves().size();
    if (!header_.players[index(to_move())].opponent.empty() && choices > 1) {
        const double mood = engine::drawn(seed_of_game(), game_.position().key(), 0);
        const double much = std::min(1.0, static_cast<double>(choices) / 40);
        time += Milliseconds(static_cast<int>(max_pondering * mood * mood * much));
    }
    return clock_ ? affordable(time, clock_->left(to_move()), clock_->settings().per_move()) : time;
}

/// The same for as long as the game lasts, wherever it is played on.
std::uint64_t LiveGame::seed_of_game() const { return engine::seed_of(header_.id); }

void LiveGame::play_answer_soon() { when_settled(guarded(&LiveGame::play_answer)); }

void LiveGame::play_answer() {
    PlayedMove move;
    move.move = search_->answer.best_move;
    SearchSummary& summary = move.search.emplace();
    summary.nodes = search_->answer.nodes;
    summary.algorithm = search_->algorithm;
    if (!search_->reports.empty()) {
        const engine::Report& report = search_->reports.front();
        summary.score_for_first = score_for_first(report);
        summary.unit = report.unit;
        summary.depth = report.depth;
        summary.evaluations = report.evaluations;
        summary.time = report.time;
    }
    // It may have lost interest meanwhile, as in any other search.
    play({}, std::move(move), guarded(&LiveGame::handle_problem));
}

void LiveGame::hint(const Requester& requester) {
    require_ongoing();
    if (is_computer(to_move())) throw Refusal("not-your-turn", "It is not your turn.");
    if (partner_thinks()) throw Refusal("computer-thinking", "The computer is thinking about its move.");
    Search search;
    search.purpose = Purpose::Hint;
    search.requester = requester;
    search.ply = game_.plies();
    engine::Settings settings;
    engine::Request request;
    request.limits.move_time = hint_time;
    if (is_solved()) {
        search.exact = true;
        search.evaluation = perfect_evaluation(header_.game);
        settings.lines = all_lines;
    }
    start_search(std::move(search), std::move(settings), std::move(request));
    send_status({});
}

bool LiveGame::is_solved() const {
    return description_of(header_.game).solved && game_.layout().front().files <= largest_solved_board;
}

/// Tells what the solution says of the position, so that the page can say when a person has just lost a won game.
void LiveGame::judge() {
    services_.scheduler.cancel(judgment_);
    if (over() || !watched() || !has_person() || !is_solved()) return;
    SearchTask task;
    task.owner = id() + " solved";  // its engine is another one than that of the moves
    task.position = game_.position().clone();
    task.settings.evaluation = perfect_evaluation(header_.game);
    task.request.limits.depth = 1;  // there is nothing to search
    task.on_begin = [] {};
    task.on_report = [weak = weak_from_this(), ply = game_.plies(), side = to_move()](const engine::Report& report) {
        const auto self = weak.lock();
        if (!self || self->game_.plies() != ply) return;
        const search::Score score = side == Side::First ? report.score_for_mover : -report.score_for_mover;
        const std::string text = exact_text(self->header_, ply, score);
        self->broadcast({}, [&](const RequestNumber&) { return text; });
    };
    task.on_answer = [](const engine::Answer&) {};
    task.on_problem = [](const Problem&) {};  // then nobody knows
    judgment_ = services_.scheduler.start(std::move(task));
}

void LiveGame::give_hint() {
    const Requester requester = search_->requester;
    if (!search_->reports.empty()) {
        Hint hint;
        hint.id = id();
        hint.ply = search_->ply;
        hint.exact = search_->exact;
        hint.score_for_first = score_for_first(search_->reports.front());
        hint.unit = search_->reports.front().unit;
        hint.line = line_of(search_->reports.front());
        hint.words = hint.exact ? exact_words(game_.position().info(), hint.score_for_first)
                                : hint.line.front().notation + " looks best.";
        if (hint.exact)
            for (const engine::Report& report : search_->reports)
                hint.moves.push_back({line_of(report).front(), score_for_first(report)});
        send(requester, hint_text(requester.request, hint));
    } else {
        send(requester,
             refused_text(requester.request, "hint", {"There was no time to find a hint.", "no-time-for-hint"}));
    }
    cancel_search();
    send_status({});
}

void LiveGame::counts(const Requester& requester, std::optional<int> ply, int depth, const std::string& evaluation) {
    if (search_ && search_->purpose == Purpose::Move)
        throw Refusal("computer-thinking", "The computer is thinking about its move.");
    if (ply.value_or(0) > game_.plies()) throw ParseError("The game has not come that far.");
    Search search;
    search.requester = requester;
    search.ply = ply.value_or(game_.plies());
    search.depth = depth;
    search.evaluation = engine::find_evaluation(header_.game, evaluation);
    if (engine::needs_no_search(header_.game, search.evaluation))
        throw Refusal("nothing-to-count", "With this evaluation there is nothing to count.");
    search.position = game_.position_after(search.ply);
    if (search.position->outcome().over()) throw Refusal("over-in-position", "In this position the game is over.");
    count(counted_algorithms.front(), search);
    send_status({});
}

void LiveGame::count(engine::Algorithm algorithm, const Search& like) {
    Search search;
    search.purpose = Purpose::Counts;
    search.algorithm = algorithm;
    search.requester = like.requester;
    search.ply = like.ply;
    search.depth = like.depth;
    search.evaluation = like.evaluation;
    search.position = like.position->clone();
    engine::Request request;
    request.limits.depth = search.depth;
    start_search(std::move(search), {}, std::move(request));
}

void LiveGame::give_counts(const engine::Answer& answer) {
    const auto& reports = search_->reports;
    Counts counts;
    counts.id = id();
    counts.ply = search_->ply;
    counts.depth = search_->depth;
    counts.search.algorithm = search_->algorithm;
    counts.search.nodes = answer.nodes;
    if (!reports.empty()) {
        counts.search.score_for_first = score_for_first(reports.front());
        counts.search.unit = reports.front().unit;
        counts.search.evaluations = reports.front().evaluations;
        counts.search.time = reports.front().time;
    }
    counts.move = answer.best_move;
    // Others who wait may have cut it short, too.
    counts.complete = !search_->stopped && !reports.empty() &&
                      (reports.front().depth == search_->depth || search::is_forced(reports.front().score_for_mover));
    send(search_->requester, counts_text(search_->requester.request, counts));

    const auto next = std::find(counted_algorithms.begin(), counted_algorithms.end(), search_->algorithm) + 1;
    if (next == counted_algorithms.end() || search_->stopped) {
        cancel_search();
        send_status({});
        return;
    }
    const Search like = std::move(*search_);
    search_.reset();
    count(*next, like);
}

void LiveGame::stop(const Requester& requester) {
    if (!search_) throw Refusal("nobody-thinking", "Nobody is thinking.");
    search_->stopped = true;
    services_.scheduler.stop(search_->ticket);
    send_status(requester);
}

}  // namespace rookery::app
