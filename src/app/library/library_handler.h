#pragma once

#include <memory>

#include "app/message_handler.h"

namespace rookery::app {

/// Looks after the stored games for a tab.
[[nodiscard]] std::unique_ptr<MessageHandler> make_library_handler(const HandlerServices& services, Send send);

}  // namespace rookery::app
