#include "lab/levels/beginner.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace rookery::lab {
namespace {

using engine::AnyPosition;

/// Three moves of four are played after a look at the board.
constexpr std::uint64_t looks = 3;
constexpr std::uint64_t out_of = 4;

/// The square that a move leads to, with its board where there are several.
std::string destination(std::string_view move) {
    const auto colon = move.find(':');
    const std::size_t begin = colon == std::string_view::npos ? 0 : colon + 1;
    return std::string(move.substr(0, begin)) + std::string(move.substr(begin).substr(2, 2));
}

int balance_for(const AnyPosition& position, game::Side side) {
    return side == game::Side::First ? position.balance() : -position.balance();
}

/// What the move wins, once the other side has taken back on the same square if it can.
int gain(const AnyPosition& before, const AnyPosition& after, std::string_view move) {
    const game::Side mover = before.to_move();
    int kept = balance_for(after, mover);
    for (const std::string& reply : after.legal_moves()) {
        if (destination(reply) != destination(move)) continue;
        const auto answered = after.clone();
        answered->play(reply);
        kept = std::min(kept, balance_for(*answered, mover));
    }
    return kept - balance_for(before, mover);
}

}  // namespace

std::string beginner_move(const AnyPosition& position, board::Random& random) {
    const std::vector<std::string> moves = position.legal_moves();
    const std::string any = moves[random.below(moves.size())];
    if (random.below(out_of) >= looks) return any;
    std::string best = any;
    int max_gain = 0;
    for (const std::string& move : moves) {
        const auto after = position.clone();
        after->play(move);
        if (winner_of(after->outcome().result) == position.to_move()) return move;
        if (!position.is_noisy(move)) continue;
        if (const int more = gain(position, *after, move); more > max_gain) {
            max_gain = more;
            best = move;
        }
    }
    return best;
}

}  // namespace rookery::lab
