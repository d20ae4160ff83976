#include "protocol/clients/uci_client.h"

#include <gtest/gtest.h>

#include "engine/games.h"
#include "support/error_text.h"

namespace rookery::protocol {
namespace {

using std::chrono::seconds;
using support::error_text;

constexpr const char* start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr seconds long_patience(60);

std::string broken_engine(const std::string& defect) { return "'" BROKEN_ENGINE_PROGRAM "' " + defect; }

/// The command that lets a shell run the script.
std::string shell(const std::string& script) {
    std::string command = "sh -c '";
    for (const char letter : script) command += letter == '\'' ? std::string("'\\''") : std::string(1, letter);
    return command + "'";
}

/// A shell script that introduces itself as an engine with these lines, and then does what `after` says. `before` may
/// set variables.
std::string engine_script(const std::string& introduction, const std::string& after, const std::string& before = "") {
    return shell(before + "read -r word; printf '" + introduction + "'; " + after);
}

void expect_problem(const std::string& problem, const std::string& part) {
    EXPECT_NE(problem.find(part), std::string::npos) << problem << "\nlacks: " << part;
}

/// Answers isready, and nothing else.
const std::string obedient = "while read -r line; do if [ \"$line\" = isready ]; then echo readyok; fi; done";

std::string handshake_error(const std::string& command, seconds patience = long_patience) {
    return error_text([&] { UciClient client(command, patience); });
}

std::string divide_error(const std::string& command, seconds patience = long_patience) {
    return error_text([&] {
        UciClient client(command, patience);
        static_cast<void>(client.divide(start, {}, 1));
    });
}

TEST(DivideLine, IsReadInTheFormsOfTheField) {
    struct Case {
        std::string_view line;
        std::string_view move;
        std::uint64_t nodes;
    };
    const Case cases[] = {
        {"e2e4: 600", "e2e4", 600}, {"e2e4 600", "e2e4", 600},
        {"e2e4:600", "e2e4", 600},  {"e2e4 - 600", "e2e4", 600},
        {"a7a8n: 1", "a7a8n", 1},   {"e1h1: 0", "e1h1", 0},
        {"P@e4: 25", "P@e4", 25},   {"e2e4: 18446744073709551615", "e2e4", 18'446'744'073'709'551'615U},
    };
    for (const Case& test : cases) {
        const auto entry = parse_divide_line(test.line);
        ASSERT_TRUE(entry.has_value()) << test.line;
        EXPECT_EQ(entry->move, test.move);
        EXPECT_EQ(entry->nodes, test.nodes);
    }
}

TEST(DivideLine, AnythingElseIsNone) {
    for (const std::string_view line : {"",
                                        " ",
                                        ":",
                                        "e2e4",
                                        "e2e4:",
                                        "e2e4: ",
                                        "e2e4: many",
                                        "e2e4: 6x",
                                        "e2e4: 600 nodes",
                                        ": 600",
                                        "e2: 600",
                                        "info string hello",
                                        "info depth 1 nodes 20",
                                        "Nodes searched: 8902",
                                        "Nodes searched  : 8902",
                                        "readyok",
                                        "bestmove e2e4",
                                        "e2e4: 18446744073709551616",
                                        "\x01\xff: 7",
                                        "longword9: 5",
                                        "e2-e4: 600",
                                        "e2e4: -600",
                                        "Time: 12",
                                        "Total: 8902",
                                        "Depth: 3",
                                        "Moves: 20",
                                        "info 5",
                                        "1234: 5"})
        EXPECT_FALSE(parse_divide_line(line).has_value()) << "'" << line << "'";
}

TEST(UciClient, LearnsNameAndOptionsFromTheIntroduction) {
    UciClient client(engine_script("Hello there\\nid name Some Engine 3\\nid author Someone\\n"
                                   "option name Clear Hash type button\\noption name Threads type spin default 1\\n"
                                   "uciok\\n",
                                   obedient),
                     long_patience);
    EXPECT_EQ(client.name(), "Some Engine 3");
    EXPECT_EQ(error_text([&] { client.set_option("Clear Hash", "true"); }), "(no error)");
    EXPECT_EQ(error_text([&] { client.set_option("Threads", "2"); }), "(no error)");
    EXPECT_EQ(error_text([&] { client.set_option("Ponder", "true"); }), "Some Engine 3 has no option called Ponder");
}

TEST(UciClient, AnEngineWithoutANameIsCalledByItsCommand) {
    const std::string command = engine_script("uciok\\r\\n", obedient);
    EXPECT_EQ(UciClient(command, long_patience).name(), command);
}

TEST(UciClient, ChoosesAGameWithTheOptionsOfTheField) {
    struct Case {
        const char* game;
        const char* offered;
        const char* expected;  ///< the options it should set, in order
    };
    const std::string variant = "option name UCI_Variant type combo default chess var chess\\n";
    const std::string chess960 = "option name UCI_Chess960 type check default false\\n";
    const std::string both = variant + chess960;
    const Case cases[] = {
        {"chess", "", ""},
        {"chess", chess960.c_str(), "UCI_Chess960=false;"},
        {"chess", both.c_str(), "UCI_Variant=chess;UCI_Chess960=false;"},
        {"chess960", chess960.c_str(), "UCI_Chess960=true;"},
        {"chess960", both.c_str(), "UCI_Variant=chess;UCI_Chess960=true;"},
        // Chess from another start: whoever does not know the name plays it all the same.
        {"endgame", "", ""},
        {"endgame", variant.c_str(), "UCI_Variant=chess;"},
        {"endgame", "option name UCI_Variant type combo default chess var chess var endgame\\n",
         "UCI_Variant=endgame;"},
    };
    // Counts only if it was told the expected options.
    const std::string collecting =
        "options=; while read -r word name option value setting; do case $word in "
        "setoption) options=\"$options$option=$setting;\";; "
        "isready) echo readyok;; "
        "go) [ \"$options\" = \"$expected\" ] || exit 9; echo e2e4: 1; echo Nodes searched: 1;; esac; done";
    for (const Case& test : cases) {
        const std::string command = engine_script(std::string(test.offered) + "uciok\\n", collecting,
                                                  "expected='" + std::string(test.expected) + "'; ");
        EXPECT_EQ(error_text([&] {
                      UciClient client(command, long_patience);
                      client.choose_game(engine::find_game(test.game));
                      EXPECT_EQ(client.divide(start, {}, 1).size(), 1U);
                  }),
                  "(no error)")
            << test.game << " with " << test.offered;
    }
}

// An engine passes over a variant that it does not know, and goes on with chess.
TEST(UciClient, AGameThatTheEngineDoesNotOfferIsRefused) {
    const std::string variant = "option name UCI_Variant type combo default chess var chess var crazyhouse\\n";
    const std::string any_text = "option name UCI_Variant type string default chess\\n";
    const std::string chess960 = "option name UCI_Chess960 type check default false\\n";
    const auto choose = [](const std::string& offered, const char* game) {
        return error_text([&] {
            UciClient client(engine_script("id name Some\\n" + offered + "uciok\\n", obedient), long_patience);
            client.choose_game(engine::find_game(game));
        });
    };
    EXPECT_EQ(choose("", "atomic"), "Some does not play atomic");
    EXPECT_EQ(choose(variant, "atomic"), "Some does not play atomic");
    EXPECT_EQ(choose(variant, "crazyhouse"), "(no error)");
    EXPECT_EQ(choose(any_text, "atomic"), "(no error)");
    EXPECT_EQ(choose(variant, "bughouse-seat"), "Some does not play bughouse-seat");
    EXPECT_EQ(choose("", "chess960"), "Some does not play chess960");
    EXPECT_EQ(choose(variant, "chess960"), "Some does not play chess960");
    EXPECT_EQ(choose(variant + chess960, "chess960"), "(no error)");
    EXPECT_EQ(choose("option name UCI_Variant type combo default shogi var shogi\\n", "chess"),
              "Some does not play chess");
}

TEST(UciClient, AValueThatTheEngineDoesNotOfferIsRefused) {
    UciClient client(engine_script("id name Some\\noption name Hash type spin default 1 min 1 max 64\\n"
                                   "option name Ponder type check default false\\nuciok\\n",
                                   obedient),
                     long_patience);
    EXPECT_EQ(error_text([&] { client.set_option("Hash", "64"); }), "(no error)");
    EXPECT_EQ(error_text([&] { client.set_option("Hash", "65"); }), "Some: Hash is a number from 1 to 64, not '65'");
    EXPECT_EQ(error_text([&] { client.set_option("Ponder", "maybe"); }), "Some: Ponder is true or false, not 'maybe'");
}

TEST(UciClient, DividesAPositionReachedByMoves) {
    UciClient client(broken_engine("missing-promotion"), long_patience);
    client.choose_game(engine::find_game("chess"));
    const auto entries = client.divide(start, {"e2e4", "e7e5"}, 2);
    const auto position = engine::start_position("chess");
    position->play("e2e4");
    position->play("e7e5");
    const auto expected = position->divide(2);
    ASSERT_EQ(entries.size(), expected.size());
    for (std::size_t i = 0; i < entries.size(); ++i) {
        EXPECT_EQ(entries[i].move, expected[i].move);
        EXPECT_EQ(entries[i].nodes, expected[i].nodes);
    }
}

TEST(UciClient, PassesOverRubbishBetweenTheCounts) {
    UciClient client(broken_engine("garbage"), long_patience);
    const auto entries = client.divide(start, {}, 2);
    EXPECT_EQ(entries.size(), 20U);
    EXPECT_EQ(engine::total_nodes(entries), 400U);
}

TEST(UciClient, AMissingProgramIsNamed) {
    EXPECT_EQ(handshake_error("no-such-engine-anywhere"), "'no-such-engine-anywhere' could not be found");
    EXPECT_EQ(handshake_error("/no/such/engine --fast"), "'/no/such/engine --fast' could not be found");
}

TEST(UciClient, AProgramThatEndsIsNamedWithTheWayItEnded) {
    EXPECT_EQ(handshake_error("true"), "'true' ended with exit code 0");
    expect_problem(handshake_error(shell("exit 3")), "ended with exit code 3");
    expect_problem(handshake_error(shell("kill -SEGV $$")), "crashed (Segmentation fault)");
    expect_problem(handshake_error(shell("exec >&-; cat >/dev/null")), "closed its output");
    expect_problem(divide_error(engine_script("uciok\\n", "exit 4")), "ended with exit code 4");
}

TEST(UciClient, ACommandThatOnlyAShellCouldReadIsExplained) {
    expect_problem(handshake_error("engine | tee log"), "cannot understand the command 'engine | tee log'");
    EXPECT_EQ(handshake_error(""), "the command is empty");
}

TEST(UciClient, ACrashInTheMiddleOfTheWorkIsCalledACrash) {
    const std::string command = broken_engine("crash");
    expect_problem(divide_error(command), "crashed (Aborted)");
}

TEST(UciClient, SilenceIsNotWaitedForForever) {
    const std::string expected = "has not answered within 1 second";
    for (const std::string& problem :
         {handshake_error(shell("cat >/dev/null"), seconds(1)), divide_error(broken_engine("silent"), seconds(1))})
        expect_problem(problem, expected);
}

TEST(UciClient, AnEndlessLineIsRefused) {
    expect_problem(handshake_error(shell("yes 2>/dev/null | tr -d '\\n' 2>/dev/null")), "writes an endless line");
}

}  // namespace
}  // namespace rookery::protocol
