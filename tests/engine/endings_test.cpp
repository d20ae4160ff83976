// Endings solved with all their cycles. Every value of a table is compared with those of the positions that its moves
// lead to; since wins and losses count down, a table that holds together everywhere is the truth. A search of every
// line that knows nothing of tables says the same of random positions, as far as it sees.

#include "engine/solve/endings.h"

#include <atomic>
#include <random>
#include <thread>

#include <gtest/gtest.h>

#include "engine/games.h"
#include "engine/solve/solve_report.h"
#include "support/error_text.h"
#include "support/temporary_folder.h"

namespace rookery::engine {
namespace {

using support::error_text;

/// The value of a position from those of its successors.
template <class R>
solve::Value value_by_moves(const Endings<R>& endings, chess::Position<R>& position) {
    if (const game::Outcome outcome = game::outcome(position); outcome.over()) return solve::Value::of(outcome.result);
    game::MoveList<chess::Position<R>> moves;
    position.legal_moves(moves);
    std::optional<solve::Value> best;
    for (const auto move : moves) {
        position.make(move);
        const solve::Value after = endings.value(position).one_ply_before();
        position.unmake(move);
        if (!best || after.better_for(position.to_move(), *best)) best = after;
    }
    return *best;
}

/// The value of a position by trying every line of so many plies; none if that does not decide it.
template <class R>
std::optional<solve::Value> value_by_search(chess::Position<R>& position, int plies) {
    if (const game::Outcome outcome = game::outcome(position); outcome.over()) return solve::Value::of(outcome.result);
    if (plies == 0) return std::nullopt;
    game::MoveList<chess::Position<R>> moves;
    position.legal_moves(moves);
    std::optional<solve::Value> best;
    bool is_open = false;
    for (const auto move : moves) {
        position.make(move);
        const auto after = value_by_search(position, plies - 1);
        position.unmake(move);
        if (!after) is_open = true;
        else if (!best || after->one_ply_before().better_for(position.to_move(), *best)) best = after->one_ply_before();
    }
    // What is not decided by then wins no sooner than what is.
    if (is_open && !(best && game::winner_of(best->result()) == position.to_move())) return std::nullopt;
    return best;
}

/// What a search decides has that value in the table, and what it does not decide takes longer there. Few positions are
/// decided that soon, and none where all is drawn: as many of them are looked at as of the others, if there are.
template <class R>
void expect_same_by_search(const Endings<R>& endings, const chess::EndingPositions<R>& positions) {
    constexpr int plies = 4;
    constexpr int wanted = 20;
    constexpr int attempts = 200'000;
    std::mt19937_64 random(2026);
    int soon = 0;
    int late = 0;
    for (int attempt = 0; attempt < attempts && (soon < wanted || late < wanted); ++attempt) {
        auto position = positions.position(random() % positions.size());
        if (!position) continue;
        const solve::Value value = endings.value(*position);
        const bool is_soon = value.result() != game::Result::Draw && value.plies() <= plies;
        int& seen = is_soon ? soon : late;
        if (seen == wanted) continue;
        ++seen;
        const auto searched = value_by_search(*position, plies);
        EXPECT_EQ(is_soon, searched && searched->result() != game::Result::Draw)
            << R::info.id << " " << position->text() << ": " << value_text(R::info, value);
        EXPECT_EQ(searched.value_or(value), value) << R::info.id << " " << position->text();
    }
    EXPECT_GE(soon + late, wanted) << R::info.id;
}

template <class R>
void expect_consistent(std::string_view fen, std::uint64_t stride = 1) {
    const auto example = chess::Position<R>::from_text(fen);
    Endings<R> endings;
    ASSERT_TRUE(endings.require(example, {2}));
    const chess::EndingPositions<R> positions(chess::EndingMen::of(example));
    std::uint64_t seen = 0;
    for (std::uint64_t number = 0; number < positions.size(); number += stride) {
        auto position = positions.position(number);
        if (!position) continue;
        ++seen;
        ASSERT_EQ(positions.number_of(*position), number) << position->text();
        const solve::Value expected = value_by_moves(endings, *position);
        const solve::Value value = endings.value(*position);
        ASSERT_EQ(value, expected) << R::info.id << " " << position->text() << ": " << value_text(R::info, value)
                                   << " but by its moves " << value_text(R::info, expected);
    }
    EXPECT_GT(seen, positions.size() / stride / 8);
    expect_same_by_search(endings, positions);
}

TEST(Endings, HoldTogetherInChess) {
    expect_consistent<chess::Orthodox>("8/8/8/8/8/2k5/8/KQ6 b - - 0 1");
    expect_consistent<chess::Orthodox>("8/8/8/3k4/8/8/4P3/4K3 w - - 0 1");
}

TEST(Endings, HoldTogetherInEveryVariant) {
    expect_consistent<chess::Atomic>("8/8/8/8/8/2k5/8/KR6 w - - 0 1");
    expect_consistent<chess::Horde>("8/8/8/8/4k3/8/PP6/8 w - - 0 1");
    expect_consistent<chess::KingOfTheHill>("8/8/8/8/8/2k5/8/K1R5 b - - 0 1");
    expect_consistent<chess::Antichess>("8/8/8/3k4/8/8/4P3/4R3 w - - 0 1", 3);
    expect_consistent<chess::RacingKings>("8/8/8/8/8/1k6/8/K1R5 b - - 0 1");
    expect_consistent<chess::PawnsKings>("8/8/8/3k4/8/8/4P3/4K3 w - - 0 1");
}

TEST(Endings, CountChecksWhereTheyCount) { expect_consistent<chess::ThreeCheck>("8/8/8/8/8/2k5/8/KR6 w - - 2+2 0 1"); }

TEST(Endings, PawnsMayBeTakenEnPassant) { expect_consistent<chess::Antichess>("8/8/8/8/1p6/8/P7/8 w - - 0 1"); }

TEST(Endings, AgreeWithWhatIsKnownOfChess) {
    const auto value = [](std::string_view fen) {
        const auto position = position_from_text("chess", fen);
        return value_text(position->info(), solve(*position, {2}).value);
    };
    // The longest wins with queen and rook take 10 and 16 moves.
    int longest_with_queen = 0;
    int longest_with_rook = 0;
    using Positions = chess::EndingPositions<chess::Orthodox>;
    for (const auto& [fen, longest] : {std::pair{"8/8/8/8/4k3/8/8/K6Q b - - 0 1", &longest_with_queen},
                                       std::pair{"8/8/8/8/4k3/8/8/K6R b - - 0 1", &longest_with_rook}}) {
        const auto example = chess::Position<chess::Orthodox>::from_text(fen);
        Endings<chess::Orthodox> endings;
        ASSERT_TRUE(endings.require(example, {2}));
        const Positions positions(chess::EndingMen::of(example));
        for (std::uint64_t number = 0; number < positions.size(); ++number)
            if (const auto position = positions.position(number))
                *longest = std::max(*longest, endings.value(*position).plies());
    }
    EXPECT_EQ(longest_with_queen, 20);
    EXPECT_EQ(longest_with_rook, 32);
    EXPECT_EQ(value("7k/8/6Q1/8/8/8/8/K7 b - - 0 1"), "Draw");
    // The opposition decides.
    EXPECT_EQ(value("4k3/8/4K3/4P3/8/8/8/8 b - - 0 1").substr(0, 13), "Win for White");
    EXPECT_EQ(value("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1").substr(0, 13), "Win for White");
    EXPECT_EQ(value("8/4k3/8/4K3/4P3/8/8/8 w - - 0 1"), "Draw");
    EXPECT_EQ(value("8/4k3/8/4K3/4P3/8/8/8 b - - 0 1").substr(0, 13), "Win for White");
}

TEST(Endings, TellTheValueOfEveryMoveAndCountPositions) {
    const auto position = position_from_text("chess", "7k/8/6K1/8/8/8/8/R7 w - - 0 1");
    const SolveReport report = solve(*position, {2});
    ASSERT_TRUE(report.complete);
    EXPECT_EQ(value_text(position->info(), report.value), "Win for White in 1 ply");
    EXPECT_EQ(report.moves.front().move, "a1a8");
    EXPECT_EQ(report.moves.size(), position->legal_moves().size());
    EXPECT_GT(report.counts.first_wins, report.counts.draws);
    EXPECT_EQ(report.counts.second_wins, 0U);
    // The same with colors exchanged.
    const SolveReport exchanged = solve(*position_from_text("chess", "r7/8/8/8/8/6k1/8/7K b - - 0 1"), {2});
    EXPECT_EQ(exchanged.counts.second_wins, report.counts.first_wins);
    EXPECT_EQ(value_text(position->info(), exchanged.value), "Win for Black in 1 ply");
}

TEST(Endings, AreKeptInFilesThatMustBeWhole) {
    using Kept = Endings<chess::Orthodox>;
    const support::TemporaryFolder folder;
    const auto position = chess::Position<chess::Orthodox>::from_text("8/8/8/8/4k3/8/8/K6Q b - - 0 1");
    solve::Work work{2};
    work.folder = folder.path();
    Kept first;
    ASSERT_TRUE(first.require(position, work));
    const auto file = folder.path() / "chess-KQvK.ending";
    ASSERT_TRUE(std::filesystem::exists(file));

    // Nothing is computed any more: a solver that is stopped at once still knows it.
    const std::atomic<bool> stop = true;
    work.stop = &stop;
    Kept second;
    ASSERT_TRUE(second.require(position, work));
    EXPECT_EQ(second.value(position), first.value(position));

    // A damaged file is no file.
    std::filesystem::resize_file(file, std::filesystem::file_size(file) - 1);
    Kept third;
    EXPECT_FALSE(third.require(position, work));
}

TEST(Endings, WhoIsStoppedDoesNotWaitForAnother) {
    Endings<chess::Orthodox> endings;
    const auto held = endings.lock({});
    ASSERT_TRUE(held);
    bool solved = true;
    std::thread other([&] {
        const std::atomic<bool> stop = true;
        solve::Work work;
        work.stop = &stop;
        solved = endings.require(chess::Position<chess::Orthodox>::from_text("8/8/8/8/4k3/8/8/K6Q b - - 0 1"), work);
    });
    other.join();
    EXPECT_FALSE(solved);
}

TEST(Endings, WithTooManyMenAreRefused) {
    EXPECT_EQ(error_text([] { static_cast<void>(solve(*start_position("chess"), {})); }),
              "chess is too large to be solved: only positions with up to 4 men, where nobody may castle, can be");
    EXPECT_EQ(error_text(
                  [] { static_cast<void>(solve(*position_from_text("chess", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"), {})); }),
              "chess is too large to be solved: only positions with up to 4 men, where nobody may castle, can be");
    EXPECT_EQ(error_text([] { static_cast<void>(solve(*start_position("crazyhouse"), {})); }),
              "crazyhouse is too large to be solved");
}

}  // namespace
}  // namespace rookery::engine
