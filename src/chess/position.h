#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "board/attacks.h"
#include "board/bitboard.h"
#include "board/piece.h"
#include "board/zobrist.h"
#include "chess/check_filter.h"
#include "chess/fen.h"
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

/// What a state has beyond that of chess. A rule set that needs nothing more pays for nothing.
struct NothingMore {
    bool operator==(const NothingMore&) const = default;
};
struct CheckCounts {
    std::array<std::uint8_t, board::color_count> checks_given{};

    bool operator==(const CheckCounts&) const = default;
};
struct Holdings {
    Pockets pockets{};
    Bitboard promoted;  ///< pieces that are pawns again when they are captured

    bool operator==(const Holdings&) const = default;
};
/// Where turns may pass a board by, either color must know its pins.
struct TeamHoldings : Holdings {
    Bitboard waiting_pinned;  ///< pieces of the side that is not to move

    bool operator==(const TeamHoldings&) const = default;
};
/// What the last capture blew up besides its victim: in the order of the squares, the capturing piece at its origin.
struct Explosion {
    Bitboard squares;
    std::array<Piece, 9> pieces{};

    bool operator==(const Explosion&) const = default;
};
/// What the players have agreed on before the game.
struct Agreement {
    int repetition_limit = default_repetition_limit;
    AgreedRules rules;

    bool operator==(const Agreement&) const = default;
};
template <class R>
using MoreState =
    std::conditional_t<R::drops, std::conditional_t<R::team_board, TeamHoldings, Holdings>,
                       std::conditional_t<R::captures_explode, Explosion,
                                          std::conditional_t<(R::checks_to_win > 0), CheckCounts, NothingMore>>>;

/// A position of chess under some rule set, with the moves that led to it.
template <class R>
class Position {
public:
    using Rules = R;
    using Move = chess::Move;
    using MoveList = game::MoveList<Position>;
    static constexpr game::GameInfo info = Rules::info;
    static constexpr std::size_t maximum_moves = Rules::maximum_moves;
    /// Exchanging the colors leaves the game as it is.
    static constexpr bool has_symmetry = !white_is_horde<R> && !R::both_go_up;

    /// The setup is one that the rules allow; `from_text` checks that.
    explicit Position(const Setup& setup);

    // --- Text (game::Game) ---
    [[nodiscard]] static Position start(int number = info.default_start);
    [[nodiscard]] static Position from_text(std::string_view fen);
    [[nodiscard]] std::string text() const;
    [[nodiscard]] std::string move_text(Move move) const;
    [[nodiscard]] Move parse_move(std::string_view text) const;
    [[nodiscard]] std::string move_notation(Move move) const;
    [[nodiscard]] Move parse_notation(std::string_view text) const;
    [[nodiscard]] std::string diagram() const;
    /// The same position with the colors exchanged.
    [[nodiscard]] Position flipped() const requires(has_symmetry) { return Position(with_colors_exchanged(setup())); }
    [[nodiscard]] Setup setup() const;

    // --- The board ---
    [[nodiscard]] Color color_to_move() const { return to_move_; }
    [[nodiscard]] Side to_move() const { return side_of(to_move_); }
    [[nodiscard]] Piece piece_on(Square square) const { return board_[index(square)]; }
    [[nodiscard]] Bitboard pieces(Color color) const { return by_color_[index(color)]; }
    [[nodiscard]] Bitboard pieces(PieceType type) const { return by_type_[index(type)]; }
    [[nodiscard]] Bitboard pieces(Color color, PieceType type) const { return pieces(color) & pieces(type); }
    [[nodiscard]] Bitboard occupied() const { return pieces(Color::White) | pieces(Color::Black); }
    /// Where there are tables of endings: how many men are left.
    [[nodiscard]] int men() const requires(has_ending_tables<R>) { return occupied().count(); }
    [[nodiscard]] Square king(Color color) const { return pieces(color, PieceType::King).first(); }
    /// Whether the color has a king that it must not lose. In some rule sets it may have lost it already.
    [[nodiscard]] bool has_royal_king(Color color) const {
        if (!Rules::royal[index(color)]) return false;
        return !kings_may_be_lost<R> || !pieces(color, PieceType::King).empty();
    }
    /// The piece that moves, or is dropped.
    [[nodiscard]] Piece moved_piece(Move move) const {
        if (Rules::drops && move.is_drop()) return Piece(to_move_, move.dropped_type());
        return piece_on(move.from());
    }
    [[nodiscard]] int held(Color color, PieceType type) const requires(R::drops) {
        return state_.more.pockets[index(color)][index(type)];
    }
    [[nodiscard]] bool holds_any(Color color) const requires(R::drops) {
        return state_.more.pockets[index(color)] != Pockets::value_type{};
    }
    [[nodiscard]] Bitboard promoted() const requires(R::drops) { return state_.more.promoted; }
    [[nodiscard]] int checks_given(Color by) const requires(R::checks_to_win > 0) {
        return state_.more.checks_given[index(by)];
    }

