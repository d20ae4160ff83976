#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "app/loop.h"
#include "app/session.h"
#include "app/transfers.h"
#include "server/network/access.h"
#include "server/network/limits.h"
#include "server/network/page_files.h"

namespace rookery::server {

/// HTTP and WebSockets, and the thread on which everything happens.
class Network {
public:
    using MakeSession = std::function<std::unique_ptr<app::Session>(app::Send send, Visitor visitor)>;
    /// What it serves. All of it outlives the network.
    struct Services {
        PageFiles page;
        app::Transfers& transfers;
        Access& access;  ///< for those who are on other machines
        MakeSession make_session;
        bool everybody_needs_a_code = false;  ///< also those on this machine
    };

    explicit Network(const NetworkLimits& limits);
    ~Network();
    Network(const Network&) = delete;
    Network& operator=(const Network&) = delete;

    [[nodiscard]] app::Loop& loop();
    /// Port 0 means any. Throws std::runtime_error if it cannot be had.
    void listen(const std::string& address, std::uint16_t port, const Services& services);
    [[nodiscard]] std::uint16_t port() const;

    /// Serves until `stop`.
    void run();
    /// Says goodbye to every page and returns from `run` soon. From any thread.
    void stop();
    /// Also stops when the program is asked to end (Ctrl-C).
    void stop_on_signals();
    /// Ends all sessions; afterwards nothing of theirs is called any more.
    void drop_sessions();

private:
    class Implementation;
    std::unique_ptr<Implementation> implementation_;
};

}  // namespace rookery::server
