#include "server/server.h"

#include <algorithm>
#include <stdexcept>
#include <thread>
#include <utility>

#include "app/classroom/classroom.h"
#include "app/lab/learning_runs.h"
#include "app/play/lobby.h"
#include "app/session.h"
#include "app/transfers.h"
#include "log/log.h"
#include "server/job_threads.h"
#include "server/network/access.h"
#include "server/network/addresses.h"
#include "server/network/network.h"
#include "server/search_scheduler.h"
#include "server/store/data_folder.h"
#include "server/store/store_service.h"

namespace rookery::server {
namespace {

/// How many ports are tried when the usual one is taken.
constexpr std::uint16_t neighbors = 10;

}  // namespace

/// In this order: each knows those before it only.
class Server::Parts {
public:
    explicit Parts(const ServerSettings& settings)
        : address_(settings.address),
          is_open_(!is_loopback_address(settings.address) || settings.everybody_needs_a_code),
          folder_(settings.data),
          network_(settings.network),
          store_(network_.loop(), settings.data),
          scheduler_(network_.loop(), settings.searches, settings.data),
          transfers_(settings.data / "transfers", settings.transfers),
          learning_(network_.loop(), learning_jobs_, settings.data / "learning",
                    std::max(1U, std::thread::hardware_concurrency())),
          lobby_(app::Services{network_.loop(), store_, scheduler_, &learning_}),
          classroom_(class_door()) {
        listen(settings);
        folder_.announce(url());
    }
    ~Parts() { network_.drop_sessions(); }
    Parts(const Parts&) = delete;
    Parts& operator=(const Parts&) = delete;

    [[nodiscard]] Network& network() { return network_; }

    [[nodiscard]] std::string url() const { return url_of(is_everywhere() ? "127.0.0.1" : address_); }

    [[nodiscard]] std::optional<std::string> invitation() {
        if (!is_open_) return std::nullopt;
        return address_for_others("", access_.new_code());
    }

private:
    [[nodiscard]] bool is_everywhere() const { return address_ == "0.0.0.0" || address_ == "::"; }

    [[nodiscard]] std::string url_of(const std::string& host) const {
        const bool six = host.find(':') != std::string::npos;
        return "http://" + (six ? "[" + host + "]" : host) + ":" + std::to_string(network_.port()) + "/";
    }

    [[nodiscard]] std::string address_for_others(const std::string& place, const std::string& code) const {
        return url_of(is_everywhere() ? network_address().value_or("127.0.0.1") : address_) + place + "?" +
               std::string(code_parameter) + "=" + code;
    }

    [[nodiscard]] app::ClassDoor class_door() {
        if (!is_open_) return {};
        return {[this] { return address_for_others("class", access_.open_class()); },
                [this] { access_.close_class(); }};
    }

    /// Students and those whose page is inside another one can do no harm, whoever else is trusted.
    [[nodiscard]] app::Rights rights_of(Visitor visitor, bool trust_others) const {
        const bool only_looks = visitor == Visitor::Student || visitor == Visitor::Onlooker;
        const bool trusted = !only_looks && (trust_others || visitor == Visitor::Here);
        return {.may_delete = trusted,
                .may_start_engines = trusted,
                .may_invite = trusted && is_open_,
                .may_teach = trusted,
                .may_play = !only_looks,
                .may_answer = visitor != Visitor::Onlooker};
    }

    void listen(const ServerSettings& settings) {
        std::uint16_t port = settings.port.value_or(default_port);
        const std::uint16_t last = settings.port ? port : static_cast<std::uint16_t>(default_port + neighbors);
        const auto make_session = [this, trust = settings.trust_others, cluster = settings.cluster](app::Send send,
                                                                                                    Visitor visitor) {
            return std::make_unique<app::Session>(
                app::SessionServices{network_.loop(), store_, scheduler_, transfers_, jobs_, lobby_, classroom_,
                                     [this] { return invitation().value_or(url()); }, cluster, &learning_},
                std::move(send), rights_of(visitor, trust));
        };
        const Network::Services services{settings.page, transfers_, access_, make_session,
                                         settings.everybody_needs_a_code};
        while (true) {
            try {
                return network_.listen(address_, port, services);
            } catch (const std::runtime_error&) {
                if (port == last) throw;
                log::swallowed("the next port is tried");
                ++port;
            }
        }
    }

    std::string address_;
    bool is_open_;  ///< for others than those on this machine
    Access access_;
    DataFolder folder_;
    Network network_;
    SqliteStoreService store_;
    EngineScheduler scheduler_;
    app::Transfers transfers_;
    JobThreads jobs_;
    JobThreads learning_jobs_{1};  ///< what may take days keeps nobody else waiting
    app::LearningRuns learning_;
    app::Lobby lobby_;
    app::Classroom classroom_;
};

Server::Server(const ServerSettings& settings) : parts_(std::make_unique<Parts>(settings)) {}
Server::~Server() = default;

std::uint16_t Server::port() const { return parts_->network().port(); }
std::string Server::url() const { return parts_->url(); }
std::optional<std::string> Server::invitation() { return parts_->invitation(); }
void Server::run() { parts_->network().run(); }
void Server::stop() { parts_->network().stop(); }
void Server::stop_on_signals() { parts_->network().stop_on_signals(); }

}  // namespace rookery::server
