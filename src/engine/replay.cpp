#include "engine/replay.h"

#include <algorithm>
#include <utility>

#include "engine/games.h"
#include "engine/single_board.h"
#include "game/bad_position.h"
#include "game/illegal_move.h"
#include "log/log.h"
#include "notation/bpgn.h"
#include "text/parse_error.h"

namespace rookery::engine {
namespace {

using notation::MoveNumber;
using notation::PgnGame;
using notation::PgnLine;
using notation::PgnMove;
using text::ParseError;

/// "Three-check" and "threeCheck" are the same name.
std::string plain(std::string_view name) {
    std::string letters;
    for (const char letter : name) {
        const char lower = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter + ('a' - 'A')) : letter;
        if ((lower >= 'a' && lower <= 'z') || (lower >= '0' && lower <= '9')) letters += lower;
    }
    return letters;
}

/// Names that other programs use where ours differ.
constexpr std::pair<std::string_view, std::string_view> other_names[] = {
    {"standard", "chess"},
    {"normal", "chess"},
    {"fromposition", "chess"},
    {"orthodox", "chess"},
    {"fischerandom", "chess960"},
    {"fischerrandom", "chess960"},
    {"fischerrandomchess", "chess960"},
    {"freestyle", "chess960"},
    {"threecheck", "3check"},
    {"threechecks", "3check"},
    {"koth", "kingofthehill"},
    {"giveaway", "antichess"},
    {"suicide", "antichess"},
    {"zh", "crazyhouse"},
};

/// A move as people find it again: "12. Qxf9"; with several boards the seat is part of the move.
std::string numbered_move(const PgnMove& move, MoveNumber number) {
    const bool has_seat = notation::seat_of_move(move.notation) != '\0';
    return (has_seat ? "" : number.text() + " ") + move.notation;
}

/// What is being handled, as data; what has no code of its own gets this one.
game::Explanation current_reason(const std::string& code) {
    try {
        throw;
    } catch (const game::IllegalMove& error) {
        return error.reason();
    } catch (const game::BadPosition& error) {
        return error.reason();
    } catch (const ParseError& error) {
        return {code, error.what()};
    }
}

game::Explanation reason_of_move() { return current_reason("move-not-understood"); }

void play_line(AnyPosition& position, const PgnLine& line, MoveNumber number, Variations variations,
               ReplayedLine& played) {
    played.moves.reserve(line.moves.size());
    for (const PgnMove& move : line.moves) {
        ReplayedMove& current = played.moves.emplace_back();
        for (const PgnLine& variation : move.variations) {
            if (variations == Variations::Ignored) break;
            ReplayedLine& replayed = current.variations.emplace_back();
            play_line(position, variation, number, variations, replayed);
            for (std::size_t i = 0; i < replayed.moves.size(); ++i) position.take_back();
        }
        try {
            current.coordinates = position.play_written(move.notation);
        } catch (const ParseError& error) {
            throw ReplayError(move.line, "move " + numbered_move(move, number) + ": " + error.what(), reason_of_move());
        }
        number = number.next();
    }
}

/// The moves of a line from one of them on, as words for a comment.
std::string words_of(const PgnLine& line, std::size_t from, MoveNumber number) {
    constexpr std::size_t maximum = 4000;
    std::string text;
    for (std::size_t i = from; i < line.moves.size(); ++i, number = number.next()) {
        const bool is_numbered = i == from || !number.second;
        text +=
            (text.empty() ? "" : " ") + (is_numbered ? numbered_move(line.moves[i], number) : line.moves[i].notation);
        if (text.size() > maximum) return text + " ...";
    }
    return text;
}

/// Plays what can be played of the line, cuts off the rest, and gives back how many moves were played.
std::size_t repair_line(AnyPosition& position, PgnLine& line, MoveNumber number, std::vector<ReplayProblem>& problems,
                        const std::atomic<bool>* stop) {
    for (std::size_t i = 0; i < line.moves.size(); ++i) {
        if (stop != nullptr && *stop) return i;
        PgnMove& move = line.moves[i];
        for (PgnLine& variation : move.variations)
            for (std::size_t played = repair_line(position, variation, number, problems, stop); played > 0; --played)
                position.take_back();
        try {
            position.play_written(move.notation);
        } catch (const ParseError& error) {
            const std::string numbered = numbered_move(move, number);
            problems.push_back({move.line, "move " + numbered + ": " + error.what(), numbered, reason_of_move()});
            auto& comments = i == 0 ? line.comments : line.moves[i - 1].comments;
            comments.push_back("Cannot be played: " + words_of(line, i, number));
            line.moves.resize(i);
            return i;
        }
        number = number.next();
    }
    return line.moves.size();
}

/// How many boards the tags and the moves speak of.
std::size_t boards_of(const PgnGame& game) {
    const auto board_of = [](char seat) { return static_cast<std::size_t>(seat - (seat < 'a' ? 'A' : 'a')); };
    std::size_t boards = 2;
    for (const notation::PgnTag& tag : game.tags)
        if (tag.name.size() == 6 && (tag.name.starts_with("White") || tag.name.starts_with("Black")) &&
            tag.name[5] >= 'A' && tag.name[5] <= 'H')
            boards = std::max(boards, board_of(tag.name[5]) + 1);
    for (const PgnMove& move : game.main.moves)
        if (const char seat = notation::seat_of_move(move.notation); seat != '\0')
            boards = std::max(boards, board_of(seat) + 1);
    return boards;
}

/// How many moves of the game can be played one after the other.
std::size_t playable(const PgnGame& game, AnyPosition& position) {
    std::size_t played = 0;
    try {
        for (const PgnMove& move : game.main.moves) {
            position.play_written(move.notation);
            ++played;
        }
    } catch (const ParseError&) {
        log::swallowed("the colors of the teams are guessed from the moves up to here");
    }
    return played;
}

/// The start of a game of teams that does not say who has which color: as its moves have it. Usually partners have
/// different colors, but a team may also have White everywhere.
std::unique_ptr<AnyPosition> start_of_teams(const PgnGame& game) {
    const auto boards = static_cast<int>(boards_of(game));
    auto standard = start_position("bughouse", bughouse_start(boards, false));
    const std::size_t standard_moves = playable(game, *standard->clone());
    if (standard_moves == game.main.moves.size()) return standard;
    auto same = start_position("bughouse", bughouse_start(boards, true));
    return playable(game, *same->clone()) > standard_moves ? std::move(same) : std::move(standard);
}

}  // namespace

