#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <string>
#include <string_view>

#include "board/attacks.h"
#include "board/bitboard.h"
#include "board/piece.h"
#include "board/zobrist.h"
#include "chess/generate.h"
#include "chess/move.h"
#include "chess/rules.h"
#include "chess/setup.h"
#include "game/game.h"
#include "game/history.h"

namespace rookery::chess {

using board::Bitboard;
using board::Color;
using board::Key;
using board::Piece;
using game::Outcome;
using game::Side;

[[nodiscard]] constexpr Side side_of(Color color) { return color == Color::White ? Side::First : Side::Second; }

/// Where king and rook stand after castling with the rook on `rook`: the same squares whatever they started on.
struct CastlingSquares {
    Square king_to;
    Square rook_to;

    CastlingSquares(Square king, Square rook) {
        const bool kingside = rook > king;
        king_to = board::square_at(kingside ? board::file_g : board::file_c, board::rank_of(rook));
        rook_to = board::square_at(kingside ? board::file_f : board::file_d, board::rank_of(rook));
    }
};

[[nodiscard]] inline Key en_passant_key(Square square) {
    return board::zobrist.en_passant_file[static_cast<std::size_t>(board::file_of(square))];
}

/// A position of chess under some rule set, with the moves that led to it.
template <class R>
class Position {
public:
    using Rules = R;
    using Move = chess::Move;
    using MoveList = game::MoveList<Position>;
    static constexpr game::GameInfo info = Rules::info;
    static constexpr std::size_t maximum_moves = Rules::maximum_moves;

    /// The setup is one that the rules allow; `from_text` checks that.
    explicit Position(const Setup& setup);

    // --- Text (game::Game) ---
    [[nodiscard]] static Position start(int number = info.usual_start);
    [[nodiscard]] static Position from_text(std::string_view fen);
    [[nodiscard]] std::string text() const;
    [[nodiscard]] std::string move_text(Move move) const;
    [[nodiscard]] Move parse_move(std::string_view text) const;
    [[nodiscard]] std::string move_notation(Move move) const;
    [[nodiscard]] Move parse_notation(std::string_view text) const;
    [[nodiscard]] std::string diagram() const;
    /// The same position with the colors exchanged.
    [[nodiscard]] Position flipped() const;
    [[nodiscard]] Setup setup() const;

    // --- The board ---
    [[nodiscard]] Color color_to_move() const { return to_move_; }
    [[nodiscard]] Side to_move() const { return side_of(to_move_); }
    [[nodiscard]] Piece piece_on(Square square) const { return board_[index(square)]; }
    [[nodiscard]] Bitboard pieces(Color color) const { return by_color_[index(color)]; }
    [[nodiscard]] Bitboard pieces(PieceType type) const { return by_type_[index(type)]; }
    [[nodiscard]] Bitboard pieces(Color color, PieceType type) const { return pieces(color) & pieces(type); }
    [[nodiscard]] Bitboard occupied() const { return pieces(Color::White) | pieces(Color::Black); }
    [[nodiscard]] Square king(Color color) const { return pieces(color, PieceType::King).first(); }

    [[nodiscard]] Key key() const { return state_.key; }
    [[nodiscard]] Key computed_key() const;
    /// The key after a move without its rarer effects (castling, en passant, promotion): good enough to look ahead by.
    [[nodiscard]] Key key_after(Move move) const {
        const Piece moved = piece_on(move.from());
        const Piece captured = piece_on(move.to());
        const Key key = state_.key ^ board::zobrist.black_to_move ^ board::piece_key(moved, move.from()) ^
                        board::piece_key(moved, move.to());
        return captured.empty() ? key : key ^ board::piece_key(captured, move.to());
    }
    /// Fingerprints of parts of the position: the pawns of both colors, and the other pieces of one.
    [[nodiscard]] Key pawn_key() const { return state_.pawn_key; }
    [[nodiscard]] Key piece_key(Color color) const { return state_.piece_keys[index(color)]; }
    /// The square behind a pawn that has just moved two squares, if it can in fact be taken en passant.
    [[nodiscard]] Square en_passant() const { return state_.en_passant; }
    [[nodiscard]] Bitboard castling_rooks() const { return state_.castling_rooks; }
    [[nodiscard]] int halfmove_clock() const { return state_.halfmove_clock; }
    /// How often this position has occurred in the game, this time included.
    [[nodiscard]] int occurrences() const;

