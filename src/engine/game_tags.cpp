#include "engine/game_tags.h"

#include <algorithm>

#include "engine/games.h"
#include "text/joined.h"

namespace rookery::engine {
namespace {

bool has_seats(const AnyPosition& position) { return position.info().id == "bughouse"; }

std::size_t boards_in(const AnyPosition& position) {
    const std::string text = position.text();
    return 1 + static_cast<std::size_t>(std::count(text.begin(), text.end(), '|'));
}

std::string seat_tag(bool white, std::size_t board) {
    return (white ? "White" : "Black") + std::string(1, static_cast<char>('A' + board));
}

std::string known(std::string_view name) { return name == "?" ? "" : std::string(name); }

}  // namespace

void set_player_tags(notation::PgnGame& pgn, const AnyPosition& start, const std::array<std::string, 2>& names) {
    if (!has_seats(start)) {
        pgn.set_tag("White", names[0]);
        pgn.set_tag("Black", names[1]);
        return;
    }
    for (std::size_t board = 0; board < boards_in(start); ++board) {
        const bool first_has_white = start.first_has_white(board);
        pgn.set_tag(seat_tag(true, board), names[first_has_white ? 0 : 1]);
        pgn.set_tag(seat_tag(false, board), names[first_has_white ? 1 : 0]);
    }
}

void set_start_tags(notation::PgnGame& pgn, std::string_view game, std::string_view start) {
    if (game != "chess") pgn.set_tag("Variant", game);
    if (start == start_position("chess")->text()) return;
    pgn.set_tag("SetUp", "1");
    pgn.set_tag("FEN", start);
}

std::array<std::string, 2> players_in_tags(const notation::PgnGame& pgn, const AnyPosition& start) {
    std::array<std::string, 2> names = {known(pgn.tag("White")), known(pgn.tag("Black"))};
    if (!has_seats(start)) return names;
    for (std::size_t side = 0; side < 2; ++side) {
        std::vector<std::string> members;
        for (std::size_t board = 0; board < boards_in(start); ++board) {
            const std::string name = known(pgn.tag(seat_tag(start.first_has_white(board) == (side == 0), board)));
            if (!name.empty() && std::find(members.begin(), members.end(), name) == members.end())
                members.push_back(name);
        }
        if (!members.empty()) names[side] = text::joined(members, " & ");
    }
    return names;
}

}  // namespace rookery::engine
