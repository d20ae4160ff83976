// All of Boost.Beast is in this file: it takes long to compile.

#include "server/network.h"

#include <algorithm>
#include <cctype>
#include <csignal>
#include <deque>
#include <exception>
#include <iostream>
#include <list>
#include <optional>
#include <stdexcept>
#include <utility>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

#include "server/addresses.h"
#include "server/rate_limit.h"

namespace rookery::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;
using Error = beast::error_code;

class AsioLoop final : public Loop {
public:
    explicit AsioLoop(asio::io_context& context) : context_(context) {}

    void post(std::function<void()> task) override { asio::post(context_, std::move(task)); }
    void after(Milliseconds time, std::function<void()> task) override {
        auto timer = std::make_shared<asio::steady_timer>(context_, time);
        timer->async_wait([timer, task = std::move(task)](const Error& error) {
            if (!error) task();
        });
    }

private:
    asio::io_context& context_;
};

std::string_view view(beast::string_view text) { return {text.data(), text.size()}; }

class WebSocketConnection;
class HttpConnection;

/// What the connections of one network share. Connections are held by what they wait for, and listed here weakly.
struct Shared {
    NetworkLimits limits;
    PageFiles page;
    Parcels* parcels = nullptr;
    Network::MakeSession make_session;
    bool loopback_only = true;
    bool stopping = false;
    std::list<std::weak_ptr<HttpConnection>> waiting;       ///< the oldest first
    std::list<std::weak_ptr<WebSocketConnection>> sockets;  ///< the oldest first
};

template <class Connection>
void forget_closed(std::list<std::weak_ptr<Connection>>& connections) {
    connections.remove_if([](const auto& connection) { return connection.expired(); });
}

/// A tab.
class WebSocketConnection : public std::enable_shared_from_this<WebSocketConnection> {
public:
    WebSocketConnection(beast::tcp_stream stream, Shared& shared)
        : shared_(shared),
          stream_(std::move(stream)),
          pause_(stream_.get_executor()),
          rate_(shared.limits.messages_per_second, shared.limits.message_burst) {}

    void accept(const http::request<http::empty_body>& request) {
        websocket::stream_base::timeout timeout{};
        timeout.handshake_timeout = shared_.limits.handshake;
        timeout.idle_timeout = shared_.limits.silence;
        timeout.keep_alive_pings = true;
        beast::get_lowest_layer(stream_).expires_never();  // the WebSocket has time limits of its own
        stream_.set_option(timeout);
        stream_.read_message_max(shared_.limits.message_bytes);
        stream_.text(true);
        stream_.auto_fragment(false);  // whole messages are in memory anyway
        stream_.async_accept(request, [self = shared_from_this()](const Error& error) {
            if (!error) self->open();
        });
    }

    [[nodiscard]] bool is_busy() const { return session_ && session_->is_busy(); }
    [[nodiscard]] RateLimit::Clock::time_point last_heard() const { return last_heard_; }

    void close(websocket::close_code code) {
        if (closing_) return;
        closing_ = true;
        session_.reset();
        pause_.cancel();
        stream_.async_close(code, [self = shared_from_this()](const Error&) {});
    }

    /// Without a word; everything that waits is called off.
    void drop() {
        closing_ = true;
        session_.reset();
        pause_.cancel();
        beast::get_lowest_layer(stream_).close();
    }

private:
    void open() {
        if (closing_ || shared_.stopping) return;
        session_ = shared_.make_session([weak = weak_from_this()](const std::string& text, Importance importance) {
            if (const auto self = weak.lock()) self->send(text, importance);
        });
        read();
    }

    void read() {
        stream_.async_read(buffer_, [self = shared_from_this()](const Error& error, std::size_t) {
            if (error) self->drop();
            else if (!self->closing_) self->receive();
        });
    }

