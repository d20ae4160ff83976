#include "learn/game_file.h"

#include <fstream>

#include <gtest/gtest.h>

#include "support/error_text.h"
#include "support/temporary_folder.h"

namespace rookery::learn {
namespace {

TrainingGame some_game(std::uint64_t number, std::uint32_t largest_move = 0xffff) {
    TrainingGame game;
    game.number = number;
    game.start = "8/8/4k3/8/8/4K3/4P3/8 w - - 0 1";
    game.opening_plies = 9;
    game.result = game::Result::FirstWins;
    for (std::uint32_t i = 0; i < 20; ++i)
        game.plies.push_back({largest_move - i, static_cast<std::int16_t>(static_cast<int>(i) * 100 - 1000)});
    return game;
}

std::vector<TrainingGame> all_games(const std::filesystem::path& path) {
    GameFileReader reader(path);
    std::vector<TrainingGame> games;
    while (auto game = reader.next()) games.push_back(std::move(*game));
    return games;
}

class GameFile : public testing::Test {
protected:
    [[nodiscard]] std::filesystem::path path() const { return folder_.path() / "some.games"; }

    GameFileInfo info_{"chess", 42};

private:
    support::TemporaryFolder folder_;
};

TEST_F(GameFile, GivesBackWhatWasWritten) {
    const std::vector<TrainingGame> games = {some_game(0), some_game(2, 0x7'ffff), some_game(1)};
    {
        GameFileWriter writer(path(), info_);
        for (const TrainingGame& game : games) writer.add(game);
    }
    EXPECT_EQ(all_games(path()), games);
    EXPECT_EQ(GameFileReader(path()).info(), info_);
}

TEST_F(GameFile, TakesFourBytesForAMoveOfOneBoard) {
    GameFileWriter(path(), info_).add(some_game(0));
    const auto one = std::filesystem::file_size(path());
    TrainingGame longer = some_game(1);
    longer.plies.insert(longer.plies.end(), longer.plies.begin(), longer.plies.end());
    GameFileWriter(path(), info_).add(longer);
    const auto header = one - (std::filesystem::file_size(path()) - one - 20 * 4);
    EXPECT_EQ(std::filesystem::file_size(path()), header + 2 * (one - header) + 20 * 4);
    EXPECT_LT(header, 40U);
}

TEST_F(GameFile, GoesOnWhereItStopped) {
    GameFileWriter(path(), info_).add(some_game(0));
    GameFileWriter second(path(), info_);
    EXPECT_EQ(second.numbers(), std::set<std::uint64_t>{0});
    EXPECT_EQ(second.plies(), 20U);
    second.add(some_game(1));
    EXPECT_EQ(all_games(path()).size(), 2U);
}

TEST_F(GameFile, LeavesOutWhatAPowerCutLeftHalf) {
    {
        GameFileWriter writer(path(), info_);
        writer.add(some_game(0));
        writer.add(some_game(1));
    }
    const auto whole = std::filesystem::file_size(path());
    for (std::uintmax_t cut = 1; cut < 60; cut += 7) {
        std::filesystem::resize_file(path(), whole - cut);
        EXPECT_EQ(all_games(path()).size(), 1U) << cut;
        GameFileWriter(path(), info_).add(some_game(1));
        EXPECT_EQ(std::filesystem::file_size(path()), whole);
        EXPECT_EQ(all_games(path()).size(), 2U);
    }
}

TEST_F(GameFile, NoticesAChangedByte) {
    {
        GameFileWriter writer(path(), info_);
        writer.add(some_game(0));
        writer.add(some_game(1));
    }
    const auto size = static_cast<std::streamoff>(std::filesystem::file_size(path()));
    std::fstream file(path(), std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(size - 20);
    file.put('!');
    file.close();
    GameFileReader reader(path());
    EXPECT_TRUE(reader.next());
    EXPECT_FALSE(reader.next());
    EXPECT_TRUE(reader.damaged());
}

TEST_F(GameFile, RefusesWhatBelongsToSomethingElse) {
    GameFileWriter(path(), info_).add(some_game(0));
    EXPECT_EQ(support::error_text([&] {
                  GameFileWriter(path(), {"atomic", 42});
              }),
              "'" + path().string() + "' holds games of 'chess', not of atomic");
    EXPECT_EQ(support::error_text([&] {
                  GameFileWriter(path(), {"chess", 43});
              }),
              "'" + path().string() + "' was begun with seed 42");
    std::ofstream(path()) << "1. e4 e5";
    EXPECT_EQ(support::error_text([&] { static_cast<void>(GameFileReader(path())); }),
              "'" + path().string() + "' is not a file of training games");
    EXPECT_EQ(support::error_text([&] { static_cast<void>(GameFileReader(path().parent_path() / "none")); }),
              "cannot read the file '" + (path().parent_path() / "none").string() + "'");
}

}  // namespace
}  // namespace rookery::learn
