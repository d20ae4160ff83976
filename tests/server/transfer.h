#pragma once

#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "server/running_server.h"

namespace rookery::server_test {

/// Leaves a text for the server; gives back its token.
inline std::string leave(const RunningServer& server, const std::string& text) {
    const std::string host = "localhost:" + std::to_string(server.port());
    const HttpAnswer answer =
        http(server.port(), "POST /transfers HTTP/1.1\r\nHost: " + host + "\r\nOrigin: http://" + host +
                                "\r\nConnection: close\r\nContent-Length: " + std::to_string(text.size()) + "\r\n\r\n" +
                                text);
    EXPECT_EQ(answer.status, 201) << answer.body;
    return string_at(json::parse(answer.body), "transfer");
}

/// Has the server import the games of a text.
inline json::object import(const RunningServer& server, Client& client, const std::string& text,
                           json::object more = {}) {
    more["type"] = "import";
    more["transfer"] = leave(server, text);
    return client.finish(std::move(more));
}

}  // namespace rookery::server_test
