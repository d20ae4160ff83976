#include "engine/random_play.h"

#include "engine/games.h"

namespace rookery::engine {

void play_random_moves(AnyPosition& position, int plies, board::Random& random) {
    for (int ply = 0; ply < plies && !position.outcome().over(); ++ply) {
        const auto moves = position.legal_moves();
        position.play(moves[random.below(moves.size())]);
    }
}

std::unique_ptr<AnyPosition> random_play(std::string_view game, int plies, board::Random& random) {
    const game::GameInfo& info = find_game(game);
    const auto starts = static_cast<std::uint64_t>(info.start_positions);
    auto position =
        start_position(game, info.starts_are_alike ? static_cast<int>(random.below(starts)) : info.default_start);
    play_random_moves(*position, plies, random);
    return position;
}

std::unique_ptr<AnyPosition> random_position(std::string_view game, board::Random& random, int longest) {
    const auto plies = static_cast<int>(random.below(static_cast<std::uint64_t>(longest) + 1));
    auto position = random_play(game, plies, random);
    if (position->outcome().over()) position->take_back();
    return position;
}

}  // namespace rookery::engine
