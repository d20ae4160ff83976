#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "learn/network.h"

namespace rookery::engine {

/// The network that comes with the program, as a file; empty if there is none for this game.
[[nodiscard]] std::string_view embedded_network(std::string_view game);

/// The network of a file, or the one that comes with the program if there is no name. Throws ParseError, with one
/// sentence, if there is none, or it is not one of this game's.
[[nodiscard]] std::shared_ptr<const learn::Network> load_network(const std::string& file, std::string_view game,
                                                                 std::size_t inputs);

/// Throws ParseError if the file has no network that the game could use. Returns a number by which a file that has
/// changed is told from what it was.
std::uint64_t check_network(const std::string& file, std::string_view game);
[[nodiscard]] bool is_network_of(const std::string& file, std::string_view game);

}  // namespace rookery::engine
