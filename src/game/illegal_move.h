#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::game {

/// Why something cannot be done: a code and what belongs to it, for whoever says it in another language, and the same
/// in English, as a sentence without capital letter and point.
struct Explanation {
    using Parameters = std::map<std::string, std::string>;

    std::string code;
    std::string words;
    Parameters parameters = {};

    bool operator==(const Explanation&) const = default;
};

/// A move that can be read, but that the rules do not allow.
class IllegalMove : public text::ParseError {
public:
    /// "e1d2 is not legal: the king would be in check"
    IllegalMove(std::string_view move, Explanation reason)
        : text::ParseError(std::string(move) + " is not legal: " + reason.words), reason_(std::move(reason)) {}
    /// With words of its own for those who read the whole of it.
    IllegalMove(Explanation reason, const std::string& whole) : text::ParseError(whole), reason_(std::move(reason)) {}

    /// Without the move, for those who see it.
    [[nodiscard]] const Explanation& reason() const { return reason_; }

private:
    Explanation reason_;
};

/// For games and notations that cannot say why.
[[nodiscard]] inline IllegalMove not_legal(std::string_view move) {
    const std::string words = text::quoted(move) + " is not a legal move here";
    return {{"not-legal", words, {{"move", std::string(move)}}}, words};
}

}  // namespace rookery::game
