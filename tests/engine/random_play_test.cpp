#include "engine/random_play.h"

#include <set>

#include <gtest/gtest.h>

#include "engine/games.h"

namespace rookery::engine {
namespace {

std::vector<std::string> texts(std::string_view game, std::uint64_t seed, int count, int longest = 120) {
    board::Random random(seed);
    std::vector<std::string> positions;
    for (int i = 0; i < count; ++i) positions.push_back(random_position(game, random, longest)->text());
    return positions;
}

std::size_t different(const std::vector<std::string>& positions) {
    return std::set<std::string>(positions.begin(), positions.end()).size();
}

TEST(RandomPositions, TheSameSeedGivesTheSamePositions) {
    for (const game::GameInfo& info : games()) {
        EXPECT_EQ(texts(info.id, 7, 30), texts(info.id, 7, 30)) << info.id;
        EXPECT_NE(texts(info.id, 7, 30), texts(info.id, 8, 30)) << info.id;
    }
}

TEST(RandomPositions, NoGameIsFinishedAndEveryPositionReadsBack) {
    for (const game::GameInfo& info : games()) {
        board::Random random(1);
        for (int i = 0; i < 200; ++i) {
            // Long games, so that many of them come upon their end.
            const auto position = random_position(info.id, random, 400);
            EXPECT_FALSE(position->outcome().over()) << position->text();
            EXPECT_FALSE(position->legal_moves().empty()) << position->text();
            EXPECT_EQ(position_from_text(info.id, position->text())->key(), position->key());
        }
    }
}

TEST(RandomPositions, NoGameIsLongerThanAskedFor) {
    EXPECT_EQ(texts("chess", 1, 1, 0).front(), start_position("chess")->text());
    // The start and the positions after one move: 21, and nothing else.
    EXPECT_EQ(different(texts("chess", 1, 1000, 1)), 21U);
}

TEST(RandomPositions, PositionsDiffer) { EXPECT_GT(different(texts("chess", 1, 200)), 190U); }

TEST(RandomPositions, Chess960BeginsFromManyStarts) {
    const auto starts = texts("chess960", 1, 200, 0);
    EXPECT_GT(different(starts), 150U);
    for (const std::string& start : starts) EXPECT_NE(start.find("/pppppppp/8/8/8/8/PPPPPPPP/"), std::string::npos);
}

TEST(RandomPositions, AnUnknownGameIsRefused) {
    board::Random random(1);
    EXPECT_THROW(static_cast<void>(random_position("draughts", random)), text::ParseError);
}

}  // namespace
}  // namespace rookery::engine
