#pragma once

#include <filesystem>
#include <iosfwd>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace rookery::house {

/// The plan of the house: which rooms there are, from the ground up, and which doors open from each.
class Plan {
public:
    /// Reads lines such as "chess: board game", as CMake writes them. Throws if a room stands on one that is not there.
    [[nodiscard]] static Plan read(std::istream& text);

    [[nodiscard]] const std::vector<std::string>& rooms() const { return rooms_; }
    [[nodiscard]] bool has_room(const std::string& room) const { return doors_.contains(room); }
    [[nodiscard]] const std::set<std::string>& doors_from(const std::string& room) const { return doors_.at(room); }
    [[nodiscard]] bool may_include(const std::string& room, const std::string& other) const {
        return room == other || doors_from(room).contains(other);
    }

    /// The plan as a picture in Mermaid's language, which shows a door only where no other way leads to the same room.
    [[nodiscard]] std::string picture() const;

private:
    [[nodiscard]] bool reaches(const std::string& room, const std::string& other) const;

    std::vector<std::string> rooms_;
    std::map<std::string, std::set<std::string>> doors_;
};

/// An include that the plan of the house does not allow.
struct WrongDoor {
    std::string file;  ///< below src/, such as "chess/fen.cpp"
    int line = 0;      ///< 0 when the file itself is in no room of the plan
    std::string problem;

    bool operator==(const WrongDoor&) const = default;
};

/// Reads the include lines of one file. Doors that are used are added to `used`, as "chess -> board".
[[nodiscard]] std::vector<WrongDoor> wrong_doors(const Plan& plan, const std::string& file, std::istream& text,
                                                 std::set<std::string>& used);

/// Every file below the folder, in order, as paths relative to it.
[[nodiscard]] std::vector<std::string> files_below(const std::filesystem::path& folder);

/// The includes of one file of which the path begins so, as "app/loop.h:3 includes thread". A path that ends with a
/// slash stands for all below it, any other one for itself.
[[nodiscard]] std::vector<std::string> unwanted_includes(const std::string& file, std::istream& text,
                                                         const std::vector<std::string>& unwanted);

/// Where an exception is caught and lost, as "app/loop.h:3": what is caught must be logged, thrown again, kept for
/// somebody else, or looked at by its name.
[[nodiscard]] std::vector<std::string> lost_exceptions(const std::string& file, std::istream& text);

/// The folders at any depth that have more files than that, as "engine: 64".
[[nodiscard]] std::vector<std::string> crowded_folders(const std::vector<std::string>& files, int maximum);

/// What is wrong with a whole tree: includes without a door, and doors without an include.
struct Findings {
    std::vector<WrongDoor> wrong;
    std::vector<std::string> unused;
};
[[nodiscard]] Findings inspect(const Plan& plan, const std::filesystem::path& folder);

}  // namespace rookery::house
