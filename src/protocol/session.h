#pragma once

#include <memory>
#include <ostream>
#include <string>
#include <string_view>

#include "engine/engine.h"
#include "engine/games.h"
#include "protocol/output.h"

namespace rookery::protocol {

/// What every way of talking to the program works on: an engine, a game, and where to write.
struct Session {
    explicit Session(std::ostream& stream) : out(stream), position(engine::start_position("chess")) {}

    [[nodiscard]] std::string game() const { return std::string(position->info().id); }
    void new_game(std::string_view id) {
        position = engine::start_position(id);
        engine.new_game();
    }

    Output out;  // outlives the engine, whose thread may still write
    std::unique_ptr<engine::AnyPosition> position;
    engine::Engine engine;
};

}  // namespace rookery::protocol
