#include "server/network/websocket.h"

#include <deque>
#include <utility>

#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>

namespace rookery::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using Error = beast::error_code;

/// A tab.
class WebSocketConnection final : public TabConnection, public std::enable_shared_from_this<WebSocketConnection> {
public:
    WebSocketConnection(beast::tcp_stream stream, Connections& shared, Visitor visitor)
        : shared_(shared),
          visitor_(visitor),
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

    [[nodiscard]] bool is_busy() const override { return session_ && session_->is_busy(); }
    [[nodiscard]] RateLimit::Clock::time_point last_activity() const override { return last_activity_; }

    void say_goodbye() override { close(websocket::close_code::going_away); }

    void drop() override {
        closing_ = true;
        session_.reset();
        pause_.cancel();
        beast::get_lowest_layer(stream_).close();
    }

private:
    void close(websocket::close_code code) {
        if (closing_) return;
        closing_ = true;
        session_.reset();
        pause_.cancel();
        stream_.async_close(code, [self = shared_from_this()](const Error&) {});
    }

    void open() {
        if (closing_ || shared_.stopping) return;
        session_ = shared_.services->make_session(
            [weak = weak_from_this()](const std::string& text, app::Importance importance) {
                if (const auto self = weak.lock()) self->send(text, importance);
            },
            visitor_);
        read();
    }

    void read() {
        stream_.async_read(buffer_, [self = shared_from_this()](const Error& error, std::size_t) {
            if (error) self->drop();
            else if (!self->closing_) self->receive();
        });
    }

    void receive() {
        last_activity_ = RateLimit::Clock::now();
        int cost = 1;
        if (stream_.got_text()) cost = session_->receive(beast::buffers_to_string(buffer_.data()));
        else return close(websocket::close_code::unknown_data);
        buffer_.consume(buffer_.size());
        if (closing_) return;
        const app::Milliseconds wait = rate_.spend(cost, RateLimit::Clock::now());
        if (wait.count() == 0) return read();
        // Whoever sends too much is not listened to for a while; what they send meanwhile stays with them.
        pause_.expires_after(wait);
        pause_.async_wait([self = shared_from_this()](const Error& error) {
            if (!error && !self->closing_) self->read();
        });
    }

    void send(const std::string& text, app::Importance importance) {
        if (closing_) return;
        if (importance == app::Importance::MayBeLost && unsent_bytes_ > shared_.limits.unsent_before_skipping) return;
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

    Connections& shared_;
    Visitor visitor_;
    websocket::stream<beast::tcp_stream> stream_;
    asio::steady_timer pause_;
    RateLimit rate_;
    RateLimit::Clock::time_point last_activity_ = RateLimit::Clock::now();
    beast::flat_buffer buffer_;
    std::deque<std::string> unsent_;
    std::size_t unsent_bytes_ = 0;
    std::unique_ptr<app::Session> session_;
    bool closing_ = false;
};

}  // namespace

std::shared_ptr<TabConnection> accept_tab(beast::tcp_stream stream, const http::request<http::empty_body>& request,
                                          Connections& shared, Visitor visitor) {
    auto tab = std::make_shared<WebSocketConnection>(std::move(stream), shared, visitor);
    tab->accept(request);
    return tab;
}

}  // namespace rookery::server
