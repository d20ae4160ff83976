#include "learn/network.h"

#include <random>

#include <gtest/gtest.h>

#include "text/parse_error.h"

namespace rookery::learn {
namespace {

Network some_network() {
    Network network({"chess", 20, 32, false});
    std::mt19937 random(7);
    for (auto& weight : network.input_weights) weight = static_cast<std::int16_t>(random() % 1000 - 500);
    for (auto& weight : network.hidden_biases) weight = static_cast<std::int16_t>(random() % 1000 - 500);
    for (auto& weight : network.output_weights) weight = static_cast<std::int16_t>(random() % 255 - 127);
    network.output_bias = -12'345;
    network.scale = 321;
    network.origin = "made by a test";
    return network;
}

std::string problem_of(std::string_view bytes, std::string_view game = "chess", std::size_t inputs = 20) {
    try {
        static_cast<void>(Network::from_bytes(bytes, game, inputs));
    } catch (const text::ParseError& error) {
        return error.what();
    }
    return "";
}

TEST(Network, IsTheSameAfterAFile) {
    const Network network = some_network();
    EXPECT_EQ(Network::from_bytes(network.bytes(), "chess", 20), network);
}

TEST(Network, IsRefusedWhenCutOffAnywhere) {
    const std::string bytes = some_network().bytes();
    for (std::size_t size = 0; size < bytes.size(); ++size)
        EXPECT_EQ(problem_of(std::string_view(bytes).substr(0, size)),
                  size < 8 ? "this is not a network of Rookery" : "the network is damaged or cut off")
            << size;
}

TEST(Network, IsRefusedWithAChangedByteAnywhere) {
    const std::string bytes = some_network().bytes();
    for (std::size_t place = 0; place < bytes.size(); ++place) {
        std::string changed = bytes;
        changed[place] = static_cast<char>(changed[place] ^ 0x10);
        EXPECT_NE(problem_of(changed), "") << place;
    }
}

TEST(Network, IsRefusedByAnotherGame) {
    const std::string bytes = some_network().bytes();
    EXPECT_EQ(problem_of(bytes, "atomic"), "the network is one for 'chess', not for atomic");
    EXPECT_EQ(problem_of(bytes, "chess", 21),
              "the network has 20 inputs and 32 neurons, which this version cannot use");
    EXPECT_EQ(problem_of("MZ and so on, a program of somebody"), "this is not a network of Rookery");
    EXPECT_EQ(problem_of(""), "this is not a network of Rookery");
}

}  // namespace
}  // namespace rookery::learn
