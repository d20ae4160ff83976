#pragma once

#include <memory>

#include "app/message_handler.h"

namespace rookery::app {

/// Analyzes positions and games for a tab.
[[nodiscard]] std::unique_ptr<MessageHandler> make_analysis_handler(const HandlerServices& services, Send send);

}  // namespace rookery::app
