#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "game/score.h"

namespace rookery::notation {

/// A comment taken apart: commands such as [%clk 0:01:23] for programs, and a text for people.
struct PgnComment {
    struct Command {
        std::string name;   ///< "clk", "eval", "emt" ...
        std::string value;  ///< may be empty

        bool operator==(const Command&) const = default;
    };

    std::vector<Command> commands;
    std::string text;

    bool operator==(const PgnComment&) const = default;

    /// Anything can be taken apart; what is no proper command is text.
    [[nodiscard]] static PgnComment parse(std::string_view comment);

    /// The commands, and the text behind them.
    [[nodiscard]] std::string joined() const;

    /// The value of the command; nothing if it is not there.
    [[nodiscard]] const std::string* find(std::string_view name) const;
    /// Changes the command, or adds it behind the others.
    void set(std::string_view name, std::string_view value);
};

/// The value of an "eval" command, for the first side: "-0.31" in pawns, "-3" in the points of an evaluation that has
/// its own, or "#-3" in moves to mate.
[[nodiscard]] std::string eval_value(game::Score score, game::ScoreUnit unit = game::ScoreUnit::Centipawns);
[[nodiscard]] std::string eval_value_of_mate(int moves);

/// The value of a "clk" or "emt" command: "0:01:23.4".
[[nodiscard]] std::string clock_value(long long milliseconds);

}  // namespace rookery::notation
