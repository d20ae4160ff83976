#include "app/library/record_texts.h"

#include "app/api/problem_codes.h"
#include "app/api/sentences.h"
#include "engine/games.h"
#include "game/result_from_text.h"
#include "log/log.h"
#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::app {

game::Explanation damage_of(std::string_view id, std::string_view file, std::string_view problem) {
    return {
        ProblemCode("game-damaged"),
        sentence("the game " + text::quoted(id) + " in " + std::string(file) + " is damaged: " + std::string(problem)),
        {{"id", text::printable(id)}}};
}

std::array<std::string, 2> player_names(const std::string& game, const Players& players) {
    try {
        return names_of(engine::find_game(game), players);
    } catch (const text::ParseError&) {
        log::swallowed("a game was stored by a program that knew other games");
        return {};
    }
}

game::Result result_from_text(std::string_view text) {
    return game::result_from_text(text).value_or(game::Result::Ongoing);
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
    throw text::ParseError("There is no source of games called " + text::quoted(text) + ".");
}

}  // namespace rookery::app
