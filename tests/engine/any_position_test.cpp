#include "engine/any_position.h"

#include <map>
#include <mutex>
#include <set>

#include <gtest/gtest.h>

#include "engine/games.h"
#include "support/error_text.h"

namespace rookery::engine {
namespace {

using support::error_text;

constexpr const char* kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

/// Root moves may come in any order; only their counts matter.
std::map<std::string, std::uint64_t> counts(const std::vector<DivideEntry>& entries) {
    std::map<std::string, std::uint64_t> by_move;
    for (const DivideEntry& entry : entries) EXPECT_TRUE(by_move.emplace(entry.move, entry.nodes).second) << entry.move;
    return by_move;
}

TEST(AnyPosition, PlaysMovesGivenInCoordinates) {
    const auto position = start_position("chess");
    for (const char* move : {"e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "g8f6", "e1g1"}) position->play(move);
    EXPECT_EQ(position->text(), "r1bqkb1r/pppp1ppp/2n2n2/1B2p3/4P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 5 4");
    EXPECT_EQ(position->to_move(), game::Side::Second);
    EXPECT_EQ(position->key(), position_from_text("chess", position->text())->key());
}

TEST(AnyPosition, ARefusedMoveChangesNothing) {
    const auto position = start_position("chess");
    const std::string before = position->text();
    for (const char* move : {"e2e5", "e7e5", "e3e4", "e2e4q", "Nf3", "e4", "", "0000", "e2", "i2i4", "e2e4e5"}) {
        EXPECT_THROW(position->play(move), text::ParseError) << move;
        EXPECT_EQ(position->text(), before) << move;
    }
}

TEST(AnyPosition, ACloneGoesItsOwnWay) {
    const auto original = start_position("chess");
    const auto clone = original->clone();
    EXPECT_EQ(clone->text(), original->text());
    clone->play("e2e4");
    EXPECT_EQ(original->text(), start_position("chess")->text());
    EXPECT_NE(clone->key(), original->key());
}

TEST(AnyPosition, ACloneRemembersTheGameSoFar) {
    auto position = start_position("chess");
    for (int round = 0; round < 2; ++round)
        for (const char* move : {"g1f3", "g8f6", "f3g1", "f6g8"}) {
            EXPECT_FALSE(position->outcome().over());
            position = position->clone();
            position->play(move);
        }
    EXPECT_EQ(position->outcome(), game::Outcome::draw(game::Reason::Repetition));
}

TEST(AnyPosition, ReadsMovesInBothNotations) {
    struct Case {
        const char* game;
        const char* fen;
        const char* text;
        const char* coordinates;
    };
    const Case cases[] = {
        {"chess", kiwipete, "e1g1", "e1g1"},
        {"chess", kiwipete, "O-O", "e1g1"},
        {"chess", kiwipete, "0-0-0", "e1c1"},
        {"chess", kiwipete, "Nxd7", "e5d7"},
        {"chess", kiwipete, "Qxf6!?", "f3f6"},
        {"chess", kiwipete, "dxe6", "d5e6"},
        {"chess", kiwipete, "Nb5", "c3b5"},
        {"chess", "7k/P7/8/8/8/8/8/K7 w - - 0 1", "a8=N", "a7a8n"},
        {"chess", "7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8n", "a7a8n"},
        {"chess", "7k/P7/8/8/8/8/8/K7 w - - 0 1", "a8Q+", "a7a8q"},
        {"chess", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6", "e5d6"},
        {"chess960", "4k3/8/8/8/8/8/8/1R2K2R w HB - 0 1", "O-O", "e1h1"},
        {"chess960", "4k3/8/8/8/8/8/8/1R2K2R w HB - 0 1", "O-O-O", "e1b1"},
        {"chess960", "4k3/8/8/8/8/8/8/1R2K2R w HB - 0 1", "e1b1", "e1b1"},
    };
    for (const Case& test : cases) {
        const auto position = position_from_text(test.game, test.fen);
        EXPECT_EQ(error_text([&] { EXPECT_EQ(position->read_move(test.text), test.coordinates) << test.text; }),
                  "(no error)")
            << test.text;
    }
}

TEST(AnyPosition, EveryLegalMoveReadsBackFromBothNotations) {
    for (const std::string game : {"chess", "chess960"}) {
        const auto position = position_from_text(game, kiwipete);
        const auto moves = position->legal_moves();
        EXPECT_EQ(moves.size(), 48U);
        for (const std::string& move : moves) {
            EXPECT_EQ(position->read_move(move), move);
            EXPECT_EQ(position->read_move(position->move_notation(move)), move);
        }
    }
}

TEST(AnyPosition, RefusesToReadWhatIsNoMoveHere) {
    const auto position = start_position("chess");
    for (const char* text : {"e2e5", "Nd4", "O-O", "exd5", "hello", "", "e9", "+", "e4 e5"})
        EXPECT_THROW(static_cast<void>(position->read_move(text)), text::ParseError) << text;
    const auto two_knights = position_from_text("chess", "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1");
    EXPECT_EQ(error_text([&] { static_cast<void>(two_knights->read_move("Nd2")); }),
              "'Nd2' is ambiguous: it could be Nbd2 or Nfd2");
}

TEST(AnyPosition, TellsTheOutcome) {
    struct Case {
        const char* fen;
        game::Outcome outcome;
    };
    const Case cases[] = {
        {"rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
         game::Outcome::win(game::Side::Second, game::Reason::Checkmate)},
        {"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", game::Outcome::draw(game::Reason::Stalemate)},
        {"7k/8/6K1/8/8/8/8/8 b - - 0 1", game::Outcome::draw(game::Reason::InsufficientMaterial)},
        {"7k/8/6K1/8/8/8/8/1R6 w - - 100 90", game::Outcome::draw(game::Reason::FiftyMoves)},
        {kiwipete, game::Outcome::ongoing()},
    };
    for (const Case& test : cases)
        EXPECT_EQ(position_from_text("chess", test.fen)->outcome(), test.outcome) << test.fen;
}

TEST(AnyPosition, DrawsTheBoard) {
    const std::string diagram = position_from_text("chess", kiwipete)->diagram();
    EXPECT_NE(diagram.find("r . . . k . . r\n"), std::string::npos) << diagram;
    EXPECT_NE(diagram.find("a b c d e f g h\n"), std::string::npos) << diagram;
}

TEST(AnyPosition, DivideAgreesWithThePublishedCounts) {
    struct Case {
        const char* game;
        const char* fen;
        int depth;
        std::uint64_t nodes;
    };
    const Case cases[] = {
        {"chess", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 1, 20},
        {"chess", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 4, 197'281},
        {"chess", kiwipete, 2, 2'039},
        {"chess", kiwipete, 3, 97'862},
        {"chess960", "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", 3, 12'189},
        {"chess", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 3, 0},
    };
    for (const Case& test : cases) {
        const auto position = position_from_text(test.game, test.fen);
        const auto alone = position->divide(test.depth);
        EXPECT_EQ(total_nodes(alone), test.nodes) << test.fen;
        EXPECT_EQ(counts(alone), counts(position->divide(test.depth, 3))) << test.fen;
        EXPECT_EQ(alone.size(), position->legal_moves().size());
    }
}

TEST(AnyPosition, MoreThreadsThanMovesDoNoHarm) {
    const auto position = position_from_text("chess", "7k/8/8/8/8/8/8/K5R1 w - - 0 1");
    EXPECT_EQ(counts(position->divide(2, 64)), counts(position->divide(2, 1)));
}

TEST(AnyPosition, ProgressGrowsAndEndsAtOne) {
    std::vector<double> shares;
    static_cast<void>(start_position("chess")->divide(3, 1, [&](double share) { shares.push_back(share); }));
    ASSERT_FALSE(shares.empty());
    EXPECT_GT(shares.front(), 0.0);
    for (std::size_t i = 1; i < shares.size(); ++i) EXPECT_LT(shares[i - 1], shares[i]);
    EXPECT_DOUBLE_EQ(shares.back(), 1.0);
}

TEST(AnyPosition, ProgressOfSeveralThreadsReachesOneOnce) {
    std::mutex mutex;
    std::multiset<double> shares;  // they may arrive out of order
    static_cast<void>(start_position("chess")->divide(3, 3, [&](double share) {
        const std::lock_guard lock(mutex);
        shares.insert(share);
    }));
    ASSERT_FALSE(shares.empty());
    EXPECT_GT(*shares.begin(), 0.0);
    EXPECT_DOUBLE_EQ(*shares.rbegin(), 1.0);
    EXPECT_EQ(shares.count(1.0), 1U);
}

/// The balance and the measure of a position.
void expect_measures(const char* game, const char* text, int balance, std::optional<int> measure) {
    const auto position = position_from_text(game, text);
    EXPECT_EQ(position->balance(), balance) << game << " " << text;
    EXPECT_EQ(position->measure(), measure) << game << " " << text;
}

TEST(AnyPosition, CountsTheMaterialOfBothSides) {
    expect_measures("chess", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", 5, 7);
    expect_measures("chess", "rnbqkbnr/pppppppp/8/8/8/8/8/4K3 b kq - 0 1", -39, 7);
    expect_measures("chess", "8/8/3k4/8/8/2K5/4P3/8 w - - 0 1", 1, 3);
    expect_measures("crazyhouse", "4k3/8/8/8/8/8/8/4K3[QNpp] w - - 0 1", 10, 7);
}

TEST(AnyPosition, MeasuresWhatTheGameIsAbout) {
    EXPECT_EQ(find_game("chess").measure_name, "king distance");
    // A king that has been blown up is nowhere.
    expect_measures("atomic", "8/8/8/8/8/8/8/R3K3 b - - 0 1", 5, std::nullopt);
    EXPECT_EQ(find_game("horde").measure_name, "size of the horde");
    expect_measures("horde", "4k3/8/8/8/8/8/PPP5/PP6 w - - 0 1", 5, 5);
    EXPECT_EQ(find_game("antichess").measure_name, "pieces on the board");
    expect_measures("antichess", "8/8/8/8/8/2k5/8/1N2K3 w - - 0 1", 3, 3);
    EXPECT_EQ(find_game("wolf-sheep").balance_name, "mobility");
    EXPECT_EQ(find_game("wolf-sheep").measure_name, "rows to go");
    expect_measures("wolf-sheep", "3w4/8/8/8/8/8/8/S1S1S1S1 b", 7 - 2, 7);
}

}  // namespace
}  // namespace rookery::engine
