#include "lab/tune/spsa.h"

#include <algorithm>
#include <cmath>

#include "board/random.h"

namespace rookery::lab {
namespace {

/// The powers by which steps and looks become smaller, and how many of the iterations the first steps are held back
/// for.
constexpr double step_power = 0.602;
constexpr double look_power = 0.101;
constexpr double stability = 0.1;

}  // namespace

Spsa::Spsa(std::vector<SpsaParameter> parameters, const SpsaSettings& settings)
    : parameters_(std::move(parameters)), settings_(settings) {
    settings_.ahead = std::max<std::uint64_t>(settings_.ahead, 1);
    Values start;
    for (const SpsaParameter& parameter : parameters_)
        start.push_back(std::clamp(parameter.start, parameter.minimum, parameter.maximum));
    past_.push_back(std::move(start));
}

double Spsa::look(std::uint64_t iteration, std::size_t parameter) const {
    const auto all = static_cast<double>(settings_.iterations);
    return parameters_[parameter].step * std::pow(all / static_cast<double>(iteration + 1), look_power);
}

std::vector<int> Spsa::directions(std::uint64_t iteration) const {
    board::Random random(board::Random(settings_.seed).next() ^ (iteration + 1) * 0x9e37'79b9'7f4a'7c15);
    std::vector<int> directions;
    for (std::size_t i = 0; i < parameters_.size(); ++i) directions.push_back(random.below(2) == 0 ? 1 : -1);
    return directions;
}

std::pair<Spsa::Values, Spsa::Values> Spsa::players(std::uint64_t iteration) const {
    const std::uint64_t wanted = iteration + 1 < settings_.ahead ? 0 : iteration + 1 - settings_.ahead;
    const Values& center = past_[past_.size() - 1 - static_cast<std::size_t>(added_ - wanted)];
    const auto towards = directions(iteration);
    std::pair<Values, Values> players;
    for (std::size_t i = 0; i < parameters_.size(); ++i) {
        const double difference = towards[i] * look(iteration, i);
        const SpsaParameter& parameter = parameters_[i];
        players.first.push_back(std::clamp(center[i] + difference, parameter.minimum, parameter.maximum));
        players.second.push_back(std::clamp(center[i] - difference, parameter.minimum, parameter.maximum));
    }
    return players;
}

void Spsa::add(double difference) {
    const auto all = static_cast<double>(settings_.iterations);
    const auto now = static_cast<double>(added_ + 1);
    const double slowing = std::pow((stability * all + all) / (stability * all + now), step_power);
    const auto towards = directions(added_);
    Values values = past_.back();
    for (std::size_t i = 0; i < parameters_.size(); ++i) {
        const SpsaParameter& parameter = parameters_[i];
        const double gain = settings_.rate * parameter.step * parameter.step * slowing / look(added_, i);
        values[i] = std::clamp(values[i] + gain * difference * towards[i], parameter.minimum, parameter.maximum);
    }
    past_.push_back(std::move(values));
    if (past_.size() > settings_.ahead) past_.erase(past_.begin());
    ++added_;
}

}  // namespace rookery::lab
