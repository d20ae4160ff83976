// The engine as protocols see it, on positions whose answers are known.

#include "engine/engine.h"

#include <atomic>
#include <chrono>
#include <future>
#include <memory>
#include <utility>

#include <gtest/gtest.h>

#include "engine/games.h"
#include "search/score.h"
#include "text/parse_error.h"

namespace rookery::engine {
namespace {

struct SearchResult {
    Answer answer;
    std::vector<Report> reports;

    [[nodiscard]] const Report& last(int line = 1) const {
        for (auto report = reports.rbegin(); report != reports.rend(); ++report)
            if (report->line == line) return *report;
        throw std::logic_error("no report of that line");
    }
};

class EngineTest : public testing::Test {
protected:
    SearchResult think(const AnyPosition& position, const Request& request) {
        SearchResult thought;
        thought.answer =
            engine.search(position, request, [&](const Report& report) { thought.reports.push_back(report); });
        return thought;
    }
    SearchResult think(const std::string& fen, int depth) {
        Request request;
        request.limits.depth = depth;
        return think(*position_from_text("chess", fen), request);
    }
    void configure(const std::function<void(Settings&)>& change) {
        Settings settings = engine.settings();
        change(settings);
        engine.configure(settings);
    }

    /// Starts the search, and waits for a report of which the condition holds.
    template <class Condition>
    void start_until(const Request& request, std::atomic<bool>& answered, Condition condition) {
        // The search goes on telling after this has returned.
        struct Kept {
            std::promise<void> promise;
            bool told = false;
        };
        const auto kept = std::make_shared<Kept>();
        engine.start(*start_position("chess"), request,
                     {[kept, condition](const Report& report) {
                          if (condition(report) && !std::exchange(kept->told, true)) kept->promise.set_value();
                      },
                      [&answered](const Answer& answer) { answered = !answer.best_move.empty(); }});
        kept->promise.get_future().wait();
    }

    Engine engine;
};

const std::string start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

struct Puzzle {
    const char* name;
    const char* fen;
    int depth;
    const char* move;  ///< empty if any will do
    int win_in_plies;  ///< negative for a loss

