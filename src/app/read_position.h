#pragma once

#include <memory>
#include <string_view>

#include "engine/any_position.h"

namespace rookery::app {

/// A position that somebody has typed or pasted. Throws a Refusal or a BadPosition if it is none of this game: both can
/// be said in any language.
[[nodiscard]] std::unique_ptr<engine::AnyPosition> read_position(std::string_view game, std::string_view text);

}  // namespace rookery::app
