#include "engine/single_board.h"

#include <algorithm>
#include <map>

#include "engine/replay.h"
#include "notation/bpgn.h"

namespace rookery::engine {
namespace {

using notation::PgnGame;
using notation::PgnLine;
using notation::PgnMove;

constexpr std::string_view default_start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr std::string_view other_board = " | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1";

/// How many pieces of each letter are in hand: capitals are those of White.
using Hands = std::map<char, int>;

std::string board_of(const PgnGame& game) {
    const std::string_view fen = game.tag("FEN");
    return std::string(fen.empty() ? default_start : fen);
}

bool white_begins(std::string_view fen) { return fen.find(" b ") == std::string_view::npos; }

/// The letter of what a move such as "N@f3" drops, as a capital; "@f3" drops a pawn.
char dropped(std::string_view notation) {
    const std::size_t at = notation.find('@');
    if (at == std::string_view::npos) return '\0';
    return at == 0 ? 'P' : notation[at - 1];
}

/// What has to be in hand at the beginning for the line and its variations, behind moves that have used up some.
void add_needs(const PgnLine& line, bool white, Hands used, Hands& needed) {
    for (const PgnMove& move : line.moves) {
        for (const PgnLine& variation : move.variations) add_needs(variation, white, used, needed);
        if (const char piece = dropped(move.notation); piece >= 'A' && piece <= 'Z') {
            const char own = white ? piece : static_cast<char>(piece + ('a' - 'A'));
            needed[own] = std::max(needed[own], ++used[own]);
        }
        white = !white;
    }
}

void name_seats(PgnLine& line, bool white) {
    for (PgnMove& move : line.moves) {
        for (PgnLine& variation : move.variations) name_seats(variation, white);
        move.notation.insert(0, white ? "A:" : "a:");
        white = !white;
    }
}

}  // namespace

bool is_single_board(const PgnGame& game) {
    if (game.tag("Variant").empty() || game.main.moves.empty() || notation::has_several_boards(game)) return false;
    const std::string_view fen = game.tag("FEN");
    const bool tells_team = fen.ends_with(" t1") || fen.ends_with(" t2");
    return !tells_team && notation::board_parts(fen).size() == 1 && game_of_variant(game.tag("Variant")) == "bughouse";
}

std::string start_of_single_board(const PgnGame& game) {
    std::string fen = board_of(game);
    Hands hands;
    if (const std::size_t begin = fen.find('['), end = fen.find(']'); begin < end && end != std::string::npos) {
        for (const char piece : fen.substr(begin + 1, end - begin - 1)) ++hands[piece];
        fen.erase(begin, end + 1 - begin);
    }
    add_needs(game.main, white_begins(fen), {}, hands);
    std::string letters;
    for (const auto& [piece, count] : hands) letters.append(static_cast<std::size_t>(count), piece);
    return fen.insert(std::min(fen.find(' '), fen.size()), "[" + letters + "]").append(other_board);
}

PgnGame on_two_boards(const PgnGame& game) {
    PgnGame both = game;
    const std::string start = start_of_single_board(game);
    name_seats(both.main, white_begins(board_of(game)));
    for (notation::PgnTag& tag : both.tags)
        if (tag.name == "White" || tag.name == "Black" || tag.name == "WhiteElo" || tag.name == "BlackElo")
            tag.name.insert(std::string_view("White").size(), "A");
    both.set_tag("SetUp", "1");
    both.set_tag("FEN", start);
    return both;
}

}  // namespace rookery::engine
