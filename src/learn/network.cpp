#include "learn/network.h"

#include "learn/bytes.h"
#include "learn/checksum.h"
#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::learn {
namespace {

constexpr std::string_view magic = "RKNET001";
constexpr std::size_t longest_origin = 4096;

void write(ByteWriter& bytes, const AlignedVector<std::int16_t>& weights) {
    for (const std::int16_t weight : weights) bytes.number(weight);
}

void read(ByteReader& bytes, AlignedVector<std::int16_t>& weights) {
    for (std::int16_t& weight : weights) weight = bytes.number<std::int16_t>();
}

}  // namespace

Network::Network(const NetworkShape& own_shape)
    : shape(own_shape),
      input_weights(shape.inputs * shape.neurons),
      hidden_biases(shape.neurons),
      output_weights(2 * shape.neurons) {}

std::string Network::bytes() const {
    ByteWriter bytes;
    bytes.text(magic);
    bytes.number(static_cast<std::uint8_t>(shape.game.size()));
    bytes.text(shape.game);
    bytes.number(static_cast<std::uint32_t>(shape.inputs));
    bytes.number(static_cast<std::uint32_t>(shape.neurons));
    bytes.number(static_cast<std::uint8_t>(shape.several_boards));
    bytes.number(static_cast<std::int32_t>(scale));
    bytes.number(static_cast<std::uint16_t>(origin.size()));
    bytes.text(origin);
    write(bytes, input_weights);
    write(bytes, hidden_biases);
    write(bytes, output_weights);
    bytes.number(output_bias);
    bytes.number(checksum(bytes.bytes()));
    return bytes.bytes();
}

Network Network::from_bytes(std::string_view bytes, std::string_view game, std::size_t inputs) {
    if (bytes.substr(0, magic.size()) != magic) throw text::ParseError("this is not a network of Rookery");
    const text::ParseError damaged("the network is damaged or cut off");
    constexpr std::size_t sum_size = sizeof(std::uint64_t);
    if (bytes.size() < magic.size() + sum_size) throw damaged;
    const std::string_view content = bytes.substr(0, bytes.size() - sum_size);
    if (ByteReader(bytes.substr(content.size())).number<std::uint64_t>() != checksum(content)) throw damaged;

    ByteReader reader(content.substr(magic.size()));
    NetworkShape shape;
    shape.game = reader.text(reader.number<std::uint8_t>());
    shape.inputs = reader.number<std::uint32_t>();
    shape.neurons = reader.number<std::uint32_t>();
    const auto several_boards = reader.number<std::uint8_t>();
    if (several_boards > 1) throw damaged;
    shape.several_boards = several_boards == 1;
    if (shape.game != game)
        throw text::ParseError("the network is one for " + text::quoted(shape.game) + ", not for " + std::string(game));
    if (shape.inputs != inputs || shape.neurons < min_neurons || shape.neurons > max_neurons ||
        shape.neurons % min_neurons != 0)
        throw text::ParseError("the network has " + std::to_string(shape.inputs) + " inputs and " +
                               std::to_string(shape.neurons) + " neurons, which this version cannot use");
    Network network(shape);
    network.scale = reader.number<std::int32_t>();
    const auto origin_size = reader.number<std::uint16_t>();
    if (origin_size > longest_origin) throw damaged;
    network.origin = reader.text(origin_size);
    if (reader.left() !=
        2 * (network.input_weights.size() + network.hidden_biases.size() + network.output_weights.size()) +
            sizeof network.output_bias)
        throw damaged;
    read(reader, network.input_weights);
    read(reader, network.hidden_biases);
    read(reader, network.output_weights);
    network.output_bias = reader.number<std::int32_t>();
    if (!reader.complete() || network.scale <= 0) throw damaged;
    for (const std::int16_t weight : network.output_weights)
        if (weight > highest_output_weight || weight < -highest_output_weight) throw damaged;
    return network;
}

}  // namespace rookery::learn
