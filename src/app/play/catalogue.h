#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "app/play/board_view.h"
#include "app/records.h"
#include "engine/any_position.h"
#include "engine/solve/perfect.h"

namespace rookery::app {

struct OptionChoice {
    OptionValue value;
    std::string title;
};

/// Something to choose before a game begins: among the choices, or if there are too many to list, a number.
struct GameOption {
    std::string name;
    std::string title;
    OptionValue default_value;
    std::vector<OptionChoice> choices;
    std::int64_t maximum = 0;  ///< without choices: any number from 0, or "random"
};

/// A game as the page offers it.
struct GameDescription {
    const game::GameInfo* info = nullptr;
    game::Side moves_first = game::Side::First;
    std::vector<std::string> evaluations;  ///< the strongest first
    bool solved = false;                   ///< one of the evaluations knows everything
    bool captures = false;                 ///< there are moves that change the material
    std::vector<BoardLayout> layout;
    std::vector<BoardView> start;
    std::vector<GameOption> options;
};

/// Everything there is to play, in the order of the engine's table.
[[nodiscard]] const std::vector<GameDescription>& catalogue();
/// Throws ParseError if there is no such game.
[[nodiscard]] const GameDescription& description_of(std::string_view game);

/// Where a game with these options begins. Throws ParseError if there is no such option or value.
[[nodiscard]] std::unique_ptr<engine::AnyPosition> start_with_options(std::string_view game,
                                                                      const OptionValues& options);
/// Settles what the options decide beyond the start position itself.
void apply_options(engine::AnyPosition& position, const OptionValues& options);
using engine::perfect_evaluation;
/// Whether the evaluation asks another engine, which is started for that.
[[nodiscard]] bool asks_another_engine(std::string_view evaluation);

}  // namespace rookery::app
