#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace rookery::lab {

/// A number to be tuned.
struct SpsaParameter {
    double start = 0;
    double minimum = 0;
    double maximum = 0;
    double step = 1;  ///< how far to look in either direction, at the end
};

struct SpsaSettings {
    std::uint64_t iterations = 5'000;
    double rate = 0.01;  ///< how far one win more leads at the end, in steps
    std::uint64_t seed = 1;
    /// So many iterations are under way at once: each begins with what was known so many results earlier, whoever
    /// works on it and whatever is known by then. That makes the outcome the same for any number of workers.
    std::uint64_t ahead = 1;
};

/// Simultaneous perturbation stochastic approximation (Spall 1992), as engines are tuned with it: two players that
/// differ in all parameters at once, in random directions, play a pair of games; all parameters follow the winner a
/// little. Steps and looks become smaller by the usual powers.
class Spsa {
public:
    using Values = std::vector<double>;

    Spsa(std::vector<SpsaParameter> parameters, const SpsaSettings& settings);

    /// How many results were added.
    [[nodiscard]] std::uint64_t added() const { return added_; }
    /// Whether enough is known to begin with this iteration, counted from 0.
    [[nodiscard]] bool ready(std::uint64_t iteration) const { return iteration < added_ + settings_.ahead; }
    /// Where the two players of an iteration stand. It must be ready, and not yet have its result.
    [[nodiscard]] std::pair<Values, Values> players(std::uint64_t iteration) const;
    /// The result of the iteration `added()`: by how many points the first of the players was better.
    void add(double difference);

    [[nodiscard]] const Values& values() const { return past_.back(); }

private:
    [[nodiscard]] double look(std::uint64_t iteration, std::size_t parameter) const;
    [[nodiscard]] std::vector<int> directions(std::uint64_t iteration) const;

    std::vector<SpsaParameter> parameters_;
    SpsaSettings settings_;
    std::uint64_t added_ = 0;
    std::vector<Values> past_;  ///< the values after the last results, as many as may be asked for
};

}  // namespace rookery::lab
