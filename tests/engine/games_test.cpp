#include "engine/games.h"

#include <set>

#include <gtest/gtest.h>

#include "support/error_text.h"

namespace rookery::engine {
namespace {

using support::error_text;

constexpr const char* chess_start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

TEST(Games, ChessComesFirstAndEveryGameIntroducesItself) {
    ASSERT_FALSE(games().empty());
    EXPECT_EQ(games().front().id, "chess");
    std::set<std::string_view> ids;
    for (const game::GameInfo& info : games()) {
        EXPECT_TRUE(ids.insert(info.id).second) << info.id << " is there twice";
        EXPECT_FALSE(info.title.empty()) << info.id;
        EXPECT_FALSE(info.summary.empty()) << info.id;
        EXPECT_GE(info.default_start, 0) << info.id;
        EXPECT_LT(info.default_start, info.start_positions) << info.id;
    }
    EXPECT_TRUE(ids.contains("chess960"));
}

TEST(Games, EveryGameIsFoundByItsName) {
    for (const game::GameInfo& info : games()) {
        EXPECT_EQ(find_game(info.id).title, info.title);
        EXPECT_EQ(start_position(info.id)->info().id, info.id);
    }
}

TEST(Games, EvaluationsAreFoundByTheNamesThatTheyOnceHad) {
    EXPECT_EQ(find_evaluation("bughouse", "king-defence"), "king-defense");
    EXPECT_EQ(find_evaluation("bughouse", "king-defense"), "king-defense");
    EXPECT_NE(error_text([] { return find_evaluation("chess", "king-defence"); }), "");
}

TEST(Games, AnUnknownNameIsAnsweredWithTheKnownOnes) {
    std::string known;
    for (const game::GameInfo& info : games()) known += (known.empty() ? "" : ", ") + std::string(info.id);
    for (const std::string name : {"draughts", "", "Chess", "chess ", "chess961"}) {
        const std::string expected = "there is no game called '" + name + "'; the games are " + known;
        EXPECT_EQ(error_text([&] { static_cast<void>(find_game(name)); }), expected);
        EXPECT_EQ(error_text([&] { static_cast<void>(start_position(name)); }), expected);
        EXPECT_EQ(error_text([&] { static_cast<void>(start_position(name, 0)); }), expected);
        EXPECT_EQ(error_text([&] { static_cast<void>(position_from_text(name, chess_start)); }), expected);
    }
}

TEST(Games, StartPositionsAreTheOnesOfTheRuleBooks) {
    EXPECT_EQ(start_position("chess")->text(), chess_start);
    EXPECT_EQ(start_position("chess", 0)->text(), chess_start);
    EXPECT_EQ(start_position("chess960")->text(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1");
    EXPECT_EQ(start_position("chess960", 0)->text(), "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1");
    EXPECT_EQ(start_position("chess960", 959)->text(), "rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w CAca - 0 1");
}

TEST(Games, EveryStartOfEveryGameIsDifferentAndReadsBack) {
    for (const game::GameInfo& info : games()) {
        std::set<std::string> texts;
        for (int number = 0; number < info.start_positions; ++number) {
            const auto position = start_position(info.id, number);
            EXPECT_FALSE(position->outcome().over());
            EXPECT_EQ(position_from_text(info.id, position->text())->key(), position->key());
            texts.insert(position->text());
        }
        EXPECT_EQ(texts.size(), static_cast<std::size_t>(info.start_positions)) << info.id;
    }
}

TEST(Games, ATextThatMakesNoSenseIsRefused) {
    EXPECT_THROW(static_cast<void>(position_from_text("chess", "")), text::ParseError);
    EXPECT_THROW(static_cast<void>(position_from_text("chess", "8/8/8/8/8/8/8/8 w - - 0 1")), text::ParseError);
}

}  // namespace
}  // namespace rookery::engine
