#include "lab/match_openings.h"

#include <fstream>
#include <utility>

#include "board/random.h"
#include "engine/games.h"
#include "notation/epd.h"

namespace rookery::lab {
namespace {

/// The start of the game if it has only one, otherwise a random one.
std::unique_ptr<engine::AnyPosition> random_start(std::string_view game, board::Random& random) {
    const auto starts = static_cast<std::uint64_t>(engine::find_game(game).start_positions);
    return engine::start_position(game, static_cast<int>(random.below(starts)));
}

}  // namespace

std::vector<std::string> openings_from_file(std::string_view game, const std::string& file) {
    std::ifstream stream(file);
    if (!stream) throw game::ParseError("cannot read " + file);
    std::vector<std::string> openings;
    for (const notation::PositionLine& line : notation::read_position_lines(stream)) {
        const std::string where = file + ", line " + std::to_string(line.number) + ": ";
        try {
            const auto position = engine::position_from_text(game, line.text);
            if (position->outcome().over()) throw game::ParseError("the game is over in this position");
            openings.push_back(position->text());
        } catch (const game::ParseError& error) {
            throw game::ParseError(where + error.what());
        }
    }
    if (openings.empty()) throw game::ParseError(file + " has no position in it");
    return openings;
}

std::vector<std::string> random_openings(std::string_view game, int plies, std::size_t count, std::uint64_t seed) {
    board::Random random(seed);
    std::vector<std::string> openings;
    for (std::size_t tries = 0; openings.size() < count; ++tries) {
        if (tries > 100 * (count + 1))
            throw game::ParseError("nearly every game is over within " + std::to_string(plies) + " random moves");
        const auto position = random_start(game, random);
        for (int ply = 0; ply < plies && !position->outcome().over(); ++ply) {
            const auto moves = position->legal_moves();
            position->play(moves[random.below(moves.size())]);
        }
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