    [[nodiscard]] Key key() const { return state_.key; }
    [[nodiscard]] Key computed_key() const;
    /// The key after a move without its rarer effects (castling, en passant, promotion, what happens to
    /// pockets or explodes): good enough to look ahead by.
    [[nodiscard]] Key key_after(Move move) const {
        const Piece moved = moved_piece(move);
        if (Rules::drops && move.is_drop())
            return state_.key ^ board::zobrist.black_to_move ^ board::piece_key(moved, move.to());
        const Piece captured = piece_on(move.to());
        const Key key = state_.key ^ board::zobrist.black_to_move ^ board::piece_key(moved, move.from()) ^
                        board::piece_key(moved, move.to());
        return captured.empty() ? key : key ^ board::piece_key(captured, move.to());
    }
    /// Fingerprints of parts of the position: the pawns of both colors, and the other pieces of one.
    [[nodiscard]] Key pawn_key() const { return state_.pawn_key; }
    [[nodiscard]] Key piece_key(Color color) const { return state_.piece_keys[index(color)]; }
    /// The square behind a pawn that has just moved two squares, if it can in fact be taken en passant.
    [[nodiscard]] Square en_passant() const {
        if constexpr (Rules::team_board) {
            // The turn may have come back to the side whose pawn it is.
            if (state_.en_passant != Square::None && board::relative_rank(to_move_, state_.en_passant) != 5)
                return Square::None;
        }
        return state_.en_passant;
    }
    [[nodiscard]] Bitboard castling_rooks() const { return state_.castling_rooks; }
    [[nodiscard]] int halfmove_clock() const { return state_.halfmove_clock; }
    /// Since move 1 of White.
    [[nodiscard]] int plies() const { return plies_; }
    /// How often this position has occurred in the game, this time included.
    [[nodiscard]] int occurrences() const;
    /// How often it must have to be a draw.
    [[nodiscard]] int repetition_limit() const {
        if constexpr (Rules::rules_are_agreed_on) return agreement_.repetition_limit;
        else return default_repetition_limit;
    }
    /// Throws a ParseError for a limit that makes no sense.
    void set_repetition_limit(int limit) requires(R::rules_are_agreed_on) {
        check_repetition_limit(limit);
        agreement_.repetition_limit = limit;
    }

    // --- What may be agreed on before a game; elsewhere the rule set has settled it ---
    using Agreed = AgreedRules;
    [[nodiscard]] AgreedRules agreed_rules() const requires(R::rules_are_agreed_on) { return agreement_.rules; }
    /// This position, without those before it, as the beginning of a game by these rules. Throws a ParseError if it
    /// cannot be one.
    [[nodiscard]] Position with_rules(const AgreedRules& rules) const requires(R::rules_are_agreed_on) {
        Setup changed = setup();
        changed.rules = rules;
        return from_text(write_fen(changed, setup_rules<R>));
    }
    /// Whether there is no check, and taking the king wins.
    [[nodiscard]] bool kings_are_taken() const {
        if constexpr (Rules::rules_are_agreed_on) return !agreement_.rules.check;
        else return Rules::kings_are_taken;
    }
    [[nodiscard]] bool has_promotion() const {
        if constexpr (Rules::rules_are_agreed_on) return agreement_.rules.promotion;
        else return true;
    }
    [[nodiscard]] bool has_en_passant() const {
        if constexpr (Rules::rules_are_agreed_on) return agreement_.rules.en_passant;
        else return Rules::en_passant;
    }
    [[nodiscard]] bool has_double_steps() const {
        if constexpr (Rules::rules_are_agreed_on) return agreement_.rules.double_step;
        else return true;
    }

