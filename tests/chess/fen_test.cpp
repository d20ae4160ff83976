#include "chess/fen.h"

#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "chess/expectations.h"
#include "chess/position.h"
#include "game/bad_position.h"
#include "support/refusal.h"
#include "text/parse_error.h"

namespace rookery::chess {
namespace {

using OrthodoxPosition = Position<Orthodox>;
using FreePosition = Position<Chess960>;

constexpr std::string_view start_text = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

TEST(Fen, DescribesTheStartPosition) {
    EXPECT_EQ(OrthodoxPosition::start().text(), start_text);
    EXPECT_EQ(OrthodoxPosition::from_text(start_text), OrthodoxPosition::start());
}

TEST(Fen, ReadsEveryField) {
    const auto setup = parse_fen("r3k3/8/8/3Pp3/8/8/8/4K2R w Kq e6 7 42", SetupRules{});
    EXPECT_EQ(setup.board[index(Square::A8)], Piece(Color::Black, PieceType::Rook));
    EXPECT_EQ(setup.board[index(Square::D5)], Piece(Color::White, PieceType::Pawn));
    EXPECT_EQ(setup.board[index(Square::B8)], board::no_piece);
    EXPECT_EQ(setup.to_move, Color::White);
    EXPECT_EQ(setup.castling_rooks, Bitboard({Square::H1, Square::A8}));
    EXPECT_EQ(setup.en_passant, Square::E6);
    EXPECT_EQ(setup.halfmove_clock, 7);
    EXPECT_EQ(setup.fullmove_number, 42);
}

const std::vector<std::string_view> orthodox_texts = {
    start_text,
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
    "rnbqkbnr/pppp1ppp/8/8/3Pp3/8/PPP1PPPP/RNBQKBNR b KQkq d3 0 3",
    "r3k2r/8/8/8/8/8/8/R3K2R b Qk - 12 34",
    "4k3/8/8/8/8/8/8/R3K3 w Q - 99 120",
    "7k/8/8/8/8/8/8/K7 b - - 100 9999",
    "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
};

const std::vector<std::string_view> chess960_texts = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1",
    "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
    "2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9",
    "1rk1r1r1/8/8/8/8/8/8/RR1K2RR w GBeb - 0 1",
    "4k3/8/8/8/8/8/8/RK6 w A - 3 17",
};

TEST(Fen, ComesBackFromThePositionAsItWent) {
    for (std::string_view text : orthodox_texts) EXPECT_EQ(OrthodoxPosition::from_text(text).text(), text);
    for (std::string_view text : chess960_texts) EXPECT_EQ(FreePosition::from_text(text).text(), text);
}

TEST(Fen, MayLeaveOutTheClocks) {
    expect_all_rewritten<OrthodoxPosition>({
        {"4k3/8/8/8/8/8/8/4K2R w K -", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"},
        {"4k3/8/8/8/8/8/8/4K2R b - -", "4k3/8/8/8/8/8/8/4K2R b - - 0 1"},
    });
}

TEST(Fen, IsReadInItsOtherSpellings) {
    expect_all_rewritten<OrthodoxPosition>({
        {"  4k3/8/8/8/8/8/8/4K2R\tw  K - 0 1 \r\n", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"},
        {"4k3/8/8/8/44/8/11111111/4K11R w K - 0 1", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"},
        {"4k3/8/8/8/8/8/8/4K2R w K - 0 0", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"},
        {"r3k2r/8/8/8/8/8/8/R3K2R w qkQK - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"},
        {"r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"},
    });
}

TEST(Fen, NamesTheRooksOfChess960ByTheirFiles) {
    expect_all_rewritten<FreePosition>({
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
         "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1"},
        {"1r2kr2/8/8/8/8/8/8/1R2KR2 w KQkq - 0 1", "1r2kr2/8/8/8/8/8/8/1R2KR2 w FBfb - 0 1"},
        {"4k3/8/8/8/8/8/8/4K1RR w K - 0 1", "4k3/8/8/8/8/8/8/4K1RR w H - 0 1"},
        {"4k3/8/8/8/8/8/8/4K1RR w G - 0 1", "4k3/8/8/8/8/8/8/4K1RR w G - 0 1"},
        {"4k3/8/8/8/8/8/8/RRR1K3 w Q - 0 1", "4k3/8/8/8/8/8/8/RRR1K3 w A - 0 1"},
        {"rr2k3/8/8/8/8/8/8/RR2K2R w KBq - 0 1", "rr2k3/8/8/8/8/8/8/RR2K2R w HBa - 0 1"},
        {"rr2k3/8/8/8/8/8/8/RR2K2R w bBK - 0 1", "rr2k3/8/8/8/8/8/8/RR2K2R w HBb - 0 1"},
    });
}

TEST(Fen, KeepsAnEnPassantSquareOnlyIfSomePawnMayTakeThere) {
    expect_all_rewritten<OrthodoxPosition>({
        // Kept, also for a pinned pawn that stays on the line of its pin.
        {"4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1", "4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1"},
        {"8/8/8/5k2/3Pp3/8/2B5/4K3 b - d3 0 1", "8/8/8/5k2/3Pp3/8/2B5/4K3 b - d3 0 1"},
        // No pawn beside it, not even across the edge of the board.
        {"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
         "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"},
        {"4k3/8/8/7p/P7/7p/8/4K3 b - a3 0 1", "4k3/8/8/7p/P7/7p/8/4K3 b - - 0 1"},
        // The pawn is pinned on its file.
        {"4k3/8/8/8/3Pp3/8/8/K3R3 b - d3 0 1", "4k3/8/8/8/3Pp3/8/8/K3R3 b - - 0 1"},
        // Both pawns leave the rank between king and queen.
        {"8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1", "8/8/8/8/k2Pp2Q/8/8/3K4 b - - 0 1"},
        // Taking answers the check of the pawn itself, but not one that its double step discovered.
        {"8/8/8/4k3/3Pp3/8/8/4K3 b - d3 0 1", "8/8/8/4k3/3Pp3/8/8/4K3 b - d3 0 1"},
        {"8/8/8/8/3Pp3/8/R6k/4K3 b - d3 0 1", "8/8/8/8/3Pp3/8/R6k/4K3 b - - 0 1"},
    });
}

TEST(Fen, RefusesAWrongNumberOfFields) {
    expect_all_refused<OrthodoxPosition>({
        {"^", "empty"},
        {"^  \t\n", "empty"},
        {"^4k3/8/8/8/8/8/8/4K3", "4 or 6 fields"},
        {"4k3/8/8/8/8/8/8/4K3 ^w", "not 2"},
        {"4k3/8/8/8/8/8/8/4K3 w ^-", "not 3"},
        {"4k3/8/8/8/8/8/8/4K3 w - - ^0", "not 5"},
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 1 ^extra", "not 7"},
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 1 ^two more", "not 8"},
    });
}

TEST(Fen, RefusesBoardsOfAnotherShape) {
    expect_all_refused<OrthodoxPosition>({
        {"4k3/8/8/8/8/8/8/4K^x2 w - - 0 1", "'x' is neither a piece nor a number"},
        {"4k3/8/8/^9/8/8/8/4K3 w - - 0 1", "'9' is neither"},
        {"4k3/8/8/8^0/8/8/8/4K3 w - - 0 1", "'0' is neither"},
        {"4k3^~/8/8/8/8/8/8/4K3 w - - 0 1", "'~' is neither"},
        {"4k3/8/8/8/8/8/8/4K3^N w - - 0 1", "rank 1 has more than 8 squares"},
        {"4k^4/8/8/8/8/8/8/4K3 w - - 0 1", "rank 8 has more than 8 squares"},
        {"4k3/8/8/7^/8/8/8/4K3 w - - 0 1", "rank 5 has 7 squares instead of 8"},
        {"4k3/8/8/^/8/8/8/8/4K3 w - - 0 1", "rank 5 has 0 squares instead of 8"},
        {"4k3/8/8/8/8/8/8/4K2^ w - - 0 1", "rank 1 has 7 squares instead of 8"},
        {"4k3/8/8/8/8/8/8/4K3^/8 w - - 0 1", "more than 8 ranks"},
        {"4k3/8/8/8/8/8/8/4K3^/ w - - 0 1", "more than 8 ranks"},
        {"4k3/8/8/8/8/8/4K3^ w - - 0 1", "7 ranks instead of 8"},
        {"^- w - - 0 1", "'-' is neither"},
    });
}

TEST(Fen, RefusesAnUnknownSideToMove) {
    expect_all_refused<OrthodoxPosition>({
        {"4k3/8/8/8/8/8/8/4K3 ^x - - 0 1", "the side to move is 'w' or 'b', not 'x'"},
        {"4k3/8/8/8/8/8/8/4K3 ^W - - 0 1", "not 'W'"},
        {"4k3/8/8/8/8/8/8/4K3 ^wb - - 0 1", "not 'wb'"},
    });
}

TEST(Fen, RefusesPiecesThatNoGameHas) {
    expect_all_refused<OrthodoxPosition>({
        {"^4k3/8/8/8/8/8/8/8 w - - 0 1", "White has no king"},
        {"^8/8/8/8/8/8/8/4K3 w - - 0 1", "Black has no king"},
        {"^4k3/8/8/8/8/8/8/K3K3 w - - 0 1", "White has 2 kings"},
        {"^4k2k/7k/8/8/8/8/8/K7 w - - 0 1", "Black has 3 kings"},
        {"^4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", "White has 9 pawns; 8 is the most"},
        {"^4k3/pppppppp/pp6/8/8/8/8/4K3 w - - 0 1", "Black has 10 pawns"},
        {"^4k3/8/8/8/8/N7/PPPPPPPP/RNBQKBNR w KQ - 0 1", "White has 17 pieces; 16 is the most"},
        {"^rnbqkbnr/pppppppp/nn6/8/8/8/8/4K3 w kq - 0 1", "Black has 18 pieces"},
        {"  ^4k3/8/8/8/8/8/8/8 w - - 0 1", "White has no king"},
    });
}

TEST(Fen, RefusesPawnsOnTheFirstAndLastRank) {
    expect_all_refused<OrthodoxPosition>({
        {"^P3k3/8/8/8/8/8/8/4K3 w - - 0 1", "White has a pawn on a8"},
        {"^4k3/8/8/8/8/8/8/4K2P w - - 0 1", "White has a pawn on h1"},
        {"^p3k3/8/8/8/8/8/8/4K3 w - - 0 1", "Black has a pawn on a8"},
        {"^4k3/8/8/8/8/8/8/3pK3 w - - 0 1", "Black has a pawn on d1"},
    });
}

TEST(Fen, RefusesAKingThatCouldBeTaken) {
    expect_all_refused<OrthodoxPosition>({
        {"8/8/8/4k3/4K3/8/8/8 ^w - - 0 1", "White is to move, but could take the king on e5 from e4"},
        {"4k3/8/8/8/8/8/8/K3R3 ^w - - 0 1", "could take the king on e8 from e1"},
        {"4k3/8/8/8/8/8/3p4/4K3 ^b - - 0 1", "Black is to move, but could take the king on e1 from d2"},
        {"4k3/8/8/8/8/3n4/8/4K3 ^b - - 0 1", "could take the king on e1 from d3"},
        {"4k3/8/8/8/7b/8/8/4K3 ^b - - 0 1", "could take the king on e1 from h4"},
    });
}

TEST(Fen, RefusesCastlingRightsThatCannotExist) {
    expect_all_refused<OrthodoxPosition>({
        {"r3k2r/8/8/8/8/8/8/R3K2R w KQ^x - 0 1", "'x' is not a castling right"},
        {"r3k2r/8/8/8/8/8/8/R3K2R w K^- - 0 1", "'-' is not a castling right"},
        {"r3k2r/8/8/8/8/8/8/R3K2R w ^0 - 0 1", "'0' is not a castling right"},
        {"r3k2r/8/8/8/8/8/8/R3K2R w K^K - 0 1", "the castling right 'K' is given twice"},
        {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq^h - 0 1", "the castling right 'h' is given twice"},
        {"r3k2r/8/8/8/8/8/8/R3K3 w ^KQkq - 0 1", "the castling right 'K' needs a rook on h1"},
        {"r3k2r/8/8/8/8/8/8/1R2K2R w K^Qkq - 0 1", "the castling right 'Q' needs a rook on a1"},
        {"4k2r/8/8/8/8/8/8/R3K2R w KQk^q - 0 1", "the castling right 'q' needs a rook on a8"},
        {"4k3/8/8/8/8/8/8/r3K1nr w ^K - 0 1", "the castling right 'K' needs a rook on h1"},
        {"4k3/8/8/8/8/8/8/3K3R w ^K - 0 1", "the castling right 'K' needs the king on e1"},
        {"3k3r/8/8/8/8/8/8/4K3 w ^k - 0 1", "the castling right 'k' needs the king on e8"},
        {"4k3/8/8/8/8/8/4K3/7R w ^K - 0 1", "needs White's king on its first rank"},
        {"7r/4k3/8/8/8/8/8/4K3 w ^k - 0 1", "needs Black's king on its first rank"},
        {"4k3/8/8/8/8/8/8/4K1R1 w ^G - 0 1", "cannot castle in chess (is this Chess960?)"},
    });
}

TEST(Fen, RefusesCastlingRightsThatCannotExistInChess960) {
    expect_all_refused<FreePosition>({
        {"4k3/8/8/8/8/8/8/RK6 w ^K - 0 1", "the castling right 'K' needs a rook on the king's right"},
        {"4k3/8/8/8/8/8/8/4K1R1 w G^Q - 0 1", "the castling right 'Q' needs a rook on the king's left"},
        {"4k3/8/8/8/8/8/8/4K3 w ^Q - 0 1", "the castling right 'Q' needs a rook on the king's left"},
        {"4k3/8/8/8/8/8/8/4K1R1 w ^F - 0 1", "the castling right 'F' needs a rook on f1"},
        {"4k3/8/8/8/8/8/8/4K1R1 w ^E - 0 1", "the castling right 'E' needs a rook on e1"},
        {"4k3/8/8/8/8/8/8/4K1R1 w ^g - 0 1", "the castling right 'g' needs a rook on g8"},
        {"4k3/8/8/8/8/8/4K3/6R1 w ^G - 0 1", "needs White's king on its first rank"},
        {"4k3/8/8/8/8/8/8/4K1R1 w ^i - 0 1", "'i' is not a castling right"},
        {"4k3/8/8/8/8/8/8/4K1RR w K^G - 0 1", "two rooks have the right to castle on the same side"},
        {"rr2k3/8/8/8/8/8/8/4K3 w a^b - 0 1", "two rooks have the right to castle on the same side"},
        {"4k3/8/8/8/8/8/8/4K1RR w H^K - 0 1", "the castling right 'K' is given twice"},
    });
}

TEST(Fen, RefusesAnEnPassantSquareThatIsNone) {
    expect_all_refused<OrthodoxPosition>({
        {"4k3/8/8/8/8/8/8/4K3 w - ^x 0 1", "the en passant square is a square or '-', not 'x'"},
        {"4k3/8/8/8/8/8/8/4K3 w - ^e9 0 1", "not 'e9'"},
        {"4k3/8/8/8/8/8/8/4K3 w - ^E6 0 1", "not 'E6'"},
        {"4k3/8/8/8/8/8/8/4K3 w - ^-- 0 1", "not '--'"},
    });
}

TEST(Fen, RefusesImpossibleEnPassant) {
    expect_all_refused<OrthodoxPosition>({
        {"4k3/8/8/3Pp3/8/8/8/4K3 w - ^e3 0 1", "en passant on e3 is impossible: it is on rank 6 after a move of Black"},
        {"4k3/8/8/8/3Pp3/8/8/4K3 b - ^d4 0 1", "en passant on d4 is impossible: it is on rank 3 after a move of White"},
        {"4k3/8/8/3P4/8/8/8/4K3 w - ^e6 0 1", "there is no pawn of Black on e5"},
        {"4k3/8/8/3PP3/8/8/8/4K3 w - ^e6 0 1", "there is no pawn of Black on e5"},
        {"4k3/8/8/8/3np3/8/8/4K3 b - ^d3 0 1", "there is no pawn of White on d4"},
        {"4k3/8/4n3/3Pp3/8/8/8/4K3 w - ^e6 0 1", "e6 is not empty"},
        {"4k3/4p3/8/3Pp3/8/8/8/4K3 w - ^e6 0 1", "e7 is not empty"},
        {"4k3/8/8/8/3Pp3/8/3P4/4K3 b - ^d3 0 1", "d2 is not empty"},
        // A knight's check cannot come from the other side's double step.
        {"4k3/8/8/3Pp3/8/3n4/8/4K3 w - ^e6 0 1", "the king on e1 was already attacked before the pawn moved"},
        // The pawn blocks the rook now; before its double step the rook already gave check.
        {"8/8/8/8/k2P3R/8/8/4K3 b - ^d3 0 1", "the king on a4 was already attacked before the pawn moved"},
    });
}

TEST(Fen, RefusesClocksThatAreNoNumbers) {
    expect_all_refused<OrthodoxPosition>({
        {"4k3/8/8/8/8/8/8/4K3 w - - ^x 1", "the half-move clock is a number from 0 to 9999, not 'x'"},
        {"4k3/8/8/8/8/8/8/4K3 w - - ^-1 1", "half-move clock"},
        {"4k3/8/8/8/8/8/8/4K3 w - - ^- 1", "half-move clock"},
        {"4k3/8/8/8/8/8/8/4K3 w - - ^10000 1", "not '10000'"},
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 ^1.5", "the move number is a number from 0 to 9999, not '1.5'"},
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 ^+1", "move number"},
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 ^99999999999999999999", "move number"},
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 ^-5", "move number"},
    });
}

enum class Reading { Refused, Accepted, Broken };

TEST(Fen, ComplaintsHaveACodeForOtherLanguages) {
    const auto explanation = [](const char* fen) -> game::Explanation {
        try {
            static_cast<void>(OrthodoxPosition::from_text(fen));
        } catch (const game::BadPosition& error) {
            EXPECT_EQ(error.problem(), error.reason().words);
            return error.reason();
        }
        return {};
    };
    using Parameters = game::Explanation::Parameters;
    EXPECT_EQ(explanation("").code, "position-empty-text");
    EXPECT_EQ(explanation("8/8 w").code, "position-fields");
    EXPECT_EQ(explanation("4k3/8/8/8/8/8/8/4K4 w - - 0 1").parameters, (Parameters{{"rank", "1"}}));
    EXPECT_EQ(explanation("4k3/8/8/8/8/8/4K3 w - - 0 1").code, "position-ranks");
    EXPECT_EQ(explanation("4k3/8/8/3x4/8/8/8/4K3 w - - 0 1").parameters, (Parameters{{"found", "x"}}));
    EXPECT_EQ(explanation("4k3/8/8/8/8/8/8/4K3 x - - 0 1").code, "position-side-to-move");
    EXPECT_EQ(explanation("4k3/8/8/8/8/8/8/8 w - - 0 1").parameters, (Parameters{{"side", "white"}}));
    EXPECT_EQ(explanation("4k3/8/8/8/8/8/8/4K1K1 w - - 0 1").code, "position-kings");
    EXPECT_EQ(explanation("4k2P/8/8/8/8/8/8/4K3 w - - 0 1").parameters, (Parameters{{"square", "h8"}}));
    EXPECT_EQ(explanation("4k3/8/8/8/8/8/8/4R1K1 w - - 0 1").parameters,
              (Parameters{{"side", "white"}, {"square", "e8"}}));
    EXPECT_EQ(explanation("4k3/8/8/8/8/8/8/4K3 w K - 0 1").code, "position-castling");
    EXPECT_EQ(explanation("4k3/8/8/8/8/8/8/4K3 w - e6 0 1").code, "position-en-passant");
    EXPECT_EQ(explanation("4k3/8/8/8/8/8/8/4K3 w - - x 1").code, "position-number");
}

/// Broken is what must not be: an accepted text whose position describes itself as another one, or cannot be played, or
/// a complaint about a place outside of the text.
template <class P>
Reading reading_of(const std::string& text) {
    try {
        const P position = P::from_text(text);
        const P again = P::from_text(position.text());
        typename P::MoveList moves;
        position.legal_moves(moves);
        const bool sound = again.text() == position.text() && again == position &&
                           position.key() == position.computed_key() && moves.size() == position.count_legal_moves();
        return sound ? Reading::Accepted : Reading::Broken;
    } catch (const game::BadPosition& error) {
        return error.where() <= text.size() ? Reading::Refused : Reading::Broken;
    }
}

constexpr std::string_view alphabet = "pnbrqkPNBRQK0123456789/ w-acdefghACDEFGHx+.~[]\t";

TEST(Fen, WithOneLetterChangedIsAPositionOrRefused) {
    std::map<Reading, int> count;
    for (std::string_view original : orthodox_texts) {
        for (std::size_t place = 0; place < original.size(); ++place) {
            for (char letter : alphabet) {
                std::string text(original);
                text[place] = letter;
                for (Reading reading : {reading_of<OrthodoxPosition>(text), reading_of<FreePosition>(text)}) {
                    ASSERT_NE(reading, Reading::Broken) << text;
                    ++count[reading];
                }
            }
        }
    }
    // Were nearly all of them refused, or nearly none, this would test little.
    EXPECT_GT(count[Reading::Accepted], 1000);
    EXPECT_GT(count[Reading::Refused], 1000);
}

RC_GTEST_PROP(FenProperty, MutatedTextIsAPositionOrRefused, ()) {
    std::string text(*rc::gen::elementOf(orthodox_texts));
    const int edits = *rc::gen::inRange(1, 6);
    for (int edit = 0; edit < edits && !text.empty(); ++edit) {
        const auto place = *rc::gen::inRange<std::size_t>(0, text.size());
        const char letter = *rc::gen::oneOf(rc::gen::elementOf(std::string(alphabet)), rc::gen::arbitrary<char>());
        switch (*rc::gen::inRange(0, 4)) {
            case 0: text[place] = letter; break;
            case 1: text.insert(place, 1, letter); break;
            case 2: text.erase(place, 1); break;
            default: std::swap(text[place], text[*rc::gen::inRange<std::size_t>(0, text.size())]); break;
        }
    }
    RC_LOG() << text << '\n';
    RC_ASSERT(reading_of<OrthodoxPosition>(text) != Reading::Broken);
    RC_ASSERT(reading_of<FreePosition>(text) != Reading::Broken);
}

}  // namespace
}  // namespace rookery::chess
