#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace rookery::app {

/// Whether a message may be left out for somebody who reads too slowly.
enum class Importance : std::uint8_t { MustArrive, MayBeLost };

/// Says something to a tab.
using Send = std::function<void(const std::string& text, Importance importance)>;

}  // namespace rookery::app
