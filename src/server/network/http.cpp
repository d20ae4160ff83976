#include "server/network/http.h"

#include <cctype>
#include <cerrno>
#include <exception>
#include <optional>
#include <utility>
#include <vector>

#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/network/addresses.h"
#include "server/network/websocket.h"

namespace rookery::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;
using Error = beast::error_code;

std::string_view view(beast::string_view text) { return {text.data(), text.size()}; }

/// What the page may send or fetch besides its files is below this path.
constexpr std::string_view transfer_path = "/transfers";

/// The name of a file, as a header may carry it: letters, digits and a few signs.
std::string plain_file_name(std::string_view name) {
    std::string plain;
    for (const char letter : name) {
        const bool is_plain = std::isalnum(static_cast<unsigned char>(letter)) != 0;
        plain += is_plain || letter == '.' || letter == '-' || letter == '_' ? letter : '-';
    }
    return plain;
}

/// Whether the other end is on this machine, too.
bool is_on_this_machine(const tcp::socket& socket) {
    Error error;
    const auto other = socket.remote_endpoint(error).address();
    if (error) return false;
    if (other.is_loopback()) return true;
    if (other.is_v6() && other.to_v6().is_v4_mapped())
        return asio::ip::make_address_v4(asio::ip::v4_mapped, other.to_v6()).is_loopback();
    return other == socket.local_endpoint(error).address();
}

/// Whether a file could not be written because there is no room for it.
bool is_full_disk(const Error& error) {
    return error == boost::system::errc::no_space_on_device || error == boost::system::errc::file_too_large ||
           error == Error(EDQUOT, boost::system::generic_category());
}

/// A connection that asks for files of the page, carries transfers, or wants to become a WebSocket.
class HttpConnection final : public Connection, public std::enable_shared_from_this<HttpConnection> {
public:
    HttpConnection(tcp::socket socket, Connections& shared)
        : shared_(shared),
          is_here_(is_on_this_machine(socket) && !shared.services->everybody_needs_a_code),
          stream_(std::move(socket)),
          window_(stream_.get_executor()) {}

    void read() {
        constexpr std::uint32_t max_header_bytes = 8 * 1024;
        parser_.emplace();
        parser_->header_limit(max_header_bytes);
        parser_->body_limit(shared_.services->transfers.max_bytes());
        stream_.expires_after(shared_.limits.handshake);
        http::async_read_header(stream_, buffer_, *parser_,
                                [self = shared_from_this()](const Error& error, std::size_t) {
                                    if (!error) return self->answer();
                                    if (error == http::error::end_of_stream) return self->drop();
                                    self->refuse_bad(error);
                                });
    }

    void drop() override { stream_.close(); }
    [[nodiscard]] RateLimit::Clock::time_point last_activity() const override { return last_activity_; }

private:
    void answer() {
        last_activity_ = RateLimit::Clock::now();
        const auto& request = parser_->get();
        // Two programs that read this could each believe another one.
        if (request.count(http::field::host) != 1)
            return refuse(http::status::bad_request, "A request names one host.");
        const std::string_view host = view(request[http::field::host]);
        if (!is_own_host(host, shared_.loopback_only))
            return refuse(http::status::forbidden, "This server answers only to its own address.");
        const std::string_view origin = view(request[http::field::origin]);
        if (!origin.empty() && !is_same_origin(origin, host))
            return refuse(http::status::forbidden, "Pages from elsewhere may not talk to this server.");
        const std::string_view target = view(request.target());
        const std::optional<Visitor> visitor = visitor_of_request();
        if (!visitor) return let_in(target);
        if (request.method() == http::verb::post && target == transfer_path) {
            if (*visitor == Visitor::Student)
                return refuse(http::status::forbidden, "Students of a class do not send files.");
            return receive_transfer(origin);
        }
        if (!parser_->is_done()) return refuse(http::status::bad_request, "Nothing can be sent to this place.");
        if (websocket::is_upgrade(request)) return upgrade(request, origin, *visitor);
        if (request.method() != http::verb::get && request.method() != http::verb::head)
            return refuse(http::status::method_not_allowed, "Files can only be read.");
        if (target.starts_with(transfer_path)) return send_transfer(target.substr(transfer_path.size()));
        const PageFile* file = find_file(shared_.services->page, target);
        if (file == nullptr) return refuse(http::status::not_found, "There is no such file.");
        send_file(*file, host);
    }