    void receive() {
        last_heard_ = RateLimit::Clock::now();
        int cost = 1;
        if (stream_.got_text()) cost = session_->receive(beast::buffers_to_string(buffer_.data()));
        else return close(websocket::close_code::unknown_data);
        buffer_.consume(buffer_.size());
        if (closing_) return;
        const Milliseconds wait = rate_.spend(cost, RateLimit::Clock::now());
        if (wait.count() == 0) return read();
        // Whoever sends too much is not listened to for a while; what they send meanwhile stays with them.
        pause_.expires_after(wait);
        pause_.async_wait([self = shared_from_this()](const Error& error) {
            if (!error && !self->closing_) self->read();
        });
    }

    void send(const std::string& text, Importance importance) {
        if (closing_) return;
        if (importance == Importance::MayBeLost && unsent_bytes_ > shared_.limits.unsent_before_skipping) return;
        if (unsent_bytes_ + text.size() > shared_.limits.unsent_bytes) {
            // Not from within whatever is just being told.
            asio::post(stream_.get_executor(), [self = shared_from_this()] { self->drop(); });
            return;
        }
        unsent_.push_back(text);
        unsent_bytes_ += text.size();
        if (unsent_.size() == 1) write();
    }

    void write() {
        stream_.async_write(asio::buffer(unsent_.front()),
                            [self = shared_from_this()](const Error& error, std::size_t) {
                                if (error) return self->drop();
                                self->unsent_bytes_ -= self->unsent_.front().size();
                                self->unsent_.pop_front();
                                if (!self->unsent_.empty() && !self->closing_) self->write();
                            });
    }

    Shared& shared_;
    websocket::stream<beast::tcp_stream> stream_;
    asio::steady_timer pause_;
    RateLimit rate_;
    RateLimit::Clock::time_point last_heard_ = RateLimit::Clock::now();
    beast::flat_buffer buffer_;
    std::deque<std::string> unsent_;
    std::size_t unsent_bytes_ = 0;
    std::unique_ptr<Session> session_;
    bool closing_ = false;
};

/// What the page may send or fetch besides its files is below this path.
constexpr std::string_view parcel_path = "/parcels";

/// The name of a file, as a header may carry it: letters, digits and a few signs.
std::string plain_file_name(std::string_view name) {
    std::string plain;
    for (const char letter : name) {
        const bool usual = std::isalnum(static_cast<unsigned char>(letter)) != 0;
        plain += usual || letter == '.' || letter == '-' || letter == '_' ? letter : '-';
    }
    return plain;
}

/// A connection that asks for files of the page, carries parcels, or wants to become a WebSocket.
class HttpConnection : public std::enable_shared_from_this<HttpConnection> {
public:
    HttpConnection(tcp::socket socket, Shared& shared) : shared_(shared), stream_(std::move(socket)) {}

    void read() {
        constexpr std::uint32_t most_header_bytes = 8 * 1024;
        parser_.emplace();
        parser_->header_limit(most_header_bytes);
        parser_->body_limit(shared_.parcels->most_bytes());
        stream_.expires_after(shared_.limits.handshake);
        http::async_read_header(stream_, buffer_, *parser_,
                                [self = shared_from_this()](const Error& error, std::size_t) {
                                    if (!error) return self->answer();
                                    if (error == http::error::end_of_stream) return self->drop();
                                    self->refuse_bad(error);
                                });
    }

    void drop() { stream_.close(); }

private:
    void answer() {
        const auto& request = parser_->get();
        const std::string_view host = view(request[http::field::host]);
        if (!is_own_host(host, shared_.loopback_only))
            return refuse(http::status::forbidden, "This server answers only to its own address.");
        const std::string_view origin = view(request[http::field::origin]);
        if (!origin.empty() && !is_same_origin(origin, host))
            return refuse(http::status::forbidden, "Pages from elsewhere may not talk to this server.");
        const std::string_view target = view(request.target());
        if (request.method() == http::verb::post && target == parcel_path) return receive_parcel(origin);
        if (!parser_->is_done()) return refuse(http::status::bad_request, "Nothing can be sent to this place.");
        if (websocket::is_upgrade(request)) return upgrade(request, origin);
        if (request.method() != http::verb::get && request.method() != http::verb::head)
            return refuse(http::status::method_not_allowed, "Files can only be read.");
        if (target.starts_with(parcel_path)) return send_parcel(target.substr(parcel_path.size()));
        const PageFile* file = find_file(shared_.page, target);
        if (file == nullptr) return refuse(http::status::not_found, "There is no such file.");
        send_file(*file, host);
    }

