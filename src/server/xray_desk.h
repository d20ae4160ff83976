#pragma once

#include <memory>

#include "server/desk.h"

namespace rookery::server {

/// Shows how a search goes through its tree for a tab.
[[nodiscard]] std::unique_ptr<Desk> make_xray_desk(const DeskServices& services, Send send);

}  // namespace rookery::server
