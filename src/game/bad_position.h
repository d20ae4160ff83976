#pragma once

#include <utility>

#include "game/illegal_move.h"
#include "text/parse_error.h"

namespace rookery::game {

/// A text that is no position, with the reason as data for whoever says it in another language.
class BadPosition : public text::ParseError {
public:
    BadPosition(Explanation reason, std::size_t where)
        : text::ParseError(reason.words, where), reason_(std::move(reason)) {}
    /// For problems of the text as a whole.
    explicit BadPosition(Explanation reason) : text::ParseError(reason.words), reason_(std::move(reason)) {}

    [[nodiscard]] const Explanation& reason() const { return reason_; }

private:
    Explanation reason_;
};

}  // namespace rookery::game
