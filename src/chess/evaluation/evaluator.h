#pragma once

#include <array>

#include "chess/evaluation/geometry.h"
#include "chess/evaluation/pawn_structure.h"
#include "chess/evaluation/piece_score.h"
#include "chess/evaluation/tally.h"
#include "chess/evaluation/variant_terms.h"
#include "chess/position.h"

namespace rookery::chess {

/// Material and squares from scratch. In play they are kept up to date move by move instead.
template <class R, class Trace>
[[nodiscard]] TaperedScore material_score(const Position<R>& position, Trace& trace) {
    const auto of_side = [&]<Color Us>() {
        TaperedScore score;
        for (std::size_t type = 0; type < board::piece_type_count; ++type)
            for (Square square : position.pieces(Us, static_cast<PieceType>(type)))
                score += piece_score<R, Us>(trace, static_cast<PieceType>(type), square);
        return score;
    };
    return of_side.template operator()<Color::White>() + of_side.template operator()<Color::Black>();
}

/// Everything the tuned evaluation says about one position beyond material and squares, in the order in which one
/// thing needs another: first who attacks what, then what follows from it.
template <class R, class Trace>
class Evaluator {
public:
    Evaluator(const Position<R>& position, PawnStructure& pawns, Trace& trace)
        : position_(position), structure_(pawns), trace_(trace), occupied_(position.occupied()) {}

    [[nodiscard]] TaperedScore score() {
        prepare<Color::White>();
        prepare<Color::Black>();
        TaperedScore score = pieces<Color::White>() + pieces<Color::Black>();
        if constexpr (R::royal[index(Color::White)]) score += king<Color::White>();
        if constexpr (R::royal[index(Color::Black)]) score += king<Color::Black>();
        score += threats<Color::White>() + threats<Color::Black>();
        score += passed_pawns<Color::White>() + passed_pawns<Color::Black>();
        score += space<Color::White>() + space<Color::Black>();
        if constexpr (has_variant_terms<R>) score += variant<Color::White>() + variant<Color::Black>();
        return score + tempo();
    }

private:
    static constexpr const EvaluationWeights& weights = tuned_weights<R>;

    template <Color Us>
    [[nodiscard]] const SideView& view() const {
        return views_[index(Us)];
    }

    template <Color Us>
    void prepare() {
        SideView& us = views_[index(Us)];
        us.pawns = living_pawns(position_, Us);
        const Bitboard enemy_pawns = living_pawns(position_, !Us);
        const Bitboard west = board::shifted<board::forward(Us) + board::west>(us.pawns);
        const Bitboard east = board::shifted<board::forward(Us) + board::east>(us.pawns);
        Bitboard king_attacks;
        if constexpr (R::royal[index(Us)]) {
            us.king = position_.king(Us);
            king_attacks = board::king_attacks(us.king);
        } else {
            for (Square king : position_.pieces(Us, PieceType::King)) king_attacks |= board::king_attacks(king);
        }

        us.attacked_by = {};
        us.attacked_by[index(PieceType::Pawn)] = west | east;
        us.attacked_by[index(PieceType::King)] = king_attacks;
        us.attacked = west | east | king_attacks;
        us.attacked_twice = (west & east) | ((west | east) & king_attacks);

        // A king on the edge is attacked through as many squares as any other; two pawns on a square keep all out.
        if constexpr (R::royal[index(Us)]) {
            const Square ring_center =
                board::square_at(std::clamp(board::file_of(us.king), 1, 6), std::clamp(board::rank_of(us.king), 1, 6));
            us.king_ring = (board::king_attacks(ring_center) | ring_center) & ~(west & east);
        }

        const Bitboard blocked = us.pawns & one_forward<!Us>(occupied_);
        const Bitboard kings = position_.pieces(Us, PieceType::King);
        us.mobility_area = ~(blocked | kings | board::pawn_attacks<!Us>(enemy_pawns));
    }

    [[nodiscard]] TaperedScore tempo() {
        Tally<R, Color::White, Trace> white(trace_);
        Tally<R, Color::Black, Trace> black(trace_);
        if (position_.color_to_move() == Color::White) white.add(weights.tempo);
        else black.add(weights.tempo);
        return white.score() + black.score();
    }

    // --- Knights, bishops, rooks, queens ---

