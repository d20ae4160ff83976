#pragma once

#include <memory>

#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>

#include "server/network/connections.h"

namespace rookery::server {

/// Makes a tab of a connection that asked for it with this request.
[[nodiscard]] std::shared_ptr<TabConnection> accept_tab(
    boost::beast::tcp_stream stream, const boost::beast::http::request<boost::beast::http::empty_body>& request,
    Connections& shared, Visitor visitor);

}  // namespace rookery::server