    friend void PrintTo(const Puzzle& puzzle, std::ostream* out) { *out << puzzle.fen; }
};

class Mates : public EngineTest, public testing::WithParamInterface<Puzzle> {};

TEST_P(Mates, AreFoundWithTheirDistance) {
    const Puzzle& puzzle = GetParam();
    const SearchResult thought = think(puzzle.fen, puzzle.depth);
    if (*puzzle.move != '\0') {
        EXPECT_EQ(thought.answer.best_move, puzzle.move);
    }
    const search::Score expected =
        puzzle.win_in_plies > 0 ? search::win_in(puzzle.win_in_plies) : search::loss_in(-puzzle.win_in_plies);
    EXPECT_EQ(thought.last().score_for_mover, expected);
}

INSTANTIATE_TEST_SUITE_P(
    Known, Mates,
    testing::Values(Puzzle{"BackRankInOne", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", 4, "a1a8", 1},
                    Puzzle{"SmotheredInTwo", "r6k/6pp/7N/8/8/1Q6/8/6K1 w - - 0 1", 12, "b3g8", 3},
                    Puzzle{"RooksInTwo", "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1", 7, "", 3},
                    Puzzle{"QueenOffersItselfInTwo",
                           "r1bq2r1/b4pk1/p1pp1p2/1p2pP2/1P2P1PB/3P4/1PPQ2P1/R3K2R w KQ - 0 1", 12, "d2h6", 3},
                    Puzzle{"AcrossTheBoardInThree", "r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1", 8, "f6a6", 5},
                    Puzzle{"RookInOne", "7k/8/6K1/8/8/8/8/R7 w - - 0 1", 4, "a1a8", 1},
                    Puzzle{"LostInOne", "k7/2K5/8/8/8/8/8/1Q6 b - - 0 1", 6, "a8a7", -2}),
    [](const auto& info) { return std::string(info.param.name); });

TEST_F(EngineTest, AvoidsStalemateWhenWinning) {
    // Qf7 or Qg6 would be stalemate; the queen must leave the king a square, or mate.
    const SearchResult thought = think("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1", 8);
    EXPECT_TRUE(search::is_forced_win(thought.last().score_for_mover));
    const auto position = position_from_text("chess", "7k/8/5K2/6Q1/8/8/8/8 w - - 0 1");
    position->play(thought.answer.best_move);
    EXPECT_NE(position->outcome().result, game::Result::Draw);
}

TEST_F(EngineTest, SavesItselfByStalemate) {
    // A queen against a rook, but Black's king cannot move: the rook offers itself until it is taken.
    const SearchResult thought = think("7k/5Q2/7K/8/8/8/8/1r6 b - - 0 1", 24);
    EXPECT_EQ(thought.last().score_for_mover, 0);
}

TEST_F(EngineTest, InAKingAndPawnEndingTheOppositionDecides) {
    EXPECT_LT(think("4k3/8/4K3/4P3/8/8/8/8 b - - 0 1", 24).last().score_for_mover, -300);
    EXPECT_NEAR(think("8/8/8/4k3/4P3/4K3/8/8 w - - 0 1", 24).last().score_for_mover, 0, 40);
}

TEST_F(EngineTest, AKingInTheCornerHoldsAgainstTheWrongBishop) {
    // Neither the bishop nor its king ever gets the pawn past the corner, however deep one looks.
    for (const int depth : {6, 10, 14, 18})
        EXPECT_EQ(think("k7/8/1K6/P7/8/8/8/4B3 w - - 0 1", depth).last().score_for_mover, 0) << depth;
    EXPECT_GT(think("k7/8/1K6/P7/8/8/8/5B2 w - - 0 1", 14).last().score_for_mover, 500) << "the right bishop wins";
}

TEST_F(EngineTest, SeesAZugzwangThatPassingWouldEscape) {
    // Whoever moves first loses the pawn: a null move must not hide it.
    const SearchResult thought = think("8/8/p1p5/1p5p/1P5p/8/PPP2K1p/4R1rk w - - 0 1", 14);
    EXPECT_EQ(thought.answer.best_move, "e1f1");
}

TEST_F(EngineTest, ARepetitionIsADraw) {
    // Down a queen, the perpetual check saves White.
    const SearchResult thought = think("6k1/5ppp/8/8/7Q/8/qr4PP/7K w - - 0 1", 12);
    EXPECT_GE(thought.last().score_for_mover, -50);
}

TEST_F(EngineTest, KnowsThatThePositionHasOccurredBefore) {
    const auto position = position_from_text("chess", "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");
    for (const char* move : {"a1b1", "g8f8", "b1a1", "f8g8", "a1b1", "g8f8", "b1a1"}) position->play(move);
    // Black to move could bring about the third occurrence, and is lost otherwise.
    Request request;
    request.limits.depth = 8;
    const SearchResult thought = think(*position, request);
    EXPECT_EQ(thought.answer.best_move, "f8g8");
    EXPECT_EQ(thought.last().score_for_mover, 0);
}

TEST_F(EngineTest, TheFiftyMoveRuleIsInSight) {
    // A queen up, but every mate takes longer than the one move that is left.
    EXPECT_EQ(think("8/8/4k3/8/8/8/1Q6/K7 w - - 99 80", 6).last().score_for_mover, 0);
    EXPECT_GT(think("8/8/4k3/8/8/8/1Q6/K7 w - - 10 80", 6).last().score_for_mover, 300);
}

TEST_F(EngineTest, WithoutALegalMoveThereIsNoAnswer) {
    for (const char* fen : {"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1"}) {
        const SearchResult thought = think(fen, 5);
        EXPECT_EQ(thought.answer.best_move, "");
        EXPECT_TRUE(thought.reports.empty());
    }
}

TEST_F(EngineTest, NodeLimitsAreExact) {
    for (const unsigned threads : {1u, 2u, 3u}) {
        configure([&](Settings& settings) { settings.threads = threads; });
        for (const std::uint64_t nodes : {1u, 20u, 1'000u, 54'321u}) {
            Request request;
            request.limits.nodes = nodes;
            const SearchResult thought = think(*start_position("chess"), request);
            if (threads == 1) {
                EXPECT_EQ(thought.answer.nodes, nodes);
            } else {
                EXPECT_LE(thought.answer.nodes, nodes);
            }
            EXPECT_FALSE(thought.answer.best_move.empty());
        }
    }
}

TEST_F(EngineTest, OnOneThreadTheSameSearchGivesTheSameResult) {
    Request request;
    request.limits.nodes = 30'000;
    const auto position =
        position_from_text("chess", "r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/2NB1N2/PP3PPP/R1BQ1RK1 w - - 0 9");
    const SearchResult first = think(*position, request);
    engine.new_game();
    const SearchResult second = think(*position, request);
    ASSERT_EQ(first.reports.size(), second.reports.size());
    for (std::size_t i = 0; i < first.reports.size(); ++i) {
        EXPECT_EQ(first.reports[i].nodes, second.reports[i].nodes);
        EXPECT_EQ(first.reports[i].score_for_mover, second.reports[i].score_for_mover);
        EXPECT_EQ(first.reports[i].moves, second.reports[i].moves);
    }
    EXPECT_EQ(first.answer.best_move, second.answer.best_move);
}

TEST_F(EngineTest, FindsSeveralLinesBestFirst) {
    configure([](Settings& settings) { settings.lines = 4; });
    const SearchResult thought = think(start, 8);
    for (int line = 1; line < 4; ++line)
        EXPECT_GE(thought.last(line).score_for_mover, thought.last(line + 1).score_for_mover);
    EXPECT_NE(thought.last(1).moves[0], thought.last(2).moves[0]);
    EXPECT_EQ(thought.answer.best_move, thought.last(1).moves[0]);
}

TEST_F(EngineTest, SeveralLinesAreNotMoreThanThereAreMoves) {
    configure([](Settings& settings) { settings.lines = 10; });
    const SearchResult thought = think("7k/8/8/8/8/8/r7/7K w - - 0 1", 5);
    EXPECT_EQ(thought.reports.back().line, 1);
}

TEST_F(EngineTest, ConsidersOnlyTheMovesItIsTold) {
    Request request;
    request.limits.depth = 6;
    request.only = {"a2a3", "h2h4"};
    const std::string best = think(*start_position("chess"), request).answer.best_move;
    EXPECT_TRUE(best == "a2a3" || best == "h2h4") << best;
    request.only = {"e2e5"};
    EXPECT_THROW(think(*start_position("chess"), request), text::ParseError);
}

TEST_F(EngineTest, EveryReportedLineCanBePlayed) {
    configure([](Settings& settings) { settings.threads = 2; });
    for (const char* fen : {start.c_str(), "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"}) {
        for (const Report& report : think(fen, 10).reports) {
            const auto position = position_from_text("chess", fen);
            for (const std::string& move : report.moves) ASSERT_NO_THROW(position->play(move)) << fen;
        }
    }
}

TEST_F(EngineTest, AnInfiniteSearchAnswersOnlyWhenStopped) {
    Request request;
    request.limits.infinite = true;
    request.limits.depth = 2;
    std::atomic<bool> answered = false;
    start_until(request, answered, [](const Report& report) { return report.depth == 2; });
    EXPECT_FALSE(answered);
    engine.stop();
    engine.wait();
    EXPECT_TRUE(answered);
}

TEST_F(EngineTest, PonderingAnswersAfterTheHit) {
    Request request;
    request.limits.ponder = true;
    request.limits.clocks = {{{search::Milliseconds(100), {}}, {search::Milliseconds(100), {}}}};
    std::atomic<bool> answered = false;
    // By then its clock would have run out.
    start_until(request, answered, [](const Report& report) { return report.time > search::Milliseconds(100); });
    EXPECT_FALSE(answered);
    engine.ponder_hit();
    engine.wait();
    EXPECT_TRUE(answered);
}

TEST_F(EngineTest, AStopRightAfterTheStartIsNotLost) {
    Request request;
    request.limits.infinite = true;
    for (int i = 0; i < 200; ++i) {
        std::string move;
        engine.start(*start_position("chess"), request, {{}, [&](const Answer& answer) { move = answer.best_move; }});
        engine.stop();
        engine.wait();
        EXPECT_FALSE(move.empty());
    }
}

TEST_F(EngineTest, EndsAtAMateOfTheWantedLength) {
    Request request;
    request.limits.mate_in = 2;
    const SearchResult thought = think(*position_from_text("chess", "r6k/6pp/7N/8/8/1Q6/8/6K1 w - - 0 1"), request);
    EXPECT_EQ(thought.last().score_for_mover, search::win_in(3));
}

TEST_F(EngineTest, TheTextbookAlgorithmsPlayToTheirDepth) {
    for (const Algorithm algorithm : {Algorithm::Minimax, Algorithm::AlphaBeta}) {
        configure([&](Settings& settings) {
            settings.algorithm = algorithm;
            settings.evaluation = "material";
        });
        const SearchResult thought = think("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", 3);
        EXPECT_EQ(thought.answer.best_move, "a1a8");
        EXPECT_EQ(thought.last().depth, 3);
        EXPECT_EQ(thought.last().score_for_mover, search::win_in(1));
    }
}

TEST_F(EngineTest, ATextbookSearchCanBeStopped) {
    configure([](Settings& settings) { settings.algorithm = Algorithm::Minimax; });
    Request request;
    request.limits.depth = 30;
    std::atomic<bool> answered = false;
    start_until(request, answered, [](const Report&) { return true; });
    engine.stop();
    engine.wait();
    EXPECT_TRUE(answered);
}

// A search that had not come to its end said nothing at all: depth 0, no time, and as its move the last one tried.
TEST_F(EngineTest, AStoppedTextbookSearchTellsWhatItHas) {
    constexpr const char* middlegame = "r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/2NB1N2/PP3PPP/R1BQ1RK1 w - - 0 9";
    // Enough nodes for some moves of the root, but not for all.
    for (const auto& [algorithm, nodes] :
         {std::pair(Algorithm::Minimax, 300'000U), std::pair(Algorithm::AlphaBeta, 5'000U)}) {
        configure([&, chosen = algorithm](Settings& settings) {
            settings.algorithm = chosen;
            settings.evaluation = "material";
        });
        Request request;
        request.limits.depth = 4;
        request.limits.nodes = nodes;
        const auto position = position_from_text("chess", middlegame);
        const SearchResult thought = think(*position, request);
        const Report& last = thought.last();
        EXPECT_EQ(last.depth, 4);
        EXPECT_EQ(last.bound, search::Bound::Lower);
        EXPECT_EQ(last.nodes, thought.answer.nodes);
        EXPECT_GE(last.nodes, nodes);
        EXPECT_GT(last.evaluations, nodes / 4);
        ASSERT_FALSE(last.moves.empty());
        EXPECT_EQ(last.moves[0], thought.answer.best_move);
        // The score is what the move is worth when it alone is searched to the end.
        request.limits.nodes.reset();
        request.only = {thought.answer.best_move};
        EXPECT_EQ(think(*position, request).last().score_for_mover, last.score_for_mover);
    }
}

TEST_F(EngineTest, ATextbookSearchThatGoesDeeperAndDeeperKeepsTheLastWholeDepth) {
    configure([&](Settings& settings) { settings.algorithm = Algorithm::Minimax; });
    Request request;
    request.limits.nodes = 50'000;
    const SearchResult thought = think(*start_position("chess"), request);
    EXPECT_EQ(thought.last().depth, 3) << "1 + 20 + 420 + 9322 nodes, and the fourth takes 206,603";
    EXPECT_EQ(thought.last().bound, search::Bound::Exact);
    EXPECT_EQ(thought.last().nodes, thought.answer.nodes);
    EXPECT_GE(thought.answer.nodes, 50'000U);
    EXPECT_GT(thought.last().evaluations, 20U + 400U + 8902U) << "those of the fourth are counted, too";
}

TEST_F(EngineTest, ATextbookSearchTellsOfItselfWhileItRuns) {
    configure([&](Settings& settings) { settings.algorithm = Algorithm::Minimax; });
    Request request;
    request.limits.depth = 30;  // nobody waits for this
    std::atomic<bool> stop = false;
    std::vector<Report> reports;
    const Answer answer = engine.search(
        *start_position("chess"), request,
        [&](const Report& report) {
            reports.push_back(report);
            if (reports.size() == 2) stop = true;
        },
        &stop);
    ASSERT_GE(reports.size(), 3U);
    EXPECT_GT(reports[0].nodes, 0U);
    EXPECT_GT(reports[0].evaluations, 0U);
    EXPECT_GT(reports[1].nodes, reports[0].nodes);
    EXPECT_GT(reports[1].time, reports[0].time);
    EXPECT_GE(reports.back().nodes, reports[1].nodes);
    EXPECT_EQ(reports.back().nodes, answer.nodes);
    EXPECT_GE(engine.nodes_so_far(), reports[1].nodes);
}

TEST_F(EngineTest, ATextbookSearchConsidersOnlyTheMovesItIsTold) {
    configure([&](Settings& settings) { settings.algorithm = Algorithm::AlphaBeta; });
    Request request;
    request.limits.depth = 2;
    request.only = {"h2h4", "a2a3"};
    const SearchResult thought = think(*start_position("chess"), request);
    EXPECT_TRUE(thought.answer.best_move == "a2a3" || thought.answer.best_move == "h2h4") << thought.answer.best_move;
    request.only = {"h2h4"};
    EXPECT_EQ(think(*start_position("chess"), request).answer.best_move, "h2h4");
}

TEST_F(EngineTest, ThreadsStayFromSearchToSearch) {
    Request request;
    request.limits.nodes = 500;
    for (const unsigned threads : {3u, 1u, 2u, 4u}) {
        configure([&](Settings& settings) { settings.threads = threads; });
        for (int i = 0; i < 50; ++i) EXPECT_FALSE(think(*start_position("chess"), request).answer.best_move.empty());
    }
}

TEST_F(EngineTest, ManyThreadsAreHadOrTheAnswerSaysHowMany) {
    configure([&](Settings& settings) { settings.threads = 256; });
    Request request;
    request.limits.nodes = 25'600;
    const Answer answer = engine.search(*start_position("chess"), request);
    EXPECT_FALSE(answer.best_move.empty());
    if (!answer.remark.empty()) {
        EXPECT_TRUE(answer.remark.ends_with(" of 256 threads only")) << answer.remark;
    }
}

TEST_F(EngineTest, RefusesWhatItCannotHave) {
    configure([](Settings& settings) { settings.evaluation = "nonsense"; });
    Request request;
    request.limits.depth = 1;
    EXPECT_THROW(think(*start_position("chess"), request), text::ParseError);
}

TEST_F(EngineTest, PlaysChess960) {
    Request request;
    request.limits.depth = 6;
    for (const int number : {0, 100, 959}) {
        const auto position = start_position("chess960", number);
        const SearchResult thought = think(*position, request);
        EXPECT_NO_THROW(position->play(thought.answer.best_move));
    }
}

/// What a search found that tries few drops is not what one finds that tries them all, and nothing is handed on.
TEST_F(EngineTest, OtherPliesOfDropsBeginAnew) {
    const auto position =
        position_from_text("crazyhouse", "r1bqk2r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R[Nb] w KQkq - 4 4");
    Request request;
    request.limits.depth = 5;
    const auto nodes_with = [&](int drop_plies) {
        configure([&](Settings& settings) { settings.drop_plies = drop_plies; });
        return think(*position, request).answer.nodes;
    };
    const auto all = nodes_with(search::max_ply);
    const auto few = nodes_with(1);
    EXPECT_NE(few, all);
    EXPECT_EQ(nodes_with(search::max_ply), all);
    EXPECT_EQ(nodes_with(1), few);
    EXPECT_LT(nodes_with(1), few) << "the same search goes on with what it knew";
}

}  // namespace
}  // namespace rookery::engine
