#include "lab/analyse/annotation.h"

#include <algorithm>
#include <cstdlib>

#include "notation/pgn_comment.h"

namespace rookery::lab {
namespace {

using notation::PgnComment;
using notation::PgnGame;
using notation::PgnLine;
using notation::PgnMove;

/// Joins the commands that are there already, such as a clock; words stay as they are.
void add_eval(std::vector<std::string>& comments, search::Score score_for_first, game::ScoreUnit unit) {
    for (std::string& comment : comments) {
        PgnComment parts = PgnComment::parse(comment);
        if (parts.commands.empty()) continue;
        parts.set("eval", eval_text(score_for_first, unit));
        comment = parts.joined();
        return;
    }
    PgnComment parts;
    parts.set("eval", eval_text(score_for_first, unit));
    comments.insert(comments.begin(), parts.joined());
}

int nag_of(Mark mark) {
    switch (mark) {
        case Mark::Inaccuracy: return notation::nag_dubious;
        case Mark::Mistake: return notation::nag_mistake;
        case Mark::Blunder: return notation::nag_blunder;
        case Mark::None: break;
    }
    return 0;
}

/// The line is worth what the position before it is worth; after its first move a mate is one ply nearer.
PgnLine to_variation(const FoundLine& line, game::ScoreUnit unit) {
    PgnLine variation;
    for (const std::string& notation : line.notation) variation.moves.emplace_back().notation = notation;
    search::Score score = line.score_for_first;
    if (search::is_forced(score)) score += score > 0 ? 1 : -1;
    if (!search::is_forced(score) || search::plies_to_end(score) > 0)
        add_eval(variation.moves.front().comments, score, unit);
    return variation;
}

void annotate(PgnMove& move, const PlyAnalysis& ply, game::ScoreUnit unit) {
    // Everybody sees that a game is over.
    if (ply.score_for_first && !ply.outcome.over()) add_eval(move.comments, *ply.score_for_first, unit);
    if (ply.mark == Mark::None) return;
    const auto is_quality = [](int nag) { return nag >= notation::nag_good && nag <= notation::nag_dubious; };
    if (std::none_of(move.nags.begin(), move.nags.end(), is_quality))
        move.nags.insert(move.nags.begin(), nag_of(ply.mark));
    const auto is_known = [&](const PgnLine& line) {
        return !line.moves.empty() && line.moves.front().notation == ply.best->notation.front();
    };
    if (std::none_of(move.variations.begin(), move.variations.end(), is_known))
        move.variations.push_back(to_variation(*ply.best, unit));
}

}  // namespace

std::string eval_text(search::Score score_for_first, game::ScoreUnit unit) {
    if (!search::is_forced(score_for_first)) return notation::eval_value(score_for_first, unit);
    return notation::eval_value_of_mate(search::moves_to_end(score_for_first));
}

void annotate(PgnGame& game, const GameAnalysis& analysis) {
    const std::size_t plies = std::min(game.main.moves.size(), analysis.plies.size());
    for (std::size_t ply = 0; ply < plies; ++ply) annotate(game.main.moves[ply], analysis.plies[ply], analysis.unit);
    if (game.tag("Annotator").empty()) game.set_tag("Annotator", "Rookery " ROOKERY_VERSION);
}

PgnGame to_pgn(const PositionAnalysis& analysis) {
    PgnGame game;
    game.result = analysis.outcome.result;
    complete_tags(game);
    if (analysis.game != "chess") game.set_tag("Variant", analysis.game);
    game.set_tag("SetUp", "1");
    game.set_tag("FEN", analysis.position);
    game.set_tag("Annotator", "Rookery " ROOKERY_VERSION);
    for (const FoundLine& line : analysis.lines) {
        PgnLine moves = to_variation(line, analysis.unit);
        if (game.main.moves.empty()) game.main = std::move(moves);
        else game.main.moves.front().variations.push_back(std::move(moves));
    }
    return game;
}

}  // namespace rookery::lab
