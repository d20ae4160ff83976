#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "server/loop.h"
#include "server/page_files.h"
#include "server/parcels.h"
#include "server/session.h"

namespace rookery::server {

/// What a single client can take from the others at most.
struct NetworkLimits {
    std::size_t waiting_connections = 64;   ///< that have not become a WebSocket; the oldest makes room
    std::size_t websockets = 128;           ///< one that does nothing makes room
    std::size_t message_bytes = 16 * 1024;  ///< of one message from a page
    std::size_t unsent_bytes = 4 << 20;     ///< for a page that does not read
    std::size_t unsent_before_skipping = 64 << 10;
    Milliseconds handshake{10'000};  ///< for a request to arrive, and for its answer to be taken
    Milliseconds silence{60'000};    ///< without even an answer to a ping
    double messages_per_second = 20;
    double message_burst = 60;
};

/// HTTP and WebSockets, and the thread on which everything happens.
class Network {
public:
    using MakeSession = std::function<std::unique_ptr<Session>(Send send)>;

    explicit Network(const NetworkLimits& limits);
    ~Network();
    Network(const Network&) = delete;
    Network& operator=(const Network&) = delete;

    [[nodiscard]] Loop& loop();
    /// Port 0 means any. Throws std::runtime_error if it cannot be had.
    void listen(const std::string& address, std::uint16_t port, const PageFiles& page, Parcels& parcels,
                MakeSession make_session);
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
