#include "lab/compare.h"

#include <algorithm>
#include <functional>

#include <gtest/gtest.h>

#include "engine/games.h"
#include "protocol/clients/uci_client.h"

namespace rookery::lab {
namespace {

using engine::AnyPosition;
using engine::DivideEntry;
using Moves = std::vector<std::string>;

constexpr const char* start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A peer inside the test: it counts over the legal moves as `tamper` leaves them.
class TamperingPeer final : public PerftPeer {
public:
    using Tamper = std::function<void(const AnyPosition&, std::vector<DivideEntry>&, int depth)>;
    explicit TamperingPeer(Tamper tamper) : tamper_(std::move(tamper)) {}

    [[nodiscard]] std::vector<DivideEntry> divide(const std::string& position, const Moves& moves, int depth) override {
        const auto reached = engine::position_from_text("chess", position);
        for (const std::string& move : moves) reached->play(move);
        questions.push_back(reached->text());
        return divide(*reached, depth);
    }

    std::vector<std::string> questions;  ///< the positions it was asked about

private:
    [[nodiscard]] std::vector<DivideEntry> divide(const AnyPosition& position, int depth) const {
        std::vector<DivideEntry> entries;
        for (const std::string& move : position.legal_moves()) {
            std::uint64_t nodes = 1;
            if (depth > 1) {
                const auto after = position.clone();
                after->play(move);
                nodes = engine::total_nodes(divide(*after, depth - 1));
            }
            entries.push_back({move, nodes});
        }
        tamper_(position, entries, depth);
        return entries;
    }

