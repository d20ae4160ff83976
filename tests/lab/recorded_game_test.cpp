#include "lab/record/recorded_game.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "engine/games.h"
#include "support/error_text.h"
#include "support/never.h"

namespace rookery::lab {
namespace {

using support::error_text;

using support::never;

RecordSettings settings(const std::string& game, const std::string& white, const std::string& black) {
    RecordSettings settings;
    settings.game = game;
    settings.players = {read_player(game, white), read_player(game, black)};
    return settings;
}

std::vector<std::string> moves_of(const RecordedGame& game) {
    std::vector<std::string> moves;
    for (const RecordedPly& ply : game.plies) moves.push_back(ply.move);
    return moves;
}

TEST(RecordedPlayer, IsReadFromWords) {
    const RecordedPlayer player =
        read_player("pawns-kings", " algorithm=alphabeta  depth=5 evaluation=material ordering=captures");
    EXPECT_EQ(player.algorithm, engine::Algorithm::AlphaBeta);
    EXPECT_EQ(player.ordering, search::Ordering::CapturesFirst);
    EXPECT_EQ(player.evaluation, "material");
    EXPECT_EQ(player.limits.depth, 5);
    EXPECT_EQ(player_text(player), "alphabeta, captures first, depth 5, material");
    EXPECT_EQ(player_text(read_player("pawns-kings", "")), "search, depth 8, tuned");
    EXPECT_EQ(player_text(read_player("wolf-sheep", "algorithm=minimax")), "minimax, depth 4, paths");
    EXPECT_EQ(player_text(read_player("chess", "nodes=1000 movetime=50")), "search, 1000 nodes, 50 ms, tuned");
}

TEST(RecordedPlayer, WordsThatMakeNoSenseAreRefused) {
    const auto refusal = [](const char* words) { return error_text([&] { (void)read_player("pawns-kings", words); }); };
    EXPECT_NE(refusal("algorithm=magic").find("no algorithm called 'magic'"), std::string::npos);
    EXPECT_NE(refusal("evaluation=simple").find("no evaluation called 'simple'"), std::string::npos);
    EXPECT_NE(refusal("depth=0").find("depth is a number from 1 to 199, not '0'"), std::string::npos);
    EXPECT_NE(refusal("depth").find("depth is a number"), std::string::npos);
    EXPECT_NE(refusal("strength=9").find("not 'strength=9'"), std::string::npos);
}

TEST(RecordedGame, FollowsEveryPlyToTheEnd) {
    const auto words = "algorithm=alphabeta depth=3 evaluation=distance";
    std::size_t heard = 0;
    const RecordedGame game =
        record_game(settings("pawns-kings", words, words), 0, never, [&](const RecordedPly&) { ++heard; });
    ASSERT_TRUE(game.outcome.over());
    EXPECT_EQ(heard, game.plies.size());
    // Played again by hand, everything is as recorded.
    const auto position = engine::position_from_text("pawns-kings", game.start);
    for (const RecordedPly& ply : game.plies) {
        EXPECT_EQ(ply.mover, position->to_move());
        EXPECT_EQ(ply.notation, position->move_notation(ply.move));
        EXPECT_EQ(ply.depth, 3);
        EXPECT_GT(ply.nodes, 0U);
        position->play(ply.move);
        EXPECT_EQ(ply.balance, position->balance());
        EXPECT_EQ(ply.measure, position->measure());
    }
    EXPECT_EQ(position->outcome(), game.outcome);
    const RecordedWork white = work_of({game}, game::Side::First);
    const RecordedWork black = work_of({game}, game::Side::Second);
    EXPECT_EQ(white.moves + black.moves, game.plies.size());
    EXPECT_GT(white.nodes, white.moves);
}

TEST(RecordedGame, TheEvaluationIsThatOfTheFirstSide) {
    // White takes the king.
    auto how = settings("pawns-kings", "depth=3", "depth=3");
    how.start = "8/8/8/4k3/3P4/8/8/3K4 w - - 0 1";
    const RecordedGame won = record_game(how, 0, never);
    ASSERT_EQ(won.plies.size(), 1U);
    EXPECT_EQ(won.plies[0].score_for_first, search::win_in(1));
    EXPECT_EQ(won.plies[0].measure, std::nullopt);
    EXPECT_EQ(record_outcome(engine::find_game("pawns-kings"), won), "White won: the king is taken, after 1 ply");
    // So does Black.
    how.start = "3k4/8/8/3p4/4K3/8/8/8 b - - 0 1";
    EXPECT_EQ(record_game(how, 0, never).plies[0].score_for_first, -search::win_in(1));
}

TEST(RecordedGame, MinimaxAndAlphaBetaPlayTheSameGame) {
    for (const char* evaluation : {"material", "distance"}) {
        for (std::uint64_t number = 0; number < 3; ++number) {
            const std::string words = std::string("depth=3 evaluation=") + evaluation;
            auto how = settings("pawns-kings", "algorithm=alphabeta " + words, "algorithm=alphabeta " + words);
            how.random_plies = 2;
            how.compared = engine::Algorithm::Minimax;
            const RecordedGame game = record_game(how, number, never);
            EXPECT_TRUE(game.outcome.over());
            const ComparedWork work = compared_work({game});
            EXPECT_EQ(work.same_moves, game.plies.size()) << evaluation << " game " << number;
            EXPECT_EQ(work.compared.moves, game.plies.size());
            EXPECT_LT(2 * work.own.nodes, work.compared.nodes) << "most of the tree is cut off";

            how.players = {read_player("pawns-kings", "algorithm=minimax " + words),
                           read_player("pawns-kings", "algorithm=minimax " + words)};
            how.compared.reset();
            const RecordedGame again = record_game(how, number, never);
            EXPECT_EQ(moves_of(again), moves_of(game));
            EXPECT_EQ(again.outcome, game.outcome);
            for (std::size_t ply = 0; ply < game.plies.size(); ++ply)
                EXPECT_EQ(again.plies[ply].nodes, game.plies[ply].compared->nodes) << "ply " << ply + 1;
        }
    }
}

TEST(RecordedGame, EveryGameCanBeRecorded) {
    for (const game::GameInfo& info : engine::games()) {
        auto how = settings(std::string(info.id), "depth=1", "depth=1 algorithm=alphabeta");
        how.maximum_plies = 6;
        EXPECT_GT(record_game(how, 0, never).plies.size(), 0U) << info.id;
    }
}

TEST(RecordedGame, TheSeedDecidesHowItBegins) {
    auto how = settings("pawns-kings", "depth=2", "depth=2");
    how.random_plies = 6;
    how.maximum_plies = 10;
    const auto start = [&](std::uint64_t seed, std::uint64_t number) {
        how.seed = seed;
        return record_game(how, number, never).start;
    };
    EXPECT_EQ(start(1, 0), start(1, 0));
    EXPECT_NE(start(1, 0), start(1, 1));
    EXPECT_NE(start(1, 0), start(2, 0));
}

TEST(RecordedGame, TheRepetitionLimitCounts) {
    // Bare kings can only go to and fro.
    auto how = settings("pawns-kings", "depth=2 evaluation=material", "depth=2 evaluation=material");
    how.start = "k7/8/8/8/8/8/8/7K w - - 0 1";
    const auto plies = [&](std::optional<int> limit) {
        how.repetition_limit = limit;
        const RecordedGame game = record_game(how, 0, never);
        EXPECT_EQ(game.outcome, game::Outcome::draw(game::Reason::Repetition));
        return game.plies.size();
    };
    EXPECT_LT(plies(2), plies(3));
    EXPECT_EQ(plies(3), plies(std::nullopt));
    EXPECT_LT(plies(3), plies(5));
    how.repetition_limit = 1;
    EXPECT_THROW((void)record_game(how, 0, never), text::ParseError);
    auto chess = settings("chess", "depth=1", "depth=1");
    chess.repetition_limit = 4;
    EXPECT_EQ(error_text([&] { (void)record_game(chess, 0, never); }),
              "the rules of chess say when a repetition is a draw");
}

TEST(RecordedGame, IsPlayedByTheRulesThatWereAgreedOn) {
    auto how = settings("pawns-kings", "depth=3 evaluation=material", "depth=3 evaluation=material");
    how.start = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
    how.maximum_plies = 1;
    EXPECT_EQ(record_game(how, 0, never).plies.front().notation.find('='), std::string::npos);
    how.rules = "promotion";
    const RecordedGame game = record_game(how, 0, never);
    EXPECT_EQ(game.plies.front().notation, "a8=Q");
    EXPECT_EQ(game.start, how.start + " promotion");
    auto chess = settings("chess", "depth=1", "depth=1");
    chess.rules = "promotion";
    EXPECT_EQ(error_text([&] { (void)record_game(chess, 0, never); }), "the rules of chess are settled");
}

TEST(RecordedGame, EndsEarlyWhenAsked) {
    auto how = settings("chess", "depth=2", "depth=2");
    std::atomic<bool> stop = false;
    std::size_t heard = 0;
    const RecordedGame game = record_game(how, 0, stop, [&](const RecordedPly&) { stop = ++heard == 3; });
    EXPECT_EQ(game.plies.size(), 3U);
    EXPECT_FALSE(game.outcome.over());
    how.maximum_plies = 4;
    EXPECT_EQ(record_outcome(engine::find_game("chess"), record_game(how, 0, never)), "Not finished after 4 plies");
    how.start = "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1";
    EXPECT_THROW((void)record_game(how, 0, never), text::ParseError);
}

TEST(RecordedGame, ResultsAreCounted) {
    std::vector<RecordedGame> games(5);
    games[0].outcome = game::Outcome::win(game::Side::First, game::Reason::KingTaken);
    games[1].outcome = game::Outcome::win(game::Side::Second, game::Reason::KingTaken);
    games[2].outcome = games[3].outcome = game::Outcome::draw(game::Reason::Repetition);
    const RecordedResults results = results_of(games);
    EXPECT_EQ(results.first_wins, 1U);
    EXPECT_EQ(results.second_wins, 1U);
    EXPECT_EQ(results.draws, 2U);
    EXPECT_EQ(results.unfinished, 1U);
}

}  // namespace
}  // namespace rookery::lab
