#include "lab/tuner.h"

#include <algorithm>
#include <cmath>
#include <istream>
#include <memory>
#include <numbers>
#include <thread>

#include "board/random.h"
#include "chess/evaluation/weights_text.h"
#include "game/parse_error.h"

namespace rookery::lab {
namespace {

using chess::full_phase;
using chess::full_scale;
using chess::weight_count;

/// A weight while it is being fitted.
struct Parameter {
    double midgame = 0;
    double endgame = 0;
};
using Parameters = std::array<Parameter, weight_count>;

Parameters parameters_of(const chess::EvaluationWeights& weights) {
    Parameters parameters;
    const auto list = chess::listed(weights);
    for (std::size_t i = 0; i < weight_count; ++i)
        parameters[i] = {static_cast<double>(list[i].midgame()), static_cast<double>(list[i].endgame())};
    return parameters;
}

chess::EvaluationWeights rounded(const Parameters& parameters) {
    std::array<chess::Weight, weight_count> list;
    for (std::size_t i = 0; i < weight_count; ++i)
        list[i] = chess::Weight(static_cast<int>(std::lround(parameters[i].midgame)),
                                static_cast<int>(std::lround(parameters[i].endgame)));
    return chess::weights_from_list(list);
}

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

double parse_result(std::string_view text) {
    if (text == "1" || text == "1.0") return 1;
    if (text == "0.5") return 0.5;
    if (text == "0" || text == "0.0") return 0;
    throw game::ParseError("'" + std::string(text) + "' is not a result: 1, 0.5 or 0 for White is");
}

/// Work is always cut into so many pieces, whoever does them: sums come out the same with any number of threads.
constexpr std::size_t slices = 16;

template <class Work>
void for_each_slice(std::size_t size, unsigned threads, const Work& work) {
    const auto run = [&](std::size_t first_slice) {
        for (std::size_t slice = first_slice; slice < slices; slice += threads)
            work(slice, size * slice / slices, size * (slice + 1) / slices);
    };
    std::vector<std::thread> helpers;
    for (unsigned thread = 1; thread < threads; ++thread) helpers.emplace_back(run, thread);
    run(0);
    for (std::thread& helper : helpers) helper.join();
}

/// The usual optimiser for noisy gradients (Adam): steps of even length for weights that occur often and for weights
/// that occur rarely.
class Optimizer {
public:
    void step(Parameters& parameters, const Parameters& gradient, double learning_rate) {
        ++steps_;
        const double mean_correction = 1 - std::pow(mean_memory, steps_);
        const double square_correction = 1 - std::pow(square_memory, steps_);
        const auto update = [&](double& value, double slope, double& mean, double& square) {
            mean = mean_memory * mean + (1 - mean_memory) * slope;
            square = square_memory * square + (1 - square_memory) * slope * slope;
            // Without any slope so far there is no step, and nothing to divide by.
            if (square > 0) value -= learning_rate * (mean / mean_correction) / std::sqrt(square / square_correction);
        };
        for (std::size_t i = 0; i < weight_count; ++i) {
            update(parameters[i].midgame, gradient[i].midgame, means_[i].midgame, squares_[i].midgame);
            update(parameters[i].endgame, gradient[i].endgame, means_[i].endgame, squares_[i].endgame);
        }
    }

private:
    static constexpr double mean_memory = 0.9;
    static constexpr double square_memory = 0.999;

    Parameters means_{};
    Parameters squares_{};
    int steps_ = 0;
};

}  // namespace

void TuningData::read(std::istream& text, const std::string& name) {
    std::string line;
    for (std::size_t number = 1; std::getline(text, line); ++number) {
        if (trimmed(line).empty()) continue;
        try {
            const std::size_t bar = line.find('|');
            if (bar == std::string::npos) throw game::ParseError("expected 'FEN | result'");
            const std::string_view whole(line);
            add(trimmed(whole.substr(0, bar)), parse_result(trimmed(whole.substr(bar + 1))));
        } catch (const game::ParseError& error) {
            throw game::ParseError(name + ", line " + std::to_string(number) + ": " + error.what());
        }
    }
}

void TuningData::add(std::string_view fen, double result_for_white) {
    // Chess960 reads the castling fields of orthodox chess as well, and the evaluation does not look at them.
    const auto position = chess::Position<chess::Chess960>::from_text(fen);
    if (position.in_check()) ++skipped_;
    else add(chess::trace_evaluation(position), result_for_white);
}

void TuningData::add(const chess::EvaluationTrace& trace, double result_for_white) {
    if (trace.known_ending) {
        ++skipped_;
        return;
    }
    for (std::size_t i = 0; i < weight_count; ++i)
        if (const int count = trace.features.white_minus_black(i); count != 0)
            features_.push_back({static_cast<std::uint16_t>(i), static_cast<std::int16_t>(count)});
    samples_.push_back({.end = static_cast<std::uint32_t>(features_.size()),
                        .phase = static_cast<std::uint8_t>(std::min(trace.tapering.phase, full_phase)),
                        .scale_for_white = static_cast<std::uint8_t>(trace.tapering.scale_for_white),
                        .scale_for_black = static_cast<std::uint8_t>(trace.tapering.scale_for_black),
                        .half_points = static_cast<std::uint8_t>(std::lround(2 * result_for_white))});
}

class Tuner {
public:
    Tuner(const TuningData& data, const chess::EvaluationWeights& start, const TuningSettings& settings)
        : data_(data), settings_(settings), random_(settings.seed), start_(parameters_of(start)) {
        split();
    }

