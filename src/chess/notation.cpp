// Moves as text, both ways: coordinates for protocols, standard algebraic notation (SAN) for people.

#include <algorithm>
#include <optional>

#include "chess/position.h"
#include "game/illegal_move.h"
#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::chess {
namespace {

using game::IllegalMove;
using text::ParseError;
using text::quoted;

/// What a move in SAN says. Parts that it leaves open are empty.
struct SanPattern {
    PieceType piece = PieceType::Pawn;
    std::optional<int> from_file;
    std::optional<int> from_rank;
    bool captures = false;
    Square to = Square::None;
    PieceType promotion = PieceType::None;
    bool castles = false;
    bool kingside = false;
    bool drops = false;
};

/// Checks, mates and comments on a move's quality say nothing about which move it is.
std::string_view without_suffix(std::string_view text) {
    const std::size_t last = text.find_last_not_of("+#!?");
    return text.substr(0, last == std::string_view::npos ? 0 : last + 1);
}

[[noreturn]] void throw_not_san(std::string_view text, std::size_t where) {
    throw ParseError(quoted(text) + " is not a move; write it like e4, Nf3, exd5, O-O, e8=Q or e2e4", where);
}

SanPattern read_san(std::string_view text) {
    SanPattern pattern;
    std::string_view rest = without_suffix(text);
    for (std::string_view zero : {"O-O-O", "0-0-0", "o-o-o", "O-O", "0-0", "o-o"}) {
        if (rest != zero) continue;
        pattern.piece = PieceType::King;
        pattern.castles = true;
        pattern.kingside = rest.size() == 3;
        return pattern;
    }

    // From both ends towards the middle: the piece in front, promotion and destination behind, hints in between.
    if (!rest.empty() && rest.front() >= 'A' && rest.front() <= 'Z') {
        const auto type = board::piece_type_from_letter(rest.front());
        if (!type) throw_not_san(text, 0);
        pattern.piece = *type;
        rest.remove_prefix(1);
    }
    if (rest.starts_with('@')) {
        pattern.drops = true;
        rest.remove_prefix(1);
    }
    if (rest.size() >= 3) {
        const auto type = board::piece_type_from_letter(rest.back());
        const bool upper = rest.back() == board::upper_case(rest.back());
        if (type && (upper || rest[rest.size() - 2] == '=')) {
            pattern.promotion = *type;
            rest.remove_suffix(rest[rest.size() - 2] == '=' ? 2 : 1);
        }
    }
    if (rest.size() < 2) throw_not_san(text, 0);
    const auto to = board::parse_square(rest.substr(rest.size() - 2));
    if (!to) throw_not_san(text, static_cast<std::size_t>(rest.data() - text.data()) + rest.size() - 2);
    pattern.to = *to;
    rest.remove_suffix(2);
    if (!rest.empty() && (rest.back() == 'x' || rest.back() == ':' || rest.back() == '-')) {
        pattern.captures = rest.back() != '-';
        rest.remove_suffix(1);
    }
    if (!rest.empty() && board::file_from_letter(rest.front())) {
        pattern.from_file = board::file_from_letter(rest.front());
        rest.remove_prefix(1);
    }
    if (!rest.empty() && board::rank_from_digit(rest.front())) {
        pattern.from_rank = board::rank_from_digit(rest.front());
        rest.remove_prefix(1);
    }
    if (!rest.empty()) throw_not_san(text, static_cast<std::size_t>(rest.data() - text.data()));
    return pattern;
}

template <class R>
bool fits(const Position<R>& position, Move move, const SanPattern& pattern) {
    if (move.is_castling()) return pattern.castles && pattern.kingside == (move.to() > move.from());
    if (move.is_drop() || pattern.drops)
        return move.is_drop() && pattern.drops && pattern.piece == move.dropped_type() && pattern.to == move.to();
    const bool captures = !position.piece_on(move.to()).empty() || move.is_en_passant();
    return !pattern.castles && pattern.piece == position.piece_on(move.from()).type() && pattern.to == move.to() &&
           (pattern.promotion == move.promotion_type() || pattern.promotion == PieceType::None) &&
           (!pattern.captures || captures) &&
           (!pattern.from_file || *pattern.from_file == board::file_of(move.from())) &&
           (!pattern.from_rank || *pattern.from_rank == board::rank_of(move.from()));
}

/// What must be written before the destination to tell this piece from others of its kind that could go there too.
template <class R>
std::string origin_hint(const Position<R>& position, Move move) {
    bool others = false;
    bool same_file = false;
    bool same_rank = false;
    typename Position<R>::MoveList moves;
    position.legal_moves(moves);
    for (Move other : moves) {
        if (other.is_castling() || other.is_drop() || other.to() != move.to() || other.from() == move.from() ||
            position.piece_on(other.from()) != position.piece_on(move.from()))
            continue;
        others = true;
        same_file |= board::file_of(other.from()) == board::file_of(move.from());
        same_rank |= board::rank_of(other.from()) == board::rank_of(move.from());
    }
    if (!others) return "";
    const std::string from = to_string(move.from());
    if (!same_file) return from.substr(0, 1);
    if (!same_rank) return from.substr(1, 1);
    return from;
}

IllegalMove incomplete_promotion(const std::string& move, const std::string& example) {
    const std::string words = move + " is not complete: say what the pawn becomes, as in " + example;
    return {{"say-promotion", words, {{"move", move}, {"example", example}}}, words};
}

/// Why a well-formed coordinate move is not legal, as far as a glance at its squares tells.
template <class R>
IllegalMove why_not_legal(const Position<R>& position, std::string_view text) {
    const std::string move(text);
    const Square from = *board::parse_square(text.substr(0, 2));
    const Square to = *board::parse_square(text.substr(2, 2));
    const Color us = position.color_to_move();
    const Piece piece = position.piece_on(from);
    if (piece.empty())
        return {move, {"no-piece", "there is no piece on " + to_string(from), {{"square", to_string(from)}}}};
    const std::string piece_name(name(piece.type()));
    if (piece.color() != us) {
        const std::string side(name(us));
        const std::string other(name(piece.color()));
        const std::string id = us == Color::White ? "white" : "black";  // side and other as ids, not as names
        const std::string other_id = us == Color::White ? "black" : "white";
        return {move, {"other-side-moves", side + " is to move, not " + other, {{"side", id}, {"other", other_id}}}};
    }

    typename Position<R>::MoveList moves;
    position.legal_moves(moves);
    for (const Move legal : moves) {
        if (legal.is_drop() || legal.from() != from) continue;
        if (legal.is_promotion() && legal.to() == to && text.size() == 4) return incomplete_promotion(move, move + "q");
        if (legal.is_castling() && (legal.to() == to || CastlingSquares(from, legal.to()).king_to == to))
            return {move,
                    {"castling-is",
                     "castling is written " + position.move_text(legal) + " here",
                     {{"move", position.move_text(legal)}}}};
    }
    const bool king_steps = position.has_royal_king(us) && from == position.king(us) &&
                            board::king_attacks(from).contains(to) && !position.pieces(us).contains(to);
    if (king_steps && position.is_attacked(to, !us, position.occupied() ^ Bitboard(from)))
        return {move, {"king-would-be-in-check", "the king would be in check"}};
    const bool king_is_guarded = !position.kings_are_taken();
    if (king_is_guarded && position.in_check()) return {move, {"king-in-check", "the king is in check"}};
    if (king_is_guarded && position.pinned().contains(from))
        return {move, {"pinned", "the " + piece_name + " is pinned to its king", {{"piece", piece_name}}}};
    const std::string what = "the " + piece_name + " on " + to_string(from);
    return {{"cannot-go-there", what + " cannot go there", {{"piece", piece_name}, {"square", to_string(from)}}},
            move + " is not a legal move of " + what};
}

/// The legal move with these coordinates, if there is one.
template <class R>
std::optional<Move> find_by_coordinates(const Position<R>& position, std::string_view text) {
    typename Position<R>::MoveList moves;
    position.legal_moves(moves);
    for (const Move move : moves)
        if (position.move_text(move) == text) return move;
    return std::nullopt;
}

bool looks_like_drop(std::string_view text) {
    return text.size() == 4 && text[1] == '@' && board::piece_type_from_letter(text[0]) &&
           board::parse_square(text.substr(2, 2));
}

bool looks_like_coordinates(std::string_view text) {
    return (text.size() == 4 || (text.size() == 5 && board::piece_type_from_letter(text[4]))) &&
           board::parse_square(text.substr(0, 2)) && board::parse_square(text.substr(2, 2));
}

}  // namespace

