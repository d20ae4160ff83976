#pragma once

#include <cstdlib>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "server/jobs.h"
#include "server/library.h"
#include "server/lobby.h"
#include "server/parcels.h"
#include "server/session.h"
#include "server/store.h"
#include "server/thinking.h"
#include "support/temporary_folder.h"

namespace rookery::fuzz {

/// A loop that runs when it is told to.
class PumpedLoop final : public server::Loop {
public:
    void post(std::function<void()> task) override {
        const std::lock_guard lock(mutex_);
        tasks_.push_back(std::move(task));
    }
    void after(server::Milliseconds, std::function<void()> task) override { later_.push_back(std::move(task)); }

    /// What is to be done now.
    void run() {
        while (auto task = next()) (*task)();
    }
    /// What was put off, as if the time had come. Some of it is put off again and again.
    void let_time_pass() {
        auto due = std::move(later_);
        later_.clear();
        for (const auto& task : due) task();
        run();
    }

private:
    std::optional<std::function<void()>> next() {
        const std::lock_guard lock(mutex_);
        if (tasks_.empty()) return std::nullopt;
        auto task = std::move(tasks_.front());
        tasks_.pop_front();
        return task;
    }

    std::mutex mutex_;
    std::deque<std::function<void()>> tasks_;
    std::deque<std::function<void()>> later_;
};

/// A server without a network: one tab, and all that stands behind it, in a folder of its own.
class PageWorld {
public:
    PageWorld() {
        session_.emplace(server::SessionServices{loop_, store_, thinking_, parcels_, jobs_, lobby_, library_},
                         [this](const std::string& text, server::Importance) { last_heard_ = text; });
        say(R"({"type":"hello","protocol":1})");
    }
    ~PageWorld() {
        loop_.let_time_pass();
        session_.reset();
    }
    PageWorld(const PageWorld&) = delete;
    PageWorld& operator=(const PageWorld&) = delete;

    [[nodiscard]] const std::filesystem::path& folder() const { return folder_.path(); }
    [[nodiscard]] server::Parcels& parcels() { return parcels_; }

    /// Gives back the last of what the server says at once. Whatever was said, the tab answers when it is asked whether
    /// it is still there.
    std::string say(std::string_view message) {
        last_heard_.clear();
        session_->receive(message);
        loop_.run();
        const std::string answer = last_heard_;
        session_->receive(R"({"type":"ping","request":77})");
        if (last_heard_ != R"({"type":"pong","request":77})") std::abort();
        return answer;
    }
    void let_time_pass() { loop_.let_time_pass(); }

private:
    support::TemporaryFolder folder_;
    PumpedLoop loop_;
    std::string last_heard_;
    server::Store store_{folder_.path()};
    server::Thinking thinking_{loop_, {.searches = 1, .hash_megabytes = 1, .quick_hash_megabytes = 1}};
    server::Parcels parcels_{folder_.path() / "parcels"};
    server::Library library_{loop_, folder_.path()};
    server::Jobs jobs_{1};
    server::Lobby lobby_{server::Services{loop_, store_, thinking_}};
    std::optional<server::Session> session_;
};

}  // namespace rookery::fuzz
