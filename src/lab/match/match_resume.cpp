#include "lab/match/match_resume.h"

#include <algorithm>
#include <istream>
#include <set>

#include "engine/replay.h"
#include "notation/pgn_reader.h"
#include "protocol/numbers.h"
#include "text/parse_error.h"

namespace rookery::lab {
namespace {

/// The number of the game, from "12.1" for the first game of the twelfth pair.
std::optional<std::uint64_t> number_of_round(std::string_view round) {
    const std::size_t point = std::min(round.find('.'), round.size());
    const auto pair = protocol::parse_number<std::uint64_t>(round.substr(0, point));
    const std::string_view half = round.substr(std::min(point + 1, round.size()));
    if (!pair || *pair == 0 || (half != "1" && half != "2")) return std::nullopt;
    return 2 * (*pair - 1) + (half == "2" ? 1 : 0);
}

}  // namespace

std::vector<PastGame> past_games(std::istream& pgn, const MatchSettings& settings) {
    std::vector<PastGame> games;
    std::set<std::uint64_t> known;
    notation::PgnReader reader(pgn);
    notation::PgnGame game;
    while (reader.next(game)) {
        const std::string where = "the game in line " + std::to_string(game.line) + " ";
        const auto number = number_of_round(game.tag("Round"));
        if (!number)
            throw text::ParseError(where + "is not of a match: its round is not a pair and a game, as in 12.1");
        if (game.result == game::Result::Ongoing) continue;
        if (engine::start_of(game, "chess")->text() != settings.start_of(*number))
            throw text::ParseError(where + "is of another match: it does not begin where game " +
                                   std::to_string(*number + 1) + " of this one does");
        for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
            const std::string& wanted = settings.engines[(*number + side) % 2].name;
            const std::string seat = side == 0 ? "White" : "Black";
            const std::string_view name = settings.game == "bughouse" ? game.tag(seat + "A") : game.tag(seat);
            if (!wanted.empty() && wanted != name)
                throw text::ParseError(where + "is of another match: " + wanted + " does not play in it as expected");
        }
        if (known.insert(*number).second) games.push_back({*number, game.result});
    }
    return games;
}

}  // namespace rookery::lab
