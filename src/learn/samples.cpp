#include "learn/samples.h"

#include <cassert>

namespace rookery::learn {

void SampleSet::begin(game::Side mover, std::int16_t score_for_mover, std::optional<double> result_for_mover,
                      std::size_t parts) {
    offsets_.push_back(words_.size());
    words_.push_back(static_cast<std::uint16_t>(score_for_mover));
    const auto half_points = result_for_mover ? static_cast<unsigned>(2 * *result_for_mover) : unsigned{no_result};
    words_.push_back(static_cast<std::uint16_t>(game::index(mover) | half_points << 1 | parts << 3));
}

void SampleSet::add_part(std::array<std::uint8_t, 2> frames, std::span<const std::uint16_t> features) {
    assert(features.size() < 256 && frames[0] < 16 && frames[1] < 16);
    words_.push_back(
        static_cast<std::uint16_t>(features.size() | std::size_t{frames[0]} << 8 | std::size_t{frames[1]} << 12));
    words_.insert(words_.end(), features.begin(), features.end());
}

void SampleSet::append(const SampleSet& other) {
    const std::uint64_t shift = words_.size();
    words_.insert(words_.end(), other.words_.begin(), other.words_.end());
    offsets_.reserve(offsets_.size() + other.offsets_.size());
    for (const std::uint64_t offset : other.offsets_) offsets_.push_back(offset + shift);
}

}  // namespace rookery::learn
