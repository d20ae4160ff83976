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
    api::PlyRecord output;
    output.ply = record.ply;
    if (const auto& played = record.played) {
        output.side = to_api(record.side);
        output.number = record.number;
        output.board = static_cast<std::int64_t>(record.board);
        output.move = played->move;
        output.notation = record.notation;
        output.by = played->search ? api::PlayerKind::computer : api::PlayerKind::person;
        if (const auto& search = played->search) {
            if (search->score_for_first) output.score = score_of(*search->score_for_first, search->unit);
            output.depth = search->depth;
            output.nodes = search->nodes;
            output.evaluations = search->evaluations;
            output.time = search->time.count();
            output.algorithm = engine::algorithm_name(search->algorithm);
        }
        if (played->clock) output.clock = played->clock->count();
    }
    output.boards = to_api(record.boards);
    output.balance = record.balance;
    output.measure = record.measure;
    return output;
}

api::Position position_of_game(const PlayedGame& game, bool over) {
    return {game.plies(), to_api(game.position().to_move()), game.position().text(),
            over ? std::vector<api::LegalMoves>() : legal_of(game.position())};
}

api::Status status_of(const game::GameInfo& info, const Status& status) {
    api::Status output;
    output.players = {to_api(status.players[0], status.names[0]), to_api(status.players[1], status.names[1])};
    output.outcome = outcome_of(info, status.ending);
    output.check = status.check;
    output.words = status.words;
    if (const auto& thinking = status.thinking)
        output.thinking =
            api::RunningSearch{to_api(thinking->side), purpose_answer(thinking->purpose), thinking->waiting};
    if (status.watch) output.watch = {status.watch->running, status.watch->delay.count()};
    if (const auto& clock = status.clock) {
        output.clock = {clock->settings.initial.count(),
                        clock->settings.increment.count(),
                        clock->left[0].count(),
                        clock->left[1].count(),
                        {}};
        if (clock->running) output.clock->running = to_api(*clock->running);
    }
    output.can = status.can;
    return output;
}

api::GameOption option_of(const GameOption& option) {
    api::GameOption output;
    output.name = option.name;
    output.title = option.title;
    output.default_value = option.default_value;
    if (option.choices.empty()) {
        output.minimum = 0;
        output.maximum = option.maximum;
        output.random = true;
        return output;
    }
    output.choices.emplace();
    for (const OptionChoice& choice : option.choices) output.choices->push_back({choice.value, choice.title});
    return output;
}

std::vector<api::Opponent> all_opponents() {
    std::vector<api::Opponent> output;
    for (const engine::Opponent& opponent : engine::opponents())
        output.push_back(
            {std::string(opponent.id), std::string(opponent.name), std::string(opponent.summary), opponent.elo});
    return output;
}

/// Who plays the game; with words for how well, where ratings mean nothing.
std::vector<api::GameOpponent> opponents_of(std::string_view game) {
    const bool in_words = engine::has_no_ratings(game);
    std::vector<api::GameOpponent> output;
    for (const engine::Opponent& opponent : engine::opponents_of(game)) {
        api::GameOpponent& one = output.emplace_back();
        one.id = opponent.id;
        if (in_words) one.skill = engine::skill_name(opponent.skill);
    }
    return output;
}

api::GameDescription description_of(const GameDescription& description) {
    const game::GameInfo& info = *description.info;
    api::GameDescription output;
    output.id = info.id;
    output.title = info.title;
    output.summary = info.summary;
    output.sides = {std::string(info.first_name), std::string(info.second_name)};
    output.moves_first = to_api(description.moves_first);
    output.evaluations = description.evaluations;
    output.unit = to_api(engine::score_unit(info.id, ""));
    output.solved = description.solved;
    output.captures = description.captures;
    output.opponents = opponents_of(info.id);
    output.balance = info.balance_name;
    if (!info.measure_name.empty()) output.measure = info.measure_name;
    output.layout = to_api(description.layout);
    output.boards = to_api(description.start);
    for (const GameOption& option : description.options) output.options.push_back(option_of(option));
    return output;
}

std::vector<api::Algorithm> all_algorithms() {
    const auto described = [](engine::Algorithm algorithm, std::string title, std::string summary) {
        return api::Algorithm{std::string(engine::algorithm_name(algorithm)), std::move(title), std::move(summary)};
    };
    return {described(engine::Algorithm::Search, "Full search", "Alpha-beta with everything that makes it strong."),
            described(engine::Algorithm::AlphaBeta, "Alpha-beta",
                      "The textbook algorithm: the same value as minimax, in the same order of moves the same "
                      "move, with fewer nodes."),
            described(engine::Algorithm::Minimax, "Minimax", "The textbook algorithm that looks at everything.")};
}

}  // namespace

std::string welcome_text(const RequestNumber& request, const Rights& rights, const SearchScheduler& scheduler,
                         const Problem& trouble) {
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
    if (rights.may_start_engines) {
        welcome.engines = scheduler.engines();
        welcome.seated_engines = scheduler.seated_engines();
    }
    welcome.rights = {rights.may_delete, rights.may_invite, rights.may_teach, rights.may_play};
    if (!trouble.empty()) welcome.trouble = to_api(trouble);
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
    api::Hint output;
    output.id = hint.id;
    output.ply = hint.ply;
    output.move = hint.line.front().move;
    output.notation = hint.line.front().notation;
    output.board = static_cast<std::int64_t>(parts.board);
    if (!parts.from.empty()) output.from = parts.from;
    output.to = parts.to;
    output.score = score_of(hint.score_for_first, hint.unit);
    output.words = hint.words;
    output.line = hint.line;
    if (hint.exact) {
        output.exact = api::ExactWords{exact_of(hint.score_for_first), hint.words};
        output.moves.emplace();
        for (const Hint::Move& move : hint.moves)
            output.moves->push_back({exact_of(move.score_for_first), move.move.move, move.move.notation});
    }
    return api::text_of(request, output);
}

std::string exact_text(const GameHeader& header, int ply, search::Score score_for_first) {
    const std::string words = exact_words(engine::find_game(header.game), score_for_first);
    return api::text_of({}, api::Exact{{exact_of(score_for_first), words}, header.id, ply});
}

std::string counts_text(const RequestNumber& request, const Counts& counts) {
    const SearchSummary& search = counts.search;
    api::Counts output;
    output.id = counts.id;
    output.ply = counts.ply;
    if (search.score_for_first) output.score = score_of(*search.score_for_first, search.unit);
    output.depth = counts.depth;
    output.nodes = search.nodes;
    output.evaluations = search.evaluations;
    output.time = search.time.count();
    output.algorithm = engine::algorithm_name(search.algorithm);
    output.move = counts.move;
    output.complete = counts.complete;
    return api::text_of(request, output);
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