    // --- For people who watch a game ---
    /// White's material minus Black's, in pawns, with what is in hand.
    [[nodiscard]] int balance() const;
    /// The distance between the kings; where one side has none to lose, how many pieces are left.
    [[nodiscard]] std::optional<int> measure() const;

    // --- Attacks ---
    /// The pieces that attack the king of the side to move.
    [[nodiscard]] Bitboard checkers() const { return state_.checkers; }
    /// The pieces of the side to move that stand alone between their king and an enemy slider.
    [[nodiscard]] Bitboard pinned() const { return state_.pinned; }
    [[nodiscard]] bool in_check() const { return !state_.checkers.empty(); }
    [[nodiscard]] bool is_attacked(Square square, Color by, Bitboard blockers) const;
    /// All squares that a color attacks.
    [[nodiscard]] Bitboard attacked_by(Color color) const;
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
    /// What the board alone decides, by the rules that chess does not have: a king that is lost or has arrived, checks
    /// given, pieces lost. There are no legal moves then.
    [[nodiscard]] Outcome board_verdict() const;
    void legal_moves(MoveList& moves) const { generate<MoveKind::Any>(MoveCollector<Position>(moves)); }
    [[nodiscard]] std::size_t count_legal_moves() const {
        return generate<MoveKind::Any>(MoveCounter<Position>()).count();
    }
    void make(Move move);
    void unmake(Move move);

    /// Hands the legal moves of one kind to a sink: see chess/generate.h.
    template <MoveKind Kind, class Sink>
    Sink generate(Sink sink) const {
        if constexpr (decides_by_board) {
            if (board_verdict().over()) return sink;
        }
        if constexpr (Rules::rules_are_agreed_on) {
            if (!kings_are_taken()) {
                generate_for_mover<Kind, GuardsKing::Yes>(sink);
                return sink;
            }
        }
        generate_for_mover<Kind, GuardsKing::AsUsual>(sink);
        return sink;
    }

    // --- One board of several ---
    /// The turn passes this board by: its other color is to move. Twice is as if never.
    void pass() requires(R::team_board) {
        assert(!in_check());
        to_move_ = !to_move_;
        state_.key ^= board::zobrist.black_to_move;
        std::swap(state_.pinned, state_.more.waiting_pinned);
    }
    /// Gives pieces into a hand, or takes them from it.
    void change_hand(Color color, PieceType type, int change) requires(R::drops);
    /// What a move captures: the piece, or the pawn that it was. None if nothing.
    [[nodiscard]] PieceType captured_type(Move move) const requires(R::drops) {
        if (move.is_en_passant()) return PieceType::Pawn;
        if (move.is_castling() || piece_on(move.to()).empty()) return PieceType::None;
        return promoted().contains(move.to()) ? PieceType::Pawn : piece_on(move.to()).type();
    }

