#include "app/api/refusal_codes.h"

#include <array>
#include <cctype>

namespace rookery::app {
namespace {

struct Entry {
    std::string_view code;
    /// The sentence, with the names of parameters in braces.
    std::string_view pattern;
};

constexpr std::array entries = {
    Entry{"game-over", "The game is over."},
    Entry{"game-went-on", "The game has gone on meanwhile."},
    Entry{"no-such-move", "There is no such move here."},
    Entry{"not-your-turn", "It is not your turn."},
    Entry{"nothing-to-take-back", "There is no move to take back."},
    Entry{"only-people-resign", "Only a person can give up."},
    Entry{"only-people-offer-draws", "Only a person can offer a draw."},
    Entry{"no-draws", "There are no draws in this game."},
    Entry{"computer-thinking", "The computer is thinking about its move."},
    Entry{"nobody-thinking", "Nobody is thinking."},
    Entry{"nothing-to-count", "With this evaluation there is nothing to count."},
    Entry{"over-in-position", "In this position the game is over."},
    Entry{"over-in-position", "The game is over in this position."},
    Entry{"no-piece", "There is no piece on {square}."},
    Entry{"other-side-moves", "{side} is to move, not {other}."},
    Entry{"say-promotion", "{move} is not complete: say what the pawn becomes, as in {example}."},
    Entry{"castling-is", "Castling is written {move} here."},
    Entry{"king-would-be-in-check", "The king would be in check."},
    Entry{"king-in-check", "The king is in check."},
    Entry{"pinned", "The {piece} is pinned to its king."},
    Entry{"cannot-go-there", "The {piece} on {square} cannot go there."},
    Entry{"king-on-board-in-check", "The king on board {board} is in check."},
    Entry{"not-in-hand", "There is no such piece in hand."},
    Entry{"cannot-drop-there", "It cannot be dropped there."},
    Entry{"not-legal", "{move} is not a legal move here."},
    Entry{"not-legal", "{move} is not a move, which is written like {example}."},
    Entry{"no-such-game", "There is no game {id}."},
    Entry{"no-such-game", "There is no such game."},
    Entry{"not-for-playing", "This game is not for playing; look at it under Analyse."},
    Entry{"neither-position-nor-game", "This is neither a position nor a game."},
    Entry{"no-games-in-file", "There are no games in this: {rest}."},
    Entry{"too-large", "This is too large: {limit} MB are the most."},
    Entry{"disk-full", "The disk is full."},
    Entry{"disk-full", "There is not enough room on the disk for these games."},
    Entry{"no-longer-here", "What was sent is no longer here; please send it again."},
    Entry{"too-much-under-way", "There is too much under way; please try again in a while."},
    Entry{"too-much-under-way", "This tab has enough under way; cancel something or wait for it to end."},
    Entry{"too-large-to-solve", "This game is too large to be solved."},
    Entry{"no-threat-in-check", "In check there is no threat to show, but the check."},
    Entry{"no-threat", "There is no threat to show here."},
    Entry{"nothing-to-search", "The game is over in this position: there is nothing to search."},
    Entry{"tree-too-large", "This tree is too large even one ply deep."},
    Entry{"cannot-delete-from-here", "From here no games can be deleted: Rookery runs on another machine."},
    Entry{"cannot-start-from-here", "From here no other engines can be started: Rookery runs on another machine."},
    Entry{"cannot-stop-from-here", "From here no runs can be stopped: Rookery runs on another machine."},
    Entry{"no-other-machines", "There are no other machines."},
    Entry{"internal", "Something went wrong here; please try again."},
};

/// What stands in the place of each parameter; nothing if the sentence is another one.
std::optional<std::vector<std::pair<std::string, std::string>>> match(std::string_view pattern, std::string_view text) {
    std::vector<std::pair<std::string, std::string>> parameters;
    for (;;) {
        const std::size_t open = pattern.find('{');
        const std::string_view before = pattern.substr(0, open);
        if (!text.starts_with(before)) return std::nullopt;
        text.remove_prefix(before.size());
        if (open == std::string_view::npos) return text.empty() ? std::optional(parameters) : std::nullopt;
        const std::size_t close = pattern.find('}', open);
        const std::string_view name = pattern.substr(open + 1, close - open - 1);
        pattern.remove_prefix(close + 1);
        const std::string_view next = pattern.substr(0, pattern.find('{'));
        const std::size_t end = text.find(next);
        if (end == std::string_view::npos || end == 0) return std::nullopt;
        parameters.emplace_back(name, text.substr(0, end));
        text.remove_prefix(end);
    }
}

}  // namespace

std::optional<RefusalCode> refusal_code(std::string_view sentence) {
    // A move of a line that cannot be played: what matters is why.
    constexpr std::string_view introduction = " cannot be played there: ";
    if (const std::size_t where = sentence.find(introduction); where != std::string_view::npos)
        sentence.remove_prefix(where + introduction.size());
    for (const Entry& entry : entries)
        if (auto parameters = match(entry.pattern, sentence)) {
            // Sides are named as catalogues name them.
            for (auto& [name, value] : *parameters)
                if (name == "side")
                    for (char& letter : value)
                        letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
            return RefusalCode{entry.code, std::move(*parameters)};
        }
    return std::nullopt;
}

void add_reason(boost::json::object& message, std::string_view sentence) {
    message["reason"] = sentence;
    const auto code = refusal_code(sentence);
    if (!code) return;
    message["code"] = code->code;
    boost::json::object parameters;
    for (const auto& [name, value] : code->parameters) parameters[name] = value;
    if (!parameters.empty()) message["parameters"] = std::move(parameters);
}

}  // namespace rookery::app
