// One seat of bughouse: what partners tell each other, and what the seat makes of it.

#include "protocol/partner.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "engine/games.h"
#include "protocol/xboard_session.h"

namespace rookery::protocol {
namespace {

using Sentences = std::vector<std::string>;

std::unique_ptr<engine::AnyPosition> seat(const std::string& fen) {
    return engine::position_from_text("bughouse-seat", fen);
}

bool contains(const Sentences& moves, const std::string& move) {
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

// A smothered king: a knight on f7 or g6 mates it, and so does nothing else.
constexpr const char* smothered = "6rk/6pp/8/8/8/8/8/6K1[] w - - 0 1";
// White can take a pawn, a knight, or neither.
constexpr const char* choice = "4k3/8/8/3n3p/4P1P1/8/8/4K3[] w - - 0 1";

TEST(Partner, IsToldWhatWouldMate) {
    Partner partner;
    EXPECT_EQ(partner.news(*seat(smothered), game::Side::First), Sentences{"knight mates"});
    // Once is enough.
    EXPECT_EQ(partner.news(*seat(smothered), game::Side::First), Sentences{});
    EXPECT_EQ(partner.news(*seat("7k/6pp/8/8/8/8/8/6K1[] w - - 0 1"), game::Side::First),
              (Sentences{"knight ok", "rook mates", "queen mates"}));
}

TEST(Partner, IsToldWhatWeFear) {
    Partner partner;
    EXPECT_EQ(partner.news(*seat(smothered), game::Side::Second), Sentences{"no knights"});
    // Mated by three kinds of pieces, we would rather that nobody captures anything.
    Partner other;
    const Sentences fears = other.news(*seat("7k/5K2/7p/8/8/8/8/8[] w - - 0 1"), game::Side::Second);
    EXPECT_TRUE(contains(fears, "no queens"));
    EXPECT_EQ(contains(fears, "sit"), fears.size() > 3);
}

TEST(Partner, WantsPiecesCaptured) {
    Partner partner;
    EXPECT_EQ(partner.preferred_moves(*seat(choice)), seat(choice)->legal_moves());
    partner.receive("Knight mates!");
    EXPECT_EQ(partner.preferred_moves(*seat(choice)), Sentences{"e4d5"});
    partner.receive("knight ok, need P");
    EXPECT_EQ(partner.preferred_moves(*seat(choice)), Sentences{"g4h5"});
    // What cannot be had cannot be given.
    partner.receive("p ok; give queen");
    EXPECT_EQ(partner.preferred_moves(*seat(choice)), seat(choice)->legal_moves());
}

TEST(Partner, FearsPiecesThatWeLose) {
    Partner partner;
    partner.receive("no pawns please");
    const Sentences careful = partner.preferred_moves(*seat(choice));
    EXPECT_FALSE(contains(careful, "e1e2"));
    EXPECT_TRUE(contains(careful, "g4h5"));
}

TEST(Partner, SaysSitAndGo) {
    Partner partner;
    EXPECT_FALSE(partner.wants_us_to_sit());
    partner.receive("sit, I am getting mated");
    EXPECT_TRUE(partner.wants_us_to_sit());
    partner.receive("go");
    EXPECT_FALSE(partner.wants_us_to_sit());
    partner.receive("sit");
    partner.forget();
    EXPECT_FALSE(partner.wants_us_to_sit());
}

TEST_F(XBoardTest, ASeatDropsWhatItIsGiven) {
    prepare({"new", "variant bughouse", "force", "setboard 6rk/6pp/8/8/8/8/8/6K1[] w - - 0 1", "sd 3"});
    prepare({"holding [N] []"});
    EXPECT_EQ(fen(), "6rk/6pp/8/8/8/8/8/6K1[N] w - - 0 1");
    // The server says when the game is over.
    EXPECT_EQ(say("go"), "move N@f7\n");
}

TEST_F(XBoardTest, CapturesDoNotComeIntoTheOwnHand) {
    prepare({"new", "variant bughouse", "force", "e2e4", "d7d5", "e4d5"});
    EXPECT_EQ(fen(), "rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR[] b KQkq - 0 2");
}

TEST_F(XBoardTest, ASeatTalksToItsPartner) {
    prepare({"new", "variant bughouse", "partner anna", "force", "setboard 6rk/6pp/8/8/8/8/8/6K1[] w - - 0 1", "sd 3"});
    const std::string text = say("go");
    EXPECT_FALSE(move_of(text).empty());
    prepare({"force", "setboard 6rk/6pp/8/8/8/8/8/6K1[] b - - 0 1", "playother"});
    EXPECT_EQ(move_of(say("usermove h7h6")).empty(), false);
    // Without a partner nobody is told anything.
    prepare({"partner"});
    EXPECT_FALSE(contains(say("usermove h6h5"), "ptell"));
}

TEST_F(XBoardTest, ASeatThatIsMatedWaitsForAPiece) {
    prepare({"new", "variant bughouse", "force", "setboard 7k/8/8/8/8/8/6PP/r6K[] w - - 0 1", "sd 2"});
    EXPECT_EQ(say("go"), "");
    EXPECT_FALSE(move_of(say("holding [N] []")).empty());
}

TEST_F(XBoardTest, ASeatSitsUntilItsPartnerSaysGo) {
    prepare({"new", "variant bughouse", "partner anna", "level 0 60 0", "force", "time 100000", "otim 100000"});
    prepare({"ptell sit"});
    EXPECT_TRUE(send("go"));
    EXPECT_EQ(out.take(), "");
    EXPECT_TRUE(send("sd 2"));
    EXPECT_FALSE(move_of(say("ptell go")).empty());
}

}  // namespace
}  // namespace rookery::protocol