    // --- What a search may use beyond that ---
    void noisy_moves(MoveList& moves) const {
        generate<MoveKind::Noisy>(MoveCollector<Position>(moves));
        if constexpr (Rules::checks_to_win > 0) quiet_checks(moves);
    }
    void quiet_moves(MoveList& moves) const {
        if constexpr (Rules::checks_to_win > 0) add_calm_moves(moves);
        else generate<MoveKind::Quiet>(MoveCollector<Position>(moves));
    }
    /// Quiet moves and drops that give check.
    void quiet_checks(MoveList& moves) const requires(R::drops || R::checks_to_win > 0) {
        using Collector = MoveCollector<Position>;
        generate<MoveKind::Quiet>(CheckFilter<Position, Collector>(*this, Collector(moves)));
    }
    [[nodiscard]] bool is_capture(Move move) const {
        return move.is_en_passant() || (!move.is_castling() && !piece_on(move.to()).empty());
    }
    [[nodiscard]] static bool is_drop(Move move) requires(R::drops) { return move.is_drop(); }
    [[nodiscard]] bool must_capture() const requires(R::losing_wins);
    /// Where captures explode: what one on this square takes with it besides the captor and the victim.
    [[nodiscard]] Bitboard blast(Square center) const;
    /// Whether the king of `Us` survives a capture, or a move that captures nothing.
    template <Color Us>
    [[nodiscard]] bool survives_capture(Square from, Square to, Square victim) const;
    template <Color Us>
    [[nodiscard]] bool survives_step(Square from, Square to) const;
    /// Whether a move changes what counts: the material, or the checks given if they do.
    [[nodiscard]] bool is_noisy(Move move) const {
        return is_capture(move) || move.is_promotion() || (Rules::checks_to_win > 0 && gives_check(move));
    }
    /// Whether any 16 bits, such as a move remembered from another position, are a legal move here.
    [[nodiscard]] bool is_legal(Move move) const;
    /// Whether a legal move attacks the enemy king.
    [[nodiscard]] bool gives_check(Move move) const {
        if (Rules::checks_are_forbidden || !has_royal_king(!to_move_)) return false;
        if constexpr (Rules::drops) {
            if (move.is_drop()) return drop_gives_check(move);
        }
        if constexpr (Rules::captures_explode) {
            if (is_capture(move)) return explosion_gives_check(move);
            if (kings_touch_after(move)) return false;
        }
        return move.is_castling() || move.is_en_passant() ? special_gives_check(move) : ordinary_gives_check(move);
    }
    /// From where the enemy king is attacked: what tells for all quiet moves of a position which of them give check.
    [[nodiscard]] CheckSquares<Position> check_squares() const requires(checks_are_plain<R>) {
        return CheckSquares<Position>(*this);
    }
    [[nodiscard]] bool gives_check(Move quiet, const CheckSquares<Position>& squares) const {
        if (quiet.is_castling()) return special_gives_check(quiet);
        return (squares.of(piece_on(quiet.from()).type()) | squares.uncovered_from(quiet.from())).contains(quiet.to());
    }
    /// Whether the captures that this legal move begins on its square gain at least so many centipawns.
    [[nodiscard]] bool exchange_at_least(Move move, int threshold) const requires(!R::losing_wins) {
        // An explosion leaves nothing to take back.
        if constexpr (Rules::captures_explode) return !is_capture(move) || noisy_gain(move) >= threshold;
        else if constexpr (Rules::checks_to_win > 0) return exchange_gains(move, threshold - check_value(move));
        else return exchange_gains(move, threshold);
    }
    /// Whether a capture takes what the previous move has moved.
    [[nodiscard]] static bool takes_back(Move capture, Move previous) { return capture.to() == previous.to(); }
    /// What a noisy move wins at once, in centipawns.
    [[nodiscard]] int noisy_gain(Move move) const;
    /// Numbers for statistics about moves: the piece and its destination, origin and destination, what is taken.
    static constexpr std::size_t piece_slots = 2 * board::piece_type_count * board::square_count;
    static constexpr std::size_t plain_routes = board::square_count * board::square_count;
    static constexpr std::size_t route_slots = plain_routes + (R::drops ? pocket_types * board::square_count : 0);
    static constexpr std::size_t victim_slots = board::piece_type_count + 1;
    [[nodiscard]] std::size_t piece_slot(Move move) const {
        const Piece piece = moved_piece(move);
        return (index(piece.type()) * 2 + index(piece.color())) * board::square_count + index(move.to());
    }
    [[nodiscard]] std::size_t route_slot(Move move) const {
        if (Rules::drops && move.is_drop())
            return plain_routes + index(move.dropped_type()) * board::square_count + index(move.to());
        return move.bits() & (plain_routes - 1);
    }
    [[nodiscard]] std::size_t victim_slot(Move move) const {
        return move.is_en_passant() ? index(PieceType::Pawn) : index(piece_on(move.to()).type());
    }
    /// The squares that the enemy attacks, and whether a move leaves one of them, goes to one, or both.
    using Threats = Bitboard;
    static constexpr std::size_t threat_slots = 4;
    [[nodiscard]] Threats threats() const { return attacked_by(!to_move_); }
    [[nodiscard]] static std::size_t threat_slot(Move move, Threats threats) {
        const bool leaves = !(Rules::drops && move.is_drop()) && threats.contains(move.from());
        return (leaves ? 2 : 0) + (threats.contains(move.to()) ? 1 : 0);
    }
    /// Parts of a position whose evaluation tends to be off together.
    static constexpr std::size_t part_keys = 3;
    [[nodiscard]] Key part_key(std::size_t part) const {
        return part == 0 ? state_.pawn_key : state_.piece_keys[part - 1];
    }
    /// Whether the side to move can take the king, blow it up, or arrive at the goal.
    [[nodiscard]] bool wins_at_once() const requires(R::kings_are_taken || R::captures_explode || !R::goal.empty()) {
        if constexpr (Rules::captures_explode) return explodes_king_at_once();
        if constexpr (!Rules::goal.empty()) return arrives_at_once(to_move_);
        const Bitboard enemy_king = pieces(!to_move_, PieceType::King);
        return !enemy_king.empty() && is_attacked(enemy_king.first(), to_move_, occupied());
    }
    /// Whether the side to move is in check, or must prevent the enemy king from arriving.
    [[nodiscard]] bool is_pressed() const requires(!R::goal.empty()) {
        return in_check() || Rules::goal.contains(king(!to_move_)) || arrives_at_once(!to_move_);
    }
    /// Whether a legal move, which is no capture, leaves the enemy little choice: it attacks his king, or something
    /// that would go up with it, or brings the king a step from the goal.
    [[nodiscard]] bool presses(Move move) const requires(R::captures_explode || !R::goal.empty()) {
        if (gives_check(move)) return true;
        if constexpr (Rules::captures_explode) return aims_next_to_king(move);
        else return move.from() == king(to_move_) && board::king_attacks(move.to()).intersects(Rules::goal);
    }
    /// Whether the king of a color, if that color were to move, could win by a step to the goal.
    [[nodiscard]] bool arrives_at_once(Color color) const requires(!R::goal.empty());
    /// Zugzwang is rare while the side to move has pieces besides king and pawns.
    [[nodiscard]] bool null_move_is_sound() const {
        if constexpr (Rules::kings_are_taken) {
            // Who has pawns to push need not move the king into danger.
            const Bitboard pawns = pieces(to_move_, PieceType::Pawn);
            const Bitboard ahead = to_move_ == Color::White ? board::shifted<board::forward(Color::White)>(pawns)
                                                            : board::shifted<board::forward(Color::Black)>(pawns);
            return (ahead & ~occupied()).more_than_one();
        }
        if constexpr (Rules::drops) {
            if (holds_any(to_move_)) return true;
        }
        return pieces(to_move_) != (pieces(to_move_) & (pieces(PieceType::Pawn) | pieces(PieceType::King)));
    }
    /// Whether a king and pawns are all that is left to move. A horde has pawns enough, and no king to save.
    [[nodiscard]] bool has_few_moves() const { return has_royal_king(to_move_) && !null_move_is_sound(); }
    /// Passes the turn. The side to move is not in check. Where losing wins, having to move is the whole trouble.
    void make_null() requires(!R::losing_wins);
    void unmake_null() requires(!R::losing_wins);
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
        [[no_unique_address]] MoreState<R> more;

