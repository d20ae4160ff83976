#include "lab/tune/tuner.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <istream>
#include <memory>
#include <numbers>
#include <optional>

#include "board/random.h"
#include "bughouse/evaluation/tunable.h"
#include "chess/evaluation/weights_text.h"
#include "engine/learner.h"
#include "game/helper_threads.h"
#include "learn/game_file.h"
#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::lab {

/// A weight while it is being fitted.
struct FittedWeight {
    double midgame = 0;
    double endgame = 0;
};

namespace {

using chess::full_phase;
using chess::full_scale;
using chess::weight_count;

using Parameters = std::array<FittedWeight, weight_count>;

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
    throw text::ParseError("'" + std::string(text) + "' is not a result: 1, 0.5 or 0 for White is");
}

int parse_score(std::string_view text) {
    int score = 0;
    const std::string_view digits = text.substr(text.starts_with('+') ? 1 : 0);
    const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), score);
    if (problem != std::errc() || end != digits.data() + digits.size())
        throw text::ParseError("'" + std::string(text) + "' is not a score in centipawns");
    return score;
}

struct RecordFields {
    std::string_view position;
    std::optional<std::string_view> score;
    std::string_view result;
};

/// From the end, for a position may have bars of its own.
RecordFields split_fields(std::string_view line) {
    // Results and scores are single words, and no board is.
    const auto take_word = [&]() -> std::optional<std::string_view> {
        const std::size_t bar = line.rfind('|');
        if (bar == std::string_view::npos) return std::nullopt;
        const std::string_view last = trimmed(line.substr(bar + 1));
        if (last.find(' ') != std::string_view::npos) return std::nullopt;
        line = line.substr(0, bar);
        return last;
    };
    const auto result = take_word();
    const auto score = take_word();
    if (!result || take_word()) throw text::ParseError("expected 'FEN | result' or 'FEN | score | result'");
    return {.position = trimmed(line), .score = score, .result = *result};
}

/// The place of the lowest point of a function that has one valley, which shrinks by golden sections.
template <class Function>
double lowest_point(double low, double high, double precision, const Function& function) {
    constexpr double section = 1 / std::numbers::phi;
    double left = high - section * (high - low);
    double right = low + section * (high - low);
    double at_left = function(left);
    double at_right = function(right);
    while (high - low > precision) {
        if (at_left < at_right) {
            high = right;
            right = left;
            at_right = at_left;
            left = high - section * (high - low);
            at_left = function(left);
        } else {
            low = left;
            left = right;
            at_left = at_right;
            right = low + section * (high - low);
            at_right = function(right);
        }
    }
    return (low + high) / 2;
}

/// Work is always cut into so many pieces, whoever does them: sums come out the same with any number of threads.
constexpr std::size_t slices = 16;

template <class Work>
void for_each_slice(std::size_t size, unsigned threads, const Work& work) {
    const auto run = [&](std::size_t first_slice) {
        for (std::size_t slice = first_slice; slice < slices; slice += threads)
            work(slice, size * slice / slices, size * (slice + 1) / slices);
    };
    game::HelperThreads helpers;
    for (unsigned thread = 1; thread < threads; ++thread)
        if (!helpers.add([&run, thread] { run(thread); })) run(thread);
    run(0);
}

/// The usual optimizer for noisy gradients (Adam): steps of even length for weights that occur often and for weights
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

const chess::TunableRules& find_tunable_rules(std::string_view game) {
    const chess::TunableRules& team = bughouse::tunable_rules();
    return game == team.game ? team : chess::find_tunable_rules(game);
}

void TuningData::read_games(const std::filesystem::path& path) {
    learn::GameFileReader file(path);
    if (file.info().game != rules_.game)
        throw text::ParseError(text::quoted(path.string()) + " holds games of " + text::quoted(file.info().game) +
                               ", not of " + std::string(rules_.game));
    const engine::Learner& learner = engine::learner_of(rules_.game);
    while (const auto game = file.next()) {
        new_game_ = true;
        learner.visit(*game, [&](const engine::LessonPosition& position) {
            add(position.text, position.result_for_first, position.score_for_first);
        });
    }
}

void TuningData::read(std::istream& text, const std::string& name) {
    std::string line;
    for (std::size_t number = 1; std::getline(text, line); ++number) {
        if (trimmed(line).empty()) continue;
        try {
            const RecordFields fields = split_fields(line);
            if (!fields.score) add(fields.position, parse_result(fields.result));
            else add(fields.position, parse_result(fields.result), parse_score(*fields.score));
        } catch (const text::ParseError& error) {
            throw text::ParseError(name + ", line " + std::to_string(number) + ": " + error.what());
        }
    }
}

void TuningData::add(std::string_view fen, double result_for_white, std::optional<int> searched_score) {
    const chess::TracedPosition position = rules_.trace(fen);
    if (position.ply <= last_ply_) new_game_ = true;
    last_ply_ = position.ply;
    if (position.pressed) ++skipped_;
    else add_to_game(position.trace, result_for_white, searched_score);
}

void TuningData::add(const chess::EvaluationTrace& trace, double result_for_white) {
    new_game_ = true;
    add_to_game(trace, result_for_white, std::nullopt);
}

