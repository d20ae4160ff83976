#pragma once

#include <list>
#include <memory>
#include <optional>
#include <string>

#include "server/network/limits.h"
#include "server/network/network.h"
#include "server/network/rate_limit.h"

namespace rookery::server {

/// Somebody who is connected.
class Connection {
public:
    virtual ~Connection() = default;

    /// Ends it without a word; everything that waits is called off.
    virtual void drop() = 0;
    [[nodiscard]] virtual RateLimit::Clock::time_point last_activity() const = 0;
};

/// A tab that is connected.
class TabConnection : public Connection {
public:
    [[nodiscard]] virtual bool is_busy() const = 0;
    /// Ends it because the program ends.
    virtual void say_goodbye() = 0;
};

/// What the connections of one network share. Connections are held by what they wait for, and listed here weakly.
struct Connections {
    NetworkLimits limits;
    std::optional<Network::Services> services;
    std::string key_name;  ///< of the cookie: browsers do not tell ports apart
    bool loopback_only = true;
    bool stopping = false;
    std::list<std::weak_ptr<Connection>> waiting;  ///< HTTP, the oldest first
    std::list<std::weak_ptr<TabConnection>> tabs;  ///< the oldest first
};

template <class Any>
void forget_closed(std::list<std::weak_ptr<Any>>& connections) {
    connections.remove_if([](const auto& connection) { return connection.expired(); });
}

}  // namespace rookery::server
