#include "app/api/outgoing.h"

#include "app/api/json_parts.h"
#include "app/api/json_records.h"
#include "app/api/sentences.h"
#include "app/play/levels.h"
#include "engine/algorithms.h"
#include "engine/games.h"
#include "engine/person/opponents.h"
#include "text/parse_error.h"

namespace rookery::app {
namespace {

namespace json = boost::json;

std::string_view purpose_text(Purpose purpose) {
    switch (purpose) {
        case Purpose::Move: return "move";
        case Purpose::Hint: return "hint";
        case Purpose::Counts: break;
    }
    return "counts";
}

void add_search(json::object& object, const SearchSummary& search) {
    if (search.score_for_first) object["score"] = score_json(*search.score_for_first, search.unit);
    object["depth"] = search.depth;
    object["nodes"] = search.nodes;
    object["evaluations"] = search.evaluations;
    object["time"] = search.time.count();
    object["algorithm"] = engine::algorithm_name(search.algorithm);
}

json::object record_json(const Record& record) {
    json::object object{{"ply", record.ply}};
    if (record.played) {
        object["side"] = side_text(record.side);
        object["number"] = record.number;
        object["board"] = record.board;
        object["move"] = record.played->move;
        object["notation"] = record.notation;
        object["by"] = record.played->search ? "computer" : "person";
        if (record.played->search) add_search(object, *record.played->search);
        if (record.played->clock) object["clock"] = record.played->clock->count();
    }
    object["boards"] = boards_json(record.boards);
    object["balance"] = record.balance;
    if (record.measure) object["measure"] = *record.measure;
    return object;
}

json::object players_json(const Players& players, const std::array<std::string, 2>& names) {
    json::object object;
    for (const game::Side side : {game::Side::First, game::Side::Second}) {
        json::object player = player_json(players[index(side)]);
        player["name"] = names[index(side)];
        object[side_text(side)] = std::move(player);
    }
    return object;
}

json::object clock_json(const Status::Clocks& clock) {
    return {{"initial", clock.settings.initial.count()},
            {"increment", clock.settings.increment.count()},
            {"first", clock.left[0].count()},
            {"second", clock.left[1].count()},
            {"running", clock.running ? json::value(side_text(*clock.running)) : json::value(nullptr)}};
}

json::object position_json(const PlayedGame& game, bool over) {
    return {{"ply", game.plies()},
            {"to_move", side_text(game.position().to_move())},
            {"text", game.position().text()},
            {"legal", over ? json::array() : legal_json(game.position())}};
}

json::object status_json(const game::GameInfo& info, const Status& status) {
    json::object object{{"players", players_json(status.players, status.names)},
                        {"outcome", ending_json(info, status.ending)},
                        {"check", status.check},
                        {"words", status.words},
                        {"thinking", nullptr},
                        {"can", json::value_from(status.can)}};
    if (status.thinking)
        object["thinking"] = json::object{{"side", side_text(status.thinking->side)},
                                          {"purpose", purpose_text(status.thinking->purpose)},
                                          {"waiting", status.thinking->waiting}};
    if (status.watch)
        object["watch"] = json::object{{"running", status.watch->running}, {"delay", status.watch->delay.count()}};
    if (status.clock) object["clock"] = clock_json(*status.clock);
    return object;
}

json::value option_value_json(const OptionValue& value) {
    return std::visit([](const auto& plain) { return json::value(plain); }, value);
}

json::object option_json(const GameOption& option) {
    json::object object{{"name", option.name}, {"title", option.title}, {"usual", option_value_json(option.usual)}};
    if (option.choices.empty()) {
        object["minimum"] = 0;
        object["maximum"] = option.most;
        object["random"] = true;
        return object;
    }
    json::array choices;
    for (const OptionChoice& choice : option.choices)
        choices.push_back(json::object{{"value", option_value_json(choice.value)}, {"title", choice.title}});
    object["choices"] = std::move(choices);
    return object;
}

json::array opponents_json() {
    json::array array;
    for (const engine::Opponent& opponent : engine::opponents()) {
        json::object object{{"id", opponent.id}, {"name", opponent.name}, {"summary", opponent.summary}};
        if (opponent.elo) object["elo"] = *opponent.elo;
        array.push_back(std::move(object));
    }
    return array;
}

/// Who plays the game; with words for how well, where ratings mean nothing.
json::array opponents_json(std::string_view game) {
    const bool in_words = engine::has_no_ratings(game);
    json::array array;
    for (const engine::Opponent& opponent : engine::opponents_of(game)) {
        json::object object{{"id", opponent.id}};
        if (in_words) object["skill"] = engine::skill_name(opponent.skill);
        array.push_back(std::move(object));
    }
    return array;
}

json::object description_json(const GameDescription& description) {
    const game::GameInfo& info = *description.info;
    json::array options;
    for (const GameOption& option : description.options) options.push_back(option_json(option));
    json::object object{{"id", info.id},
                        {"title", info.title},
                        {"summary", info.summary},
                        {"sides", json::object{{"first", info.first_name}, {"second", info.second_name}}},
                        {"moves_first", side_text(description.moves_first)},
                        {"evaluations", json::value_from(description.evaluations)},
                        {"solved", description.solved},
                        {"captures", description.captures},
                        {"opponents", opponents_json(info.id)},
                        {"balance", info.balance_name},
                        {"layout", layout_json(description.layout)},
                        {"boards", boards_json(description.start)},
                        {"options", std::move(options)}};
    if (!info.measure_name.empty()) object["measure"] = info.measure_name;
    return object;
}

json::array algorithms_json() {
    struct Described {
        engine::Algorithm algorithm;
        std::string_view title;
        std::string_view summary;
    };
    constexpr std::array<Described, 3> described = {
        {{engine::Algorithm::Search, "Full search", "Alpha-beta with everything that makes it strong."},
         {engine::Algorithm::AlphaBeta, "Alpha-beta",
          "The textbook algorithm: the same move as minimax, with fewer nodes."},
         {engine::Algorithm::Minimax, "Minimax", "The textbook algorithm that looks at everything."}}};
    json::array array;
    for (const Described& entry : described)
        array.push_back(json::object{
            {"id", engine::algorithm_name(entry.algorithm)}, {"title", entry.title}, {"summary", entry.summary}});
    return array;
}

}  // namespace

std::string welcome_text(const RequestNumber& request, const Rights& rights, const std::string& trouble) {
    json::object object = message_json("welcome", request);
    object["protocol"] = protocol_version;
    object["program"] = ROOKERY_VERSION;
    object["algorithms"] = algorithms_json();
    object["levels"] = json::object{{"depth", json::array{lowest_depth, highest_depth}},
                                    {"time", json::array{shortest_time.count(), longest_time.count()}},
                                    {"elo", json::array{lowest_elo, highest_elo}},
                                    {"default_depth", default_depth}};
    object["opponents"] = opponents_json();
    object["default_opponent"] = engine::default_opponent().id;
    json::array games;
    for (GameDescription description : catalogue()) {
        if (!rights.may_start_engines) std::erase_if(description.evaluations, asks_another_engine);
        games.push_back(description_json(description));
    }
    object["games"] = std::move(games);
    object["rights"] = json::object{{"delete", rights.may_delete},
                                    {"invite", rights.may_invite},
                                    {"teach", rights.may_teach},
                                    {"play", rights.may_play}};
    if (!trouble.empty()) object["trouble"] = trouble;
    return json::serialize(object);
}

std::string invitation_text(const RequestNumber& request, const std::string& address) {
    json::object object = message_json("invite", request);
    object["address"] = address;
    return json::serialize(object);
}

std::string game_text(const RequestNumber& request, int version, const GameHeader& header, const PlayedGame& game,
                      const Status& status) {
    json::object object = message_json("game", request);
    object["id"] = header.id;
    object["version"] = version;
    object["game"] = header.game;
    object["created"] = header.created;
    object["options"] = options_json(header.options);
    object["start"] = header.start;
    object["layout"] = layout_json(game.layout());
    json::array records;
    for (const Record& record : game.records()) records.push_back(record_json(record));
    object["records"] = std::move(records);
    object["position"] = position_json(game, status.ending.has_value());
    object["status"] = status_json(game.position().info(), status);
    return json::serialize(object);
}

std::string ply_text(const RequestNumber& request, int version, const GameHeader& header, const PlayedGame& game,
                     const Status& status) {
    json::object object = message_json("ply", request);
    object["id"] = header.id;
    object["version"] = version;
    object["record"] = record_json(game.records().back());
    object["position"] = position_json(game, status.ending.has_value());
    object["status"] = status_json(game.position().info(), status);
    return json::serialize(object);
}

std::string status_text(const RequestNumber& request, int version, const GameHeader& header, const Status& status) {
    json::object object = message_json("status", request);
    object["id"] = header.id;
    object["version"] = version;
    object["status"] = status_json(engine::find_game(header.game), status);
    return json::serialize(object);
}

std::string info_text(const Info& info) {
    json::object object = message_json("info", {});
    object["id"] = info.id;
    object["ply"] = info.ply;
    object["side"] = side_text(info.side);
    object["purpose"] = purpose_text(info.purpose);
    object["algorithm"] = engine::algorithm_name(info.algorithm);
    object["depth"] = info.depth;
    object["selective_depth"] = info.selective_depth;
    object["score"] = score_json(info.score_for_first, info.unit);
    object["bound"] = bound_text(info.bound);
    object["nodes"] = info.nodes;
    object["speed"] = info.nodes * 1000 / static_cast<std::uint64_t>(std::max<std::int64_t>(1, info.time.count()));
    object["time"] = info.time.count();
    object["line"] = line_json(info.line);
    return json::serialize(object);
}

std::string hint_text(const RequestNumber& request, const Hint& hint) {
    json::object object = message_json("hint", request);
    const MoveParts parts = parts_of(hint.line.front().move);
    object["id"] = hint.id;
    object["ply"] = hint.ply;
    object["move"] = hint.line.front().move;
    object["notation"] = hint.line.front().notation;
    object["board"] = parts.board;
    if (!parts.from.empty()) object["from"] = parts.from;
    object["to"] = parts.to;
    object["score"] = score_json(hint.score_for_first, hint.unit);
    object["words"] = hint.words;
    object["line"] = line_json(hint.line);
    object["exact"] = nullptr;
    if (hint.exact) {
        json::object exact = exact_json(hint.score_for_first);
        exact["words"] = hint.words;
        object["exact"] = std::move(exact);
        json::array moves;
        for (const Hint::Move& move : hint.moves) {
            json::object entry = exact_json(move.score_for_first);
            entry["move"] = move.move.move;
            entry["notation"] = move.move.notation;
            moves.push_back(std::move(entry));
        }
        object["moves"] = std::move(moves);
    }
    return json::serialize(object);
}

std::string exact_text(const GameHeader& header, int ply, search::Score score_for_first) {
    json::object object = message_json("exact", {});
    object["id"] = header.id;
    object["ply"] = ply;
    for (const auto& [name, value] : exact_json(score_for_first)) object[name] = value;
    object["words"] = exact_words(engine::find_game(header.game), score_for_first);
    return json::serialize(object);
}

std::string counts_text(const RequestNumber& request, const Counts& counts) {
    json::object object = message_json("counts", request);
    object["id"] = counts.id;
    object["ply"] = counts.ply;
    add_search(object, counts.search);
    object["depth"] = counts.depth;
    object["move"] = counts.move;
    object["complete"] = counts.complete;
    return json::serialize(object);
}

std::string draw_text(const RequestNumber& request, std::string_view id, bool accepted, std::string_view words) {
    json::object object = message_json("draw", request);
    object["id"] = id;
    object["accepted"] = accepted;
    object["words"] = words;
    return json::serialize(object);
}

std::string refused_text(const RequestNumber& request, std::string_view type, const Problem& problem, bool reload) {
    json::object object = message_json("refused", request);
    if (!type.empty()) object["to"] = type;
    add_reason(object, problem);
    if (reload) object["reload"] = true;
    return json::serialize(object);
}

std::string left_text(const RequestNumber& request) { return json::serialize(message_json("left", request)); }
std::string pong_text(const RequestNumber& request) { return json::serialize(message_json("pong", request)); }

}  // namespace rookery::app
