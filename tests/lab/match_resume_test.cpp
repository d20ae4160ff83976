#include "lab/match/match_resume.h"

#include <algorithm>
#include <atomic>
#include <sstream>

#include <gtest/gtest.h>

#include "lab/match/match.h"
#include "lab/match/match_pgn.h"
#include "notation/pgn_writer.h"
#include "support/error_text.h"

namespace rookery::lab {
namespace {

using support::error_text;

EngineSettings own(const std::string& name) {
    EngineSettings settings;
    settings.protocol = EngineProtocol::Own;
    settings.name = name;
    settings.pace.nodes = 100;
    return settings;
}

MatchSettings eight_games() {
    MatchSettings settings;
    settings.engines = {own("A"), own("B")};
    settings.games = 8;
    settings.maximum_plies = 30;
    settings.openings = {"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
                         "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1"};
    return settings;
}

struct Played {
    MatchReport report;
    std::vector<std::uint64_t> numbers;
    std::string pgn;
};

/// Plays until so many games have ended.
Played play(const MatchSettings& settings, std::size_t games) {
    Played played;
    std::ostringstream pgn;
    std::atomic<bool> stop = false;
    played.report = run_match(
        settings,
        [&](const GameRecord& record, const MatchReport&) {
            if (stop) return;
            played.numbers.push_back(record.number);
            write_pgn(pgn, to_pgn(record, settings, "2024.02.29"));
            stop = played.numbers.size() >= games;
        },
        stop);
    played.pgn = pgn.str();
    return played;
}

TEST(MatchResume, PlaysTheGamesThatAreMissing) {
    MatchSettings settings = eight_games();
    const Played whole = play(settings, 8);
    ASSERT_EQ(whole.numbers.size(), 8U);
    const Played first = play(settings, 3);
    ASSERT_EQ(first.numbers.size(), 3U);

    std::istringstream file(first.pgn);
    settings.past = past_games(file, settings);
    EXPECT_EQ(settings.past.size(), 3U);
    const Played rest = play(settings, 8);
    EXPECT_EQ(rest.numbers, (std::vector<std::uint64_t>{3, 4, 5, 6, 7}));
    EXPECT_EQ(rest.report.tally.games(), 8U);
    // The same engines with the same number of nodes play the same games, interrupted or not.
    EXPECT_EQ(rest.report.tally.wins, whole.report.tally.wins);
    EXPECT_EQ(rest.report.tally.pairs, whole.report.tally.pairs);
}

TEST(MatchResume, AGameThatWasCutOffIsPlayedAgain) {
    MatchSettings settings = eight_games();
    const Played first = play(settings, 3);
    std::istringstream file(first.pgn.substr(0, first.pgn.size() - 20));
    settings.past = past_games(file, settings);
    EXPECT_EQ(settings.past.size(), 2U);
}

TEST(MatchResume, AnEmptyFileIsABeginning) {
    std::istringstream file("");
    EXPECT_TRUE(past_games(file, eight_games()).empty());
}

TEST(MatchResume, GamesOfAnotherMatchAreRefused) {
    const std::string pgn = play(eight_games(), 2).pgn;
    const auto problem_with = [&pgn](const MatchSettings& settings) {
        std::istringstream file(pgn);
        return error_text([&] { static_cast<void>(past_games(file, settings)); });
    };
    MatchSettings elsewhere = eight_games();
    std::swap(elsewhere.openings[0], elsewhere.openings[1]);
    EXPECT_NE(problem_with(elsewhere).find("does not begin where game 1 of this one does"), std::string::npos)
        << problem_with(elsewhere);
    MatchSettings others = eight_games();
    others.engines[1].name = "C";
    EXPECT_NE(problem_with(others).find("C does not play in it"), std::string::npos) << problem_with(others);
    std::istringstream casual("[Event \"x\"]\n[Round \"?\"]\n\n1. e4 1-0\n");
    EXPECT_NE(error_text([&] { static_cast<void>(past_games(casual, eight_games())); }).find("line 1"),
              std::string::npos);
}

}  // namespace
}  // namespace rookery::lab