    TuningOutcome run(const TuningProgress& progress) {
        TuningOutcome outcome;
        outcome.weights = rounded(start_);
        if (training_.empty()) return outcome;
        slope_ = fitted_slope();
        outcome.slope = slope_;
        outcome.before = outcome.after = errors(start_);
        progress(0, outcome.before);

        Parameters parameters = start_;
        Optimizer optimizer;
        for (int epoch = 1; epoch <= settings_.epochs; ++epoch) {
            // Large steps find the valley, small ones its floor.
            const double rest = 1 - static_cast<double>(epoch - 1) / settings_.epochs;
            run_epoch(parameters, optimizer, settings_.learning_rate * rest);
            const chess::EvaluationWeights candidate = rounded(parameters);
            const TuningErrors now = errors(parameters_of(candidate));
            progress(epoch, now);
            if (judged(now) < judged(outcome.after)) {
                outcome.after = now;
                outcome.best_epoch = epoch;
                outcome.weights = candidate;
            }
        }
        return outcome;
    }

private:
    using Sample = TuningData::Sample;
    using Numbers = std::vector<std::uint32_t>;

    /// Neighbors in a file are often from the same game, and would give the held-out positions away: keep whole runs
    /// out.
    void split() {
        const std::size_t size = data_.size();
        const std::size_t run = std::clamp<std::size_t>(size / 200, 1, 1000);
        bool validation = false;
        for (std::size_t i = 0; i < size; ++i) {
            if (i % run == 0)
                validation = static_cast<double>(random_.below(1'000'000)) < 1e6 * settings_.validation_share;
            (validation ? validation_ : training_).push_back(static_cast<std::uint32_t>(i));
        }
    }

    [[nodiscard]] double judged(const TuningErrors& errors) const {
        return validation_.empty() ? errors.training : errors.validation;
    }

    /// What a position says: its score, and how much of the midgame and the endgame is in it.
    struct Reading {
        double score;
        double midgame_share;
        double endgame_share;
    };

    [[nodiscard]] std::size_t first_feature(std::size_t number) const {
        return number == 0 ? 0 : data_.samples_[number - 1].end;
    }

    [[nodiscard]] Reading read(std::size_t number, const Parameters& parameters) const {
        const Sample& sample = data_.samples_[number];
        double midgame = 0;
        double endgame = 0;
        for (std::size_t i = first_feature(number); i < sample.end; ++i) {
            const TuningData::Feature feature = data_.features_[i];
            midgame += parameters[feature.weight].midgame * feature.count;
            endgame += parameters[feature.weight].endgame * feature.count;
        }
        const int scale = endgame > 0 ? sample.scale_for_white : sample.scale_for_black;
        Reading reading{};
        const double phase = static_cast<double>(sample.phase) / full_phase;
        reading.midgame_share = phase * chess::midgame_scale(scale) / full_scale;
        reading.endgame_share = (1 - phase) * scale / full_scale;
        reading.score = midgame * reading.midgame_share + endgame * reading.endgame_share;
        return reading;
    }

    [[nodiscard]] static double expected_result(double score, double slope) {
        return 1 / (1 + std::exp(-slope * score));
    }
    [[nodiscard]] double result(std::size_t number) const { return data_.samples_[number].half_points / 2.0; }

    [[nodiscard]] double error(const Numbers& numbers, const Parameters& parameters, double slope) const {
        if (numbers.empty()) return 0;
        std::array<double, slices> sums{};
        for_each_slice(numbers.size(), settings_.threads, [&](std::size_t slice, std::size_t begin, std::size_t end) {
            double sum = 0;
            for (std::size_t i = begin; i < end; ++i) {
                const double difference =
                    result(numbers[i]) - expected_result(read(numbers[i], parameters).score, slope);
                sum += difference * difference;
            }
            sums[slice] = sum;
        });
        double total = 0;
        for (double sum : sums) total += sum;
        return total / static_cast<double>(numbers.size());
    }