template <class R>
std::string Position<R>::move_text(Move move) const {
    if (Rules::drops && move.is_drop())
        return std::string{board::upper_case_letter(move.dropped_type()), '@'} + to_string(move.to());
    const Square to =
        move.is_castling() && !Rules::free_castling ? CastlingSquares(move.from(), move.to()).king_to : move.to();
    std::string text = to_string(move.from()) + to_string(to);
    if (move.is_promotion()) text += board::lower_case_letter(move.promotion_type());
    return text;
}

template <class R>
Move Position<R>::parse_move(std::string_view text) const {
    if constexpr (Rules::drops)
        if (looks_like_drop(text)) {
            const std::string upper = board::upper_case(text[0]) + std::string(text.substr(1));
            if (const auto move = find_by_coordinates(*this, upper)) return *move;
            if (held(to_move_, *board::piece_type_from_letter(text[0])) == 0)
                throw IllegalMove(upper, {"not-in-hand", "there is no such piece in hand"});
            throw IllegalMove(upper, {"cannot-drop-there", "it cannot be dropped there"});
        }
    if (!looks_like_coordinates(text)) throw ParseError(quoted(text) + " is not a move; write it like e2e4 or e7e8q");
    if (const auto move = find_by_coordinates(*this, text)) return *move;
    throw why_not_legal(*this, text);
}

