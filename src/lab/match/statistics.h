#pragma once

#include <array>
#include <cstdint>
#include <optional>

namespace rookery::lab {

/// Results of game pairs: how many pairs ended with 0, 1/2, 1, 3/2 and 2 points. The two games of a pair share an
/// opening and are not independent of each other; counting pairs instead of games gives error bars that are right.
using Pentanomial = std::array<std::uint64_t, 5>;

[[nodiscard]] std::uint64_t pair_count(const Pentanomial& pairs);

/// The share of the points, 0 to 1, that a player stronger by so much Elo expects (the logistic scale), and back.
[[nodiscard]] double expected_score(double elo);
[[nodiscard]] double elo_from_score(double score);

/// An Elo difference and its 95% interval. A score of 0 or 1 has an infinite difference; when all pairs ended alike,
/// the interval is infinite.
struct EloEstimate {
    double difference = 0;
    double low = 0;
    double high = 0;

    /// Half of the interval: what stands after the "+-".
    [[nodiscard]] double error() const { return (high - low) / 2; }
};

/// Nothing without any pair.
[[nodiscard]] std::optional<EloEstimate> estimate_elo(const Pentanomial& pairs);

/// The likelihood of superiority: how probable it is that the first player is the stronger one.
[[nodiscard]] double likelihood_of_superiority(const Pentanomial& pairs);

/// A sequential test of two hypotheses: the difference is `elo0`, or it is `elo1`, both in logistic Elo.
struct Sprt {
    double elo0 = 0;
    double elo1 = 5;
    double alpha = 0.05;  ///< how often to accept elo1 when elo0 is true
    double beta = 0.05;   ///< how often to accept elo0 when elo1 is true

    [[nodiscard]] double lower_bound() const;
    [[nodiscard]] double upper_bound() const;
};

/// The logarithm of how much likelier the results are under `elo1` than under `elo0`: the normal approximation of the
/// generalized SPRT, with the variance as observed in the pairs.
[[nodiscard]] double log_likelihood_ratio(const Sprt& test, const Pentanomial& pairs);

enum class SprtVerdict : std::uint8_t { Undecided, AcceptElo0, AcceptElo1 };
/// Stays undecided for the first 16 pairs, whatever they are.
[[nodiscard]] SprtVerdict verdict(const Sprt& test, const Pentanomial& pairs);

/// The games of a match as the first engine sees them.
struct Tally {
    std::uint64_t wins = 0;
    std::uint64_t draws = 0;
    std::uint64_t losses = 0;
    Pentanomial pairs{};  ///< only pairs of which both games have ended

    [[nodiscard]] std::uint64_t games() const { return wins + draws + losses; }
    /// The share of the points, 0 to 1; a half when nothing was played.
    [[nodiscard]] double score() const {
        return games() == 0
                   ? 0.5
                   : (static_cast<double>(wins) + static_cast<double>(draws) / 2) / static_cast<double>(games());
    }
};

}  // namespace rookery::lab
