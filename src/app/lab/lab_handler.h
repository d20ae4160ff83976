#pragma once

#include <memory>

#include "app/message_handler.h"

namespace rookery::app {

/// Runs the experiments of the lab for a tab.
[[nodiscard]] std::unique_ptr<MessageHandler> make_lab_handler(const HandlerServices& services, Send send);

}  // namespace rookery::app
