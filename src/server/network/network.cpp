#include "server/network/network.h"

#include <csignal>
#include <exception>
#include <optional>
#include <stdexcept>
#include <utility>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <fcntl.h>

#include "log/log.h"
#include "server/network/addresses.h"
#include "server/network/connections.h"
#include "server/network/http.h"

namespace rookery::server {
namespace {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;
using Error = boost::system::error_code;

/// Other programs that are started here have no business with our connections.
void close_on_exec(int descriptor) { fcntl(descriptor, F_SETFD, FD_CLOEXEC); }

}  // namespace

/// The loop of the network, as the rooms above know it.
class AsioLoop final : public app::Loop {
public:
    explicit AsioLoop(asio::io_context& context) : context_(context) {}

    void post(std::function<void()> task) override { asio::post(context_, std::move(task)); }
    void after(app::Milliseconds time, std::function<void()> task) override {
        auto timer = std::make_shared<asio::steady_timer>(context_, time);
        timer->async_wait([timer, task = std::move(task)](const Error& error) {
            if (!error) task();
        });
    }

private:
    asio::io_context& context_;
};

class Network::Implementation {
public:
    explicit Implementation(const NetworkLimits& limits) { shared_.limits = limits; }

    [[nodiscard]] app::Loop& loop() { return loop_; }
    [[nodiscard]] std::uint16_t port() const { return acceptor_.local_endpoint().port(); }

    void listen(const std::string& address, std::uint16_t port, const Services& services) {
        Error error;
        const auto ip = asio::ip::make_address(address, error);
        if (error) throw std::runtime_error("'" + address + "' is not an address to listen on");
        const tcp::endpoint endpoint(ip, port);
        tcp::acceptor acceptor(context_);
        acceptor.open(endpoint.protocol());
        close_on_exec(acceptor.native_handle());
        acceptor.set_option(asio::socket_base::reuse_address(true));
        acceptor.bind(endpoint, error);
        if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
        if (error)
            throw std::runtime_error("cannot listen on port " + std::to_string(port) + " of " + address + ": " +
                                     error.message());
        acceptor_ = std::move(acceptor);
        shared_.services.emplace(services);
        shared_.key_name = "rookery-" + std::to_string(this->port());
        shared_.loopback_only = is_loopback_address(address);
        accept();
    }

    void run() {
        while (true) {
            try {
                context_.run();
                return;
            } catch (const std::exception& error) {
                log::warn(error.what());  // one client's trouble is not everybody's
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
        for (const auto& weak : shared_.tabs)
            if (const auto tab = weak.lock()) tab->drop();
    }

private:
    void accept() {
        acceptor_.async_accept([this](const Error& error, tcp::socket socket) {
            if (shared_.stopping) return;
            if (error) {
                // Such as too many open files: that passes.
                loop_.after(app::Milliseconds(100), [this] { accept(); });
                return;
            }
            close_on_exec(socket.native_handle());
            Error ignored;
            socket.set_option(tcp::no_delay(true), ignored);
            serve(std::move(socket));
            accept();
        });
    }

    void serve(tcp::socket socket) {
        forget_closed(shared_.waiting);
        if (shared_.waiting.size() >= shared_.limits.waiting_connections) drop_idlest();
        shared_.waiting.push_back(serve_http(std::move(socket), shared_));
    }

    void drop_idlest() {
        std::shared_ptr<Connection> idlest;
        for (const auto& weak : shared_.waiting)
            if (const auto connection = weak.lock();
                connection && (!idlest || connection->last_activity() < idlest->last_activity()))
                idlest = connection;
        if (!idlest) return;
        idlest->drop();
        shared_.waiting.remove_if([&](const auto& weak) { return weak.lock() == idlest; });
    }

    void say_goodbye() {
        if (shared_.stopping) return;
        shared_.stopping = true;
        Error ignored;
        acceptor_.close(ignored);
        if (signals_) signals_->cancel(ignored);
        for (const auto& weak : shared_.waiting)
            if (const auto connection = weak.lock()) connection->drop();
        for (const auto& weak : shared_.tabs)
            if (const auto tab = weak.lock()) tab->say_goodbye();
        wait_for_pages(10);
    }

    /// Pages that answer at once may do so; nobody waits for the others.
    void wait_for_pages(int patience) {
        forget_closed(shared_.tabs);
        if (shared_.tabs.empty() || patience == 0) return context_.stop();
        loop_.after(app::Milliseconds(50), [this, patience] { wait_for_pages(patience - 1); });
    }

    Connections shared_;
    asio::io_context context_{1};
    AsioLoop loop_{context_};
    tcp::acceptor acceptor_{context_};
    std::optional<asio::signal_set> signals_;
};

Network::Network(const NetworkLimits& limits) : implementation_(std::make_unique<Implementation>(limits)) {}
Network::~Network() = default;

app::Loop& Network::loop() { return implementation_->loop(); }
void Network::listen(const std::string& address, std::uint16_t port, const Services& services) {
    implementation_->listen(address, port, services);
}
std::uint16_t Network::port() const { return implementation_->port(); }
void Network::run() { implementation_->run(); }
void Network::stop() { implementation_->stop(); }
void Network::stop_on_signals() { implementation_->stop_on_signals(); }
void Network::drop_sessions() { implementation_->drop_sessions(); }

}  // namespace rookery::server
