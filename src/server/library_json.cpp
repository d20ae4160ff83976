#include "server/library_json.h"

#include "engine/games.h"
#include "game/capitalized.h"
#include "game/parse_error.h"
#include "protocol/numbers.h"
#include "server/board_view.h"
#include "server/json_parts.h"
#include "server/json_records.h"
#include "server/store_rows.h"
#include "server/words.h"

namespace rookery::server {
namespace {

namespace json = boost::json;
using game::ParseError;
using game::Side;

json::object players_json(const ListedGame& game, const game::GameInfo& info) {
    json::object object;
    for (const Side side : {Side::First, Side::Second}) {
        json::object player = player_json(game.header.players[index(side)]);
        const std::string& name = game.names[index(side)];
        player["name"] = name.empty() ? game::capitalized(info.name_of(side)) : name;
        object[side_text(side)] = std::move(player);
    }
    return object;
}

template <class Title>
json::array counts_json(const Facets::Counts& counts, Title title) {
    json::array array;
    for (const auto& [name, count] : counts)
        array.push_back(json::object{{"value", name}, {"title", title(name)}, {"count", count}});
    return array;
}

}  // namespace

std::vector<std::string> texts_in(const json::object& message, std::string_view name) {
    std::vector<std::string> texts;
    const json::value* list = member(message, name);
    if (list == nullptr) return texts;
    const json::array* array = list->if_array();
    if (array == nullptr) throw ParseError("\"" + std::string(name) + "\" must be a list of texts.");
    for (const json::value& entry : *array) {
        const json::string* text = entry.if_string();
        if (text == nullptr) throw ParseError("\"" + std::string(name) + "\" must be a list of texts.");
        texts.emplace_back(text->data(), text->size());
    }
    return texts;
}

GameFilter filter_in(const json::object& message) {
    GameFilter filter;
    const json::value* value = member(message, "filter");
    if (value == nullptr) return filter;
    const json::object& members = object_of(*value, "filter");
    filter.game = text_in(members, "game").value_or("");
    filter.text = text_in(members, "text").value_or("");
    filter.result = text_in(members, "result").value_or("");
    filter.from = text_in(members, "from").value_or("");
    filter.to = text_in(members, "to").value_or("");
    filter.tag = text_in(members, "tag").value_or("");
    if (const auto source = text_in(members, "source")) filter.source = source_from_text(*source);
    if (const json::value* deleted = member(members, "deleted"))
        filter.deleted = deleted->is_bool() && deleted->get_bool();
    return filter;
}

Selection selection_in(const json::object& message) {
    if (member(message, "ids") != nullptr) return texts_in(message, "ids");
    if (member(message, "filter") == nullptr) throw ParseError("Say which games are meant.");
    return filter_in(message);
}

std::string place_text(const ListPlace& place) {
    return std::to_string(place.changed) + "." + std::to_string(place.place) + "." + place.id;
}

ListPlace place_from_text(std::string_view text) {
    const std::size_t first = text.find('.');
    const std::size_t second = first == std::string_view::npos ? first : text.find('.', first + 1);
    if (second != std::string_view::npos) {
        const auto changed = protocol::parse_number<std::int64_t>(text.substr(0, first));
        const auto place = protocol::parse_number<std::int64_t>(text.substr(first + 1, second - first - 1));
        if (changed && place) return {*changed, *place, std::string(text.substr(second + 1))};
    }
    throw ParseError("This is no place in the list of games.");
}

json::object listed_json(const ListedGame& game) {
    const GameHeader& header = game.header;
    const game::GameInfo& info = engine::find_game(header.game);
    const auto position = engine::position_from_text(header.game, header.position);
    json::object object{{"id", header.id},
                        {"game", header.game},
                        {"title", info.title},
                        {"name", game.title},
                        {"source", source_text(game.source)},
                        {"event", game.event},
                        {"day", game.day},
                        {"tags", json::value_from(game.tags)},
                        {"created", header.created},
                        {"changed", header.changed},
                        {"plies", header.plies},
                        {"players", players_json(game, info)},
                        {"outcome", ending_json(info, header.ending)},
                        {"layout", layout_json(layout_of(*position))},
                        {"boards", boards_json(boards_of(*position, ""))}};
    if (game.deleted) object["deleted"] = *game.deleted;
    return object;
}

json::object facets_json(const Facets& facets) {
    const auto itself = [](const std::string& name) { return name; };
    const auto title_of_game = [](const std::string& id) {
        try {
            return std::string(engine::find_game(id).title);
        } catch (const ParseError&) {
            return id;
        }
    };
    return {{"games", counts_json(facets.games, title_of_game)},
            {"tags", counts_json(facets.tags, itself)},
            {"sources", counts_json(facets.sources, itself)},
            {"deleted", facets.deleted}};
}

}  // namespace rookery::server
