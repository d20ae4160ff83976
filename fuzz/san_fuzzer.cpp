// A line is a FEN, or nothing for the start; the lines after it are moves. Each is refused or read as a legal move that
// is written the same way again.

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "chess/position.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace rookery;
    using Position = chess::Position<chess::Orthodox>;
    std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto next_line = [&] {
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        return line;
    };

    Position position = Position::start();
    try {
        if (const std::string_view fen = next_line(); !fen.empty()) position = Position::from_text(fen);
    } catch (const game::ParseError&) {
    }
    while (!text.empty()) {
        const std::string_view line = next_line();
        try {
            const chess::Move move = position.parse_notation(line);
            if (position.parse_notation(position.move_notation(move)) != move) std::abort();
            if (position.parse_move(position.move_text(move)) != move) std::abort();
            position.make(move);
        } catch (const game::ParseError&) {
        }
    }
    return 0;
}
