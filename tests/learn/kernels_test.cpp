#include "learn/kernels.h"

#include <algorithm>
#include <random>
#include <vector>

#include <gtest/gtest.h>

#include "learn/network.h"

namespace rookery::learn {
namespace {

/// Sizes that fill the widest registers of a processor, and some that do not.
constexpr std::size_t sizes[] = {16, 32, 48, 64, 112, 128, 256};
constexpr std::size_t row_count = 40;

class Kernels : public testing::Test {
protected:
    std::vector<std::int16_t> numbers(std::size_t count, int highest) {
        std::vector<std::int16_t> result(count);
        for (auto& number : result)
            number = static_cast<std::int16_t>(static_cast<int>(random_() % static_cast<unsigned>(2 * highest + 1)) -
                                               highest);
        return result;
    }
    std::vector<float> reals(std::size_t count) {
        std::vector<float> result(count);
        for (float& number : result) number = static_cast<float>(random_() % 4001) / 2000.0F - 1;
        return result;
    }
    std::vector<std::uint16_t> rows(std::size_t count) {
        std::vector<std::uint16_t> result(count);
        for (auto& row : result) row = static_cast<std::uint16_t>(random_() % row_count);
        return result;
    }

    std::mt19937 random_{11};
};

TEST_F(Kernels, UpdateAsAPlainLoopWould) {
    for (const std::size_t neurons : sizes) {
        const auto weights = numbers(row_count * neurons, 500);
        const auto from = numbers(neurons, 5000);
        const auto added = rows(5);
        const auto removed = rows(3);
        std::vector<std::int16_t> expected = from;
        for (std::size_t i = 0; i < neurons; ++i) {
            for (const auto row : added)
                expected[i] = static_cast<std::int16_t>(expected[i] + weights[row * neurons + i]);
            for (const auto row : removed)
                expected[i] = static_cast<std::int16_t>(expected[i] - weights[row * neurons + i]);
        }
        std::vector<std::int16_t> to(neurons);
        update_hidden(to.data(), from.data(), weights.data(), neurons, added, removed);
        EXPECT_EQ(to, expected) << neurons;
        to = from;
        update_hidden(to.data(), to.data(), weights.data(), neurons, added, removed);
        EXPECT_EQ(to, expected) << neurons;
    }
}

TEST_F(Kernels, SquaredSumAsAPlainLoopWould) {
    for (const std::size_t neurons : sizes) {
        const auto hidden = numbers(neurons, 600);
        const auto weights = numbers(neurons, Network::highest_output_weight);
        std::int32_t expected = 0;
        for (std::size_t i = 0; i < neurons; ++i) {
            const int value = std::clamp<int>(hidden[i], 0, Network::hidden_one);
            expected += value * value * weights[i];
        }
        EXPECT_EQ(squared_sum(hidden.data(), weights.data(), neurons), expected) << neurons;
    }
}

TEST_F(Kernels, SquaredSumBearsTheLargestNumbers) {
    const std::size_t neurons = 256;
    const std::vector<std::int16_t> hidden(neurons, 32'767);
    for (const std::int16_t weight :
         {std::int16_t{Network::highest_output_weight}, std::int16_t{-Network::highest_output_weight}}) {
        const std::vector<std::int16_t> weights(neurons, weight);
        EXPECT_EQ(squared_sum(hidden.data(), weights.data(), neurons), 256 * 255 * 255 * weight);
    }
}

TEST_F(Kernels, RealNumbersAsAPlainLoopWould) {
    for (const std::size_t neurons : sizes) {
        const auto weights = reals(row_count * neurons);
        const auto biases = reals(neurons);
        const auto output = reals(neurons);
        const auto active = rows(7);
        std::vector<float> hidden(neurons);
        sum_rows(hidden.data(), biases.data(), weights.data(), neurons, active);
        std::vector<float> before(neurons);
        double expected = 0;
        for (std::size_t i = 0; i < neurons; ++i) {
            double sum = biases[i];
            for (const auto row : active) sum += weights[row * neurons + i];
            before[i] = static_cast<float>(sum);
            EXPECT_NEAR(hidden[i], sum, 1e-5);
            const double value = std::clamp(sum, 0.0, 1.0);
            expected += value * value * output[i];
        }
        EXPECT_NEAR(forward(hidden.data(), output.data(), neurons), expected, 1e-4) << neurons;

        std::vector<float> gradient(neurons, 0.5F);
        backward(hidden.data(), output.data(), gradient.data(), neurons, 3);
        for (std::size_t i = 0; i < neurons; ++i) {
            const float value = std::clamp(before[i], 0.0F, 1.0F);
            EXPECT_NEAR(gradient[i], 0.5F + 3 * value * value, 1e-4);
            const float slope = before[i] > 0 && before[i] < 1 ? 6 * output[i] * value : 0;
            EXPECT_NEAR(hidden[i], slope, 1e-4);
        }

        auto table = weights;
        add_to_rows(table.data(), neurons, std::vector<std::uint16_t>{3, 5, 3}, output.data());
        for (std::size_t row = 0; row < row_count; ++row)
            for (std::size_t i = 0; i < neurons; ++i) {
                const float times = row == 3 ? 2 : row == 5 ? 1 : 0;
                EXPECT_NEAR(table[row * neurons + i], weights[row * neurons + i] + times * output[i], 1e-5);
            }
    }
}

TEST_F(Kernels, AdamGoesDownhillAndStaysWithinLimits) {
    std::vector<float> weights(16, 0.5F);
    std::vector<float> first(16);
    std::vector<float> second(16);
    std::vector<float> gradients(2 * 16, 1.0F);
    AdamStep step;
    step.rate = 0.1F;
    step.limit = 0.45F;
    step.first_correction = 1 / (1 - AdamStep::first_memory);
    step.second_correction = 1 / (1 - AdamStep::second_memory);
    adam(step, weights.data(), first.data(), second.data(), gradients.data(), 2, 16, 0.5F, 16);
    for (const float weight : weights) EXPECT_NEAR(weight, 0.4F, 1e-5);
    for (const float moment : first) EXPECT_NEAR(moment, 0.1F, 1e-6);
    for (const float gradient : gradients) EXPECT_EQ(gradient, 0);
    std::fill(weights.begin(), weights.end(), 2.0F);
    adam(step, weights.data(), first.data(), second.data(), gradients.data(), 2, 16, 0.5F, 16);
    for (const float weight : weights) EXPECT_EQ(weight, 0.45F);
}

}  // namespace
}  // namespace rookery::learn
