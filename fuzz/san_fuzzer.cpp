// A line is a FEN, or nothing for the start; the lines after it are moves. Each is refused or read as a legal move that
// is written the same way again.

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "chess/position.h"
#include "input.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace rookery;
    using Position = chess::Position<chess::Orthodox>;
    fuzz::Input input(data, size);
    Position position = Position::start();
    try {
        if (const std::string_view fen = input.next_line(); !fen.empty()) position = Position::from_text(fen);
    } catch (const text::ParseError&) {
    }
    while (!input.empty()) {
        const std::string_view line = input.next_line();
        try {
            const chess::Move move = position.parse_notation(line);
            if (position.parse_notation(position.move_notation(move)) != move) std::abort();
            if (position.parse_move(position.move_text(move)) != move) std::abort();
            position.make(move);
        } catch (const text::ParseError&) {
        }
    }
    return 0;
}
