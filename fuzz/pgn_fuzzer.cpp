// Any text is read without failing. Every game that can be read is written and read as the same game again, and is
// either played or refused.

#include <cstdint>
#include <cstdlib>
#include <sstream>
#include <string>

#include "engine/replay.h"
#include "game/parse_error.h"
#include "notation/pgn_comment.h"
#include "notation/pgn_reader.h"
#include "notation/pgn_writer.h"

namespace {

using namespace rookery;

void check_round_trip(notation::PgnGame game) {
    // Without tags a game needs a move number at its very beginning.
    if (game.tags.empty()) game.set_tag("Event", "?");
    std::ostringstream out;
    write_pgn(out, game);
    std::istringstream file(out.str());
    notation::PgnReader reader(file, [](const notation::PgnDamage&) { std::abort(); });
    notation::PgnGame again;
    if (!reader.next(again) || again != game || reader.next(again)) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::istringstream file(std::string(reinterpret_cast<const char*>(data), size));
    notation::PgnReader reader(file, [](const notation::PgnDamage& damage) {
        if (damage.line < 1 || damage.problem.empty()) std::abort();
    });
    notation::PgnGame game;
    while (reader.next(game)) {
        check_round_trip(game);
        for (const notation::PgnMove& move : game.main.moves)
            for (const std::string& comment : move.comments)
                if (const auto parts = notation::PgnComment::parse(comment);
                    notation::PgnComment::parse(parts.joined()) != parts)
                    std::abort();
        try {
            static_cast<void>(engine::replay(game, engine::Variations::Played));
        } catch (const game::ParseError&) {
        }
    }
    return 0;
}
