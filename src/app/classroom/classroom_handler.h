#pragma once

#include <memory>

#include "app/message_handler.h"
#include "app/send.h"

namespace rookery::app {

/// Exercises for a class: the teacher's side and the students'.
[[nodiscard]] std::unique_ptr<MessageHandler> make_classroom_handler(const HandlerServices& services, Send send);

}  // namespace rookery::app
