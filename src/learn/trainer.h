#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "learn/aligned.h"
#include "learn/network.h"
#include "learn/samples.h"

namespace rookery::learn {

struct TrainerSettings {
    int passes = 30;             ///< over all positions
    std::size_t batch = 16'384;  ///< positions per step
    double first_rate = 1e-3;    ///< of learning; falls along a cosine ...
    double last_rate = 1e-5;     ///< ... to this
    double weight_decay = 0.01;
    double score_share = 0.7;      ///< how much the searched score counts beside the result
    double neighbor_weight = 0.2;  ///< of positions that no game has a result for
    unsigned threads = 1;          ///< does not change the outcome
    std::uint64_t seed = 1;
};

/// The mean squared difference between what a network foretells and what came, on what it learns from and on what was
/// kept away from it.
struct Losses {
    double training = 0;
    double validation = 0;
};

/// The slope with which scores, sent through a logistic curve, best foretell results.
[[nodiscard]] double fitted_slope(const SampleSet& samples);

/// Teaches a network: the value of a position, sent through a logistic curve, should foretell what a deeper search and
/// the rest of the game made of it. Real numbers, AdamW, and only the inputs that a position has are ever touched. The
/// outcome does not depend on the number of threads.
class Trainer {
public:
    /// Positions stay with the caller. `slope` says what a score means: see fitted_slope.
    Trainer(const NetworkShape& shape, const InputMap& map, const SampleSet& training, const SampleSet& validation,
            double slope, const TrainerSettings& settings);

    /// Begins with what this network knows in place of random numbers. Throws ParseError if it has another shape.
    void begin_with(const Network& network);

    /// Called now and then with the share of the pass that is done, and its loss so far. False ends the pass.
    using Progress = std::function<bool(double done, double loss)>;

    /// Goes once over everything, in a new order; nothing if it was ended early, and then it is as if it had not begun
    /// only after `restore`.
    bool pass(const Progress& progress = {});
    [[nodiscard]] int passes() const { return passes_; }
    [[nodiscard]] double training_loss() const { return training_loss_; }
    [[nodiscard]] double validation_loss() const;

    /// With whole numbers, to play with.
    [[nodiscard]] Network network() const;

    /// All that is needed to go on later, and back. Throws ParseError if it belongs to something else.
    [[nodiscard]] std::string state() const;
    void restore(std::string_view state);

    // --- For tests ---
    /// What the network foretells of a position, before the logistic curve.
    [[nodiscard]] double output(const SampleSet& samples, std::size_t number) const;
    [[nodiscard]] double target(const SampleSet& samples, std::size_t number) const;
    /// The squared error of one position and its derivative by each weight.
    double gradient_of(const SampleSet& samples, std::size_t number, std::vector<float>& gradient) const;
    [[nodiscard]] AlignedVector<float>& weights() { return weights_; }

private:
    struct Scratch;

    [[nodiscard]] std::size_t neurons() const { return shape_.neurons; }
    // All weights lie one after the other: those of the inputs, the biases of the hidden layer, those of the output.
    [[nodiscard]] std::size_t hidden_biases_at() const { return shape_.inputs * neurons(); }
    /// Of the mover's view, and of the other one. On several boards they are the same with another sign.
    [[nodiscard]] std::size_t output_weights_at(std::size_t view) const {
        return hidden_biases_at() + (shape_.several_boards ? 1 : 1 + view) * neurons();
    }
    [[nodiscard]] float sign_of_view(std::size_t view) const {
        return shape_.several_boards && view == 1 ? -1.0F : 1.0F;
    }
    [[nodiscard]] std::size_t output_bias_at() const { return output_weights_at(1) + neurons(); }

    double look(const SampleSet& samples, std::size_t number, Scratch& scratch) const;
    double learn_from(const SampleSet& samples, std::size_t number, Scratch& scratch, float* gradient) const;
    void step(std::size_t batch_size);
    [[nodiscard]] double rate() const;

    const NetworkShape shape_;
    const InputMap& map_;
    const SampleSet& training_;
    const SampleSet& validation_;
    const double slope_;
    const TrainerSettings settings_;
    AlignedVector<float> weights_;
    AlignedVector<float> first_moments_;
    AlignedVector<float> second_moments_;
    AlignedVector<float> gradients_;  ///< one table for each slice of a batch
    std::vector<float> targets_;      ///< by half points and score
    int passes_ = 0;
    std::uint64_t steps_ = 0;
    double training_loss_ = 0;
};

}  // namespace rookery::learn
