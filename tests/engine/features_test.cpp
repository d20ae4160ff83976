#include <random>
#include <set>
#include <vector>

#include <gtest/gtest.h>

#include "board/random.h"
#include "conformance/games.h"
#include "engine/games/features_of.h"
#include "learn/net_evaluation.h"

namespace rookery::engine {
namespace {

template <class P>
std::shared_ptr<const learn::Network> random_network(std::size_t neurons) {
    auto network = std::make_shared<learn::Network>(learn::shape_for<FeaturesOf<P>>(network_game<P>, neurons));
    std::mt19937 random(5);
    const auto fill = [&](auto& weights, int highest) {
        for (auto& weight : weights)
            weight =
                static_cast<std::int16_t>(static_cast<int>(random() % static_cast<unsigned>(2 * highest)) - highest);
    };
    fill(network->input_weights, 80);
    fill(network->hidden_biases, 80);
    fill(network->output_weights, 100);
    if (network->shape.several_boards)
        for (std::size_t i = 0; i < neurons; ++i)
            network->output_weights[neurons + i] = static_cast<std::int16_t>(-network->output_weights[i]);
    network->scale = 400;
    return network;
}

template <class P>
typename P::Move random_move(const P& position, board::Random& random) {
    game::MoveList<P> moves;
    position.legal_moves(moves);
    return moves[random.below(moves.size())];
}

/// Everything that a network can see of, and so every game but the one that only tests know.
template <class P>
class FeaturesTest : public testing::Test {
protected:
    using F = FeaturesOf<P>;
    using Evaluation = learn::NetEvaluation<P, F>;

    [[nodiscard]] static std::set<std::size_t> inputs(const P& position, std::size_t part, game::Side side) {
        const auto snapshot = F::snapshot(position, part);
        const std::size_t frame = F::frame(snapshot, side);
        EXPECT_LT(frame, F::frames);
        std::set<std::size_t> result;
        std::size_t count = 0;
        F::compare(
            {}, snapshot, [](std::size_t) { ADD_FAILURE() << "nothing can be gone from nothing"; },
            [&](std::size_t feature) {
                EXPECT_LT(feature, F::features);
                const std::size_t input = F::input(feature, side, frame);
                EXPECT_LT(input, F::inputs);
                result.insert(input);
                ++count;
            });
        EXPECT_EQ(result.size(), count) << "two features share an input";
        EXPECT_LE(count, F::max_active);
        return result;
    }

    [[nodiscard]] game::Score fresh_score(const P& position) const {
        Evaluation evaluation(network_);
        evaluation.reset(position);
        return evaluation.score_for_mover(position);
    }

    std::shared_ptr<const learn::Network> network_ = random_network<P>(32);
};

template <class... Lists>
struct Joined;
template <class... One, class... Other, class... Rest>
struct Joined<testing::Types<One...>, testing::Types<Other...>, Rest...> {
    using Type = typename Joined<testing::Types<One..., Other...>, Rest...>::Type;
};
template <class... All>
struct Joined<testing::Types<All...>> {
    using Type = testing::Types<All...>;
};
using GamesWithFeatures = Joined<test::ChessGames, test::DropGames, test::GoalGames, test::KinglessGames,
                                 testing::Types<wolfsheep::Position>>::Type;
TYPED_TEST_SUITE(FeaturesTest, GamesWithFeatures);

TYPED_TEST(FeaturesTest, EveryInputBelongsToOneFeature) {
    board::Random random(1);
    for (int game = 0; game < 20 / test::playouts_left_out<TypeParam> + 2; ++game) {
        TypeParam position = TypeParam::start();
        for (int ply = 0; ply < 80 && !game::outcome(position).over(); ++ply) {
            position.make(random_move(position, random));
            for (std::size_t part = 0; part < TestFixture::F::parts(position); ++part)
                for (const game::Side side : {game::Side::First, game::Side::Second})
                    static_cast<void>(this->inputs(position, part, side));
        }
    }
}

TYPED_TEST(FeaturesTest, FollowingMovesIsTheSameAsLookingAnew) {
    board::Random random(2);
    typename TestFixture::Evaluation following(this->network_);
    for (int game = 0; game < 40 / test::playouts_left_out<TypeParam> + 2; ++game) {
        TypeParam position = TypeParam::start();
        following.reset(position);
        std::vector<typename TypeParam::Move> line;
        for (int step = 0; step < 200; ++step) {
            // Forwards, and sometimes back again, as in a search; not every position is looked at.
            const bool over = game::outcome(position).over();
            if (!line.empty() && (over || random.below(4) == 0)) {
                position.unmake(line.back());
                following.unmake();
                line.pop_back();
            } else if (!over) {
                line.push_back(random_move(position, random));
                following.make(position, line.back());
                position.make(line.back());
            } else {
                break;
            }
            if (game::outcome(position).over() || random.below(3) == 0) continue;
            ASSERT_EQ(following.score_for_mover(position), this->fresh_score(position)) << position.text();
        }
    }
}

TYPED_TEST(FeaturesTest, SidesThatAreExchangedSeeTheSame) {
    if constexpr (requires(TypeParam & position) { position.flipped(); }) {
        board::Random random(3);
        for (int game = 0; game < 10 / test::playouts_left_out<TypeParam> + 2; ++game) {
            TypeParam position = TypeParam::start();
            for (int ply = 0; ply < 60 && !game::outcome(position).over(); ++ply) {
                position.make(random_move(position, random));
                const TypeParam flipped = position.flipped();
                if (TestFixture::F::max_parts == 1) {
                    EXPECT_EQ(this->inputs(position, 0, game::Side::First),
                              this->inputs(flipped, 0, game::Side::Second));
                }
                ASSERT_EQ(this->fresh_score(position), this->fresh_score(flipped)) << position.text();
            }
        }
    } else {
        EXPECT_TRUE((TestFixture::F::inputs > TestFixture::F::features) || TestFixture::F::frames == 1)
            << "a game whose sides differ has weights for each, or sees the board as it is";
    }
}

TEST(Features, AKingOnTheOtherWingSeesTheBoardInAMirror) {
    using Position = chess::Position<chess::Orthodox>;
    const auto right = Position::from_text("6k1/5ppp/8/3n4/8/4B3/PPP5/1K6 w - - 0 1");
    const auto left = Position::from_text("1k6/ppp5/8/4n3/8/3B4/5PPP/6K1 w - - 0 1");
    const auto network = random_network<Position>(64);
    learn::NetEvaluation<Position, FeaturesOf<Position>> evaluation(network);
    evaluation.reset(right);
    const game::Score score = evaluation.score_for_mover(right);
    evaluation.reset(left);
    EXPECT_EQ(evaluation.score_for_mover(left), score);
}

TEST(Features, HavingTheMoveCountsOnceOnAnyNumberOfBoards) {
    using Position = bughouse::Position;
    auto network = std::make_shared<learn::Network>(*random_network<Position>(64));
    network->output_bias = 16'320 / 10;  // a tenth of the scale
    learn::NetEvaluation<Position, FeaturesOf<Position>> evaluation(network);
    for (int boards = 1; boards <= 8; ++boards) {
        const Position position = Position::start_of_size(boards);
        evaluation.reset(position);
        EXPECT_EQ(evaluation.score_for_mover(position), 40) << boards << " boards";
    }
}

}  // namespace
}  // namespace rookery::engine
