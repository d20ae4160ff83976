// Every rule of team bughouse, in positions made for it.

#include "bughouse/position.h"

#include <gtest/gtest.h>

#include "game/perft.h"
#include "support/error_text.h"
#include "support/play.h"

namespace rookery::bughouse {
namespace {

using game::Reason;
using support::after;
using support::error_text;
using support::legal_moves_of;
using support::play;

/// Two kings and a pawn: a board on which little happens. White's and Black's turn.
constexpr std::string_view calm_white = "4k3/p7/8/8/8/8/P7/4K3[] w - - 0 1";
constexpr std::string_view calm_black = "4k3/p7/8/8/8/8/P7/4K3[] b - - 0 1";

std::string two_boards(std::string_view a, std::string_view b, std::string_view team) {
    return std::string(a) + " | " + std::string(b) + " " + std::string(team);
}

bool is_legal(const Position& position, const std::string& move) { return legal_moves_of(position).contains(move); }

std::set<std::string> moves_on(const Position& position, char board) {
    std::set<std::string> moves;
    for (const std::string& move : legal_moves_of(position))
        if (move[0] == board) moves.insert(move);
    return moves;
}

std::uint64_t perft_of(int start, int depth) {
    Position position = Position::start(start);
    return game::perft(position, depth);
}

int boards(int count, TeamSides sides = TeamSides::Alternate) { return Position::start_number(count, sides); }

TEST(BughousePerft, TwoBoardsFromTheStart) {
    for (const TeamSides sides : {TeamSides::Alternate, TeamSides::Same}) {
        EXPECT_EQ(perft_of(boards(2, sides), 1), 40u);
        EXPECT_EQ(perft_of(boards(2, sides), 2), 1'600u);
    }
    EXPECT_EQ(perft_of(boards(2), 3), 67'604u);
}

TEST(BughousePerft, OneBoardIsChess) {
    EXPECT_EQ(perft_of(boards(1), 1), 20u);
    EXPECT_EQ(perft_of(boards(1), 2), 400u);
    EXPECT_EQ(perft_of(boards(1), 3), 8'902u);
    EXPECT_EQ(perft_of(boards(1), 4), 197'281u);
}

TEST(BughousePerft, ThreeBoards) {
    EXPECT_EQ(perft_of(boards(3), 1), 60u);
    EXPECT_EQ(perft_of(boards(3), 2), 3'600u);
}

/// The same count by playing every move and looking which kings are attacked afterwards.
std::uint64_t careful_perft(Position& position, int depth) {
    if (depth == 0) return 1;
    std::uint64_t nodes = 0;
    Position::MoveList moves;
    position.legal_moves(moves);
    for (const Move move : moves) {
        const Side mover = position.to_move();
        position.make(move);
        for (std::size_t number = 0; number < position.board_count(); ++number) {
            const Board& board = position.board(number);
            const Color own = position.color_of(mover, number);
            EXPECT_FALSE(board.is_attacked(board.king(own), !own, board.occupied())) << position.text();
        }
        nodes += careful_perft(position, depth - 1);
        position.unmake(move);
    }
    return nodes;
}

TEST(BughousePerft, CountingWithHandsAgreesWithPlaying) {
    Position position = Position::from_text(
        "r1bqk2r/ppp2ppp/2n2n2/3pp3/1b1PP3/2N2N2/PPP2PPP/R1BQKB1R[PNp] w KQkq - 0 1 | "
        "rnbqk2r/pppp1ppp/5n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R[Rqb] b KQkq - 0 1 t1");
    EXPECT_EQ(game::perft(position, 3), careful_perft(position, 3));
}

TEST(BughouseStarts, AreNumberedByBoards) {
    for (int count = 1; count <= 8; ++count)
        for (const TeamSides sides : {TeamSides::Alternate, TeamSides::Same}) {
            const Position position = Position::start(boards(count, sides));
            EXPECT_EQ(position.board_count(), static_cast<std::size_t>(count));
            if (count > 1) {
                EXPECT_EQ(position.sides(), sides);
            }
        }
    EXPECT_EQ(boards(2), Position::info.default_start);
    EXPECT_EQ(boards(8, TeamSides::Same), Position::info.start_positions - 1);
    EXPECT_EQ(error_text([] { static_cast<void>(boards(9)); }), "bughouse is played on 1 to 8 boards, not 9");
}

TEST(BughouseTurn, TheTeamPicksTheBoardAndPlaysItsOwnColor) {
    const Position position = Position::start();
    EXPECT_TRUE(is_legal(position, "A:e2e4"));
    EXPECT_FALSE(is_legal(position, "A:e7e5"));
    EXPECT_TRUE(is_legal(position, "B:e7e5"));
    EXPECT_FALSE(is_legal(position, "B:e2e4"));
}

TEST(BughouseTurn, TheSameSeatMayMoveAgain) {
    Position position = Position::start();
    play(position, {"A:e2e4", "B:e2e4", "A:d2d4", "B:d2d4", "A:c2c4"});
    EXPECT_EQ(position.to_move(), Side::Second);
    EXPECT_EQ(position.turns(0, Color::White), 3);
    EXPECT_EQ(position.turns(0, Color::Black), 0);
    EXPECT_EQ(position.turns(1, Color::White), 2);
}

TEST(BughouseTurn, WithTheSameSidesTheFirstTeamHasWhiteEverywhere) {
    Position position = Position::start(boards(2, TeamSides::Same));
    EXPECT_TRUE(is_legal(position, "B:e2e4"));
    EXPECT_FALSE(is_legal(position, "B:e7e5"));
    play(position, {"B:e2e4"});
    EXPECT_TRUE(is_legal(position, "A:e7e5"));
    EXPECT_TRUE(is_legal(position, "B:e7e5"));
}

TEST(BughouseReserve, ACapturedPieceIsDroppedElsewhereInTheColorOfTheTeam) {
    Position position = Position::start();
    play(position, {"A:e2e4", "A:d7d5", "A:e4d5", "A:a7a6"});
    EXPECT_EQ(position.captured(0, Side::First, PieceType::Pawn), 1);
    // The first team has Black on B.
    EXPECT_TRUE(is_legal(position, "B:P@e5"));
    play(position, {"B:P@e5"});
    EXPECT_EQ(position.board(1).piece_on(Square::E5), board::Piece(Color::Black, PieceType::Pawn));
    EXPECT_EQ(position.captured(0, Side::First, PieceType::Pawn), 0);
}

TEST(BughouseReserve, ItIsNotDroppedWhereItComesFrom) {
    Position position = Position::start();
    play(position, {"A:e2e4", "A:d7d5", "A:e4d5", "A:a7a6"});
    EXPECT_FALSE(is_legal(position, "A:P@e5"));
    EXPECT_EQ(error_text([&] { static_cast<void>(position.parse_move("A:P@e5")); }),
              "P@e5 is not legal: there is no such piece in hand");
}

TEST(BughouseReserve, PawnsAreNotDroppedOnTheFirstOrLastRank) {
    const Position position = Position::from_text(two_boards("4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", calm_black, "t1"));
    EXPECT_TRUE(is_legal(position, "A:P@a2"));
    EXPECT_TRUE(is_legal(position, "A:P@a7"));
    EXPECT_FALSE(is_legal(position, "A:P@a1"));
    EXPECT_FALSE(is_legal(position, "A:P@a8"));
}

TEST(BughouseReserve, APromotedPieceGoesBackAsAPawn) {
    Position position = after<Position>(two_boards("4k3/P7/8/8/8/8/8/r3K2R[] w - - 0 1", calm_black, "t1"), {});
    position =
        after<Position>(two_boards("1r2k3/P7/8/8/8/8/8/4K3[] w - - 0 1", calm_black, "t1"), {"A:a7a8q", "A:b8a8"});
    EXPECT_EQ(position.captured(0, Side::Second, PieceType::Pawn), 1);
    EXPECT_EQ(position.captured(0, Side::Second, PieceType::Queen), 0);
    // A piece that was never a pawn stays what it is, and so does one that was dropped.
    position = after<Position>(two_boards("r3k3/8/8/8/8/8/8/Q3K3[] w - - 0 1", calm_black, "t1"), {"A:a1a8"});
    EXPECT_EQ(position.captured(0, Side::First, PieceType::Rook), 1);
}

TEST(BughouseReserve, WithThreeBoardsTheLowestLetterSuppliesThePiece) {
    Position position = Position::from_text(
        "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[n] b - - 0 1 | 4k3/8/8/8/8/8/8/4K3[NN] w - - 0 1 t1");
    EXPECT_EQ(position.captured(0, Side::First, PieceType::Knight), 1);
    EXPECT_EQ(position.captured(1, Side::First, PieceType::Knight), 1);
    EXPECT_EQ(position.captured(2, Side::First, PieceType::Knight), 0);
    const Position before = position;
    const Move move = position.parse_move("C:N@a1");
    position.make(move);
    // A's was used: B's is left, which may be dropped on A and C.
    EXPECT_EQ(position.board(0).held(Color::White, PieceType::Knight), 1);
    EXPECT_EQ(position.board(1).held(Color::Black, PieceType::Knight), 0);
    EXPECT_EQ(position.board(2).held(Color::White, PieceType::Knight), 1);
    position.unmake(move);
    EXPECT_EQ(position, before);
}

TEST(BughouseCheck, OnlyMovesOnThatBoardHelp) {
    const Position position = Position::from_text(two_boards("4r2k/8/8/8/8/8/8/4K3[] w - - 0 1", calm_black, "t1"));
    EXPECT_EQ(legal_moves_of(position), moves_on(position, 'A'));
    EXPECT_EQ(legal_moves_of(position).size(), 4u);
    EXPECT_EQ(error_text([&] { static_cast<void>(position.parse_move("B:a7a6")); }),
              "B:a7a6 is not legal: the king on board A is in check");
    EXPECT_EQ(error_text([&] { static_cast<void>(position.parse_notation("B:a6")); }),
              "B:a6 is not legal: the king on board A is in check");
}

TEST(BughouseCheck, ADropBlocks) {
    const Position position = Position::from_text(two_boards("7k/8/8/8/8/8/6PP/r6K[N] w - - 0 1", calm_black, "t1"));
    EXPECT_EQ(legal_moves_of(position),
              (std::set<std::string>{"A:N@b1", "A:N@c1", "A:N@d1", "A:N@e1", "A:N@f1", "A:N@g1"}));
    const Position mated = Position::from_text(two_boards("7k/8/8/8/8/8/6PP/r6K[n] w - - 0 1", calm_black, "t1"));
    EXPECT_EQ(game::outcome(mated), Outcome::win(Side::Second, Reason::Checkmate));
}

TEST(BughouseCheck, TwoKingsAttackedAtOnceAreMate) {
    const Position position =
        Position::from_text(two_boards("4r2k/8/8/8/8/8/8/4K3[Q] w - - 0 1", "4k3/8/8/8/8/8/8/4R2K[q] b - - 0 1", "t1"));
    EXPECT_TRUE(legal_moves_of(position).empty());
    EXPECT_EQ(position.count_legal_moves(), 0u);
    EXPECT_EQ(game::outcome(position), Outcome::win(Side::Second, Reason::Checkmate));
}

TEST(BughouseCheck, APinHoldsAfterTurnsElsewhere) {
    Position position = Position::from_text(two_boards("4r2k/8/8/8/8/8/4N3/4K3[] w - - 0 1", calm_black, "t1"));
    EXPECT_FALSE(is_legal(position, "A:e2c3"));
    play(position, {"B:a7a6", "B:a2a3"});
    EXPECT_FALSE(is_legal(position, "A:e2c3"));
    // A pin made by the enemy's move, asked for two turns later.
    position = after<Position>(two_boards("r6k/8/8/8/8/8/4N3/4K3[] b - - 0 1", calm_white, "t2"),
                               {"A:a8e8", "B:a7a6", "B:a2a3"});
    EXPECT_EQ(position.to_move(), Side::First);
    EXPECT_FALSE(is_legal(position, "A:e2c3"));
}

constexpr std::string_view before_double_step = "4k3/8/8/8/3p4/8/4PP2/4K3[] w - - 0 1";

TEST(BughouseEnPassant, SurvivesATurnElsewhere) {
    Position position =
        after<Position>(two_boards(before_double_step, calm_black, "t1"), {"A:e2e4", "B:a2a3", "B:a7a6"});
    EXPECT_TRUE(is_legal(position, "A:d4e3"));
    play(position, {"A:d4e3"});
    EXPECT_TRUE(position.board(0).piece_on(Square::E4).empty());
    EXPECT_EQ(position.captured(0, Side::Second, PieceType::Pawn), 1);
}

TEST(BughouseEnPassant, IsOverWithTheNextMoveOnTheBoardWhoeverMakesIt) {
    EXPECT_FALSE(is_legal(
        after<Position>(two_boards(before_double_step, calm_black, "t1"), {"A:e2e4", "B:a2a3", "A:e1d1"}), "A:d4e3"));
    EXPECT_FALSE(is_legal(
        after<Position>(two_boards(before_double_step, calm_black, "t1"), {"A:e2e4", "A:e8d8", "A:e1d1"}), "A:d4e3"));
}

TEST(BughouseEnPassant, IsNotForTheOwnPawns) {
    const Position position = after<Position>(two_boards(before_double_step, calm_black, "t1"), {"A:e2e4", "B:a2a3"});
    EXPECT_FALSE(is_legal(position, "A:f2e3"));
    // And the text keeps it for the other team.
    Position again = Position::from_text(position.text());
    EXPECT_EQ(again.key(), position.key());
    EXPECT_FALSE(is_legal(again, "A:f2e3"));
    play(again, {"B:a7a6"});
    EXPECT_TRUE(is_legal(again, "A:d4e3"));
}

TEST(BughouseCastling, RightsBelongToABoard) {
    constexpr std::string_view white = "r3k2r/p7/8/8/8/8/P7/R3K2R[] w KQkq - 0 1";
    constexpr std::string_view black = "r3k2r/p7/8/8/8/8/P7/R3K2R[] b KQkq - 0 1";
    Position position = after<Position>(two_boards(white, black, "t1"), {"A:e1g1", "A:a7a6"});
    EXPECT_FALSE(is_legal(position, "A:g1h1") && is_legal(position, "A:e1g1"));
    EXPECT_TRUE(is_legal(position, "B:e8g8"));
    EXPECT_TRUE(is_legal(position, "B:e8c8"));
    play(position, {"B:h8g8", "A:e8c8"});
    EXPECT_FALSE(is_legal(position, "B:e8g8"));
    EXPECT_TRUE(is_legal(position, "B:e8c8"));
}

TEST(BughouseCastling, ADroppedRookDoesNotCastle) {
    const Position position =
        after<Position>(two_boards("4k3/p7/8/8/8/8/P7/4K3[R] w - - 0 1", calm_black, "t1"), {"A:R@h1", "A:a7a6"});
    EXPECT_FALSE(is_legal(position, "A:e1g1"));
}

TEST(BughouseEnd, StalemateNeedsAllBoards) {
    constexpr std::string_view stuck_white = "8/8/8/8/8/5k2/5p2/5K2[] w - - 0 1";
    constexpr std::string_view stuck_black = "5k2/5P2/5K2/8/8/8/8/8[] b - - 0 1";
    EXPECT_EQ(game::outcome(Position::from_text(two_boards(stuck_white, stuck_black, "t1"))),
              Outcome::draw(Reason::Stalemate));
    EXPECT_EQ(game::outcome(Position::from_text(two_boards(stuck_white, calm_black, "t1"))), Outcome::ongoing());
    // A piece in hand is a move.
    EXPECT_EQ(game::outcome(Position::from_text(two_boards("8/8/8/8/8/5k2/5p2/5K2[P] w - - 0 1", stuck_black, "t1"))),
              Outcome::ongoing());
}

TEST(BughouseEnd, MateOnOneBoardEndsTheGame) {
    const Position position = after<Position>(Position::start().text(), {"A:f2f3", "A:e7e5", "A:g2g4", "A:d8h4"});
    EXPECT_EQ(game::outcome(position), Outcome::win(Side::Second, Reason::Checkmate));
}

TEST(BughouseEnd, TheThirdTimeTheWholePositionReturnsIsADraw) {
    Position position = Position::start();
    // The board A returns to itself, but board B does not.
    play(position, {"A:g1f3", "A:g8f6", "A:f3g1", "A:f6g8", "B:g8f6", "B:g1f3"});
    EXPECT_EQ(position.verdict(), Outcome::ongoing());
    play(position, {"B:f6g8", "B:f3g1"});
    EXPECT_EQ(position.occurrences(), 3);
    EXPECT_EQ(position.verdict(), Outcome::draw(Reason::Repetition));
}

TEST(BughouseEnd, AHandThatDiffersIsAnotherPosition) {
    Position position = Position::from_text(
        two_boards("4k3/p7/8/8/8/8/P7/4K3[] w - - 0 1", "4k1n1/p7/8/8/8/8/P7/4K1N1[Nn] b - - 0 1", "t1"));
    const Key before = position.key();
    play(position, {"B:N@h3", "B:g1h3"});
    play(position, {"A:e1d1", "A:e8d8", "A:d1e1", "A:d8e8"});
    EXPECT_NE(position.key(), before);
    EXPECT_EQ(position.key(), position.computed_key());
}

TEST(BughouseEnd, AHundredTurnsWithoutProgressAreADraw) {
    const std::string late =
        two_boards("4k3/p7/8/8/8/8/P7/4K3[N] w - - 99 60", "4k3/p7/8/8/8/8/P7/4K3[] b - - 99 60", "t1");
    EXPECT_EQ(after<Position>(late, {}).verdict(), Outcome::ongoing());
    EXPECT_EQ(after<Position>(late, {"B:e8d8"}).verdict(), Outcome::draw(Reason::FiftyMoves));
    EXPECT_EQ(after<Position>(late, {"A:a2a3"}).verdict(), Outcome::ongoing());
    EXPECT_EQ(after<Position>(late, {"A:N@h1"}).verdict(), Outcome::ongoing());
}

TEST(BughouseNotation, MovesSayTheirBoard) {
    const Position position = after<Position>(Position::start().text(), {"A:e2e4", "A:d7d5", "A:e4d5", "A:a7a6"});
    EXPECT_EQ(position.move_notation(position.parse_move("B:P@e5")), "b:@e5");
    EXPECT_EQ(position.move_text(position.parse_notation("b:P@e5")), "B:P@e5");
    EXPECT_EQ(position.move_text(position.parse_notation("B:@e5")), "B:P@e5");
    EXPECT_EQ(position.move_notation(position.parse_move("A:g1f3")), "A:Nf3");
    EXPECT_EQ(error_text([&] { static_cast<void>(position.parse_notation("a:Nf6")); }),
              "a:Nf6 is a move of Black, but on board A it is White's turn");
    EXPECT_EQ(error_text([&] { static_cast<void>(position.parse_move("e2e4")); }),
              "'e2e4' does not say on which board; write it like A:e2e4 or B:N@f3");
    EXPECT_EQ(error_text([&] { static_cast<void>(position.parse_move("C:e2e4")); }),
              "'C:e2e4' names no board; there are A to B");
    const Position alone = Position::start(boards(1));
    EXPECT_EQ(alone.move_text(alone.parse_notation("e4")), "A:e2e4");
}

TEST(BughouseNull, PassingKeepsEverythingButTheTurn) {
    Position position = after<Position>(two_boards(before_double_step, calm_black, "t1"), {"A:e2e4"});
    const Position before = position;
    position.make_null();
    EXPECT_EQ(position.to_move(), Side::First);
    EXPECT_EQ(position.key(), position.computed_key());
    position.unmake_null();
    EXPECT_EQ(position, before);
}

TEST(BughouseKeys, AreForeseenForQuietMoves) {
    Position position = Position::start(boards(3));
    for (const char* text : {"A:g1f3", "B:g8f6", "C:g1f3"}) {
        const Move move = position.parse_move(text);
        const Key foreseen = position.key_after(move);
        position.make(move);
        EXPECT_EQ(position.key(), foreseen) << text;
        position.unmake(move);
    }
}

TEST(BughouseMeasures, CountEveryPieceOnce) {
    EXPECT_EQ(Position::start().balance(), 0);
    EXPECT_EQ(Position::start().measure(), 7);
    // A pawn captured on A, in hand for B; a knight of the second team's on B.
    const Position position =
        Position::from_text("4k3/8/8/8/8/8/P7/4K3[] w - - 0 1 | 4k3/8/4K3/8/8/8/8/6N1[p] b - - 0 1 t1");
    EXPECT_EQ(position.balance(), 1 + 1 - 3);
    EXPECT_EQ(position.measure(), 2);
    const Position three = Position::from_text(
        "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[n] b - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1 t1");
    EXPECT_EQ(three.balance(), 3);
}

TEST(BughouseFlip, ExchangesTheTeams) {
    Position position = Position::from_text(
        "rnbqkb1r/ppp1pppp/5n2/3P4/8/8/PPPP1PPP/RNBQKBNR[] w KQkq - 0 3 | "
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[p] b KQkq - 0 1 t1");
    const Position flipped = position.flipped();
    EXPECT_EQ(flipped.to_move(), Side::Second);
    EXPECT_EQ(flipped.captured(0, Side::Second, PieceType::Pawn), 1);
    EXPECT_EQ(flipped.count_legal_moves(), position.count_legal_moves());
    EXPECT_EQ(flipped.flipped().text(), position.text());
}

}  // namespace
}  // namespace rookery::bughouse
