// Every game of a file is taken as one on several boards. It is written and read as the same game again, and what of it
// can be played is mended to a game that can be played from beginning to end.

#include <cstdint>
#include <cstdlib>
#include <sstream>
#include <string>

#include "engine/replay.h"
#include "notation/bpgn.h"
#include "pgn_check.h"
#include "text/parse_error.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace rookery;
    const std::string text(reinterpret_cast<const char*>(data), size);
    std::istringstream file(text);
    notation::PgnReader reader(file, fuzz::check_damage);
    notation::PgnGame game;
    while (reader.next(game)) {
        if (notation::has_several_boards(game)) fuzz::check_round_trip(game);
        game.set_tag("Variant", "Bughouse");
        auto seats = notation::SeatCounter::of_position(game.tag("FEN"));
        for (const notation::PgnMove& move : game.main.moves)
            if (const char seat = notation::seat_of_move(move.notation); seat != '\0')
                static_cast<void>(seats.count(seat));
        try {
            static_cast<void>(engine::repair(game));
            static_cast<void>(engine::replay(game, engine::Variations::Played));
        } catch (const text::ParseError&) {
        }
    }
    static_cast<void>(notation::board_parts(text));
    return 0;
}
