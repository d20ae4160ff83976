#pragma once

#include <memory>

#include <boost/asio/ip/tcp.hpp>

#include "server/network/connections.h"

namespace rookery::server {

/// Serves whoever has connected: with files of the page and transfers, or as a WebSocket if that is what they want.
[[nodiscard]] std::shared_ptr<Connection> serve_http(boost::asio::ip::tcp::socket socket, Connections& shared);

}  // namespace rookery::server