    void upgrade(const http::request<http::empty_body>& request, std::string_view origin) {
        if (view(request.target()) != "/ws")
            return refuse(http::status::not_found, "There is nothing to talk to here.");
        if (origin.empty()) return refuse(http::status::forbidden, "A page must say where it is from.");
        if (!make_room()) return refuse(http::status::service_unavailable, "There are too many pages open.");
        const auto socket = std::make_shared<WebSocketConnection>(std::move(stream_), shared_);
        shared_.sockets.push_back(socket);
        socket->accept(request);
    }

    /// Of the pages that do nothing the one that has been silent longest goes, if there are too many.
    bool make_room() {
        forget_closed(shared_.sockets);
        if (shared_.sockets.size() < shared_.limits.websockets) return true;
        std::shared_ptr<WebSocketConnection> idlest;
        for (const auto& weak : shared_.sockets) {
            const auto socket = weak.lock();
            if (!socket || socket->is_busy()) continue;
            if (!idlest || socket->last_heard() < idlest->last_heard()) idlest = socket;
        }
        if (idlest) idlest->drop();
        return idlest != nullptr;
    }

    void refuse_bad(const Error& error) {
        if (error == http::error::body_limit)
            return refuse(
                http::status::payload_too_large,
                "This is too large: " + std::to_string(shared_.parcels->most_bytes() >> 20) + " MB are the most.");
        if (error.category() == make_error_code(http::error::bad_target).category())
            refuse(http::status::bad_request, "This is not a request.");
    }

    /// Writes what the page sends into a file as it comes. The connection ends if nothing comes for a while.
    void receive_parcel(std::string_view origin) {
        if (origin.empty()) return refuse(http::status::forbidden, "A page must say where it is from.");
        const auto length = parser_->content_length();
        if (!length) return refuse(http::status::length_required, "Say how much it is first.");
        try {
            parcel_ = shared_.parcels->begin(*length, "application/octet-stream", "parcel");
        } catch (const std::exception& problem) {
            return refuse(http::status::insufficient_storage, problem.what());
        }
        upload_.emplace(std::move(*parser_));
        Error error;
        upload_->get().body().open(shared_.parcels->take(parcel_).file.c_str(), beast::file_mode::write, error);
        if (error) return lose_parcel();
        read_parcel();
    }

    void read_parcel() {
        if (upload_->is_done()) return acknowledge_parcel();
        stream_.expires_after(shared_.limits.handshake);
        http::async_read_some(stream_, buffer_, *upload_, [self = shared_from_this()](const Error& error, std::size_t) {
            if (error) return self->lose_parcel();
            self->read_parcel();
        });
    }

    void lose_parcel() {
        shared_.parcels->remove(parcel_);
        drop();
    }

    void acknowledge_parcel() {
        upload_->get().body().close();
        http::response<http::string_body> response;
        response.result(http::status::created);
        add_common(response);
        response.keep_alive(false);
        response.set(http::field::content_type, "application/json");
        response.set(http::field::cache_control, "no-store");
        response.body() = "{\"parcel\":\"" + parcel_ + "\"}";
        response.prepare_payload();
        write(std::move(response));
    }

    /// `rest` is "/TOKEN" or "/TOKEN?save".
    void send_parcel(std::string_view rest) {
        const std::size_t question = rest.find('?');
        const bool save = question != std::string_view::npos && rest.substr(question) == "?save";
        const std::string_view token = rest.substr(0, question);
        const auto parcel = token.starts_with('/') ? shared_.parcels->find(std::string(token.substr(1))) : std::nullopt;
        if (!parcel) return refuse(http::status::not_found, "This is no longer here; please ask for it again.");
        Error error;
        http::response<http::file_body> response;
        response.body().open(parcel->file.c_str(), beast::file_mode::scan, error);
        if (error) return refuse(http::status::not_found, "This is no longer here; please ask for it again.");
        response.result(http::status::ok);
        add_common(response);
        response.set(http::field::content_type, parcel->media_type);
        response.set(http::field::cache_control, "no-store");
        if (save)
            response.set(http::field::content_disposition,
                         "attachment; filename=\"" + plain_file_name(parcel->name) + "\"");
        response.prepare_payload();
        if (request().method() == http::verb::head) response.body().close();
        write(std::move(response));
    }

