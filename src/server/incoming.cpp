#include "server/incoming.h"

#include <limits>

#include "game/parse_error.h"
#include "server/json_records.h"
#include "server/levels.h"

namespace rookery::server {
namespace {

namespace json = boost::json;
using game::ParseError;

std::optional<int> small_number_in(const json::object& object, std::string_view name, int least, int most) {
    const auto number = number_in(object, name, least, most);
    return number ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

game::Side side_from_text(std::string_view text) {
    if (text == "first") return game::Side::First;
    if (text == "second") return game::Side::Second;
    throw ParseError("A side is first or second.");
}

Players players_in(const json::value& value) {
    const json::object& object = object_of(value, "players");
    const json::value* first = member(object, "first");
    const json::value* second = member(object, "second");
    if (first == nullptr || second == nullptr) throw ParseError("There must be a player on each side.");
    return {player_from_json(*first), player_from_json(*second)};
}

ClockSettings clock_in(const json::value& value) {
    const json::object& object = object_of(value, "clock");
    return {Milliseconds(number_in(object, "initial", 1'000, longest_clock.count()).value_or(300'000)),
            Milliseconds(number_in(object, "increment", 0, longest_increment.count()).value_or(0))};
}

}  // namespace

Incoming read_incoming(const Message& said) {
    const json::object& object = said.members;
    Incoming message;
    message.type = said.type;
    message.request = said.request;
    message.protocol = number_in(object, "protocol");
    message.game = text_in(object, "game").value_or("");
    message.id = text_in(object, "id").value_or("");
    message.text = text_in(object, "text").value_or("");
    message.move = text_in(object, "move").value_or("");
    message.evaluation = text_in(object, "evaluation").value_or("");
    message.ply = small_number_in(object, "ply", 0, std::numeric_limits<int>::max());
    message.depth = small_number_in(object, "depth", 1, highest_count_depth);
    if (const auto delay = number_in(object, "delay", 0, longest_delay.count())) message.delay = Milliseconds(*delay);
    if (const auto side = text_in(object, "side")) message.side = side_from_text(*side);
    if (const json::value* players = member(object, "players")) message.players = players_in(*players);
    if (const json::value* clock = member(object, "clock")) message.clock = clock_in(*clock);
    if (const json::value* options = member(object, "options")) message.options = options_from_json(*options);
    if (const json::value* run = member(object, "run")) message.run = run->is_bool() && run->get_bool();
    return message;
}

}  // namespace rookery::server
