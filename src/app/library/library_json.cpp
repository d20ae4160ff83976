#include "app/library/library_json.h"

#include "app/api/json_parts.h"
#include "app/api/json_records.h"
#include "app/api/sentences.h"
#include "app/library/record_texts.h"
#include "app/play/board_view.h"
#include "engine/games.h"
#include "text/capitalized.h"
#include "text/parse_error.h"
#include "protocol/numbers.h"

namespace rookery::app {
namespace {

namespace json = boost::json;
using text::ParseError;
using game::Side;

json::object players_json(const ListedGame& game, const game::GameInfo& info) {
    json::object object;
    for (const Side side : {Side::First, Side::Second}) {
        json::object player = player_json(game.header.players[index(side)]);
        const std::string& name = game.names[index(side)];
        player["name"] = name.empty() ? text::capitalized(info.name_of(side)) : name;
        object[side_text(side)] = std::move(player);
    }
    return object;
}

GameSource source_of(api::Source source) {
    switch (source) {
        case api::Source::played: return GameSource::Played;
        case api::Source::imported: return GameSource::Imported;
        case api::Source::analysis: return GameSource::Analysis;
    }
    return GameSource::Played;
}

template <class Title>
json::array counts_json(const Facets::Counts& counts, Title title) {
    json::array array;
    for (const auto& [name, count] : counts)
        array.push_back(json::object{{"value", name}, {"title", title(name)}, {"count", count}});
    return array;
}

}  // namespace

GameFilter filter_of(const std::optional<api::Filter>& said) {
    GameFilter filter;
    if (!said) return filter;
    filter.game = said->game.value_or("");
    filter.text = said->text.value_or("");
    filter.result = said->result.value_or("");
    filter.from = said->from.value_or("");
    filter.to = said->to.value_or("");
    filter.tag = said->tag.value_or("");
    if (said->source) filter.source = source_of(*said->source);
    filter.deleted = said->deleted.value_or(false);
    return filter;
}

Selection selection_of(const api::Selection& said) {
    if (said.ids) return *said.ids;
    if (!said.filter) throw ParseError("Say which games are meant.");
    return filter_of(said.filter);
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

}  // namespace rookery::app
