#pragma once

#include <csignal>
#include <filesystem>
#include <optional>

#include "cluster/child.h"
#include "lab/cluster/nats.h"
#include "support/contents.h"
#include "support/temporary_folder.h"

namespace rookery::cluster_test {

/// The real server, in a folder of its own.
class NatsServer {
public:
    /// With further words for its command line, and a place for what it stores.
    explicit NatsServer(std::vector<std::string> words = {}, const std::filesystem::path& store = {})
        : words_(std::move(words)), store_(store.empty() ? folder_.path() / "store" : store) {
        start();
    }

    [[nodiscard]] lab::cluster::ServerAddress address() const {
        lab::cluster::ServerAddress address;
        address.url = "nats://127.0.0.1:" + std::to_string(port_);
        return address;
    }
    [[nodiscard]] std::uint16_t port() const { return port_; }

    void start() {
        // The first time it looks for a free port itself: nobody else can take it meanwhile.
        std::vector<std::string> command{"nats-server",
                                         "-js",
                                         "-sd",
                                         store_.string(),
                                         "-a",
                                         listen_,
                                         "-p",
                                         port_ == 0 ? "-1" : std::to_string(port_),
                                         "--ports_file_dir",
                                         ports_.path().string()};
        command.insert(command.end(), words_.begin(), words_.end());
        process_.emplace(command, log().string());
        wait_until("the server answers", [this] {
            if (!process_->running())
                throw std::runtime_error("nats-server does not start: " + support::contents(log()));
            if (port_ == 0) port_ = told_port();
            return port_ != 0 && answers();
        });
    }
    /// As a power cut would.
    void kill() {
        process_->send(SIGKILL);
        process_->wait();
    }
    void wipe() const { std::filesystem::remove_all(store_); }
    [[nodiscard]] std::filesystem::path log() const { return folder_.path() / "log"; }

private:
    /// What the server has written of its ports, such as {"nats":["nats://127.0.0.1:4222"]}; 0 before that.
    [[nodiscard]] std::uint16_t told_port() const {
        for (const auto& entry : std::filesystem::directory_iterator(ports_.path())) {
            const std::string text = support::contents(entry.path());
            const std::size_t end = text.find("\"]");
            const std::size_t begin = text.rfind(':', end);
            if (end != std::string::npos && begin != std::string::npos)
                return static_cast<std::uint16_t>(std::stoi(text.substr(begin + 1, end - begin - 1)));
        }
        return 0;
    }
    /// Whether somebody listens.
    [[nodiscard]] bool answers() const {
        try {
            const lab::cluster::Connection connection(address(), "test");
            return true;
        } catch (const lab::cluster::ServerError& error) {
            // It is there, and wants to see papers.
            const std::string words = error.what();
            return words.find("uthor") != std::string::npos || words.find("ecure") != std::string::npos ||
                   words.find("SSL") != std::string::npos;
        }
    }

    support::TemporaryFolder folder_;
    support::TemporaryFolder ports_;
    std::vector<std::string> words_;
    std::filesystem::path store_;
    std::string listen_ = "0.0.0.0";
    std::uint16_t port_ = 0;
    std::optional<Child> process_;
};

}  // namespace rookery::cluster_test
