#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "app/lab/cluster_view.h"
#include "app/limits.h"
#include "server/network/limits.h"
#include "server/network/page_files.h"

namespace rookery::server {

/// Where the page is when nobody says otherwise: always at the same place, so that bookmarks keep working.
inline constexpr std::uint16_t default_port = 7373;

struct ServerSettings {
    std::string address = "127.0.0.1";
    std::optional<std::uint16_t> port;    ///< none for the usual one, or a free one next to it; 0 for any
    std::filesystem::path data;           ///< the folder with the games
    bool trust_others = false;            ///< those on other machines may delete games and start other engines, too
    bool everybody_needs_a_code = false;  ///< also those on this machine
    app::ClusterView* cluster = nullptr;  ///< if there are other machines; outlives the server
    PageFiles page;
    NetworkLimits network;
    app::TransferLimits transfers;
    app::SearchLimits searches;
};

/// The page, its games, and the engine behind them.
class Server {
public:
    /// Listens already. Throws StoreError or std::runtime_error.
    explicit Server(const ServerSettings& settings);
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    [[nodiscard]] std::uint16_t port() const;
    /// "http://127.0.0.1:7373/"
    [[nodiscard]] std::string url() const;
    /// The address for one browser on another machine, with a code; nothing if no other machine can come in. Before
    /// `run`.
    [[nodiscard]] std::optional<std::string> invitation();

    /// Serves until `stop`, which may be called from any thread.
    void run();
    void stop();
    void stop_on_signals();

private:
    class Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace rookery::server
