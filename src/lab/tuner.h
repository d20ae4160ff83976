#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

#include "chess/evaluation/evaluation_weights.h"
#include "chess/evaluation/trace.h"

namespace rookery::lab {

/// Positions with the results of their games, reduced to what the tuner needs: which features each one has. A position
/// takes some 300 bytes.
class TuningData {
public:
    /// Reads lines such as `8/8/4k3/8/8/4K3/4P3/8 w - - 0 1 | 0.5`, the result being White's: 1, 0.5 or 0. Empty lines
    /// are skipped. Throws a ParseError that names the line of a text that is something else.
    void read(std::istream& text, const std::string& name);
    void add(std::string_view fen, double result_for_white);
    /// A position whose features were counted elsewhere.
    void add(const chess::EvaluationTrace& trace, double result_for_white);

    [[nodiscard]] std::size_t size() const { return samples_.size(); }
    /// Positions that say nothing about the weights: the mover is in check, or the ending is known.
    [[nodiscard]] std::size_t skipped() const { return skipped_; }

private:
    friend class Tuner;

    struct Feature {
        std::uint16_t weight;
        std::int16_t count;  ///< White's minus Black's
    };
    struct Sample {
        std::uint32_t end;  ///< of its features; they begin where those of the sample before end
        std::uint8_t phase;
        std::uint8_t scale_for_white;
        std::uint8_t scale_for_black;
        std::uint8_t half_points;  ///< for White
    };

    std::vector<Feature> features_;
    std::vector<Sample> samples_;
    std::size_t skipped_ = 0;
};

struct TuningSettings {
    int epochs = 30;
    double learning_rate = 1;       ///< centipawns that a weight moves at most in one step, at first
    double validation_share = 0.1;  ///< of the positions are kept out of training, to show what holds in general
    double expected_change = 20;    ///< centipawns; pulls weights that the data hardly touch back to where they were
    std::size_t batch = 16'384;     ///< positions per step
    unsigned threads = 2;           ///< does not change the outcome
    std::uint64_t seed = 1;
};

/// Mean squared differences between results and expected results.
struct TuningErrors {
    double training = 0;
    double validation = 0;
};

struct TuningOutcome {
    double slope = 0;  ///< of the expected result, per centipawn, as fitted to the weights at the start
    TuningErrors before;
    TuningErrors after;  ///< with the rounded weights
    int best_epoch = 0;  ///< 0 when nothing was better than the weights at the start
    chess::EvaluationWeights weights;
};

using TuningProgress = std::function<void(int epoch, const TuningErrors& errors)>;

/// Fits the weights of the tuned evaluation to the results of games (the "Texel" method): the score of a position, sent
/// through a logistic curve, should foretell the result. Returns the weights of the epoch that did best on the
/// positions kept out.
[[nodiscard]] TuningOutcome tune(const TuningData& data, const chess::EvaluationWeights& start,
                                 const TuningSettings& settings, const TuningProgress& progress);

}  // namespace rookery::lab
