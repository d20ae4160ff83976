#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <thread>

#include "server/client.h"
#include "server/server.h"
#include "support/temporary_folder.h"

namespace rookery::server_test {

/// A server on a free port, with a page of two files, until the end of the test.
class RunningServer {
public:
    using Adjust = std::function<void(server::ServerSettings&)>;

    explicit RunningServer(const Adjust& adjust = {})
        : server_(settings(adjust)),
          invitation_(server_.invitation().value_or("")),
          thread_([this] { server_.run(); }) {}
    ~RunningServer() {
        server_.stop();
        thread_.join();
    }
    RunningServer(const RunningServer&) = delete;
    RunningServer& operator=(const RunningServer&) = delete;

    [[nodiscard]] std::uint16_t port() const { return server_.port(); }
    [[nodiscard]] std::string url() const { return server_.url(); }
    /// For somebody on another machine.
    [[nodiscard]] const std::string& invitation() const { return invitation_; }
    /// With the games.
    [[nodiscard]] const std::filesystem::path& folder() const { return folder_.path(); }
    /// A page that has said hello.
    [[nodiscard]] Client client() const {
        Client client(port());
        client.greet();
        return client;
    }

private:
    [[nodiscard]] server::ServerSettings settings(const Adjust& adjust) const {
        server::ServerSettings settings;
        settings.port = 0;
        settings.data = folder_.path();
        settings.page = {{"/index.html", "<!doctype html><title>Page</title>", ""},
                         {"/assets/page-1234.js", "console.log('a script that is long enough')", "compressed"}};
        if (adjust) adjust(settings);
        return settings;
    }

    support::TemporaryFolder folder_;
    server::Server server_;
    std::string invitation_;
    std::thread thread_;
};

/// Waits until it is so; false if that takes too long.
template <class Condition>
bool eventually(Condition condition) {
    const auto deadline = std::chrono::steady_clock::now() + patience;
    while (!condition()) {
        if (std::chrono::steady_clock::now() > deadline) return false;
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    return true;
}

inline std::string text(const json::value& value) { return json::serialize(value); }

/// A part of a message by its path: at(message, "status.outcome.winner"), at(message, "records.0.boards").
inline const json::value& at(const json::value& value, std::string_view path);
inline const json::value& at(const json::object& object, std::string_view path) {
    const std::size_t dot = path.find('.');
    const json::value& part = object.at(std::string(path.substr(0, dot)));
    return dot == std::string_view::npos ? part : at(part, path.substr(dot + 1));
}
inline const json::value& at(const json::value& value, std::string_view path) {
    if (value.is_object()) return at(value.as_object(), path);
    const std::size_t dot = path.find('.');
    const json::value& part =
        value.as_array().at(static_cast<std::size_t>(std::stoul(std::string(path.substr(0, dot)))));
    return dot == std::string_view::npos ? part : at(part, path.substr(dot + 1));
}
inline std::string string_at(const json::value& value, std::string_view path) {
    const json::string& found = at(value, path).as_string();
    return {found.data(), found.size()};
}
inline std::int64_t number_at(const json::value& value, std::string_view path) {
    return at(value, path).to_number<std::int64_t>();
}
inline bool can(const json::value& message, std::string_view type) {
    for (const json::value& entry : at(message, "status.can").as_array())
        if (entry.as_string() == json::string_view(type.data(), type.size())) return true;
    return false;
}

/// Plays a move as a person would; gives back the answer, `ply` or `refused`.
inline json::object play(Client& client, int ply, const std::string& move) {
    return client.ask({{"type", "move"}, {"ply", ply}, {"move", move}});
}

}  // namespace rookery::server_test
