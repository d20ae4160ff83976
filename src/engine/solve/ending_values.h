#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <variant>
#include <vector>

namespace rookery::engine {

/// The codes of the values of an ending, by number. What nobody needs more than a byte for, which are nearly all, takes
/// one.
class EndingValues {
public:
    static constexpr std::int16_t nowhere = INT16_MIN;

    EndingValues() = default;
    explicit EndingValues(std::vector<std::int16_t> codes) {
        if (!std::all_of(codes.begin(), codes.end(), fits)) {
            codes_ = std::move(codes);
            return;
        }
        std::vector<std::int8_t> bytes(codes.size());
        std::transform(codes.begin(), codes.end(), bytes.begin(), [](std::int16_t code) {
            return code == nowhere ? nowhere_in_a_byte : static_cast<std::int8_t>(code);
        });
        codes_ = std::move(bytes);
    }
    explicit EndingValues(std::vector<std::int8_t> bytes) : codes_(std::move(bytes)) {}

    [[nodiscard]] std::int16_t operator[](std::uint64_t number) const {
        if (const auto* bytes = std::get_if<Bytes>(&codes_))
            return (*bytes)[number] == nowhere_in_a_byte ? nowhere : std::int16_t{(*bytes)[number]};
        return std::get<Codes>(codes_)[number];
    }
    [[nodiscard]] std::uint64_t size() const {
        return std::visit([](const auto& codes) { return std::uint64_t{codes.size()}; }, codes_);
    }
    /// As they lie in memory.
    [[nodiscard]] const char* data() const {
        return std::visit([](const auto& codes) { return reinterpret_cast<const char*>(codes.data()); }, codes_);
    }
    [[nodiscard]] std::size_t bytes() const {
        return std::visit([](const auto& codes) { return codes.size() * sizeof codes[0]; }, codes_);
    }

private:
    using Bytes = std::vector<std::int8_t>;
    using Codes = std::vector<std::int16_t>;

    static constexpr std::int8_t nowhere_in_a_byte = INT8_MIN;
    [[nodiscard]] static bool fits(std::int16_t code) { return code == nowhere || (code >= -127 && code <= 127); }

    std::variant<Bytes, Codes> codes_;
};

}  // namespace rookery::engine
