#include "lab/analyse/puzzles.h"

#include <algorithm>
#include <optional>

#include "search/score.h"

namespace rookery::lab {
namespace {

/// A game that is one long mistake has no more than these.
constexpr std::size_t max_candidates = 40;
/// In percent of winning chance: how much better the best move is, and how good it is at least.
constexpr double clear_lead = 20;
constexpr double min_chance = 35;
/// In plies: a win that counts as near, also where everything else wins, too, but this much later.
constexpr int soon = 5;
constexpr int much_later = 2;
/// A person finds a move, not twenty.
constexpr std::size_t longest_line = 8;

bool is_lapse(const PlyAnalysis& ply) { return ply.mark == Mark::Mistake || ply.mark == Mark::Blunder; }

double chance_of(const FoundLine& line, game::Side mover) {
    return winning_chance(mover == game::Side::First ? line.score_for_first : -line.score_for_first);
}

/// How many plies the mover needs for a forced win; nothing if there is none.
std::optional<int> plies_to_win(const FoundLine& line, game::Side mover) {
    const search::Score score = mover == game::Side::First ? line.score_for_first : -line.score_for_first;
    if (!search::is_forced(score) || score < 0) return std::nullopt;
    return search::plies_to_end(score);
}

/// A win that a person can see, as it is near.
bool wins_soon(const FoundLine& line, game::Side mover) {
    const auto plies = plies_to_win(line, mover);
    return plies && *plies <= soon;
}

}  // namespace

std::vector<std::size_t> puzzle_candidates(const GameAnalysis& analysis) {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < analysis.plies.size() && found.size() < max_candidates; ++i) {
        const bool can_be_punished = i > 0 && is_lapse(analysis.plies[i - 1]);
        const auto& best = analysis.plies[i].best;
        const game::Side mover = analysis.plies[i].mover;
        if (!best || chance_of(*best, mover) < min_chance) continue;
        if (can_be_punished || is_lapse(analysis.plies[i]) || wins_soon(*best, mover)) found.push_back(i);
    }
    return found;
}

bool is_puzzle(const PositionAnalysis& position, game::Side mover) {
    if (position.lines.size() < 2) return false;  // where there is one move there is nothing to find
    if (wins_soon(position.lines[0], mover)) {
        const auto others = plies_to_win(position.lines[1], mover);
        return !others || *others > *plies_to_win(position.lines[0], mover) + much_later;
    }
    const double best = chance_of(position.lines[0], mover);
    return best >= min_chance && best - chance_of(position.lines[1], mover) >= clear_lead;
}

std::vector<FoundPuzzle> find_puzzles(const engine::Replay& game, const GameAnalysis& analysis, Analyst& analyst,
                                      const std::atomic<bool>& stop, const Analyst::Progress& progress) {
    std::vector<FoundPuzzle> found;
    const auto candidates = puzzle_candidates(analysis);
    const auto position = game.start->clone();
    std::size_t played = 0;
    for (std::size_t number = 0; number < candidates.size() && !stop; ++number) {
        if (progress) progress(number, candidates.size());
        for (; played < candidates[number]; ++played) position->play(game.main.moves[played].coordinates);
        const PositionAnalysis searched = analyst.analyse(*position);
        if (stop || !is_puzzle(searched, position->to_move())) continue;
        FoundPuzzle& puzzle = found.emplace_back();
        puzzle.position = position->text();
        puzzle.best = searched.lines.front();
        puzzle.best.moves.resize(std::min(puzzle.best.moves.size(), longest_line));
        puzzle.best.notation.resize(puzzle.best.moves.size());
        puzzle.lead =
            chance_of(searched.lines[0], position->to_move()) - chance_of(searched.lines[1], position->to_move());
    }
    return found;
}

}  // namespace rookery::lab
