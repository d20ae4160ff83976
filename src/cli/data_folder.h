#pragma once

#include <cstdlib>
#include <filesystem>

#include "text/parse_error.h"

namespace rookery::cli {

/// Where programs keep what belongs to their user.
inline std::filesystem::path default_data_folder() {
    if (const char* data = std::getenv("XDG_DATA_HOME"); data != nullptr && *data != '\0')
        return std::filesystem::path(data) / "rookery";
    if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0')
        return std::filesystem::path(home) / ".local/share/rookery";
    throw text::ParseError("there is no home folder to keep the games in; name one with --data");
}

}  // namespace rookery::cli
