#include "engine/book/book.h"

#include <algorithm>
#include <limits>
#include <sstream>

#include "chess/position.h"
#include "engine/book/polyglot_file.h"
#include "engine/book/polyglot_key.h"
#include "engine/games/game_position.h"
#include "engine/person/eyesight.h"

namespace rookery::engine {
namespace {

using Chess = chess::Position<chess::Orthodox>;

/// Null if it is a position of another game.
const Chess* as_chess(const AnyPosition& position) {
    const auto* typed = dynamic_cast<const GamePosition<Chess>*>(&position);
    return typed == nullptr ? nullptr : &typed->position();
}

void sort_by_weight(std::vector<BookMove>& moves) {
    std::stable_sort(moves.begin(), moves.end(),
                     [](const BookMove& one, const BookMove& other) { return one.weight > other.weight; });
}

class PolyglotBook final : public Book {
public:
    explicit PolyglotBook(const std::string& file) : file_(file), max_plies_(std::numeric_limits<int>::max()) {}
    /// The one that comes with the program.
    explicit PolyglotBook(int max_plies)
        : file_(std::make_unique<std::istringstream>(std::string(embedded_book())), "chess.bin"),
          max_plies_(max_plies) {}

    [[nodiscard]] std::vector<BookMove> moves(const AnyPosition& any) const override {
        std::vector<BookMove> moves;
        const Chess* position = as_chess(any);
        if (position == nullptr || position->plies() >= max_plies_) return moves;
        for (const PolyglotEntry& entry : file_.find(polyglot_key(*position)))
            if (const auto move = move_of_polyglot(*position, entry.move))
                moves.push_back({position->move_text(*move), entry.weight});
        sort_by_weight(moves);
        return moves;
    }

private:
    PolyglotFile file_;
    int max_plies_;
};

}  // namespace

std::shared_ptr<const Book> open_book(const std::string& file, int max_plies) {
    if (file.empty()) return std::make_shared<PolyglotBook>(max_plies);
    return std::make_shared<PolyglotBook>(file);
}

int plies_known(std::optional<int> elo) {
    constexpr int plies_of_all = 100;
    if (!elo) return plies_of_all;
    // Beginners know how to begin; with every hundred points it is about one ply more.
    constexpr int first_elo = 400;
    constexpr int elo_of_a_ply = 120;
    return 2 + std::max(0, *elo - first_elo) / elo_of_a_ply;
}

std::optional<std::string> picked(const std::vector<BookMove>& moves, std::uint64_t seed, std::uint64_t key) {
    double sum = 0;
    for (const BookMove& move : moves) sum += move.weight;
    if (sum == 0) return std::nullopt;
    constexpr std::uint64_t book_draw = 0xb00c;
    double rest = drawn(seed, key, book_draw) * sum;
    for (const BookMove& move : moves) {
        rest -= move.weight;
        if (rest < 0) return move.move;
    }
    return moves.front().move;
}

}  // namespace rookery::engine
