// The small parts of the room that can be looked at alone.

#include <gtest/gtest.h>

#include "engine/games.h"
#include "server/addresses.h"
#include "server/board_view.h"
#include "server/identity.h"
#include "server/page_files.h"
#include "server/rate_limit.h"
#include "server/words.h"

namespace rookery::server {
namespace {

TEST(BoardView, TakesMovesApart) {
    const auto parts = [](const std::string& move) {
        const MoveParts p = parts_of(move);
        return std::to_string(p.board) + "|" + p.prefix + "|" + (p.dropped != 0 ? std::string(1, p.dropped) : "") +
               "|" + p.from + "|" + p.to + "|" + p.promotion;
    };
    EXPECT_EQ(parts("e2e4"), "0|||e2|e4|");
    EXPECT_EQ(parts("e7e8q"), "0|||e7|e8|q");
    EXPECT_EQ(parts("N@f3"), "0||n||f3|");
    EXPECT_EQ(parts("l12k11"), "0|||l12|k11|");
    EXPECT_EQ(parts("B:N@f3"), "1|B:|n||f3|");
    EXPECT_EQ(parts("C:a7a8n"), "2|C:||a7|a8|n");
}

TEST(BoardView, CountsMovesAsPeopleDo) {
    const auto chess = engine::position_from_text("chess", "4k3/8/8/8/8/8/8/4K2R b K - 3 17");
    EXPECT_EQ(move_number_of(*chess, 0), 17);
    const auto three = engine::start_position("3check");
    EXPECT_EQ(move_number_of(*three, 0), 1);
    EXPECT_EQ(move_number_of(*engine::start_position("wolf-sheep"), 0), 0) << "its text has no number";
}

TEST(Identity, MomentsFollowEachOther) {
    const std::int64_t begin = now();
    std::int64_t last = begin - 1;
    for (int i = 0; i < 1000; ++i) {
        const std::int64_t moment = next_moment();
        EXPECT_GT(moment, last) << "also within a millisecond";
        last = moment;
    }
    EXPECT_GE(next_moment(), now());
}

TEST(Addresses, KnowThisMachine) {
    for (const char* address : {"127.0.0.1", "127.1.2.3", "::1"}) EXPECT_TRUE(is_loopback_address(address)) << address;
    for (const char* address : {"0.0.0.0", "192.168.0.1", "::", "127.evil.example", "127.0.0.1.2", ""})
        EXPECT_FALSE(is_loopback_address(address)) << address;
    EXPECT_TRUE(is_same_origin("http://localhost:7373", "localhost:7373"));
    EXPECT_FALSE(is_same_origin("http://localhost:3000", "localhost:7373"));
    EXPECT_FALSE(is_same_origin("https://localhost:7373", "localhost:7373"));
}

TEST(PageFiles, PathsWithoutADotBelongToThePage) {
    const PageFiles files = {{"/index.html", "page", ""}, {"/assets/a-1.js", "script", ""}};
    const auto found = [&](const char* path) {
        const PageFile* file = find_file(files, path);
        return file == nullptr ? std::string("nothing") : std::string(file->path);
    };
    EXPECT_EQ(found("/"), "/index.html");
    EXPECT_EQ(found("/play/k3v9m2xq7a"), "/index.html");
    EXPECT_EQ(found("/play?x=1.5"), "/index.html");
    EXPECT_EQ(found("/index.html"), "/index.html");
    EXPECT_EQ(found("/assets/a-1.js"), "/assets/a-1.js");
    EXPECT_EQ(found("/assets/a-2.js"), "nothing");
    EXPECT_EQ(cache_control("/index.html"), "no-cache");
    EXPECT_NE(cache_control("/assets/a-1.js").find("immutable"), std::string_view::npos);
    EXPECT_NE(entity_tag(files[0]), entity_tag(files[1]));
}

TEST(RateLimit, LetsABurstThroughAndThenSlowsDown) {
    RateLimit limit(10, 5);
    const auto now = RateLimit::Clock::now() + std::chrono::hours(1);
    for (int i = 0; i < 5; ++i) EXPECT_EQ(limit.spend(1, now).count(), 0);
    EXPECT_EQ(limit.spend(1, now).count(), 100);
    EXPECT_EQ(limit.spend(1, now + std::chrono::milliseconds(100)).count(), 100);
    EXPECT_EQ(limit.spend(1, now + std::chrono::seconds(10)).count(), 0);
}

TEST(Words, TellWhoWonAndWhy) {
    const game::GameInfo& chess = engine::find_game("chess");
    const game::GameInfo& wolf = engine::find_game("wolf-sheep");
    EXPECT_EQ(ending_words(chess, {game::Result::FirstWins, "checkmate"}), "White wins by checkmate.");
    EXPECT_EQ(ending_words(chess, {game::Result::SecondWins, "time"}), "Black wins on time.");
    EXPECT_EQ(ending_words(chess, {game::Result::Draw, "stalemate"}), "Draw by stalemate.");
    EXPECT_EQ(ending_words(wolf, {game::Result::FirstWins, "no move left"}), "The sheep win: no move left.");
    EXPECT_EQ(exact_words(wolf, search::win_in(31)), "The sheep win in 31 plies with best play.");
    EXPECT_EQ(exact_words(wolf, search::loss_in(1)), "The wolf wins in 1 ply with best play.");
    EXPECT_EQ(refusal_words("e1d2 is not legal: the king would be in check"), "The king would be in check.");
    EXPECT_EQ(refusal_words("e1e3 is not a legal move of the king on e1"), "The king on e1 cannot go there.");
    EXPECT_EQ(refusal_words("'x' is not a move"), "'x' is not a move.");
}

TEST(Words, NameThePlayers) {
    const game::GameInfo& chess = engine::find_game("chess");
    Players players;
    EXPECT_EQ(names_of(chess, players), (std::array<std::string, 2>{"White", "Black"}));
    players[1].computer = true;
    players[1].depth = 6;
    EXPECT_EQ(names_of(chess, players), (std::array<std::string, 2>{"You", "Depth 6"}));
    players[1].algorithm = engine::Algorithm::Minimax;
    EXPECT_EQ(names_of(chess, players)[1], "Minimax, depth 6");
    players[1] = Player{true, {}, Milliseconds(1500), {}, engine::Algorithm::Search, ""};
    EXPECT_EQ(names_of(chess, players)[1], "1.5 seconds a move");
    players[1] = Player{true, {}, {}, {}, engine::Algorithm::Search, "solved"};
    EXPECT_EQ(names_of(engine::find_game("wolf-sheep"), players)[1], "Perfect play");
}

}  // namespace
}  // namespace rookery::server
