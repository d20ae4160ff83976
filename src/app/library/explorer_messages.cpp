#include "app/library/explorer_messages.h"

#include <algorithm>

#include "app/api/sentences.h"
#include "app/api/to_answers.h"
#include "game/outcome.h"

namespace rookery::app {
namespace {

void write_counts(const ResultCounts& counts, api::ResultCounts& told) {
    told.games = counts.games;
    told.first = counts.first_wins;
    told.draws = counts.draws;
    told.second = counts.second_wins;
    if (counts.rated > 0) told.rating = (counts.rating + counts.rated / 2) / counts.rated;
    if (!counts.last.empty()) told.last = counts.last;
}

api::ExploredGame game_of(const Occurrence& occurrence) {
    const ListedGame& game = occurrence.game;
    api::ExploredGame told;
    told.id = game.header.id;
    told.ply = occurrence.ply;
    told.players = {to_api(game.header.players[0], game.names[0]), to_api(game.header.players[1], game.names[1])};
    told.title = game.title;
    told.event = game.event;
    told.day = game.day;
    told.result = result_text(game.header.ending ? game.header.ending->result : game::Result::Ongoing);
    return told;
}

}  // namespace

api::ExplorerAnswer explorer_answer(const engine::AnyPosition& position, const Exploration& found) {
    api::ExplorerAnswer answer;
    write_counts(found.all, answer);
    for (const std::string& move : position.legal_moves()) {
        const auto counts = found.moves.find(explorer_move(move));
        if (counts == found.moves.end()) continue;
        api::ExploredMove& told = answer.moves.emplace_back();
        write_counts(counts->second, told);
        told.move = move;
        told.notation = position.move_notation(move);
    }
    std::stable_sort(answer.moves.begin(), answer.moves.end(),
                     [](const auto& one, const auto& other) { return one.games > other.games; });
    for (const Occurrence& occurrence : found.games)
        if (occurrence.game.damage.empty()) answer.latest.push_back(game_of(occurrence));
    answer.unexplored = found.unexplored;
    return answer;
}

}  // namespace rookery::app
