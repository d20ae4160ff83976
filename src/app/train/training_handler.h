#pragma once

#include <memory>

#include "app/message_handler.h"

namespace rookery::app {

/// Looking for the best move: whether a move was good, and the puzzles of the store.
[[nodiscard]] std::unique_ptr<MessageHandler> make_training_handler(const HandlerServices& services, Send send);

}  // namespace rookery::app
