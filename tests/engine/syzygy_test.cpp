// Tables of endings: what they say, what the search makes of it, and that our own solver says the same of every
// position. The files are in the folder that ROOKERY_SYZYGY names; without it most of this is skipped.

#include "engine/solve/syzygy.h"

#include <cstdlib>
#include <iostream>
#include <string>
#include <tuple>
#include <vector>

#include <gtest/gtest.h>

#include "chess/position.h"
#include "engine/engine.h"
#include "engine/games.h"
#include "engine/solve/endings.h"
#include "search/score.h"
#include "support/error_text.h"
#include "support/temporary_folder.h"

namespace rookery::engine {
namespace {

using Chess = chess::Position<chess::Orthodox>;
using search::TableValue;

class SyzygyTest : public testing::Test {
protected:
    void SetUp() override {
        const char* folder = std::getenv("ROOKERY_SYZYGY");
        if (folder == nullptr || *folder == '\0') GTEST_SKIP() << "ROOKERY_SYZYGY names no folder with tables";
        path = folder;
    }

    [[nodiscard]] Settings settings(int lines = 1) const {
        Settings settings;
        settings.hash_megabytes = 1;
        settings.lines = lines;
        settings.syzygy_path = path;
        return settings;
    }
    /// The last report of each line.
    [[nodiscard]] std::vector<Report> reports(Engine& engine, const AnyPosition& position, int depth) const {
        Request request;
        request.limits.depth = depth;
        std::vector<Report> last;
        engine.search(position, request, [&](const Report& report) {
            last.resize(std::max(last.size(), static_cast<std::size_t>(report.line)));
            last[static_cast<std::size_t>(report.line) - 1] = report;
        });
        return last;
    }

