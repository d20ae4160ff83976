#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

namespace rookery::learn {

/// Writes numbers with their lowest byte first, on every machine.
class ByteWriter {
public:
    template <std::integral T>
    void number(T value, std::size_t size = sizeof(T)) {
        auto bits = static_cast<std::uint64_t>(value);
        for (std::size_t i = 0; i < size; ++i, bits >>= 8) bytes_ += static_cast<char>(bits & 0xff);
    }
    void text(std::string_view text) { bytes_ += text; }

    [[nodiscard]] const std::string& bytes() const { return bytes_; }

private:
    std::string bytes_;
};

/// Reads what a ByteWriter has written. Reading beyond the end gives zeros and is remembered.
class ByteReader {
public:
    explicit ByteReader(std::string_view bytes) : bytes_(bytes) {}

    template <std::integral T>
    [[nodiscard]] T number(std::size_t size = sizeof(T)) {
        std::uint64_t bits = 0;
        const std::string_view part = text(size);
        for (std::size_t i = 0; i < part.size(); ++i)
            bits |= std::uint64_t{static_cast<unsigned char>(part[i])} << (8 * i);
        return static_cast<T>(bits);
    }
    [[nodiscard]] std::string_view text(std::size_t size) {
        if (size > bytes_.size()) {
            complete_ = false;
            bytes_ = {};
            return {};
        }
        const std::string_view part = bytes_.substr(0, size);
        bytes_.remove_prefix(size);
        return part;
    }

    /// Whether all that was asked for was there.
    [[nodiscard]] bool complete() const { return complete_; }
    [[nodiscard]] std::size_t left() const { return bytes_.size(); }

private:
    std::string_view bytes_;
    bool complete_ = true;
};

}  // namespace rookery::learn
