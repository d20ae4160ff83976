#include "app/api/outgoing.h"

#include <algorithm>

#include "app/api/sentences.h"
#include "app/api/to_answers.h"
#include "app/play/levels.h"
#include "engine/algorithms.h"
#include "engine/games.h"
#include "engine/person/opponents.h"

namespace rookery::app {
namespace {

api::Purpose purpose_answer(Purpose purpose) {
    switch (purpose) {
        case Purpose::Move: return api::Purpose::move;
        case Purpose::Hint: return api::Purpose::hint;
        case Purpose::Counts: break;
    }
    return api::Purpose::counts;
}

api::PlyRecord record_of(const Record& record) {
    api::PlyRecord told;
    told.ply = record.ply;
    if (const auto& played = record.played) {
        told.side = to_api(record.side);
        told.number = record.number;
        told.board = static_cast<std::int64_t>(record.board);
        told.move = played->move;
        told.notation = record.notation;
        told.by = played->search ? api::PlayerKind::computer : api::PlayerKind::person;
        if (const auto& search = played->search) {
            if (search->score_for_first) told.score = score_of(*search->score_for_first, search->unit);
            told.depth = search->depth;
            told.nodes = search->nodes;
            told.evaluations = search->evaluations;
            told.time = search->time.count();
            told.algorithm = engine::algorithm_name(search->algorithm);
        }
        if (played->clock) told.clock = played->clock->count();
    }
    told.boards = to_api(record.boards);
    told.balance = record.balance;
    told.measure = record.measure;
    return told;
}

api::Position position_of_game(const PlayedGame& game, bool over) {
    return {game.plies(), to_api(game.position().to_move()), game.position().text(),
            over ? std::vector<api::LegalMoves>() : legal_of(game.position())};
}

api::Status status_of(const game::GameInfo& info, const Status& status) {
    api::Status told;
    told.players = {to_api(status.players[0], status.names[0]), to_api(status.players[1], status.names[1])};
    told.outcome = outcome_of(info, status.ending);
    told.check = status.check;
    told.words = status.words;
    if (const auto& thinking = status.thinking)
        told.thinking = api::Thinking{to_api(thinking->side), purpose_answer(thinking->purpose), thinking->waiting};
    if (status.watch) told.watch = {status.watch->running, status.watch->delay.count()};
    if (const auto& clock = status.clock) {
        told.clock = {clock->settings.initial.count(),
                      clock->settings.increment.count(),
                      clock->left[0].count(),
                      clock->left[1].count(),
                      {}};
        if (clock->running) told.clock->running = to_api(*clock->running);
    }
    told.can = status.can;
    return told;
}

api::GameOption option_of(const GameOption& option) {
    api::GameOption told;
    told.name = option.name;
    told.title = option.title;
    told.usual = option.usual;
    if (option.choices.empty()) {
        told.minimum = 0;
        told.maximum = option.most;
        told.random = true;
        return told;
    }
    told.choices.emplace();
    for (const OptionChoice& choice : option.choices) told.choices->push_back({choice.value, choice.title});
    return told;
}

std::vector<api::Opponent> all_opponents() {
    std::vector<api::Opponent> told;
    for (const engine::Opponent& opponent : engine::opponents())
        told.push_back(
            {std::string(opponent.id), std::string(opponent.name), std::string(opponent.summary), opponent.elo});
    return told;
}

/// Who plays the game; with words for how well, where ratings mean nothing.
std::vector<api::GameOpponent> opponents_of(std::string_view game) {
    const bool in_words = engine::has_no_ratings(game);
    std::vector<api::GameOpponent> told;
    for (const engine::Opponent& opponent : engine::opponents_of(game)) {
        api::GameOpponent& one = told.emplace_back();
        one.id = opponent.id;
        if (in_words) one.skill = engine::skill_name(opponent.skill);
    }
    return told;
}

api::GameDescription description_of(const GameDescription& description) {
    const game::GameInfo& info = *description.info;
    api::GameDescription told;
    told.id = info.id;
    told.title = info.title;
    told.summary = info.summary;
    told.sides = {std::string(info.first_name), std::string(info.second_name)};
    told.moves_first = to_api(description.moves_first);
    told.evaluations = description.evaluations;
    told.solved = description.solved;
    told.captures = description.captures;
    told.opponents = opponents_of(info.id);
    told.balance = info.balance_name;
    if (!info.measure_name.empty()) told.measure = info.measure_name;
    told.layout = to_api(description.layout);
    told.boards = to_api(description.start);
    for (const GameOption& option : description.options) told.options.push_back(option_of(option));
    return told;
}

std::vector<api::Algorithm> all_algorithms() {
    const auto described = [](engine::Algorithm algorithm, std::string title, std::string summary) {
        return api::Algorithm{std::string(engine::algorithm_name(algorithm)), std::move(title), std::move(summary)};
    };
    return {described(engine::Algorithm::Search, "Full search", "Alpha-beta with everything that makes it strong."),
            described(engine::Algorithm::AlphaBeta, "Alpha-beta",
                      "The textbook algorithm: the same move as minimax, with fewer nodes."),
            described(engine::Algorithm::Minimax, "Minimax", "The textbook algorithm that looks at everything.")};
}

}  // namespace

std::string welcome_text(const RequestNumber& request, const Rights& rights, const std::vector<std::string>& engines,
                         const std::string& trouble) {
    api::Welcome welcome;
    welcome.protocol = protocol_version;
    welcome.program = ROOKERY_VERSION;
    welcome.algorithms = all_algorithms();
    welcome.levels = {{lowest_depth, highest_depth},
                      {shortest_time.count(), longest_time.count()},
                      {lowest_elo, highest_elo},
                      default_depth};
    welcome.opponents = all_opponents();
    welcome.default_opponent = engine::default_opponent().id;
    for (GameDescription description : catalogue()) {
        if (!rights.may_start_engines) std::erase_if(description.evaluations, asks_another_engine);
        welcome.games.push_back(description_of(description));
    }
    if (rights.may_start_engines) welcome.engines = engines;
    welcome.rights = {rights.may_delete, rights.may_invite, rights.may_teach, rights.may_play};
    if (!trouble.empty()) welcome.trouble = trouble;
    return api::text_of(request, welcome);
}

std::string invitation_text(const RequestNumber& request, const std::string& address) {
    return api::text_of(request, api::Invitation{address});
}

std::string game_text(const RequestNumber& request, int version, const GameHeader& header, const PlayedGame& game,
                      const Status& status) {
    api::GameMessage message;
    message.id = header.id;
    message.version = version;
    message.game = header.game;
    message.created = header.created;
    message.options = header.options;
    message.start = header.start;
    message.layout = to_api(game.layout());
    for (const Record& record : game.records()) message.records.push_back(record_of(record));
    message.position = position_of_game(game, status.ending.has_value());
    message.status = status_of(game.position().info(), status);
    return api::text_of(request, message);
}

std::string ply_text(const RequestNumber& request, int version, const GameHeader& header, const PlayedGame& game,
                     const Status& status) {
    return api::text_of(request, api::PlyMessage{header.id, version, record_of(game.records().back()),
                                                 position_of_game(game, status.ending.has_value()),
                                                 status_of(game.position().info(), status)});
}

std::string status_text(const RequestNumber& request, int version, const GameHeader& header, const Status& status) {
    return api::text_of(request,
                        api::StatusMessage{header.id, version, status_of(engine::find_game(header.game), status)});
}

std::string info_text(const Info& info) {
    const auto time = static_cast<std::uint64_t>(std::max<std::int64_t>(1, info.time.count()));
    return api::text_of({},
                        api::Info{info.id, info.ply, to_api(info.side), purpose_answer(info.purpose),
                                  std::string(engine::algorithm_name(info.algorithm)), info.depth, info.selective_depth,
                                  score_of(info.score_for_first, info.unit), to_api(info.bound), info.nodes,
                                  info.nodes * 1000 / time, info.time.count(), info.line});
}

std::string hint_text(const RequestNumber& request, const Hint& hint) {
    const MoveParts parts = parts_of(hint.line.front().move);
    api::Hint told;
    told.id = hint.id;
    told.ply = hint.ply;
    told.move = hint.line.front().move;
    told.notation = hint.line.front().notation;
    told.board = static_cast<std::int64_t>(parts.board);
    if (!parts.from.empty()) told.from = parts.from;
    told.to = parts.to;
    told.score = score_of(hint.score_for_first, hint.unit);
    told.words = hint.words;
    told.line = hint.line;
    if (hint.exact) {
        told.exact = api::ExactWords{exact_of(hint.score_for_first), hint.words};
        told.moves.emplace();
        for (const Hint::Move& move : hint.moves)
            told.moves->push_back({exact_of(move.score_for_first), move.move.move, move.move.notation});
    }
    return api::text_of(request, told);
}

std::string exact_text(const GameHeader& header, int ply, search::Score score_for_first) {
    const std::string words = exact_words(engine::find_game(header.game), score_for_first);
    return api::text_of({}, api::Exact{{exact_of(score_for_first), words}, header.id, ply});
}

std::string counts_text(const RequestNumber& request, const Counts& counts) {
    const SearchSummary& search = counts.search;
    api::Counts told;
    told.id = counts.id;
    told.ply = counts.ply;
    if (search.score_for_first) told.score = score_of(*search.score_for_first, search.unit);
    told.depth = counts.depth;
    told.nodes = search.nodes;
    told.evaluations = search.evaluations;
    told.time = search.time.count();
    told.algorithm = engine::algorithm_name(search.algorithm);
    told.move = counts.move;
    told.complete = counts.complete;
    return api::text_of(request, told);
}

std::string draw_text(const RequestNumber& request, std::string_view id, bool accepted, std::string_view words) {
    return api::text_of(request, api::DrawAnswer{std::string(id), accepted, std::string(words)});
}

std::string refused_text(const RequestNumber& request, std::string_view type, const Problem& problem, bool reload) {
    api::Refused refused{to_api(problem), {}, {}};
    if (!type.empty()) refused.to = type;
    if (reload) refused.reload = true;
    return api::text_of(request, refused);
}

std::string left_text(const RequestNumber& request) { return api::text_of(request, api::Left{}); }
std::string pong_text(const RequestNumber& request) { return api::text_of(request, api::Pong{}); }

}  // namespace rookery::app
