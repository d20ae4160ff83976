#include "app/api/sentences.h"

#include <fmt/format.h>

#include "engine/games.h"
#include "engine/person/opponents.h"
#include "text/capitalized.h"

namespace rookery::app {
namespace {

bool is_plural(const game::GameInfo& info, game::Side side) {
    return side == game::Side::First && info.first_is_plural;
}

std::string wins(const game::GameInfo& info, game::Side winner) {
    return std::string(info.name_of(winner)) + (is_plural(info, winner) ? " win" : " wins");
}

/// A reason that is a noun goes with "by", one that is a clause behind a colon.
bool is_noun(std::string_view reason) {
    for (const std::string_view noun :
         {"checkmate", "stalemate", "repetition", "insufficient material", "resignation", "agreement"})
        if (reason == noun) return true;
    return false;
}

std::string level_words(const Player& player) {
    if (player.depth) return fmt::format("depth {}", *player.depth);
    if (player.elo) return fmt::format("rating {}", *player.elo);
    if (player.time) {
        if (*player.time < Milliseconds(1'000)) return fmt::format("{} ms a move", player.time->count());
        const double seconds = static_cast<double>(player.time->count()) / 1000;
        return fmt::format("{:.3g} {} a move", seconds, seconds == 1 ? "second" : "seconds");
    }
    return "by the clock";
}

std::string player_name(const game::GameInfo& info, const Players& players, game::Side side) {
    const Player& player = players[index(side)];
    if (!player.computer) return players[index(!side)].computer ? "You" : text::capitalized(info.name_of(side));
    if (!player.opponent.empty()) return std::string(engine::find_opponent(player.opponent).name);
    if (!player.engine.empty()) return player.engine;
    if (engine::needs_no_search(info.id, player.evaluation)) return "Perfect play";
    const std::string level = level_words(player);
    if (player.learned) return fmt::format("Generation {}, {}", player.learned->generation, level);
    if (player.algorithm == engine::Algorithm::Minimax) return "Minimax, " + level;
    if (player.algorithm == engine::Algorithm::AlphaBeta) return "Alpha-beta, " + level;
    return text::capitalized(level);
}

}  // namespace

std::string sentence(std::string_view text) {
    std::string result = text::capitalized(text);
    if (!result.empty() && result.back() != '.') result += '.';
    return result;
}

std::string ending_words(const game::GameInfo& info, const Ending& ending) {
    const auto winner = winner_of(ending.result);
    const std::string how = ending.reason.empty()    ? ""
                            : is_noun(ending.reason) ? " by " + ending.reason
                                                     : ": " + ending.reason;
    if (!winner) return sentence("draw" + how);
    return sentence(wins(info, *winner) + (ending.reason == "time" ? " on time" : how));
}

std::string turn_words(const game::GameInfo& info, game::Side to_move, bool in_check) {
    return text::capitalized(info.name_of(to_move)) + " to move" + (in_check ? ", in check" : "");
}

std::string exact_words(const game::GameInfo& info, search::Score score_for_first) {
    if (!search::is_forced(score_for_first)) return "With best play it is a draw.";
    const game::Side winner = score_for_first > 0 ? game::Side::First : game::Side::Second;
    const int plies = search::plies_to_end(score_for_first);
    return sentence(fmt::format("{} in {} {} with best play", wins(info, winner), plies, plies == 1 ? "ply" : "plies"));
}

std::array<std::string, 2> names_of(const game::GameInfo& info, const Players& players) {
    return {player_name(info, players, game::Side::First), player_name(info, players, game::Side::Second)};
}

}  // namespace rookery::app
