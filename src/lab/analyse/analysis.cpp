#include "lab/analyse/analysis.h"

#include <algorithm>

#include "engine/games.h"
#include "protocol/board_valuer.h"

namespace rookery::lab {
namespace {

using engine::AnyPosition;
using engine::Report;
using game::Side;
using search::Score;

Score for_first(Score score_for_mover, Side mover) { return mover == Side::First ? score_for_mover : -score_for_mover; }

/// Keeps the last report on each line. A bound is worth less than the score that it is a bound of.
void keep(std::vector<Report>& lines, const Report& report) {
    if (report.moves.empty()) return;
    const auto number = static_cast<std::size_t>(std::max(1, report.line));
    if (lines.size() < number) lines.resize(number);
    Report& known = lines[number - 1];
    const bool same_move = !known.moves.empty() && known.moves.front() == report.moves.front();
    if (report.bound == search::Bound::Exact || !same_move) known = report;
}

/// A search that was stopped may have told of a new best move without telling that it was the third before.
void remove_repeated(std::vector<Report>& lines) {
    std::vector<Report> kept;
    for (Report& line : lines) {
        const auto same_move = [&](const Report& other) { return other.moves.front() == line.moves.front(); };
        if (!line.moves.empty() && std::none_of(kept.begin(), kept.end(), same_move)) kept.push_back(std::move(line));
    }
    lines = std::move(kept);
}

/// Judges a move by what is known of the positions before and after it.
void judge(PlyAnalysis& ply, const PositionAnalysis& before) {
    if (before.lines.empty()) return;
    ply.best = before.lines.front();
    if (!ply.score_for_first) return;
    if (ply.was_best()) {
        ply.loss = 0;
        return;
    }
    const Score best = for_first(ply.best->score_for_first, ply.mover);
    const Score played = for_first(*ply.score_for_first, ply.mover);
    ply.loss = centipawn_loss(best, played);
    ply.mark = mark_for(best, played);
}

PlayerAnalysis summary(const std::vector<PlyAnalysis>& plies, Side side) {
    PlayerAnalysis player;
    for (const PlyAnalysis& ply : plies) {
        if (ply.mover != side || !ply.loss) continue;
        ++player.moves;
        player.average_loss += *ply.loss;
        player.accuracy += ply.was_best() ? 100
                                          : accuracy(for_first(ply.best->score_for_first, side),
                                                     for_first(*ply.score_for_first, side));
        player.inaccuracies += ply.mark == Mark::Inaccuracy ? 1 : 0;
        player.mistakes += ply.mark == Mark::Mistake ? 1 : 0;
        player.blunders += ply.mark == Mark::Blunder ? 1 : 0;
    }
    if (player.moves > 0) {
        player.average_loss /= player.moves;
        player.accuracy /= player.moves;
    }
    return player;
}

}  // namespace

FoundLine found_line(const AnyPosition& position, Score score_for_first, int depth, std::vector<std::string> moves) {
    FoundLine line;
    line.score_for_first = score_for_first;
    line.depth = depth;
    line.moves = std::move(moves);
    const auto after = position.clone();
    for (const std::string& move : line.moves) {
        line.notation.push_back(after->move_notation(move));
        after->play(move);
    }
    return line;
}

std::optional<Score> PositionAnalysis::score_for_first() const {
    if (outcome.over()) return search::outcome_score(outcome, Side::First, 0);
    if (lines.empty()) return std::nullopt;
    return lines.front().score_for_first;
}

Analyst::Analyst(const engine::Settings& settings, const search::Limits& limits, const std::atomic<bool>& stop)
    : engine_(resources_.resources()), stop_(stop) {
    engine_.configure(settings);
    request_.limits = limits;
}

std::vector<Report> Analyst::search(const AnyPosition& position, engine::Answer& answer) {
    std::vector<Report> lines;
    answer = engine_.search(
        position, request_, [&](const Report& report) { keep(lines, report); }, &stop_);
    resources_.check();
    remove_repeated(lines);
    return lines;
}

PositionAnalysis Analyst::analyse(const AnyPosition& position) {
    PositionAnalysis analysis;
    analysis.game = position.info().id;
    analysis.position = position.text();
    analysis.outcome = position.outcome();
    analysis.unit = engine::score_unit(analysis.game, engine_.settings().evaluation);
    if (analysis.outcome.over() || stop_) return analysis;
    const auto begin = std::chrono::steady_clock::now();
    engine::Answer answer;
    for (const Report& report : search(position, answer))
        analysis.lines.push_back(
            found_line(position, for_first(report.score_for_mover, position.to_move()), report.depth, report.moves));
    analysis.nodes = answer.nodes;
    analysis.time = std::chrono::steady_clock::now() - begin;
    return analysis;
}

PositionAnalysis Analyst::analyse_alone(const AnyPosition& position) {
    engine_.new_game();
    return analyse(position);
}

FoundPositions Analyst::search_positions(const engine::Replay& game, const Progress& progress) {
    engine_.new_game();
    const auto position = game.start->clone();
    for (const engine::ReplayedMove& move : game.main.moves) position->play(move.coordinates);
    FoundPositions found(game.main.moves.size() + 1);
    for (std::size_t left = found.size(); left > 0; --left) {
        if (progress) progress(found.size() - left, found.size());
        auto analysis = analyse(*position);
        if (stop_) break;  // what was stopped half-way says too little
        found[left - 1] = std::move(analysis);
        position->take_back();
    }
    return found;
}

GameAnalysis Analyst::analyse(const engine::Replay& game, const Progress& progress) {
    return judge_game(game, search_positions(game, progress));
}

GameAnalysis judge_game(const engine::Replay& game, const FoundPositions& positions) {
    GameAnalysis analysis;
    analysis.game = game.start->info().id;
    analysis.start = game.start->text();
    analysis.complete = true;

    const auto position = game.start->clone();
    notation::MoveNumber number = notation::MoveNumber::of_position(analysis.start);
    for (const engine::ReplayedMove& move : game.main.moves) {
        PlyAnalysis& ply = analysis.plies.emplace_back();
        ply.number = number;
        ply.mover = position->to_move();
        ply.coordinates = move.coordinates;
        ply.notation = position->move_notation(move.coordinates);
        position->play(move.coordinates);
        ply.position = position->text();
        ply.outcome = position->outcome();
        number = number.next();
    }
    for (std::size_t i = 0; i < positions.size(); ++i) {
        if (!positions[i]) {
            analysis.complete = false;
            continue;
        }
        analysis.unit = positions[i]->unit;
        if (i > 0) analysis.plies[i - 1].score_for_first = positions[i]->score_for_first();
    }
    for (std::size_t i = 0; i < analysis.plies.size(); ++i)
        if (positions[i]) judge(analysis.plies[i], *positions[i]);
    for (const Side side : {Side::First, Side::Second}) analysis.players[index(side)] = summary(analysis.plies, side);
    return analysis;
}

}  // namespace rookery::lab
