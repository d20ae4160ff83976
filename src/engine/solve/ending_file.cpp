#include "engine/solve/ending_file.h"

#include <cstring>
#include <fstream>
#include <system_error>
#include <utility>
#include <vector>

#include "learn/bytes.h"
#include "learn/checksum.h"
#include "learn/files.h"
#include "log/log.h"
#include "text/parse_error.h"

namespace rookery::engine {

EndingFile::EndingFile(const std::filesystem::path& folder, std::string_view game, std::string_view men)
    : ending_(std::string(game) + " " + std::string(men)) {
    if (!folder.empty()) path_ = folder / (std::string(game) + "-" + std::string(men) + ".ending");
}

std::string EndingFile::heading(std::uint64_t positions) const {
    return "rookery ending 1 " + ending_ + " " + std::to_string(positions) + "\n";
}

bool EndingFile::seems_whole(std::uint64_t positions) const {
    std::error_code error;
    if (path_.empty()) return false;
    const std::uintmax_t size = std::filesystem::file_size(path_, error);
    if (error) return false;
    const std::string expected = heading(positions);
    std::string found(expected.size(), ' ');
    std::ifstream(path_, std::ios::binary).read(found.data(), static_cast<std::streamsize>(found.size()));
    const std::uintmax_t frame = expected.size() + sizeof(std::uint64_t);
    return found == expected && (size == frame + positions || size == frame + positions * sizeof(std::int16_t));
}

std::optional<EndingValues> EndingFile::read(std::uint64_t positions) const {
    if (!seems_whole(positions)) return std::nullopt;
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
        const auto copy = [&](auto codes) {
            std::memcpy(codes.data(), content.data(), content.size());
            return EndingValues(std::move(codes));
        };
        if (content.size() == positions) return copy(std::vector<std::int8_t>(positions));
        if (content.size() == positions * sizeof(std::int16_t)) return copy(std::vector<std::int16_t>(positions));
        return std::nullopt;
    } catch (const text::ParseError&) {
        log::swallowed("an ending that was solved before cannot be read");
        return std::nullopt;
    }
}

void EndingFile::write(const EndingValues& values) const {
    if (path_.empty()) return;
    std::string bytes = heading(values.size());
    bytes.append(values.data(), values.bytes());
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
