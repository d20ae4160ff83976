#include "app/analyse/position_json.h"

#include "app/api/json_parts.h"
#include "app/api/sentences.h"

namespace rookery::app {
namespace {

namespace json = boost::json;

}  // namespace

PositionQuery query_of(const api::PositionQuery& said) {
    return {said.game.value_or("chess"), said.text.value_or(""), said.options.value_or(OptionValues()),
            said.moves.value_or(std::vector<std::string>())};
}

json::object move_view_json(const MoveView& move) {
    return {{"move", move.move},
            {"notation", move.notation},
            {"side", side_text(move.side)},
            {"number", move.number},
            {"board", move.board}};
}

void add_position(json::object& object, const PositionView& view) {
    const engine::AnyPosition& position = *view.position;
    const game::GameInfo& info = position.info();
    const bool check = !position.checked_squares().empty();
    std::optional<Ending> ending;
    if (const game::Outcome outcome = position.outcome(); outcome.over())
        ending = Ending{outcome.result, std::string(reason_text(outcome.reason))};
    json::array moves;
    for (const MoveView& move : view.moves) moves.push_back(move_view_json(move));
    object["game"] = info.id;
    object["start"] = view.start;
    object["text"] = position.text();
    object["ply"] = view.moves.size();
    object["to_move"] = side_text(position.to_move());
    object["check"] = check;
    object["words"] = ending ? ending_words(info, *ending) : turn_words(info, position.to_move(), check);
    object["outcome"] = ending_json(info, ending);
    object["layout"] = layout_json(layout_of(position));
    object["boards"] = boards_json(boards_of(position, view.last_move()));
    object["legal"] = legal_json(position);
    object["moves"] = std::move(moves);
    object["balance"] = position.balance();
    if (const auto measure = position.measure()) object["measure"] = *measure;
}

}  // namespace rookery::app
