#pragma once

#include <cstddef>

#include "app/loop.h"

namespace rookery::server {

/// What a single client can take from the others at most.
struct NetworkLimits {
    std::size_t waiting_connections = 64;   ///< that have not become a WebSocket; the idlest makes room
    std::size_t websockets = 400;           ///< a school class and more; one that does nothing makes room
    std::size_t message_bytes = 16 * 1024;  ///< of one message from a page
    std::size_t unsent_bytes = 4 << 20;     ///< for a page that does not read
    std::size_t unsent_before_skipping = 64 << 10;
    app::Milliseconds handshake{10'000};      ///< for a request to arrive, and for its answer to be taken
    app::Milliseconds upload_window{10'000};  ///< within which so much of a transfer must arrive:
    std::size_t min_upload = std::size_t{64} << 10;
    app::Milliseconds silence{60'000};  ///< without even an answer to a ping
    double messages_per_second = 20;
    double message_burst = 60;
};

}  // namespace rookery::server
