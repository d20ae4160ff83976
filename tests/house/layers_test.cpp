#include "house/layers.h"

#include <algorithm>
#include <sstream>

#include <gtest/gtest.h>

#include "support/temporary_folder.h"

namespace rookery::house {

void PrintTo(const WrongDoor& door, std::ostream* out) {
    *out << "src/" << door.file << ":" << door.line << " " << door.problem;
}

namespace {

std::vector<WrongDoor> check(const std::string& file, const std::string& text) {
    std::istringstream stream(text);
    return wrong_doors(file, stream);
}

bool opens(const std::string& room, const std::string& other) {
    return check(room + "/file.cpp", "#include \"" + other + "/file.h\"\n").empty();
}

TEST(Layers, EveryIncludeOfTheSourcesGoesThroughADoorOfThePlan) {
    const auto files = files_below(ROOKERY_SOURCE_DIR);
    for (const std::string file : {"board/square.h", "chess/position.h", "cli/main.cpp"})
        EXPECT_TRUE(std::find(files.begin(), files.end(), file) != files.end()) << file << " was not looked at";
    EXPECT_EQ(wrong_doors_below(ROOKERY_SOURCE_DIR), std::vector<WrongDoor>{});
}

TEST(Layers, DoorsOpenDownwardsOnly) {
    // Each group sees itself room by room, and everything to its right.
    const std::vector<std::vector<std::string>> groups = {{"cli"},
                                                          {"server", "lab", "protocol"},
                                                          {"engine"},
                                                          {"search", "solve", "notation"},
                                                          {"chess", "bughouse", "wolfsheep"},
                                                          {"game"},
                                                          {"board"}};
    const std::vector<std::pair<std::string, std::string>> neighbours = {
        {"bughouse", "chess"}, {"lab", "protocol"}, {"server", "protocol"}, {"server", "lab"}};
    for (std::size_t from = 0; from < groups.size(); ++from)
        for (std::size_t to = 0; to < groups.size(); ++to)
            for (const std::string& room : groups[from])
                for (const std::string& other : groups[to]) {
                    const bool neighbour =
                        std::find(neighbours.begin(), neighbours.end(), std::pair(room, other)) != neighbours.end();
                    EXPECT_EQ(opens(room, other), from < to || room == other || neighbour) << room << " -> " << other;
                }
}

TEST(Layers, AWrongDoorIsNamedWithFileAndLine) {
    const auto wrong = check("game/perft.h",
                             "#pragma once\n"
                             "#include <vector>\n"
                             "#include \"board/square.h\"\n"
                             "\n"
                             "#include \"chess/position.h\"\n"
                             "#include \"cli/json.h\"\n");
    const std::vector<WrongDoor> expected = {
        {"game/perft.h", 5, "includes chess/position.h, but there is no door from game to chess"},
        {"game/perft.h", 6, "includes cli/json.h, but there is no door from game to cli"}};
    EXPECT_EQ(wrong, expected);
}

TEST(Layers, SpacingDoesNotHideAnInclude) {
    for (const std::string line :
         {"#include \"chess/move.h\"", "#  include \"chess/move.h\"", "  #include \"chess/move.h\"",
          "#include\"chess/move.h\"", "\t#\tinclude\t\"chess/move.h\"", "#include \"chess/move.h\"  // needed",
          "#include \"chess/move.h\"\r", "#include <chess/move.h>"})
        EXPECT_EQ(check("board/square.h", line).size(), 1U) << line;
}

TEST(Layers, OtherLinesAndSystemHeadersAreIgnored) {
    for (const std::string line :
         {"#include <vector>", "#include <sys/wait.h>", "#include <boost/json/src.hpp>", "// #include \"cli/json.h\"",
          "const char* text = \"cli/json.h\";", "#define include \"cli/json.h\"", "#include MACRO", ""})
        EXPECT_EQ(check("board/square.h", line), std::vector<WrongDoor>{}) << line;
}

TEST(Layers, AnUnknownRoomIsCaughtOnBothSides) {
    const std::vector<WrongDoor> file_in_unknown_room = {
        {"cellar/rats.h", 0, "is in 'cellar', which is not in the plan"}};
    EXPECT_EQ(check("cellar/rats.h", "#include <vector>\n"), file_in_unknown_room);
    const std::vector<WrongDoor> file_in_no_room = {{"main.cpp", 0, "is in no room at all, which is not in the plan"}};
    EXPECT_EQ(check("main.cpp", ""), file_in_no_room);

    const std::vector<WrongDoor> includes_unknown_room = {
        {"chess/fen.h", 1, "includes cellar/rats.h from 'cellar', which is not in the plan"}};
    EXPECT_EQ(check("chess/fen.h", "#include \"cellar/rats.h\"\n"), includes_unknown_room);
    EXPECT_EQ(check("chess/fen.h", "#include \"move.h\"\n").size(), 1U) << "an include names its room";
    EXPECT_EQ(check("chess/fen.h", "#include \"../cli/json.h\"\n").size(), 1U) << "no way around through the garden";
}

TEST(Layers, AWholeTreeIsReadAtEveryDepth) {
    const support::TemporaryFolder tree;
    tree.write("board/square.h", "#pragma once\n");
    tree.write("search/parts/tt.h", "#include \"board/square.h\"\n#include \"lab/compare.h\"\n");
    tree.write("solve/solve.cpp", "#include \"search/search.h\"\n");
    const std::vector<std::string> files = {"board/square.h", "search/parts/tt.h", "solve/solve.cpp"};
    EXPECT_EQ(files_below(tree.path()), files);
    const std::vector<WrongDoor> expected = {
        {"search/parts/tt.h", 2, "includes lab/compare.h, but there is no door from search to lab"},
        {"solve/solve.cpp", 1, "includes search/search.h, but there is no door from solve to search"}};
    EXPECT_EQ(wrong_doors_below(tree.path()), expected);
    EXPECT_THROW(static_cast<void>(wrong_doors_below(tree.path() / "nowhere")), std::filesystem::filesystem_error);
}

}  // namespace
}  // namespace rookery::house
