#include "app/library/library_messages.h"

#include "app/api/to_answers.h"
#include "app/library/record_texts.h"
#include "app/play/board_view.h"
#include "engine/games.h"
#include "log/log.h"
#include "protocol/numbers.h"
#include "text/capitalized.h"
#include "text/parse_error.h"

namespace rookery::app {
namespace {

using game::Side;
using text::ParseError;

api::NamedPlayer player_of(const ListedGame& game, const game::GameInfo& info, Side side) {
    const std::string& name = game.names[index(side)];
    return to_api(game.header.players[index(side)], name.empty() ? text::capitalized(info.name_of(side)) : name);
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
std::vector<api::Facet> facets_of(const Facets::Counts& counts, Title title) {
    std::vector<api::Facet> facets;
    for (const auto& [name, count] : counts) facets.push_back({name, title(name), count});
    return facets;
}

}  // namespace

api::Source to_api(GameSource source) {
    switch (source) {
        case GameSource::Played: return api::Source::played;
        case GameSource::Imported: return api::Source::imported;
        case GameSource::Analysis: break;
    }
    return api::Source::analysis;
}

GameFilter filter_of(const std::optional<api::Filter>& request) {
    GameFilter filter;
    if (!request) return filter;
    filter.game = request->game.value_or("");
    filter.text = request->text.value_or("");
    filter.result = request->result.value_or("");
    filter.from = request->from.value_or("");
    filter.to = request->to.value_or("");
    filter.tag = request->tag.value_or("");
    if (request->source) filter.source = source_of(*request->source);
    filter.deleted = request->deleted.value_or(false);
    return filter;
}

Selection selection_of(const api::Selection& request) {
    if (request.ids) return *request.ids;
    if (!request.filter) throw ParseError("Say which games are meant.");
    return filter_of(request.filter);
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

api::ListedGame to_api(const ListedGame& game) {
    const GameHeader& header = game.header;
    const game::GameInfo& info = engine::find_game(header.game);
    const auto position = engine::position_from_text(header.game, header.position);
    api::ListedGame output;
    output.id = header.id;
    output.game = header.game;
    output.title = info.title;
    output.name = game.title;
    output.source = to_api(game.source);
    output.event = game.event;
    output.day = game.day;
    output.tags = game.tags;
    output.created = header.created;
    output.changed = header.changed;
    output.plies = header.plies;
    output.players = {player_of(game, info, Side::First), player_of(game, info, Side::Second)};
    output.outcome = outcome_of(info, header.ending);
    output.layout = to_api(layout_of(*position));
    output.boards = to_api(boards_of(*position, ""));
    output.deleted = game.deleted;
    return output;
}

api::Facets to_api(const Facets& facets) {
    const auto itself = [](const std::string& name) { return name; };
    const auto title_of_game = [](const std::string& id) {
        try {
            return std::string(engine::find_game(id).title);
        } catch (const ParseError&) {
            log::swallowed("a game is called by its id");
            return id;
        }
    };
    return {facets_of(facets.games, title_of_game), facets_of(facets.tags, itself), facets_of(facets.sources, itself),
            facets.deleted};
}

}  // namespace rookery::app
