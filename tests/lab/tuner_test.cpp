#include "lab/tune/tuner.h"

#include <cmath>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "board/random.h"
#include "chess/evaluation/weights.h"
#include "chess/evaluation/weights_text.h"
#include "text/parse_error.h"

namespace rookery::lab {
namespace {

using Position = chess::Position<chess::Orthodox>;

std::size_t place(std::string_view group_name, std::size_t which = 0) {
    for (const chess::WeightGroup& group : chess::weight_groups)
        if (group.name == group_name) return group.first + which;
    ADD_FAILURE() << "no weights are called " << group_name;
    return 0;
}

/// Positions of random games with results drawn as the weights foretell them.
TuningData predicted_results(const chess::EvaluationWeights& weights, int games, std::uint64_t seed) {
    const auto list = chess::listed(weights);
    TuningData data;
    board::Random random(seed);
    for (int game = 0; game < games; ++game) {
        Position position = Position::start();
        for (int ply = 0; ply < 100; ++ply) {
            Position::MoveList moves;
            position.legal_moves(moves);
            if (moves.empty() || position.verdict().over()) break;
            position.make(moves[random.below(moves.size())]);
            if (position.in_check()) continue;
            const chess::EvaluationTrace trace = chess::trace_evaluation(position);
            chess::TaperedScore sum;
            for (std::size_t i = 0; i < chess::weight_count; ++i) sum += list[i] * trace.features.white_minus_black(i);
            const int score = chess::tapered(sum, trace.tapering.phase, trace.tapering.scale(sum.endgame() > 0));
            const double expected = 1 / (1 + std::exp(-0.005 * score));
            data.add(trace, static_cast<double>(random.below(1'000'000)) < 1e6 * expected ? 1 : 0);
        }
    }
    return data;
}

void ignore(int, const TuningErrors&) {}

TEST(Tuner, FindsAPlantedWeight) {
    auto truth = chess::listed(chess::tuned_weights<chess::Orthodox>);
    const std::size_t knight = place("material", 1);
    const std::size_t rook = place("material", 3);
    truth[knight] += chess::Weight(150, 150);
    const TuningData data = predicted_results(chess::weights_from_list(truth), 500, 1);
    ASSERT_GT(data.size(), 40'000U);

    std::vector<double> training;
    const TuningOutcome outcome = tune(data, chess::tuned_weights<chess::Orthodox>,
                                       {.epochs = 10, .learning_rate = 1.5, .expected_change = 10, .batch = 2048},
                                       [&](int epoch, const TuningErrors& errors) {
                                           EXPECT_EQ(static_cast<std::size_t>(epoch), training.size());
                                           training.push_back(errors.training);
                                           EXPECT_GT(errors.validation, 0);
                                       });
    ASSERT_EQ(training.size(), 11U);
    EXPECT_EQ(training.front(), outcome.before.training);
    EXPECT_LT(outcome.after.training, outcome.before.training);
    EXPECT_LT(outcome.after.validation, outcome.before.validation);
    EXPECT_GT(outcome.best_epoch, 0);

    const auto start = chess::listed(chess::tuned_weights<chess::Orthodox>);
    const auto found = chess::listed(outcome.weights);
    EXPECT_GT(found[knight].midgame(), start[knight].midgame() + 25);
    EXPECT_GT(found[knight].midgame() - start[knight].midgame(), found[rook].midgame() - start[rook].midgame() + 25);
}

TEST(Tuner, FindsTheSlope) {
    const TuningData data = predicted_results(chess::tuned_weights<chess::Orthodox>, 200, 2);
    const TuningOutcome outcome =
        tune(data, chess::tuned_weights<chess::Orthodox>, {.epochs = 1, .learning_rate = 0.001}, ignore);
    EXPECT_NEAR(outcome.slope, 0.005, 0.0005);
}

TEST(Tuner, LearnsFromSearchedScoresToo) {
    // The results alone are content with the pawns; the scores say that they are worth far less.
    TuningData data;
    for (int i = 0; i < 100; ++i) {
        data.add("3qk3/p7/8/8/8/8/8/4K3 w - - 0 1", 0, -1000);
        data.add("4k3/8/8/8/8/8/P7/3QK3 w - - 0 1", 1, 1000);
        data.add("4k3/pp6/8/8/8/8/8/4K3 w - - 0 1", 0, -5);
        data.add("4k3/8/8/8/8/8/PP6/4K3 w - - 0 1", 1, 5);
    }
    const auto pawn_value = [&](double score_share) {
        const TuningSettings settings{
            .epochs = 20, .validation_share = 0, .expected_change = 0, .score_share = score_share, .batch = 50};
        return chess::listed(tune(data, chess::tuned_weights<chess::Orthodox>, settings, ignore).weights)[0].endgame();
    };
    EXPECT_LT(pawn_value(1), chess::tuned_weights<chess::Orthodox>.material[0].endgame() - 5);
    EXPECT_LT(pawn_value(1), pawn_value(0) - 5);
}

TEST(Tuner, LeavesWeightsAloneThatNoPositionTouches) {
    TuningData data;
    for (int i = 0; i < 50; ++i) {
        data.add("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", 1);
        data.add("4k3/4p3/8/8/8/8/8/4K3 w - - 0 1", 0);
    }
    const auto start = chess::listed(chess::tuned_weights<chess::Orthodox>);
    const auto found = chess::listed(
        tune(data, chess::tuned_weights<chess::Orthodox>, {.epochs = 20, .validation_share = 0, .batch = 10}, ignore)
            .weights);
    for (std::string_view name : {"queen_mobility", "bishop_pair", "passed_rook_behind", "king_safe_check"})
        EXPECT_EQ(found[place(name)], start[place(name)]) << name;
    EXPECT_EQ(found[place("material", 3)], start[place("material", 3)]);
    EXPECT_NE(found[place("material", 0)].endgame(), start[place("material", 0)].endgame());
}

TEST(Tuner, GivesTheSameWithAnyNumberOfThreads) {
    const TuningData data = predicted_results(chess::tuned_weights<chess::Orthodox>, 20, 3);
    const auto with_threads = [&](unsigned threads) {
        const TuningSettings settings{.epochs = 3, .batch = 256, .threads = threads};
        return chess::weights_source("chess", "Orthodox",
                                     tune(data, chess::tuned_weights<chess::Orthodox>, settings, ignore).weights);
    };
    const std::string alone = with_threads(1);
    EXPECT_EQ(alone, with_threads(2));
    EXPECT_EQ(alone, with_threads(5));
}

TEST(Tuner, OtherSeedsKeepOtherPositionsOut) {
    const TuningData data = predicted_results(chess::tuned_weights<chess::Orthodox>, 20, 4);
    const auto before = [&](std::uint64_t seed) {
        return tune(data, chess::tuned_weights<chess::Orthodox>, {.epochs = 1, .seed = seed}, ignore).before.validation;
    };
    EXPECT_EQ(before(1), before(1));
    EXPECT_NE(before(1), before(2));
}

TEST(Tuner, WorksWithoutPositionsKeptOutAndWithoutAny) {
    const TuningData data = predicted_results(chess::tuned_weights<chess::Orthodox>, 5, 5);
    const auto all = tune(data, chess::tuned_weights<chess::Orthodox>, {.epochs = 2, .validation_share = 0}, ignore);
    EXPECT_GT(all.after.training, 0);
    EXPECT_EQ(all.after.validation, 0);
    const auto none = tune(TuningData(), chess::tuned_weights<chess::Orthodox>, {}, ignore);
    EXPECT_EQ(chess::listed(none.weights), chess::listed(chess::tuned_weights<chess::Orthodox>));
}

TEST(TuningData, ReadsLinesAndSkipsWhatTeachesNothing) {
    TuningData data(chess::find_tunable_rules("chess960"));
    std::istringstream text(
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1 | 0.5\n"
        "\n"
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1|1.0\r\n"
        "  4k3/8/8/8/8/8/4P3/4K3 w - - 0 1  |  0  \n"
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 | -120 | 0\n"
        "bqnrkbnr/pppppppp/8/8/8/8/PPPPPPPP/BQNRKBNR w HDhd - 0 1 | 1\n"
        "4k3/8/8/8/4R3/8/4P3/4K3 b - - 0 1 | 1\n"  // in check
        "8/8/4k3/8/8/8/8/R3K3 w - - 0 1 | 1");     // a known ending
    data.read(text, "games.txt");
    EXPECT_EQ(data.size(), 5U);
    EXPECT_EQ(data.games(), 5U);
    EXPECT_EQ(data.skipped(), 2U);
}

TEST(TuningData, TellsGamesApartByTheirMoveNumbers) {
    TuningData data;
    for (std::string_view counters :
         {"w - - 0 10", "b - - 0 10", "w - - 0 12", "w - - 0 12", "b - - 0 13", "w - - 0 2"})
        data.add("4k3/8/8/8/8/8/4P3/4K3 " + std::string(counters), 1);
    EXPECT_EQ(data.size(), 6U);
    EXPECT_EQ(data.games(), 3U);
}

TEST(TuningData, NamesTheLineThatItCannotRead) {
    struct Case {
        std::string line;
        std::string complaint;
    };
    for (const auto& [line, complaint] : {
             Case{"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 1", "expected 'FEN | result' or 'FEN | score | result'"},
             Case{"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 | 2", "'2' is not a result"},
             Case{"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 | 1-0", "'1-0' is not a result"},
             Case{"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 | 0.3 | 1", "'0.3' is not a score in centipawns"},
             Case{"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 | | 1", "'' is not a score in centipawns"},
             Case{"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 | 1 | 1 | 1", "expected 'FEN | result'"},
             Case{"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 |", "'' is not a result"},
             Case{"4k3/8/8/8/8/8/4P3/5X2 w - - 0 1 | 1", "X"},
         }) {
        TuningData data;
        std::istringstream text("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 | 1\n\n" + line + "\n");
        try {
            data.read(text, "games.txt");
            ADD_FAILURE() << line << " was not refused";
        } catch (const text::ParseError& error) {
            const std::string what = error.what();
            EXPECT_NE(what.find("games.txt, line 3: "), std::string::npos) << what;
            EXPECT_NE(what.find(complaint), std::string::npos) << what;
        }
    }
}

}  // namespace
}  // namespace rookery::lab
