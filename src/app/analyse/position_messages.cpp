#include "app/analyse/position_messages.h"

#include "app/analyse/engine_lines.h"
#include "app/api/sentences.h"
#include "app/api/to_answers.h"

namespace rookery::app {

PositionQuery query_of(const api::PositionQuery& request) {
    return {request.game.value_or("chess"), request.text.value_or(""), request.options.value_or(OptionValues()),
            request.moves.value_or(std::vector<std::string>())};
}

api::PositionMessage position_message(const PositionView& view) {
    const engine::AnyPosition& position = *view.position;
    const game::GameInfo& info = position.info();
    std::optional<Ending> ending;
    if (const game::Outcome outcome = position.outcome(); outcome.over())
        ending = Ending{outcome.result, std::string(reason_text(outcome.reason))};
    api::PositionMessage output;
    output.game = info.id;
    output.start = view.start;
    output.text = position.text();
    output.ply = static_cast<std::int64_t>(view.moves.size());
    output.to_move = to_api(position.to_move());
    output.check = !position.checked_squares().empty();
    output.words = ending ? ending_words(info, *ending) : turn_words(info, position.to_move(), output.check);
    output.outcome = outcome_of(info, ending);
    output.layout = to_api(layout_of(position));
    output.boards = to_api(boards_of(position, view.last_move()));
    output.legal = legal_of(position);
    for (const MoveView& move : view.moves)
        output.moves.push_back(
            {move.move, move.notation, to_api(move.side), move.number, static_cast<std::int64_t>(move.board)});
    output.balance = position.balance();
    output.measure = position.measure();
    output.solvable = !ending && is_solvable(position);
    return output;
}

}  // namespace rookery::app
