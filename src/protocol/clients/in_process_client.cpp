#include "protocol/clients/in_process_client.h"

#include <cstdlib>

#include "protocol/options.h"

namespace rookery::protocol {
namespace {

EngineScore engine_score(search::Score score, const engine::CentipawnScale& scale) {
    if (search::is_forced(score)) return {EngineScore::Unit::MovesToMate, search::moves_to_end(score)};
    if (const auto centipawns = scale.centipawns(score)) return {EngineScore::Unit::Centipawns, *centipawns};
    return {EngineScore::Unit::Points, score};
}

search::Limits search_limits(const MoveLimits& wanted) {
    search::Limits limits;
    if (wanted.depth > 0) limits.depth = wanted.depth;
    if (wanted.nodes > 0) limits.nodes = wanted.nodes;
    if (wanted.move_time.count() > 0) limits.move_time = wanted.move_time;
    if (wanted.clock) {
        limits.clocks = {{{wanted.clock->first, wanted.clock->first_increment},
                          {wanted.clock->second, wanted.clock->second_increment}}};
        if (wanted.clock->moves_to_go > 0) limits.moves_to_go = wanted.clock->moves_to_go;
    }
    return limits;
}

}  // namespace

InProcessClient::InProcessClient() : name_("Rookery " ROOKERY_VERSION) {}

void InProcessClient::start_game(const game::GameInfo& game, const EngineOptions& options) {
    session_.new_game(game.id);
    try {
        for (const auto& [option, value] : options) set_option(session_, find_option(&Option::uci_name, option), value);
    } catch (const text::ParseError& error) {
        throw ProcessError(name_ + ": " + error.what());
    }
    if (session_.game() != game.id)
        throw ProcessError(name_ + ": the options make it play " + session_.game() + " instead of " +
                           std::string(game.id));
}

void InProcessClient::set_position(const std::string& start, const std::vector<std::string>& moves) {
    auto position = session_.by_agreement(engine::position_from_text(session_.game(), start));
    for (const std::string& move : moves) position->play(move);
    session_.position = std::move(position);
}

void InProcessClient::start_search(const MoveLimits& limits) {
    session_.engine.wait();
    {
        const std::lock_guard lock(mutex_);
        info_ = {};
        answer_.reset();
        thinking_since_ = Clock::now();
    }
    engine::Request request;
    request.limits = search_limits(limits);
    session_.engine.start(
        *session_.position, request,
        {[this, scale = session_.scale()](const engine::Report& report) {
             if (report.line != 1) return;
             const std::lock_guard lock(mutex_);
             info_ = {report.depth, engine_score(report.score_for_mover, scale), report.nodes, report.moves};
         },
         [this](const engine::Answer& answer) {
             const std::lock_guard lock(mutex_);
             info_.nodes = answer.nodes;
             answer_ = EngineMove{.best_move = answer.best_move,
                                  .claim = {},
                                  .ponder_move = answer.ponder_move,
                                  .info = info_,
                                  .elapsed = Clock::now() - thinking_since_};
             answered_.notify_all();
         }});
}

std::optional<EngineMove> InProcessClient::wait_for_move(Clock::time_point deadline) {
    std::unique_lock lock(mutex_);
    answered_.wait_until(lock, deadline, [this] { return answer_.has_value(); });
    return answer_;
}

std::optional<EngineMove> InProcessClient::stop(Clock::time_point deadline) {
    session_.engine.stop();
    return wait_for_move(deadline);
}

}  // namespace rookery::protocol