void TuningData::add_to_game(const chess::EvaluationTrace& trace, double result_for_white,
                             std::optional<int> searched_score) {
    if (trace.known_ending) {
        ++skipped_;
        return;
    }
    if (new_game_) games_.push_back(static_cast<std::uint32_t>(samples_.size()));
    new_game_ = false;
    for (std::size_t i = 0; i < weight_count; ++i)
        if (const int count = trace.features.white_minus_black(i); count != 0)
            features_.push_back({static_cast<std::uint16_t>(i), static_cast<std::int16_t>(count)});
    const int score = searched_score ? std::clamp(*searched_score, -30'000, 30'000) : no_score;
    samples_.push_back({.end = static_cast<std::uint32_t>(features_.size()),
                        .phase = static_cast<std::uint8_t>(std::min(trace.tapering.phase, full_phase)),
                        .scale_for_white = static_cast<std::uint8_t>(trace.tapering.scale_for_white),
                        .scale_for_black = static_cast<std::uint8_t>(trace.tapering.scale_for_black),
                        .half_points = static_cast<std::uint8_t>(std::lround(2 * result_for_white)),
                        .searched_score = static_cast<std::int16_t>(score)});
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
        set_targets();
        // Fitted once, to the weights at the start, so that a centipawn keeps its meaning.
        slope_ = fitted_slope([&](double slope) { return error(training_, start_, slope); });
        outcome.slope = slope_;
        outcome.before = outcome.after = errors(start_);
        scatter_ = outcome.before.training;
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

    /// Whole games are kept out: positions of a game that is trained on would give the others of it away.
    void split() {
        for (std::size_t game = 0; game < data_.games_.size(); ++game) {
            const std::size_t end = game + 1 < data_.games_.size() ? data_.games_[game + 1] : data_.size();
            const bool keep_out = static_cast<double>(random_.below(1'000'000)) < 1e6 * settings_.validation_share;
            if (!keep_out) ++training_games_;
            for (std::size_t i = data_.games_[game]; i < end; ++i)
                (keep_out ? validation_ : training_).push_back(static_cast<std::uint32_t>(i));
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

    [[nodiscard]] double error(const Numbers& numbers, const Parameters& parameters, double slope) const {
        if (numbers.empty()) return 0;
        std::array<double, slices> sums{};
        for_each_slice(numbers.size(), settings_.threads, [&](std::size_t slice, std::size_t begin, std::size_t end) {
            double sum = 0;
            for (std::size_t i = begin; i < end; ++i) {
                const double difference =
                    targets_[numbers[i]] - expected_result(read(numbers[i], parameters).score, slope);
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

    /// The slope at which a kind of score foretells the targets best.
    template <class Error>
    [[nodiscard]] static double fitted_slope(const Error& error) {
        return lowest_point(0.0002, 0.03, 1e-5, error);
    }

    /// What the score of each sample should foretell.
    void set_targets() {
        targets_.resize(data_.size());
        for (std::size_t i = 0; i < data_.size(); ++i)
            targets_[i] = static_cast<float>(data_.samples_[i].half_points) / 2;
        Numbers searched;
        for (std::uint32_t number : training_)
            if (data_.samples_[number].searched_score != TuningData::no_score) searched.push_back(number);
        if (searched.empty() || settings_.score_share <= 0) return;

        const auto predicted = [&](std::size_t number, double slope) {
            return expected_result(data_.samples_[number].searched_score, slope);
        };
        const double slope = fitted_slope([&](double tried) {
            double sum = 0;
            for (std::uint32_t number : searched) {
                const double difference = targets_[number] - predicted(number, tried);
                sum += difference * difference;
            }
            return sum;
        });
        for (std::size_t i = 0; i < data_.size(); ++i)
            if (data_.samples_[i].searched_score != TuningData::no_score)
                targets_[i] = static_cast<float>((1 - settings_.score_share) * targets_[i] +
                                                 settings_.score_share * predicted(i, slope));
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
        const double by_score = -2 * (targets_[number] - expected) * expected * (1 - expected) * slope_;
        const double by_midgame = by_score * reading.midgame_share;
        const double by_endgame = by_score * reading.endgame_share;
        for (std::size_t i = first_feature(number); i < data_.samples_[number].end; ++i) {
            const TuningData::Feature feature = data_.features_[i];
            gradient[feature.weight].midgame += by_midgame * feature.count;
            gradient[feature.weight].endgame += by_endgame * feature.count;
        }
    }

    /// As strong as if `expected_change` were the usual distance of a good weight from where it begins, seen through
    /// targets with the scatter that they have. The positions of one game share its result: together they say little
    /// more than one of them does.
    [[nodiscard]] double pull_to_start() const {
        if (settings_.expected_change <= 0) return 0;
        return 2 * scatter_ /
               (settings_.expected_change * settings_.expected_change * static_cast<double>(training_games_));
    }

    const TuningData& data_;
    const TuningSettings settings_;
    board::Random random_;
    const Parameters start_;
    double slope_ = 0;
    double scatter_ = 0;  ///< of the targets around what the weights at the start foretell
    std::vector<float> targets_;
    Numbers training_;
    Numbers validation_;
    std::size_t training_games_ = 0;
    std::array<Parameters, slices> partial_gradients_{};
};

TuningOutcome tune(const TuningData& data, const chess::EvaluationWeights& start, const TuningSettings& settings,
                   const TuningProgress& progress) {
    // On the heap: its gradients are too large for some threads' stacks.
    return std::make_unique<Tuner>(data, start, settings)->run(progress);
}

}  // namespace rookery::lab
