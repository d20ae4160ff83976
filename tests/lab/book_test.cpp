#include "engine/book/book.h"

#include <fstream>
#include <map>
#include <sstream>

#include <gtest/gtest.h>

#include "engine/games.h"
#include "lab/book/book_maker.h"
#include "support/error_text.h"
#include "support/temporary_folder.h"

namespace rookery::lab {
namespace {

constexpr const char* games = R"([Result "1-0"]
[WhiteElo "2400"]
[BlackElo "2300"]

1. e4 e5 2. Nf3 1-0

[Result "1/2-1/2"]
[WhiteElo "2400"]
[BlackElo "1500"]

1. e4 c5 1/2-1/2

[Result "0-1"]

1. d4 d5 0-1

[Result "0-1"]

1. d4 d5 0-1

[Result "*"]

1. a3 *

[Variant "Atomic"]
[Result "1-0"]

1. Nf3 f6 1-0

[Result "1-0"]

1. e4 Qh9 1-0
)";

class BookMakerTest : public testing::Test {
protected:
    /// What the book made of the games says of a position: "e2e4 3, d2d4 2".
    std::string made(const BookSettings& settings, const std::vector<std::string>& moves = {}) {
        BookMaker maker(settings);
        std::istringstream file(games);
        const std::atomic<bool> stop = false;
        maker.read(file, stop, {});
        const std::string path = (folder_.path() / "made.bin").string();
        std::ofstream out(path, std::ios::binary);
        counts = maker.write(out);
        out.close();
        const auto position = engine::start_position("chess");
        for (const std::string& move : moves) position->play(move);
        std::string text;
        for (const auto& [move, weight] : engine::open_book(path, 0)->moves(*position))
            text += (text.empty() ? "" : ", ") + move + " " + std::to_string(weight);
        return text;
    }

    static BookSettings settings(int min_games) {
        BookSettings settings;
        settings.min_games = min_games;
        return settings;
    }

    BookCounts counts;

private:
    support::TemporaryFolder folder_;
};

TEST_F(BookMakerTest, AMoveWeighsTwiceItsWinsPlusItsDraws) {
    EXPECT_EQ(made(settings(1)), "e2e4 5")
        << "a win, a draw, and a win whose second move cannot be read; 1. d4 has lost";
    EXPECT_EQ(counts.games, 5U);
    EXPECT_EQ(counts.skipped, 3U) << "no result, another game, a move that is none";
    EXPECT_EQ(made(settings(1), {"d2d4"}), "d7d5 4");
    EXPECT_EQ(made(settings(1), {"e2e4"}), "c7c5 1");
}

TEST_F(BookMakerTest, FiltersDecide) {
    EXPECT_EQ(made(settings(2), {"e2e4"}), "") << "neither answer was played twice";
    BookSettings rated = settings(1);
    rated.min_rating = 2000;
    EXPECT_EQ(made(rated), "e2e4 2");
    BookSettings black = settings(1);
    black.only = game::Side::Second;
    EXPECT_EQ(made(black), "");
    EXPECT_EQ(made(black, {"d2d4"}), "d7d5 4");
    BookSettings short_one = settings(1);
    short_one.plies = 1;
    EXPECT_EQ(made(short_one, {"d2d4"}), "");
    BookSettings good = settings(1);
    good.min_score = 60;
    EXPECT_EQ(made(good, {"e2e4"}), "") << "a draw is 50 percent";
    EXPECT_NE(support::error_text([&] { static_cast<void>(made(settings(100))); }), "(no error)");
}

}  // namespace
}  // namespace rookery::lab
