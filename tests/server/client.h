#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include <boost/json.hpp>

/// The other end of the wire: a page that says what a test wants it to say.
namespace rookery::server_test {

namespace json = boost::json;

/// How long anything may take before a test gives up. Only a failing test waits that long.
inline constexpr std::chrono::seconds patience{300};

struct HttpAnswer {
    int status = 0;
    std::string headers;  ///< lower-case names, one "name: value" on each line
    std::string body;
};

/// Sends the bytes as they are and reads the answer to its end.
[[nodiscard]] HttpAnswer http(std::uint16_t port, const std::string& request);
/// A GET with this host and these further header lines.
[[nodiscard]] HttpAnswer get(std::uint16_t port, const std::string& path, const std::string& host = "localhost",
                             const std::string& more = "");

/// A TCP connection that says nothing, or only what it is told to.
class RawConnection {
public:
    explicit RawConnection(std::uint16_t port);
    ~RawConnection();
    /// False if the other side has gone.
    bool send(std::string_view bytes);
    /// Waits until the other side closes; what arrived before.
    [[nodiscard]] std::string read_to_end();

private:
    int socket_ = -1;
};

/// A player for Client::begin.
inline const std::string depth_one = R"({"kind":"computer","depth":1})";

class Client {
public:
    struct Disguise {
        std::string host;
        std::optional<std::string> origin;
        std::string cookie = {};
        std::string path = "/ws";
    };

    /// Opens a WebSocket as a page of this server would. Throws std::runtime_error if it is refused.
    explicit Client(std::uint16_t port);
    Client(std::uint16_t port, const Disguise& disguise);
    ~Client();
    Client(Client&&) noexcept;

    void send(const std::string& text);
    void send_binary(const std::string& bytes);
    void send(const json::object& message) { send(json::serialize(message)); }
    /// The next message. Throws std::runtime_error if the connection was closed.
    [[nodiscard]] json::object receive();
    /// The next message of this type; others are skipped.
    [[nodiscard]] json::object receive(std::string_view type);
    /// Sends the message with a number and gives back what carries that number.
    [[nodiscard]] json::object ask(json::object message);
    /// Asks for something that is done as a job, and waits for its end: `done` or `failed`, or why there is none.
    [[nodiscard]] json::object finish(json::object message);
    /// Reads until the server closes; the close code, or 0 if it went without a word.
    [[nodiscard]] int wait_for_close();
    /// Cuts the line without goodbye.
    void vanish();

    /// "hello", and what the server says of itself.
    json::object greet();
    /// A new game; gives back `game`. Players are "person" or JSON.
    [[nodiscard]] json::object begin(const std::string& game, const std::string& first, const std::string& second,
                                     const json::object& more = {});

private:
    class Implementation;
    std::unique_ptr<Implementation> implementation_;
    std::int64_t last_request_ = 0;
};

}  // namespace rookery::server_test
