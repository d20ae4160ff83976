#pragma once

#include <vector>

#include "app/play/catalogue.h"

namespace rookery::app {

/// The rules of a game that may be switched before it begins, one by one; none in most games.
[[nodiscard]] std::vector<GameOption> rule_options(const engine::AnyPosition& start);

/// Settles the rules as chosen. What was not chosen stays as the position says. Throws ParseError if there is no such
/// value, or if the position cannot be by these rules.
void apply_rules(engine::AnyPosition& position, const OptionValues& options);

}  // namespace rookery::app
