#include "protocol/xboard/xboard_games.h"

#include <fmt/format.h>

#include "engine/games.h"
#include "text/parse_error.h"

namespace rookery::protocol {
namespace {

constexpr std::string_view letters_of_chess = "PNBRQKpnbrqk";

/// A game joins only if XBoard has another name for it, or must be told about its board and pieces.
const std::vector<XBoardGame>& table() {
    static const std::vector<XBoardGame> games = {
        {.id = "chess", .name = "normal"},
        {.id = "chess960", .name = "fischerandom", .castling_in_letters = true},
        // No piece of it is royal, promotes or captures: a sheep is XBoard's knight, the wolf its queen.
        {.id = "wolf-sheep", .name = "wolf-sheep", .piece_letters = ".S........w.", .pieces = {"S& fmF", "W& mF"}},
        // In XBoard's "suicide" a stalemate is counted, not won: we understand the name, but do not offer it.
        {.id = "antichess", .name = "giveaway", .understood = "suicide"},
        // XBoard shows one board, with a partner at the other. The team game is for UCI and our own page.
        {.id = "bughouse-seat", .name = "bughouse"},
        {.id = "bughouse", .name = ""},
        // XBoard has never heard of these.
        {.id = "horde", .name = "horde", .piece_letters = letters_of_chess},
        {.id = "kingofthehill", .name = "kingofthehill", .piece_letters = letters_of_chess},
        {.id = "racingkings", .name = "racingkings", .piece_letters = letters_of_chess},
        {.id = "endgame", .name = "endgame", .piece_letters = letters_of_chess},
        // Its king may be taken, so that it is XBoard's man, which moves alike.
        {.id = "pawns-kings",
         .name = "pawns-kings",
         .piece_letters = "P.........K...........p.........k...........",
         .pieces = {"P& fmWfcFifmnD", "K& K"}},
    };
    return games;
}

}  // namespace

XBoardGame xboard_game(std::string_view id) {
    for (const XBoardGame& game : table())
        if (game.id == id) return game;
    return {.id = id, .name = id};
}

XBoardGame find_xboard_game(std::string_view name) {
    for (const game::GameInfo& info : engine::games())
        if (XBoardGame game = xboard_game(info.id); !name.empty() && (game.name == name || game.understood == name))
            return game;
    throw text::ParseError("unknown variant");
}

std::string xboard_variants() {
    std::string names;
    for (const game::GameInfo& info : engine::games())
        if (const std::string_view name = xboard_game(info.id).name; !name.empty())
            names += (names.empty() ? "" : ",") + std::string(name);
    return names;
}

std::string xboard_announcement(const XBoardGame& game, std::string_view start) {
    if (game.piece_letters.empty()) return "";
    std::string text = fmt::format("setup ({}) {} {}\n", game.piece_letters, game.board, start);
    for (const std::string_view piece : game.pieces) text += fmt::format("piece {}\n", piece);
    return text;
}

}  // namespace rookery::protocol
