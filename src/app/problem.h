#pragma once

#include <string>
#include <utility>

#include "app/api/problem_codes.h"
#include "game/illegal_move.h"
#include "protocol/board_valuer.h"
#include "text/parse_error.h"

namespace rookery::app {

/// Something that the program will not do now, with the reason as data: what a person reads is made at the edge.
class Refusal : public text::ParseError {
public:
    explicit Refusal(game::Explanation reason) : ParseError(reason.words), reason_(std::move(reason)) {}
    Refusal(ProblemCode code, const std::string& words, game::Explanation::Parameters parameters = {})
        : Refusal(game::Explanation{code, words, std::move(parameters)}) {}

    [[nodiscard]] const game::Explanation& reason() const { return reason_; }

private:
    game::Explanation reason_;
};

/// What a person is told if something was not done.
struct Problem {
    std::string words;  ///< a sentence; empty if there is no problem
    std::string code;   ///< one of `problem_codes`
    game::Explanation::Parameters parameters = {};

    [[nodiscard]] bool empty() const { return words.empty(); }
};

/// The same of a game or a move in a text, which the page puts in front: `parameters` of any code.
inline constexpr const char* parameter_line = "line";          ///< where it stands
inline constexpr const char* parameter_move = "at";            ///< "12. Qxf9"
inline constexpr const char* parameter_left_out = "left-out";  ///< a game that is

[[nodiscard]] Problem problem_of(const game::Explanation& reason);

/// What a person is told when the engine that an evaluation asks has failed, and ours goes on instead.
[[nodiscard]] Problem engine_failure(const protocol::ValuerFailure& failure);

/// What a person is told when another engine, of this name, has failed.
[[nodiscard]] Problem engine_failure(const std::string& engine, const protocol::ProcessError& error);

/// What a person is told about the exception that is being handled. What was not foreseen is logged instead.
[[nodiscard]] Problem current_problem();

}  // namespace rookery::app
