#pragma once

#include <memory>

#include "server/desk.h"

namespace rookery::server {

/// Looks after the stored games for a tab.
[[nodiscard]] std::unique_ptr<Desk> make_library_desk(const DeskServices& services, Send send);

}  // namespace rookery::server
