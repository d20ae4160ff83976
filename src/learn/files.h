#pragma once

#include <filesystem>
#include <string>

namespace rookery::learn {

/// Writes all or nothing, so that neither a full disk nor a power cut leaves half a file in the place of a whole one.
/// Throws ParseError.
void write_file(const std::filesystem::path& path, const std::string& bytes);

/// The whole file. Throws ParseError.
[[nodiscard]] std::string read_file(const std::filesystem::path& path);

}  // namespace rookery::learn