    [[nodiscard]] const http::request_header<>& request() const {
        return upload_ ? upload_->get().base() : parser_->get().base();
    }

    template <class Body>
    void add_common(http::response<Body>& response) const {
        response.version(request().version());
        response.keep_alive(!upload_ && parser_->get().keep_alive());
        response.set(http::field::x_frame_options, "DENY");
        response.set("X-Content-Type-Options", "nosniff");
        response.set("Referrer-Policy", "no-referrer");
        response.set("Cross-Origin-Opener-Policy", "same-origin");
        response.set("Cross-Origin-Resource-Policy", "same-origin");
    }

    void refuse(http::status status, std::string_view reason) {
        http::response<http::string_body> response;
        response.result(status);
        add_common(response);
        response.keep_alive(false);
        response.set(http::field::content_type, "text/plain; charset=utf-8");
        response.set(http::field::cache_control, "no-store");
        if (request().method() != http::verb::head) response.body() = std::string(reason) + "\n";
        response.prepare_payload();
        write(std::move(response));
    }

    void send_file(const PageFile& file, std::string_view host) {
        const auto& request = parser_->get();
        const std::string tag = entity_tag(file);
        const bool unchanged = view(request[http::field::if_none_match]) == tag;
        const bool gzip =
            !file.gzipped.empty() && request[http::field::accept_encoding].find("gzip") != beast::string_view::npos;
        const std::string_view content = gzip ? file.gzipped : file.content;

        http::response<http::span_body<const char>> response;
        response.result(unchanged ? http::status::not_modified : http::status::ok);
        add_common(response);
        response.set(http::field::content_type, media_type(file.path));
        response.set(http::field::cache_control, cache_control(file.path));
        response.set(http::field::etag, tag);
        response.set(http::field::vary, "Accept-Encoding");
        response.set("Content-Security-Policy", content_security_policy(host));
        if (gzip) response.set(http::field::content_encoding, "gzip");
        const bool empty = unchanged || request.method() == http::verb::head;
        if (!empty) response.body() = {content.data(), content.size()};
        if (!unchanged) response.content_length(content.size());
        write(std::move(response));
    }

    /// An answer on its way. Large ones go in pieces, each of which may take its time.
    template <class Body>
    struct Outgoing {
        explicit Outgoing(http::response<Body> answer) : response(std::move(answer)) {}
        http::response<Body> response;
        http::response_serializer<Body> serializer{response};
    };

    template <class Body>
    void write(http::response<Body> response) {
        write_some(std::make_shared<Outgoing<Body>>(std::move(response)));
    }

    template <class Body>
    void write_some(const std::shared_ptr<Outgoing<Body>>& outgoing) {
        stream_.expires_after(shared_.limits.handshake);
        http::async_write_some(stream_, outgoing->serializer,
                               [self = shared_from_this(), outgoing](const Error& error, std::size_t) {
                                   if (!error && !outgoing->serializer.is_done()) return self->write_some(outgoing);
                                   if (!error && outgoing->response.keep_alive()) return self->read();
                                   Error ignored;
                                   self->stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
                               });
    }

    Shared& shared_;
    beast::tcp_stream stream_;
    beast::flat_buffer buffer_;
    std::optional<http::request_parser<http::empty_body>> parser_;
    std::optional<http::request_parser<http::file_body>> upload_;  ///< instead, when a parcel comes
    std::string parcel_;                                           ///< its token
};

}  // namespace

class Network::Implementation {
public:
    explicit Implementation(const NetworkLimits& limits) { shared_.limits = limits; }

    [[nodiscard]] Loop& loop() { return loop_; }
    [[nodiscard]] std::uint16_t port() const { return acceptor_.local_endpoint().port(); }

