#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "game/features.h"
#include "learn/network.h"
#include "learn/samples.h"
#include "learn/training_game.h"

namespace rookery::engine {

/// A position of a game that a network or the tuner may learn from.
struct LessonPosition {
    std::string text;
    int score_for_first = 0;
    double result_for_first = 0;  ///< 1, 0.5 or 0
};

/// What a network thinks of a kind of piece on a square, over many positions: what the value for its owner changes when
/// it is taken away.
struct SquareWorth {
    game::PlacedPiece place;
    double worth = 0;  ///< the mean
    std::uint64_t seen = 0;
};

/// What a trainer needs to know of a game, once its type is gone. From the games, positions are taken that an
/// evaluation is asked about: past the random opening, not in check, and with nothing about to be captured.
class Learner {
public:
    virtual ~Learner() = default;

    [[nodiscard]] virtual learn::NetworkShape shape(std::size_t neurons) const = 0;
    [[nodiscard]] virtual const learn::InputMap& inputs() const = 0;
    /// Adds the positions of the game. Throws ParseError, with the set as it was, if there is something wrong with it.
    /// `neighbors` others for each position of the game are added too, as the hand-written evaluation sees them.
    virtual void add_samples(const learn::TrainingGame& game, std::size_t neighbors,
                             learn::SampleSet& samples) const = 0;
    /// How the game stands after its last move. Throws ParseError if a move is not legal or comes after the end.
    [[nodiscard]] virtual game::Outcome outcome(const learn::TrainingGame& game) const = 0;
    /// The same positions as text.
    virtual void visit(const learn::TrainingGame& game,
                       const std::function<void(const LessonPosition&)>& visitor) const = 0;
    /// What a network of this game thinks of the pieces in the positions of these games, kind by kind and square by
    /// square. Throws ParseError if a game makes no sense.
    [[nodiscard]] virtual std::vector<SquareWorth> worths(const std::shared_ptr<const learn::Network>& network,
                                                          const std::vector<learn::TrainingGame>& games) const = 0;
};

/// Throws ParseError if there is no such game.
[[nodiscard]] const Learner& learner_of(std::string_view game);

}  // namespace rookery::engine
