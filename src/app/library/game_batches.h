#pragma once

#include <functional>
#include <string>
#include <variant>
#include <vector>

#include "app/store.h"

namespace rookery::app {

/// The games that something is done to: these, or all that match.
using Selection = std::variant<std::vector<std::string>, GameFilter>;

/// Lets others have the store for a moment; false if it is time to end.
using Pause = std::function<bool()>;

/// Hands over all games that match, a few at a time, in the order of the list. Ends early if the step gives back false.
void for_each_batch(const Store& store, const GameFilter& filter,
                    const std::function<bool(const std::vector<ListedGame>&)>& step);
/// The step for ids that are known, a few at a time.
void for_each_batch(const std::vector<std::string>& ids, const Pause& pause,
                    const std::function<void(const std::vector<std::string>&)>& step);
/// The step for the ids of the selection, a few at a time.
void for_each_batch(const Store& store, const Selection& selection, const Pause& pause,
                    const std::function<void(const std::vector<std::string>&)>& step);

}  // namespace rookery::app
