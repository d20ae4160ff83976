#include "server/server.h"

#include <stdexcept>

namespace rookery::server {
namespace {

/// How many ports are tried when the usual one is taken.
constexpr std::uint16_t neighbours = 10;

}  // namespace

Server::Server(const ServerSettings& settings)
    : address_(settings.address),
      folder_(settings.data),
      network_(settings.network),
      store_(network_.loop(), settings.data),
      thinking_(network_.loop(), settings.thinking),
      parcels_(settings.data / "parcels"),
      lobby_(Services{network_.loop(), store_, thinking_}) {
    const auto listen = [&](std::uint16_t port) {
        network_.listen(address_, port, settings.page, parcels_, [this](Send send) {
            return std::make_unique<Session>(
                SessionServices{network_.loop(), store_, thinking_, parcels_, jobs_, lobby_}, std::move(send));
        });
    };
    std::uint16_t port = settings.port.value_or(usual_port);
    const std::uint16_t last = settings.port ? port : static_cast<std::uint16_t>(usual_port + neighbours);
    while (true) {
        try {
            listen(port);
            break;
        } catch (const std::runtime_error&) {
            if (port == last) throw;
            ++port;
        }
    }
    folder_.announce(url());
}

Server::~Server() { network_.drop_sessions(); }

std::string Server::url() const {
    const bool everywhere = address_ == "0.0.0.0" || address_ == "::";
    const std::string host = everywhere ? "127.0.0.1" : address_;
    const bool six = host.find(':') != std::string::npos;
    return "http://" + (six ? "[" + host + "]" : host) + ":" + std::to_string(port()) + "/";
}

}  // namespace rookery::server
