#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "chess/position.h"
#include "game/bad_position.h"
#include "game/outcome.h"
#include "game/position.h"
#include "support/refusal.h"

/// What the tests of chess and of its variants expect of positions, as tables of texts.
namespace rookery::chess {

struct Step {
    std::string_view before;
    std::string_view move;
    std::string_view after;
};

/// Expects that each move leads to the position as described, keys and all, and can be taken back.
template <class P>
void expect_steps(std::initializer_list<Step> steps) {
    for (const Step& step : steps) {
        SCOPED_TRACE(std::string(step.before) + ": " + std::string(step.move));
        const P before = P::from_text(step.before);
        P position = before;
        const Move move = position.parse_move(step.move);
        position.make(move);
        EXPECT_EQ(position.text(), step.after);
        EXPECT_EQ(position.key(), position.computed_key());
        EXPECT_EQ(position.key(), P::from_text(step.after).key());
        EXPECT_EQ(position.checkers(), P::from_text(step.after).checkers());
        EXPECT_EQ(position.pinned(), P::from_text(step.after).pinned());
        position.unmake(move);
        EXPECT_EQ(position, before);
    }
}

struct Ending {
    std::string_view position;
    game::Outcome outcome;
};

template <class P>
void expect_outcomes(std::initializer_list<Ending> endings) {
    for (const auto& [text, outcome] : endings) {
        SCOPED_TRACE(text);
        EXPECT_EQ(game::outcome(P::from_text(text)), outcome);
    }
}

/// Expects that the board itself decides the game, so that nobody has a move.
template <class P>
void expect_decided(const P& position, game::Outcome outcome) {
    SCOPED_TRACE(position.text());
    EXPECT_EQ(position.verdict(), outcome);
    EXPECT_EQ(position.verdict_without_moves(), outcome);
    EXPECT_EQ(position.count_legal_moves(), 0U);
}

struct Rewriting {
    std::string_view read;
    std::string_view written;
};

template <class P>
void expect_all_rewritten(std::initializer_list<Rewriting> rewritings) {
    for (const auto& [read, written] : rewritings) {
        SCOPED_TRACE(read);
        EXPECT_EQ(P::from_text(read).text(), written);
    }
}

template <class P>
void expect_all_refused(std::initializer_list<support::Refusal> refusals) {
    for (const support::Refusal& refusal : refusals)
        support::expect_refused<game::BadPosition>(refusal, [](const std::string& text) { return P::from_text(text); });
}

struct WrittenMove {
    std::string_view position;
    std::string_view coordinates;
    std::string_view notation;
};

template <class P>
void expect_written_and_read(std::initializer_list<WrittenMove> moves) {
    for (const auto& [text, coordinates, notation] : moves) {
        SCOPED_TRACE(std::string(text) + ": " + std::string(coordinates));
        const P position = P::from_text(text);
        const Move move = position.parse_move(coordinates);
        EXPECT_EQ(position.move_text(move), coordinates);
        EXPECT_EQ(position.move_notation(move), notation);
        EXPECT_EQ(position.parse_notation(notation), move);
    }
}

/// Expects that the position reads this notation as the move with these coordinates.
template <class P>
void expect_read(std::string_view text, std::string_view notation, std::string_view coordinates) {
    SCOPED_TRACE(std::string(text) + ": " + std::string(notation));
    const P position = P::from_text(text);
    EXPECT_EQ(position.move_text(position.parse_notation(notation)), coordinates);
}

struct RefusedMove {
    std::string_view position;
    support::Refusal refusal;
};

template <class P>
void expect_moves_refused(std::initializer_list<RefusedMove> moves) {
    for (const RefusedMove& move : moves) {
        const P position = P::from_text(move.position);
        support::expect_refused(move.refusal, [&](const std::string& text) { return position.parse_move(text); });
    }
}

}  // namespace rookery::chess
