// Any text is read without failing. Every game that can be read is written and read as the same game again, and is
// either played or refused.

#include <cstdint>
#include <cstdlib>
#include <sstream>
#include <string>

#include "engine/replay.h"
#include "notation/pgn_comment.h"
#include "pgn_check.h"
#include "text/parse_error.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace rookery;
    std::istringstream file(std::string(reinterpret_cast<const char*>(data), size));
    notation::PgnReader reader(file, fuzz::check_damage);
    notation::PgnGame game;
    while (reader.next(game)) {
        fuzz::check_round_trip(game);
        for (const notation::PgnMove& move : game.main.moves)
            for (const std::string& comment : move.comments)
                if (const auto parts = notation::PgnComment::parse(comment);
                    notation::PgnComment::parse(parts.joined()) != parts)
                    std::abort();
        try {
            static_cast<void>(engine::replay(game, engine::Variations::Played));
        } catch (const text::ParseError&) {
        }
    }
    return 0;
}
