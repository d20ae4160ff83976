#include "app/analyse/position_messages.h"

#include "app/api/sentences.h"
#include "app/api/to_answers.h"

namespace rookery::app {

PositionQuery query_of(const api::PositionQuery& said) {
    return {said.game.value_or("chess"), said.text.value_or(""), said.options.value_or(OptionValues()),
            said.moves.value_or(std::vector<std::string>())};
}

api::PositionMessage position_message(const PositionView& view) {
    const engine::AnyPosition& position = *view.position;
    const game::GameInfo& info = position.info();
    std::optional<Ending> ending;
    if (const game::Outcome outcome = position.outcome(); outcome.over())
        ending = Ending{outcome.result, std::string(reason_text(outcome.reason))};
    api::PositionMessage told;
    told.game = info.id;
    told.start = view.start;
    told.text = position.text();
    told.ply = static_cast<std::int64_t>(view.moves.size());
    told.to_move = to_api(position.to_move());
    told.check = !position.checked_squares().empty();
    told.words = ending ? ending_words(info, *ending) : turn_words(info, position.to_move(), told.check);
    told.outcome = outcome_of(info, ending);
    told.layout = to_api(layout_of(position));
    told.boards = to_api(boards_of(position, view.last_move()));
    told.legal = legal_of(position);
    for (const MoveView& move : view.moves)
        told.moves.push_back(
            {move.move, move.notation, to_api(move.side), move.number, static_cast<std::int64_t>(move.board)});
    told.balance = position.balance();
    told.measure = position.measure();
    return told;
}

}  // namespace rookery::app