    template <Color Us>
    [[nodiscard]] TaperedScore pieces() {
        Tally<R, Us, Trace> tally(trace_);
        if (!has_pieces(Us)) return tally.score();
        SideView us = view<Us>();  // a copy, which can stay in registers
        const Bitboard own = position_.pieces(Us);
        const Bitboard knights = own & position_.pieces(PieceType::Knight);
        const Bitboard bishops = own & position_.pieces(PieceType::Bishop);
        const Bitboard rooks = own & position_.pieces(PieceType::Rook);
        const Bitboard queens = position_.pieces(PieceType::Queen);

        for (Square square : knights) {
            piece<Us, PieceType::Knight>(tally, us, board::knight_attacks(square), weights.knight_mobility);
            if constexpr (R::royal[index(Us)]) tally.add(weights.minor_from_king[0], distance(square, us.king));
        }
        // Sliders work through their own kind: a battery attacks as a whole.
        for (Square square : bishops) {
            const Bitboard attacks = board::bishop_attacks(square, occupied_ ^ queens);
            piece<Us, PieceType::Bishop>(tally, us, attacks, weights.bishop_mobility);
            if constexpr (R::royal[index(Us)]) tally.add(weights.minor_from_king[1], distance(square, us.king));
            constexpr Bitboard center = {Square::D4, Square::E4, Square::D5, Square::E5};
            tally.add(weights.bishop_long_diagonal, ((attacks | square) & center).more_than_one() ? 1 : 0);
        }
        for (Square square : rooks)
            piece<Us, PieceType::Rook>(tally, us, board::rook_attacks(square, occupied_ ^ queens ^ rooks),
                                       weights.rook_mobility);
        for (Square square : own& queens) {
            piece<Us, PieceType::Queen>(tally, us, board::queen_attacks(square, occupied_), weights.queen_mobility);
            tally.add(weights.queen_exposed, is_exposed<Us>(square) ? 1 : 0);
        }
        views_[index(Us)] = us;
        minor_pieces<Us>(tally, knights, bishops);
        placed_rooks<Us>(tally, rooks);
        return tally.score();
    }

    /// Whether a side has more on the board than pawns and kings.
    [[nodiscard]] bool has_pieces(Color color) const {
        const Bitboard others = position_.pieces(PieceType::Pawn) | position_.pieces(PieceType::King);
        return position_.pieces(color).intersects(~others);
    }

    /// What all pieces have in common. Conditions are counted rather than branched on: nobody could foretell them.
    template <Color Us, PieceType Type, std::size_t Count>
    void piece(Tally<R, Us, Trace>& tally, SideView& us, Bitboard attacks, const Weights<Count>& mobility) {
        const SideView& them = view<!Us>();
        us.attacked_twice |= us.attacked & attacks;
        us.attacked |= attacks;
        us.attacked_by[index(Type)] |= attacks;
        tally.add(mobility[static_cast<std::size_t>((attacks & us.mobility_area).count())]);

        us.ring_attackers[index(Type)] += attacks.intersects(them.king_ring) ? 1 : 0;
        us.ring_attacks += (attacks & them.attacked_by[index(PieceType::King)]).count();
    }

    template <Color Us>
    void minor_pieces(Tally<R, Us, Trace>& tally, Bitboard knights, Bitboard bishops) {
        constexpr Bitboard middle = board::relative_rank_squares(Us, 3) | board::relative_rank_squares(Us, 4) |
                                    board::relative_rank_squares(Us, 5);
        const SideView& us = view<Us>();
        const Bitboard outposts = middle & ~structure_.attack_span[index(!Us)];
        const Bitboard defended = us.attacked_by[index(PieceType::Pawn)];
        tally.add(weights.knight_outpost[0], (knights & outposts & ~defended).count());
        tally.add(weights.knight_outpost[1], (knights & outposts & defended).count());
        tally.add(weights.bishop_outpost[0], (bishops & outposts & ~defended).count());
        tally.add(weights.bishop_outpost[1], (bishops & outposts & defended).count());

        const Bitboard behind_pawns = one_forward<!Us>(position_.pieces(PieceType::Pawn));
        tally.add(weights.minor_behind_pawn[0], (knights & behind_pawns).count());
        tally.add(weights.minor_behind_pawn[1], (bishops & behind_pawns).count());

        tally.add(weights.bishop_pair, bishops.more_than_one() ? 1 : 0);
        const Bitboard blocked = us.pawns & one_forward<!Us>(occupied_);
        for (Bitboard squares : {board::dark_squares, ~board::dark_squares}) {
            const int count = (bishops & squares).count();
            tally.add(weights.bishop_own_pawns, count * (us.pawns & squares).count());
            tally.add(weights.bishop_blocked_pawns, count * (blocked & squares).count());
        }
    }