    void listen(const std::string& address, std::uint16_t port, const PageFiles& page, Parcels& parcels,
                MakeSession make_session) {
        Error error;
        const auto ip = asio::ip::make_address(address, error);
        if (error) throw std::runtime_error("'" + address + "' is not an address to listen on");
        const tcp::endpoint endpoint(ip, port);
        tcp::acceptor acceptor(context_);
        acceptor.open(endpoint.protocol());
        acceptor.set_option(asio::socket_base::reuse_address(true));
        acceptor.bind(endpoint, error);
        if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
        if (error)
            throw std::runtime_error("cannot listen on port " + std::to_string(port) + " of " + address + ": " +
                                     error.message());
        acceptor_ = std::move(acceptor);
        shared_.page = page;
        shared_.parcels = &parcels;
        shared_.make_session = std::move(make_session);
        shared_.loopback_only = is_loopback_address(address);
        accept();
    }

    void run() {
        while (true) {
            try {
                context_.run();
                return;
            } catch (const std::exception& error) {
                std::cerr << "rookery: " << error.what() << '\n';  // one client's trouble is not everybody's
            }
        }
    }

    void stop() {
        asio::post(context_, [this] { say_goodbye(); });
    }

    void stop_on_signals() {
        signals_.emplace(context_, SIGINT, SIGTERM);
        signals_->async_wait([this](const Error& error, int) {
            if (!error) say_goodbye();
        });
    }

    void drop_sessions() {
        for (const auto& weak : shared_.sockets)
            if (const auto socket = weak.lock()) socket->drop();
    }

private:
    void accept() {
        acceptor_.async_accept([this](const Error& error, tcp::socket socket) {
            if (shared_.stopping) return;
            if (error) {
                // Such as too many open files: that passes.
                loop_.after(Milliseconds(100), [this] { accept(); });
                return;
            }
            Error ignored;
            socket.set_option(tcp::no_delay(true), ignored);
            serve(std::move(socket));
            accept();
        });
    }

    void serve(tcp::socket socket) {
        forget_closed(shared_.waiting);
        if (shared_.waiting.size() >= shared_.limits.waiting_connections) {
            if (const auto oldest = shared_.waiting.front().lock()) oldest->drop();
            shared_.waiting.pop_front();
        }
        const auto connection = std::make_shared<HttpConnection>(std::move(socket), shared_);
        shared_.waiting.push_back(connection);
        connection->read();
    }

    void say_goodbye() {
        if (shared_.stopping) return;
        shared_.stopping = true;
        Error ignored;
        acceptor_.close(ignored);
        if (signals_) signals_->cancel(ignored);
        for (const auto& weak : shared_.waiting)
            if (const auto connection = weak.lock()) connection->drop();
        for (const auto& weak : shared_.sockets)
            if (const auto socket = weak.lock()) socket->close(websocket::close_code::going_away);
        wait_for_pages(10);
    }

    /// Pages that answer at once may do so; nobody waits for the others.
    void wait_for_pages(int patience) {
        forget_closed(shared_.sockets);
        if (shared_.sockets.empty() || patience == 0) return context_.stop();
        loop_.after(Milliseconds(50), [this, patience] { wait_for_pages(patience - 1); });
    }

    Shared shared_;
    asio::io_context context_{1};
    AsioLoop loop_{context_};
    tcp::acceptor acceptor_{context_};
    std::optional<asio::signal_set> signals_;
};

Network::Network(const NetworkLimits& limits) : implementation_(std::make_unique<Implementation>(limits)) {}
Network::~Network() = default;

Loop& Network::loop() { return implementation_->loop(); }
void Network::listen(const std::string& address, std::uint16_t port, const PageFiles& page, Parcels& parcels,
                     MakeSession make_session) {
    implementation_->listen(address, port, page, parcels, std::move(make_session));
}
std::uint16_t Network::port() const { return implementation_->port(); }
void Network::run() { implementation_->run(); }
void Network::stop() { implementation_->stop(); }
void Network::stop_on_signals() { implementation_->stop_on_signals(); }
void Network::drop_sessions() { implementation_->drop_sessions(); }

}  // namespace rookery::server
