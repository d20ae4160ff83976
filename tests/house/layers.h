#pragma once

#include <filesystem>
#include <iosfwd>
#include <string>
#include <vector>

namespace rookery::house {

/// An include that the plan of the house does not allow.
struct WrongDoor {
    std::string file;  ///< below src/, such as "chess/fen.cpp"
    int line = 0;      ///< 0 when the file itself is in no room of the plan
    std::string problem;

    bool operator==(const WrongDoor&) const = default;
};

/// Reads the include lines of one file.
[[nodiscard]] std::vector<WrongDoor> wrong_doors(const std::string& file, std::istream& text);

/// Every file below the folder, in order, as paths relative to it.
[[nodiscard]] std::vector<std::string> files_below(const std::filesystem::path& folder);
[[nodiscard]] std::vector<WrongDoor> wrong_doors_below(const std::filesystem::path& folder);

}  // namespace rookery::house
