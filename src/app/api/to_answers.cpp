#include "app/api/to_answers.h"

#include "app/api/sentences.h"
#include "engine/algorithms.h"

namespace rookery::app {
namespace {

api::Pocket pocket_of(const PieceCounts& counts) {
    api::Pocket pocket;
    for (const auto& [letter, count] : counts) pocket[std::string(1, letter)] = count;
    return pocket;
}

}  // namespace

api::Side to_api(game::Side side) { return side == game::Side::First ? api::Side::first : api::Side::second; }

api::Bound to_api(search::Bound bound) {
    if (bound == search::Bound::Lower) return api::Bound::lower;
    return bound == search::Bound::Upper ? api::Bound::upper : api::Bound::exact;
}

api::Unit to_api(game::ScoreUnit unit) {
    return unit == game::ScoreUnit::Points ? api::Unit::points : api::Unit::centipawns;
}

std::vector<api::BoardLayout> to_api(const std::vector<BoardLayout>& layout) {
    std::vector<api::BoardLayout> boards;
    for (const BoardLayout& board : layout)
        boards.push_back(
            {board.name, board.files, board.ranks, board.first_has_white ? api::Color::white : api::Color::black});
    return boards;
}

api::BoardPicture to_api(const BoardView& board) {
    api::BoardPicture picture;
    picture.placement = board.placement;
    if (board.pockets) picture.pockets = {pocket_of((*board.pockets)[0]), pocket_of((*board.pockets)[1])};
    if (board.checks_left) picture.checks_left = {(*board.checks_left)[0], (*board.checks_left)[1]};
    if (!board.check.empty()) picture.check = board.check;
    if (!board.last.empty()) picture.last = board.last;
    return picture;
}

std::vector<api::BoardPicture> to_api(const std::vector<BoardView>& boards) {
    std::vector<api::BoardPicture> pictures;
    for (const BoardView& board : boards) pictures.push_back(to_api(board));
    return pictures;
}

api::Player to_api(const Player& player) {
    api::Player output;
    if (const auto& partner = player.partner) {
        output.partner = {{static_cast<std::int64_t>(partner->board)}, {}};
        if (!partner->engine.empty()) output.partner->engine = partner->engine;
    }
    if (!player.computer) return output;
    output.kind = api::PlayerKind::computer;
    output.algorithm = engine::algorithm_name(player.algorithm);
    if (!player.evaluation.empty()) output.evaluation = player.evaluation;
    if (!player.opponent.empty()) output.opponent = player.opponent;
    if (!player.engine.empty()) output.engine = player.engine;
    if (player.depth) output.depth = {*player.depth};
    if (player.time) output.time = {player.time->count()};
    if (player.elo) output.elo = {*player.elo};
    if (player.ponder) output.ponder = true;
    if (player.ordering == search::Ordering::CapturesFirst) output.ordering = api::MoveOrdering::captures;
    if (player.drop_plies) output.drop_plies = {*player.drop_plies};
    if (player.external_time) output.external_time = {player.external_time->count()};
    if (player.learned) output.learned = {player.learned->run, {player.learned->generation}};
    return output;
}

api::NamedPlayer to_api(const Player& player, const std::string& name) { return {to_api(player), name}; }

api::ConversationMessage to_api(const std::vector<ConversationLine>& conversation) {
    api::ConversationMessage message;
    for (const ConversationLine& line : conversation) message.lines.push_back({line.ours, line.text});
    return message;
}

api::Reason to_api(const Problem& problem) {
    api::Reason reason{problem.words, {}, {}};
    if (!problem.code.empty()) reason.code = problem.code;
    if (!problem.parameters.empty()) reason.parameters = problem.parameters;
    return reason;
}

api::Score score_of(search::Score score_for_first, game::ScoreUnit unit) {
    if (search::is_decided(score_for_first)) {
        api::ForcedWin win{score_for_first > 0 ? api::Side::first : api::Side::second, {}};
        if (search::is_forced(score_for_first)) win.plies = std::int64_t{search::plies_to_end(score_for_first)};
        return win;
    }
    if (unit == game::ScoreUnit::Points) return api::Points{score_for_first};
    return api::Centipawns{score_for_first};
}

api::ExactValue exact_of(search::Score score_for_first) {
    if (!search::is_forced(score_for_first)) return {};
    return {score_for_first > 0 ? api::Side::first : api::Side::second,
            std::int64_t{search::plies_to_end(score_for_first)}};
}

std::vector<api::LegalMoves> legal_of(const engine::AnyPosition& position) {
    std::vector<api::LegalMoves> legal;
    for (const LegalMoves& board : legal_moves_of(position)) {
        api::LegalMoves moves{board.prefix, board.moves, {}, board.promotions, board.castling};
        for (const auto& [letter, targets] : board.drops) moves.drops[std::string(1, letter)] = targets;
        legal.push_back(std::move(moves));
    }
    return legal;
}

api::OrNull<api::Outcome> outcome_of(const game::GameInfo& info, const std::optional<Ending>& ending) {
    if (!ending) return {};
    api::Outcome outcome;
    outcome.result = result_text(ending->result);
    if (const auto winner = winner_of(ending->result)) outcome.winner = to_api(*winner);
    outcome.reason = ending->reason;
    outcome.words = ending_words(info, *ending);
    return outcome;
}

}  // namespace rookery::app
