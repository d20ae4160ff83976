// Moves as text, both ways: coordinates for protocols, standard algebraic notation (SAN) for people.

#include <initializer_list>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "chess/expectations.h"
#include "chess/position.h"
#include "support/refusal.h"

namespace rookery::chess {
namespace {

using OrthodoxPosition = Position<Orthodox>;
using FreePosition = Position<Chess960>;

constexpr std::string_view start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr std::string_view both_may_castle = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
constexpr std::string_view black_may_castle = "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1";
constexpr std::string_view two_knights = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
constexpr std::string_view two_rooks_on_a_file = "4k3/8/8/R7/8/8/8/R3K3 w - - 0 1";
constexpr std::string_view three_queens = "6k1/8/8/8/4Q2Q/8/8/K6Q w - - 0 1";
constexpr std::string_view pawn_takes_pawn = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
constexpr std::string_view about_to_promote = "1r5k/P7/8/8/8/8/8/K7 w - - 0 1";
constexpr std::string_view in_check = "4k3/8/8/8/8/8/4r3/R3K3 w Q - 0 1";

template <class P>
void expect_notations_refused(std::initializer_list<RefusedMove> moves) {
    for (const RefusedMove& move : moves) {
        const P position = P::from_text(move.position);
        support::expect_refused(move.refusal, [&](const std::string& text) { return position.parse_notation(text); });
    }
}

TEST(Notation, NamesThePieceAndItsDestination) {
    expect_written_and_read<OrthodoxPosition>({
        {start, "e2e4", "e4"},
        {start, "e2e3", "e3"},
        {start, "g1f3", "Nf3"},
        {both_may_castle, "e1d2", "Kd2"},
        {both_may_castle, "a1b1", "Rb1"},
        {three_queens, "e4b4", "Qb4"},
        {"4k3/8/8/8/8/8/8/2B1K3 w - - 0 1", "c1h6", "Bh6"},
    });
}

TEST(Notation, MarksCaptures) {
    expect_written_and_read<OrthodoxPosition>({
        {pawn_takes_pawn, "e4d5", "exd5"},
        {"4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1", "e3d5", "Nxd5"},
        {"4k3/8/8/8/8/8/3p4/4K3 w - - 0 1", "e1d2", "Kxd2"},
        {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "exd6"},
        {"4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1", "e4d3", "exd3"},
    });
}

TEST(Notation, TellsPiecesOfAKindApartAsBrieflyAsItCan) {
    expect_written_and_read<OrthodoxPosition>({
        // By the file where that is enough, even if the rank would be too.
        {two_knights, "b1d2", "Nbd2"},
        {two_knights, "f3d2", "Nfd2"},
        {"4k3/8/8/8/8/8/8/R4RK1 w - - 0 1", "a1d1", "Rad1"},
        // By the rank on a common file.
        {two_rooks_on_a_file, "a1a3", "R1a3"},
        {two_rooks_on_a_file, "a5a3", "R5a3"},
        // By both when each is shared with someone.
        {three_queens, "h4e1", "Qh4e1"},
        {three_queens, "e4e1", "Qee1"},
        {three_queens, "h1e1", "Q1e1"},
        // With a capture.
        {"4k3/8/8/8/8/5N2/3r4/1N2K3 w - - 0 1", "b1d2", "Nbxd2"},
    });
}

TEST(Notation, DoesNotTellApartWhatCannotGoThere) {
    expect_written_and_read<OrthodoxPosition>({
        // The other knight is pinned, ...
        {"4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "g1e2", "Ne2"},
        // ... of the other color, ...
        {"4k3/8/8/8/8/2n5/8/4K1N1 w - - 0 1", "g1e2", "Ne2"},
        // ... or its way is blocked.
        {"4k3/8/8/8/8/8/8/R2BK2R w - - 0 1", "h1f1", "Rf1"},
        // Pawns that take on one square have different files anyway.
        {"4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1", "c4d5", "cxd5"},
    });
}

TEST(Notation, NamesThePieceOfAPromotion) {
    expect_written_and_read<OrthodoxPosition>({
        {about_to_promote, "a7a8q", "a8=Q"},
        {about_to_promote, "a7a8r", "a8=R"},
        {about_to_promote, "a7a8b", "a8=B"},
        {about_to_promote, "a7a8n", "a8=N"},
        {about_to_promote, "a7b8q", "axb8=Q+"},
        {about_to_promote, "a7b8n", "axb8=N"},
        {"7k/8/8/8/8/8/1p5K/R7 b - - 0 1", "b2a1b", "bxa1=B"},
        {"7k/8/8/8/8/8/1p5K/8 b - - 0 1", "b2b1b", "b1=B"},
    });
}

TEST(Notation, WritesCastlingWithTheSquareOfTheKingInOrthodoxChess) {
    expect_written_and_read<OrthodoxPosition>({
        {both_may_castle, "e1g1", "O-O"},
        {both_may_castle, "e1c1", "O-O-O"},
        {black_may_castle, "e8g8", "O-O"},
        {black_may_castle, "e8c8", "O-O-O"},
    });
    expect_moves_refused<OrthodoxPosition>({
        {both_may_castle, {"e1h1", "castling is written e1g1 here"}},
    });
}

TEST(Notation, WritesCastlingAsKingTakesRookInChess960) {
    expect_written_and_read<FreePosition>({
        {both_may_castle, "e1h1", "O-O"},
        {both_may_castle, "e1a1", "O-O-O"},
        {black_may_castle, "e8h8", "O-O"},
        {black_may_castle, "e8a8", "O-O-O"},
        {"4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "f1g1", "O-O"},
        {"4k3/8/8/8/8/8/8/RK6 w A - 0 1", "b1a1", "O-O-O"},
        // A step to where castling also leads is a step.
        {"4k3/8/8/8/8/8/8/5K1R w H - 0 1", "f1g1", "Kg1"},
        {"4k3/8/8/8/8/8/8/5K1R w H - 0 1", "f1h1", "O-O"},
    });
    expect_moves_refused<FreePosition>({
        {both_may_castle, {"e1g1", "castling is written e1h1 here"}},
    });
}

TEST(Notation, MarksCheckAndMate) {
    expect_written_and_read<OrthodoxPosition>({
        {"4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", "Ra8+"},
        {"rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2", "d8h4", "Qh4#"},
        {"r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4", "h5f7", "Qxf7#"},
        // Discovered, by castling, by promotion.
        {"4k3/8/8/8/8/4N3/8/K3R3 w - - 0 1", "e3c4", "Nc4+"},
        {"5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "O-O+"},
        {"7k/P7/6K1/8/8/8/8/8 w - - 0 1", "a7a8r", "a8=R#"},
        // Stalemate is neither.
        {"7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", "f1f7", "Qf7"},
    });
}

TEST(Notation, IsReadLeniently) {
    // Suffixes say nothing about which move it is, true or not.
    for (std::string_view text : {"Nf3!", "Nf3?", "Nf3!?", "Nf3??", "Nf3+", "Nf3#", "Nf3+!!"})
        expect_read<OrthodoxPosition>(start, text, "g1f3");
    // Long forms and needless hints.
    for (std::string_view text : {"Ng1f3", "Ng1-f3", "Ngf3", "N1f3"})
        expect_read<OrthodoxPosition>(start, text, "g1f3");
    for (std::string_view text : {"e2e4", "e2-e4", "Pe4", "Pe2-e4", "ee4", "2e4"})
        expect_read<OrthodoxPosition>(start, text, "e2e4");
    for (std::string_view text : {"exd5", "ed5", "e4xd5", "e4d5", "e:d5", "d5", "xd5", "Pxd5"})
        expect_read<OrthodoxPosition>(pawn_takes_pawn, text, "e4d5");
    for (std::string_view text : {"a8=Q", "a8Q", "a8=q", "a7a8=Q", "a7-a8Q", "a8=Q!"})
        expect_read<OrthodoxPosition>(about_to_promote, text, "a7a8q");
    expect_read<OrthodoxPosition>(about_to_promote, "axb8=N", "a7b8n");
    expect_read<OrthodoxPosition>(about_to_promote, "ab8B", "a7b8b");
    // Castling with letters and digits.
    for (std::string_view text : {"O-O", "0-0", "o-o", "O-O!", "0-0+"})
        expect_read<OrthodoxPosition>(both_may_castle, text, "e1g1");
    for (std::string_view text : {"O-O-O", "0-0-0", "o-o-o", "0-0-0?!"})
        expect_read<OrthodoxPosition>(both_may_castle, text, "e1c1");
    expect_read<FreePosition>(both_may_castle, "0-0-0", "e1a1");
}

TEST(Notation, DoesNotCallALegalMoveInCoordinatesIllegal) {
    expect_read<OrthodoxPosition>(start, "e2e4", "e2e4");
    expect_read<OrthodoxPosition>(start, "g1f3", "g1f3");
    expect_read<OrthodoxPosition>(both_may_castle, "e1g1", "e1g1");
    expect_read<OrthodoxPosition>(about_to_promote, "a7a8q", "a7a8q");
}

TEST(Notation, TakesAPawnRatherThanABishopForALowerCaseLetter) {
    constexpr std::string_view pawn_and_bishop = "4k3/8/8/8/8/2n5/1P1B4/4K3 w - - 0 1";
    expect_read<OrthodoxPosition>(pawn_and_bishop, "bxc3", "b2c3");
    expect_read<OrthodoxPosition>(pawn_and_bishop, "Bxc3", "d2c3");
}

TEST(Notation, RefusesRubbish) {
    expect_notations_refused<OrthodoxPosition>({
        {start, {"^", "'' is not a move; write it like e4, Nf3"}},
        {start, {"^+", "'+' is not a move"}},
        {start, {"^N", "'N' is not a move"}},
        {start, {"^e", "'e' is not a move"}},
        {start, {"^Zf3", "'Zf3' is not a move"}},
        {start, {"N^f9", "'Nf9' is not a move"}},
        {start, {"N^i3", "'Ni3' is not a move"}},
        {start, {"hel^lo", "'hello' is not a move"}},
        {start, {"N^xyf3", "'Nxyf3' is not a move"}},
        {start, {"Ng1^g1f3", "'Ng1g1f3' is not a move"}},
        {start, {"^O-O-O-O", "is not a move"}},
        {start, {"e2^ e4", "is not a move"}},
        {start, {"N^ f3", "is not a move"}},
    });
}

TEST(Notation, RefusesIllegalMoves) {
    expect_notations_refused<OrthodoxPosition>({
        {start, {"Nf6", "'Nf6' is not a legal move here"}},
        {start, {"e5", "'e5' is not a legal move here"}},
        {start, {"Ke2", "'Ke2' is not a legal move here"}},
        {start, {"O-O", "'O-O' is not a legal move here"}},
        {start, {"Nxf3", "'Nxf3' is not a legal move here"}},
        {start, {"e8=Q", "'e8=Q' is not a legal move here"}},
        {start, {"e4=Q", "'e4=Q' is not a legal move here"}},
        {start, {"Nbf3", "'Nbf3' is not a legal move here"}},
        {start, {"e3e4", "e3e4 is not legal: there is no piece on e3"}},
        {start, {"e7e5", "e7e5 is not legal: White is to move, not Black"}},
        {start, {"e2e5", "e2e5 is not a legal move of the pawn on e2"}},
        {about_to_promote, {"a8", "'a8' "}},
        {about_to_promote, {"a8=K", "'a8=K' is not a legal move here"}},
        {about_to_promote, {"a8=P", "'a8=P' is not a legal move here"}},
        {in_check, {"O-O-O", "'O-O-O' is not a legal move here"}},
    });
}

TEST(Notation, RefusesAmbiguousMovesAndListsTheChoices) {
    expect_notations_refused<OrthodoxPosition>({
        {two_knights, {"Nd2", "'Nd2' is ambiguous: it could be Nbd2 or Nfd2"}},
        {two_rooks_on_a_file, {"Ra3", "'Ra3' is ambiguous: it could be R1a3 or R5a3"}},
        {two_rooks_on_a_file, {"Raa3", "'Raa3' is ambiguous"}},
        {three_queens, {"Qe1", "'Qe1' is ambiguous"}},
        {three_queens, {"Qhe1", "Q1e1"}},
        {three_queens, {"Qhe1", "Qh4e1"}},
        {three_queens, {"Q4e1", "Qee1"}},
        {three_queens, {"Q4e1", "Qh4e1"}},
    });
}

TEST(Coordinates, RefuseRubbish) {
    expect_moves_refused<OrthodoxPosition>({
        {start, {"", "'' is not a move; write it like e2e4 or e7e8q"}},
        {start, {"e2", "'e2' is not a move"}},
        {start, {"Nf3", "'Nf3' is not a move"}},
        {start, {"e2e9", "'e2e9' is not a move"}},
        {start, {"E2E4", "'E2E4' is not a move"}},
        {start, {"e2-e4", "'e2-e4' is not a move"}},
        {start, {"e2e4x", "'e2e4x' is not a move"}},
        {start, {"e2e4qq", "'e2e4qq' is not a move"}},
        {start, {"0000", "'0000' is not a move"}},
        {start, {" e2e4", "' e2e4' is not a move"}},
    });
}

TEST(Coordinates, RefuseIllegalMovesAndSayWhy) {
    expect_moves_refused<OrthodoxPosition>({
        {start, {"e3e4", "e3e4 is not legal: there is no piece on e3"}},
        {start, {"e7e5", "e7e5 is not legal: White is to move, not Black"}},
        {start, {"e2e5", "e2e5 is not a legal move of the pawn on e2"}},
        {start, {"g1e2", "g1e2 is not a legal move of the knight on g1"}},
        {start, {"e2e4q", "e2e4q is not a legal move of the pawn on e2"}},
        {start, {"e1g1", "e1g1 is not a legal move of the king on e1"}},
        {in_check, {"a1a2", "a1a2 is not legal: the king is in check"}},
        {"4k3/8/8/8/8/8/3r4/5K2 w - - 0 1", {"f1e2", "f1e2 is not legal: the king would be in check"}},
        {"4k3/8/8/8/8/8/8/3r1K2 w - - 0 1", {"f1g1", "f1g1 is not legal: the king would be in check"}},
        {about_to_promote, {"a7a8", "say what the pawn becomes, as in a7a8q"}},
        {about_to_promote, {"a7a8k", "a7a8k is not a legal move of the pawn on a7"}},
        {about_to_promote, {"a7a8p", "a7a8p is not a legal move of the pawn on a7"}},
    });
}

}  // namespace
}  // namespace rookery::chess
