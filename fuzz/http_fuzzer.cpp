// Whatever a connection sends to a real server, be it HTTP, an upload or a WebSocket: the server ends it in time and
// serves the next.

#include <cstdlib>
#include <string_view>
#include <thread>

#include <arpa/inet.h>
#include <sys/socket.h>
#include <unistd.h>

#include "input.h"
#include "server/server.h"
#include "support/temporary_folder.h"

namespace {

using namespace rookery;

/// Runs until the fuzzer ends.
class RunningServer {
public:
    RunningServer() : server_(settings()), thread_([this] { server_.run(); }) {}
    ~RunningServer() {
        server_.stop();
        thread_.join();
    }
    RunningServer(const RunningServer&) = delete;
    RunningServer& operator=(const RunningServer&) = delete;

    [[nodiscard]] std::uint16_t port() const { return server_.port(); }

private:
    [[nodiscard]] server::ServerSettings settings() const {
        server::ServerSettings settings;
        settings.port = 0;
        settings.data = folder_.path();
        settings.page = {{"/index.html", "<!doctype html><title>Page</title>", ""},
                         {"/assets/page-1234.js", "console.log('a script that is long enough')", "compressed"}};
        // Nobody is told to wait: a fuzzer sends much.
        settings.network.messages_per_second = settings.network.message_burst = 1e9;
        return settings;
    }

    support::TemporaryFolder folder_;
    server::Server server_;
    std::thread thread_;
};

int connect_to(std::uint16_t port) {
    const int connection = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (connect(connection, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) std::abort();
    return connection;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const RunningServer server;
    const int connection = connect_to(server.port());
    std::string_view rest(reinterpret_cast<const char*>(data), size);
    while (!rest.empty()) {
        const ssize_t sent = send(connection, rest.data(), rest.size(), MSG_NOSIGNAL);
        if (sent <= 0) break;  // the server has heard enough
        rest.remove_prefix(static_cast<std::size_t>(sent));
    }
    shutdown(connection, SHUT_WR);
    char buffer[4096];
    while (recv(connection, buffer, sizeof buffer, 0) > 0) continue;
    close(connection);
    return 0;
}
