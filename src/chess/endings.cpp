#include "chess/endings.h"

namespace rookery::chess {

std::string EndingMen::name() const {
    std::string name;
    for (const Color color : {Color::White, Color::Black}) {
        if (color == Color::Black) name += 'v';
        for (std::size_t type = board::piece_type_count; type-- > 0;)
            name.append(counts_[index(color)][type], board::upper_case_letter(static_cast<PieceType>(type)));
    }
    if (checks_given_[0] + checks_given_[1] > 0)
        name += "+" + std::to_string(checks_given_[0]) + "+" + std::to_string(checks_given_[1]);
    return name;
}

}  // namespace rookery::chess
