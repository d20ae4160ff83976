#include "app/library/game_export.h"

#include <ostream>

#include "app/library/game_pgn.h"
#include "app/library/record_texts.h"
#include "app/problem.h"
#include "text/parse_error.h"

namespace rookery::app {
namespace {

void write(const Store& store, const std::string& id, const std::string& title, std::ostream& file,
           ExportCount& count) {
    constexpr std::size_t max_problems = 100;
    try {
        const auto stored = store.find(id);
        if (!stored) return;
        try {
            file << pgn_text(*stored, title);
        } catch (const text::ParseError& error) {
            throw Refusal(damage_of(id, store.file(), error.what()));
        }
        ++count.games;
    } catch (const text::ParseError&) {
        ++count.left_out;
        if (count.problems.size() < max_problems) count.problems.push_back(current_problem());
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
    for_each_batch(store, std::get<GameFilter>(selection), [&](const std::vector<ListedGame>& games) {
        for (const ListedGame& game : games) write(store, game.header.id, game.title, file, count);
        on_progress(count);
        return !stop && file.good();
    });
    return count;
}

}  // namespace rookery::app
