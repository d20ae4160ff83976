#include "lab/match/match_openings.h"

#include <gtest/gtest.h>

#include "support/error_text.h"
#include "support/temporary_folder.h"

namespace rookery::lab {
namespace {

using support::error_text;
using Strings = std::vector<std::string>;

constexpr const char* after_e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
constexpr const char* after_e4_e5 = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
constexpr const char* after_d4 = "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1";

class OpeningFile : public testing::Test {
protected:
    [[nodiscard]] std::string file(const std::string& text, const std::string& name = "openings") const {
        return folder_.write(name, text);
    }
    [[nodiscard]] std::string complaint(const std::string& text) const {
        const std::string name = file(text);
        const std::string error = error_text([&] { static_cast<void>(openings_from_file("chess", name)); });
        EXPECT_TRUE(error.starts_with(name)) << error;
        return error.starts_with(name) ? error.substr(name.size()) : error;
    }

private:
    support::TemporaryFolder folder_;
};

TEST_F(OpeningFile, HasAPositionOnEachLine) {
    EXPECT_EQ(openings_from_file("chess", file(std::string("# title\n") + after_e4 + " ; remark\n" + after_d4)),
              (Strings{after_e4, after_d4}));
    EXPECT_NE(complaint("\n4k3/8 w - -\n").find(", line 2: "), std::string::npos);
    EXPECT_EQ(complaint("7k/5KQ1/8/8/8/8/8/8 b - -"), ", line 1: the game is over in this position");
    EXPECT_EQ(complaint("# nothing\n"), " has no position in it");
}

TEST_F(OpeningFile, MayHaveGames) {
    const std::string games = "[Event \"1\"]\n\n1. e4 {best} e5 (1... c5) *\n\n[Event \"2\"]\n\n1. d4 *\n";
    EXPECT_EQ(openings_from_file("chess", file(games)), (Strings{after_e4_e5, after_d4}));
    EXPECT_EQ(openings_from_file("chess", file(games), 1), (Strings{after_e4, after_d4}));
    EXPECT_EQ(openings_from_file("chess", file("e4 e5 [Event \"1\"]\n1. e4", "x.pgn")), Strings{after_e4})
        << "the name says so, whatever comes first";
}

TEST_F(OpeningFile, MayBeginItsGamesAnywhere) {
    EXPECT_EQ(openings_from_file("chess", file(std::string("[FEN \"") + after_e4 + "\"]\n\n1... e5 *")),
              Strings{after_e4_e5});
    EXPECT_EQ(openings_from_file("chess960", file("[Event \"without a variant\"]\n1. e4")).size(), 1U);
}

TEST_F(OpeningFile, OfGamesIsRefusedWithTheLineWhenItIsWrong) {
    EXPECT_EQ(complaint("[Event \"1\"]\n\n1. e4 e5\n2. Ke3 *\n"),
              ": line 4, move 2. Ke3: 'Ke3' is not a legal move here");
    EXPECT_EQ(complaint("[Event \"1\"]\n\n1. e4 e5 {\n"), ", line 3: the comment that begins in line 3 is not closed");
    EXPECT_EQ(complaint("[Event \"1\"]\n1. f3 e5 2. g4 Qh4# 0-1\n"), ": line 1: the game is over in this position");
    EXPECT_EQ(complaint("\n[Variant \"Chess960\"]\n1. f3"), ": line 2: this is a game of chess960");
    EXPECT_EQ(complaint("{only a comment}"), " has no game in it");
}

}  // namespace
}  // namespace rookery::lab
