// What the guides say of `make` must be what the Makefile and the presets of CMake say.
#include <filesystem>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/contents.h"

namespace rookery::house {
namespace {

namespace fs = std::filesystem;

const fs::path root = fs::path(ROOKERY_SOURCE_DIR).parent_path();

std::vector<fs::path> guides() {
    std::vector<fs::path> files{root / "README.md", root / "CONTRIBUTING.md"};
    for (const auto& entry : fs::recursive_directory_iterator(root / "docs"))
        if (entry.path().extension() == ".md") files.push_back(entry.path());
    return files;
}

std::set<std::string> found_in(const std::string& text, const std::string& pattern) {
    const std::regex form(pattern, std::regex::ECMAScript | std::regex::multiline);
    std::set<std::string> found;
    for (std::sregex_iterator match(text.begin(), text.end(), form), end; match != end; ++match)
        found.insert((*match)[1]);
    return found;
}

std::set<std::string> targets() {
    std::set<std::string> names;
    for (const std::string& line : found_in(support::contents(root / "Makefile"), R"(^([a-z-]+(?: [a-z-]+)*):(?!=))")) {
        std::istringstream words(line);
        for (std::string word; words >> word;) names.insert(word);
    }
    return names;
}

/// What the guide for developers says of a target in its table.
std::string row_of(const std::string& target) {
    const auto rows = found_in(support::contents(root / "CONTRIBUTING.md"), "^\\| `make " + target + "` \\| (.*) \\|$");
    return rows.size() == 1 ? *rows.begin() : "";
}

/// A preset for tests, as it stands in the file.
std::string test_preset(const std::string& name) {
    const std::string presets = support::contents(root / "CMakePresets.json");
    const std::string tests = presets.substr(presets.find("\"testPresets\""));
    const std::regex heading("\"name\": \"([a-z]+)\",\\s*\"inherits\": \"base\"");
    for (std::sregex_iterator match(tests.begin(), tests.end(), heading), end; match != end;) {
        const auto begin = static_cast<std::size_t>(match->position());
        const bool is_wanted = (*match)[1] == name;
        const auto next = ++match == end ? tests.size() : static_cast<std::size_t>(match->position());
        if (is_wanted) return tests.substr(begin, next - begin);
    }
    return "";
}

TEST(Make, TheGuidesNameOnlyTargetsThatThereAre) {
    const std::set<std::string> there = targets();
    EXPECT_TRUE(there.contains("play") && there.contains("tsan")) << "they are not found any more";
    std::size_t count = 0;
    for (const fs::path& file : guides())
        for (const std::string& target : found_in(support::contents(file), R"((?:`|^)make ([a-z-]+))")) {
            EXPECT_TRUE(there.contains(target)) << file << ": make " << target;
            ++count;
        }
    EXPECT_GT(count, 15U);
}

TEST(Make, TheCheckIsMadeOfWhatTheGuideSays) {
    const auto parts =
        found_in(support::contents(root / "Makefile"), R"(tools/timed \$\(MAKE\) --no-print-directory ([a-z-]+))");
    EXPECT_EQ(parts.size(), 5U);
    for (const std::string& part : parts)
        EXPECT_NE(row_of("check").find(part == "fuzz" ? "every fuzzer" : "`" + part + "`"), std::string::npos) << part;
}

TEST(Make, TheSanitizersSeeTheTestsThatTheGuideNames) {
    const std::string tsan = row_of("tsan");
    const auto rooms = found_in(test_preset("tsan"), R"re("\^\(([a-z|]+)\)/")re");
    ASSERT_EQ(rooms.size(), 1U);
    std::string told = std::regex_replace(*rooms.begin(), std::regex("\\|"), ", ");
    told.replace(told.rfind(", "), 2, " and ");
    EXPECT_TRUE(tsan.starts_with("the tests of " + told + " ")) << tsan;
    for (const std::string preset : {"asan", "tsan", "debug"})
        for (const std::string& left_out :
             found_in(test_preset(preset), R"((ProveCommand|Endings\.HoldTogether|Endings(?!\.)|SyzygyTest|FourMen))"))
            EXPECT_NE(row_of(preset).find("`" + left_out), std::string::npos) << preset << ": " << left_out;
}

}  // namespace
}  // namespace rookery::house
