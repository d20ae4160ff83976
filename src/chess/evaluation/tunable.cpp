#include "chess/evaluation/tunable.h"

#include "chess/evaluation/weights.h"
#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::chess {
namespace {

/// Whether a search would look further rather than ask what the position is worth.
template <class R>
bool is_pressed(const Position<R>& position) {
    if constexpr (requires { position.is_pressed(); }) return position.is_pressed();
    else return position.in_check();
}

template <class R>
TracedPosition traced(std::string_view fen) {
    const auto position = Position<R>::from_text(fen);
    return {.ply = 2 * position.setup().fullmove_number + (position.color_to_move() == Color::Black ? 1 : 0),
            .pressed = is_pressed(position),
            .trace = trace_evaluation(position)};
}

}  // namespace

const std::vector<TunableRules>& tunable_rules() {
#define ROOKERY_ENTRY(RULES) TunableRules{RULES::info.id, #RULES, &tuned_weights<RULES>, &traced<RULES>},
    static const std::vector<TunableRules> all = {ROOKERY_FOR_EACH_RULE_SET(ROOKERY_ENTRY)};
#undef ROOKERY_ENTRY
    return all;
}

const TunableRules& find_tunable_rules(std::string_view game) {
    for (const TunableRules& rules : tunable_rules())
        if (rules.game == game) return rules;
    throw text::ParseError("there are no weights to fit for " + text::quoted(game));
}

}  // namespace rookery::chess
