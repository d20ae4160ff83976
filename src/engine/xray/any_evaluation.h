#pragma once

#include <concepts>

#include "game/position.h"
#include "game/score.h"

namespace rookery::engine {

/// One of the evaluations of a game without its type. A search that is recorded is compiled once for each game with
/// this, instead of once for each of its evaluations; nobody minds the calls. Copies share the evaluation.
template <game::Position P>
class AnyEvaluation {
public:
    using Move = typename P::Move;

    template <game::Evaluation<P> E>
    explicit AnyEvaluation(E& evaluation) requires(!std::derived_from<E, AnyEvaluation>)
        : evaluation_(&evaluation), calls_(&calls_of<E>) {}

    [[nodiscard]] game::Score score_for_mover(const P& position) { return calls_->score(evaluation_, position); }
    void reset(const P& position) { calls_->reset(evaluation_, position); }
    void make(const P& position, Move move) { calls_->make(evaluation_, position, move); }
    void unmake() { calls_->unmake(evaluation_); }

    /// Whether it says itself what each leaf of a textbook search is worth.
    [[nodiscard]] bool values_leaves() const { return calls_->values_leaves; }

protected:
    struct Calls {
        game::Score (*score)(void* evaluation, const P& position);
        void (*reset)(void* evaluation, const P& position);
        void (*make)(void* evaluation, const P& position, Move move);
        void (*unmake)(void* evaluation);
        game::Score (*leaf)(void* evaluation, const P& position, int ply);
        bool values_leaves;
    };

    template <class E>
    static constexpr Calls calls_of = {
        [](void* evaluation, const P& position) { return static_cast<E*>(evaluation)->score_for_mover(position); },
        []([[maybe_unused]] void* evaluation, [[maybe_unused]] const P& position) {
            if constexpr (game::IncrementalEvaluation<E, P>) static_cast<E*>(evaluation)->reset(position);
        },
        []([[maybe_unused]] void* evaluation, [[maybe_unused]] const P& position, [[maybe_unused]] Move move) {
            if constexpr (game::IncrementalEvaluation<E, P>) static_cast<E*>(evaluation)->make(position, move);
        },
        []([[maybe_unused]] void* evaluation) {
            if constexpr (game::IncrementalEvaluation<E, P>) static_cast<E*>(evaluation)->unmake();
        },
        []([[maybe_unused]] void* evaluation, const P& position, [[maybe_unused]] int ply) {
            if constexpr (game::LeafEvaluation<E, P>)
                return static_cast<E*>(evaluation)->leaf_score_for_mover(position, ply);
            else return static_cast<E*>(evaluation)->score_for_mover(position);
        },
        game::LeafEvaluation<E, P>,
    };

    void* evaluation_;
    const Calls* calls_;
};

/// The same for those that value the leaves of textbook searches themselves.
template <game::Position P>
class AnyLeafEvaluation : public AnyEvaluation<P> {
public:
    explicit AnyLeafEvaluation(const AnyEvaluation<P>& evaluation) : AnyEvaluation<P>(evaluation) {}

    [[nodiscard]] game::Score leaf_score_for_mover(const P& position, int ply) {
        return this->calls_->leaf(this->evaluation_, position, ply);
    }
};

}  // namespace rookery::engine
