#include "lab/random_positions.h"

#include "engine/games.h"

namespace rookery::lab {

std::unique_ptr<engine::AnyPosition> random_position(std::string_view game, board::Random& random, int longest) {
    const auto starts = static_cast<std::uint64_t>(engine::find_game(game).start_positions);
    auto position = engine::start_position(game, static_cast<int>(random.below(starts)));
    const auto plies = random.below(static_cast<std::uint64_t>(longest) + 1);
    for (std::uint64_t ply = 0; ply < plies; ++ply) {
        const auto moves = position->legal_moves();
        auto next = position->clone();
        next->play(moves[random.below(moves.size())]);
        if (next->outcome().over()) break;
        position = std::move(next);
    }
    return position;
}

}  // namespace rookery::lab
