#include "server/json_records.h"

#include "engine/algorithms.h"
#include "game/parse_error.h"
#include "game/quoted.h"
#include "server/levels.h"
#include "server/record_text.h"

// The library's own code is compiled here, once for the whole program.
#include <boost/json/src.hpp>

namespace rookery::server {
namespace json = boost::json;
using game::ParseError;
using game::quoted;

json::value parse_json(std::string_view text) {
    json::parse_options options;
    options.max_depth = 8;
    boost::system::error_code error;
    json::value value = json::parse(json::string_view(text.data(), text.size()), error, {}, options);
    if (error) throw ParseError("This message is not JSON.");
    return value;
}

const json::value* member(const json::object& object, std::string_view name) {
    const auto found = object.find(json::string_view(name.data(), name.size()));
    return found == object.end() || found->value().is_null() ? nullptr : &found->value();
}

const json::object& object_of(const json::value& value, std::string_view name) {
    if (const json::object* object = value.if_object()) return *object;
    throw ParseError(quoted(name) + " must be an object.");
}

std::optional<std::int64_t> number_in(const json::object& object, std::string_view name) {
    const json::value* value = member(object, name);
    if (value == nullptr) return std::nullopt;
    boost::system::error_code error;
    const auto number = value->to_number<std::int64_t>(error);
    if (error) throw ParseError(quoted(name) + " must be a whole number.");
    return number;
}

std::optional<std::int64_t> number_in(const json::object& object, std::string_view name, std::int64_t least,
                                      std::int64_t most) {
    const auto number = number_in(object, name);
    if (number && (*number < least || *number > most))
        throw ParseError(quoted(name) + " goes from " + std::to_string(least) + " to " + std::to_string(most) + ".");
    return number;
}

std::optional<std::string> text_in(const json::object& object, std::string_view name) {
    const json::value* value = member(object, name);
    if (value == nullptr) return std::nullopt;
    if (const json::string* text = value->if_string()) return std::string(text->data(), text->size());
    throw ParseError(quoted(name) + " must be a text.");
}

json::object player_json(const Player& player) {
    if (!player.computer) return {{"kind", "person"}};
    json::object object{{"kind", "computer"}, {"algorithm", engine::algorithm_name(player.algorithm)}};
    if (!player.evaluation.empty()) object["evaluation"] = player.evaluation;
    if (player.depth) object["depth"] = *player.depth;
    if (player.time) object["time"] = player.time->count();
    if (player.elo) object["elo"] = *player.elo;
    return object;
}

Player player_from_json(const json::value& value) {
    const json::object& object = object_of(value, "player");
    const std::string kind = text_in(object, "kind").value_or("");
    Player player;
    if (kind == "person") return player;
    if (kind != "computer") throw ParseError("A player is a person or a computer.");
    player.computer = true;
    if (const auto depth = number_in(object, "depth", lowest_depth, highest_depth))
        player.depth = static_cast<int>(*depth);
    if (const auto time = number_in(object, "time", shortest_time.count(), longest_time.count()))
        player.time = Milliseconds(*time);
    if (const auto elo = number_in(object, "elo", lowest_elo, highest_elo)) player.elo = static_cast<int>(*elo);
    if (const auto algorithm = text_in(object, "algorithm")) player.algorithm = engine::find_algorithm(*algorithm);
    player.evaluation = text_in(object, "evaluation").value_or("");
    return player;
}

json::object options_json(const OptionValues& options) {
    json::object object;
    for (const auto& [name, value] : options)
        std::visit([&object, &name = name](const auto& plain) { object[name] = plain; }, value);
    return object;
}

OptionValues options_from_json(const json::value& value) {
    OptionValues options;
    for (const auto& [key, entry] : object_of(value, "options")) {
        const std::string name(key.data(), key.size());
        if (const json::string* text = entry.if_string()) {
            options[name] = std::string(text->data(), text->size());
        } else {
            boost::system::error_code error;
            options[name] = entry.to_number<std::int64_t>(error);
            if (error) throw ParseError(quoted(name) + " must be a whole number or a text.");
        }
    }
    return options;
}

std::string player_text(const Player& player) { return json::serialize(player_json(player)); }
Player player_from_text(std::string_view text) { return player_from_json(parse_json(text)); }
std::string options_text(const OptionValues& options) { return json::serialize(options_json(options)); }
OptionValues options_from_text(std::string_view text) { return options_from_json(parse_json(text)); }

}  // namespace rookery::server
