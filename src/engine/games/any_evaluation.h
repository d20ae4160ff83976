#pragma once

#include <concepts>
#include <memory>
#include <string>
#include <utility>

#include "game/position.h"
#include "game/score.h"

namespace rookery::engine {

/// An evaluation with another engine behind it, and something to say about that.
template <class E>
concept AsksAnotherEngine = requires(E& evaluation, const E& constant, const std::string& command) {
    evaluation.use_engine(command);
    { constant.remark() } -> std::same_as<std::string>;
};

/// What an evaluation says of a position, for the side to move, and why, for a person to read.
template <class P, game::Evaluation<P> E>
[[nodiscard]] std::string description(E& evaluation, const P& position) {
    if constexpr (requires { evaluation.describe(position); }) {
        return evaluation.describe(position);
    } else {
        if constexpr (game::IncrementalEvaluation<E, P>) evaluation.reset(position);
        return "Score for the side to move: " + std::to_string(evaluation.score_for_mover(position)) + "\n";
    }
}

/// One of the evaluations of a game without its type; a copy is a copy of what it is. Searches are compiled once for
/// each game with this, instead of once for each of its evaluations: build time is a feature, too. A call through it
/// costs little beside an evaluation, but not nothing: chess, which is timed most, goes without.
template <game::Position P>
class AnyEvaluation {
public:
    using Move = typename P::Move;

    template <game::Evaluation<P> E>
    explicit AnyEvaluation(E evaluation) requires(!std::same_as<E, AnyEvaluation>)
        : own_(std::make_unique<Typed<E>>(std::move(evaluation))) {}
    AnyEvaluation(const AnyEvaluation& other) : own_(other.own_->copy()) {}
    AnyEvaluation& operator=(const AnyEvaluation& other) {
        own_ = other.own_->copy();
        return *this;
    }
    AnyEvaluation(AnyEvaluation&&) noexcept = default;
    AnyEvaluation& operator=(AnyEvaluation&&) noexcept = default;
    ~AnyEvaluation() = default;

    [[nodiscard]] game::Score score_for_mover(const P& position) { return own_->score_for_mover(position); }
    void reset(const P& position) { own_->reset(position); }
    void make(const P& position, Move move) { own_->make(position, move); }
    void unmake() { own_->unmake(); }

    [[nodiscard]] std::string describe(const P& position) { return own_->describe(position); }
    void use_engine(const std::string& command) { own_->use_engine(command); }
    [[nodiscard]] std::string remark() const { return own_->remark(); }

private:
    struct Untyped {
        virtual ~Untyped() = default;
        [[nodiscard]] virtual std::unique_ptr<Untyped> copy() const = 0;
        [[nodiscard]] virtual game::Score score_for_mover(const P& position) = 0;
        virtual void reset(const P& position) = 0;
        virtual void make(const P& position, Move move) = 0;
        virtual void unmake() = 0;
        [[nodiscard]] virtual std::string describe(const P& position) = 0;
        virtual void use_engine(const std::string& command) = 0;
        [[nodiscard]] virtual std::string remark() const = 0;
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
        [[nodiscard]] std::string describe(const P& position) override { return description(evaluation, position); }
        void use_engine([[maybe_unused]] const std::string& command) override {
            if constexpr (AsksAnotherEngine<E>) evaluation.use_engine(command);
        }
        [[nodiscard]] std::string remark() const override {
            if constexpr (AsksAnotherEngine<E>) return evaluation.remark();
            else return {};
        }

        E evaluation;
    };

    std::unique_ptr<Untyped> own_;
};

}  // namespace rookery::engine