template <class R>
std::string Position<R>::move_notation(Move move) const {
    std::string text;
    if (move.is_castling()) {
        text = move.to() > move.from() ? "O-O" : "O-O-O";
    } else if (Rules::drops && move.is_drop()) {
        if (move.dropped_type() != PieceType::Pawn) text += board::upper_case_letter(move.dropped_type());
        text += '@' + to_string(move.to());
    } else {
        const PieceType type = piece_on(move.from()).type();
        const bool captures = !piece_on(move.to()).empty() || move.is_en_passant();
        if (type == PieceType::Pawn) {
            if (captures) text += board::file_letter(board::file_of(move.from()));
        } else {
            text += board::upper_case_letter(type);
            text += origin_hint(*this, move);
        }
        if (captures) text += 'x';
        text += to_string(move.to());
        if (move.is_promotion()) {
            text += '=';
            text += board::upper_case_letter(move.promotion_type());
        }
    }
    Position after(setup());  // without its history, which may be long
    after.make(move);
    if (after.board_verdict().over()) text += '#';
    else if (!kings_are_taken() && after.in_check()) text += after.count_legal_moves() == 0 ? '#' : '+';
    return text;
}

template <class R>
Move Position<R>::parse_notation(std::string_view text) const {
    if (looks_like_coordinates(text) || (Rules::drops && looks_like_drop(without_suffix(text))))
        return parse_move(without_suffix(text));
    const SanPattern pattern = read_san(text);
    MoveList moves;
    legal_moves(moves);
    std::vector<Move> candidates;
    for (Move move : moves)
        if (fits(*this, move, pattern)) candidates.push_back(move);
    if (candidates.size() == 1) return candidates.front();
    if (candidates.empty()) throw game::not_legal(text);
    if (pattern.promotion == PieceType::None && candidates.front().is_promotion())
        throw incomplete_promotion(quoted(text), move_notation(candidates.front()));
    std::string choices;
    for (Move move : candidates) choices += (choices.empty() ? "" : " or ") + move_notation(move);
    throw ParseError(quoted(text) + " is ambiguous: it could be " + choices);
}

#define ROOKERY_INSTANTIATE(RULES)                                     \
    template std::string Position<RULES>::move_text(Move) const;       \
    template Move Position<RULES>::parse_move(std::string_view) const; \
    template std::string Position<RULES>::move_notation(Move) const;   \
    template Move Position<RULES>::parse_notation(std::string_view) const;
ROOKERY_FOR_EACH_RULE_SET(ROOKERY_INSTANTIATE)

}  // namespace rookery::chess
