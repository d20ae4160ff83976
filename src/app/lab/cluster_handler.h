#pragma once

#include <memory>

#include "app/message_handler.h"

namespace rookery::app {

/// Shows a tab what many machines are doing.
[[nodiscard]] std::unique_ptr<MessageHandler> make_cluster_handler(const HandlerServices& services, Send send);

}  // namespace rookery::app