    template <Color Us>
    void placed_rooks(Tally<R, Us, Trace>& tally, Bitboard rooks) {
        constexpr Bitboard seventh = board::relative_rank_squares(Us, 6);
        const SideView& them = view<!Us>();
        const Bitboard half_open = rooks & ~whole_files(view<Us>().pawns);
        const Bitboard enemy_files = whole_files(them.pawns);
        tally.add(weights.rook_open_file[0], (half_open & enemy_files).count());
        tally.add(weights.rook_open_file[1], (half_open & ~enemy_files).count());
        const bool worthwhile = them.pawns.intersects(seventh) || king_is_at_home<!Us>();
        tally.add(weights.rook_on_seventh, worthwhile ? (rooks & seventh).count() : 0);
    }

    template <Color Us>
    [[nodiscard]] bool king_is_at_home() const {
        return position_.pieces(Us, PieceType::King).intersects(board::relative_rank_squares(Us, 0));
    }

    /// Whether a slider would attack the queen if one piece moved away.
    template <Color Us>
    [[nodiscard]] bool is_exposed(Square queen) const {
        const Bitboard snipers = ((board::bishop_rays(queen) & position_.pieces(PieceType::Bishop)) |
                                  (board::rook_rays(queen) & position_.pieces(PieceType::Rook))) &
                                 position_.pieces(!Us);
        for (Square sniper : snipers) {
            const Bitboard shields = board::between(queen, sniper) & occupied_;
            if (!shields.empty() && !shields.more_than_one()) return true;
        }
        return false;
    }

    // --- The king ---

    template <Color Us>
    [[nodiscard]] TaperedScore king() {
        Tally<R, Us, Trace> tally(trace_);
        const SideView& us = view<Us>();
        const SideView& them = view<!Us>();
        const TaperedScore sheltered = shelter<R, Us>(trace_, structure_, us.king, us.pawns, them.pawns);

        constexpr std::array<int, board::piece_type_count> units = {0, 3, 2, 3, 4, 0};
        int attack_units = 0;
        for (std::size_t type = index(PieceType::Knight); type <= index(PieceType::Queen); ++type) {
            attack_units += units[type] * them.ring_attackers[type];
            tally.add(weights.king_attacker[type - index(PieceType::Knight)], them.ring_attackers[type]);
        }

        const Bitboard defended_by_king_or_queen =
            us.attacked_by[index(PieceType::King)] | us.attacked_by[index(PieceType::Queen)];
        const Bitboard weak = them.attacked & ~us.attacked_twice & (~us.attacked | defended_by_king_or_queen);
        const int weak_squares = (weak & us.king_ring).count();
        tally.add(weights.king_weak_square, weak_squares);
        tally.add(weights.king_ring_attacks[static_cast<std::size_t>(std::min(them.ring_attacks, 15))]);

        const Bitboard safe = ~position_.pieces(!Us) & (~us.attacked | (weak & them.attacked_twice));
        const int checks = R::drops || has_pieces(!Us) ? safe_checks<Us>(tally, safe) : 0;

        if constexpr (R::checks_to_win > 0) {
            if (checks > 0) tally.add(weights.check_when_given[checks_before_the_last(position_, !Us)]);
        }

        const Bitboard flank = flank_of(board::file_of(us.king)) & own_half<Us>();
        const Bitboard flank_attacks = them.attacked & flank;
        tally.add(weights.king_flank_attack, flank_attacks.count() + (flank_attacks & them.attacked_twice).count());
        tally.add(weights.king_flank_defense, (us.attacked & flank).count());

        // One attacker is an annoyance, several are a danger: what they mean together is read from a table.
        int danger = attack_units + them.ring_attacks + 2 * weak_squares + 3 * checks;
        if (position_.pieces(!Us, PieceType::Queen).empty()) danger -= 8;
        danger += danger_by_variant(position_, Us);
        tally.add(weights.king_danger[static_cast<std::size_t>(
            std::clamp(danger, 0, static_cast<int>(weights.king_danger.size()) - 1))]);
        return tally.score() + sheltered;
    }