    // --- Attacks ---
    /// The pieces that attack the king of the side to move.
    [[nodiscard]] Bitboard checkers() const { return state_.checkers; }
    /// The pieces of the side to move that stand alone between their king and an enemy slider.
    [[nodiscard]] Bitboard pinned() const { return state_.pinned; }
    [[nodiscard]] bool in_check() const { return !state_.checkers.empty(); }
    [[nodiscard]] bool is_attacked(Square square, Color by, Bitboard blockers) const;
    /// The pieces of both colors that attack the square if only `blockers` stand in the way.
    [[nodiscard]] Bitboard attackers(Square square, Bitboard blockers) const;

    /// Whether the king of `Us`, which is not in check, may castle with this rook, which has the right to.
    template <Color Us>
    [[nodiscard]] bool may_castle(Square rook) const;
    /// The pawns of `Us` that may take on this en passant square without exposing their king.
    template <Color Us>
    [[nodiscard]] Bitboard en_passant_captors(Square target) const;

    // --- Play (game::Position) ---
    [[nodiscard]] Outcome verdict() const;
    [[nodiscard]] Outcome verdict_without_moves() const;
    void legal_moves(MoveList& moves) const { generate<MoveKind::Any>(MoveCollector<Position>(moves)); }
    [[nodiscard]] std::size_t count_legal_moves() const { return generate<MoveKind::Any>(MoveCounter()).count(); }
    void make(Move move);
    void unmake(Move move);

    // --- What a search may use beyond that ---
    void noisy_moves(MoveList& moves) const { generate<MoveKind::Noisy>(MoveCollector<Position>(moves)); }
    void quiet_moves(MoveList& moves) const { generate<MoveKind::Quiet>(MoveCollector<Position>(moves)); }
    [[nodiscard]] bool is_capture(Move move) const {
        return move.is_en_passant() || (!move.is_castling() && !piece_on(move.to()).empty());
    }
    [[nodiscard]] bool is_noisy(Move move) const { return is_capture(move) || move.is_promotion(); }
    /// Whether any 16 bits, such as a move remembered from another position, are a legal move here.
    [[nodiscard]] bool is_legal(Move move) const;
    /// Whether a legal move attacks the enemy king.
    [[nodiscard]] bool gives_check(Move move) const {
        return move.is_castling() || move.is_en_passant() ? special_gives_check(move) : ordinary_gives_check(move);
    }
    /// Whether the captures that this legal move begins on its square gain at least so many centipawns.
    [[nodiscard]] bool exchange_at_least(Move move, int threshold) const;
    /// Whether a capture takes what the previous move has moved.
    [[nodiscard]] static bool takes_back(Move capture, Move previous) { return capture.to() == previous.to(); }
    /// What a noisy move wins at once, in centipawns.
    [[nodiscard]] int noisy_gain(Move move) const;
    /// Numbers for statistics about moves: the piece and its destination, origin and destination, what is taken.
    static constexpr std::size_t piece_slots = 2 * board::piece_type_count * board::square_count;
    static constexpr std::size_t route_slots = board::square_count * board::square_count;
    static constexpr std::size_t victim_slots = board::piece_type_count + 1;
    [[nodiscard]] std::size_t piece_slot(Move move) const {
        const Piece piece = piece_on(move.from());
        return (index(piece.type()) * 2 + index(piece.color())) * board::square_count + index(move.to());
    }
    [[nodiscard]] std::size_t route_slot(Move move) const { return move.bits() & (route_slots - 1); }
    [[nodiscard]] std::size_t victim_slot(Move move) const {
        return move.is_en_passant() ? index(PieceType::Pawn) : index(piece_on(move.to()).type());
    }
    /// Parts of a position whose evaluation tends to be off together.
    static constexpr std::size_t part_keys = 3;
    [[nodiscard]] Key part_key(std::size_t part) const {
        return part == 0 ? state_.pawn_key : state_.piece_keys[part - 1];
    }
    /// Zugzwang is rare while the side to move has pieces besides king and pawns.
    [[nodiscard]] bool null_move_is_sound() const {
        return pieces(to_move_) != (pieces(to_move_) & (pieces(PieceType::Pawn) | pieces(PieceType::King)));
    }
    /// Passes the turn. The side to move is not in check.
    void make_null();
    void unmake_null();
    /// Whether the position has occurred before within the last so many plies.
    [[nodiscard]] bool repeats_within(int plies) const;

