#pragma once

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace rookery::support {

/// All bytes of a file; none if there is no such file.
[[nodiscard]] inline std::string contents(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream bytes;
    bytes << stream.rdbuf();
    return bytes.str();
}

}  // namespace rookery::support
