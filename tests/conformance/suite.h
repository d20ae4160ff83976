// What must hold in every game, tried on random playouts. A failure prints the position and the seed's playout. The
// games of each list of games.h have a file of their own, so that they can be compiled at the same time.
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "board/random.h"
#include "conformance/games.h"
#include "game/game.h"
#include "game/perft.h"
#include "search/traits.h"
#include "support/allocations.h"
#include "support/search_helpers.h"

namespace rookery::test {

using board::Random;

// Builds that check every step are slower by far; they see the same games, only fewer of them.
#ifdef NDEBUG
inline constexpr int many_playouts = 1000;
inline constexpr int some_playouts = 100;
#else
inline constexpr int many_playouts = 60;
inline constexpr int some_playouts = 6;
#endif
inline constexpr int longest_playout = 300;

template <game::Game P>
game::MoveList<P> legal_moves(const P& position) {
    game::MoveList<P> moves;
    position.legal_moves(moves);
    return moves;
}

template <game::Game P>
P random_start(Random& random) {
    return P::start(static_cast<int>(random.below(static_cast<std::uint64_t>(P::info.start_positions))));
}

/// Plays random games to their end and shows every position on the way, the last one included, to the visitor.
template <game::Game P, class Visitor>
void for_each_position(int playouts, Visitor visit) {
    for (int playout = 0; playout < (playouts + playouts_left_out<P> - 1) / playouts_left_out<P>; ++playout) {
        Random random(static_cast<std::uint64_t>(playout));
        P position = random_start<P>(random);
        for (int ply = 0;; ++ply) {
            visit(position, random);
            if (testing::Test::HasFailure()) {
                ADD_FAILURE() << "in playout " << playout << ", ply " << ply << ": " << position.text();
                return;
            }
            if (ply == longest_playout || game::outcome(position).over()) break;
            const auto moves = legal_moves(position);
            position.make(moves[random.below(moves.size())]);
        }
    }
}

template <class P>
class Conformance : public testing::Test {};

struct GameNames {
    template <class P>
    static std::string GetName(int) {
        std::string name(P::info.id);
        std::erase(name, '-');
        return name;
    }
};
TYPED_TEST_SUITE_P(Conformance);

TYPED_TEST_P(Conformance, SatisfiesTheContract) {
    static_assert(game::Game<TypeParam>);
    for (int number = 0; number < TypeParam::info.start_positions; ++number)
        EXPECT_FALSE(game::outcome(TypeParam::start(number)).over()) << "start position " << number;
    EXPECT_GE(TypeParam::info.default_start, 0);
    EXPECT_LT(TypeParam::info.default_start, TypeParam::info.start_positions);
}

TYPED_TEST_P(Conformance, UnmakeRestoresEveryBit) {
    for_each_position<TypeParam>(many_playouts, [](TypeParam& position, Random&) {
        const TypeParam before = position;
        for (const auto move : legal_moves(position)) {
            position.make(move);
            position.unmake(move);
            ASSERT_EQ(position == before, true) << "after " << before.move_text(move);
        }
    });
}

TYPED_TEST_P(Conformance, TheIncrementalKeyIsTheComputedOne) {
    for_each_position<TypeParam>(
        many_playouts, [](TypeParam& position, Random&) { ASSERT_EQ(position.key(), position.computed_key()); });
}

TYPED_TEST_P(Conformance, TheTurnPasses) {
    for_each_position<TypeParam>(some_playouts, [](TypeParam& position, Random&) {
        const game::Side mover = position.to_move();
        for (const auto move : legal_moves(position)) {
            position.make(move);
            ASSERT_EQ(position.to_move(), !mover);
            position.unmake(move);
        }
    });
}

TYPED_TEST_P(Conformance, EqualPositionsHaveEqualKeysAndOthersDoNot) {
    std::map<std::string, game::Key> key_of_text;
    std::map<game::Key, std::vector<std::string>> moves_of_key;
    for_each_position<TypeParam>(some_playouts, [&](TypeParam& position, Random&) {
        const auto [known, is_new] = key_of_text.emplace(position.text(), position.key());
        ASSERT_EQ(known->second, position.key());
        // Texts with equal keys may differ in their clocks, but never in what can be played.
        std::vector<std::string> moves;
        for (const auto move : legal_moves(position)) moves.push_back(position.move_text(move));
        ASSERT_EQ(moves_of_key.emplace(position.key(), moves).first->second, moves);
    });
}

TYPED_TEST_P(Conformance, PositionsRoundTripThroughText) {
    for_each_position<TypeParam>(many_playouts, [](TypeParam& position, Random&) {
        const TypeParam again = TypeParam::from_text(position.text());
        ASSERT_EQ(again.text(), position.text());
        ASSERT_EQ(again.key(), position.key());
        ASSERT_EQ(again.to_move(), position.to_move());
        const auto moves = legal_moves(position);
        const auto moves_again = legal_moves(again);
        ASSERT_EQ(std::vector(moves.begin(), moves.end()), std::vector(moves_again.begin(), moves_again.end()));
    });
}

TYPED_TEST_P(Conformance, EveryMoveHasItsOwnTextThatParsesBack) {
    for_each_position<TypeParam>(some_playouts, [](TypeParam& position, Random&) {
        std::set<std::string> texts;
        std::set<std::string> notations;
        for (const auto move : legal_moves(position)) {
            const std::string text = position.move_text(move);
            const std::string notation = position.move_notation(move);
            ASSERT_TRUE(texts.insert(text).second) << text << " twice";
            ASSERT_TRUE(notations.insert(notation).second) << notation << " twice";
            ASSERT_EQ(position.parse_move(text) == move, true) << text;
            ASSERT_EQ(position.parse_notation(notation) == move, true) << notation;
        }
    });
}

TYPED_TEST_P(Conformance, OfMovesRememberedFromElsewhereTheListedOnesAreLegal) {
    if constexpr (search::VerifiesMoves<TypeParam>) {
        std::vector<typename TypeParam::Move> remembered;
        for_each_position<TypeParam>(some_playouts, [&](TypeParam& position, Random&) {
            const auto moves = legal_moves(position);
            remembered.insert(remembered.end(), moves.begin(), moves.end());
            for (const auto move : remembered)
                ASSERT_EQ(position.is_legal(move), std::find(moves.begin(), moves.end(), move) != moves.end())
                    << "remembered move of " << remembered.size();
            // Those of the last few positions are enough.
            constexpr std::size_t enough = 200;
            if (remembered.size() > enough) remembered.erase(remembered.begin(), remembered.end() - enough);
        });
    }
}

TYPED_TEST_P(Conformance, RubbishIsRefusedAndChangesNothing) {
    for_each_position<TypeParam>(some_playouts, [](TypeParam& position, Random& random) {
        const TypeParam before = position;
        std::string rubbish;
        for (auto length = random.below(12); length > 0; --length) rubbish += static_cast<char>(random.below(256));
        rubbish += '\x01';  // no notation has this
        ASSERT_THROW(static_cast<void>(position.parse_move(rubbish)), text::ParseError);
        ASSERT_THROW(static_cast<void>(position.parse_notation(rubbish)), text::ParseError);
        ASSERT_THROW(static_cast<void>(TypeParam::from_text(rubbish)), text::ParseError);
        ASSERT_EQ(position == before, true);
    });
}

TYPED_TEST_P(Conformance, OutcomesAreStable) {
    for_each_position<TypeParam>(many_playouts, [](TypeParam& position, Random& random) {
        const game::Outcome outcome = game::outcome(position);
        ASSERT_EQ(outcome.over(), outcome.reason != game::Reason::None);
        ASSERT_EQ(position.verdict(), position.verdict());
        const auto moves = legal_moves(position);
        if (!moves.empty()) {
            const auto move = moves[random.below(moves.size())];
            position.make(move);
            position.unmake(move);
        }
        ASSERT_EQ(game::outcome(position), outcome);
        ASSERT_EQ(game::outcome(TypeParam(position)), outcome);
    });
}

TYPED_TEST_P(Conformance, ExchangingTheSidesTurnsTheBalance) {
    if constexpr (requires(const TypeParam& position) { position.flipped(); })
        for_each_position<TypeParam>(some_playouts, [](TypeParam& position, Random&) {
            const TypeParam flipped = position.flipped();
            ASSERT_EQ(flipped.balance(), -position.balance());
            ASSERT_EQ(flipped.measure(), position.measure());
        });
}

TYPED_TEST_P(Conformance, CountingAgreesWithListing) {
    for_each_position<TypeParam>(some_playouts, [](TypeParam& position, Random&) {
        std::uint64_t listed = 0;
        const auto moves = legal_moves(position);
        for (const auto move : moves) {
            position.make(move);
            listed += legal_moves(position).size();
            position.unmake(move);
        }
        ASSERT_EQ(game::perft(position, 1), moves.size());
        ASSERT_EQ(game::perft(position, 2), listed);
    });
}

TYPED_TEST_P(Conformance, PlayingDoesNotAllocate) {
    for_each_position<TypeParam>(some_playouts, [](TypeParam& position, Random&) {
        TypeParam copy = position;  // copies must have room to play, too: every thread of a search has its own
        const AllocationCount allocations;
        static_cast<void>(game::perft(copy, deepest_tree<TypeParam>));
        static_cast<void>(game::outcome(copy));
        ASSERT_EQ(allocations.since_start(), 0u);
    });
}

// Whoever writes down a long game would otherwise copy all of it at each move.
TYPED_TEST_P(Conformance, WritingAMoveDoesNotTakeMoreInALongGame) {
    const auto bytes_to_write = [](const TypeParam& position, typename TypeParam::Move move) {
        const AllocationCount allocations;
        static_cast<void>(position.move_notation(move));
        return allocations.bytes_since_start();
    };
    for_each_position<TypeParam>(some_playouts, [&](TypeParam& position, Random&) {
        const TypeParam begun_here = TypeParam::from_text(position.text());
        const auto moves = legal_moves(position);
        if (!moves.empty()) {
            ASSERT_EQ(bytes_to_write(position, moves[0]), bytes_to_write(begun_here, moves[0]));
        }
    });
}

TYPED_TEST_P(Conformance, TheThreeSearchesFindTheSameValue) {
    int number = 0;
    for_each_position<TypeParam>(some_playouts, [&](TypeParam& position, Random&) {
        if (++number % 40 != 0 || game::outcome(position).over()) return;
        const int depth = 1 + number / 40 % deepest_tree<TypeParam>;
        const WildEvaluation<TypeParam> wild;
        const auto minimax = run_textbook(position, depth, false, wild);
        const auto pruned = run_textbook(position, depth, true, wild);
        const auto strong = run_search(position, depth, false, wild);
        ASSERT_EQ(pruned.score_for_mover, minimax.score_for_mover) << "depth " << depth;
        ASSERT_EQ(strong.score, minimax.score_for_mover) << "depth " << depth;
    });
}

REGISTER_TYPED_TEST_SUITE_P(Conformance, SatisfiesTheContract, UnmakeRestoresEveryBit,
                            TheIncrementalKeyIsTheComputedOne, TheTurnPasses, EqualPositionsHaveEqualKeysAndOthersDoNot,
                            PositionsRoundTripThroughText, EveryMoveHasItsOwnTextThatParsesBack,
                            OfMovesRememberedFromElsewhereTheListedOnesAreLegal, RubbishIsRefusedAndChangesNothing,
                            OutcomesAreStable, ExchangingTheSidesTurnsTheBalance, CountingAgreesWithListing,
                            PlayingDoesNotAllocate, WritingAMoveDoesNotTakeMoreInALongGame,
                            TheThreeSearchesFindTheSameValue);

}  // namespace rookery::test
