#include "server/client.h"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <stdexcept>

#include <arpa/inet.h>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>
#include <sys/socket.h>
#include <unistd.h>

namespace rookery::server_test {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;

std::string lower(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    return text;
}

json::object player(const std::string& text) {
    if (text == "person") return {{"kind", "person"}};
    return json::parse(text).as_object();
}

}  // namespace

RawConnection::RawConnection(std::uint16_t port) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const timeval timeout{patience.count(), 0};
    setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &timeout, sizeof timeout);
    if (connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
        close(socket_);
        throw std::runtime_error("cannot connect");
    }
}

RawConnection::~RawConnection() { close(socket_); }

bool RawConnection::send(std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
}

std::string RawConnection::read_to_end() {
    std::string text;
    char part[4096];
    while (true) {
        const ssize_t length = recv(socket_, part, sizeof part, 0);
        if (length < 0 && (errno == EAGAIN || errno == EWOULDBLOCK))
            throw std::runtime_error("the server keeps it open");
        if (length <= 0) return text;
        text.append(part, static_cast<std::size_t>(length));
    }
}

HttpAnswer http(std::uint16_t port, const std::string& request) {
    RawConnection connection(port);
    connection.send(request);
    const std::string text = connection.read_to_end();
    HttpAnswer answer;
    const std::size_t end = text.find("\r\n\r\n");
    if (text.size() < 12 || end == std::string::npos) return answer;
    answer.status = std::stoi(text.substr(9, 3));
    answer.headers = lower(text.substr(0, end));
    answer.body = text.substr(end + 4);
    return answer;
}

HttpAnswer get(std::uint16_t port, const std::string& path, const std::string& host, const std::string& more) {
    return http(port, "GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n" + more + "\r\n");
}

class Client::Implementation {
public:
    Implementation(std::uint16_t port, const Disguise& disguise) : stream_(context_) {
        auto& socket = beast::get_lowest_layer(stream_).socket();
        socket.connect({asio::ip::make_address("127.0.0.1"), port});
        socket.set_option(tcp::no_delay(true));
        stream_.set_option(websocket::stream_base::decorator([disguise](websocket::request_type& request) {
            if (disguise.origin) request.set(beast::http::field::origin, *disguise.origin);
            if (!disguise.cookie.empty()) request.set(beast::http::field::cookie, disguise.cookie);
        }));
        stream_.read_message_max(0);
        complete([&](auto done) { stream_.async_handshake(disguise.host, disguise.path, done); });
    }

    void send(const std::string& text, bool is_text) {
        stream_.text(is_text);
        complete(
            [&](auto done) { stream_.async_write(asio::buffer(text), [done](auto error, auto) { done(error); }); });
    }

    std::string receive() {
        beast::flat_buffer buffer;
        complete([&](auto done) { stream_.async_read(buffer, [done](auto error, auto) { done(error); }); });
        return beast::buffers_to_string(buffer.data());
    }

    [[nodiscard]] int close_code() const { return stream_.reason().code; }
    void vanish() { beast::get_lowest_layer(stream_).socket().close(); }

private:
    /// Runs one operation to its end.
    template <class Start>
    void complete(Start start) {
        std::optional<beast::error_code> result;
        start([&result](const beast::error_code& error) { result = error; });
        context_.restart();
        context_.run_for(patience);
        if (!result) throw std::runtime_error("the server does not answer");
        if (*result) throw std::runtime_error(result->message());
    }

    asio::io_context context_;
    websocket::stream<beast::tcp_stream> stream_;
};

Client::Client(std::uint16_t port)
    : Client(port, {"localhost:" + std::to_string(port), "http://localhost:" + std::to_string(port)}) {}
Client::Client(std::uint16_t port, const Disguise& disguise)
    : implementation_(std::make_unique<Implementation>(port, disguise)) {}
Client::~Client() = default;
Client::Client(Client&&) noexcept = default;

void Client::send(const std::string& text) { implementation_->send(text, true); }
void Client::send_binary(const std::string& bytes) { implementation_->send(bytes, false); }
void Client::vanish() { implementation_->vanish(); }

json::object Client::receive() { return json::parse(implementation_->receive()).as_object(); }

json::object Client::receive(std::string_view type) {
    while (true) {
        json::object message = receive();
        if (message.at("type").as_string() == json::string_view(type.data(), type.size())) return message;
    }
}

json::object Client::ask(json::object message) {
    const std::int64_t number = ++last_request_;
    message["request"] = number;
    send(message);
    while (true) {
        json::object answer = receive();
        if (const json::value* request = answer.if_contains("request"); request != nullptr && *request == number)
            return answer;
    }
}

json::object Client::finish(json::object message) {
    json::object job = ask(std::move(message));
    if (job.at("type") != "job") return job;
    while (true) {
        json::object news = receive();
        if (const json::value& type = news.at("type"); type == "done" || type == "failed") return news;
    }
}

int Client::wait_for_close() {
    try {
        while (true) implementation_->receive();
    } catch (const std::runtime_error&) {
        return implementation_->close_code();
    }
}

json::object Client::greet() { return ask({{"type", "hello"}, {"protocol", 1}}); }

json::object Client::begin(const std::string& game, const std::string& first, const std::string& second,
                           const json::object& more) {
    json::object message{{"type", "new"},
                         {"game", game},
                         {"players", json::object{{"first", player(first)}, {"second", player(second)}}}};
    for (const auto& [name, value] : more) message[name] = value;
    return ask(std::move(message));
}

}  // namespace rookery::server_test