std::string_view game_of_variant(std::string_view name) {
    const std::string wanted = plain(name);
    for (const game::GameInfo& info : games())
        if (wanted == plain(info.id) || wanted == plain(info.title)) return info.id;
    for (const auto& [other, id] : other_names)
        if (other == wanted) return find_game(id).id;
    return find_game(name).id;
}

std::unique_ptr<AnyPosition> start_of(const PgnGame& game, std::string_view default_game) {
    try {
        if (is_single_board(game)) return position_from_text("bughouse", start_of_single_board(game));
        const std::string_view variant = game.tag("Variant");
        const std::string_view default_id = notation::has_several_boards(game) ? "bughouse" : default_game;
        const std::string_view id = variant.empty() ? find_game(default_id).id : game_of_variant(variant);
        const std::string_view fen = game.tag("FEN");
        if (!fen.empty()) return position_from_text(id, fen);
        return id == "bughouse" ? start_of_teams(game) : start_position(id);
    } catch (const ParseError& error) {
        throw ReplayError(game.line, std::string("tags of the game: ") + error.what(), current_reason("tags-wrong"));
    }
}

Replay replay(const PgnGame& game, Variations variations, std::string_view default_game) {
    Replay result;
    result.start = start_of(game, default_game);
    if (is_single_board(game)) return replay(on_two_boards(game), variations, default_game);
    const auto position = result.start->clone();
    play_line(*position, game.main, MoveNumber::of_position(position->text()), variations, result.main);
    return result;
}

RepairedGame repair(PgnGame& game, std::string_view default_game, const std::atomic<bool>* stop) {
    RepairedGame repaired;
    repaired.start = start_of(game, default_game);
    if (is_single_board(game)) game = on_two_boards(game);
    repaired.end = repaired.start->clone();
    repair_line(*repaired.end, game.main, MoveNumber::of_position(repaired.start->text()), repaired.problems, stop);
    return repaired;
}

}  // namespace rookery::engine
