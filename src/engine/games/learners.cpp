#include <array>
#include <optional>
#include <type_traits>
#include <utility>

#include "board/random.h"
#include "chess/evaluation/tuned.h"
#include "engine/games.h"
#include "engine/games/features_of.h"
#include "engine/learner.h"
#include "learn/net_evaluation.h"
#include "search/traits.h"
#include "text/parse_error.h"

namespace rookery::engine {
namespace {

/// Positions right after the random opening say more about chance than about the game.
constexpr int first_ply = 12;
/// How far neighbors of a position may be away.
constexpr std::size_t max_steps = 2;

/// The evaluation that a game had before it learned.
template <class P>
struct TutorOf {};
template <class R>
struct TutorOf<chess::Position<R>> : std::type_identity<chess::TunedEvaluation<R>> {};

template <class P>
class TypedLearner final : public Learner {
public:
    using F = FeaturesOf<P>;

    [[nodiscard]] learn::NetworkShape shape(std::size_t neurons) const override {
        return learn::shape_for<F>(network_game<P>, neurons);
    }
    [[nodiscard]] const learn::InputMap& inputs() const override {
        static const auto map = learn::InputMap::of<F>();
        return map;
    }

    void add_samples(const learn::TrainingGame& game, std::size_t neighbors, learn::SampleSet& samples) const override {
        const double first = result_for_first(game);
        replay(game, [&](const P& position, int score_for_mover) {
            const bool first_moves = position.to_move() == game::Side::First;
            add_sample(position, score_for_mover, first_moves ? first : 1 - first, samples);
        });
        if constexpr (requires { typename TutorOf<P>::type; }) {
            if (neighbors > 0) add_neighbors(game, neighbors, samples);
        }
    }

    [[nodiscard]] game::Outcome outcome(const learn::TrainingGame& game) const override {
        return game::outcome(replay_all(game, [&](const P& position, const learn::TrainingPly&) {
            if (game::outcome(position).over())
                throw text::ParseError("game " + std::to_string(game.number) + " goes on after its end");
        }));
    }

    void visit(const learn::TrainingGame& game,
               const std::function<void(const LessonPosition&)>& visitor) const override {
        replay(game, [&](const P& position, int score_for_mover) {
            visitor({position.text(), position.to_move() == game::Side::First ? score_for_mover : -score_for_mover,
                     result_for_first(game)});
        });
    }

    [[nodiscard]] std::vector<SquareWorth> worths(const std::shared_ptr<const learn::Network>& network,
                                                  const std::vector<learn::TrainingGame>& games) const override {
        learn::NetEvaluation<P, F> evaluation(network);
        std::vector<SquareWorth> sums(F::features);
        for (const learn::TrainingGame& game : games)
            replay(game, [&](const P& position, int) {
                for (std::size_t part = 0; part < F::parts(position); ++part)
                    for (const game::FeatureWorth& worth : evaluation.worths(position, part)) {
                        sums[worth.feature].worth += worth.score;
                        ++sums[worth.feature].seen;
                    }
            });
        std::vector<SquareWorth> means;
        for (std::size_t feature = 0; feature < F::features; ++feature) {
            const auto place = F::placed_piece(feature);
            const SquareWorth& sum = sums[feature];
            if (!place || sum.seen == 0) continue;
            const double for_first = sum.worth / static_cast<double>(sum.seen);
            means.push_back({*place, place->owner == game::Side::First ? for_first : -for_first, sum.seen});
        }
        return means;
    }

private:
    [[nodiscard]] static double result_for_first(const learn::TrainingGame& game) {
        return game.result == game::Result::FirstWins ? 1 : game.result == game::Result::SecondWins ? 0 : 0.5;
    }

    static void add_sample(const P& position, int score_for_mover, std::optional<double> result_for_mover,
                           learn::SampleSet& samples) {
        samples.begin(position.to_move(), static_cast<std::int16_t>(score_for_mover), result_for_mover,
                      F::parts(position));
        for (std::size_t part = 0; part < F::parts(position); ++part) add_part(position, part, samples);
    }

