#include "lab/match/statistics.h"

#include <cmath>
#include <limits>
#include <numeric>

namespace rookery::lab {
namespace {

/// The quantile of the normal distribution between whose two sides 95% lie.
constexpr double two_sided_95 = 1.959963984540054;

/// With fewer pairs the normal approximation of a test is none, and two lucky pairs could decide it.
constexpr std::uint64_t pairs_for_a_verdict = 16;

/// Mean and variance of the score of one pair, as a share of its two points.
struct Moments {
    double pairs = 0;
    double mean = 0.5;
    double variance = 0;

    [[nodiscard]] double standard_error() const { return std::sqrt(variance / pairs); }
};

using Weights = std::array<double, std::tuple_size_v<Pentanomial>>;

Moments moments(const Weights& weights) {
    Moments result;
    result.pairs = std::accumulate(weights.begin(), weights.end(), 0.0);
    if (result.pairs == 0) return result;
    const auto average = [&](auto value) {
        double sum = 0;
        for (std::size_t i = 0; i < weights.size(); ++i) sum += weights[i] * value(static_cast<double>(i) / 4);
        return sum / result.pairs;
    };
    result.mean = average([](double score) { return score; });
    result.variance = average([&](double score) { return (score - result.mean) * (score - result.mean); });
    return result;
}

Weights weights_of(const Pentanomial& pairs, double weight_of_none = 0) {
    Weights weights{};
    for (std::size_t i = 0; i < weights.size(); ++i)
        weights[i] = pairs[i] == 0 ? weight_of_none : static_cast<double>(pairs[i]);
    return weights;
}

}  // namespace

std::uint64_t pair_count(const Pentanomial& pairs) {
    return std::accumulate(pairs.begin(), pairs.end(), std::uint64_t{0});
}

double expected_score(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

double elo_from_score(double score) {
    if (score <= 0) return -std::numeric_limits<double>::infinity();
    if (score >= 1) return std::numeric_limits<double>::infinity();
    return 400 * std::log10(score / (1 - score));
}

std::optional<EloEstimate> estimate_elo(const Pentanomial& pairs) {
    if (pair_count(pairs) == 0) return std::nullopt;
    const Moments observed = moments(weights_of(pairs));
    // Pairs that all ended alike do not say how far others would stray, so that nothing is known about the error.
    const double margin =
        observed.variance == 0 ? std::numeric_limits<double>::infinity() : two_sided_95 * observed.standard_error();
    return EloEstimate{elo_from_score(observed.mean), elo_from_score(observed.mean - margin),
                       elo_from_score(observed.mean + margin)};
}

double likelihood_of_superiority(const Pentanomial& pairs) {
    const Moments observed = moments(weights_of(pairs));
    if (observed.mean == 0.5) return 0.5;
    if (observed.variance == 0) {
        // All pairs went the same way: the rule of succession says how likely the next one is to go the other way.
        const double doubt = std::pow(0.5, observed.pairs + 1);
        return observed.mean > 0.5 ? 1 - doubt : doubt;
    }
    return std::erfc((0.5 - observed.mean) / (observed.standard_error() * std::sqrt(2.0))) / 2;
}

double Sprt::lower_bound() const { return std::log(beta / (1 - alpha)); }
double Sprt::upper_bound() const { return std::log((1 - beta) / alpha); }

double log_likelihood_ratio(const Sprt& test, const Pentanomial& pairs) {
    if (pair_count(pairs) == 0) return 0;
    // Outcomes not seen yet are not impossible: without a little weight for them, a few equal pairs at the beginning
    // would have no variance and decide everything.
    const Moments observed = moments(weights_of(pairs, 1e-3));
    const double score0 = expected_score(test.elo0);
    const double score1 = expected_score(test.elo1);
    return observed.pairs * (score1 - score0) * (2 * observed.mean - score0 - score1) / (2 * observed.variance);
}

SprtVerdict verdict(const Sprt& test, const Pentanomial& pairs) {
    if (pair_count(pairs) < pairs_for_a_verdict) return SprtVerdict::Undecided;
    const double ratio = log_likelihood_ratio(test, pairs);
    if (ratio >= test.upper_bound()) return SprtVerdict::AcceptElo1;
    if (ratio <= test.lower_bound()) return SprtVerdict::AcceptElo0;
    return SprtVerdict::Undecided;
}

}  // namespace rookery::lab
