#pragma once

#include <memory>

#include "server/desk.h"

namespace rookery::server {

/// Runs the experiments of the lab for a tab.
[[nodiscard]] std::unique_ptr<Desk> make_lab_desk(const DeskServices& services, Send send);

}  // namespace rookery::server