    [[nodiscard]] TuningErrors errors(const Parameters& parameters) const {
        return {error(training_, parameters, slope_), error(validation_, parameters, slope_)};
    }

    /// The slope at which the weights at the start foretell best, so that a centipawn keeps its meaning. The error has
    /// one valley, which shrinks to a point by golden sections.
    [[nodiscard]] double fitted_slope() const {
        constexpr double section = 1 / std::numbers::phi;
        double low = 0.0002;
        double high = 0.03;
        const auto at = [&](double slope) { return error(training_, start_, slope); };
        double left = high - section * (high - low);
        double right = low + section * (high - low);
        double error_left = at(left);
        double error_right = at(right);
        while (high - low > 1e-5) {
            if (error_left < error_right) {
                high = right;
                right = left;
                error_right = error_left;
                left = high - section * (high - low);
                error_left = at(left);
            } else {
                low = left;
                left = right;
                error_left = error_right;
                right = low + section * (high - low);
                error_right = at(right);
            }
        }
        return (low + high) / 2;
    }

    void run_epoch(Parameters& parameters, Optimizer& optimizer, double learning_rate) {
        for (std::size_t i = training_.size(); i > 1; --i) std::swap(training_[i - 1], training_[random_.below(i)]);
        for (std::size_t begin = 0; begin < training_.size(); begin += settings_.batch) {
            const std::size_t end = std::min(begin + settings_.batch, training_.size());
            optimizer.step(parameters, gradient(parameters, begin, end), learning_rate);
        }
    }

    [[nodiscard]] Parameters gradient(const Parameters& parameters, std::size_t begin, std::size_t end) {
        for_each_slice(end - begin, settings_.threads, [&](std::size_t slice, std::size_t from, std::size_t to) {
            partial_gradients_[slice] = {};
            for (std::size_t i = begin + from; i < begin + to; ++i)
                add_gradient(training_[i], parameters, partial_gradients_[slice]);
        });
        Parameters sum{};
        const double share = 1.0 / static_cast<double>(end - begin);
        const double pull = pull_to_start();
        for (std::size_t i = 0; i < weight_count; ++i) {
            for (const Parameters& partial : partial_gradients_) {
                sum[i].midgame += share * partial[i].midgame;
                sum[i].endgame += share * partial[i].endgame;
            }
            sum[i].midgame += pull * (parameters[i].midgame - start_[i].midgame);
            sum[i].endgame += pull * (parameters[i].endgame - start_[i].endgame);
        }
        return sum;
    }

    void add_gradient(std::size_t number, const Parameters& parameters, Parameters& gradient) const {
        const Reading reading = read(number, parameters);
        const double expected = expected_result(reading.score, slope_);
        const double by_score = -2 * (result(number) - expected) * expected * (1 - expected) * slope_;
        const double by_midgame = by_score * reading.midgame_share;
        const double by_endgame = by_score * reading.endgame_share;
        for (std::size_t i = first_feature(number); i < data_.samples_[number].end; ++i) {
            const TuningData::Feature feature = data_.features_[i];
            gradient[feature.weight].midgame += by_midgame * feature.count;
            gradient[feature.weight].endgame += by_endgame * feature.count;
        }
    }

    /// As strong as if `expected_change` were the usual distance of a good weight from where it begins, seen through
    /// results with the scatter that games have. The positions of one game share its result: together they say little
    /// more than one of them.
    [[nodiscard]] double pull_to_start() const {
        if (settings_.expected_change <= 0) return 0;
        constexpr double variance_of_results = 0.1;
        constexpr double positions_per_game = 50;
        return 2 * variance_of_results * positions_per_game /
               (settings_.expected_change * settings_.expected_change * static_cast<double>(training_.size()));
    }

    const TuningData& data_;
    const TuningSettings settings_;
    board::Random random_;
    const Parameters start_;
    double slope_ = 0;
    Numbers training_;
    Numbers validation_;
    std::array<Parameters, slices> partial_gradients_{};
};

TuningOutcome tune(const TuningData& data, const chess::EvaluationWeights& start, const TuningSettings& settings,
                   const TuningProgress& progress) {
    // On the heap: its gradients are too large for some threads' stacks.
    return std::make_unique<Tuner>(data, start, settings)->run(progress);
}

}  // namespace rookery::lab
