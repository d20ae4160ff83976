#pragma once

#include <memory>
#include <string>
#include <utility>

#include "game/position.h"
#include "game/score.h"

namespace rookery::engine {

/// An evaluation without its type, which copies as what it is. The strong search is compiled once for each game with
/// this, instead of once for each evaluation that nobody times: build time is a feature, too.
template <game::Position P>
class ErasedEvaluation {
public:
    using Move = typename P::Move;

    template <game::Evaluation<P> E>
    explicit ErasedEvaluation(E evaluation) : own_(std::make_unique<Typed<E>>(std::move(evaluation))) {}
    ErasedEvaluation(const ErasedEvaluation& other) : own_(other.own_->copy()) {}
    ErasedEvaluation& operator=(const ErasedEvaluation& other) {
        own_ = other.own_->copy();
        return *this;
    }
    ErasedEvaluation(ErasedEvaluation&&) noexcept = default;
    ErasedEvaluation& operator=(ErasedEvaluation&&) noexcept = default;
    ~ErasedEvaluation() = default;

    [[nodiscard]] game::Score score_for_mover(const P& position) { return own_->score_for_mover(position); }
    void reset(const P& position) { own_->reset(position); }
    void make(const P& position, Move move) { own_->make(position, move); }
    void unmake() { own_->unmake(); }

private:
    struct Untyped {
        virtual ~Untyped() = default;
        [[nodiscard]] virtual std::unique_ptr<Untyped> copy() const = 0;
        [[nodiscard]] virtual game::Score score_for_mover(const P& position) = 0;
        virtual void reset(const P& position) = 0;
        virtual void make(const P& position, Move move) = 0;
        virtual void unmake() = 0;
    };

    template <class E>
    struct Typed final : Untyped {
        explicit Typed(E given) : evaluation(std::move(given)) {}
        [[nodiscard]] std::unique_ptr<Untyped> copy() const override { return std::make_unique<Typed>(evaluation); }
        [[nodiscard]] game::Score score_for_mover(const P& position) override {
            return evaluation.score_for_mover(position);
        }
        void reset([[maybe_unused]] const P& position) override {
            if constexpr (game::IncrementalEvaluation<E, P>) evaluation.reset(position);
        }
        void make([[maybe_unused]] const P& position, [[maybe_unused]] Move move) override {
            if constexpr (game::IncrementalEvaluation<E, P>) evaluation.make(position, move);
        }
        void unmake() override {
            if constexpr (game::IncrementalEvaluation<E, P>) evaluation.unmake();
        }

        E evaluation;
    };

    std::unique_ptr<Untyped> own_;
};

}  // namespace rookery::engine
