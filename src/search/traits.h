#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>

#include "game/position.h"
#include "search/score.h"

namespace rookery::search {

// What only some games have. The search asks; a game that does not have it simply goes without.

template <class P>
concept SplitsMoves = requires(const P& position, game::MoveList<P>& moves, typename P::Move move) {
    position.noisy_moves(moves);
    position.quiet_moves(moves);
    { position.is_noisy(move) } -> std::same_as<bool>;
    { position.noisy_gain(move) } -> std::same_as<Score>;  ///< what a noisy move wins if nobody answers
};

template <class P>
concept HasChecks = requires(const P& position, typename P::Move move) {
    { position.in_check() } -> std::same_as<bool>;
    { position.gives_check(move) } -> std::same_as<bool>;
};

/// Quiet moves that give check, found without listing all others.
template <class P>
concept FindsChecks = SplitsMoves<P> && HasChecks<P> && requires(const P& position, game::MoveList<P>& moves) {
    position.quiet_checks(moves);
};

/// From where the enemy king is attacked, looked up once for all quiet moves.
template <class P>
concept MapsChecks = HasChecks<P> && requires(const P& position, typename P::Move move) {
    { position.gives_check(move, position.check_squares()) } -> std::same_as<bool>;
};

/// Games in which a glance tells whether the side to move, in a game that goes on, wins with one move.
template <class P>
concept SeesWins = requires(const P& position) {
    { position.wins_at_once() } -> std::same_as<bool>;
};

/// Games in which the side to move may have to answer something although no king is attacked: it must capture, or it
/// would lose at once if it passed.
template <class P>
concept HasPressure = requires(const P& position) {
    { position.is_pressed() } -> std::same_as<bool>;
};

/// Games in which other quiet moves than checks threaten to win at once.
template <class P>
concept HasThreats = requires(const P& position, typename P::Move move) {
    { position.presses(move) } -> std::same_as<bool>;
};

/// Games in which who can capture must.
template <class P>
concept HasDuties = requires(const P& position) {
    { position.must_capture() } -> std::same_as<bool>;
};

template <class P>
concept HasNullMove = requires(P& position, const P& constant) {
    position.make_null();
    position.unmake_null();
    { constant.null_move_is_sound() } -> std::same_as<bool>;
};

template <class P>
concept HasExchanges = requires(const P& position, typename P::Move move, Score threshold) {
    { position.exchange_at_least(move, threshold) } -> std::same_as<bool>;
};

template <class P>
concept SeesRepetitions = requires(const P& position, int plies) {
    { position.repeats_within(plies) } -> std::same_as<bool>;
};

template <class P>
concept VerifiesMoves = requires(const P& position, typename P::Move move) {
    { position.is_legal(move) } -> std::same_as<bool>;
};

/// Games in which a move may put a piece from the hand onto the board.
template <class P>
concept HasDrops = requires(const P& position, typename P::Move move) {
    { position.is_drop(move) } -> std::same_as<bool>;
};

/// Small numbers that say what kind of move it is, for statistics: which piece goes where, from where to where, and
/// what it takes.
template <class P>
concept ClassifiesMoves = requires(const P& position, typename P::Move move) {
    { P::piece_slots } -> std::convertible_to<std::size_t>;
    { P::route_slots } -> std::convertible_to<std::size_t>;
    { P::victim_slots } -> std::convertible_to<std::size_t>;
    { position.piece_slot(move) } -> std::same_as<std::size_t>;
    { position.route_slot(move) } -> std::same_as<std::size_t>;
    { position.victim_slot(move) } -> std::same_as<std::size_t>;
};

/// What the enemy attacks, found once for a position, and numbers that say what a move has to do with it: for
/// statistics. Without threats (those made by default) every move has the number 0.
template <class P>
concept SeesThreats = requires(const P& position, typename P::Move move, typename P::Threats threats) {
    { P::threat_slots } -> std::convertible_to<std::size_t>;
    { position.threats() } -> std::same_as<typename P::Threats>;
    { P::threat_slot(move, threats) } -> std::same_as<std::size_t>;
};

/// The key that the position will have after a move, or nearly so, without playing it.
template <class P>
concept ForeseesKeys = requires(const P& position, typename P::Move move) {
    { position.key_after(move) } -> std::same_as<board::Key>;
};

/// Keys of parts of the position (such as the pawns) whose evaluation tends to be off by a common amount.
template <class P>
concept HasPartKeys = requires(const P& position) {
    { P::part_keys } -> std::convertible_to<std::size_t>;
    { position.part_key(std::size_t{0}) } -> std::same_as<board::Key>;
};

/// Games for which there are tables of endings: see search/ending_tables.h.
template <class P>
concept HasEndingTables = requires(const P& position) {
    { position.men() } -> std::same_as<int>;
};

// The same questions with their answers for games that do not have the thing.

struct NoThreats {};

template <class P>
struct ThreatsOf {
    using type = NoThreats;
    static constexpr std::size_t slots = 1;
};
template <SeesThreats P>
struct ThreatsOf<P> {
    using type = typename P::Threats;
    static constexpr std::size_t slots = P::threat_slots;
};
template <game::Position P>
using Threats = typename ThreatsOf<P>::type;

template <game::Position P>
[[nodiscard]] Threats<P> threats_in(const P& position) {
    if constexpr (SeesThreats<P>) return position.threats();
    else return {};
}

template <game::Position P>
[[nodiscard]] std::size_t threat_slot(typename P::Move move, const Threats<P>& threats) {
    if constexpr (SeesThreats<P>) return P::threat_slot(move, threats);
    else return 0;
}

template <game::Position P>
[[nodiscard]] bool in_check(const P& position) {
    if constexpr (HasChecks<P>) return position.in_check();
    else return false;
}

/// Whether the side to move is in check or, in some games, has as little choice for another reason: neither a glance at
/// the position nor passing the turn would tell what it is worth.
template <game::Position P>
[[nodiscard]] bool is_pressed(const P& position) {
    if constexpr (HasPressure<P>) return position.is_pressed();
    else return in_check(position);
}

/// Whether the side to move is pressed, or has to capture where that is a duty: what it has then is seldom what it
/// would stand still for. (Chains of duties have no end that quiescence would reach: it asks this only at first.)
template <game::Position P>
[[nodiscard]] bool has_little_choice(const P& position) {
    if constexpr (HasDuties<P>) {
        if (position.must_capture()) return true;
    }
    return is_pressed(position);
}

template <game::Position P>
[[nodiscard]] bool gives_check(const P& position, typename P::Move move) {
    if constexpr (HasChecks<P>) return position.gives_check(move);
    else return false;
}

/// Whether a quiet move presses the enemy, as a check does.
template <game::Position P>
[[nodiscard]] bool presses(const P& position, typename P::Move move) {
    if constexpr (HasThreats<P>) return position.presses(move);
    else return gives_check(position, move);
}

/// Whether a move captures what the previous one moved, as part of an exchange.
template <game::Position P>
[[nodiscard]] bool takes_back(typename P::Move move, std::optional<typename P::Move> previous) {
    if constexpr (requires { P::takes_back(move, move); }) return previous && P::takes_back(move, *previous);
    else return false;
}

/// Whether the side to move has so few moves, for want of pieces, that each of them may be the one that saves the game.
template <game::Position P>
[[nodiscard]] bool has_few_moves(const P& position) {
    if constexpr (requires { position.has_few_moves(); }) return position.has_few_moves();
    else if constexpr (HasNullMove<P>) return !position.null_move_is_sound();
    else return false;
}

template <game::Position P>
[[nodiscard]] bool is_noisy(const P& position, typename P::Move move) {
    if constexpr (SplitsMoves<P>) return position.is_noisy(move);
    else return false;
}

template <game::Position P>
[[nodiscard]] bool exchange_at_least(const P& position, typename P::Move move, Score threshold) {
    if constexpr (HasExchanges<P>) return position.exchange_at_least(move, threshold);
    else return true;
}

template <game::Position P>
[[nodiscard]] bool is_legal(const P& position, typename P::Move move) {
    if constexpr (VerifiesMoves<P>) {
        return position.is_legal(move);
    } else {
        game::MoveList<P> moves;
        position.legal_moves(moves);
        for (const auto legal : moves)
            if (legal == move) return true;
        return false;
    }
}

/// Moves as bits, for the table, which does not know whose they are. No move is 0: the bits of real moves are shifted.
template <class Move>
[[nodiscard]] constexpr std::uint32_t move_to_bits(Move move) {
    if constexpr (std::is_integral_v<Move>) return static_cast<std::uint32_t>(move) + 1;
    else return std::uint32_t{move.bits()} + 1;
}
template <class Move>
[[nodiscard]] constexpr Move move_from_bits(std::uint32_t bits) {
    if constexpr (std::is_integral_v<Move>) return static_cast<Move>(bits - 1);
    else return Move::from_bits(static_cast<decltype(Move().bits())>(bits - 1));
}

}  // namespace rookery::search