    /// Positions a random move or two away from those of the game, as a search meets them, with the judgment of the
    /// game's hand-written evaluation. They teach what the few positions of games leave open.
    static void add_neighbors(const learn::TrainingGame& game, std::size_t neighbors, learn::SampleSet& samples) {
        typename TutorOf<P>::type tutor;
        board::Random random(game.number);
        replay_all(game, [&](const P& position, const learn::TrainingPly&) {
            for (std::size_t i = 0; i < neighbors; ++i) {
                P neighbor = position;
                if (!wander(neighbor, 1 + random.below(max_steps), random) || search::is_pressed(neighbor)) continue;
                tutor.reset(neighbor);
                add_sample(neighbor, tutor.score_for_mover(neighbor), {}, samples);
            }
        });
    }

    [[nodiscard]] static bool wander(P& position, std::size_t steps, board::Random& random) {
        while (steps-- > 0) {
            game::MoveList<P> moves;
            position.legal_moves(moves);
            if (moves.empty()) return false;
            position.make(moves[random.below(moves.size())]);
            if (position.verdict().over()) return false;
        }
        return true;
    }

    static void add_part(const P& position, std::size_t part, learn::SampleSet& samples) {
        const auto snapshot = F::snapshot(position, part);
        std::array<std::uint16_t, F::max_active> features;
        std::size_t count = 0;
        F::compare(
            {}, snapshot, [](std::size_t) {},
            [&](std::size_t feature) { features[count++] = static_cast<std::uint16_t>(feature); });
        samples.add_part({static_cast<std::uint8_t>(F::frame(snapshot, game::Side::First)),
                          static_cast<std::uint8_t>(F::frame(snapshot, game::Side::Second))},
                         {features.data(), count});
    }

    /// Calls `visit` with what is worth learning.
    template <class Visitor>
    static void replay(const learn::TrainingGame& game, Visitor visit) {
        int ply = game.opening_plies;
        replay_all(game, [&](const P& position, const learn::TrainingPly& recorded) {
            const auto move = search::move_from_bits<typename P::Move>(recorded.move_bits);
            const bool has_score = recorded.score_for_mover != learn::TrainingPly::no_score;
            if (ply++ >= first_ply && has_score && !search::is_pressed(position) && !search::is_noisy(position, move))
                visit(position, recorded.score_for_mover);
        });
    }

    /// Calls `visit` with every position in which a move was made; gives back the last one.
    template <class Visitor>
    static P replay_all(const learn::TrainingGame& game, Visitor visit) {
        P position = P::from_text(game.start);
        int ply = game.opening_plies;
        for (const learn::TrainingPly& recorded : game.plies) {
            const auto move = search::move_from_bits<typename P::Move>(recorded.move_bits);
            if (recorded.move_bits == 0 || !search::is_legal(position, move))
                throw text::ParseError("game " + std::to_string(game.number) + " has an illegal move at ply " +
                                       std::to_string(ply + 1));
            visit(position, recorded);
            position.make(move);
            ++ply;
        }
        return position;
    }
};

template <class P>
std::pair<std::string_view, const Learner*> entry() {
    static const TypedLearner<P> learner;
    return {P::info.id, &learner};
}

}  // namespace

const Learner& learner_of(std::string_view game) {
    static const std::array learners = {
        entry<chess::Position<chess::Orthodox>>(),      entry<chess::Position<chess::Chess960>>(),
        entry<chess::Position<chess::Crazyhouse>>(),    entry<chess::Position<chess::Atomic>>(),
        entry<chess::Position<chess::Horde>>(),         entry<chess::Position<chess::KingOfTheHill>>(),
        entry<chess::Position<chess::ThreeCheck>>(),    entry<chess::Position<chess::Antichess>>(),
        entry<chess::Position<chess::RacingKings>>(),   entry<chess::Position<chess::Endgame>>(),
        entry<chess::Position<chess::PawnsKings>>(),    entry<bughouse::Position>(),
        entry<chess::Position<chess::BughouseBoard>>(), entry<wolfsheep::Position>(),
    };
    const std::string_view id = find_game(game).id;
    for (const auto& [name, learner] : learners)
        if (name == id) return *learner;
    throw text::ParseError(std::string(id) + " has nothing to learn");
}

}  // namespace rookery::engine
