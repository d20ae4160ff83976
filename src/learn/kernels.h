#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace rookery::learn {

// The loops that a network spends its time in, compiled for several processors; the best is chosen when the program
// runs. The number of neurons is a multiple of Network::min_neurons.

/// Rows of a table of weights that has `neurons` numbers in each row.
using Rows = std::span<const std::uint16_t>;

/// `to` becomes `from` with some rows added and others taken away; both may be the same.
void update_hidden(std::int16_t* to, const std::int16_t* from, const std::int16_t* weights, std::size_t neurons,
                   Rows added, Rows removed);

/// The sum over all neurons of the squared hidden value, cut off at 0 and at Network::hidden_one, times the weight.
[[nodiscard]] std::int32_t squared_sum(const std::int16_t* hidden, const std::int16_t* weights, std::size_t neurons);

// The same with real numbers, for training.

/// `to` becomes the biases and the sum of the rows.
void sum_rows(float* to, const float* biases, const float* weights, std::size_t neurons, Rows rows);

/// Adds the same numbers to each of the rows.
void add_to_rows(float* table, std::size_t neurons, Rows rows, const float* change);

/// The output of one view: hidden values are cut off at 0 and 1 and squared. They are overwritten with what is left of
/// them after the cut, for `backward`.
[[nodiscard]] float forward(float* hidden, const float* weights, std::size_t neurons);

/// What a change of the output by `slope` means for the output weights (added to `weight_gradient`) and for the hidden
/// values as they were before the cut (written over `hidden`).
void backward(float* hidden, const float* weights, float* weight_gradient, std::size_t neurons, float slope);

/// One step of AdamW on some of the weights.
struct AdamStep {
    float rate = 0;                                 ///< of learning
    float decay = 0;                                ///< of weights, per unit of rate
    float limit = 0;                                ///< weights stay within it
    float first_correction = 0;                     ///< 1 / (1 - beta1^step)
    float second_correction = 0;                    ///< 1 / (1 - beta2^step)
    static constexpr float first_memory = 0.9F;     ///< beta1
    static constexpr float second_memory = 0.999F;  ///< beta2
};
/// Gradients are sums over slices of a batch: `slices` tables, `stride` numbers apart, which are set to 0.
void adam(const AdamStep& step, float* weights, float* first, float* second, float* gradients, std::size_t slices,
          std::size_t stride, float gradient_scale, std::size_t count);

}  // namespace rookery::learn