    /// Nothing if they need a code.
    [[nodiscard]] std::optional<Visitor> visitor_of_request() const {
        if (is_here_) return Visitor::Here;
        return shared_.services->access.visitor_with(cookie_in(view(request()[http::field::cookie]), shared_.key_name));
    }

    /// Whoever brings a code gets the key, and is sent on to an address without the code.
    void let_in(std::string_view target) {
        const auto key = request().method() == http::verb::get
                             ? shared_.services->access.admit(parameter_in(target, code_parameter))
                             : std::nullopt;
        if (!key)
            return refuse(http::status::forbidden,
                          "This needs a code, which works once: open the address that Rookery printed when it was "
                          "started, or one that its page shows under Another device.");
        const std::string_view path = target.substr(0, target.find('?'));
        http::response<http::string_body> response;
        response.result(http::status::see_other);
        add_common(response);
        response.set(http::field::location, path.starts_with("//") ? "/" : std::string(path));
        response.set(http::field::set_cookie, shared_.key_name + "=" + *key + "; Path=/; HttpOnly; SameSite=Lax");
        response.set(http::field::cache_control, "no-store");
        response.prepare_payload();
        write(std::move(response));
    }

    void upgrade(const http::request<http::empty_body>& request, std::string_view origin, Visitor visitor) {
        const bool embedded = view(request.target()) == "/ws?embed";
        if (!embedded && view(request.target()) != "/ws")
            return refuse(http::status::not_found, "There is nothing to talk to here.");
        if (origin.empty()) return refuse(http::status::forbidden, "A page must say where it is from.");
        if (!make_room()) return refuse(http::status::service_unavailable, "There are too many pages open.");
        shared_.tabs.push_back(
            accept_tab(std::move(stream_), request, shared_, embedded ? Visitor::Onlooker : visitor));
    }

    /// Of the pages that do nothing the one that has been silent longest goes, if there are too many.
    bool make_room() {
        forget_closed(shared_.tabs);
        if (shared_.tabs.size() < shared_.limits.websockets) return true;
        std::shared_ptr<TabConnection> idlest;
        for (const auto& weak : shared_.tabs) {
            const auto tab = weak.lock();
            if (!tab || tab->is_busy()) continue;
            if (!idlest || tab->last_activity() < idlest->last_activity()) idlest = tab;
        }
        if (idlest) idlest->drop();
        return idlest != nullptr;
    }

    void refuse_bad(const Error& error) {
        if (error == http::error::body_limit)
            return refuse(http::status::payload_too_large,
                          "This is too large: " + std::to_string(shared_.services->transfers.max_bytes() >> 20) +
                              " MB are the most.");
        if (error.category() == make_error_code(http::error::bad_target).category())
            refuse(http::status::bad_request, "This is not a request.");
    }

    /// Writes what the page sends into a file as it comes.
    void receive_transfer(std::string_view origin) {
        if (origin.empty()) return refuse(http::status::forbidden, "A page must say where it is from.");
        const auto length = parser_->content_length();
        if (!length) return refuse(http::status::length_required, "Say how much it is first.");
        try {
            // What is announced may never come: only what is there takes up room.
            shared_.services->transfers.require_room(*length);
            transfer_ = shared_.services->transfers.begin(0, "application/octet-stream", "transfer");
        } catch (const std::exception& problem) {
            return refuse(http::status::insufficient_storage, problem.what());
        }
        upload_.emplace(std::move(*parser_));
        Error error;
        upload_->get().body().open(shared_.services->transfers.get(transfer_).file.c_str(), beast::file_mode::write,
                                   error);
        if (error) return refuse_transfer(http::status::insufficient_storage, "It cannot be stored here.");
        stream_.expires_never();
        begin_window();
        read_transfer();
    }

    /// Whoever sends a byte now and then would keep the connection for ever. Enough must arrive within each window.
    void begin_window() {
        last_activity_ = RateLimit::Clock::now();
        arrived_in_window_ = 0;
        window_.expires_after(shared_.limits.upload_window);
        window_.async_wait([weak = weak_from_this()](const Error& error) {
            const auto self = weak.lock();
            if (error || !self || self->window_.expiry() > asio::steady_timer::clock_type::now()) return;
            self->is_too_slow_ = true;
            self->stream_.cancel();
        });
    }

