#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "server/data_folder.h"
#include "server/jobs.h"
#include "server/lobby.h"
#include "server/network.h"
#include "server/parcels.h"
#include "server/store_service.h"
#include "server/thinking.h"

namespace rookery::server {

/// Where the page is when nobody says otherwise: always at the same place, so that bookmarks keep working.
inline constexpr std::uint16_t usual_port = 7373;

struct ServerSettings {
    std::string address = "127.0.0.1";
    std::optional<std::uint16_t> port;  ///< none for the usual one, or a free one next to it; 0 for any
    std::filesystem::path data;         ///< the folder with the games
    PageFiles page;
    NetworkLimits network;
    ThinkingLimits thinking;
};

/// The page, its games, and the engine behind them.
class Server {
public:
    /// Listens already. Throws StoreError or std::runtime_error.
    explicit Server(const ServerSettings& settings);
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    [[nodiscard]] std::uint16_t port() const { return network_.port(); }
    /// "http://127.0.0.1:7373/"
    [[nodiscard]] std::string url() const;

    /// Serves until `stop`, which may be called from any thread.
    void run() { network_.run(); }
    void stop() { network_.stop(); }
    void stop_on_signals() { network_.stop_on_signals(); }

private:
    std::string address_;
    DataFolder folder_;
    Network network_;
    StoreService store_;
    Thinking thinking_;
    Parcels parcels_;
    Jobs jobs_;
    Lobby lobby_;
};

}  // namespace rookery::server
