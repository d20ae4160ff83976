#include "app/api/json_parts.h"

#include "app/api/refusal_codes.h"
#include "app/api/sentences.h"

namespace rookery::app {
namespace {

namespace json = boost::json;

json::object pocket_json(const PieceCounts& counts) {
    json::object object;
    for (const auto& [letter, count] : counts) object[std::string(1, letter)] = count;
    return object;
}

template <class Map>
json::object lists_json(const Map& lists) {
    json::object object;
    for (const auto& [key, values] : lists) object[std::string(1, key)] = json::value_from(values);
    return object;
}

json::object lists_json(const std::map<std::string, std::vector<std::string>>& lists) {
    json::object object;
    for (const auto& [key, values] : lists) object[key] = json::value_from(values);
    return object;
}

}  // namespace

std::string_view side_text(game::Side side) { return side == game::Side::First ? "first" : "second"; }

json::object message_json(std::string_view type, const RequestNumber& request) {
    json::object object{{"type", type}};
    if (request) object["request"] = *request;
    return object;
}

json::object score_json(search::Score score_for_first, game::ScoreUnit unit) {
    if (!search::is_decided(score_for_first))
        return {{unit == game::ScoreUnit::Points ? "points" : "centipawns", score_for_first}};
    json::object object{{"win", score_for_first > 0 ? "first" : "second"}, {"plies", nullptr}};
    if (search::is_forced(score_for_first)) object["plies"] = search::plies_to_end(score_for_first);
    return object;
}

std::string_view bound_text(search::Bound bound) {
    if (bound == search::Bound::Lower) return "lower";
    return bound == search::Bound::Upper ? "upper" : "exact";
}

json::array layout_json(const std::vector<BoardLayout>& layout) {
    json::array boards;
    for (const BoardLayout& board : layout)
        boards.push_back(json::object{{"name", board.name},
                                      {"files", board.files},
                                      {"ranks", board.ranks},
                                      {"first", board.first_has_white ? "white" : "black"}});
    return boards;
}

json::array boards_json(const std::vector<BoardView>& boards) {
    json::array array;
    for (const BoardView& board : boards) {
        json::object object{{"placement", board.placement}};
        if (board.pockets)
            object["pockets"] =
                json::object{{"white", pocket_json((*board.pockets)[0])}, {"black", pocket_json((*board.pockets)[1])}};
        if (board.checks_left)
            object["checks_left"] =
                json::object{{"white", (*board.checks_left)[0]}, {"black", (*board.checks_left)[1]}};
        if (!board.check.empty()) object["check"] = board.check;
        if (!board.last.empty()) object["last"] = json::value_from(board.last);
        array.push_back(std::move(object));
    }
    return array;
}

json::value ending_json(const game::GameInfo& info, const std::optional<Ending>& ending) {
    if (!ending) return nullptr;
    const auto winner = winner_of(ending->result);
    return json::object{{"result", result_text(ending->result)},
                        {"winner", winner ? json::value(side_text(*winner)) : json::value(nullptr)},
                        {"reason", ending->reason},
                        {"words", ending_words(info, *ending)}};
}

json::array line_json(const std::vector<LineMove>& line) {
    json::array array;
    for (const LineMove& move : line) array.push_back(json::object{{"move", move.move}, {"notation", move.notation}});
    return array;
}

json::object exact_json(search::Score score_for_first) {
    if (!search::is_forced(score_for_first)) return {{"winner", nullptr}, {"plies", nullptr}};
    return {{"winner", score_for_first > 0 ? "first" : "second"}, {"plies", search::plies_to_end(score_for_first)}};
}

json::array legal_json(const engine::AnyPosition& position) {
    json::array legal;
    for (const LegalMoves& board : legal_moves_of(position))
        legal.push_back(json::object{{"prefix", board.prefix},
                                     {"moves", lists_json(board.moves)},
                                     {"drops", lists_json(board.drops)},
                                     {"promotions", lists_json(board.promotions)},
                                     {"castling", json::value_from(board.castling)}});
    return legal;
}

void add_reason(json::object& message, const Problem& problem) {
    // A sentence that came without its code may be one that has one.
    if (problem.code.empty()) return add_reason(message, problem.words);
    message["reason"] = problem.words;
    message["code"] = problem.code;
    if (!problem.parameters.empty()) message["parameters"] = json::value_from(problem.parameters);
}

}  // namespace rookery::app