    bool operator==(const Position&) const = default;

private:
    /// What a move changes beyond the pieces; `unmake` takes the previous one back from the history.
    struct State {
        Key key = 0;
        Key pawn_key = 0;
        std::array<Key, board::color_count> piece_keys{};
        Bitboard checkers;
        Bitboard pinned;
        Bitboard castling_rooks;
        std::uint16_t halfmove_clock = 0;
        std::uint16_t reversible_plies = 0;  ///< how far back a repetition can lie
        Square en_passant = Square::None;
        Piece captured;

        bool operator==(const State&) const = default;
    };

    template <MoveKind Kind, class Sink>
    Sink generate(Sink sink) const {
        if (to_move_ == Color::White) Generator<Position, Color::White, Kind, Sink>(*this, sink).all();
        else Generator<Position, Color::Black, Kind, Sink>(*this, sink).all();
        return sink;
    }

    template <Color Us>
    void make(Move move);
    template <Color Us>
    void unmake(Move move);

    // These change the board alone; keys are the business of `make`.
    void put(Piece piece, Square square);
    void remove(Square square);
    void relocate(Square from, Square to);
    void toggle_key(Piece piece, Square square);

    void lose_castling_rights(Bitboard rooks);
    template <Color Us>
    void update_checks();

    [[nodiscard]] bool ordinary_gives_check(Move move) const;
    [[nodiscard]] bool special_gives_check(Move move) const;
    [[nodiscard]] bool uncovers_check(Bitboard movers, Bitboard occupied_after) const;
    [[nodiscard]] bool insufficient_material() const;

