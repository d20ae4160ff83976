#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "chess/evaluation/endgames.h"
#include "chess/position.h"
#include "chess/worth_diagram.h"
#include "game/features.h"
#include "game/score.h"

namespace rookery::chess {

namespace detail {

/// How many pieces in hand a network tells apart, by type: further ones are like the last.
template <class R>
inline constexpr std::array<std::size_t, pocket_types> distinct_in_hand =
    R::team_board ? std::array<std::size_t, pocket_types>{32, 8, 8, 8, 4}
                  : std::array<std::size_t, pocket_types>{16, 4, 4, 4, 2};

template <class R>
inline constexpr std::size_t hand_features = [] {
    std::size_t sum = 0;
    for (const std::size_t count : distinct_in_hand<R>) sum += count;
    return sum;
}();

}  // namespace detail

/// What a network sees of chess under some rule set: each piece on its square, and what else the rule set has, pieces
/// in hand ("at least three pawns") and checks given. A side sees its own pieces first and the board from its own end,
/// with its king on the right wing; where the rules do not allow it, the board is not turned so.
template <class R>
struct Features {
    /// Kinds of pieces that the rule set has.
    static constexpr auto types = [] {
        if constexpr (R::only_kings_and_pawns) return std::array{PieceType::Pawn, PieceType::King};
        else
            return std::array{PieceType::Pawn, PieceType::Knight, PieceType::Bishop,
                              PieceType::Rook, PieceType::Queen,  PieceType::King};
    }();
    static constexpr std::size_t pieces_of_a_color = types.size() * board::square_count;
    static constexpr std::size_t on_board = board::color_count * pieces_of_a_color;
    static constexpr std::size_t off_board_of_a_color = [] {
        if constexpr (R::drops) return detail::hand_features<R>;
        else return static_cast<std::size_t>(R::checks_to_win > 0 ? R::checks_to_win - 1 : 0);
    }();
    static constexpr std::size_t features = on_board + board::color_count * off_board_of_a_color;
    /// A horde and its enemy have nothing in common.
    static constexpr bool sides_differ = white_is_horde<R>;
    static constexpr std::size_t inputs = (sides_differ ? 2 : 1) * features;
    /// Without castling left and right would be the same in every rule set; with it they nearly are.
    static constexpr bool has_wings = !R::losing_wins && !sides_differ && !R::both_go_up;
    static constexpr std::size_t frames = has_wings ? 2 : 1;
    static constexpr std::size_t max_active =
        std::min<std::size_t>(2 * R::maximum_pieces, board::square_count) + 2 * off_board_of_a_color;
    static constexpr std::size_t max_parts = 1;

    struct Snapshot {
        std::array<std::array<Bitboard, types.size()>, board::color_count> pieces{};
        [[no_unique_address]] std::conditional_t<R::drops, Pockets, NothingMore> pockets{};
        [[no_unique_address]] std::conditional_t<(R::checks_to_win > 0), CheckCounts, NothingMore> checks{};
    };

    [[nodiscard]] static constexpr std::size_t parts(const Position<R>&) { return 1; }

    [[nodiscard]] static Snapshot snapshot(const Position<R>& position, std::size_t = 0) {
        Snapshot snapshot;
        for (const Color color : {Color::White, Color::Black}) {
            for (std::size_t i = 0; i < types.size(); ++i)
                snapshot.pieces[index(color)][i] = position.pieces(color, types[i]);
            if constexpr (R::drops)
                for (std::size_t type = 0; type < pocket_types; ++type)
                    snapshot.pockets[index(color)][type] =
                        static_cast<std::uint8_t>(position.held(color, static_cast<PieceType>(type)));
            if constexpr (R::checks_to_win > 0)
                snapshot.checks.checks_given[index(color)] = static_cast<std::uint8_t>(position.checks_given(color));
        }
        return snapshot;
    }

    /// The same with the colors exchanged.
    [[nodiscard]] static Snapshot flipped(const Snapshot& snapshot) {
        Snapshot other = snapshot;
        for (std::size_t color = 0; color < board::color_count; ++color)
            for (std::size_t i = 0; i < types.size(); ++i)
                other.pieces[color][i] = Bitboard(__builtin_bswap64(snapshot.pieces[1 - color][i].bits()));
        if constexpr (R::drops) std::swap(other.pockets[0], other.pockets[1]);
        return other;
    }

    /// 1 if the own king stands on the left wing.
    [[nodiscard]] static std::size_t frame(const Snapshot& snapshot, Side side) {
        if constexpr (has_wings) {
            constexpr Bitboard left_wing =
                board::file_squares(0) | board::file_squares(1) | board::file_squares(2) | board::file_squares(3);
            return snapshot.pieces[game::index(side)].back().intersects(left_wing) ? 1 : 0;
        } else {
            return 0;
        }
    }

