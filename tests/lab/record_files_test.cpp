// A recorded game as a spreadsheet and as a picture.

#include <algorithm>
#include <sstream>
#include <utility>

#include <gtest/gtest.h>

#include "lab/record/chart_panel.h"
#include "lab/record/record_chart.h"
#include "lab/record/record_csv.h"
#include "lab/record/svg_page.h"
#include "support/contents.h"

namespace rookery::lab {
namespace {

RecordedPly ply_of(game::Side mover, const char* move, search::Score score, int balance, std::optional<int> measure,
                   std::uint64_t nodes) {
    RecordedPly ply;
    ply.mover = mover;
    ply.move = ply.notation = move;
    ply.score_for_first = score;
    ply.balance = balance;
    ply.measure = measure;
    ply.depth = 4;
    ply.nodes = nodes;
    ply.time = std::chrono::duration<double>(0.5);
    ply.unit = game::ScoreUnit::Points;
    return ply;
}

RecordSettings some_settings() {
    RecordSettings settings;
    settings.game = "pawns-kings";
    settings.players = {read_player("pawns-kings", "algorithm=alphabeta"), read_player("pawns-kings", "")};
    return settings;
}

RecordedGame some_game() {
    RecordedGame game;
    game.plies = {ply_of(game::Side::First, "e2e4", 3, 0, 7, 1000), ply_of(game::Side::Second, "e7e5", -2, -1, 6, 20),
                  ply_of(game::Side::First, "e1e2", search::win_in(3), 2, std::nullopt, 300'000)};
    game.outcome = game::Outcome::win(game::Side::First, game::Reason::KingTaken);
    return game;
}

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
    return found;
}

TEST(RecordCsv, HasALineForEachPly) {
    EXPECT_EQ(record_csv(some_settings(), {some_game()}),
              "game,ply,side,move,notation,evaluation,win in plies,material,king distance,depth,nodes,seconds\n"
              "1,1,White,e2e4,e2e4,3,,0,7,4,1000,0.500000\n"
              "1,2,Black,e7e5,e7e5,-2,,-1,6,4,20,0.500000\n"
              "1,3,White,e1e2,e1e2,,3,2,,4,300000,0.500000\n");
}

TEST(RecordCsv, CentipawnsAreWrittenAsPawns) {
    RecordedGame game = some_game();
    game.plies.resize(1);
    game.plies[0].unit = game::ScoreUnit::Centipawns;
    EXPECT_NE(record_csv(some_settings(), {game}).find(",e2e4,0.03,,"), std::string::npos);
}

TEST(RecordCsv, EveryLineHasTheSameNumberOfCells) {
    auto settings = some_settings();
    settings.compared = engine::Algorithm::Minimax;
    RecordedGame game = some_game();
    for (RecordedPly& ply : game.plies) ply.compared = ComparedSearch{"e2e3", 77, {}};
    std::istringstream lines(record_csv(settings, {game, game}));
    std::size_t number = 0;
    for (std::string line; std::getline(lines, line); ++number)
        EXPECT_EQ(std::count(line.begin(), line.end(), ','), 14) << line;
    EXPECT_EQ(number, 7U);
}

/// Whether every element that is opened is closed in its turn.
bool is_well_formed(const std::string& text) {
    std::vector<std::string> open;
    for (std::size_t begin = text.find('<'); begin != std::string::npos; begin = text.find('<', begin + 1)) {
        const std::size_t end = text.find('>', begin);
        if (end == std::string::npos) return false;
        const std::string tag = text.substr(begin + 1, end - begin - 1);
        const bool closes = tag.starts_with('/');
        const std::string name = tag.substr(closes ? 1 : 0, tag.find_first_of(" /", 1) - (closes ? 1 : 0));
        if (closes) {
            if (open.empty() || open.back() != name) return false;
            open.pop_back();
        } else if (!tag.ends_with('/')) {
            open.push_back(name);
        }
    }
    return open.empty();
}

TEST(WellFormed, IsToldFromWhatIsNot) {
    EXPECT_TRUE(is_well_formed("<svg a=\"1\"><g><path d=\"M\"/></g><br/></svg>"));
    EXPECT_FALSE(is_well_formed("<svg><g></svg></g>"));
    EXPECT_FALSE(is_well_formed("<svg>"));
    EXPECT_FALSE(is_well_formed("</svg>"));
    EXPECT_FALSE(is_well_formed("<svg"));
}

TEST(RecordChart, HasFourPanelsAndBothSides) {
    const std::string chart = record_chart(some_settings(), {some_game()});
    EXPECT_TRUE(is_well_formed(chart)) << chart;
    for (const char* title : {">Evaluation<", ">Material<", ">Nodes<", ">King distance<"})
        EXPECT_EQ(count(chart, title), 1U) << title;
    EXPECT_EQ(count(chart, "White: alphabeta, depth 4, tuned"), 1U);
    EXPECT_EQ(count(chart, "Black: search, depth 8, tuned"), 1U);
    EXPECT_EQ(count(chart, "White won: the king is taken, after 3 plies"), 2U) << "for eyes and for readers";
    // Two plies of White and one of Black in two panels, and the legend.
    EXPECT_EQ(count(chart, "<circle class=\"mark first\""), 2U * 2U + 1U);
    EXPECT_EQ(count(chart, "<path class=\"mark second\""), 2U * 1U + 1U);
    EXPECT_EQ(count(chart, "prefers-color-scheme: dark"), 1U);
    EXPECT_EQ(chart.find("nan"), std::string::npos);
    EXPECT_EQ(chart.find("inf"), std::string::npos);
}

TEST(RecordChart, ShowsWhatIsSearchedBeside) {
    auto settings = some_settings();
    settings.compared = engine::Algorithm::Minimax;
    RecordedGame game = some_game();
    for (RecordedPly& ply : game.plies) ply.compared = ComparedSearch{"e2e3", 5'000'000, {}};
    const std::string chart = record_chart(settings, {game});
    EXPECT_EQ(count(chart, "minimax in the same positions"), 1U);
    EXPECT_EQ(count(chart, "class=\"curve compared\""), 2U);
    EXPECT_EQ(count(chart, ">10M<"), 1U) << "the axis reaches so far";
}

TEST(RecordChart, ShowsTheMedianOfSeveralGames) {
    RecordedGame longer = some_game();
    longer.plies.push_back(ply_of(game::Side::Second, "e8e7", 5, 1, 4, 10));
    const std::string chart = record_chart(some_settings(), {some_game(), longer, some_game()});
    EXPECT_TRUE(is_well_formed(chart));
    EXPECT_NE(chart.find("3 games: White won 3, Black won 0, 0 drawn"), std::string::npos);
    EXPECT_GT(count(chart, "faint"), 3U);
}

TEST(RecordChart, SurvivesAnEmptyGameAndAVeryLongOne) {
    EXPECT_TRUE(is_well_formed(record_chart(some_settings(), {RecordedGame()})));
    RecordedGame game;
    for (int ply = 0; ply < 400; ++ply)
        game.plies.push_back(ply_of(ply % 2 == 0 ? game::Side::First : game::Side::Second, "e1e2", ply, 0, 1, 1));
    const std::string chart = record_chart(some_settings(), {game});
    EXPECT_TRUE(is_well_formed(chart));
    EXPECT_EQ(count(chart, "class=\"mark first\""), 1U) << "marks would hide the curve; the legend has one";
}

/// The page has its colors where it can use them; pictures have the same.
TEST(RecordChart, HasTheColorsOfThePage) {
    const std::string sheet = support::contents(ROOKERY_PAGE_COLORS);
    const std::size_t dark = sheet.find("data-theme='dark'");
    ASSERT_NE(dark, std::string::npos);
    const auto expect_same = [&](const Palette& palette, std::size_t begin) {
        for (const auto& [name, color] :
             {std::pair("ink", palette.ink), std::pair("quiet", palette.quiet), std::pair("paper", palette.paper),
              std::pair("line", palette.line), std::pair("accent", palette.accent), std::pair("warm", palette.warm),
              std::pair("danger", palette.danger)}) {
            const std::string token = std::string("--") + name + ": ";
            const std::size_t place = sheet.find(token, begin);
            ASSERT_NE(place, std::string::npos) << name;
            EXPECT_EQ(sheet.substr(place + token.size(), color.size()), color) << name;
        }
    };
    expect_same(light_palette, 0);
    expect_same(dark_palette, dark);
}

TEST(RoundTicks, AreRound) {
    EXPECT_EQ(round_ticks(0, 7, 4), (std::vector<double>{0, 2, 4, 6}));
    EXPECT_EQ(round_ticks(-130, 260, 4), (std::vector<double>{-100, 0, 100, 200}));
    EXPECT_EQ(round_ticks(1, 3, 12), (std::vector<double>{1, 2, 3}));
}

}  // namespace
}  // namespace rookery::lab
