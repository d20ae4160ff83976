#include "app/api/from_requests.h"

#include "engine/algorithms.h"
#include "engine/former_names.h"
#include "engine/person/opponents.h"
#include "text/parse_error.h"

namespace rookery::app {

game::Side side_of(api::Side side) { return side == api::Side::first ? game::Side::First : game::Side::Second; }

Player player_of(const api::Player& request) {
    Player player;
    if (request.partner)
        player.partner = {request.partner->board.as<std::size_t>(), request.partner->engine.value_or("")};
    if (request.kind == api::PlayerKind::person) return player;
    player.computer = true;
    player.ponder = request.ponder.value_or(false);
    if (request.opponent) {
        // Everything else is the opponent's own affair.
        player.opponent = engine::find_opponent(*request.opponent).id;
        return player;
    }
    if (request.depth) player.depth = request.depth->as<int>();
    if (request.time) player.time = Milliseconds(request.time->value);
    if (request.elo) player.elo = request.elo->as<int>();
    if (request.algorithm) player.algorithm = engine::find_algorithm(*request.algorithm);
    player.evaluation = engine::present_evaluation_name(request.evaluation.value_or(""));
    if (request.ordering == api::MoveOrdering::captures) player.ordering = search::Ordering::CapturesFirst;
    if (request.drop_plies) player.drop_plies = request.drop_plies->as<int>();
    if (request.external_time) player.external_time = Milliseconds(request.external_time->value);
    player.engine = request.engine.value_or("");
    if (request.learned) player.learned = {request.learned->run, request.learned->generation.value};
    return player;
}

Players players_of(const api::PerSide<api::Player>& players) {
    return {player_of(players.first), player_of(players.second)};
}

ClockSettings clock_of(const api::ClockSettings& clock) {
    const ClockSettings settings{Milliseconds(api::number_or<std::int64_t>(clock.initial, 300'000)),
                                 Milliseconds(api::number_or<std::int64_t>(clock.increment, 0))};
    if (settings.first() < shortest_clock)
        throw text::ParseError("a clock begins with " + std::to_string(shortest_clock.count()) + " ms or more");
    return settings;
}

}  // namespace rookery::app