    [[nodiscard]] static constexpr std::size_t input(std::size_t feature, Side side, std::size_t frame) {
        const std::size_t offset = sides_differ ? game::index(side) * features : 0;
        if (feature >= on_board) {
            const std::size_t off_board = feature - on_board;
            const bool is_second = off_board >= off_board_of_a_color;
            const bool own = is_second == (side == Side::Second);
            return offset + on_board + (own ? 0 : off_board_of_a_color) + off_board -
                   (is_second ? off_board_of_a_color : 0);
        }
        const bool own = (feature >= pieces_of_a_color) == (side == Side::Second);
        std::size_t place = feature % pieces_of_a_color;
        if (side == Side::Second && !R::both_go_up) place ^= 56;  // seen from the other end
        if (frame == 1) place ^= 7;
        return offset + (own ? 0 : pieces_of_a_color) + place;
    }

    template <class Gone, class Come>
    static void compare(const Snapshot& before, const Snapshot& after, Gone gone, Come come) {
        std::size_t first = 0;
        for (std::size_t color = 0; color < board::color_count; ++color)
            for (std::size_t i = 0; i < types.size(); ++i, first += board::square_count) {
                const Bitboard changed = before.pieces[color][i] ^ after.pieces[color][i];
                if (changed.empty()) continue;
                for (const Square square : changed& before.pieces[color][i]) gone(first + index(square));
                for (const Square square : changed& after.pieces[color][i]) come(first + index(square));
            }
        for (std::size_t color = 0; color < board::color_count; ++color) {
            if constexpr (R::drops)
                for (std::size_t type = 0; type < pocket_types; ++type) {
                    const std::size_t distinct = detail::distinct_in_hand<R>[type];
                    compare_counts(before.pockets[color][type], after.pockets[color][type], distinct, first, gone,
                                   come);
                    first += distinct;
                }
            if constexpr (R::checks_to_win > 0) {
                compare_counts(before.checks.checks_given[color], after.checks.checks_given[color],
                               off_board_of_a_color, first, gone, come);
                first += off_board_of_a_color;
            }
        }
    }

    [[nodiscard]] static std::optional<game::PlacedPiece> placed_piece(std::size_t feature) {
        if (feature >= on_board) return std::nullopt;
        const Color color = feature < pieces_of_a_color ? Color::White : Color::Black;
        const Square square = board::square_at(feature % board::square_count);
        return game::PlacedPiece{board::letter({color, types[feature % pieces_of_a_color / board::square_count]}),
                                 color == Color::White ? Side::First : Side::Second, board::file_of(square),
                                 board::rank_of(square)};
    }

    /// A board with what each piece is worth below it, in pawns.
    [[nodiscard]] static std::string worth_text(const Position<R>&, std::size_t,
                                                const std::vector<game::FeatureWorth>& worths) {
        return worth_text(worths);
    }
    [[nodiscard]] static std::string worth_text(const std::vector<game::FeatureWorth>& worths) {
        WorthDiagram diagram;
        for (const game::FeatureWorth& worth : worths) {
            const bool is_second = worth.feature < on_board ? worth.feature >= pieces_of_a_color
                                                            : worth.feature - on_board >= off_board_of_a_color;
            const Color color = is_second ? Color::Black : Color::White;
            if (worth.feature < on_board)
                diagram.add({color, types[worth.feature % pieces_of_a_color / board::square_count]},
                            board::square_at(worth.feature % board::square_count), worth.score);
            else diagram.add_off_board(color, worth.score);
        }
        return diagram.text(R::drops ? "In hand" : "Checks given");
    }

    /// Endings that are known better than any network knows them.
    [[nodiscard]] static std::optional<game::Score> known_score_for_mover(const Position<R>& position) {
        if constexpr (ends_as_chess<R>) {
            if (position.pieces(Color::White).more_than_one() && position.pieces(Color::Black).more_than_one())
                return std::nullopt;
            const auto for_white = lone_king_score(position);
            if (!for_white || position.color_to_move() == Color::White) return for_white;
            return -*for_white;
        } else {
            return std::nullopt;
        }
    }

private:
    /// "At least one", "at least two" ...
    template <class Gone, class Come>
    static void compare_counts(std::size_t before, std::size_t after, std::size_t distinct, std::size_t first,
                               Gone gone, Come come) {
        before = std::min(before, distinct);
        after = std::min(after, distinct);
        for (std::size_t i = after; i < before; ++i) gone(first + i);
        for (std::size_t i = before; i < after; ++i) come(first + i);
    }
};

}  // namespace rookery::chess
