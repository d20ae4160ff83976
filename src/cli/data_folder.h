#pragma once

#include <cstdlib>
#include <filesystem>
#include <string>

#include <CLI/CLI.hpp>

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

/// --data, which must name something: an empty one, as from a variable that is not set, does not mean the usual folder.
inline void add_data_option(CLI::App& command, std::string& folder, const std::string& description) {
    command.add_option("--data", folder, description)->check([](const std::string& text) {
        return std::string(text.empty() ? "it names no folder" : "");
    });
}

/// The folder that --data names, or else the usual one.
inline std::filesystem::path data_folder(const std::string& named) {
    return named.empty() ? default_data_folder() : std::filesystem::path(named);
}

}  // namespace rookery::cli
