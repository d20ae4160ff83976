// What the guides tell people to type must exist, and print what they say it prints.
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/run_program.h"

namespace rookery::cli {
namespace {

namespace fs = std::filesystem;

/// A command in a block of code, and the lines that stand below it.
struct Example {
    std::string where;    ///< file and line
    std::string command;  ///< on one line, without the prompt
    std::vector<std::string> output;
    bool is_checked = false;  ///< the block is a `console`: the output is what the command prints
};

std::vector<fs::path> guides() {
    const fs::path root = ROOKERY_ROOT;
    std::vector<fs::path> files{root / "README.md", root / "CONTRIBUTING.md"};
    for (const auto& entry : fs::directory_iterator(root / "docs"))
        if (entry.path().extension() == ".md") files.push_back(entry.path());
    return files;
}

std::vector<Example> examples_in(const fs::path& file) {
    std::vector<Example> examples;
    std::ifstream stream(file);
    std::string line;
    bool in_block = false;
    bool is_checked = false;
    bool is_continued = false;
    for (int number = 1; std::getline(stream, line); ++number) {
        if (line.starts_with("```")) {
            in_block = !in_block;
            is_checked = line == "```console";
            is_continued = false;
            continue;
        }
        if (!in_block) continue;
        const bool has_prompt = line.starts_with("$ ");
        if (is_continued) {
            examples.back().command += " " + line.substr(line.find_first_not_of(' '));
        } else if (has_prompt || line.starts_with("rookery")) {
            examples.push_back({file.filename().string() + ", line " + std::to_string(number), line.substr(has_prompt ? 2 : 0), {}, is_checked});
        } else if (is_checked && !examples.empty()) {
            examples.back().output.push_back(line);
        }
        is_continued = line.ends_with("\\") && (is_continued || has_prompt || line.starts_with("rookery"));
        if (is_continued) examples.back().command.pop_back();
    }
    return examples;
}

std::vector<Example> examples() {
    std::vector<Example> all;
    for (const fs::path& file : guides())
        for (Example& example : examples_in(file)) all.push_back(std::move(example));
    return all;
}

/// The words of a command, as a shell takes them; comments are left out.
std::vector<std::string> words_of(const std::string& command) {
    std::vector<std::string> words;
    std::string word;
    char quote = 0;
    bool is_word = false;
    for (const char letter : command) {
        if (quote != 0) {
            if (letter == quote) quote = 0;
            else word += letter;
        } else if (letter == '"' || letter == '\'') {
            quote = letter;
            is_word = true;
        } else if (letter == ' ') {
            if (is_word) words.push_back(word);
            word.clear();
            is_word = false;
        } else if (letter == '#' && !is_word) {
            break;
        } else {
            word += letter;
            is_word = true;
        }
    }
    if (is_word) words.push_back(word);
    return words;
}

/// What `--help` says of a command such as {"lab", "nodes"}; asked once.
const std::string& help_of(const std::vector<std::string>& command) {
    static std::map<std::vector<std::string>, std::string> known;
    auto& text = known[command];
    if (!text.empty()) return text;
    std::vector<std::string> words = command;
    words.emplace_back("--help");
    const auto result = support::run_program(ROOKERY_PROGRAM, words);
    if (result.exit_code == 0) text = result.standard_output;
    return text;
}

/// The commands at the beginning of the words: "match", or "lab" and "nodes".
std::vector<std::string> command_in(const std::vector<std::string>& words) {
    std::vector<std::string> command{words[1]};
    if ((words[1] == "lab" || words[1] == "engine") && words.size() > 2) command.push_back(words[2]);
    return command;
}

bool offers(const std::string& help, const std::string& option) {
    return std::regex_search(help, std::regex("(^|[ ,])" + option + "([ ,\\n:]|$)"));
}

/// Times and speeds are never the same twice.
std::string comparable(const std::string& line) {
    static const std::regex measured(R"(^(Time|Speed):|per second|seconds| s$)");
    if (!std::regex_search(line, measured)) return line;
    return std::regex_replace(line, std::regex(R"([0-9][0-9.,]*)"), "#");
}

TEST(Guides, NameOnlyCommandsAndOptionsThatExist) {
    int count = 0;
    for (const Example& example : examples()) {
        const auto words = words_of(example.command);
        if (words.size() < 2 || words[0] != "rookery" || words[1] == "--") continue;
        const std::string& help = help_of(command_in(words));
        EXPECT_NE(help, "") << example.where << ": there is no such command: " << example.command;
        for (const std::string& word : words) {
            if (!word.starts_with("--")) continue;
            const std::string option = word.substr(0, word.find('='));
            EXPECT_TRUE(offers(help, option) || offers(help_of({}), option))
                << example.where << ": " << option << " is no option of: " << example.command;
            ++count;
        }
    }
    EXPECT_GT(count, 100) << "the guides have many examples: are they still found?";
}

TEST(Guides, ExamplesPrintWhatIsBelowThem) {
    int count = 0;
    for (const Example& example : examples()) {
        if (!example.is_checked) continue;
        auto words = words_of(example.command);
        ASSERT_EQ(words.at(0), "rookery") << example.where;
        words.erase(words.begin());
        const auto result = support::run_program(ROOKERY_PROGRAM, words);
        std::istringstream stream(result.standard_output);
        std::vector<std::string> lines;
        for (std::string line; std::getline(stream, line);) lines.push_back(line);
        ASSERT_EQ(lines.size(), example.output.size()) << example.where << ":\n" << result.standard_output << result.standard_error;
        for (std::size_t i = 0; i < lines.size(); ++i)
            EXPECT_EQ(comparable(lines[i]), comparable(example.output[i])) << example.where << ", line " << i + 1 << " of its output";
        ++count;
    }
    EXPECT_GE(count, 3) << "the guides have such examples: are they still found?";
}

}  // namespace
}  // namespace rookery::cli
