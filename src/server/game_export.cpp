#include "server/game_export.h"

#include <ostream>

#include "game/parse_error.h"
#include "server/game_pgn.h"

namespace rookery::server {
namespace {

void write(const Store& store, const std::string& id, const std::string& title, std::ostream& file,
           ExportCount& count) {
    const auto stored = store.find(id);
    if (!stored) return;
    try {
        file << pgn_text(*stored, title);
        ++count.games;
    } catch (const game::ParseError&) {
        ++count.left_out;
    }
}

}  // namespace

ExportCount export_games(const Store& store, const Selection& selection, std::ostream& file,
                         const std::atomic<bool>& stop, const std::function<void(const ExportCount&)>& on_progress) {
    ExportCount count;
    if (const auto* ids = std::get_if<std::vector<std::string>>(&selection)) {
        for (const std::string& id : *ids) {
            const auto listed = store.listed(id);
            if (listed && !stop) write(store, id, listed->title, file, count);
        }
        return count;
    }
    for_each_few(store, std::get<GameFilter>(selection), [&](const std::vector<ListedGame>& games) {
        for (const ListedGame& game : games) write(store, game.header.id, game.title, file, count);
        on_progress(count);
        return !stop && file.good();
    });
    return count;
}

}  // namespace rookery::server
