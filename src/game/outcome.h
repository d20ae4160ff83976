#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "game/side.h"

namespace rookery::game {

enum class Result : std::uint8_t { Ongoing, FirstWins, SecondWins, Draw };

[[nodiscard]] constexpr Result win_of(Side side) {
    return side == Side::First ? Result::FirstWins : Result::SecondWins;
}
/// Nobody if it is drawn or goes on.
[[nodiscard]] constexpr std::optional<Side> winner_of(Result result) {
    if (result == Result::FirstWins) return Side::First;
    if (result == Result::SecondWins) return Side::Second;
    return std::nullopt;
}

/// Why a game is over. Games share this list, so that people read the same words everywhere.
enum class Reason : std::uint8_t {
    None,
    Checkmate,
    Stalemate,
    Repetition,
    FiftyMoves,
    InsufficientMaterial,
    GoalReached,
    KingExploded,
    KingTaken,
    ChecksGiven,
    PiecesLost,
    NoMoves,
};

/// Whether a game is over, who won it, and why.
struct Outcome {
    Result result = Result::Ongoing;
    Reason reason = Reason::None;

    [[nodiscard]] static constexpr Outcome ongoing() { return {}; }
    [[nodiscard]] static constexpr Outcome win(Side winner, Reason reason) { return {win_of(winner), reason}; }
    [[nodiscard]] static constexpr Outcome draw(Reason reason) { return {Result::Draw, reason}; }

    [[nodiscard]] constexpr bool over() const { return result != Result::Ongoing; }
    constexpr bool operator==(const Outcome&) const = default;
};

/// As in PGN: "1-0", "0-1", "1/2-1/2" or "*".
[[nodiscard]] constexpr std::string_view result_text(Result result) {
    switch (result) {
        case Result::FirstWins: return "1-0";
        case Result::SecondWins: return "0-1";
        case Result::Draw: return "1/2-1/2";
        case Result::Ongoing: break;
    }
    return "*";
}

[[nodiscard]] constexpr std::string_view reason_text(Reason reason) {
    switch (reason) {
        case Reason::Checkmate: return "checkmate";
        case Reason::Stalemate: return "stalemate";
        case Reason::Repetition: return "repetition";
        case Reason::FiftyMoves: return "fifty moves without capture or pawn move";
        case Reason::InsufficientMaterial: return "insufficient material";
        case Reason::GoalReached: return "goal reached";
        case Reason::KingExploded: return "the king is blown up";
        case Reason::KingTaken: return "the king is taken";
        case Reason::ChecksGiven: return "enough checks given";
        case Reason::PiecesLost: return "all pieces lost";
        case Reason::NoMoves: return "no move left";
        case Reason::None: break;
    }
    return "";
}

}  // namespace rookery::game
