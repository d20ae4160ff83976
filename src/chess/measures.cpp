// What a person follows along a game besides the evaluation.

#include <array>

#include "chess/evaluation/geometry.h"
#include "chess/position.h"

namespace rookery::chess {

template <class R>
int Position<R>::balance() const {
    // A king that is a piece like the others is worth about as much as a knight.
    constexpr int king_value = Rules::losing_wins ? 3 : 0;
    constexpr std::array<int, board::piece_type_count> values = {1, 3, 3, 5, 9, king_value};
    int sum = 0;
    for (std::size_t number = 0; number < values.size(); ++number) {
        const auto type = static_cast<PieceType>(number);
        int more = pieces(Color::White, type).count() - pieces(Color::Black, type).count();
        if constexpr (Rules::drops) {
            if (number < pocket_types) more += held(Color::White, type) - held(Color::Black, type);
        }
        sum += values[number] * more;
    }
    return sum;
}

template <class R>
std::optional<int> Position<R>::measure() const {
    if constexpr (Rules::losing_wins) return occupied().count();
    if constexpr (white_is_horde<R>) return pieces(Color::White).count();
    for (Color color : {Color::White, Color::Black})
        if (pieces(color, PieceType::King).empty()) return std::nullopt;
    if constexpr (Rules::rules_are_agreed_on)
        return distance_by(agreement_.rules.metric, king(Color::White), king(Color::Black));
    else return distance(king(Color::White), king(Color::Black));
}

#define ROOKERY_INSTANTIATE(RULES)                 \
    template int Position<RULES>::balance() const; \
    template std::optional<int> Position<RULES>::measure() const;
ROOKERY_FOR_EACH_RULE_SET(ROOKERY_INSTANTIATE)

}  // namespace rookery::chess
