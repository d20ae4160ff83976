#include "learn/trainer.h"

#include <algorithm>
#include <cmath>
#include <random>

#include <gtest/gtest.h>

#include "text/parse_error.h"

namespace rookery::learn {
namespace {

/// Ten things that each side may have. A side sees its own first; in the second frame they are in reverse order.
struct TenThings {
    static constexpr std::size_t features = 20;
    static constexpr std::size_t inputs = 20;
    static constexpr std::size_t frames = 2;
    static constexpr std::size_t max_active = 20;
    static constexpr std::size_t input(std::size_t feature, game::Side side, std::size_t frame) {
        const bool own = (feature >= 10) == (side == game::Side::Second);
        const std::size_t thing = feature % 10;
        return (own ? 0 : 10) + (frame == 0 ? thing : 9 - thing);
    }
};

/// Positions that are better for whoever has more of the higher things.
SampleSet some_samples(std::size_t count, std::size_t parts, unsigned seed) {
    SampleSet samples;
    std::mt19937 random(seed);
    for (std::size_t i = 0; i < count; ++i) {
        const auto mover = random() % 2 == 0 ? game::Side::First : game::Side::Second;
        std::vector<std::vector<std::uint16_t>> boards(parts);
        int value = 0;
        for (auto& board : boards)
            for (std::uint16_t feature = 0; feature < 20; ++feature)
                if (random() % 3 == 0) {
                    board.push_back(feature);
                    value += (feature < 10 ? 1 : -1) * (10 + 10 * (feature % 10));
                }
        if (mover == game::Side::Second) value = -value;
        samples.begin(mover, static_cast<std::int16_t>(value), value > 0 ? 1 : value < 0 ? 0 : 0.5, parts);
        for (const auto& board : boards) samples.add_part({0, 0}, board);
    }
    return samples;
}

class TrainerTest : public testing::TestWithParam<std::size_t> {
protected:
    [[nodiscard]] std::size_t parts() const { return GetParam(); }
    [[nodiscard]] NetworkShape shape(std::size_t neurons = 16) const { return {"things", 20, neurons, parts() > 1}; }