        bool operator==(const State&) const = default;
    };

    static constexpr bool decides_by_board = !Rules::goal.empty() || Rules::checks_to_win > 0 ||
                                             Rules::captures_explode || Rules::losing_wins || Rules::kings_are_taken ||
                                             Rules::royal != std::array{true, true};

    template <MoveKind Kind, GuardsKing Guards, class Sink>
    void generate_for_mover(Sink& sink) const {
        if (to_move_ == Color::White) Generator<Position, Color::White, Kind, Sink, Guards>(*this, sink).all();
        else Generator<Position, Color::Black, Kind, Sink, Guards>(*this, sink).all();
    }
    template <Color Us>
    void make(Move move);
    template <Color Us>
    void unmake(Move move);
    template <Color Us>
    void make_drop(Move move);
    /// Whether the kings stand next to each other: where captures explode, neither can be taken then.
    [[nodiscard]] bool kings_touch() const {
        return board::king_attacks(king(Color::White)).contains(king(Color::Black));
    }
    [[nodiscard]] bool kings_touch_after(Move move) const {
        const Color us = to_move_;
        const Square own = king(us) == move.from() && !move.is_castling() ? move.to() : king(us);
        return board::king_attacks(own).contains(king(!us));
    }
    /// Enemy pieces that go up with their king, and not with ours, when they are captured.
    [[nodiscard]] Bitboard fuses() const requires(R::captures_explode) {
        return board::king_attacks(king(!to_move_)) & pieces(!to_move_) & ~board::king_attacks(king(to_move_));
    }
    [[nodiscard]] bool explodes_king_at_once() const requires(R::captures_explode);
    [[nodiscard]] bool aims_next_to_king(Move move) const requires(R::captures_explode);
    [[nodiscard]] Bitboard explode(Piece captor, Square from, Square center) requires(R::captures_explode);
    void undo_explosion(Square from) requires(R::captures_explode);
    void toggle_promoted(Square square) requires(R::drops);
    template <Color Us>
    void take_into_pocket(PieceType type, Square square);
    /// Whoever has just moved has moved: rights, the turn and checks follow.
    template <Color Us>
    void end_of_turn(Bitboard lost_rights);

    // These change the board alone; keys are the business of `make`.
    void put(Piece piece, Square square);
    void remove(Square square);
    void relocate(Square from, Square to);
    void toggle_key(Piece piece, Square square);

    void lose_castling_rights(Bitboard rooks);
    void begin_count_to_fifty();
    template <Color Us>
    void update_checks();

    /// Moves that neither change the material nor give check.
    void add_calm_moves(MoveList& moves) const {
        MoveList all;
        generate<MoveKind::Quiet>(MoveCollector<Position>(all));
        for (const Move move : all)
            if (!gives_check(move)) moves.add(move);
    }
    [[nodiscard]] int check_value(Move move) const requires(R::checks_to_win > 0) {
        return gives_check(move) ? Rules::check_values[static_cast<std::size_t>(checks_given(to_move_))] : 0;
    }
    [[nodiscard]] bool guards_king(Square from, Square to) const;
    [[nodiscard]] int explosion_gain(Move move) const;
    [[nodiscard]] bool exchange_gains(Move move, int threshold) const;
    [[nodiscard]] bool ordinary_gives_check(Move move) const;
    [[nodiscard]] bool special_gives_check(Move move) const;
    [[nodiscard]] bool drop_gives_check(Move move) const;
    [[nodiscard]] bool explosion_gives_check(Move move) const;
    [[nodiscard]] bool uncovers_check(Bitboard movers, Bitboard occupied_after) const;
    [[nodiscard]] bool can_follow() const;
    [[nodiscard]] bool cannot_explode(Color attacker) const;
    [[nodiscard]] bool insufficient_material() const;
    /// Where the rules end such games: whether blocked pawns keep both sides from winning.
    [[nodiscard]] bool is_closed() const;

    std::array<Piece, board::square_count> board_{};
    std::array<Bitboard, board::piece_type_count> by_type_{};
    std::array<Bitboard, board::color_count> by_color_{};
    State state_;
    Color to_move_ = Color::White;
    int plies_ = 0;
    game::History<State> history_;
    [[no_unique_address]] std::conditional_t<R::rules_are_agreed_on, Agreement, NothingMore> agreement_;
};

}  // namespace rookery::chess

// The hot path, inline.
#include "chess/position_attacks.h"
#include "chess/position_moves.h"
