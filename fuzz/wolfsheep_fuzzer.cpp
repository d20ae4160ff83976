// Any text is either refused or becomes a position that writes and reads itself, and that can be played; and no text
// is read as a move that is not legal.

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "game/perft.h"
#include "wolfsheep/position.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using rookery::wolfsheep::Position;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    try {
        Position position = Position::from_text(text);
        if (Position::from_text(position.text()) != position) std::abort();
        const Position before = position;
        static_cast<void>(rookery::game::perft(position, 3));
        if (position != before || position.key() != position.computed_key()) std::abort();
    } catch (const rookery::text::ParseError&) {
    }
    try {
        const Position start = Position::start();
        if (start.move_text(start.parse_move(text)) != text) std::abort();
    } catch (const rookery::text::ParseError&) {
    }
    return 0;
}