    /// How many types of pieces can give check from one of these squares.
    template <Color Us>
    int safe_checks(Tally<R, Us, Trace>& tally, Bitboard safe) {
        const SideView& us = view<Us>();
        const Bitboard without_queen = occupied_ ^ position_.pieces(Us, PieceType::Queen);
        const Bitboard diagonal = board::bishop_attacks(us.king, without_queen);
        const Bitboard straight = board::rook_attacks(us.king, without_queen);
        return safe_checks_of<Us, PieceType::Knight>(tally, board::knight_attacks(us.king) & safe) +
               safe_checks_of<Us, PieceType::Bishop>(tally, diagonal & safe) +
               safe_checks_of<Us, PieceType::Rook>(tally, straight & safe) +
               safe_checks_of<Us, PieceType::Queen>(
                   tally, (diagonal | straight) & safe & ~us.attacked_by[index(PieceType::Queen)]);
    }

    /// From which of these squares the enemy's pieces of a type, on the board or in hand, can give check. Returns
    /// whether there is one.
    template <Color Us, PieceType Type>
    int safe_checks_of(Tally<R, Us, Trace>& tally, Bitboard squares) {
        Bitboard checks = squares & view<!Us>().attacked_by[index(Type)];
        if constexpr (R::drops) {
            if (position_.held(!Us, Type) > 0) checks |= squares & ~occupied_;
        }
        if (checks.empty()) return 0;
        tally.add(weights.king_safe_check[index(Type) - index(PieceType::Knight)][checks.more_than_one() ? 1 : 0]);
        return 1;
    }

    /// Four files: the king's side of the board, or the center.
    [[nodiscard]] static constexpr Bitboard flank_of(int king_file) {
        constexpr Bitboard leftmost =
            board::file_squares(0) | board::file_squares(1) | board::file_squares(2) | board::file_squares(3);
        return Bitboard(leftmost.bits() << (king_file < 3 ? 0 : king_file < 5 ? 2 : 4));
    }
    template <Color Us>
    [[nodiscard]] static constexpr Bitboard own_half() {
        constexpr Bitboard half = filled_forward<!Us>(board::relative_rank_squares(Us, 4));
        return half;
    }

    // --- Threats ---

    template <Color Us>
    [[nodiscard]] TaperedScore threats() {
        Tally<R, Us, Trace> tally(trace_);
        const SideView& us = view<Us>();
        const SideView& them = view<!Us>();
        const Bitboard enemy = position_.pieces(!Us) & ~position_.pieces(PieceType::King);
        const Bitboard enemy_pieces = enemy & ~them.pawns;
        const Bitboard well_defended =
            them.attacked_by[index(PieceType::Pawn)] | (them.attacked_twice & ~us.attacked_twice);
        const Bitboard weak = enemy & ~well_defended & us.attacked;

        const Bitboard by_minor = us.attacked_by[index(PieceType::Knight)] | us.attacked_by[index(PieceType::Bishop)];
        for (Square square : (weak | (enemy_pieces & well_defended)) & by_minor)
            tally.add(weights.threat_by_minor[index(position_.piece_on(square).type())]);
        for (Square square : weak& us.attacked_by[index(PieceType::Rook)])
            tally.add(weights.threat_by_rook[index(position_.piece_on(square).type())]);
        if (weak.intersects(us.attacked_by[index(PieceType::King)])) tally.add(weights.threat_by_king);
        tally.add(weights.hanging, (weak & (~them.attacked | (enemy_pieces & us.attacked_twice))).count());
        tally.add(weights.restricted, (them.attacked & ~well_defended & us.attacked).count());

        const Bitboard safe = ~them.attacked | us.attacked;
        for (Square square : board::pawn_attacks<Us>(us.pawns & safe) & enemy_pieces)
            tally.add(weights.threat_by_pawn[index(position_.piece_on(square).type())]);

        Bitboard pushes = one_forward<Us>(us.pawns) & ~occupied_;
        pushes |= one_forward<Us>(pushes & board::relative_rank_squares(Us, 2)) & ~occupied_;
        pushes &= ~them.attacked_by[index(PieceType::Pawn)] & safe;
        tally.add(weights.threat_by_push, (board::pawn_attacks<Us>(pushes) & enemy_pieces).count());
        return tally.score();
    }

