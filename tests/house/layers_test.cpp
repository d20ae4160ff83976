#include "house/layers.h"

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

#include "support/error_text.h"
#include "support/temporary_folder.h"

namespace rookery::house {

void PrintTo(const WrongDoor& door, std::ostream* out) {
    *out << "src/" << door.file << ":" << door.line << " " << door.problem;
}

namespace {

/// The plan that the program is built by.
Plan real_plan() {
    std::ifstream file(ROOKERY_DOORS);
    return Plan::read(file);
}

Plan plan_of(const std::string& text) {
    std::istringstream stream(text);
    return Plan::read(stream);
}

const std::string small_house =
    "board:\ngame: board\nchess: board game\nsearch: board game\nsolve: game\nlab: game search\ncli: lab\n";

std::vector<WrongDoor> check(const std::string& file, const std::string& text) {
    std::istringstream stream(text);
    std::set<std::string> used;
    return wrong_doors(plan_of(small_house), file, stream, used);
}

TEST(Layers, EveryIncludeOfTheSourcesGoesThroughADoorOfThePlan) {
    const auto files = files_below(ROOKERY_SOURCE_DIR);
    for (const std::string file : {"board/square.h", "chess/position.h", "cli/main.cpp"})
        EXPECT_TRUE(std::find(files.begin(), files.end(), file) != files.end()) << file << " was not looked at";
    const Findings findings = inspect(real_plan(), ROOKERY_SOURCE_DIR);
    EXPECT_EQ(findings.wrong, std::vector<WrongDoor>{});
    EXPECT_EQ(findings.unused, std::vector<std::string>{}) << "doors that no include uses";
}

TEST(Layers, GamesAndMethodsDoNotSeeEachOther) {
    const Plan plan = real_plan();
    for (const std::string game : {"chess", "bughouse", "wolfsheep"})
        for (const std::string method : {"search", "solve", "learn", "notation"}) {
            EXPECT_FALSE(plan.may_include(game, method)) << game << " -> " << method;
            EXPECT_FALSE(plan.may_include(method, game)) << method << " -> " << game;
        }
}

TEST(Layers, OnlyOneFileKnowsTheClientOfNats) {
    for (const std::string& file : files_below(ROOKERY_SOURCE_DIR)) {
        std::ifstream text(std::filesystem::path(ROOKERY_SOURCE_DIR) / file);
        for (std::string line; std::getline(text, line);)
            EXPECT_TRUE(line.find("<nats/") == std::string::npos || file == "lab/cluster/nats.cpp") << file;
    }
}

/// Where nobody knows the log, a comment says why nobody needs to know.
TEST(Layers, WhoeverSwallowsAnExceptionLeavesALine) {
    const Plan plan = real_plan();
    std::vector<std::string> lost;
    for (const std::string& file : files_below(ROOKERY_SOURCE_DIR)) {
        const std::string room = file.substr(0, file.find('/'));
        if (room == "log" || !plan.may_include(room, "log")) continue;
        std::ifstream text(std::filesystem::path(ROOKERY_SOURCE_DIR) / file);
        const auto found = lost_exceptions(file, text);
        lost.insert(lost.end(), found.begin(), found.end());
    }
    EXPECT_EQ(lost, std::vector<std::string>{});
}

TEST(Layers, AnExceptionIsLostUnlessItIsLoggedThrownKeptOrLookedAt) {
    const auto is_lost = [](const std::string& clause) {
        std::istringstream text("try {\n    go();\n} " + clause + "\n");
        return lost_exceptions("app/a.h", text) == std::vector<std::string>{"app/a.h:3"};
    };
    EXPECT_TRUE(is_lost("catch (const text::ParseError&) {\n}"));
    EXPECT_TRUE(is_lost("catch (...) {  // log::swallowed(\n    return {};\n}"));
    EXPECT_TRUE(is_lost("catch (const std::exception& error) {\n    return false;  // error\n}"));
    EXPECT_TRUE(is_lost("catch (const ParseError&) {\n    if (last) throw;\n    ++next;\n}\nlog::swallowed(\"\");"));
    EXPECT_TRUE(is_lost("catch (const ParseError&) {\n    if (last) {\n    }\n}\nthrow 1;"));

    EXPECT_FALSE(is_lost("catch (const ParseError&) {\n    if (last) {\n    }\n    log::swallowed(\"trying\");\n}"));
    EXPECT_FALSE(is_lost("catch (const ParseError& error) {\n    return error.what();\n}"));
    EXPECT_FALSE(is_lost("catch (...) {\n    undo();\n    throw;\n}"));
    EXPECT_FALSE(is_lost("catch (...) {\n    failure_ = std::current_exception();\n}"));
}

TEST(Layers, WhatThePageCanDoNeedsNoSocketsDatabaseOrThreads) {
    std::vector<std::string> unwanted;
    int files = 0;
    for (const std::string& file : files_below(ROOKERY_SOURCE_DIR)) {
        if (!file.starts_with("app/")) continue;
        std::ifstream text(std::filesystem::path(ROOKERY_SOURCE_DIR) / file);
        const auto found = unwanted_includes(file, text,
                                             {"boost/asio.hpp", "boost/asio/", "boost/beast.hpp", "boost/beast/",
                                              "sqlite3.h", "thread", "sys/socket.h"});
        unwanted.insert(unwanted.end(), found.begin(), found.end());
        ++files;
    }
    EXPECT_GT(files, 50);
    EXPECT_EQ(unwanted, std::vector<std::string>{});
    EXPECT_FALSE(real_plan().may_include("app", "server")) << "the server hosts it, not the other way round";
}

TEST(Layers, NoFolderIsADrawer) {
    const std::filesystem::path source = ROOKERY_SOURCE_DIR;
    for (const std::filesystem::path& folder :
         {source, source.parent_path() / "web" / "src", source.parent_path() / "tests"}) {
        std::vector<std::string> sources;
        for (const std::string& file : files_below(folder)) {
            const std::string extension = std::filesystem::path(file).extension();
            // What npm has put there is not ours.
            const bool is_ours = file.find("node_modules/") == std::string::npos;
            if (is_ours && std::set<std::string>{".cpp", ".h", ".ts", ".tsx", ".css"}.contains(extension))
                sources.push_back(file);
        }
        EXPECT_GT(sources.size(), 100U) << folder;
        EXPECT_EQ(crowded_folders(sources, 30), std::vector<std::string>{}) << folder;
    }
}

TEST(Layers, UnwantedIncludesAreFoundByTheirWholeName) {
    std::istringstream text(
        "#include <thread>\n#include <threads.h>\n#include <boost/asio/post.hpp>\n#include <boost/json.hpp>\n");
    const std::vector<std::string> expected = {"app/a.h:1 includes thread", "app/a.h:3 includes boost/asio/post.hpp"};
    EXPECT_EQ(unwanted_includes("app/a.h", text, {"boost/asio/", "thread"}), expected);
}

TEST(Layers, FoldersAreCountedWithoutThoseBelow) {
    const std::vector<std::string> files = {"app/a.h",      "app/b.h",      "app/play/a.h",
                                            "app/play/b.h", "app/play/c.h", "c.h"};
    EXPECT_EQ(crowded_folders(files, 2), std::vector<std::string>{"app/play: 3"});
}

TEST(Layers, ThePictureInTheGuideIsThatOfThePlan) {
    std::ifstream file(ROOKERY_GUIDE);
    std::ostringstream guide;
    guide << file.rdbuf();
    EXPECT_NE(guide.str().find("```mermaid\n" + real_plan().picture() + "```"), std::string::npos)
        << "CONTRIBUTING.md should show\n"
        << real_plan().picture();
}

TEST(Layers, DoorsAreReadAsTheyStand) {
    const Plan plan = plan_of(small_house);
    EXPECT_TRUE(plan.may_include("chess", "board"));
    EXPECT_TRUE(plan.may_include("chess", "chess"));
    EXPECT_FALSE(plan.may_include("chess", "search"));
    EXPECT_FALSE(plan.may_include("cli", "game")) << "a way through another room is not a door";
    EXPECT_EQ(support::error_text([] { plan_of("chess: board\n"); }), "chess stands on board, which is not below it");
    EXPECT_EQ(support::error_text([] { plan_of("chess\n"); }), "'chess' is not a room with its doors");
}

TEST(Layers, ThePictureLeavesOutWhatOtherDoorsLeadTo) {
    EXPECT_EQ(plan_of("board:\ngame: board\nchess: board game\n").picture(),
              "graph TD\n  chess --> game\n  game --> board\n");
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
    const Plan plan = plan_of("board:\nsearch: board\nsolve: board\n");
    const Findings findings = inspect(plan, tree.path());
    const std::vector<WrongDoor> expected = {
        {"search/parts/tt.h", 2, "includes lab/compare.h from 'lab', which is not in the plan"},
        {"solve/solve.cpp", 1, "includes search/search.h, but there is no door from solve to search"}};
    EXPECT_EQ(findings.wrong, expected);
    EXPECT_EQ(findings.unused, std::vector<std::string>{"solve -> board"});
    EXPECT_THROW(static_cast<void>(inspect(plan, tree.path() / "nowhere")), std::filesystem::filesystem_error);
}

}  // namespace
}  // namespace rookery::house
