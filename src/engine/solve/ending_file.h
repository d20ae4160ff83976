#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "engine/solve/ending_values.h"

namespace rookery::engine {

/// A file with the values of one ending, so that it need not be solved again. A file that is damaged or of another
/// version is as good as none, and one that cannot be written costs only time later.
class EndingFile {
public:
    /// No file if the folder is empty.
    EndingFile(const std::filesystem::path& folder, std::string_view game, std::string_view men);

    /// By its beginning and its length, without reading it.
    [[nodiscard]] bool seems_whole(std::uint64_t positions) const;
    [[nodiscard]] std::optional<EndingValues> read(std::uint64_t positions) const;
    void write(const EndingValues& values) const;

private:
    [[nodiscard]] std::string heading(std::uint64_t positions) const;

    std::filesystem::path path_;
    std::string ending_;
};

}  // namespace rookery::engine