    void read_transfer() {
        if (upload_->is_done()) return acknowledge_transfer();
        http::async_read_some(stream_, buffer_, *upload_,
                              [self = shared_from_this()](const Error& error, std::size_t bytes) {
                                  self->handle_transfer_part(error, bytes);
                              });
    }

    void handle_transfer_part(const Error& error, std::size_t bytes) {
        if (is_too_slow_)
            return refuse_transfer(http::status::request_timeout, "This came too slowly; please send it again.");
        if (is_full_disk(error)) return refuse_transfer(http::status::insufficient_storage, "The disk is full.");
        if (error) return lose_transfer();
        arrived_in_window_ += bytes;
        if (arrived_in_window_ >= shared_.limits.min_upload) {
            try {
                shared_.services->transfers.require_room(0);
            } catch (const std::exception& problem) {
                return refuse_transfer(http::status::insufficient_storage, problem.what());
            }
            begin_window();
        }
        read_transfer();
    }

    void forget_transfer() {
        window_.cancel();
        upload_->get().body().close();
        shared_.services->transfers.remove(transfer_);
    }

    void lose_transfer() {
        forget_transfer();
        drop();
    }

    void refuse_transfer(http::status status, std::string_view reason) {
        forget_transfer();
        refuse(status, reason);
    }

    void acknowledge_transfer() {
        window_.cancel();
        upload_->get().body().close();
        http::response<http::string_body> response;
        response.result(http::status::created);
        add_common(response);
        response.keep_alive(false);
        response.set(http::field::content_type, "application/json");
        response.set(http::field::cache_control, "no-store");
        response.body() = "{\"transfer\":\"" + transfer_ + "\"}";
        response.prepare_payload();
        write(std::move(response));
    }

    /// `rest` is "/TOKEN" or "/TOKEN?save".
    void send_transfer(std::string_view rest) {
        const std::size_t question = rest.find('?');
        const bool save = question != std::string_view::npos && rest.substr(question) == "?save";
        const std::string_view token = rest.substr(0, question);
        const auto transfer =
            token.starts_with('/') ? shared_.services->transfers.find(std::string(token.substr(1))) : std::nullopt;
        if (!transfer) return refuse(http::status::not_found, "This is no longer here; please ask for it again.");
        Error error;
        http::response<http::file_body> response;
        response.body().open(transfer->file.c_str(), beast::file_mode::scan, error);
        if (error) return refuse(http::status::not_found, "This is no longer here; please ask for it again.");
        response.result(http::status::ok);
        add_common(response);
        response.set(http::field::content_type, transfer->media_type);
        response.set(http::field::cache_control, "no-store");
        if (save)
            response.set(http::field::content_disposition,
                         "attachment; filename=\"" + plain_file_name(transfer->name) + "\"");
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
        response.set("Content-Security-Policy", content_security_policy(host, may_be_embedded(view(request.target()))));
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
                                   self->finish();
                               });
    }

    void finish() {
        Error ignored;
        stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
        // If we closed while the other side still sends, it would hear of a broken connection instead of the answer.
        // So the rest is thrown away, for as long as it takes to read the answer.
        if (upload_ ? upload_->is_done() : parser_->is_done()) return;
        stream_.expires_after(shared_.limits.handshake);
        rest_.resize(std::size_t{64} << 10);
        throw_away();
    }

    void throw_away() {
        stream_.async_read_some(asio::buffer(rest_), [self = shared_from_this()](const Error& error, std::size_t) {
            if (!error) self->throw_away();
        });
    }

    Connections& shared_;
    bool is_here_;  ///< on this machine, where nobody needs a code
    beast::tcp_stream stream_;
    beast::flat_buffer buffer_;
    std::optional<http::request_parser<http::empty_body>> parser_;
    std::optional<http::request_parser<http::file_body>> upload_;  ///< instead, when a transfer comes
    std::string transfer_;                                         ///< its token
    asio::steady_timer window_;
    std::size_t arrived_in_window_ = 0;
    bool is_too_slow_ = false;
    std::vector<char> rest_;  ///< of what nobody wants
    RateLimit::Clock::time_point last_activity_ = RateLimit::Clock::now();
};

}  // namespace

std::shared_ptr<Connection> serve_http(tcp::socket socket, Connections& shared) {
    auto connection = std::make_shared<HttpConnection>(std::move(socket), shared);
    connection->read();
    return connection;
}

}  // namespace rookery::server
