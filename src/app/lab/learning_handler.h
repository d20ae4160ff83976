#pragma once

#include <memory>

#include "app/message_handler.h"

namespace rookery::app {

/// Lets a tab begin, watch, stop and look into runs of learning.
[[nodiscard]] std::unique_ptr<MessageHandler> make_learning_handler(const HandlerServices& services, Send send);

}  // namespace rookery::app
