// What the evaluations of bughouse say.

#include <cstdlib>
#include <stdexcept>

#include <gtest/gtest.h>

#include "board/random.h"
#include "bughouse/evaluation/external.h"
#include "bughouse/evaluation/published.h"
#include "bughouse/evaluation/tunable.h"
#include "bughouse/evaluation/tuned.h"
#include "support/play.h"

namespace rookery::bughouse {
namespace {

using Kind = PublishedEvaluation::Kind;

Position position_of(const std::string& a, const std::string& b) {
    return Position::from_text(a + " w - - 0 1 | " + b + " b - - 0 1 t1");
}
const std::string kings = "4k3/8/8/8/8/8/8/4K3[]";

int score(Kind kind, const Position& position) { return PublishedEvaluation(kind).score_for_mover(position); }

/// Plays random games and shows every position on the way, with the moves made and taken back.
template <class Visitor>
void for_random_positions(int games, Visitor visit) {
    for (int game = 0; game < games; ++game) {
        board::Random random(static_cast<std::uint64_t>(game));
        Position position = Position::start(static_cast<int>(random.below(8)));
        for (int ply = 0; ply < 120 && !game::outcome(position).over(); ++ply) {
            Position::MoveList moves;
            position.legal_moves(moves);
            const Move move = moves[random.below(moves.size())];
            visit(position, move);
            position.make(move);
        }
    }
}

TEST(BughouseTuned, FollowsTheMoves) {
    for (int game = 0; game < 20; ++game) {
        board::Random random(static_cast<std::uint64_t>(game));
        Position position = Position::start(static_cast<int>(random.below(8)));
        TunedEvaluation following;
        following.reset(position);
        for (int ply = 0; ply < 120 && !game::outcome(position).over(); ++ply) {
            TunedEvaluation fresh;
            fresh.reset(position);
            ASSERT_EQ(following.score_for_mover(position), fresh.score_for_mover(position)) << position.text();
            Position::MoveList moves;
            position.legal_moves(moves);
            const Move tried = moves[random.below(moves.size())];
            following.make(position, tried);
            following.unmake();
            const Move move = moves[random.below(moves.size())];
            following.make(position, move);
            position.make(move);
        }
    }
}

TEST(BughouseTuned, TreatsTheTeamsAlike) {
    for_random_positions(10, [](const Position& position, Move) {
        const Position flipped = position.flipped();
        TunedEvaluation one;
        TunedEvaluation other;
        one.reset(position);
        other.reset(flipped);
        ASSERT_EQ(one.score_for_mover(position), other.score_for_mover(flipped)) << position.text();
    });
}

TEST(BughouseTuned, HavingTheMoveDoesNotGrowWithTheNumberOfBoards) {
    const auto score_of = [](const Position& position) {
        TunedEvaluation evaluation;
        evaluation.reset(position);
        return evaluation.score_for_mover(position);
    };
    const game::Score at_start = score_of(Position::start());
    EXPECT_GT(at_start, 0);
    for (int number = 0; number < Position::info.start_positions; ++number) {
        const Position position = Position::start(number);
        if (position.board_count() < 2) continue;
        EXPECT_EQ(score_of(position), at_start) << number;
    }
}

TEST(BughouseTuned, WhatTheTunerSeesAddsUpToTheScore) {
    for_random_positions(5, [](const Position& position, Move) {
        if (position.in_check()) return;
        TunedEvaluation evaluation;
        evaluation.reset(position);
        const int for_mover = evaluation.score_for_mover(position);
        const auto traced = tunable_rules().trace(position.text());
        const int for_first = position.to_move() == Side::First ? for_mover : -for_mover;
        ASSERT_EQ(traced.trace.score_for_white(), for_first) << position.text();
    });
}

TEST(BughouseTuned, TheTunerSeesWhereAGameGoesOn) {
    for_random_positions(3, [last = -1](const Position& position, Move) mutable {
        const int ply = tunable_rules().trace(position.text()).ply;
        const bool begins = position.turns(0, Color::White) + position.turns(0, Color::Black) == 0 && ply <= 1;
        if (!begins) {
            ASSERT_EQ(ply, last + 1) << position.text();
        }
        last = ply;
    });
}

TEST(BughousePublished, TropismIsSjengsTable) {
    const auto tropism_of = [](const std::string& board) {
        return tropism(position_of(board, kings).board(0), Color::White);
    };
    EXPECT_EQ(tropism_of("4k3/8/8/8/8/8/8/4K3[]"), 0);
    EXPECT_EQ(tropism_of("4k3/8/4N3/8/8/8/8/4K3[]"), 70);
    EXPECT_EQ(tropism_of("4k3/8/8/8/8/7R/8/4K3[]"), 1);
    EXPECT_EQ(tropism_of("4k3/8/8/8/3Q4/8/8/4K3[]"), 5);
    EXPECT_EQ(tropism_of("k7/8/8/8/8/8/6P1/4K2B[]"), 3);  // a pawn at distance 6, a bishop at 7
}

TEST(BughousePublished, PiecesInHandHaveTheirKnownValues) {
    struct Case {
        const char* hand;
        int sjeng;
        int sunsetter;
    };
    for (const Case& known :
         {Case{"P", 100, 100}, Case{"N", 210, 192}, Case{"B", 230, 195}, Case{"R", 250, 200}, Case{"Q", 445, 390}}) {
        const Position position = position_of(std::string("4k3/8/8/8/8/8/8/4K3[") + known.hand + "]", kings);
        EXPECT_EQ(score(Kind::Sjeng, position), known.sjeng) << known.hand;
        EXPECT_EQ(score(Kind::Sunsetter, position), known.sunsetter) << known.hand;
    }
    // Sjeng's table gives a king without holes around it 5 more when the enemy holds a queen.
    // On B the first team has Black.
    EXPECT_EQ(score(Kind::Sjeng, position_of(kings, "4k3/8/8/8/8/8/8/4K3[n]")), 210);
    EXPECT_EQ(score(Kind::Sjeng, position_of(kings, "4k3/8/8/8/8/8/8/4K3[N]")), -210);
    EXPECT_EQ(score(Kind::Material, position_of("4k3/8/8/8/8/8/8/4K3[N]", kings)), 30);
}

TEST(BughousePublished, PawnsHaveSjengsTable) {
    const auto placement = [](const std::string& board, Color color) {
        return pawn_placement(position_of(board, kings).board(0), color);
    };
    EXPECT_EQ(placement("4k3/8/8/8/8/8/PPPPPPPP/4K3[]", Color::White), 25 + 25 + 35 + 5 + 5 + 50 + 45 + 30);
    EXPECT_EQ(placement("4k3/pppppppp/8/8/8/8/8/4K3[]", Color::Black), 25 + 25 + 35 + 5 + 5 + 50 + 45 + 30);
    EXPECT_EQ(placement("4k3/8/8/8/3PP3/8/8/4K3[]", Color::White), 14 + 14);
    EXPECT_EQ(placement("4k3/7P/8/8/8/8/8/4K3[]", Color::White), 25);
    EXPECT_EQ(placement("4k3/8/8/8/8/8/7p/4K3[]", Color::Black), 25);
}

TEST(BughousePublished, HolesAroundTheKingHurtMoreTheMoreCanBeDropped) {
    const auto danger = [](const std::string& board) {
        return king_danger(position_of(board, kings).board(0), Color::White);
    };
    EXPECT_EQ(danger("4k3/8/8/8/8/8/8/4K3[]"), -5);
    // A rook on the second rank attacks three of the five squares around the king.
    EXPECT_EQ(danger("4k3/8/8/8/8/8/r7/4K3[]"), 15);
    EXPECT_EQ(danger("4k3/8/8/8/8/8/r7/4K3[q]"), 80);
    EXPECT_EQ(danger("4k3/8/8/8/8/8/r7/4K3[qqqq]"), 175) << "more than the last row has";
    EXPECT_EQ(danger("4k3/8/8/8/8/8/r7/4K3[Q]"), 15) << "what one holds oneself is no danger";
    const Position weak = position_of("4k3/8/8/8/8/8/r7/4K3[]", kings);
    EXPECT_LT(score(Kind::Sjeng, weak), score(Kind::Sunsetter, weak) - 20);
}

TEST(BughousePublished, AttitudesFollowTheBoard) {
    const auto attitude = [](const std::string& board) {
        return attitude_for(position_of(board, kings).board(0), Color::White);
    };
    const Board start = Position::start().board(0);
    EXPECT_EQ(attitude_for(start, Color::White), Attitude::KingAttack);
    EXPECT_EQ(attitude_for(start, Color::Black), Attitude::KingAttack);
    EXPECT_EQ(attitude("r3k3/8/8/8/8/5nn1/3qbn2/6KR[]"), Attitude::KingDefense);
    EXPECT_EQ(attitude("4k3/8/8/8/8/8/8/4K3[P]"), Attitude::PawnPromotion);
}

TEST(BughousePublished, AttitudesValueHandsDifferently) {
    const Position knight = position_of("4k3/8/8/8/8/8/8/4K3[N]", kings);
    const Position pawn = position_of("4k3/8/8/8/8/8/8/4K3[P]", kings);
    EXPECT_GT(score(Kind::KingDefense, knight), score(Kind::KingAttack, knight));
    EXPECT_GT(score(Kind::PawnPromotion, pawn), score(Kind::KingDefense, pawn));
    EXPECT_LT(score(Kind::KingAttack, pawn), 100);
    const Position seventh = position_of("8/P7/8/8/4k3/8/8/4K3[]", kings);
    EXPECT_GT(score(Kind::PawnPromotion, seventh), score(Kind::KingAttack, seventh));
}

/// Counts how often it is asked, and fails when told to.
struct FakeValuer final : BoardValuer {
    explicit FakeValuer(int& asked, int failing_from) : asked_(asked), failing_from_(failing_from) {}
    int value(const std::string& fen) override {
        if (++asked_ >= failing_from_) throw std::runtime_error("it has crashed");
        EXPECT_EQ(fen.find('['), std::string::npos);
        EXPECT_EQ(fen.find('~'), std::string::npos);
        return fen.find(" w ") != std::string::npos ? 17 : -5;
    }
    int& asked_;
    int failing_from_;
};

ExternalEvaluation external(int& asked, int failing_from = 1'000'000) {
    ExternalEvaluation evaluation([&asked, failing_from](const std::string& command) -> std::unique_ptr<BoardValuer> {
        if (command == "nobody") throw std::runtime_error("cannot start 'nobody'");
        return std::make_unique<FakeValuer>(asked, failing_from);
    });
    evaluation.use_engine("somebody");
    return evaluation;
}

TEST(BughouseExternal, AsksOnceForEachBoard) {
    int asked = 0;
    ExternalEvaluation evaluation = external(asked);
    Position position = Position::start();
    evaluation.reset(position);
    EXPECT_EQ(evaluation.score_for_mover(position), 17 - 5);
    EXPECT_EQ(asked, 2);
    EXPECT_EQ(evaluation.score_for_mover(position), 17 - 5);
    EXPECT_EQ(asked, 2);
    // Both boards have another side to move now, but after two turns on A board B is what it was.
    support::play(position, {"A:e2e4", "A:e7e5"});
    evaluation.reset(position);
    EXPECT_EQ(evaluation.score_for_mover(position), 17 - 5);
    EXPECT_EQ(asked, 3);
    EXPECT_EQ(evaluation.remembered(), 3u);
    EXPECT_NE(evaluation.remark().find("hit rate 50.0%"), std::string::npos) << evaluation.remark();
}

TEST(BughouseExternal, HandsCountWithoutAsking) {
    int asked = 0;
    ExternalEvaluation evaluation = external(asked);
    const Position poor = position_of(kings, kings);
    const Position rich = position_of("4k3/8/8/8/8/8/8/4K3[NQp]", kings);
    evaluation.reset(poor);
    const int difference = -evaluation.score_for_mover(poor);
    evaluation.reset(rich);
    EXPECT_EQ(difference + evaluation.score_for_mover(rich), 210 + 450 - 100);
    EXPECT_EQ(asked, 2);
}

TEST(BughouseExternal, GoesOnWithoutAnEngine) {
    int asked = 0;
    TunedEvaluation tuned;
    const Position position =
        Position::from_text("4k3/8/8/8/8/8/8/4KQ2[] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] b - - 0 1 t1");
    tuned.reset(position);
    const int built_in = tuned.score_for_mover(position);

    ExternalEvaluation missing = external(asked);
    missing.use_engine("nobody");
    missing.reset(position);
    EXPECT_EQ(missing.score_for_mover(position), built_in);
    EXPECT_EQ(missing.remark(), "external: cannot start 'nobody'; the built-in evaluation goes on");

    ExternalEvaluation crashing = external(asked, 1);
    crashing.reset(position);
    EXPECT_EQ(crashing.score_for_mover(position), built_in);
    EXPECT_EQ(asked, 1);  // and not again
    EXPECT_EQ(crashing.remark(), "external: it has crashed; the built-in evaluation goes on");
}

TEST(BughouseExternal, BoardsThatChessDoesNotKnowAreOurs) {
    int asked = 0;
    ExternalEvaluation evaluation = external(asked);
    const Position position = position_of("7k/8/8/8/8/8/PPPPPPPP/NNNNK3[]", kings);
    evaluation.reset(position);
    static_cast<void>(evaluation.score_for_mover(position));
    EXPECT_EQ(asked, 1);
}

TEST(BughouseExternal, CopiesHaveEnginesOfTheirOwn) {
    int asked = 0;
    ExternalEvaluation one = external(asked);
    const Position position = Position::start();
    one.reset(position);
    static_cast<void>(one.score_for_mover(position));
    ExternalEvaluation other = one;
    other.reset(position);
    static_cast<void>(other.score_for_mover(position));
    EXPECT_EQ(one.asked(), other.asked());  // they count together
}

}  // namespace
}  // namespace rookery::bughouse
