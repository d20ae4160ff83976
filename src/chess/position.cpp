#include "chess/position.h"

#include <algorithm>

#include "chess/chess960_start.h"
#include "chess/fen.h"

namespace rookery::chess {

template <class R>
Position<R>::Position(const Setup& setup) {
    for (std::size_t square = 0; square < board::square_count; ++square)
        if (!setup.board[square].empty()) put(setup.board[square], board::square_at(square));
    to_move_ = setup.to_move;
    plies_ = 2 * (setup.fullmove_number - 1) + (to_move_ == Color::Black ? 1 : 0);
    state_.castling_rooks = setup.castling_rooks;
    state_.halfmove_clock = static_cast<std::uint16_t>(setup.halfmove_clock);
    if constexpr (Rules::drops) {
        state_.more.pockets = setup.pockets;
        state_.more.promoted = setup.promoted;
    }
    if constexpr (Rules::team_board) {
        if (to_move_ == Color::White) update_checks<Color::Black>();
        else update_checks<Color::White>();
        state_.more.waiting_pinned = state_.pinned;
    }
    if constexpr (Rules::checks_to_win > 0) state_.more = {setup.checks_given};
    if constexpr (Rules::rules_are_agreed_on) agreement_ = {setup.repetition_limit, setup.rules};
    if (to_move_ == Color::White) update_checks<Color::White>();
    else update_checks<Color::Black>();
    if (setup.en_passant != Square::None) {
        const Color captor = board::rank_of(setup.en_passant) == 5 ? Color::White : Color::Black;
        const Bitboard captors = captor == Color::White ? en_passant_captors<Color::White>(setup.en_passant)
                                                        : en_passant_captors<Color::Black>(setup.en_passant);
        if (!captors.empty()) state_.en_passant = setup.en_passant;
    }
    state_.key = computed_key();
    for (Square square : occupied()) {
        const Piece piece = piece_on(square);
        Key& part = piece.type() == PieceType::Pawn ? state_.pawn_key : state_.piece_keys[index(piece.color())];
        part ^= board::piece_key(piece, square);
    }
    state_.reversible_plies = state_.halfmove_clock;
}

template <class R>
Position<R> Position<R>::start(int number) {
    if constexpr (!Rules::start.empty()) return from_text(Rules::start);
    // Orthodox chess is one of the 960 arrangements.
    const int arrangement = info.start_positions == 960 ? number : Chess960::info.default_start;
    const auto back_rank = chess960_back_rank(arrangement);
    Setup setup;
    for (int file = 0; file < 8; ++file) {
        const PieceType type = back_rank[static_cast<std::size_t>(file)];
        for (Color color : {Color::White, Color::Black}) {
            const Square home = board::square_at(file, board::relative_rank(color, 0));
            setup.board[index(home)] = Piece(color, type);
            setup.board[index(board::offset(home, board::forward(color)))] = Piece(color, PieceType::Pawn);
            if (type == PieceType::Rook) setup.castling_rooks |= home;
        }
    }
    return Position(setup);
}

template <class R>
Position<R> Position<R>::from_text(std::string_view fen) {
    return Position(parse_fen(fen, setup_rules<R>));
}

template <class R>
std::string Position<R>::text() const {
    return write_fen(setup(), setup_rules<R>);
}

template <class R>
Setup Position<R>::setup() const {
    Setup setup;
    setup.board = board_;
    setup.to_move = to_move_;
    setup.castling_rooks = state_.castling_rooks;
    setup.en_passant = state_.en_passant;
    setup.halfmove_clock = state_.halfmove_clock;
    setup.fullmove_number = 1 + plies_ / 2;
    if constexpr (Rules::drops) {
        setup.pockets = state_.more.pockets;
        setup.promoted = state_.more.promoted;
    }
    if constexpr (Rules::checks_to_win > 0) setup.checks_given = state_.more.checks_given;
    setup.repetition_limit = repetition_limit();
    if constexpr (Rules::rules_are_agreed_on) setup.rules = agreement_.rules;
    return setup;
}

template <class R>
std::string Position<R>::diagram() const {
    std::string text;
    for (int rank = 7; rank >= 0; --rank) {
        text += board::rank_digit(rank);
        text += ' ';
        for (int file = 0; file < 8; ++file) {
            const Piece piece = piece_on(board::square_at(file, rank));
            text += ' ';
            text += piece.empty() ? '.' : letter(piece);
        }
        text += '\n';
    }
    text += "\n   a b c d e f g h\n";
    if constexpr (Rules::drops) {
        for (Color color : {Color::White, Color::Black})
            text += "\n" + std::string(name(color)) + " holds " + pocket_letters(state_.more.pockets, color);
        text += '\n';
    }
    if constexpr (Rules::checks_to_win > 0)
        text += "\nChecks given: White " + std::to_string(checks_given(Color::White)) + ", Black " +
                std::to_string(checks_given(Color::Black)) + "\n";
    return text;
}

template <class R>
Key Position<R>::computed_key() const {
    Key key = 0;
    for (Square square : occupied()) key ^= board::piece_key(piece_on(square), square);
    for (Square rook : state_.castling_rooks) key ^= board::zobrist.castling_rook[index(rook)];
    if (state_.en_passant != Square::None) key ^= en_passant_key(state_.en_passant);
    if (to_move_ == Color::Black) key ^= board::zobrist.black_to_move;
    for (std::size_t color = 0; color < board::color_count; ++color) {
        if constexpr (Rules::drops)
            for (std::size_t type = 0; type < pocket_types; ++type)
                key ^= board::held_key(static_cast<Color>(color), static_cast<PieceType>(type),
                                       state_.more.pockets[color][type]);
        if constexpr (Rules::checks_to_win > 0)
            key ^= board::zobrist.checks_given[color][state_.more.checks_given[color]];
    }
    if constexpr (Rules::drops)
        for (Square square : state_.more.promoted) key ^= board::zobrist.promoted[index(square)];
    if constexpr (Rules::rules_are_agreed_on) key ^= agreement_.rules.key();
    return key;
}

template <class R>
int Position<R>::occurrences() const {
    // Only positions since the last move that nothing can undo can be equal, and only those with the same side to move.
    const std::size_t reversible = std::min<std::size_t>(state_.reversible_plies, history_.size());
    int count = 1;
    for (std::size_t moves = 2; moves <= reversible; moves += 2)
        if (history_.back(moves).key == state_.key) ++count;
    return count;
}

template <class R>
bool Position<R>::repeats_within(int plies) const {
    const std::size_t reach =
        std::min({static_cast<std::size_t>(plies), std::size_t{state_.reversible_plies}, history_.size()});
    for (std::size_t moves = 4; moves <= reach; moves += 2)
        if (history_.back(moves).key == state_.key) return true;
    return false;
}

/// Whether a piece other than the king leaves it safe by going there.
template <class R>
bool Position<R>::guards_king(Square from, Square to) const {
    if (!has_royal_king(to_move_)) return true;
    const Square own_king = king(to_move_);
    if (state_.checkers.more_than_one()) return false;
    if (in_check() && !(state_.checkers | board::between(own_king, state_.checkers.first())).contains(to)) return false;
    return !state_.pinned.contains(from) || board::line_through(own_king, from).contains(to);
}

template <class R>
bool Position<R>::is_legal(Move move) const {
    // Whatever is special about a move is rare, and some rules are special: the generator knows.
    constexpr bool looks_one_by_one = Rules::captures_explode || Rules::losing_wins || Rules::checks_are_forbidden;
    if (looks_one_by_one || !move.is_normal()) {
        MoveList moves;
        legal_moves(moves);
        return std::find(moves.begin(), moves.end(), move) != moves.end();
    }
    const Color us = to_move_;
    const Square from = move.from();
    const Square to = move.to();
    const Piece piece = piece_on(from);
    if (piece.empty() || piece.color() != us || pieces(us).contains(to)) return false;
    if (decides_by_board && board_verdict().over()) return false;
    if (piece.type() == PieceType::King)
        return board::king_attacks(from).contains(to) &&
               (kings_are_taken() || !is_attacked(to, !us, occupied() ^ from));
    if (!kings_are_taken() && !guards_king(from, to)) return false;
    if (piece.type() != PieceType::Pawn) return board::piece_attacks(piece.type(), from, occupied()).contains(to);

    // On the last rank a pawn becomes something else, or stays for good.
    if (board::relative_rank(us, has_promotion() ? to : from) == 7) return false;
    const int first_double_step = Rules::pawns_on_first_rank && us == Color::White ? 0 : 1;
    if (board::pawn_attacks(us, from).contains(to)) return pieces(!us).contains(to);
    const Square pushed = board::offset(from, board::forward(us));
    if (occupied().contains(pushed)) return false;
    const int rank = board::relative_rank(us, from);
    return to == pushed || (has_double_steps() && rank >= first_double_step && rank <= 1 &&
                            to == board::offset(pushed, board::forward(us)) && !occupied().contains(to));
}

template <class R>
bool Position<R>::drop_gives_check(Move move) const {
    const Bitboard attacked = move.dropped_type() == PieceType::Pawn
                                  ? board::pawn_attacks(to_move_, move.to())
                                  : board::piece_attacks(move.dropped_type(), move.to(), occupied());
    return attacked.contains(king(!to_move_));
}

template <class R>
bool Position<R>::explosion_gives_check(Move move) const {
    const Square enemy_king = king(!to_move_);
    const Square victim = move.is_en_passant() ? board::offset(move.to(), -board::forward(to_move_)) : move.to();
    const Bitboard left = occupied() & ~(blast(move.to()) | move.from() | victim);
    return left.contains(enemy_king) && !kings_touch() &&
           attackers(enemy_king, left).intersects(pieces(to_move_) & left & ~pieces(PieceType::King));
}

template <class R>
bool Position<R>::special_gives_check(Move move) const {
    const Square enemy_king = king(!to_move_);
    const Square from = move.from();
    const Square to = move.to();
    if (move.is_castling()) {
        const auto [king_to, rook_to] = CastlingSquares(from, to);
        const Bitboard occupied_after = (occupied() ^ from ^ to) | king_to | rook_to;
        return board::rook_attacks(rook_to, occupied_after).contains(enemy_king);
    }
    const Square victim = board::offset(to, -board::forward(to_move_));
    return board::pawn_attacks(to_move_, to).contains(enemy_king) ||
           uncovers_check(from, (occupied() ^ from ^ victim) | to);
}

/// Where captures explode: whether the attacker has not enough left to bring the enemy king down.
template <class R>
bool Position<R>::cannot_explode(Color attacker) const {
    const Bitboard kings = pieces(PieceType::King);
    const Bitboard own = pieces(attacker) & ~kings;
    const Bitboard enemy = pieces(!attacker) & ~kings;
    if (own.empty()) return true;
    const Bitboard bishops = pieces(PieceType::Bishop);
    if (!enemy.empty()) {
        // The enemy's own pieces may go up next to their king, unless each has one bishop and the two never meet.
        if (occupied() != (kings | bishops) || own.more_than_one() || enemy.more_than_one()) return false;
        const Bitboard dark = board::dark_squares;
        return (!own.intersects(dark) && !enemy.intersects(~dark)) ||
               (!own.intersects(~dark) && !enemy.intersects(dark));
    }
    if (own.intersects(pieces(PieceType::Queen) | pieces(PieceType::Pawn))) return false;
    // A single piece cannot mate a bare king, nor can two knights.
    if (!own.more_than_one()) return true;
    return own == (own & pieces(PieceType::Knight)) && own.count() <= 2;
}

template <class R>
bool Position<R>::insufficient_material() const {
    const Bitboard kings = pieces(PieceType::King);
    // A piece in hand, a goal, or a king to be taken: there is always a way to win.
    if constexpr (Rules::drops || !Rules::goal.empty()) return false;
    if (kings_are_taken()) return false;
    if constexpr (Rules::checks_to_win > 0) return occupied() == kings;
    if constexpr (Rules::losing_wins || white_is_horde<R>) return is_closed();
    if constexpr (Rules::captures_explode)
        return (cannot_explode(Color::White) && cannot_explode(Color::Black)) || is_closed();
    if (!(pieces(PieceType::Pawn) | pieces(PieceType::Rook) | pieces(PieceType::Queen)).empty()) return false;
    const Bitboard knights = pieces(PieceType::Knight);
    const Bitboard bishops = pieces(PieceType::Bishop);
    if (knights.empty()) {
        // Any number of bishops that all stand on squares of one color cannot mate.
        return !bishops.intersects(board::dark_squares) || !bishops.intersects(~board::dark_squares);
    }
    return bishops.empty() && !knights.more_than_one();
}

template <class R>
Outcome Position<R>::board_verdict() const {
    using game::Reason;
    if constexpr (kings_may_be_lost<R>)
        for (Color color : {Color::White, Color::Black})
            if (pieces(color, PieceType::King).empty())
                return Outcome::win(side_of(!color),
                                    Rules::captures_explode ? Reason::KingExploded : Reason::KingTaken);
    if constexpr (Rules::checks_to_win > 0)
        for (Color color : {Color::White, Color::Black})
            if (checks_given(color) >= Rules::checks_to_win) return Outcome::win(side_of(color), Reason::ChecksGiven);
    if constexpr (!Rules::goal.empty()) {
        const bool white = Rules::goal.contains(king(Color::White));
        const bool black = Rules::goal.contains(king(Color::Black));
        if (white && black) return Outcome::draw(Reason::GoalReached);
        if (black) return Outcome::win(Side::Second, Reason::GoalReached);
        if (white && !(Rules::second_may_follow && to_move_ == Color::Black && can_follow()))
            return Outcome::win(Side::First, Reason::GoalReached);
    }
    if constexpr (Rules::losing_wins)
        if (pieces(to_move_).empty()) return Outcome::win(to_move(), Reason::PiecesLost);
    if constexpr (white_is_horde<R>)
        if (pieces(Color::White).empty()) return Outcome::win(Side::Second, Reason::PiecesLost);
    return Outcome::ongoing();
}

/// Whether Black's king can reach the goal in the next move.
template <class R>
bool Position<R>::can_follow() const {
    const Square from = king(Color::Black);
    // No check can be uncovered on the way: a king that steps up to the goal was in line with one that stands there
    // only if they touched.
    for (Square to : board::king_attacks(from) & Rules::goal & ~pieces(Color::Black))
        if (!is_attacked(to, Color::White, occupied() ^ from)) return true;
    return false;
}

template <class R>
Outcome Position<R>::verdict() const {
    using game::Reason;
    if constexpr (decides_by_board)
        if (const Outcome outcome = board_verdict(); outcome.over()) return outcome;
    // Mate on the hundredth ply is still mate.
    if (Rules::fifty_moves_draw && state_.halfmove_clock >= 100 && count_legal_moves() > 0)
        return Outcome::draw(Reason::FiftyMoves);
    if (insufficient_material()) return Outcome::draw(Reason::InsufficientMaterial);
    // Each time takes four plies at least.
    if (state_.reversible_plies >= 4 * (repetition_limit() - 1) && occurrences() >= repetition_limit())
        return Outcome::draw(Reason::Repetition);
    return Outcome::ongoing();
}

template <class R>
Outcome Position<R>::verdict_without_moves() const {
    if constexpr (decides_by_board)
        if (const Outcome outcome = board_verdict(); outcome.over()) return outcome;
    if constexpr (Rules::losing_wins) return Outcome::win(to_move(), game::Reason::NoMoves);
    if (kings_are_taken()) return Outcome::draw(game::Reason::NoMoves);
    return in_check() ? Outcome::win(!to_move(), game::Reason::Checkmate) : Outcome::draw(game::Reason::Stalemate);
}

// Member by member: clang 14 would instantiate the whole class with the members that its rules do not have.
#define ROOKERY_INSTANTIATE(RULES)                                         \
    template Position<RULES>::Position(const Setup&);                      \
    template Position<RULES> Position<RULES>::start(int);                  \
    template Position<RULES> Position<RULES>::from_text(std::string_view); \
    template std::string Position<RULES>::text() const;                    \
    template Setup Position<RULES>::setup() const;                         \
    template std::string Position<RULES>::diagram() const;                 \
    template Key Position<RULES>::computed_key() const;                    \
    template int Position<RULES>::occurrences() const;                     \
    template bool Position<RULES>::repeats_within(int) const;              \
    template bool Position<RULES>::is_legal(Move) const;                   \
    template bool Position<RULES>::drop_gives_check(Move) const;           \
    template bool Position<RULES>::explosion_gives_check(Move) const;      \
    template bool Position<RULES>::special_gives_check(Move) const;        \
    template Outcome Position<RULES>::board_verdict() const;               \
    template Outcome Position<RULES>::verdict() const;                     \
    template Outcome Position<RULES>::verdict_without_moves() const;       \
    static_assert(game::Game<Position<RULES>>);
ROOKERY_FOR_EACH_RULE_SET(ROOKERY_INSTANTIATE)

}  // namespace rookery::chess
