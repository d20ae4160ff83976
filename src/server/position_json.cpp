#include "server/position_json.h"

#include "game/parse_error.h"
#include "server/json_parts.h"
#include "server/json_records.h"
#include "server/words.h"

namespace rookery::server {
namespace {

namespace json = boost::json;
using game::ParseError;

}  // namespace

PositionQuery query_in(const json::object& members) {
    PositionQuery query;
    query.game = text_in(members, "game").value_or("chess");
    query.text = text_in(members, "text").value_or("");
    if (const json::value* options = member(members, "options")) query.options = options_from_json(*options);
    if (const json::value* moves = member(members, "moves")) {
        const json::array* list = moves->if_array();
        if (list == nullptr) throw ParseError("'moves' must be a list.");
        for (const json::value& move : *list) {
            const json::string* text = move.if_string();
            if (text == nullptr) throw ParseError("A move must be a text.");
            query.moves.emplace_back(text->data(), text->size());
        }
    }
    return query;
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

}  // namespace rookery::server
