#include "app/library/explorer_messages.h"

#include <algorithm>

#include "app/api/sentences.h"
#include "app/api/to_answers.h"
#include "game/outcome.h"

namespace rookery::app {
namespace {

void write_counts(const ResultCounts& counts, api::ResultCounts& output) {
    output.games = counts.games;
    output.first = counts.first_wins;
    output.draws = counts.draws;
    output.second = counts.second_wins;
    if (counts.rated > 0) output.rating = (counts.rating + counts.rated / 2) / counts.rated;
    if (!counts.last.empty()) output.last = counts.last;
}

api::ExploredGame game_of(const Occurrence& occurrence) {
    const ListedGame& game = occurrence.game;
    api::ExploredGame output;
    output.id = game.header.id;
    output.ply = occurrence.ply;
    output.players = {to_api(game.header.players[0], game.names[0]), to_api(game.header.players[1], game.names[1])};
    output.title = game.title;
    output.event = game.event;
    output.day = game.day;
    output.result = result_text(game.header.ending ? game.header.ending->result : game::Result::Ongoing);
    return output;
}

}  // namespace

api::ExplorerAnswer explorer_answer(const engine::AnyPosition& position, const Exploration& found) {
    api::ExplorerAnswer answer;
    write_counts(found.all, answer);
    for (const std::string& move : position.legal_moves()) {
        const auto counts = found.moves.find(explorer_move(move));
        if (counts == found.moves.end()) continue;
        api::ExploredMove& output = answer.moves.emplace_back();
        write_counts(counts->second, output);
        output.move = move;
        output.notation = position.move_notation(move);
    }
    std::stable_sort(answer.moves.begin(), answer.moves.end(),
                     [](const auto& one, const auto& other) { return one.games > other.games; });
    for (const Occurrence& occurrence : found.games)
        if (!occurrence.game.damage) answer.latest.push_back(game_of(occurrence));
    answer.unexplored = found.unexplored;
    if (found.has_cut_games) answer.depth = explored_plies_of_others;
    return answer;
}

}  // namespace rookery::app
