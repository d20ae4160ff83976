// Endings solved with all their cycles. Every value of a table is compared with those of the positions that its moves
// lead to; since wins and losses count down, a table that holds together everywhere is the truth. A search of every
// line that knows nothing of tables says the same of random positions, as far as it sees.

#include "engine/solve/endings.h"

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <fstream>
#include <random>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "engine/games.h"
#include "engine/solve/solvable_ending.h"
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
void expect_same_by_search(const Endings<R>& endings, const chess::EndingPositions<R>& positions, int plies) {
    constexpr int wanted = 100;
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
void expect_consistent(std::string_view fen, std::uint64_t stride = 1, int plies = 4) {
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
    expect_same_by_search(endings, positions, plies);
}

TEST(Endings, HoldTogetherInChess) {
    expect_consistent<chess::Orthodox>("8/8/8/8/8/2k5/8/KQ6 b - - 0 1");
    expect_consistent<chess::Orthodox>("8/8/8/3k4/8/8/4P3/4K3 w - - 0 1");
}

TEST(Endings, HoldTogetherInEveryVariant) {
    expect_consistent<chess::Chess960>("8/8/8/8/8/2k5/8/KR6 b - - 0 1");
    expect_consistent<chess::Atomic>("8/8/8/8/8/2k5/8/KR6 w - - 0 1");
    expect_consistent<chess::Horde>("8/8/8/8/4k3/8/PP6/8 w - - 0 1");
    expect_consistent<chess::KingOfTheHill>("8/8/8/8/8/2k5/8/K1R5 b - - 0 1");
    expect_consistent<chess::Antichess>("8/8/8/3k4/8/8/4P3/4R3 w - - 0 1", 3);
    expect_consistent<chess::RacingKings>("8/8/8/8/8/1k6/8/K1R5 b - - 0 1");
    expect_consistent<chess::Endgame>("8/8/8/3k4/8/8/4P3/4K3 w - - 0 1");
    expect_consistent<chess::PawnsKings>("8/8/8/3k4/8/8/4P3/4K3 w - - 0 1");
}

/// What is captured is dropped again, and a pawn that was promoted is a pawn in the hand.
TEST(Endings, HoldTogetherWhereMenChangeSides) {
    expect_consistent<chess::Crazyhouse>("8/8/8/8/8/2k5/8/K7 w - - 0 1");
    expect_consistent<chess::Crazyhouse>("8/8/8/8/8/2k5/8/KR6 w - - 0 1");
    expect_consistent<chess::Crazyhouse>("8/8/8/8/8/2k5/8/K7[N] b - - 0 1");
    expect_consistent<chess::Crazyhouse>("8/8/8/8/8/2k5/4P3/K7[] w - - 0 1", 5);
}

/// Of each rule set, an ending of four men: every so many positions.
TEST(FourMen, HoldTogetherInEveryVariant) {
    constexpr std::uint64_t stride = 499;
    constexpr int plies = 2;
    expect_consistent<chess::Chess960>("8/8/8/8/8/2k5/7n/KR6 b - - 0 1", stride, plies);
    expect_consistent<chess::Atomic>("8/8/8/8/8/2k5/7n/KR6 w - - 0 1", stride, plies);
    expect_consistent<chess::Horde>("8/8/8/8/4k3/8/1NP5/1N6 w - - 0 1", stride, plies);
    expect_consistent<chess::KingOfTheHill>("8/8/8/8/8/2k5/7b/K1R5 b - - 0 1", stride, plies);
    expect_consistent<chess::ThreeCheck>("8/8/8/8/8/2k5/8/KRB5 w - - 1+3 0 1", stride, plies);
    expect_consistent<chess::Antichess>("8/8/8/3k4/8/7n/4B3/4R3 w - - 0 1", stride, plies);
    expect_consistent<chess::RacingKings>("8/8/8/8/8/1k5n/8/K1R5 b - - 0 1", stride, plies);
    expect_consistent<chess::PawnsKings>("8/8/3p4/3k4/8/8/4P3/4K3 w - - 0 1", stride, plies);
    expect_consistent<chess::Crazyhouse>("8/8/8/8/8/2k5/8/KR6[n] w - - 0 1", stride, plies);
    expect_consistent<chess::Crazyhouse>("8/8/8/8/8/2k5/8/KR6[r] w - - 0 1", stride, plies);
}

/// While somebody may castle, every position that can be reached has the value that its moves give it. Returns how many
/// have another than they would have without that right.
template <class R>
std::uint64_t expect_consistent_with_castling(std::string_view fen, std::uint64_t at_least) {
    const auto example = chess::Position<R>::from_text(fen);
    Endings<R> endings;
    EXPECT_TRUE(endings.covers(example));
    EXPECT_TRUE(endings.require(example, {2}));
    const chess::CastlingPositions<R> positions(example);
    std::uint64_t others = 0;
    std::uint64_t wrong = 0;
    for (std::uint64_t number = 0; number < positions.size(); ++number) {
        auto position = *positions.position(number);
        const solve::Value value = endings.value(position);
        const auto searched = value_by_search(position, 2);
        if (value != value_by_moves(endings, position) || searched.value_or(value) != value) ++wrong;
        EXPECT_LE(wrong, 1U) << R::info.id << " " << position.text();
        if (wrong > 1) break;
        chess::Setup setup = position.setup();
        setup.castling_rooks = {};
        if (endings.value(chess::Position<R>(setup)) != value) ++others;
    }
    EXPECT_EQ(wrong, 0U) << R::info.id;
    EXPECT_GE(positions.size(), at_least) << R::info.id;
    EXPECT_EQ(endings.counts(example).positions(), positions.size()) << R::info.id;
    return others;
}

TEST(Endings, KnowCastling) {
    expect_consistent_with_castling<chess::Orthodox>("8/8/8/4k3/8/8/8/R3K3 w Q - 0 1", 1);
    expect_consistent_with_castling<chess::Chess960>("8/8/8/4k3/8/8/8/1RK5 b B - 0 1", 9);
    expect_consistent_with_castling<chess::ThreeCheck>("8/8/8/4k3/8/8/8/R3K3 b Q - 1+1 0 1", 9);
    expect_consistent_with_castling<chess::KingOfTheHill>("8/8/8/6k1/8/8/8/4K2R b K - 0 1", 6);
    expect_consistent_with_castling<chess::Crazyhouse>("8/8/8/4k3/8/8/8/R3K3 b Q - 0 1", 9);
}

/// With another man to move the right may stay for long.
TEST(FourMen, KnowCastling) {
    EXPECT_GT(expect_consistent_with_castling<chess::Orthodox>("8/8/8/4k3/8/8/8/RN2K3 w Q - 0 1", 3000), 0U);
    EXPECT_GT(expect_consistent_with_castling<chess::Crazyhouse>("8/8/8/4k3/8/8/8/R3K3[N] w Q - 0 1", 3000), 0U);
}

TEST(Endings, TellTheValueOfCastling) {
    const auto values = [](std::string_view game, std::string_view fen, std::string_view move) {
        const auto position = position_from_text(game, fen);
        const SolveReport report = solve(*position, {2});
        EXPECT_TRUE(report.complete);
        EXPECT_EQ(report.moves.size(), position->legal_moves().size());
        for (const SolvedMove& solved : report.moves)
            if (solved.move == move) return value_text(position->info(), solved.value);
        return std::string("no such move");
    };
    // Both may castle, and whoever takes the rook of the other wins.
    EXPECT_EQ(values("chess", "4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1", "h1h8"), "Win for White in 29 plies");
    EXPECT_EQ(values("3check", "5k2/8/8/8/8/8/8/4K2R w K - 1+3 0 1", "e1g1"), "Win for White in 1 ply");
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

/// A position whose moves lead to other endings is as well off when its own is read from a file.
TEST(Endings, FilesComeWithThoseThatMovesLeadTo) {
    const support::TemporaryFolder folder;
    solve::Work work{2};
    work.folder = folder.path();
    auto position = chess::Position<chess::Orthodox>::from_text("8/4P3/8/8/8/k7/8/4K3 w - - 0 1");
    solve::Value queen;
    const auto after_promotion = [&](const Endings<chess::Orthodox>& endings) {
        auto after = position;
        after.make(after.parse_move("e7e8q"));
        return endings.value(after);
    };
    {
        Endings<chess::Orthodox> endings;
        ASSERT_TRUE(endings.require(position, work));
        queen = after_promotion(endings);
        EXPECT_EQ(queen.result(), game::Result::FirstWins);
    }
    {
        const std::atomic<bool> stop = true;
        work.stop = &stop;
        Endings<chess::Orthodox> endings;
        ASSERT_TRUE(endings.require(position, work));
        EXPECT_EQ(after_promotion(endings), queen);
        work.stop = nullptr;
    }
    // A file that turns out to be damaged only when it is read is solved again.
    {
        std::fstream file(folder.path() / "chess-KQvK.ending", std::ios::in | std::ios::out | std::ios::binary);
        file.seekp(1000);
        file.put('?');
        file.put('!');
    }
    Endings<chess::Orthodox> endings;
    ASSERT_TRUE(endings.require(position, work));
    EXPECT_EQ(after_promotion(endings), queen);
}

/// Who has no room keeps only what was asked for; that is not another value.
TEST(Endings, ForgetWhatNobodyNeeds) {
    const auto position = chess::Position<chess::Orthodox>::from_text("8/8/8/4k3/8/8/4P3/4K3 w - - 0 1");
    const support::TemporaryFolder folder;
    Endings<chess::Orthodox> large;
    ASSERT_TRUE(large.require(position, {2}));
    for (const auto& path : {std::filesystem::path(), folder.path()}) {
        solve::Work work{2};
        work.folder = path;
        Endings<chess::Orthodox> small(0);
        ASSERT_TRUE(small.require(position, work));
        EXPECT_LT(small.bytes_kept(), large.bytes_kept());
        EXPECT_EQ(small.value(position), large.value(position));
        EXPECT_EQ(small.counts(position), large.counts(position));
        EXPECT_EQ(small.bytes_kept(), chess::EndingPositions<chess::Orthodox>(chess::EndingMen::of(position)).size());
    }
}

TEST(Endings, TellHowFarTheyAreWithoutGoingBack) {
    for (const std::string_view fen : {"8/8/8/4k3/8/8/4P3/4K3 w - - 0 1", "8/8/8/4k3/8/8/8/R3K3 w Q - 0 1"}) {
        for (const unsigned threads : {1U, 2U}) {
            std::vector<double> shares;
            solve::Work work{threads};
            work.progress = [&](double share) { shares.push_back(share); };
            Endings<chess::Orthodox> endings;
            ASSERT_TRUE(endings.require(chess::Position<chess::Orthodox>::from_text(fen), work));
            ASSERT_FALSE(shares.empty());
            EXPECT_TRUE(std::is_sorted(shares.begin(), shares.end()));
            EXPECT_DOUBLE_EQ(shares.back(), 1);
            // Of two threads, the one that has done less may be the last to say so.
            if (threads > 1) continue;
            EXPECT_GT(shares.size(), 10U);
            EXPECT_LT(shares.front(), 0.1);
        }
    }
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
              "chess is too large to be solved: only positions with up to 4 men can be");
    EXPECT_EQ(
        error_text([] { static_cast<void>(solve(*start_position("crazyhouse"), {})); }),
        "crazyhouse is too large to be solved: only positions with up to 4 men (those in hand included) of which at "
        "most one is a pawn or promoted can be");
    EXPECT_FALSE(is_solvable_ending(*position_from_text("crazyhouse", "4k3/8/8/8/8/8/8/4K3[Pp] w - - 0 1")));
    EXPECT_TRUE(is_solvable_ending(*position_from_text("crazyhouse", "4k3/8/8/8/8/8/8/4K3[Pn] w - - 0 1")));
    EXPECT_TRUE(is_solvable_ending(*position_from_text("chess", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1")));
}

}  // namespace
}  // namespace rookery::engine
