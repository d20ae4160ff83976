// Numbers in the guides that are exact and quick to count: they are those of the program.
#include <array>
#include <cmath>
#include <cstdint>
#include <map>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/contents.h"
#include "support/run_program.h"

namespace rookery::cli {
namespace {

std::string guide(const std::string& name) { return support::contents(std::string(ROOKERY_ROOT) + "/docs/" + name); }

std::string printed(const std::vector<std::string>& arguments) {
    return support::run_program(ROOKERY_PROGRAM, arguments).standard_output;
}

/// "1,576,804" as a number.
std::uint64_t number_in(std::string text) {
    std::erase(text, ',');
    return std::stoull(text);
}

/// A number of a JSON object by its name.
std::uint64_t member(const std::string& json, const std::string& name) {
    std::smatch found;
    if (!std::regex_search(json, found, std::regex("\"" + name + "\":(\\d+)"))) {
        ADD_FAILURE() << name << " is not in " << json;
        return 0;
    }
    return std::stoull(found[1]);
}

std::vector<std::string> split(const std::string& line, char separator) {
    std::vector<std::string> cells;
    std::istringstream stream(line);
    for (std::string cell; std::getline(stream, cell, separator);) cells.push_back(cell);
    return cells;
}

/// What one search evaluates from the position of the publication, by depth.
std::map<int, std::uint64_t> evaluations(const std::string& algorithm, const std::string& evaluation, int to_depth) {
    std::map<int, std::uint64_t> counts;
    std::istringstream lines(
        printed({"lab", "nodes", "--game", "wolf-sheep", "--fen", "8/4w3/8/8/8/8/8/S1S1S1S1 w", "--depths",
                 "2-" + std::to_string(to_depth), "--evaluation", evaluation, "--algorithms", algorithm, "--csv"}));
    std::string line;
    std::getline(lines, line);  // the names of the columns
    while (std::getline(lines, line)) {
        const auto cells = split(line, ',');
        counts[std::stoi(cells.at(0))] = number_in(cells.at(1));
    }
    return counts;
}

TEST(GuideNumbers, WhatTextbookSearchesOfWolfAndSheepEvaluate) {
    constexpr int minimax_depth = 9;
    constexpr int depth = 14;
    const std::string text = guide("wolf-sheep.md");
    const std::array columns{evaluations("minimax", "simple", minimax_depth), evaluations("alphabeta", "simple", depth),
                             evaluations("alphabeta", "fast", depth), evaluations("alphabeta", "smart", depth)};
    const std::regex row(R"(\| (\d+) \| ([\d,]*) ?\| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \|\n)");
    int rows = 0;
    for (std::sregex_iterator found(text.begin(), text.end(), row), end; found != end; ++found) {
        const int told = std::stoi((*found)[1]);
        if (told > depth) continue;
        ++rows;
        for (std::size_t i = told > minimax_depth ? 1 : 0; i < columns.size(); ++i)
            EXPECT_EQ(number_in((*found)[i + 2]), columns[i].at(told)) << "depth " << told << ", column " << i;
    }
    EXPECT_EQ(rows, depth - 1);
}

TEST(GuideNumbers, TheBoardsOfWolfAndSheepThatAreSolved) {
    const std::string text = guide("wolf-sheep.md");
    const std::regex row(R"(\| (\d+) \| the (sheep|wolf) wins? \| (\d+) \| ([\d,]+) \| ([\d,]+) \|)");
    int rows = 0;
    for (std::sregex_iterator found(text.begin(), text.end(), row), end; found != end; ++found) {
        if (std::stoi((*found)[1]) > 8) continue;  // the larger ones take long
        const std::string solved = printed({"solve", "wolf-sheep", "--size", (*found)[1], "--json"});
        const std::string result = (*found)[2] == "sheep" ? "1-0" : "0-1";
        EXPECT_NE(solved.find("\"result\":\"" + result + "\",\"plies\":" + (*found)[3].str() + ","), std::string::npos)
            << solved;
        EXPECT_EQ(member(solved, "positions"), number_in((*found)[4])) << (*found)[0];
        EXPECT_EQ(member(solved, "first_wins"), number_in((*found)[5])) << (*found)[0];
        ++rows;
    }
    EXPECT_EQ(rows, 3);
}

/// A share of the positions as it is written: "6.3%".
std::string share(std::uint64_t part, std::uint64_t whole) {
    const auto permille = std::llround(1000.0 * static_cast<double>(part) / static_cast<double>(whole));
    return std::to_string(permille / 10) + "." + std::to_string(permille % 10) + "%";
}

TEST(GuideNumbers, TheSmallSetsOfPawnsAndKings) {
    const std::string text = guide("pawns-kings.md");
    std::smatch told;
    ASSERT_TRUE(std::regex_search(
        text, told, std::regex(R"(are ([\d,]+) positions, ([\d.]+%) of them won for each side and ([\d.]+%) drawn)")));
    const std::string level = printed({"solve", "pawns-kings", "--fen", "4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1", "--json"});
    const std::uint64_t positions = member(level, "positions");
    EXPECT_EQ(positions, number_in(told[1]));
    EXPECT_EQ(share(member(level, "first_wins"), positions), told[2]);
    EXPECT_EQ(member(level, "first_wins"), member(level, "second_wins"));
    EXPECT_EQ(share(member(level, "draws"), positions), told[3]);

    ASSERT_TRUE(std::regex_search(text, told,
                                  std::regex(R"(are ([\d,]+): ([\d.]+%) are won with the pawns, ([\d.]+%) by the bare )"
                                             R"(king, which takes the other, and ([\d.]+%))")));
    const std::string uneven = printed({"solve", "pawns-kings", "--fen", "4k3/8/8/8/8/8/3PP3/4K3 w - - 0 1", "--json"});
    const std::uint64_t all = member(uneven, "positions");
    EXPECT_EQ(all, number_in(told[1]));
    EXPECT_EQ(share(member(uneven, "first_wins"), all), told[2]);
    EXPECT_EQ(share(member(uneven, "second_wins"), all), told[3]);
    EXPECT_EQ(share(member(uneven, "draws"), all), told[4]);
}

TEST(GuideNumbers, PerftOfPawnsAndKings) {
    const std::string text = guide("pawns-kings.md");
    std::smatch told;
    ASSERT_TRUE(std::regex_search(text, told, std::regex(R"(Perft from the start: ((?:[\d,]+, )+[\d,]+)\.\n)")));
    const std::regex number(R"(\d+(?:,\d{3})*)");
    const std::string numbers = told[1];
    int depth = 0;
    for (std::sregex_iterator found(numbers.begin(), numbers.end(), number), end; found != end; ++found) {
        const std::string counted = printed({"perft", std::to_string(++depth), "--game", "pawns-kings"});
        EXPECT_NE(counted.find("Nodes searched: " + std::to_string(number_in(found->str())) + "\n"), std::string::npos)
            << "depth " << depth << ": " << counted;
    }
    EXPECT_EQ(depth, 5);
}

TEST(GuideNumbers, WhatIsProvedOfTheSheep) {
    const std::string text = guide("teaching.md");
    const auto proof = [](int depth) {
        return printed({"lab", "prove", "--player",
                        "algorithm=alphabeta evaluation=simple depth=" + std::to_string(depth), "--json"});
    };
    std::smatch told;
    ASSERT_TRUE(std::regex_search(
        text, told, std::regex(R"(It never loses\*: ([\d,]+) positions can come about, in ([\d,]+) of which)")));
    const std::string proved = proof(18);
    EXPECT_EQ(member(proved, "positions"), number_in(told[1]));
    EXPECT_EQ(member(proved, "moves"), number_in(told[2]));
    EXPECT_NE(proved.find("\"holds\":true"), std::string::npos) << proved;

    ASSERT_TRUE(std::regex_search(text, told,
                                  std::regex(R"(At depths (\d+), (\d+) and (\d+) the wolf wins in (\d+), (\d+) and )"
                                             R"((\d+) ways; from (\d+) to (\d+) in none)")));
    for (std::size_t i = 1; i <= 3; ++i)
        EXPECT_EQ(member(proof(std::stoi(told[i])), "losses"), number_in(told[i + 3])) << "depth " << told[i];
    for (int depth = std::stoi(told[7]); depth <= std::stoi(told[8]); ++depth)
        EXPECT_NE(proof(depth).find("\"losses\":0,"), std::string::npos) << "depth " << depth;
}

}  // namespace
}  // namespace rookery::cli
