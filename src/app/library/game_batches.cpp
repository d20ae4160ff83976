#include "app/library/game_batches.h"

#include <algorithm>

namespace rookery::app {
namespace {

/// As many as are changed within a few milliseconds.
constexpr int few = 200;

}  // namespace

void for_each_batch(const Store& store, const GameFilter& filter,
                    const std::function<bool(const std::vector<ListedGame>&)>& step) {
    std::optional<ListPlace> behind;
    while (true) {
        const auto games = store.list(filter, behind, few);
        if (games.empty() || !step(games) || games.size() < static_cast<std::size_t>(few)) return;
        behind = place_of(games.back());
    }
}

void for_each_batch(const std::vector<std::string>& ids, const Pause& pause,
                    const std::function<void(const std::vector<std::string>&)>& step) {
    for (std::size_t from = 0; from < ids.size(); from += few) {
        const std::size_t to = std::min(ids.size(), from + few);
        if (from > 0 && !pause()) return;
        step({ids.begin() + static_cast<std::ptrdiff_t>(from), ids.begin() + static_cast<std::ptrdiff_t>(to)});
    }
}

void for_each_batch(const Store& store, const Selection& selection, const Pause& pause,
                    const std::function<void(const std::vector<std::string>&)>& step) {
    if (const auto* ids = std::get_if<std::vector<std::string>>(&selection)) return for_each_batch(*ids, pause, step);
    for_each_batch(store, std::get<GameFilter>(selection), [&](const std::vector<ListedGame>& games) {
        std::vector<std::string> ids;
        for (const ListedGame& game : games) ids.push_back(game.header.id);
        step(ids);
        return pause();
    });
}

}  // namespace rookery::app
