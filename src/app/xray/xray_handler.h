#pragma once

#include <memory>

#include "app/message_handler.h"

namespace rookery::app {

/// Shows how a search goes through its tree for a tab.
[[nodiscard]] std::unique_ptr<MessageHandler> make_xray_handler(const HandlerServices& services, Send send);

}  // namespace rookery::app