    // --- Passed pawns, beyond what the structure of pawns says ---

    template <Color Us>
    [[nodiscard]] TaperedScore passed_pawns() {
        Tally<R, Us, Trace> tally(trace_);
        const SideView& us = view<Us>();
        const SideView& them = view<!Us>();
        const bool enemy_has_only_pawns =
            position_.pieces(!Us) == (them.pawns | position_.pieces(!Us, PieceType::King));
        for (Square pawn : structure_.passed[index(Us)]) {
            const auto rank = static_cast<std::size_t>(board::relative_rank(Us, pawn));
            const Square next = board::offset(pawn, board::forward(Us));
            const Bitboard path = squares_ahead<Us>(pawn);
            const Bitboard obstacles = occupied_ | them.attacked;

            if (occupied_.contains(next)) {
                tally.add(weights.passed_blocked[rank]);
            } else if (!obstacles.contains(next)) {
                tally.add(weights.passed_safe_push[rank]);
                if (!path.intersects(obstacles)) tally.add(weights.passed_free_path[rank]);
            }
            if (rank >= 3) {
                if constexpr (R::royal[index(Us)])
                    tally.add(weights.passed_own_king[rank - 3][static_cast<std::size_t>(distance(us.king, next))]);
                if constexpr (R::royal[index(!Us)])
                    tally.add(weights.passed_enemy_king[rank - 3][static_cast<std::size_t>(distance(them.king, next))]);
            }
            const Bitboard heavy =
                (position_.pieces(PieceType::Rook) | position_.pieces(PieceType::Queen)) & squares_ahead<!Us>(pawn);
            if (!heavy.empty()) {
                const Square nearest = Us == Color::White ? heavy.last() : heavy.first();
                if (!board::between(nearest, pawn).intersects(occupied_))
                    tally.add(position_.pieces(Us).contains(nearest) ? weights.passed_rook_behind
                                                                     : weights.passed_enemy_behind);
            }
            if (R::royal[index(!Us)] && enemy_has_only_pawns && !path.intersects(occupied_)) {
                // A pawn on its first square saves a step.
                const int steps = std::min(7 - static_cast<int>(rank), 5);
                const Square goal = board::square_at(board::file_of(pawn), board::relative_rank(Us, 7));
                const int tempo = position_.color_to_move() == Us ? 0 : 1;
                if (distance(them.king, goal) > steps + tempo) tally.add(weights.passed_out_of_reach);
            }
        }
        return tally.score();
    }

    // --- Space ---

    template <Color Us>
    [[nodiscard]] TaperedScore space() {
        Tally<R, Us, Trace> tally(trace_);
        constexpr Bitboard center = (board::file_squares(board::file_c) | board::file_squares(board::file_d) |
                                     board::file_squares(board::file_e) | board::file_squares(board::file_f)) &
                                    (board::relative_rank_squares(Us, 1) | board::relative_rank_squares(Us, 2) |
                                     board::relative_rank_squares(Us, 3));
        const SideView& us = view<Us>();
        const SideView& them = view<!Us>();
        const Bitboard safe = center & ~us.pawns & ~them.attacked_by[index(PieceType::Pawn)];
        const Bitboard behind = squares_ahead<!Us>(us.pawns);
        tally.add(weights.space, safe.count() + (safe & behind & ~them.attacked).count());
        return tally.score();
    }

    // --- What other rules than those of chess make of it ---

    template <Color Us>
    [[nodiscard]] TaperedScore variant() {
        Tally<R, Us, Trace> tally(trace_);
        add_variant_terms(tally, position_, view<Us>(), view<!Us>());
        return tally.score();
    }

    const Position<R>& position_;
    PawnStructure& structure_;
    Trace& trace_;
    const Bitboard occupied_;
    std::array<SideView, board::color_count> views_;
};

}  // namespace rookery::chess
