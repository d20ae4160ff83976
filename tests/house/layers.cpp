#include "house/layers.h"

#include <algorithm>
#include <fstream>
#include <istream>
#include <map>
#include <optional>
#include <regex>
#include <stdexcept>
#include <utility>

namespace rookery::house {
namespace {

/// The plan from the ground up: a room sees the rooms on lower floors, and none on its own.
const std::map<std::string, int> floor_of_room = {
    {"board", 0},    {"game", 1},   {"chess", 2},    {"bughouse", 2}, {"wolfsheep", 2}, {"search", 3}, {"solve", 3},
    {"notation", 3}, {"engine", 4}, {"protocol", 5}, {"lab", 5},      {"server", 5},    {"cli", 6},
};

/// Doors between rooms of one floor: bughouse is made of boards of chess, matches drive other engines, and the page
/// shows both at work.
const std::vector<std::pair<std::string, std::string>> doors_on_one_floor = {
    {"bughouse", "chess"}, {"lab", "protocol"}, {"server", "protocol"}, {"server", "lab"}};

bool may_include(const std::string& room, const std::string& other) {
    const auto door = std::pair(room, other);
    return room == other || floor_of_room.at(room) > floor_of_room.at(other) ||
           std::find(doors_on_one_floor.begin(), doors_on_one_floor.end(), door) != doors_on_one_floor.end();
}

/// The folder that a path begins with; empty if it names only a file.
std::string room_of(const std::string& path) {
    const std::size_t end = path.find('/');
    return end == std::string::npos ? "" : path.substr(0, end);
}

std::string quoted_room(const std::string& room) { return room.empty() ? "no room at all" : "'" + room + "'"; }

/// The path of an include that is meant to be one of ours.
std::optional<std::string> own_include(const std::string& line) {
    static const std::regex pattern(R"re(^\s*#\s*include\s*(["<])([^">]*)[">])re");
    std::smatch parts;
    if (!std::regex_search(line, parts, pattern)) return std::nullopt;
    std::string path = parts[2];
    // Angle brackets find our files too, so that they must not be a way around the plan.
    if (parts[1] == "<" && !floor_of_room.contains(room_of(path))) return std::nullopt;
    return path;
}

}  // namespace

std::vector<WrongDoor> wrong_doors(const std::string& file, std::istream& text) {
    const std::string room = room_of(file);
    if (!floor_of_room.contains(room)) return {{file, 0, "is in " + quoted_room(room) + ", which is not in the plan"}};

    std::vector<WrongDoor> wrong;
    std::string line;
    for (int number = 1; std::getline(text, line); ++number) {
        const auto path = own_include(line);
        if (!path) continue;
        const std::string other = room_of(*path);
        if (!floor_of_room.contains(other))
            wrong.push_back(
                {file, number, "includes " + *path + " from " + quoted_room(other) + ", which is not in the plan"});
        else if (!may_include(room, other))
            wrong.push_back(
                {file, number, "includes " + *path + ", but there is no door from " + room + " to " + other});
    }
    return wrong;
}

std::vector<std::string> files_below(const std::filesystem::path& folder) {
    std::vector<std::string> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
        if (entry.is_regular_file()) files.push_back(entry.path().lexically_relative(folder).generic_string());
    std::sort(files.begin(), files.end());
    return files;
}

std::vector<WrongDoor> wrong_doors_below(const std::filesystem::path& folder) {
    std::vector<WrongDoor> all;
    for (const std::string& file : files_below(folder)) {
        std::ifstream text(folder / file);
        if (!text) throw std::runtime_error("cannot read " + file);
        const auto wrong = wrong_doors(file, text);
        all.insert(all.end(), wrong.begin(), wrong.end());
    }
    return all;
}

}  // namespace rookery::house
