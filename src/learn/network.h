#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "learn/aligned.h"

namespace rookery::learn {

/// What decides whether a network fits a game.
struct NetworkShape {
    std::string game;         ///< its id
    std::size_t inputs = 0;   ///< of one side's view
    std::size_t neurons = 0;  ///< of the hidden layer, for each side's view
    /// For games on several boards: the value of each board only compares the two views, and having the move, which
    /// is the same for all boards, counts once.
    bool several_boards = false;

    bool operator==(const NetworkShape&) const = default;
};

/// A network with whole numbers, as it plays: inputs -> neurons, once for each side's view, and both to one value.
/// Hidden values are counted in 255ths and cut off below 0 and above 1, then squared; output weights are 64ths.
struct Network {
    static constexpr int hidden_one = 255;
    static constexpr int output_one = 64;
    /// Beyond it a product of a weight and a hidden value would not fit into 16 bits.
    static constexpr int highest_output_weight = 127;
    static constexpr std::size_t min_neurons = 16;
    static constexpr std::size_t max_neurons = 2048;

    NetworkShape shape;
    int scale = 0;                              ///< how many units of the evaluation one unit of output is
    std::string origin;                         ///< how it was made, in a line for people
    AlignedVector<std::int16_t> input_weights;  ///< `neurons` for each input
    AlignedVector<std::int16_t> hidden_biases;
    AlignedVector<std::int16_t> output_weights;  ///< for the mover's view, then for the other's
    std::int32_t output_bias = 0;                ///< in 255 x 64ths

    /// A network of this shape with all weights 0.
    explicit Network(const NetworkShape& shape);

    /// As a file, and back. Throws ParseError with one sentence if the bytes are not a whole network, or not one of
    /// this game.
    [[nodiscard]] std::string bytes() const;
    [[nodiscard]] static Network from_bytes(std::string_view bytes, std::string_view game, std::size_t inputs);

    bool operator==(const Network&) const = default;
};

}  // namespace rookery::learn
