// Positions as text.

#include <gtest/gtest.h>

#include "bughouse/position.h"
#include "game/bad_position.h"
#include "support/error_text.h"
#include "support/play.h"

namespace rookery::bughouse {
namespace {

using support::after;
using support::error_text;

constexpr std::string_view start_bfen =
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1 | "
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] b KQkq - 0 1 t1";

std::string rewritten(std::string_view text) { return Position::from_text(text).text(); }
std::string problem_of(std::string_view text) {
    return error_text([&] { static_cast<void>(Position::from_text(text)); });
}

TEST(Bfen, TheStart) {
    EXPECT_EQ(Position::start().text(), start_bfen);
    EXPECT_EQ(rewritten(start_bfen), start_bfen);
    EXPECT_EQ(Position::start(Position::start_number(2, TeamSides::Same)).text(),
              "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1 | "
              "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1 t1");
    EXPECT_EQ(Position::from_text(Position::start(Position::start_number(2, TeamSides::Same)).text()).sides(),
              TeamSides::Same);
}

TEST(Bfen, BracketsHoldWhatMayBeDroppedOnTheBoard) {
    const Position position = after<Position>(start_bfen, {"A:e2e4", "A:d7d5", "A:e4d5"});
    EXPECT_EQ(position.text(),
              "rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR[] b KQkq - 0 2 | "
              "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[p] w KQkq - 0 1 t2");
    EXPECT_EQ(rewritten(position.text()), position.text());
}

TEST(Bfen, ThreeBoardsSayWhereThePiecesComeFrom) {
    const std::string text =
        "4k3/8/8/8/8/8/8/4K3[Nb] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[Bn] b - - 0 1 | "
        "4k3/8/8/8/8/8/8/4K3[NN] w - - 0 1 A:N,B:N,C:b t1";
    EXPECT_EQ(rewritten(text), text);
    // The field may be left out; if it is there, it must be true.
    std::string without = text;
    without.erase(without.find(" A:N,B:N,C:b"), 12);
    EXPECT_EQ(rewritten(without), text);
    std::string wrong = text;
    wrong.replace(wrong.find("C:b"), 3, "C:-");
    EXPECT_EQ(problem_of(wrong), "the pieces in hand come from A:N,B:N,C:b, not from 'A:N,B:N,C:-'");
    EXPECT_EQ(problem_of("4k3/8/8/8/8/8/8/4K3[N] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] b - - 0 1 | "
                         "4k3/8/8/8/8/8/8/4K3[] w - - 0 1 t1"),
              "the hands do not fit together: every knight in hand may be dropped on all boards but one");
}

TEST(Bfen, TheOlderFormIsRead) {
    // Pieces in hand behind a ninth slash, the players' clocks at the end, and no team.
    EXPECT_EQ(rewritten("r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R/Pn w KQkq - 176 159 | "
                        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/ w KQkq - 180 180"),
              "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R[Pn] w KQkq - 0 1 | "
              "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] b KQkq - 0 1 t1");
    // Clocks behind the counters, or with fractions.
    EXPECT_EQ(rewritten("4k3/8/8/8/8/8/8/4K3[] b - - 7 9 120 99.5 | 4k3/8/8/8/8/8/8/4K3[] b - - 12 4 1 2"),
              "4k3/8/8/8/8/8/8/4K3[] b - - 7 9 | 4k3/8/8/8/8/8/8/4K3[] w - - 7 4 t2");
    EXPECT_EQ(rewritten("4k3/8/8/8/8/8/8/4K3 w - - 120.5 99.5|4k3/8/8/8/8/8/8/4K3 b - -"),
              "4k3/8/8/8/8/8/8/4K3[] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] b - - 0 1 t1");
}

TEST(Bfen, PromotedPiecesAreMarked) {
    const Position position =
        after<Position>("4k3/P7/8/8/8/8/8/4K3[] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] b - - 0 1 t1", {"A:a7a8q"});
    EXPECT_EQ(position.text(), "Q~3k3/8/8/8/8/8/8/4K3[] b - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1 t2");
    EXPECT_EQ(rewritten(position.text()), position.text());
}

TEST(Bfen, OneBoard) {
    EXPECT_EQ(Position::start(0).text(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1 t1");
    EXPECT_EQ(problem_of("4k3/8/8/8/8/8/8/4K3[N] w - - 0 1 t1"), "with one board nobody has pieces in hand");
}

TEST(Bfen, ManyPiecesInHandHaveKeysOfTheirOwn) {
    std::set<Key> keys;
    std::string pawns;
    for (int count = 0; count <= 128; ++count) {
        keys.insert(
            Position::from_text("4k3/8/8/8/8/8/8/4K3[" + pawns + "] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] b - - 0 1 t1")
                .key());
        pawns += 'P';
    }
    EXPECT_EQ(keys.size(), 129u);
}

TEST(Bfen, ComplaintsHaveACodeForOtherLanguages) {
    const auto code_of = [](std::string_view text) -> std::string {
        try {
            static_cast<void>(Position::from_text(text));
        } catch (const game::BadPosition& error) {
            EXPECT_EQ(error.problem(), error.reason().words);
            return error.reason().code;
        }
        return "";
    };
    EXPECT_EQ(code_of(""), "position-board-fields");
    EXPECT_EQ(code_of("4k3/8/8/8/8/8/8/4K3[] w - - 0 t1"), "position-board-fields");
    EXPECT_EQ(code_of("4k3/8/8/8/8/8/8/4K3[] x - - 0 1 t1"), "position-side-to-move");
    EXPECT_EQ(code_of("4k3/8/8/8/8/8/8/4K3[N] w - - 0 1 t1"), "position-reserve-alone");
    EXPECT_EQ(code_of("4k3/8/8/8/8/8/8/4K3[] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[x] b - - 0 1 t1"),
              "position-reserve-piece");
    EXPECT_EQ(code_of("4k3/8/8/8/8/8/8/4K3[] b - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1 t1"), "position-team");
    const std::string three =
        "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[%] b - - 0 1 | "
        "4k3/8/8/8/8/8/8/4K3[] w - - 0 1";
    std::string uneven = three;
    EXPECT_EQ(code_of(uneven.replace(uneven.find('%'), 1, "")), "position-reserves");
    std::string elsewhere = three;
    EXPECT_EQ(code_of(elsewhere.replace(elsewhere.find('%'), 1, "n") + " A:-,B:-,C:- t1"), "position-origins");
    std::string nine = "4k3/8/8/8/8/8/8/4K3[] w - - 0 1";
    for (int i = 0; i < 8; ++i) nine += " | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1";
    EXPECT_EQ(code_of(nine), "position-boards");
}

TEST(Bfen, WhatIsWrongIsSaid) {
    EXPECT_EQ(problem_of(""), "board A: a board has at least 4 fields (pieces, side to move, castling, en passant)");
    EXPECT_EQ(problem_of("4k3/8/8/8/8/8/8/4K3[] w - - 0 1 | 4k3/8/8/8/8/8/8/8[] b - - 0 1 t1"),
              "board B: White has no king (at character 1)");
    EXPECT_EQ(problem_of("4k3/8/8/8/8/8/8/4K3[] b - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1 t1"),
              "the first team has White on board A, where Black is to move, but it is the turn of team 1");
    EXPECT_EQ(problem_of("4k3/8/8/8/8/8/8/4K3[] x - - 0 1 t1"), "board A: the side to move is 'w' or 'b', not 'x'");
    EXPECT_EQ(problem_of("4k3/8/8/8/8/8/8/4K3[] w - - 0 t1"),
              "board A: a board has 4, 6 or 8 fields (pieces, side to move, castling, en passant, then counters and "
              "clocks), not 5");
    std::string nine = "4k3/8/8/8/8/8/8/4K3[] w - - 0 1";
    for (int i = 0; i < 8; ++i) nine += " | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1";
    EXPECT_EQ(problem_of(nine), "a BFEN has 1 to 8 boards, not 9");
    // The team that is not to move must not be in check on any board.
    EXPECT_EQ(problem_of("4k3/8/8/8/8/8/8/4K3[] w - - 0 1 | 4k3/8/8/8/8/8/8/4K2r[] b - - 0 1 t1"),
              "board B: Black is to move, but could take the king on e1 from h1 (at character 24)");
}

}  // namespace
}  // namespace rookery::bughouse
