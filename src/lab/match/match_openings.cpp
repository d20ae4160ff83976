#include "lab/match/match_openings.h"

#include <fstream>
#include <utility>

#include "board/random.h"
#include "engine/games.h"
#include "engine/random_play.h"
#include "engine/replay.h"
#include "notation/epd.h"
#include "notation/pgn_reader.h"

namespace rookery::lab {
namespace {

/// Says where in the file the action found something wrong.
template <class Action>
void in_file(const std::string& where, const Action& action) {
    try {
        action();
    } catch (const text::ParseError& error) {
        throw text::ParseError(where + ": " + error.what());
    }
}

void add_opening(std::vector<std::string>& openings, const engine::AnyPosition& position) {
    if (position.outcome().over()) throw text::ParseError("the game is over in this position");
    openings.push_back(position.text());
}

std::vector<std::string> openings_from_lines(std::string_view game, const std::string& file, std::istream& stream) {
    std::vector<std::string> openings;
    for (const notation::PositionLine& line : notation::read_position_lines(stream))
        in_file(file + ", line " + std::to_string(line.number),
                [&] { add_opening(openings, *engine::position_from_text(game, line.text)); });
    return openings;
}

std::vector<std::string> openings_from_games(std::string_view game, const std::string& file, std::istream& stream,
                                             std::size_t plies) {
    std::vector<std::string> openings;
    notation::PgnReader reader(stream, [&](const notation::PgnDamage& damage) {
        throw text::ParseError(file + ", line " + std::to_string(damage.line) + ": " + damage.problem);
    });
    notation::PgnGame opening;
    while (reader.next(opening)) {
        in_file(file, [&] {
            if (opening.main.moves.size() > plies) opening.main.moves.resize(plies);
            const engine::Replay played = engine::replay(opening, engine::Variations::Ignored, game);
            if (played.start->info().id != game)
                throw text::ParseError("line " + std::to_string(opening.line) + ": this is a game of " +
                                       std::string(played.start->info().id));
            for (const engine::ReplayedMove& move : played.main.moves) played.start->play(move.coordinates);
            in_file("line " + std::to_string(opening.line), [&] { add_opening(openings, *played.start); });
        });
    }
    return openings;
}

}  // namespace

std::vector<std::string> openings_from_file(std::string_view game, const std::string& file, std::size_t plies) {
    std::ifstream stream(file);
    if (!stream) throw text::ParseError("cannot read " + file);
    const bool pgn = file.ends_with(".pgn") || notation::looks_like_pgn(stream);
    auto openings = pgn ? openings_from_games(game, file, stream, plies) : openings_from_lines(game, file, stream);
    if (openings.empty()) throw text::ParseError(file + " has no " + (pgn ? "game" : "position") + " in it");
    return openings;
}

std::vector<std::string> random_openings(std::string_view game, int plies, std::size_t count, std::uint64_t seed) {
    board::Random random(seed);
    std::vector<std::string> openings;
    for (std::size_t tries = 0; openings.size() < count; ++tries) {
        if (tries > 100 * (count + 1))
            throw text::ParseError("nearly every game is over within " + std::to_string(plies) + " random moves");
        const auto position = engine::random_play(game, plies, random);
        if (!position->outcome().over()) openings.push_back(position->text());
    }
    return openings;
}

void shuffle_openings(std::vector<std::string>& openings, std::uint64_t seed) {
    board::Random random(seed);
    for (std::size_t left = openings.size(); left > 1; --left)
        std::swap(openings[left - 1], openings[random.below(left)]);
}

}  // namespace rookery::lab
