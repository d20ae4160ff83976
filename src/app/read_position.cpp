#include "app/read_position.h"

#include <string>

#include "app/problem.h"
#include "engine/games.h"
#include "game/bad_position.h"

namespace rookery::app {

std::unique_ptr<engine::AnyPosition> read_position(std::string_view game, std::string_view text) {
    static_cast<void>(engine::find_game(game));  // that there is none is another problem
    try {
        return engine::position_from_text(game, text);
    } catch (const game::BadPosition&) {
        throw;
    } catch (const text::ParseError& error) {
        if (!error.has_place()) throw Refusal("position-wrong", error.what());
        throw Refusal("position-wrong-at", error.what(), {{"where", std::to_string(error.where() + 1)}});
    }
}

}  // namespace rookery::app