    Tamper tamper_;
};

void expect_difference(const Comparison& comparison, const Difference& expected) {
    ASSERT_TRUE(comparison.difference.has_value());
    EXPECT_EQ(comparison.difference->root, expected.root);
    EXPECT_EQ(comparison.difference->path, expected.path);
    EXPECT_EQ(comparison.difference->position, expected.position);
    EXPECT_EQ(comparison.difference->missing, expected.missing);
    EXPECT_EQ(comparison.difference->extra, expected.extra);
    EXPECT_EQ(comparison.difference->unstable_move, expected.unstable_move);
}

void remove_move(std::vector<DivideEntry>& entries, const std::string& move) {
    std::erase_if(entries, [&](const DivideEntry& entry) { return entry.move == move; });
}

TEST(Compare, AnHonestPeerDoesNotDiffer) {
    TamperingPeer honest([](const auto&, auto&, int) {});
    for (const unsigned threads : {1U, 3U}) {
        const Comparison comparison = compare(*engine::start_position("chess"), 3, honest, threads);
        EXPECT_FALSE(comparison.difference.has_value());
        EXPECT_EQ(comparison.nodes, 8'902U);
    }
    const Moves asked_once_each = {start, start};
    EXPECT_EQ(honest.questions, asked_once_each);
}

TEST(Compare, AFinishedGameHasNothingToDiffer) {
    TamperingPeer honest([](const auto&, auto&, int) {});
    const auto stalemate = engine::position_from_text("chess", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    const Comparison comparison = compare(*stalemate, 2, honest);
    EXPECT_FALSE(comparison.difference.has_value());
    EXPECT_EQ(comparison.nodes, 0U);
}

TEST(Compare, MovesInAFinishedGameAreMissing) {
    TamperingPeer peer([](const auto&, auto& entries, int) { entries.push_back({"h8g8", 1}); });
    const std::string stalemate = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
    expect_difference(compare(*engine::position_from_text("chess", stalemate), 2, peer),
                      {stalemate, {}, stalemate, {"h8g8"}, {}, {}});
}

TEST(Compare, ADifferenceAtTheRootIsReportedAtOnce) {
    TamperingPeer peer([](const auto& position, auto& entries, int) {
        if (position.text() != start) return;
        remove_move(entries, "e2e4");
        entries.push_back({"e2e5", 20});
    });
    expect_difference(compare(*engine::start_position("chess"), 2, peer), {start, {}, start, {"e2e5"}, {"e2e4"}, {}});
    EXPECT_EQ(peer.questions.size(), 1U);
}

TEST(Compare, ADeepDifferenceIsFollowedToTheSmallestPosition) {
    const std::string after_two = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    TamperingPeer peer([&](const auto& position, auto& entries, int) {
        if (position.text() == after_two) remove_move(entries, "e1e2");
    });
    expect_difference(compare(*engine::start_position("chess"), 3, peer),
                      {start, {"e2e4", "e7e5"}, after_two, {}, {"e1e2"}, {}});
    const Moves asked = {start, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", after_two};
    EXPECT_EQ(peer.questions, asked);
}

TEST(Compare, OfSeveralDifferencesTheFirstMoveIsFollowed) {
    TamperingPeer peer([](const auto& position, auto& entries, int) {
        if (position.to_move() == game::Side::Second) remove_move(entries, "g8f6");
    });
    expect_difference(compare(*engine::start_position("chess"), 2, peer),
                      {start, {"a2a3"}, "rnbqkbnr/pppppppp/8/8/8/P7/1PPPPPPP/RNBQKBNR b KQkq - 0 1", {}, {"g8f6"}, {}});
}

TEST(Compare, CountsThatOnlyTheParentGetsWrongNameTheUnstableMove) {
    TamperingPeer peer([](const auto& position, auto& entries, int depth) {
        if (depth == 2 && position.to_move() == game::Side::Second)
            for (DivideEntry& entry : entries)
                if (entry.move == "e7e5") --entry.nodes;
    });
    expect_difference(compare(*engine::start_position("chess"), 3, peer),
                      {start, {"a2a3"}, "rnbqkbnr/pppppppp/8/8/8/P7/1PPPPPPP/RNBQKBNR b KQkq - 0 1", {}, {}, "e7e5"});
}

TEST(Compare, AMoveListedTwiceIsNamed) {
    TamperingPeer peer([](const auto& position, auto& entries, int) {
        if (position.text() == start) entries.push_back({"g1f3", 1});
    });
    expect_difference(compare(*engine::start_position("chess"), 1, peer), {start, {}, start, {}, {}, "g1f3"});
}

TEST(Compare, TheComparedPositionStaysAsItWas) {
    TamperingPeer peer([](const auto& position, auto& entries, int) {
        if (position.to_move() == game::Side::Second) entries.pop_back();
    });
    const auto position = engine::start_position("chess");
    EXPECT_TRUE(compare(*position, 2, peer).difference.has_value());
    EXPECT_EQ(position->text(), start);
}

/// The broken engine as a program of its own, driven as any engine is.
class BrokenEngine final : public PerftPeer {
public:
    explicit BrokenEngine(const std::string& defect)
        : client_("'" BROKEN_ENGINE_PROGRAM "' " + defect, std::chrono::seconds(60)) {
        client_.choose_game(engine::find_game("chess"));
    }
    [[nodiscard]] std::vector<DivideEntry> divide(const std::string& position, const Moves& moves, int depth) override {
        return client_.divide(position, moves, depth);
    }

private:
    protocol::UciClient client_;
};

struct DefectCase {
    const char* name;
    const char* defect;
    int depth;
    Difference difference;  ///< its root is the position to compare
};

void PrintTo(const DefectCase& test, std::ostream* out) { *out << test.name; }

class CompareWithBrokenEngine : public testing::TestWithParam<DefectCase> {};

TEST_P(CompareWithBrokenEngine, FindsTheDefect) {
    BrokenEngine peer(GetParam().defect);
    const Difference& expected = GetParam().difference;
    expect_difference(compare(*engine::position_from_text("chess", expected.root), GetParam().depth, peer), expected);
}

const DefectCase defect_cases[] = {
    {"CastlingAtTheRoot",
     "missing-castling",
     1,
     {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", {}, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", {}, {"e1c1"}, {}}},
    {"CastlingAfterAMove",
     "missing-castling",
     3,
     {"r3k3/8/8/8/8/8/8/4K3 w q - 0 1", {"e1d1"}, "r3k3/8/8/8/8/8/8/3K4 b q - 1 1", {}, {"e8c8"}, {}}},
    {"PromotionAtTheRoot",
     "missing-promotion",
     1,
     {"8/P6k/8/8/8/8/8/K7 w - - 0 1", {}, "8/P6k/8/8/8/8/8/K7 w - - 0 1", {}, {"a7a8n"}, {}}},
    {"PromotionAfterTwoMoves",
     "missing-promotion",
     3,
     {"8/7k/P7/8/8/8/8/K7 w - - 0 1", {"a6a7", "h7g6"}, "8/P7/6k1/8/8/8/8/K7 w - - 1 2", {}, {"a7a8n"}, {}}},
    {"PinnedKnightAfterAMove",
     "extra-move",
     2,
     {"rnbqkbnr/pppp1ppp/4p3/8/3P4/2N5/PPP1PPPP/R1BQKBNR b KQkq - 2 2",
      {"f8b4"},
      "rnbqk1nr/pppp1ppp/4p3/8/1b1P4/2N5/PPP1PPPP/R1BQKBNR w KQkq - 3 3",
      {"c3a4", "c3b1", "c3b5", "c3d5", "c3e4"},
      {},
      {}}},
    {"CountAfterACapture",
     "wrong-count",
     3,
     {"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", {"e1d1"}, "4k3/8/8/3p4/4P3/8/8/3K4 b - - 1 1", {}, {}, "d5e4"}},
};

INSTANTIATE_TEST_SUITE_P(Defects, CompareWithBrokenEngine, testing::ValuesIn(defect_cases),
                         [](const auto& info) { return info.param.name; });

TEST(BrokenEngines, ShowNoDifferenceWhereTheDefectDoesNotMatter) {
    for (const char* defect : {"missing-castling", "missing-promotion", "extra-move", "garbage"}) {
        BrokenEngine peer(defect);
        const Comparison comparison = compare(*engine::start_position("chess"), 3, peer);
        EXPECT_FALSE(comparison.difference.has_value()) << defect;
        EXPECT_EQ(comparison.nodes, 8'902U);
    }
    BrokenEngine peer("wrong-count");
    EXPECT_FALSE(compare(*engine::start_position("chess"), 1, peer).difference.has_value());
}

}  // namespace
}  // namespace rookery::lab
