#include "server/engines/external_engine.h"

#include <algorithm>
#include <utility>

#include "log/log.h"
#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::server {
namespace {

using Clock = protocol::Process::Clock;
using protocol::EngineScore;
using std::chrono::milliseconds;

/// How often it is looked whether there is something new.
constexpr milliseconds interval(100);
/// What an engine that is told to stop may take; then it is ended.
constexpr milliseconds stop_patience(3'000);
/// XBoard's engines cannot think without an end.
constexpr milliseconds very_long(600'000);
/// A team asks its players one after the other: without an end, the first would think for ever.
constexpr milliseconds time_of_a_team(10'000);
/// Of a conversation, at a time: some engines say very much.
constexpr std::size_t max_lines_at_once = 100;
/// Of a line, in moves: nobody reads on.
constexpr std::size_t longest_variation = 20;

search::Score score_of(const EngineScore& score) {
    if (score.unit != EngineScore::Unit::MovesToMate)
        return std::clamp(score.for_mover, -game::highest_evaluation, game::highest_evaluation);
    const int moves = std::min(std::abs(score.for_mover), search::max_ply / 2 - 1);
    return score.for_mover > 0 ? search::win_in(2 * moves - 1) : search::loss_in(2 * moves);
}

protocol::MoveLimits limits_of(const search::Limits& limits, const RegisteredEngine& engine, std::string_view game) {
    protocol::MoveLimits own;
    own.depth = limits.depth.value_or(0);
    own.nodes = limits.nodes.value_or(0);
    own.move_time = limits.move_time.value_or(milliseconds(0));
    if (limits.clocks)
        own.clock =
            protocol::ClockTimes{(*limits.clocks)[0].time, (*limits.clocks)[1].time, (*limits.clocks)[0].increment,
                                 (*limits.clocks)[1].increment, limits.moves_to_go.value_or(0)};
    if (limits.infinite && is_team(engine, game)) own.move_time = time_of_a_team;
    else if (limits.infinite && engine.speaks_xboard) own.move_time = very_long;
    return own;
}

/// The moves of a line up to the first that cannot be played: what an engine says, nobody has checked.
std::vector<std::string> playable(const engine::AnyPosition& position, const std::vector<std::string>& moves) {
    std::vector<std::string> played;
    const auto board = position.clone();
    try {
        for (const std::string& move : moves) {
            if (played.size() == longest_variation) break;
            // In coordinates, or as some of XBoard's engines like it, in notation.
            const auto legal = board->legal_moves();
            const bool is_legal = std::find(legal.begin(), legal.end(), move) != legal.end();
            const std::string coordinates = is_legal ? move : board->read_move(move);
            board->play(coordinates);
            played.push_back(coordinates);
        }
    } catch (const text::ParseError&) {
        log::swallowed("the line of an engine makes no sense to its end");  // the rest says nothing
    }
    return played;
}

}  // namespace

ExternalEngine::ExternalEngine(RegisteredEngine engine) : engine_(std::move(engine)), thread_([this] { run(); }) {}

ExternalEngine::~ExternalEngine() {
    {
        const std::lock_guard lock(mutex_);
        leaving_ = true;
        *stop_ = true;
    }
    changed_.notify_all();
    thread_.join();
}

void ExternalEngine::search(ExternalOrder order) {
    {
        const std::lock_guard lock(mutex_);
        next_ = std::move(order);
        *stop_ = true;  // whatever it is doing
        stop_ = std::make_shared<std::atomic<bool>>(false);
    }
    changed_.notify_all();
}

void ExternalEngine::stop() {
    const std::lock_guard lock(mutex_);
    *stop_ = true;
}

void ExternalEngine::run() {
    while (true) {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return leaving_ || next_; });
        if (leaving_) break;
        const ExternalOrder order = std::move(*next_);
        next_.reset();
        const auto stop = stop_;
        lock.unlock();
        perform(order, *stop);
    }
    if (client_) client_->quit();
}

void ExternalEngine::perform(const ExternalOrder& order, const std::atomic<bool>& stop) {
    app::Problem problem;
    try {
        prepare(order);
        think(order, stop);
        return;
    } catch (const protocol::ProcessError& error) {
        log::swallowed("another engine did not do what it was asked");
        problem = app::engine_failure(engine_.name, error);
    } catch (...) {
        problem = app::current_problem();
    }
    client_.reset();
    report_conversation(order);
    order.on_problem(problem);
}

/// Starts it if it does not run yet, and makes it play this game.
void ExternalEngine::prepare(const ExternalOrder& order) {
    const game::GameInfo& game = order.position->info();
    if (order.board && !is_team(engine_, game.id))
        throw protocol::ProcessError(engine_.name + " does not sit at one board");
    if (engine_.sits_at_one_board && game_ != game.id) client_.reset();  // a team is another client
    if (!client_) {
        game_.clear();
        client_ =
            start_engine(engine_, game.id, [this](auto speaker, std::string_view line) { handle_line(speaker, line); });
    }
    client_->want_lines(order.lines);
    client_->want_board(order.board);
    if (game_ != game.id) {
        client_->start_game(game, {});
        game_ = game.id;
    }
}

void ExternalEngine::think(const ExternalOrder& order, const std::atomic<bool>& stop) {
    const engine::AnyPosition& position = *order.position;
    client_->set_position(order.start.empty() ? position.text() : order.start,
                          order.start.empty() ? std::vector<std::string>() : order.moves);
    const auto since = Clock::now();
    client_->start_search(limits_of(order.limits, engine_, game_));
    reported_.clear();
    std::optional<protocol::EngineMove> move;
    while (!move) {
        if (stop) {
            move = client_->stop(Clock::now() + stop_patience);
            if (!move) throw protocol::ProcessError(engine_.name + " does not stop thinking");
        } else {
            move = client_->wait_for_move(Clock::now() + interval);
        }
        report_lines(order, client_->lines(), since);
    }
    if (client_->lines().empty()) report_lines(order, {move->info}, since);
    if (move->claim) {
        if (winner_of(*move->claim) == !position.to_move()) return order.on_resignation();
        throw protocol::ProcessError(engine_.name + " says that the game is over");
    }
    const auto moves = playable(position, {move->best_move});
    if (moves.empty())
        throw protocol::ProcessError(engine_.name + " plays " + text::quoted(move->best_move) +
                                     ", which is not a move here");
    engine::Answer answer;
    answer.best_move = moves.front();
    answer.nodes = move->info.nodes;
    order.on_answer(answer);
}

void ExternalEngine::handle_line(protocol::Process::Speaker speaker, std::string_view line) {
    if (conversation_.size() >= max_lines_at_once) conversation_.erase(conversation_.begin());
    conversation_.push_back({speaker == protocol::Process::Speaker::We, visible_line(line)});
}

void ExternalEngine::report_conversation(const ExternalOrder& order) {
    if (!conversation_.empty() && order.on_conversation) order.on_conversation(conversation_);
    conversation_.clear();
}

void ExternalEngine::report_lines(const ExternalOrder& order, const std::vector<protocol::SearchInfo>& lines,
                                  Clock::time_point since) {
    report_conversation(order);
    int number = 0;
    for (const protocol::SearchInfo& info : lines) {
        ++number;
        if (!info.score || info.pv.empty()) continue;
        // The same again is no news.
        const std::string news = std::to_string(info.depth) + ' ' + std::to_string(info.nodes);
        reported_.resize(std::max(reported_.size(), static_cast<std::size_t>(number)));
        if (std::exchange(reported_[static_cast<std::size_t>(number) - 1], news) == news) continue;
        engine::Report report;
        report.line = number;
        report.depth = report.selective_depth = info.depth;
        report.score_for_mover = score_of(*info.score);
        if (info.score->unit == EngineScore::Unit::Points) report.unit = game::ScoreUnit::Points;
        report.nodes = info.nodes;
        report.time = std::chrono::duration_cast<milliseconds>(Clock::now() - since);
        report.moves = playable(*order.position, info.pv);
        if (!report.moves.empty()) order.on_report(report);
    }
}

}  // namespace rookery::server
