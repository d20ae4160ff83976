#include "chess/evaluation/tuned.h"

#include <algorithm>
#include <cstdio>

#include "chess/evaluation/endgames.h"
#include "chess/evaluation/evaluator.h"
#include "chess/evaluation/tapering.h"
#include "chess/evaluation/trace.h"
#include "chess/evaluation/weights_text.h"

namespace rookery::chess {
namespace {

template <class R>
int phase_of(const Position<R>& position) {
    int phase = 0;
    for (std::size_t type = 0; type < board::piece_type_count; ++type)
        phase += detail::phase_of_type[type] * position.pieces(static_cast<PieceType>(type)).count();
    return phase;
}

/// Where pieces come back to the board there is no endgame.
template <class R>
constexpr int phase_for(int phase) {
    return R::drops ? full_phase : phase;
}

template <class R>
PieceBalance balance_of(const Position<R>& position) {
    NoTrace trace;
    return {material_score(position, trace), phase_of(position)};
}

game::Score clamped(game::Score score) {
    return std::clamp(score, -game::highest_evaluation, game::highest_evaluation);
}

/// Two numbers with a sign, in pawns: "+0.25 -1.10".
std::string in_pawns(TaperedScore score) {
    char text[32];
    std::snprintf(text, sizeof text, "%+7.2f %+7.2f", score.midgame() / 100.0, score.endgame() / 100.0);
    return text;
}

}  // namespace

template <class R>
void TunedEvaluation<R>::reset(const Position<R>& position) {
    depth_ = 0;
    balances_[0] = balance_of(position);
}

template <class R>
game::Score TunedEvaluation<R>::score_for_mover(const Position<R>& position) {
    assert(balances_[depth_] == balance_of(position));
    const auto for_mover = [&](game::Score score_for_white) {
        return clamped(position.color_to_move() == Color::White ? score_for_white : -score_for_white);
    };
    const PieceBalance& balance = balances_[depth_];
    // Few positions of a search have a lone king: do not even ask while there are pieces.
    if (balance.phase <= full_phase / 2) {
        if (const auto known = lone_king_score(position)) return for_mover(*known);
    }

    NoTrace trace;
    PawnStructure& pawns = pawns_.entry(position.pawn_key());
    if (pawns.key != position.pawn_key())
        pawns = computed_pawn_structure<R>(trace, position.pawn_key(), living_pawns(position, Color::White),
                                           living_pawns(position, Color::Black));
    const TaperedScore sum = balance.score + pawns.score + Evaluator<R, NoTrace>(position, pawns, trace).score();
    const int scale = endgame_scale(position, sum.endgame() > 0 ? Color::White : Color::Black);
    return for_mover(tapered(sum, phase_for<R>(balance.phase), scale));
}

template <class R>
EvaluationTrace trace_evaluation(const Position<R>& position) {
    EvaluationTrace result;
    result.tapering = {.phase = phase_for<R>(phase_of(position)),
                       .scale_for_white = endgame_scale(position, Color::White),
                       .scale_for_black = endgame_scale(position, Color::Black)};
    result.known_ending = lone_king_score(position);

    FeatureTrace& features = result.features;
    PawnStructure pawns = computed_pawn_structure<R>(
        features, position.pawn_key(), living_pawns(position, Color::White), living_pawns(position, Color::Black));
    result.sum = material_score(position, features) + pawns.score +
                 Evaluator<R, FeatureTrace>(position, pawns, features).score();
    return result;
}

game::Score EvaluationTrace::score_for_white() const {
    if (known_ending) return clamped(*known_ending);
    return clamped(tapered(sum, tapering.phase, tapering.scale(sum.endgame() > 0)));
}

template <class R>
std::string TunedEvaluation<R>::describe(const Position<R>& position) {
    const EvaluationTrace trace = trace_evaluation(position);
    std::array<std::array<TaperedScore, board::color_count>, term_names.size()> terms{};
    const auto weights = listed(tuned_weights<R>);
    for (const WeightGroup& group : weight_groups)
        for (std::size_t i = group.first; i < group.first + group.size(); ++i)
            for (std::size_t color = 0; color < board::color_count; ++color)
                terms[static_cast<std::size_t>(group.term)][color] += weights[i] * trace.features.counts[color][i];

    std::string text = "Pawns: midgame and endgame    White            Black            White-Black\n";
    const auto add_line = [&](std::string_view name, const std::string& columns) {
        std::string line(name);
        line.resize(26, ' ');
        text += line + columns + "\n";
    };
    for (std::size_t term = 0; term < terms.size(); ++term) {
        if (term == static_cast<std::size_t>(Term::Variant) && ends_as_chess<R>) continue;
        add_line(term_names[term], in_pawns(terms[term][0]) + "  " + in_pawns(terms[term][1]) + "  " +
                                       in_pawns(terms[term][0] - terms[term][1]));
    }
    add_line("Sum", std::string(34, ' ') + in_pawns(trace.sum));

    char line[160];
    if (trace.known_ending) {
        text += "A known ending: the features do not count.\n";
    } else {
        const bool white_is_better = trace.sum.endgame() > 0;
        std::snprintf(line, sizeof line, "Midgame %d/%d, endgame scaled by %d/%d for %s\n",
                      std::min(trace.tapering.phase, full_phase), full_phase, trace.tapering.scale(white_is_better),
                      full_scale, white_is_better ? "White" : "Black");
        text += line;
    }
    std::snprintf(line, sizeof line, "Score for White: %+.2f\n", trace.score_for_white() / 100.0);
    return text + line;
}

#define ROOKERY_INSTANTIATE(RULES)         \
    template class TunedEvaluation<RULES>; \
    template EvaluationTrace trace_evaluation<RULES>(const Position<RULES>&);
ROOKERY_FOR_EACH_RULE_SET(ROOKERY_INSTANTIATE)

static_assert(game::IncrementalEvaluation<TunedEvaluation<Orthodox>, Position<Orthodox>>);

}  // namespace rookery::chess
