#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <iosfwd>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/evaluation/evaluation_weights.h"
#include "chess/evaluation/tunable.h"

namespace rookery::lab {

/// The weights of a game. Throws ParseError if it has none that can be fitted.
[[nodiscard]] const chess::TunableRules& find_tunable_rules(std::string_view game);

/// Positions with the results of their games, reduced to what the tuner needs: which features each one has. A position
/// takes some 300 bytes.
class TuningData {
public:
    explicit TuningData(const chess::TunableRules& rules = find_tunable_rules("chess")) : rules_(rules) {}

    /// Reads lines such as `8/8/4k3/8/8/4K3/4P3/8 w - - 0 1 | 0.5`, the result being White's: 1, 0.5 or 0. Between the
    /// two may stand, as in `FEN | 87 | 0.5`, the score in centipawns that a search found for White. Empty lines are
    /// skipped. Throws a ParseError that names the line of a text that is something else.
    void read(std::istream& text, const std::string& name);
    /// Reads a file of games, as `rookery lab selfplay` writes it. Throws ParseError.
    void read_games(const std::filesystem::path& path);
    /// Positions of one game come one after the other: a new game begins where the move number does not grow.
    void add(std::string_view fen, double result_for_white, std::optional<int> searched_score = std::nullopt);
    /// A position whose features were counted elsewhere, from a game of its own.
    void add(const chess::EvaluationTrace& trace, double result_for_white);

    [[nodiscard]] std::size_t size() const { return samples_.size(); }
    [[nodiscard]] std::size_t games() const { return games_.size(); }
    [[nodiscard]] const chess::TunableRules& rules() const { return rules_; }
    /// Positions that say nothing about the weights: the mover is in check, or the ending is known.
    [[nodiscard]] std::size_t skipped() const { return skipped_; }

private:
    friend class Tuner;

    static constexpr std::int16_t no_score = std::numeric_limits<std::int16_t>::min();

    void add_to_game(const chess::EvaluationTrace& trace, double result_for_white, std::optional<int> searched_score);

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
        std::int16_t searched_score;
    };

    const chess::TunableRules& rules_;
    std::vector<Feature> features_;
    std::vector<Sample> samples_;
    std::vector<std::uint32_t> games_;  ///< the numbers of their first samples
    int last_ply_ = 0;
    bool new_game_ = true;  ///< the next sample is the first of a game
    std::size_t skipped_ = 0;
};

struct TuningSettings {
    int epochs = 30;
    double learning_rate = 0.5;     ///< centipawns that a weight moves at most in one step, at first
    double validation_share = 0.1;  ///< of the positions are kept out of training, to show what holds in general
    double expected_change = 20;    ///< centipawns; pulls weights that the data hardly touch back to where they were
    double score_share = 0.7;       ///< how much a searched score, where there is one, counts beside the result
    std::size_t batch = 16'384;     ///< positions per step
    unsigned threads = 2;           ///< does not change the outcome
    std::uint64_t seed = 1;
};

/// Mean squared differences between what the weights foretell and what came: the result, mixed with the searched score.
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
/// through a logistic curve, should foretell the result. A searched score is less noisy than a result, but knows only
/// what the search knew: mixing the two needs far fewer games. Returns the weights of the epoch that did best on the
/// positions kept out.
[[nodiscard]] TuningOutcome tune(const TuningData& data, const chess::EvaluationWeights& start,
                                 const TuningSettings& settings, const TuningProgress& progress);

}  // namespace rookery::lab
