#include "app/api/from_requests.h"

#include "engine/algorithms.h"
#include "engine/person/opponents.h"
#include "text/parse_error.h"

namespace rookery::app {

game::Side side_of(api::Side side) { return side == api::Side::first ? game::Side::First : game::Side::Second; }

Player player_of(const api::Player& said) {
    Player player;
    if (said.kind == api::PlayerKind::person) return player;
    player.computer = true;
    player.ponder = said.ponder.value_or(false);
    if (said.opponent) {
        // Everything else is the opponent's own affair.
        player.opponent = engine::find_opponent(*said.opponent).id;
        return player;
    }
    if (said.depth) player.depth = said.depth->as<int>();
    if (said.time) player.time = Milliseconds(said.time->value);
    if (said.elo) player.elo = said.elo->as<int>();
    if (said.algorithm) player.algorithm = engine::find_algorithm(*said.algorithm);
    player.evaluation = said.evaluation.value_or("");
    if (said.ordering == api::MoveOrdering::captures) player.ordering = search::Ordering::CapturesFirst;
    if (said.drop_plies) player.drop_plies = said.drop_plies->as<int>();
    player.engine = said.engine.value_or("");
    if (said.learned) player.learned = {said.learned->run, said.learned->generation.value};
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
