#pragma once

#include <memory>

#include "server/desk.h"

namespace rookery::server {

/// Analyses positions and games for a tab.
[[nodiscard]] std::unique_ptr<Desk> make_analysis_desk(const DeskServices& services, Send send);

}  // namespace rookery::server
