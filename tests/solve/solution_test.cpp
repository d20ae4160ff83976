// Exact values, checked against games whose values are known and against searches that know nothing of stages.

#include "solve/solution.h"

#include <unordered_map>

#include <gtest/gtest.h>

#include "board/random.h"
#include "support/search_helpers.h"
#include "support/tic_tac_toe.h"
#include "wolfsheep/path_evaluation.h"
#include "wolfsheep/states.h"

namespace rookery::solve {
namespace {

using game::Result;
using test::TicTacToe;
using wolfsheep::Position;
using wolfsheep::States;
using WolfSheep = Solution<States>;

constexpr unsigned two_threads = 2;

/// Every filling of the nine cells, by the number of stones: most of them are no positions.
class TicTacToeStates {
public:
    using Position = TicTacToe;

    explicit TicTacToeStates(const TicTacToe&) {}
    [[nodiscard]] int stages() const { return 10; }
    [[nodiscard]] std::uint64_t states(int) const { return 19'683; }
    [[nodiscard]] int stage_of(const TicTacToe& position) const {
        const std::string text = position.text();
        return static_cast<int>(text.size() - static_cast<std::size_t>(std::count(text.begin(), text.end(), '.')));
    }
    [[nodiscard]] std::uint64_t number_of(const TicTacToe& position) const {
        std::uint64_t number = 0;
        for (const char cell : position.text()) number = 3 * number + (cell == '.' ? 0 : cell == 'x' ? 1 : 2);
        return number;
    }
    template <class Visitor>
    void visit(int stage, std::uint64_t first, std::uint64_t last, Visitor&& visit) const {
        for (std::uint64_t number = first; number < last; ++number) {
            std::string text(9, '.');
            std::uint64_t rest = number;
            for (std::size_t cell = 9; cell-- > 0; rest /= 3) text[cell] = ".xo"[rest % 3];
            const auto xs = std::count(text.begin(), text.end(), 'x');
            const auto os = std::count(text.begin(), text.end(), 'o');
            if (xs + os != stage || (xs != os && xs != os + 1)) continue;
            const TicTacToe position = TicTacToe::from_text(text);
            visit(number, position, [&](TicTacToe::Move move) {
                TicTacToe next = position;
                next.make(move);
                return number_of(next);
            });
        }
    }
    bool operator==(const TicTacToeStates&) const = default;
};

TEST(Solution, TicTacToeIsADraw) {
    const TicTacToeStates states(TicTacToe::start(0));
    const auto solution = Solution<TicTacToeStates>::solve(states, {0, 9}, {two_threads});
    ASSERT_TRUE(solution);
    EXPECT_EQ(solution->value(TicTacToe::start(0)).result(), Result::Draw);
    EXPECT_EQ(solution->value(TicTacToe::from_text("xx.oo....")), Value::of(Result::FirstWins).one_ply_before());
    const Value corner = solution->value(TicTacToe::from_text("xo......."));
    EXPECT_EQ(corner.result(), Result::FirstWins);
    EXPECT_EQ(corner.plies(), 5);
}

TEST(Value, OrdersResultsAndDistances) {
    const Value won = Value::of(Result::FirstWins);
    const Value lost = Value::of(Result::SecondWins);
    const Value drawn = Value::of(Result::Draw);
    EXPECT_TRUE(won.better_for(game::Side::First, won.one_ply_before())) << "the sooner the better";
    EXPECT_TRUE(lost.one_ply_before().better_for(game::Side::First, lost)) << "the later the better";
    EXPECT_TRUE(drawn.better_for(game::Side::First, lost.one_ply_before()));
    EXPECT_TRUE(drawn.better_for(game::Side::Second, won));
    EXPECT_EQ(drawn.one_ply_before(), drawn);
    EXPECT_EQ(won.one_ply_before().one_ply_before().plies(), 2);
    EXPECT_EQ(lost.one_ply_before().plies(), 1);
    Value long_win = won;
    for (int ply = 0; ply < 1000; ++ply) long_win = long_win.one_ply_before();
    EXPECT_EQ(long_win.result(), Result::FirstWins) << "too long to count, but won";
}

const WolfSheep& solution_of_size(int size) {
    static std::unordered_map<int, WolfSheep> solutions;
    if (const auto known = solutions.find(size); known != solutions.end()) return known->second;
    const States states(Position::start_of_size(size));
    auto solution = WolfSheep::solve(states, {0, states.stages()}, {two_threads});
    return solutions.emplace(size, std::move(*solution)).first->second;
}

/// The value by looking at every continuation, remembered by the position's key.
class ExhaustiveSearch {
public:
    Value value(Position& position) {
        if (const auto known = known_.find(position.key()); known != known_.end()) return known->second;
        const game::Outcome outcome = game::outcome(position);
        std::optional<Value> best;
        if (outcome.over()) {
            best = Value::of(outcome.result);
        } else {
            Position::MoveList moves;
            position.legal_moves(moves);
            for (const auto move : moves) {
                position.make(move);
                const Value after = value(position).one_ply_before();
                position.unmake(move);
                if (!best || after.better_for(position.to_move(), *best)) best = after;
            }
        }
        known_.emplace(position.key(), *best);
        return *best;
    }

private:
    std::unordered_map<game::Key, Value> known_;
};

Position random_position(board::Random& random, int size, std::uint64_t longest) {
    Position position = Position::start_of_size(size);
    for (auto plies = random.below(longest); plies > 0; --plies) {
        Position::MoveList moves;
        position.legal_moves(moves);
        position.make(moves[random.below(moves.size())]);
        if (game::outcome(position).over()) return random_position(random, size, longest);
    }
    return position;
}

TEST(WolfSheepSolution, CountsEveryPosition) {
    EXPECT_EQ(solution_of_size(4).counts().positions(), 2U * 6 * 28);
    EXPECT_EQ(solution_of_size(6).counts().positions(), 2U * 15 * 816);
    EXPECT_EQ(solution_of_size(8).counts(), (Counts{133'415, 1'880'345, 0}));
}

TEST(WolfSheepSolution, TheSheepWinFromTheStart) {
    const Value start = solution_of_size(8).value(Position::start());
    EXPECT_EQ(start.result(), Result::FirstWins);
    EXPECT_EQ(start.plies(), 44);
}

TEST(WolfSheepSolution, EveryPositionIsFoundUnderItsOwnNumber) {
    for (const int size : {4, 6}) {
        const States states(Position::start_of_size(size));
        for (int stage = 0; stage < states.stages(); ++stage)
            states.visit(stage, 0, states.states(stage),
                         [&](std::uint64_t number, const Position& position, const auto& number_after) {
                             ASSERT_EQ(states.stage_of(position), stage) << position.text();
                             ASSERT_EQ(states.number_of(position), number) << position.text();
                             ASSERT_EQ(position.key(), position.computed_key()) << position.text();
                             Position::MoveList moves;
                             position.legal_moves(moves);
                             for (const auto move : moves) {
                                 Position next = position;
                                 next.make(move);
                                 ASSERT_EQ(states.stage_of(next), stage + 1) << next.text();
                                 ASSERT_EQ(states.number_of(next), number_after(move)) << next.text();
                             }
                         });
    }
}

TEST(WolfSheepSolution, AgreesWithAnExhaustiveSearch) {
    for (const int size : {4, 6, 8}) {
        ExhaustiveSearch search;
        board::Random random(3);
        for (int i = 0; i < 5'000; ++i) {
            Position position = random_position(random, size, 30);
            ASSERT_EQ(solution_of_size(size).value(position), search.value(position)) << position.text();
        }
    }
}

TEST(WolfSheepSolution, AgreesWithTheStrongSearchWhereItFindsAForcedWin) {
    board::Random random(5);
    int forced = 0;
    for (int i = 0; i < 300; ++i) {
        const Position position = random_position(random, 8, 40);
        const auto found = test::run_search(position, 14, true, wolfsheep::PathEvaluation());
        if (!search::is_forced(found.score)) continue;
        ++forced;
        const Value value = solution_of_size(8).value(position);
        const bool mover_wins = (value.result() == Result::FirstWins) == (position.to_move() == game::Side::First);
        ASSERT_EQ(search::is_forced_win(found.score), mover_wins) << position.text();
        ASSERT_GE(search::plies_to_end(found.score), mover_wins ? value.plies() : 0) << position.text();
    }
    EXPECT_GT(forced, 100);
}

Position::Move best_move(const WolfSheep& solution, Position position) {
    Position::MoveList moves;
    position.legal_moves(moves);
    std::optional<Value> best;
    Position::Move chosen = moves[0];
    for (const auto move : moves) {
        position.make(move);
        const Value value = solution.value(position);
        position.unmake(move);
        if (best && !value.better_for(position.to_move(), *best)) continue;
        best = value;
        chosen = move;
    }
    return chosen;
}

/// Plays a position out, with the winner playing from the solution.
template <class Opponent>
void expect_win(Position position, Opponent opponent) {
    const WolfSheep& solution = solution_of_size(8);
    const Value value = solution.value(position);
    const game::Side winner = value.result() == Result::FirstWins ? game::Side::First : game::Side::Second;
    const std::string from = position.text();
    int plies = 0;
    for (; !game::outcome(position).over(); ++plies)
        position.make(position.to_move() == winner ? best_move(solution, position) : opponent(position));
    ASSERT_EQ(game::outcome(position).result, value.result()) << from;
    ASSERT_LE(plies, value.plies()) << from;
}

TEST(PerfectPlay, WinsWhatIsWonAgainstAnybody) {
    board::Random random(11);
    for (int i = 0; i < 2'000; ++i) {
        const Position position = random_position(random, 8, 30);
        expect_win(position, [&](const Position& now) {
            Position::MoveList moves;
            now.legal_moves(moves);
            return moves[random.below(moves.size())];
        });
        expect_win(position, [](const Position& now) { return best_move(solution_of_size(8), now); });
    }
    for (int i = 0; i < 60; ++i)
        expect_win(random_position(random, 8, 20), [](const Position& now) {
            return test::run_search(now, 10, true, wolfsheep::PathEvaluation()).move;
        });
}

TEST(Solution, KeepsOnlyTheStagesThatAreWanted) {
    const Position start = Position::start();
    const States states(start);
    const int stage = states.stage_of(start);
    const auto part = WolfSheep::solve(states, {stage, stage}, {1});
    EXPECT_EQ(part->value(start), solution_of_size(8).value(start));
    EXPECT_EQ(part->counts(), solution_of_size(8).counts()) << "one thread counts as two do";
    EXPECT_EQ(WolfSheep::bytes_needed(states, {0, states.stages()}), 2U * 35'960 * 32);
    EXPECT_LT(WolfSheep::bytes_needed(states, {stage, stage}), 2U * 35'960 * 32 / 5);
}

TEST(Solution, CanBeStoppedAndWatched) {
    const States states(Position::start_of_size(6));
    std::atomic<bool> stop = false;
    double last = 0;
    const auto watched = WolfSheep::solve(states, {0, 0}, {1, &stop, [&](double share) {
                                                               EXPECT_GE(share, last);
                                                               EXPECT_LE(share, 1);
                                                               last = share;
                                                           }});
    EXPECT_TRUE(watched);
    EXPECT_GT(last, 0.9);
    stop = true;
    EXPECT_FALSE(WolfSheep::solve(states, {0, 0}, {1, &stop}));
}

}  // namespace
}  // namespace rookery::solve
