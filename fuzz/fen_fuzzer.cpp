// Any text is either refused or becomes a position that writes and reads itself, and that can be played.

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "chess/position.h"
#include "game/perft.h"

namespace {

template <class Rules>
void try_fen(std::string_view text) {
    using Position = rookery::chess::Position<Rules>;
    try {
        Position position = Position::from_text(text);
        if (Position::from_text(position.text()).text() != position.text()) std::abort();
        const Position before = position;
        static_cast<void>(rookery::game::perft(position, 2));
        if (position != before || position.key() != position.computed_key()) std::abort();
    } catch (const rookery::text::ParseError&) {
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    try_fen<rookery::chess::Orthodox>(text);
    try_fen<rookery::chess::Chess960>(text);
    try_fen<rookery::chess::PawnsKings>(text);
    return 0;
}
