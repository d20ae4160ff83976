// The manual page tells what the program tells of itself.

#include <algorithm>
#include <regex>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

#include "support/contents.h"
#include "support/run_program.h"

namespace rookery {
namespace {

std::string manual() {
    std::string page = support::contents(ROOKERY_MANUAL);
    std::erase(page, '\\');  // roff writes \- for a hyphen that may be copied
    return page;
}

/// A command's part of the page.
std::string section(const std::string& page, const std::string& command) {
    const std::size_t begin = page.find("\n.SS " + command + "\n");
    if (begin == std::string::npos) return "";
    return page.substr(begin, page.find("\n.S", page.find("\n.YS", begin)) - begin);
}

std::string help(const std::string& command) {
    std::vector<std::string> arguments;
    std::istringstream words(command);
    for (std::string word; words >> word;) arguments.push_back(word);
    arguments.emplace_back("--help");
    return support::run_program(ROOKERY_PROGRAM, arguments).standard_output;
}

std::set<std::string> matches(const std::string& text, const std::string& pattern) {
    const std::regex regex(pattern);
    std::set<std::string> found;
    for (std::sregex_iterator match(text.begin(), text.end(), regex), end; match != end; ++match)
        found.insert((*match)[1]);
    return found;
}

/// The commands of this one that do something themselves.
std::vector<std::string> commands_below(const std::string& command) {
    const std::string text = help(command);
    const std::size_t list = text.find("\nSubcommands:\n");
    if (list == std::string::npos) return {command};
    const std::string names = text.substr(list + 14, text.find("\n\n", list) - list - 14);
    std::vector<std::string> all;
    for (const std::string& name : matches("\n" + names, "\n  ([a-z]+)"))
        for (const std::string& below : commands_below(command.empty() ? name : command + " " + name))
            all.push_back(below);
    return all;
}

TEST(Manual, HasEveryCommandAndEveryOption) {
    const std::string page = manual();
    ASSERT_FALSE(page.empty());
    const auto commands = commands_below("");
    ASSERT_GE(commands.size(), 6U);
    for (const std::string& command : commands) {
        const std::string part = section(page, command);
        EXPECT_FALSE(part.empty()) << "docs/rookery.6 has no section for 'rookery " << command << "'";
        const auto options = matches(help(command), "\n  (--[a-z-]+)");
        for (const std::string& option : options)
            EXPECT_NE(part.find(option), std::string::npos)
                << "docs/rookery.6 does not tell of 'rookery " << command << " " << option << "'";
        for (const std::string& option : matches(part, "\n\\.BI? (--[a-z-]+)"))
            EXPECT_TRUE(options.contains(option)) << "'rookery " << command << "' has no " << option;
    }
}

}  // namespace
}  // namespace rookery
