#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rookery::engine {

/// A file with the values of one ending, so that it need not be solved again. A file that is damaged or of another
/// version is as good as none, and one that cannot be written costs only time later.
class EndingFile {
public:
    /// No file if the folder is empty.
    EndingFile(const std::filesystem::path& folder, std::string_view game, std::string_view men);

    [[nodiscard]] std::optional<std::vector<std::int16_t>> read(std::uint64_t positions) const;
    void write(const std::vector<std::int16_t>& values) const;

private:
    [[nodiscard]] std::string heading(std::uint64_t positions) const;

    std::filesystem::path path_;
    std::string ending_;
};

}  // namespace rookery::engine
