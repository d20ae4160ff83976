// Any text is either refused or becomes a position that writes and reads itself, and that can be played; and no text
// is read as a move that is not legal.

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "bughouse/position.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using rookery::bughouse::Position;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    try {
        Position position = Position::from_text(text);
        if (Position::from_text(position.text()).text() != position.text()) std::abort();
        const Position before = position;
        Position::MoveList moves;
        position.legal_moves(moves);
        if (moves.size() != position.count_legal_moves()) std::abort();
        for (const auto move : moves) {
            if (!position.is_legal(move)) std::abort();
            position.make(move);
            if (position.key() != position.computed_key()) std::abort();
            position.unmake(move);
        }
        if (position != before) std::abort();
    } catch (const rookery::text::ParseError&) {
    }
    try {
        const Position start = Position::start();
        static_cast<void>(start.parse_notation(text));
        if (start.move_text(start.parse_move(text)) != text && text[0] >= 'A' && text[0] <= 'Z') std::abort();
    } catch (const rookery::text::ParseError&) {
    }
    return 0;
}