    InputMap map_ = InputMap::of<TenThings>();
    SampleSet none_;
};

TEST_P(TrainerTest, GradientAgreesWithFiniteDifferences) {
    const SampleSet samples = some_samples(20, parts(), 3);
    Trainer trainer(shape(), map_, samples, none_, 0.01, {});
    const auto error = [&](std::size_t number) {
        const double off = 1 / (1 + std::exp(-trainer.output(samples, number))) - trainer.target(samples, number);
        return off * off;
    };
    for (std::size_t number = 0; number < samples.size(); ++number) {
        std::vector<float> gradient;
        EXPECT_NEAR(trainer.gradient_of(samples, number, gradient), error(number), 1e-6);
        for (std::size_t i = 0; i < gradient.size(); ++i) {
            constexpr float step = 1e-3F;
            float& weight = trainer.weights()[i];
            const float before = weight;
            weight = before + step;
            const double above = error(number);
            weight = before - step;
            const double below = error(number);
            weight = before;
            EXPECT_NEAR(gradient[i], (above - below) / (2 * double{step}), 2e-4) << "weight " << i;
        }
    }
}

TEST_P(TrainerTest, LearnsATinySetByHeart) {
    const SampleSet samples = some_samples(40, parts(), 5);
    TrainerSettings settings;
    settings.passes = 1500;
    settings.batch = 40;
    settings.first_rate = 0.02;
    settings.weight_decay = 0;
    settings.score_share = 0;
    Trainer trainer(shape(32), map_, samples, none_, 0.01, settings);
    const double before = [&] {
        EXPECT_TRUE(trainer.pass());
        return trainer.training_loss();
    }();
    while (trainer.passes() < settings.passes) ASSERT_TRUE(trainer.pass());
    EXPECT_GT(before, 0.1);
    EXPECT_LT(trainer.training_loss(), 0.002);
}

TEST_P(TrainerTest, WhatItLearnsHoldsForOtherPositions) {
    const SampleSet training = some_samples(4000, parts(), 1);
    const SampleSet validation = some_samples(500, parts(), 2);
    TrainerSettings settings;
    settings.passes = 30;
    settings.batch = 100;
    settings.first_rate = 0.01;
    Trainer trainer(shape(), map_, training, validation, fitted_slope(training), settings);
    const double before = trainer.validation_loss();
    while (trainer.passes() < settings.passes) ASSERT_TRUE(trainer.pass());
    EXPECT_LT(trainer.validation_loss(), before / 20);
}

/// The value of a position for the mover in the units of its score, with whole numbers and plain loops.
double whole_number_value(const Network& network, const InputMap& map, const SampleSet& samples, std::size_t number) {
    const std::size_t neurons = network.shape.neurons;
    std::int64_t sum = 0;
    samples.for_each_part(number, [&](const SamplePart& part) {
        for (std::size_t view = 0; view < 2; ++view) {
            const game::Side side = view == 0 ? samples.mover(number) : !samples.mover(number);
            const std::uint16_t* inputs = map.of_view(side, part.frames[game::index(side)]);
            for (std::size_t neuron = 0; neuron < neurons; ++neuron) {
                int hidden = network.hidden_biases[neuron];
                for (const std::uint16_t feature : part.features)
                    hidden += network.input_weights[inputs[feature] * neurons + neuron];
                hidden = std::clamp(hidden, 0, Network::hidden_one);
                sum += std::int64_t{hidden} * hidden * network.output_weights[view * neurons + neuron];
            }
        }
    });
    constexpr double one = Network::hidden_one * Network::output_one;
    return (static_cast<double>(sum) / Network::hidden_one + network.output_bias) * network.scale / one;
}

TEST_P(TrainerTest, WholeNumbersSayWhatRealNumbersDo) {
    const SampleSet samples = some_samples(2000, parts(), 1);
    TrainerSettings settings;
    settings.passes = 10;
    settings.batch = 100;
    settings.first_rate = 0.01;
    const double slope = 0.005;
    Trainer trainer(shape(), map_, samples, none_, slope, settings);
    while (trainer.passes() < settings.passes) ASSERT_TRUE(trainer.pass());
    const Network network = trainer.network();
    double largest = 0;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const double real = trainer.output(samples, i) / slope;
        largest = std::max(largest, std::abs(real));
        ASSERT_NEAR(whole_number_value(network, map_, samples, i), real, 10 + std::abs(real) / 20);
    }
    EXPECT_GT(largest, 200);
}

TEST_P(TrainerTest, MakesTheSameNetworkWithAnyNumberOfThreads) {
    const SampleSet samples = some_samples(1000, parts(), 6);
    const auto trained = [&](unsigned threads) {
        TrainerSettings settings;
        settings.passes = 3;
        settings.batch = 300;
        settings.threads = threads;
        Trainer trainer(shape(48), map_, samples, none_, 0.01, settings);
        while (trainer.passes() < settings.passes) EXPECT_TRUE(trainer.pass());
        return trainer.state();
    };
    const std::string one = trained(1);
    EXPECT_EQ(one, trained(2));
    EXPECT_EQ(one, trained(5));
}

TEST_P(TrainerTest, GoesOnAsIfItHadNeverStopped) {
    const SampleSet samples = some_samples(500, parts(), 7);
    TrainerSettings settings;
    settings.passes = 4;
    settings.batch = 64;
    Trainer whole(shape(), map_, samples, none_, 0.01, settings);
    std::string halfway;
    while (whole.passes() < settings.passes) {
        ASSERT_TRUE(whole.pass());
        if (whole.passes() == 2) halfway = whole.state();
    }
    Trainer second(shape(), map_, samples, none_, 0.01, settings);
    // One that was ended in the middle of a pass goes back to the beginning of it.
    EXPECT_FALSE(second.pass([](double done, double) { return done < 0.5; }));
    second.restore(halfway);
    EXPECT_EQ(second.passes(), 2);
    while (second.passes() < settings.passes) ASSERT_TRUE(second.pass());
    EXPECT_EQ(second.state(), whole.state());
    EXPECT_EQ(second.network(), whole.network());
}

TEST_P(TrainerTest, LearnsOnFromANetwork) {
    const SampleSet samples = some_samples(1000, parts(), 9);
    TrainerSettings settings;
    settings.passes = 5;
    settings.batch = 100;
    settings.first_rate = 0.01;
    Trainer first(shape(), map_, samples, none_, 0.01, settings);
    while (first.passes() < settings.passes) ASSERT_TRUE(first.pass());
    const Network network = first.network();

    settings.seed = 2;
    Trainer second(shape(), map_, samples, none_, 0.01, settings);
    EXPECT_NE(second.network(), network);
    second.begin_with(network);
    EXPECT_EQ(second.network(), network);
    ASSERT_TRUE(second.pass());
    EXPECT_NE(second.network(), network);
    EXPECT_THROW(Trainer(shape(32), map_, samples, none_, 0.01, settings).begin_with(network), text::ParseError);
}

TEST_P(TrainerTest, RefusesTheStateOfSomethingElse) {
    const SampleSet samples = some_samples(50, parts(), 8);
    const SampleSet others = some_samples(51, parts(), 8);
    Trainer trainer(shape(), map_, samples, none_, 0.01, {});
    std::string state = trainer.state();
    EXPECT_THROW(Trainer(shape(), map_, others, none_, 0.01, {}).restore(state), text::ParseError);
    EXPECT_THROW(Trainer(shape(32), map_, samples, none_, 0.01, {}).restore(state), text::ParseError);
    EXPECT_THROW(trainer.restore(state.substr(1)), text::ParseError);
    state[state.size() / 2] ^= 1;
    EXPECT_THROW(trainer.restore(state), text::ParseError);
}

INSTANTIATE_TEST_SUITE_P(OneBoardAndTwo, TrainerTest, testing::Values(1, 2));

TEST(Trainer, WithoutAResultTheScoreIsAllThatCounts) {
    constexpr double slope = 0.01;
    constexpr double score_share = 0.6;
    SampleSet samples;
    samples.begin(game::Side::First, 50, 0.0, 1);
    samples.add_part({0, 0}, std::vector<std::uint16_t>{1});
    samples.begin(game::Side::First, 50, std::nullopt, 1);
    samples.add_part({0, 0}, std::vector<std::uint16_t>{1});
    TrainerSettings settings;
    settings.score_share = score_share;
    settings.neighbor_weight = 0.25;
    const auto map = InputMap::of<TenThings>();
    const SampleSet none;
    const Trainer trainer({"things", 20, 16, false}, map, samples, none, slope, settings);
    const double expected = 1 / (1 + std::exp(-slope * 50));
    EXPECT_NEAR(trainer.target(samples, 0), score_share * expected, 1e-6);
    EXPECT_NEAR(trainer.target(samples, 1), expected, 1e-6);
    // And what it says counts less.
    std::vector<float> gradient;
    const double off = 1 / (1 + std::exp(-trainer.output(samples, 1))) - expected;
    EXPECT_NEAR(trainer.gradient_of(samples, 1, gradient), settings.neighbor_weight * off * off, 1e-6);
}

TEST(FittedSlope, FindsTheOneThatMadeTheResults) {
    SampleSet samples;
    std::mt19937_64 random(4);
    for (int i = 0; i < 40'000; ++i) {
        const int score = static_cast<int>(random() % 2001) - 1000;
        const double expected = 1 / (1 + std::exp(-0.004 * score));
        const bool won = static_cast<double>(random() % 1'000'000) < 1e6 * expected;
        samples.begin(game::Side::First, static_cast<std::int16_t>(score), won ? 1.0 : 0.0, 0);
        samples.begin(game::Side::First, static_cast<std::int16_t>(-score), std::nullopt, 0);
    }
    EXPECT_NEAR(fitted_slope(samples), 0.004, 0.0002);
}

}  // namespace
}  // namespace rookery::learn
