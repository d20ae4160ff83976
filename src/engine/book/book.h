#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_position.h"

namespace rookery::engine {

/// A move of a book, in coordinates, and how much it is liked beside the others.
struct BookMove {
    std::string move;
    int weight = 0;
};

/// Moves that are known to be good. Only chess has books.
class Book {
public:
    virtual ~Book() = default;

    /// The moves of this position, the best-liked first; none if the book does not know it.
    [[nodiscard]] virtual std::vector<BookMove> moves(const AnyPosition& position) const = 0;
};

/// The small book that comes with the program, as a Polyglot file.
[[nodiscard]] std::string_view embedded_book();

/// A Polyglot file; the small book of the program if the name is empty, up to so many plies from the start. Throws
/// ParseError if the file is none.
[[nodiscard]] std::shared_ptr<const Book> open_book(const std::string& file, int max_plies);

/// How far a player of this rating knows the openings; all the way without one.
[[nodiscard]] int plies_known(std::optional<int> elo);

/// One of the moves, as their weights have it; the seed decides. Nothing if there is none.
[[nodiscard]] std::optional<std::string> picked(const std::vector<BookMove>& moves, std::uint64_t seed,
                                                std::uint64_t key);

}  // namespace rookery::engine