    std::array<Piece, board::square_count> board_{};
    std::array<Bitboard, board::piece_type_count> by_type_{};
    std::array<Bitboard, board::color_count> by_color_{};
    State state_;
    Color to_move_ = Color::White;
    int plies_ = 0;  ///< since move 1 of White
    game::History<State> history_;
};

// --- The hot path, inline ---

template <class R>
inline void Position<R>::put(Piece piece, Square square) {
    board_[index(square)] = piece;
    by_type_[index(piece.type())] |= square;
    by_color_[index(piece.color())] |= square;
}

template <class R>
inline void Position<R>::remove(Square square) {
    const Piece piece = board_[index(square)];
    board_[index(square)] = board::no_piece;
    by_type_[index(piece.type())] ^= square;
    by_color_[index(piece.color())] ^= square;
}

template <class R>
inline void Position<R>::relocate(Square from, Square to) {
    const Piece piece = board_[index(from)];
    const Bitboard both = Bitboard(from) | to;
    board_[index(from)] = board::no_piece;
    board_[index(to)] = piece;
    by_type_[index(piece.type())] ^= both;
    by_color_[index(piece.color())] ^= both;
}

template <class R>
inline void Position<R>::toggle_key(Piece piece, Square square) {
    const Key key = board::piece_key(piece, square);
    state_.key ^= key;
    if (piece.type() == PieceType::Pawn) state_.pawn_key ^= key;
    else state_.piece_keys[index(piece.color())] ^= key;
}

template <class R>
inline Bitboard Position<R>::attackers(Square square, Bitboard blockers) const {
    const Bitboard queens = pieces(PieceType::Queen);
    return (board::pawn_attacks(Color::Black, square) & pieces(Color::White, PieceType::Pawn)) |
           (board::pawn_attacks(Color::White, square) & pieces(Color::Black, PieceType::Pawn)) |
           (board::knight_attacks(square) & pieces(PieceType::Knight)) |
           (board::king_attacks(square) & pieces(PieceType::King)) |
           (board::bishop_attacks(square, blockers) & (pieces(PieceType::Bishop) | queens)) |
           (board::rook_attacks(square, blockers) & (pieces(PieceType::Rook) | queens));
}

template <class R>
inline bool Position<R>::is_attacked(Square square, Color by, Bitboard blockers) const {
    const Bitboard attackers = pieces(by);
    const Bitboard queens = pieces(PieceType::Queen);
    if (attackers.intersects((board::knight_attacks(square) & pieces(PieceType::Knight)) |
                             (board::pawn_attacks(!by, square) & pieces(PieceType::Pawn)) |
                             (board::king_attacks(square) & pieces(PieceType::King))))
        return true;
    return attackers.intersects((board::bishop_attacks(square, blockers) & (pieces(PieceType::Bishop) | queens)) |
                                (board::rook_attacks(square, blockers) & (pieces(PieceType::Rook) | queens)));
}

/// Whether the enemy king is attacked by a slider once these pieces have left their squares.
template <class R>
inline bool Position<R>::uncovers_check(Bitboard movers, Bitboard occupied_after) const {
    const Square enemy_king = king(!to_move_);
    const Bitboard queens = pieces(PieceType::Queen);
    return (pieces(to_move_) & ~movers)
        .intersects((board::bishop_attacks(enemy_king, occupied_after) & (pieces(PieceType::Bishop) | queens)) |
                    (board::rook_attacks(enemy_king, occupied_after) & (pieces(PieceType::Rook) | queens)));
}

template <class R>
inline bool Position<R>::ordinary_gives_check(Move move) const {
    const Square enemy_king = king(!to_move_);
    const Square from = move.from();
    const Square to = move.to();
    // Few moves come near a line to the king, so that is asked first: it needs no attack of a slider.
    const PieceType type = move.is_promotion() ? move.promotion_type() : piece_on(from).type();
    const Bitboard reach = type == PieceType::Pawn ? board::pawn_attacks(to_move_, to) : board::piece_rays(type, to);
    if (reach.contains(enemy_king) && !(board::between(to, enemy_king) & ~Bitboard(from)).intersects(occupied()))
        return true;
    return board::piece_rays(PieceType::Queen, enemy_king).contains(from) &&
           uncovers_check(from, (occupied() ^ from) | to);
}

template <class R>
template <Color Us>
inline bool Position<R>::may_castle(Square rook) const {
    const Square from = king(Us);
    const auto [king_to, rook_to] = CastlingSquares(from, rook);
    const Bitboard king_path = board::between(from, king_to) | king_to;
    const Bitboard rook_path = board::between(rook, rook_to) | rook_to;
    const Bitboard others = occupied() ^ from ^ rook;
    if (others.intersects(king_path | rook_path)) return false;
    for (Square square : king_path)
        if (is_attacked(square, !Us, occupied())) return false;
    // Between unusual squares the rook may have shielded the king from an attack along the rank.
    if constexpr (Rules::setup.free_castling) {
        if (is_attacked(king_to, !Us, others | rook_to)) return false;
    }
    return true;
}

template <class R>
template <Color Us>
inline Bitboard Position<R>::en_passant_captors(Square target) const {
    const Square victim = board::offset(target, -board::forward(Us));
    Bitboard captors;
    for (Square from : board::pawn_attacks(!Us, target) & pieces(Us, PieceType::Pawn)) {
        // Two pawns leave their squares at once, which no pin mask describes: look at the board as it would be.
        const Bitboard occupied_after = (occupied() ^ from ^ victim) | target;
        const Bitboard enemy = pieces(!Us) ^ victim;
        const Bitboard queens = pieces(PieceType::Queen);
        const Square king_square = king(Us);
        const Bitboard attackers =
            (board::bishop_attacks(king_square, occupied_after) & (pieces(PieceType::Bishop) | queens)) |
            (board::rook_attacks(king_square, occupied_after) & (pieces(PieceType::Rook) | queens)) |
            (board::knight_attacks(king_square) & pieces(PieceType::Knight)) |
            (board::pawn_attacks(Us, king_square) & pieces(PieceType::Pawn));
        if (!enemy.intersects(attackers)) captors |= from;
    }
    return captors;
}

template <class R>
template <Color Us>
inline void Position<R>::update_checks() {
    const Square king_square = king(Us);
    const Bitboard enemy = pieces(!Us);
    const Bitboard all = occupied();
    const Bitboard queens = pieces(PieceType::Queen);
    Bitboard checkers = ((board::knight_attacks(king_square) & pieces(PieceType::Knight)) |
                         (board::pawn_attacks(Us, king_square) & pieces(PieceType::Pawn))) &
                        enemy;
    Bitboard pinned;
    const Bitboard snipers = ((board::bishop_rays(king_square) & (pieces(PieceType::Bishop) | queens)) |
                              (board::rook_rays(king_square) & (pieces(PieceType::Rook) | queens))) &
                             enemy;
    for (Square sniper : snipers) {
        const Bitboard shields = board::between(king_square, sniper) & all;
        if (shields.empty()) checkers |= sniper;
        else if (!shields.more_than_one()) pinned |= shields & pieces(Us);
    }
    state_.checkers = checkers;
    state_.pinned = pinned;
}

template <class R>
inline void Position<R>::lose_castling_rights(Bitboard rooks) {
    for (Square rook : state_.castling_rooks& rooks) state_.key ^= board::zobrist.castling_rook[index(rook)];
    state_.castling_rooks &= ~rooks;
}

template <class R>
inline void Position<R>::make(Move move) {
    if (to_move_ == Color::White) make<Color::White>(move);
    else make<Color::Black>(move);
}

template <class R>
inline void Position<R>::unmake(Move move) {
    if (to_move_ == Color::White) unmake<Color::Black>(move);
    else unmake<Color::White>(move);
}

template <class R>
template <Color Us>
inline void Position<R>::make(Move move) {
    history_.push(state_);

    const Square from = move.from();
    const Square to = move.to();
    const Piece moved = piece_on(from);
    assert(!moved.empty() && moved.color() == Us);

    state_.key ^= board::zobrist.black_to_move;
    if (state_.en_passant != Square::None) {
        state_.key ^= en_passant_key(state_.en_passant);
        state_.en_passant = Square::None;
    }
    state_.captured = board::no_piece;
    ++state_.halfmove_clock;
    ++state_.reversible_plies;
    Square possible_en_passant = Square::None;

    toggle_key(moved, from);
    if (move.is_castling()) {
        const auto [king_to, rook_to] = CastlingSquares(from, to);
        const Piece rook(Us, PieceType::Rook);
        // Lift both before setting either down: their old and new squares may overlap.
        remove(from);
        remove(to);
        put(moved, king_to);
        put(rook, rook_to);
        toggle_key(rook, to);
        toggle_key(rook, rook_to);
        toggle_key(moved, king_to);
    } else {
        const Square captured_on = move.is_en_passant() ? board::offset(to, -board::forward(Us)) : to;
        if (const Piece captured = piece_on(captured_on); !captured.empty()) {
            state_.captured = captured;
            state_.halfmove_clock = state_.reversible_plies = 0;
            toggle_key(captured, captured_on);
            remove(captured_on);
        }
        relocate(from, to);
        if (moved.type() == PieceType::Pawn) {
            state_.halfmove_clock = state_.reversible_plies = 0;
            if (to == board::offset(from, 2 * board::forward(Us)))
                possible_en_passant = board::offset(from, board::forward(Us));
        }
        if (move.is_promotion()) {
            const Piece promoted(Us, move.promotion_type());
            remove(to);
            put(promoted, to);
            toggle_key(promoted, to);
        } else {
            toggle_key(moved, to);
        }
    }

    if (!state_.castling_rooks.empty()) {
        const Bitboard lost =
            moved.type() == PieceType::King ? board::relative_rank_squares(Us, 0) | to : Bitboard(from) | to;
        if (state_.castling_rooks.intersects(lost)) lose_castling_rights(lost);
    }

    to_move_ = !Us;
    ++plies_;
    update_checks<!Us>();

    // Equal positions have equal rights: a double step counts only if some pawn can really take en passant.
    if (possible_en_passant != Square::None && !en_passant_captors<!Us>(possible_en_passant).empty()) {
        state_.en_passant = possible_en_passant;
        state_.key ^= en_passant_key(possible_en_passant);
    }
}

template <class R>
template <Color Us>
inline void Position<R>::unmake(Move move) {
    const Square from = move.from();
    const Square to = move.to();
    if (move.is_castling()) {
        const auto [king_to, rook_to] = CastlingSquares(from, to);
        remove(king_to);
        remove(rook_to);
        put(Piece(Us, PieceType::King), from);
        put(Piece(Us, PieceType::Rook), to);
    } else {
        if (move.is_promotion()) {
            remove(to);
            put(Piece(Us, PieceType::Pawn), from);
        } else {
            relocate(to, from);
        }
        if (!state_.captured.empty())
            put(state_.captured, move.is_en_passant() ? board::offset(to, -board::forward(Us)) : to);
    }
    to_move_ = Us;
    --plies_;
    state_ = history_.pop();
}

}  // namespace rookery::chess
