#pragma once

#include <algorithm>
#include <cmath>

namespace rookery::lab::cluster {

/// The sums over the measures of results, to see who does something else than the others.
struct Sums {
    double count = 0;
    double sum = 0;
    double squares = 0;

    void add(double measure) {
        ++count;
        sum += measure;
        squares += measure * measure;
    }
    [[nodiscard]] Sums without(const Sums& part) const {
        return {count - part.count, sum - part.sum, squares - part.squares};
    }
    [[nodiscard]] double average() const { return sum / std::max(count, 1.0); }
    [[nodiscard]] double variance() const {
        return std::max(0.0, squares / std::max(count, 1.0) - average() * average());
    }
};

/// By how many standard errors the average of some results differs from that of the others; 0 while there are few.
[[nodiscard]] inline double deviation_of(const Sums& own, const Sums& all) {
    const Sums others = all.without(own);
    constexpr double enough = 20;
    if (own.count < enough || others.count < enough) return 0;
    const double error = std::sqrt(own.variance() / own.count + others.variance() / others.count);
    return error > 0 ? (own.average() - others.average()) / error : 0;
}

}  // namespace rookery::lab::cluster
