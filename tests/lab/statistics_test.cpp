#include "lab/match/statistics.h"

#include <cmath>

#include <gtest/gtest.h>

namespace rookery::lab {
namespace {

TEST(Elo, IsTheLogisticScale) {
    EXPECT_DOUBLE_EQ(expected_score(0), 0.5);
    EXPECT_DOUBLE_EQ(expected_score(400), 10.0 / 11.0);
    EXPECT_DOUBLE_EQ(expected_score(-400), 1.0 / 11.0);
    EXPECT_NEAR(elo_from_score(0.75), 190.848501887865, 1e-9);
    for (const double elo : {-700.0, -35.5, 0.0, 1.0, 250.0})
        EXPECT_NEAR(elo_from_score(expected_score(elo)), elo, 1e-9);
}

TEST(Elo, IsInfiniteWhenEverythingIsWonOrLost) {
    EXPECT_EQ(elo_from_score(1), INFINITY);
    EXPECT_EQ(elo_from_score(0), -INFINITY);
    const auto estimate = estimate_elo({0, 0, 0, 0, 5});
    ASSERT_TRUE(estimate.has_value());
    EXPECT_EQ(estimate->difference, INFINITY);
    EXPECT_EQ(estimate->error(), INFINITY);
}

TEST(EloEstimate, NeedsAPair) { EXPECT_FALSE(estimate_elo({}).has_value()); }

TEST(EloEstimate, OfSymmetricResultsIsZeroWithSymmetricError) {
    for (const Pentanomial& pairs :
         {Pentanomial{1, 2, 3, 2, 1}, Pentanomial{50, 0, 0, 0, 50}, Pentanomial{0, 7, 0, 7, 0}}) {
        const auto estimate = estimate_elo(pairs);
        ASSERT_TRUE(estimate.has_value());
        EXPECT_NEAR(estimate->difference, 0, 1e-9);
        EXPECT_NEAR(estimate->low, -estimate->high, 1e-9);
        EXPECT_GT(estimate->error(), 0);
        EXPECT_DOUBLE_EQ(likelihood_of_superiority(pairs), 0.5);
    }
}

TEST(EloEstimate, FollowsFromTheVarianceOfPairs) {
    // 100 pairs, mean 0.55, variance 0.0225: a standard error of 0.015, and 0.55 +- 0.0294.
    const Pentanomial pairs = {0, 10, 60, 30, 0};
    const auto estimate = estimate_elo(pairs);
    ASSERT_TRUE(estimate.has_value());
    EXPECT_NEAR(estimate->difference, elo_from_score(0.55), 1e-9);
    EXPECT_NEAR(estimate->low, elo_from_score(0.55 - 1.959963984540054 * 0.015), 1e-9);
    EXPECT_NEAR(estimate->high, elo_from_score(0.55 + 1.959963984540054 * 0.015), 1e-9);
    // Ten thirds of a standard error above one half.
    EXPECT_NEAR(likelihood_of_superiority(pairs), 0.99957093966680, 1e-9);
}

TEST(EloEstimate, TheErrorShrinksWithTheRootOfThePairs) {
    const auto few = estimate_elo({10, 20, 40, 20, 10});
    const auto many = estimate_elo({1000, 2000, 4000, 2000, 1000});
    ASSERT_TRUE(few && many);
    EXPECT_NEAR(few->error() / many->error(), 10, 0.1);
}

TEST(EloEstimate, PairsWithOneWinEachAreWorthLessThanTheirGames) {
    // The same games: 50 wins, 50 losses. Openings that the one with White wins say nothing about who is stronger.
    EXPECT_GT(estimate_elo({25, 0, 0, 0, 25})->error(), estimate_elo({1, 0, 48, 0, 1})->error());
}

TEST(EloEstimate, OfPairsThatAllEndAlikeHasNoError) {
    const auto estimate = estimate_elo({0, 0, 0, 8, 0});
    ASSERT_TRUE(estimate.has_value());
    EXPECT_NEAR(estimate->difference, elo_from_score(0.75), 1e-9);
    EXPECT_EQ(estimate->low, -INFINITY);
    EXPECT_EQ(estimate->high, INFINITY);
}

TEST(LikelihoodOfSuperiority, OfPairsThatAllEndAlikeGrowsWithTheirNumber) {
    EXPECT_DOUBLE_EQ(likelihood_of_superiority({}), 0.5);
    EXPECT_DOUBLE_EQ(likelihood_of_superiority({0, 0, 9, 0, 0}), 0.5);
    EXPECT_DOUBLE_EQ(likelihood_of_superiority({0, 0, 0, 0, 1}), 0.75);
    EXPECT_DOUBLE_EQ(likelihood_of_superiority({0, 0, 0, 2, 0}), 0.875);
    EXPECT_DOUBLE_EQ(likelihood_of_superiority({2, 0, 0, 0, 0}), 0.125);
}

TEST(Sprt, BoundsAreThoseOfWald) {
    const Sprt test;
    EXPECT_NEAR(test.upper_bound(), std::log(19), 1e-12);
    EXPECT_NEAR(test.lower_bound(), -std::log(19), 1e-12);
    const Sprt unequal{.elo0 = 0, .elo1 = 5, .alpha = 0.1, .beta = 0.2};
    EXPECT_NEAR(unequal.upper_bound(), std::log(8), 1e-12);
    EXPECT_NEAR(unequal.lower_bound(), std::log(2.0 / 9.0), 1e-12);
}

TEST(Sprt, TheRatioIsThatOfTwoNormalDistributions) {
    // 1000 pairs, mean 0.515, variance 0.041025.
    const Pentanomial pairs = {20, 220, 460, 280, 20};
    const double score1 = 1 / (1 + std::pow(10, -10.0 / 400));
    const double by_hand = 1000 * (score1 - 0.5) * (2 * 0.515 - 0.5 - score1) / (2 * 0.041025);
    EXPECT_NEAR(log_likelihood_ratio({.elo0 = 0, .elo1 = 10}, pairs), by_hand, 1e-9);
}

TEST(Sprt, TheRatioAgreesWithPublishedTests) {
    // Tests of changes to Stockfish that Fishtest ended in 2020, then in logistic Elo.
    struct Case {
        Pentanomial pairs;
        double elo0;
        double elo1;
        double ratio;
    };
    const Case cases[] = {
        {{424, 2948, 5832, 3045, 460}, -1.0, 3.0, 2.94}, {{1284, 17437, 55536, 18085, 1292}, 0.0, 2.0, 2.94},
        {{133, 1751, 5094, 1849, 165}, -0.5, 1.5, 2.94}, {{149, 4748, 32785, 5063, 159}, 0.25, 1.75, 2.95},
        {{33, 1185, 8378, 1302, 50}, 0.25, 1.75, 2.95},
    };
    for (const Case& test : cases)
        EXPECT_NEAR(log_likelihood_ratio({.elo0 = test.elo0, .elo1 = test.elo1}, test.pairs), test.ratio, 0.01);
}

TEST(Sprt, TheRatioIsZeroInTheMiddleAndChangesSignWithTheResults) {
    const Sprt symmetric{.elo0 = -5, .elo1 = 5};
    EXPECT_NEAR(log_likelihood_ratio(symmetric, {10, 20, 40, 20, 10}), 0, 1e-9);
    const double better = log_likelihood_ratio(symmetric, {5, 20, 40, 25, 10});
    const double worse = log_likelihood_ratio(symmetric, {10, 25, 40, 20, 5});
    EXPECT_GT(better, 0);
    EXPECT_NEAR(better, -worse, 1e-9);
    EXPECT_EQ(log_likelihood_ratio(symmetric, {}), 0);
}

TEST(Sprt, DecidesWhenABoundIsPassed) {
    const Sprt test{.elo0 = 0, .elo1 = 10};
    EXPECT_EQ(verdict(test, {100, 200, 400, 200, 100}), SprtVerdict::Undecided);
    EXPECT_EQ(verdict(test, {100, 1000, 2000, 1300, 150}), SprtVerdict::AcceptElo1);
    EXPECT_EQ(verdict(test, {150, 1300, 2000, 1000, 100}), SprtVerdict::AcceptElo0);
    EXPECT_EQ(verdict(test, {}), SprtVerdict::Undecided);
}

TEST(Sprt, AHandfulOfPairsDecidesNothing) {
    const Sprt test{.elo0 = 0, .elo1 = 10};
    EXPECT_GT(log_likelihood_ratio(test, {0, 0, 0, 0, 15}), test.upper_bound());
    EXPECT_EQ(verdict(test, {0, 0, 0, 0, 15}), SprtVerdict::Undecided);
    EXPECT_EQ(verdict(test, {0, 0, 0, 0, 16}), SprtVerdict::AcceptElo1);
}

TEST(Tally, ScoresDrawsAsHalfPoints) {
    EXPECT_DOUBLE_EQ(Tally{}.score(), 0.5);
    const Tally tally{.wins = 3, .draws = 4, .losses = 1, .pairs = {}};
    EXPECT_EQ(tally.games(), 8U);
    EXPECT_DOUBLE_EQ(tally.score(), 0.625);
}

}  // namespace
}  // namespace rookery::lab
