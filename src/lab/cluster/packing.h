#pragma once

#include <string>
#include <string_view>

namespace rookery::lab::cluster {

/// Jobs and results as they travel: compressed if that makes them smaller.
[[nodiscard]] std::string pack(std::string_view bytes);
/// Throws ParseError if it is not something packed.
[[nodiscard]] std::string unpack(std::string_view packed);

}  // namespace rookery::lab::cluster