    std::string path;
};

TEST(SyzygyFolder, MustHaveTables) {
    const support::TemporaryFolder empty;
    EXPECT_EQ(support::error_text([&] { check_syzygy(""); }), "(no error)");
    EXPECT_NE(support::error_text([&] { check_syzygy(empty.path().string()); }).find("no Syzygy tables"),
              std::string::npos);
    EXPECT_NE(support::error_text([&] {
                  static_cast<void>(syzygy_tables<Chess>(empty.path().string()));
              }).find("no Syzygy tables"),
              std::string::npos);
}

TEST_F(SyzygyTest, AProcessHasOneSet) {
    const auto tables = syzygy_tables<Chess>(path);
    EXPECT_NE(syzygy_tables<chess::Position<chess::Chess960>>(path), nullptr);
    EXPECT_NE(support::error_text([&] { static_cast<void>(syzygy_tables<Chess>(path + ":/nowhere")); }), "(no error)");
    EXPECT_EQ(syzygy_tables<Chess>(""), nullptr);
}

TEST_F(SyzygyTest, AreNotAskedWhereTheyWouldBeWrong) {
    const auto tables = syzygy_tables<Chess>(path);
    EXPECT_EQ(tables->value(Chess::from_text("8/8/8/8/8/2k5/8/KQ6 w - - 0 1")), TableValue::Win);
    EXPECT_EQ(tables->value(Chess::from_text("8/8/8/8/8/2k5/8/KQ6 w - - 7 20")), std::nullopt);
    EXPECT_EQ(tables->value(Chess::from_text("7k/8/8/8/8/8/8/R3K3 w Q - 0 1")), std::nullopt);
    EXPECT_EQ(tables->value(Chess::from_text("8/8/8/8/pppp4/2k5/8/KQ6 w - - 0 1")), std::nullopt);
}

/// A win that the clock does not leave time for is none.
TEST_F(SyzygyTest, RankMovesByTheFiftyMoves) {
    const auto tables = syzygy_tables<Chess>(path);
    const auto values = [&](std::string_view fen) {
        const auto position = Chess::from_text(fen);
        game::MoveList<Chess> moves;
        position.legal_moves(moves);
        const auto ranks = tables->rank(position, {moves.begin(), moves.end()});
        EXPECT_EQ(ranks.moves.size(), moves.size());
        EXPECT_TRUE(ranks.lead_to_the_end);
        std::array<int, 3> counts{};
        for (const auto& rank : ranks.moves) ++counts[static_cast<std::size_t>(static_cast<int>(rank.value) + 1)];
        return counts;
    };
    EXPECT_GT(values("7k/8/8/8/8/8/8/KBN5 w - - 0 1")[2], 10);
    EXPECT_EQ(values("7k/8/8/8/8/8/8/KBN5 w - - 80 100")[2], 0);
    // Whoever has to move loses the opposition.
    EXPECT_EQ(values("8/8/4k3/8/4K3/4P3/8/8 w - - 0 1")[2], 0);
    EXPECT_EQ(values("4k3/8/4K3/4P3/8/8/8/8 b - - 0 1")[0], 2);
}

TEST_F(SyzygyTest, TheSearchKnowsTheResultAtOnce) {
    Engine engine;
    engine.configure(settings(64));
    // A pawn whose king does not get in front of it in time with one move of two.
    const auto position = position_from_text("chess", "8/8/8/3k4/8/8/4P3/4K3 w - - 0 1");
    const auto found = reports(engine, *position, 2);
    ASSERT_EQ(found.size(), position->legal_moves().size());
    for (std::size_t line = 0; line < found.size(); ++line) {
        EXPECT_TRUE(found[line].is_in_tables);
        EXPECT_GT(found[line].table_hits, 0U);
        EXPECT_GE(found[line == 0 ? 0 : line - 1].score_for_mover, found[line].score_for_mover);
        const auto after = position->clone();
        after->play(found[line].moves.front());
        const auto value = solve(*after, {2}).value.result();
        EXPECT_EQ(search::is_decided(found[line].score_for_mover), value == game::Result::FirstWins)
            << found[line].moves.front();
    }
}

TEST_F(SyzygyTest, CapturesIntoTablesAreSeenInTheSearch) {
    Engine engine;
    engine.configure(settings());
    const auto position = position_from_text("chess", "8/8/8/3k4/3r4/4P3/3K4/3R4 w - - 0 1");
    const auto found = reports(engine, *position, 6);
    EXPECT_FALSE(found.front().is_in_tables);
    EXPECT_GT(found.front().table_hits, 0U);
    Settings without = settings();
    without.syzygy_path.clear();
    engine.configure(without);
    EXPECT_EQ(reports(engine, *position, 6).front().table_hits, 0U);
}

/// The largest tables, which take longest to ask, are left to the plies that are searched so deep.
TEST_F(SyzygyTest, TheLargestAreAskedFromADepthOn) {
    // With the capture of the pawn there are four men.
    const auto position = position_from_text("chess", "8/8/8/k7/6p1/8/8/K1N3Q1 w - - 0 1");
    const auto hits = [&](int depth, int probe_depth) {
        Engine engine;
        Settings changed = settings();
        changed.syzygy_probe_depth = probe_depth;
        engine.configure(changed);
        return reports(engine, *position, depth).front().table_hits;
    };
    ASSERT_EQ(syzygy_tables<Chess>(path)->max_men(), 4);
    EXPECT_GT(hits(2, 1), 0U);
    EXPECT_EQ(hits(2, 2), 0U);
    EXPECT_GT(hits(3, 2), 0U);
    EXPECT_EQ(hits(3, 3), 0U);
}

/// However little it searches: the ranks lead to mate before fifty moves are over.
TEST_F(SyzygyTest, MatesWithBishopAndKnight) {
    Engine engine;
    engine.configure(settings());
    const auto position = position_from_text("chess", "7k/8/8/8/8/8/8/KBN5 w - - 0 1");
    Request request;
    request.limits.nodes = 300;
    while (!position->outcome().over()) position->play(engine.search(*position, request).best_move);
    EXPECT_EQ(position->outcome().result, game::Result::FirstWins);
}

struct Ending {
    std::string_view name;
    std::string_view fen;
    std::uint64_t positions;
    std::uint64_t wins;  ///< of the side to move
    std::uint64_t losses;
};

void PrintTo(const Ending& ending, std::ostream* output) { *output << ending.name; }

TableValue own_value(const Endings<chess::Orthodox>& endings, const Chess& position) {
    const auto winner = winner_of(endings.value(position).result());
    if (!winner) return TableValue::Draw;
    return *winner == position.to_move() ? TableValue::Win : TableValue::Loss;
}

/// Every position of an ending that both know is worth the same to both. Fifty moves make no difference with so few
/// men.
void expect_agreement(const search::EndingTables<Chess>& tables, const Ending& ending) {
    const auto example = Chess::from_text(ending.fen);
    Endings<chess::Orthodox>& endings = Endings<chess::Orthodox>::shared();
    ASSERT_TRUE(endings.require(example, {2}));
    const chess::EndingPositions<chess::Orthodox> positions(chess::EndingMen::of(example));
    Ending seen{ending.name, ending.fen, 0, 0, 0};
    for (std::uint64_t number = 0; number < positions.size(); ++number) {
        const auto position = positions.position(number);
        if (!position) continue;
        ++seen.positions;
        const auto known = tables.value(*position);
        ASSERT_TRUE(known) << position->text();
        const TableValue own = own_value(endings, *position);
        if (own == TableValue::Win) ++seen.wins;
        if (own == TableValue::Loss) ++seen.losses;
        ASSERT_EQ(static_cast<int>(own), static_cast<int>(*known)) << position->text();
    }
    EXPECT_EQ(std::tuple(seen.positions, seen.wins, seen.losses),
              std::tuple(ending.positions, ending.wins, ending.losses))
        << ending.fen;
}

/// Five endings of three men and six of four, in one of which pawns are taken en passant. Each takes others with it
/// that captures and promotions lead to.
class EndingOfSyzygy : public SyzygyTest, public testing::WithParamInterface<Ending> {};

const auto name_of = [](const testing::TestParamInfo<Ending>& ending) { return std::string(ending.param.name); };

TEST_P(EndingOfSyzygy, IsWorthTheSame) { expect_agreement(*syzygy_tables<Chess>(path), GetParam()); }

INSTANTIATE_TEST_SUITE_P(ThreeMen, EndingOfSyzygy,
                         testing::Values(Ending{"KQvK", "7k/8/8/8/8/8/8/KQ6 w - - 0 1", 92113, 36127, 50224},
                                         Ending{"KRvK", "7k/8/8/8/8/8/8/KR6 w - - 0 1", 99778, 43792, 50425},
                                         Ending{"KBvK", "7k/8/8/8/8/8/8/KB6 w - - 0 1", 104307, 0, 0},
                                         Ending{"KNvK", "7k/8/8/8/8/8/8/KN6 w - - 0 1", 107360, 0, 0},
                                         Ending{"KPvK", "7k/8/8/8/8/8/4P3/K7 w - - 0 1", 165676, 62480, 48802}),
                         name_of);
INSTANTIATE_TEST_SUITE_P(FourMen, EndingOfSyzygy,
                         testing::Values(Ending{"KBNvK", "7k/8/8/8/8/8/8/KBN5 w - - 0 1", 6134022, 2705546, 2797042},
                                         Ending{"KRvKN", "7k/7n/8/8/8/8/8/KR6 w - - 0 1", 5828996, 1302738, 341202},
                                         Ending{"KRvKB", "7k/7b/8/8/8/8/8/KR6 w - - 0 1", 5653298, 946790, 95472},
                                         Ending{"KQvKR", "7k/7r/8/8/8/8/8/KQ6 w - - 0 1", 4933334, 2988464, 1769954},
                                         Ending{"KPvKB", "7k/7b/8/8/8/8/4P3/K7 w - - 0 1", 9427184, 1174421, 232996},
                                         Ending{"KPvKP", "8/4p2k/8/8/8/8/4P3/K7 w - - 0 1", 7479874, 3247492, 1737970}),
                         name_of);

/// All of three and four men, 185 million positions. It takes minutes.
TEST_F(SyzygyTest, DISABLED_EveryEndingIsWorthTheSame) {
    const auto tables = syzygy_tables<Chess>(path);
    const std::string men = "QRBNP";
    std::vector<std::string> fens;
    for (std::size_t one = 0; one < men.size(); ++one) {
        fens.push_back("8/7k/8/8/8/8/" + men.substr(one, 1) + "7/K7 w - - 0 1");
        for (std::size_t other = one; other < men.size(); ++other) {
            fens.push_back("8/7k/8/8/8/8/" + men.substr(one, 1) + men.substr(other, 1) + "6/K7 w - - 0 1");
            const char black = board::lower_case(men[other]);
            fens.push_back("8/4" + std::string(1, black) + "2k/8/8/8/8/" + men.substr(one, 1) + "7/K7 w - - 0 1");
        }
    }
    EXPECT_EQ(fens.size(), 35U);
    std::uint64_t all = 0;
    for (const std::string& fen : fens) {
        const auto example = Chess::from_text(fen);
        auto& endings = Endings<chess::Orthodox>::shared();
        ASSERT_TRUE(endings.require(example, {all_cores()}));
        const chess::EndingPositions<chess::Orthodox> positions(chess::EndingMen::of(example));
        std::uint64_t seen = 0;
        for (std::uint64_t number = 0; number < positions.size(); ++number) {
            const auto position = positions.position(number);
            if (!position) continue;
            ++seen;
            const auto known = tables->value(*position);
            ASSERT_TRUE(known) << position->text();
            ASSERT_EQ(static_cast<int>(own_value(endings, *position)), static_cast<int>(*known)) << position->text();
        }
        std::cout << positions.men().name() << ": " << seen << " positions" << std::endl;
        all += seen;
    }
    std::cout << fens.size() << " endings: " << all << " positions\n";
}

}  // namespace
}  // namespace rookery::engine
