#pragma once

#include "bughouse/position.h"
#include "chess/features.h"

namespace rookery::bughouse {

/// What a network sees of bughouse: each board by itself, as if the first team had White there.
struct Features : chess::Features<chess::BughouseBoard> {
    using Single = chess::Features<chess::BughouseBoard>;

    static constexpr std::size_t max_parts = max_boards;

    [[nodiscard]] static std::size_t parts(const Position& position) { return position.board_count(); }

    [[nodiscard]] static Snapshot snapshot(const Position& position, std::size_t number) {
        const Snapshot snapshot = Single::snapshot(position.board(number));
        return position.first_has_white(number) ? snapshot : Single::flipped(snapshot);
    }

    [[nodiscard]] static std::string worth_text(const Position&, std::size_t number,
                                                const std::vector<game::FeatureWorth>& worths) {
        return std::string("Board ") + board_letter(number) + ", with the first team below\n" +
               Single::worth_text(worths);
    }
};

}  // namespace rookery::bughouse
