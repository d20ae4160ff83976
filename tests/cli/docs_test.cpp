// What the guides tell people to type must exist, and print what they say it prints.
#include <algorithm>
#include <cctype>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "support/contents.h"
#include "support/run_program.h"
#include "support/temporary_folder.h"

namespace rookery::cli {
namespace {

namespace fs = std::filesystem;

/// The longest of the examples take seconds; with sanitizers, on a machine that does something else, minutes.
constexpr std::chrono::minutes patience(8);

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
            examples.push_back({file.filename().string() + ", line " + std::to_string(number),
                                line.substr(has_prompt ? 2 : 0),
                                {},
                                is_checked});
        } else if (is_checked && !examples.empty()) {
            examples.back().output.push_back(line);
        }
        is_continued = line.ends_with("\\") && (is_continued || has_prompt || line.starts_with("rookery"));
        if (is_continued) examples.back().command.pop_back();
    }
    return examples;
}

/// Commands within a sentence or a table: `rookery solve wolf-sheep`.
std::vector<Example> inline_examples_in(const fs::path& file) {
    static const std::regex code("`(rookery [^`]+)`");
    std::vector<Example> examples;
    std::ifstream stream(file);
    bool in_block = false;
    int number = 0;
    for (std::string line; std::getline(stream, line);) {
        ++number;
        if (line.starts_with("```")) in_block = !in_block;
        else if (!in_block)
            for (std::sregex_iterator found(line.begin(), line.end(), code), end; found != end; ++found)
                examples.push_back({file.filename().string() + ", line " + std::to_string(number), (*found)[1], {}});
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
    std::vector<Example> all = examples();
    std::map<std::string, int> inline_commands;  // by file
    for (const fs::path& file : guides())
        for (Example& example : inline_examples_in(file)) {
            ++inline_commands[file.filename().string()];
            all.push_back(std::move(example));
        }
    EXPECT_GT(inline_commands["README.md"], 8) << "its table has more commands: are they still found?";
    for (const Example& example : all) {
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

std::string text_of(const fs::path& file) { return support::contents(fs::path(ROOKERY_ROOT) / file); }

/// "1,576,804" as a number.
std::uint64_t number_in(std::string text) {
    std::erase(text, ',');
    return std::stoull(text);
}

TEST(Guides, TheCountsOfPawnsAndKingsAreThoseOfTheProgram) {
    const std::string guide = text_of("docs/pawns-kings.md");
    const auto counted = support::run_program(
        ROOKERY_PROGRAM, {"lab", "nodes", "--game", "pawns-kings", "--evaluation", "material", "--depths", "1-6"}, {},
        patience);
    std::map<std::string, std::vector<std::string>> printed;  // by depth
    std::istringstream lines(counted.standard_output);
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        std::vector<std::string> row;
        for (std::string word; words >> word;) row.push_back(word);
        if (row.size() == 12 && "1" <= row[0] && row[0] <= "6") printed[row[0]] = row;
    }
    ASSERT_EQ(printed.size(), 6U) << counted.standard_output;
    const std::regex row(R"(\| ([1-6]) \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \| ([\d.]+) \| ([\d,]+) \|)");
    std::size_t rows = 0;
    for (std::sregex_iterator match(guide.begin(), guide.end(), row), end; match != end; ++match, ++rows) {
        // Of each search its evaluations and its nodes.
        const std::vector<std::string>& real = printed[(*match)[1]];
        const std::vector<std::string> wanted{real[1], real[3], real[5], real[9], real[10]};
        for (std::size_t i = 0; i < wanted.size(); ++i)
            EXPECT_EQ((*match)[i + 2], wanted[i]) << "depth " << (*match)[1];
    }
    EXPECT_EQ(rows, 6U);
}

TEST(Guides, TheGameOfPawnsAndKingsIsThatOfTheProgram) {
    const std::string guide = text_of("docs/pawns-kings.md");
    std::smatch told;
    ASSERT_TRUE(std::regex_search(
        guide, told, std::regex(R"(needed ([\d,]+) nodes where alpha-beta needed ([\d,]+) in (\d+) plies)")));
    const std::string printed =
        support::run_program(ROOKERY_PROGRAM,
                             {"lab", "run", "--game", "pawns-kings", "--white",
                              "algorithm=alphabeta depth=4 evaluation=material", "--compare", "minimax"})
            .standard_output;
    std::uint64_t nodes = 0;
    const std::regex side(R"((?:White|Black): \d+ moves, ([\d,]+) nodes)");
    for (std::sregex_iterator match(printed.begin(), printed.end(), side), end; match != end; ++match)
        nodes += number_in((*match)[1]);
    EXPECT_EQ(nodes, number_in(told[2]));
    EXPECT_NE(printed.find(", " + told[1].str() + " nodes"), std::string::npos) << printed;
    EXPECT_NE(printed.find("after " + told[3].str() + " plies"), std::string::npos) << printed;
}

/// What minimax makes of each tree of the lessons, and how many of its leaves alpha-beta looks at.
TEST(Guides, TheTreesOfTheLessonsAreWorthWhatIsSaid) {
    const std::string guide = text_of("docs/teaching.md");
    const std::regex row(R"(\| [^|\n]+ \| `([^`]+)` \| (\S+) \| (\d+) of (\d+) \|)");
    constexpr std::string_view minus = "−";
    int trees = 0;
    for (std::sregex_iterator match(guide.begin(), guide.end(), row), end; match != end; ++match, ++trees) {
        std::string value = (*match)[2];
        if (value.starts_with(minus)) value.replace(0, minus.size(), "-");
        const std::string counted =
            support::run_program(ROOKERY_PROGRAM, {"lab", "nodes", "--json", "--tree", (*match)[1]}).standard_output;
        const auto says = [&](const std::string& words) { return counted.find(words) != std::string::npos; };
        EXPECT_TRUE(says("\"value\":" + value + ",\"minimax\":{\"evaluations\":" + (*match)[4].str() + ",")) << counted;
        EXPECT_TRUE(says("\"alphabeta\":{\"evaluations\":" + (*match)[3].str() + ",")) << counted;
    }
    EXPECT_EQ(trees, 8);
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
        ASSERT_EQ(lines.size(), example.output.size()) << example.where << ":\n"
                                                       << result.standard_output << result.standard_error;
        for (std::size_t i = 0; i < lines.size(); ++i)
            EXPECT_EQ(comparable(lines[i]), comparable(example.output[i]))
                << example.where << ", line " << i + 1 << " of its output";
        ++count;
    }
    EXPECT_GE(count, 4) << "the guides have such examples: are they still found?";
}

/// Whether a command ends soon, and needs nothing but this program.
bool is_quick(const std::vector<std::string>& words) {
    const auto mentions = [&](std::string_view what) {
        return std::any_of(words.begin(), words.end(),
                           [&](const std::string& word) { return word.find(what) != std::string::npos; });
    };
    if (words.size() < 3 || words[0] != "rookery" || mentions("external") || mentions(".net")) return false;
    if (words[1] == "lab") return words[2] == "run" || words[2] == "nodes";
    return words[1] == "--" || words[1] == "perft" || words[1] == "solve";
}

TEST(Guides, QuickExamplesRun) {
    const support::TemporaryFolder folder;
    std::map<std::string, int> count;
    for (const Example& example : examples()) {
        auto words = words_of(example.command);
        if (example.is_checked || !is_quick(words)) continue;
        std::vector<fs::path> files;
        for (std::size_t i = 1; i < words.size(); ++i)
            if (words[i - 1] == "--csv" || words[i - 1] == "--svg") {
                words[i] = folder.path() / words[i];
                files.emplace_back(words[i]);
            }
        if (words[1] == "solve") words.insert(words.end(), {"--folder", ""});
        const auto result = support::run_program(ROOKERY_PROGRAM, {words.begin() + 1, words.end()}, {}, patience);
        EXPECT_EQ(result.exit_code, 0) << example.where << ":\n" << result.standard_error;
        EXPECT_NE(result.standard_output, "") << example.where;
        for (const fs::path& file : files) EXPECT_TRUE(fs::exists(file)) << example.where << ": " << file;
        ++count[words[1]];
    }
    EXPECT_GE(count["solve"], 3);
    EXPECT_GE(count["lab"], 4);
    EXPECT_GE(count["--"], 2);
}

/// What people read: the guides, the manual, the page and its sentences in English; and all code, for its comments and
/// names.
std::vector<fs::path> english_texts() {
    const fs::path root = ROOKERY_ROOT;
    std::vector<fs::path> files = guides();
    files.insert(files.end(), {root / "CHANGELOG.md", root / "docs" / "rookery.6", root / "CMakeLists.txt"});
    for (const auto& entry : fs::directory_iterator(root / "docs" / "decisions")) files.push_back(entry.path());
    const std::set<std::string> code{".cpp", ".h", ".ts", ".tsx", ".css", ".mjs", ".txt", ".ftl"};
    for (const char* folder : {"bench", "fuzz", "src", "tests", "web/build", "web/src", "web/tests"})
        for (auto entry = fs::recursive_directory_iterator(root / folder); entry != fs::end(entry); ++entry) {
            const fs::path& path = entry->path();
            const bool is_other_language =
                path.parent_path().filename() == "locales" && entry->is_directory() && path.filename() != "en";
            // What npm has put there is not ours.
            if (path.filename() == "node_modules" || is_other_language) entry.disable_recursion_pending();
            else if (code.contains(path.extension()) && path.filename() != "docs_test.cpp") files.push_back(path);
        }
    return files;
}

/// The words of a line, also those that names are made of: "stop", "the" and "search" of StopTheSearch and
/// stop_the_search.
std::vector<std::string> words_in(const std::string& line) {
    const auto at = [&](std::size_t i) { return i < line.size() ? static_cast<unsigned char>(line[i]) : 0U; };
    std::vector<std::string> words;
    std::string word;
    for (std::size_t i = 0; i <= line.size(); ++i) {
        const bool is_letter = at(i) < 128 && std::isalpha(static_cast<int>(at(i))) != 0;
        const auto is_small = [&](std::size_t place) { return at(place) >= 'a' && at(place) <= 'z'; };
        const bool begins = is_letter && !is_small(i) && (is_small(i + 1) || (i > 0 && is_small(i - 1)));
        if ((!is_letter || begins) && !word.empty()) words.push_back(std::exchange(word, ""));
        if (is_letter) word += static_cast<char>(std::tolower(static_cast<int>(at(i))));
    }
    return words;
}

/// Somebody does it: "to analyse", or at the beginning of a cell. As a name of a command and of folders it stays.
bool says_analyse(const std::string& line) {
    static const std::regex verb(R"((\bto|^\||[.,;]) analyse (?!is\b)[a-z])");
    return line.find("analyse") != std::string::npos && std::regex_search(line, verb);
}

std::unordered_set<std::string> british_words() {
    std::unordered_set<std::string> words{
        "analysed",     "analysing", "artefact", "behaviour", "behaviours", "cancelled", "cancelling",
        "centre",       "centres",   "colour",   "coloured",  "colours",    "defence",   "favour",
        "favours",      "flavour",   "grey",     "honour",    "licence",    "judgement", "judgements",
        "labelled",     "labour",    "learnt",   "metre",     "modelled",   "neighbour", "neighbours",
        "neighbouring", "rumour",    "spelt",    "travelled", "whilst"};
    for (const std::string stem : {"organ", "optim", "minim", "maxim", "initial", "serial", "normal", "recogn", "real",
                                   "general", "summar", "custom", "synchron", "random", "util", "visual"})
        for (const std::string end : {"ise", "ises", "ised", "ising", "isation"}) words.insert(stem + end);
    return words;
}

bool is_british(const std::string& word) {
    static const auto words = british_words();
    return words.contains(word);
}

TEST(Texts, NamesAreTakenApart) {
    EXPECT_EQ(words_in("void StopAnalysing(in_HTMLColour, kGrey7);"),
              (std::vector<std::string>{"void", "stop", "analysing", "in", "html", "colour", "k", "grey"}));
    EXPECT_TRUE(says_analyse("| analyse positions |") && says_analyse("lets you play, analyse games"));
    EXPECT_FALSE(says_analyse("`rookery analyse games.pgn` and docs/analyse.md"));
}

TEST(Texts, AreSpelledAsAmericansDo) {
    std::size_t files = 0;
    for (const fs::path& file : english_texts()) {
        ++files;
        std::istringstream text(support::contents(file));
        int number = 0;
        for (std::string line; std::getline(text, line);) {
            ++number;
            // Names that were stored once are read for good.
            if (line.find("king-defence") != std::string::npos) continue;
            EXPECT_FALSE(says_analyse(line)) << file.string() << ", line " << number;
            for (const std::string& word : words_in(line))
                if (is_british(word)) ADD_FAILURE() << file.string() << ", line " << number << ": " << word;
        }
    }
    EXPECT_GT(files, 800U);
}

TEST(Guides, LinksLeadToFilesAndPictures) {
    const std::regex link(R"(\]\(([^)#]+)(#[^)]*)?\))");
    std::size_t links = 0;
    for (const fs::path& file : guides()) {
        const std::string guide = support::contents(file);
        for (std::sregex_iterator found(guide.begin(), guide.end(), link), end; found != end; ++found) {
            const std::string target = (*found)[1];
            if (target.find("://") != std::string::npos) continue;
            EXPECT_TRUE(fs::exists(file.parent_path() / target)) << file.string() << ": " << target;
            ++links;
        }
    }
    EXPECT_GT(links, 50U);
}

}  // namespace
}  // namespace rookery::cli
