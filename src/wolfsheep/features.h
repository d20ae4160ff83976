#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "game/features.h"
#include "wolfsheep/position.h"

namespace rookery::wolfsheep {

/// What a network sees of wolf and sheep: each animal on its square. The sides have nothing in common, so each has
/// weights of its own. Boards of all sizes share their squares, from a1 on.
struct Features {
    static constexpr std::size_t features = 2 * square_count;
    static constexpr std::size_t inputs = 2 * features;
    static constexpr std::size_t frames = 1;
    static constexpr std::size_t max_active = largest_size / 2 + 1;
    static constexpr std::size_t max_parts = 1;

    struct Snapshot {
        std::array<SquareSet, 2> animals;  ///< sheep, wolf
    };

    [[nodiscard]] static std::size_t parts(const Position&) { return 1; }
    [[nodiscard]] static Snapshot snapshot(const Position& position, std::size_t) {
        return {{position.sheep(), position.wolf()}};
    }
    [[nodiscard]] static std::size_t frame(const Snapshot&, Side) { return 0; }
    [[nodiscard]] static constexpr std::size_t input(std::size_t feature, Side side, std::size_t) {
        return game::index(side) * features + feature;
    }

    [[nodiscard]] static std::optional<game::PlacedPiece> placed_piece(std::size_t feature) {
        const bool is_sheep = feature < square_count;
        const auto square = static_cast<Square>(feature % square_count);
        return game::PlacedPiece{is_sheep ? 'S' : 'w', is_sheep ? sheep_side : wolf_side, file_of(square),
                                 rank_of(square)};
    }

    /// In hundredths, as in chess.
    [[nodiscard]] static std::string worth_text(const Position&, std::size_t,
                                                const std::vector<game::FeatureWorth>& worths) {
        std::string text;
        for (const game::FeatureWorth& worth : worths) {
            const auto square = static_cast<Square>(worth.feature % square_count);
            text += std::string(worth.feature < square_count ? "Sheep" : "Wolf") + " on " +
                    static_cast<char>('a' + file_of(square)) + std::to_string(rank_of(square) + 1) + ": " +
                    std::to_string(worth.score) + "\n";
        }
        return text;
    }

    template <class Gone, class Come>
    static void compare(const Snapshot& before, const Snapshot& after, Gone gone, Come come) {
        for (std::size_t kind = 0; kind < 2; ++kind) {
            const SquareSet changed = before.animals[kind] ^ after.animals[kind];
            for (const Square square : changed& before.animals[kind]) gone(kind * square_count + index(square));
            for (const Square square : changed& after.animals[kind]) come(kind * square_count + index(square));
        }
    }
};

}  // namespace rookery::wolfsheep
