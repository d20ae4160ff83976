#include "server/store_rows.h"

#include "engine/algorithms.h"
#include "engine/games.h"
#include "game/parse_error.h"
#include "game/quoted.h"
#include "server/record_text.h"
#include "server/words.h"

namespace rookery::server {

game::Result result_from_text(std::string_view text) {
    for (const game::Result result : {game::Result::FirstWins, game::Result::SecondWins, game::Result::Draw})
        if (result_text(result) == text) return result;
    return game::Result::Ongoing;
}

GameHeader header_in(const Statement& row) {
    GameHeader header;
    header.id = row.text(0);
    header.game = row.text(1);
    header.options = options_from_text(row.text(2));
    header.start = row.text(3);
    header.players = {player_from_text(row.text(4)), player_from_text(row.text(5))};
    if (!row.is_null(6)) header.clock = {Milliseconds(row.number(6)), Milliseconds(row.number(7))};
    if (!row.is_null(8)) header.ending = {result_from_text(row.text(8)), row.text(9)};
    header.created = row.number(10);
    header.changed = row.number(11);
    header.plies = static_cast<int>(row.number(12));
    header.position = row.text(13);
    return header;
}

PlayedMove move_in(const Statement& row) {
    PlayedMove played;
    played.move = row.text(0);
    if (!row.is_null(1)) {
        SearchSummary& search = played.search.emplace();
        search.algorithm = engine::find_algorithm(row.text(1));
        if (!row.is_null(2)) search.score_for_first = static_cast<search::Score>(row.number(2));
        search.depth = static_cast<int>(row.number(3));
        search.nodes = static_cast<std::uint64_t>(row.number(4));
        search.evaluations = static_cast<std::uint64_t>(row.number(5));
        search.time = Milliseconds(row.number(6));
    }
    if (!row.is_null(7)) played.clock = Milliseconds(row.number(7));
    return played;
}

std::array<std::string, 2> player_names(const std::string& game, const Players& players) {
    try {
        return names_of(engine::find_game(game), players);
    } catch (const game::ParseError&) {
        return {};  // stored by a program that knew another game
    }
}

std::string search_text(std::string_view title, const std::array<std::string, 2>& names, std::string_view event) {
    std::string text;
    for (const std::string_view part : {title, std::string_view(names[0]), std::string_view(names[1]), event}) {
        if (part.empty()) continue;
        if (!text.empty()) text += '\n';
        text += part;
    }
    return text;
}

std::string_view source_text(GameSource source) {
    switch (source) {
        case GameSource::Imported: return "imported";
        case GameSource::Analysis: return "analysis";
        case GameSource::Played: break;
    }
    return "played";
}

GameSource source_from_text(std::string_view text) {
    for (const GameSource source : {GameSource::Played, GameSource::Imported, GameSource::Analysis})
        if (source_text(source) == text) return source;
    throw game::ParseError("There is no source of games called " + game::quoted(text) + ".");
}

}  // namespace rookery::server
