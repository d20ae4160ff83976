#include "engine/solve/ending_file.h"

#include <algorithm>
#include <cstring>

#include "learn/bytes.h"
#include "learn/checksum.h"
#include "learn/files.h"
#include "log/log.h"
#include "text/parse_error.h"

namespace rookery::engine {
namespace {

/// Values that nobody needs more than a byte for, which are nearly all, take one.
constexpr std::int16_t nowhere = INT16_MIN;
constexpr std::int8_t nowhere_in_a_byte = INT8_MIN;

bool fit_into_bytes(const std::vector<std::int16_t>& values) {
    return std::all_of(values.begin(), values.end(),
                       [](std::int16_t value) { return value == nowhere || (value >= -127 && value <= 127); });
}

}  // namespace

EndingFile::EndingFile(const std::filesystem::path& folder, std::string_view game, std::string_view men)
    : ending_(std::string(game) + " " + std::string(men)) {
    if (!folder.empty()) path_ = folder / (std::string(game) + "-" + std::string(men) + ".ending");
}

std::string EndingFile::heading(std::uint64_t positions) const {
    return "rookery ending 1 " + ending_ + " " + std::to_string(positions) + "\n";
}

std::optional<std::vector<std::int16_t>> EndingFile::read(std::uint64_t positions) const {
    std::error_code error;
    if (path_.empty() || !std::filesystem::exists(path_, error)) return std::nullopt;
    try {
        const std::string bytes = learn::read_file(path_);
        const std::string expected = heading(positions);
        std::uint64_t sum = 0;
        if (!bytes.starts_with(expected) || bytes.size() < expected.size() + sizeof sum) return std::nullopt;
        const std::string_view whole(bytes);
        const std::string_view rest = whole.substr(0, bytes.size() - sizeof sum);
        std::memcpy(&sum, bytes.data() + rest.size(), sizeof sum);
        if (sum != learn::checksum(rest)) return std::nullopt;
        const std::string_view content = rest.substr(expected.size());
        std::vector<std::int16_t> values(positions);
        if (content.size() == positions) {
            std::transform(content.begin(), content.end(), values.begin(), [](char byte) {
                const auto value = static_cast<std::int8_t>(byte);
                return value == nowhere_in_a_byte ? nowhere : std::int16_t{value};
            });
        } else if (content.size() == positions * sizeof(std::int16_t)) {
            std::memcpy(values.data(), content.data(), content.size());
        } else {
            return std::nullopt;
        }
        return values;
    } catch (const text::ParseError&) {
        return std::nullopt;
    }
}

void EndingFile::write(const std::vector<std::int16_t>& values) const {
    if (path_.empty()) return;
    std::string bytes = heading(values.size());
    if (fit_into_bytes(values)) {
        for (const std::int16_t value : values)
            bytes += static_cast<char>(value == nowhere ? nowhere_in_a_byte : static_cast<std::int8_t>(value));
    } else {
        bytes.append(reinterpret_cast<const char*>(values.data()), values.size() * sizeof(std::int16_t));
    }
    const std::uint64_t sum = learn::checksum(bytes);
    bytes.append(reinterpret_cast<const char*>(&sum), sizeof sum);
    std::error_code error;
    std::filesystem::create_directories(path_.parent_path(), error);
    try {
        learn::write_file(path_, bytes);
    } catch (const text::ParseError&) {
        log::swallowed("a solved ending could not be kept");  // it is solved again when it is needed again
    }
}

}  // namespace rookery::engine
