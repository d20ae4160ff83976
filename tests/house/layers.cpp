#include "house/layers.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <optional>
#include <regex>
#include <sstream>
#include <stdexcept>

namespace rookery::house {
namespace {

/// The folder that a path begins with; empty if it names only a file.
std::string room_of(const std::string& path) {
    const std::size_t end = path.find('/');
    return end == std::string::npos ? "" : path.substr(0, end);
}

std::string quoted_room(const std::string& room) { return room.empty() ? "no room at all" : "'" + room + "'"; }

struct Include {
    bool in_angle_brackets = false;
    std::string path;
};

std::optional<Include> include_in(const std::string& line) {
    static const std::regex pattern(R"re(^\s*#\s*include\s*(["<])([^">]*)[">])re");
    std::smatch parts;
    if (!std::regex_search(line, parts, pattern)) return std::nullopt;
    return Include{parts[1] == "<", parts[2]};
}

/// The path of an include that is meant to be one of ours.
std::optional<std::string> own_include(const Plan& plan, const std::string& line) {
    const auto include = include_in(line);
    // Angle brackets find our files too, so that they must not be a way around the plan.
    if (!include || (include->in_angle_brackets && !plan.has_room(room_of(include->path)))) return std::nullopt;
    return include->path;
}

}  // namespace

Plan Plan::read(std::istream& text) {
    Plan plan;
    std::string line;
    while (std::getline(text, line)) {
        const std::size_t colon = line.find(':');
        if (colon == std::string::npos) throw std::runtime_error("'" + line + "' is not a room with its doors");
        const std::string room = line.substr(0, colon);
        std::set<std::string>& doors = plan.doors_[room];
        std::istringstream others(line.substr(colon + 1));
        for (std::string other; others >> other;) {
            if (!plan.doors_.contains(other) || other == room)
                throw std::runtime_error(room + " stands on " + other + ", which is not below it");
            doors.insert(other);
        }
        plan.rooms_.push_back(room);
    }
    return plan;
}

bool Plan::reaches(const std::string& room, const std::string& other) const {
    return std::any_of(doors_from(room).begin(), doors_from(room).end(),
                       [&](const std::string& next) { return next == other || reaches(next, other); });
}

std::string Plan::picture() const {
    std::string text = "graph TD\n";
    for (auto room = rooms_.rbegin(); room != rooms_.rend(); ++room)
        for (const std::string& other : doors_from(*room)) {
            const bool another_way =
                std::any_of(doors_from(*room).begin(), doors_from(*room).end(),
                            [&](const std::string& next) { return next != other && reaches(next, other); });
            if (!another_way) text += "  " + *room + " --> " + other + "\n";
        }
    return text;
}

std::vector<WrongDoor> wrong_doors(const Plan& plan, const std::string& file, std::istream& text,
                                   std::set<std::string>& used) {
    const std::string room = room_of(file);
    if (!plan.has_room(room)) return {{file, 0, "is in " + quoted_room(room) + ", which is not in the plan"}};

    std::vector<WrongDoor> wrong;
    std::string line;
    for (int number = 1; std::getline(text, line); ++number) {
        const auto path = own_include(plan, line);
        if (!path) continue;
        const std::string other = room_of(*path);
        if (!plan.has_room(other))
            wrong.push_back(
                {file, number, "includes " + *path + " from " + quoted_room(other) + ", which is not in the plan"});
        else if (!plan.may_include(room, other))
            wrong.push_back(
                {file, number, "includes " + *path + ", but there is no door from " + room + " to " + other});
        else if (room != other) used.insert(room + " -> " + other);
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

std::vector<std::string> unwanted_includes(const std::string& file, std::istream& text,
                                           const std::vector<std::string>& unwanted) {
    std::vector<std::string> found;
    std::string line;
    for (int number = 1; std::getline(text, line); ++number) {
        const auto include = include_in(line);
        const auto matches = [&](const std::string& path) {
            return path.ends_with('/') ? include->path.starts_with(path) : include->path == path;
        };
        if (include && std::any_of(unwanted.begin(), unwanted.end(), matches))
            found.push_back(file + ":" + std::to_string(number) + " includes " + include->path);
    }
    return found;
}

std::vector<std::string> lost_exceptions(const std::string& file, std::istream& text) {
    static const std::regex comment("//[^\n]*");
    static const std::regex clause(R"(\bcatch \((?:\.\.\.|[\w:]+(?: [\w:]+)*&?(?: (\w+))?)\) \{)");
    static const std::regex passed_on(
        R"(\blog::(?:swallowed|warn|detail)\(|\bcurrent_(?:exception|problem)\(\)|(?:^|\n)\s*throw\b)");
    const std::string code =
        std::regex_replace(std::string(std::istreambuf_iterator<char>(text), {}), comment, std::string());
    std::vector<std::string> found;
    for (std::sregex_iterator caught(code.begin(), code.end(), clause), end; caught != end; ++caught) {
        const auto begin = static_cast<std::size_t>(caught->position() + caught->length());
        std::size_t at = begin;
        for (int depth = 1; depth > 0 && at < code.size(); ++at) depth += (code[at] == '{') - (code[at] == '}');
        const std::string body = code.substr(begin, at - begin);
        const std::string name = (*caught)[1];
        const bool is_used = !name.empty() && std::regex_search(body, std::regex("\\b" + name + "\\b"));
        if (is_used || std::regex_search(body, passed_on)) continue;
        const auto line = 1 + std::count(code.begin(), code.begin() + caught->position(), '\n');
        found.push_back(file + ":" + std::to_string(line));
    }
    return found;
}

std::vector<std::string> crowded_folders(const std::vector<std::string>& files, int maximum) {
    std::map<std::string, int> counts;
    for (const std::string& file : files) ++counts[std::filesystem::path(file).parent_path().generic_string()];
    std::vector<std::string> crowded;
    for (const auto& [folder, count] : counts)
        if (count > maximum) crowded.push_back(folder + ": " + std::to_string(count));
    return crowded;
}

Findings inspect(const Plan& plan, const std::filesystem::path& folder) {
    Findings findings;
    std::set<std::string> used;
    for (const std::string& file : files_below(folder)) {
        std::ifstream text(folder / file);
        if (!text) throw std::runtime_error("cannot read " + file);
        const auto wrong = wrong_doors(plan, file, text, used);
        findings.wrong.insert(findings.wrong.end(), wrong.begin(), wrong.end());
    }
    for (const std::string& room : plan.rooms())
        for (const std::string& other : plan.doors_from(room))
            if (!used.contains(room + " -> " + other)) findings.unused.push_back(room + " -> " + other);
    return findings;
}

}  // namespace rookery::house
