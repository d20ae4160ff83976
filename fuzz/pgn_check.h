#pragma once

#include <cstdlib>
#include <sstream>

#include "notation/pgn_reader.h"
#include "notation/pgn_writer.h"

namespace rookery::fuzz {

/// What was read is written and read as the same game again.
inline void check_round_trip(notation::PgnGame game) {
    // Without tags a game needs a move number at its very beginning.
    if (game.tags.empty()) game.set_tag("Event", "?");
    std::ostringstream out;
    write_pgn(out, game);
    std::istringstream file(out.str());
    notation::PgnReader reader(file, [](const notation::PgnDamage&) { std::abort(); });
    notation::PgnGame again;
    if (!reader.next(again) || again != game || reader.next(again)) std::abort();
}

/// Damage is told with its line and a reason.
inline void check_damage(const notation::PgnDamage& damage) {
    if (damage.line < 1 || damage.problem.empty()) std::abort();
}

}  // namespace rookery::fuzz
