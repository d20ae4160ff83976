#pragma once

#include <cstdlib>
#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "app/classroom/classroom.h"
#include "app/play/lobby.h"
#include "app/session.h"
#include "app/store_service.h"
#include "app/transfers.h"
#include "server/job_threads.h"
#include "server/search_scheduler.h"
#include "server/store/sqlite_store.h"
#include "support/temporary_folder.h"

namespace rookery::fuzz {

/// A loop that runs when it is told to.
class PumpedLoop final : public app::Loop {
public:
    void post(std::function<void()> task) override {
        const std::lock_guard lock(mutex_);
        tasks_.push_back(std::move(task));
    }
    void after(app::Milliseconds, std::function<void()> task) override { later_.push_back(std::move(task)); }

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

/// A store that does at once what it is asked for; the answers come over the loop as always.
class PromptStore final : public app::StoreService {
public:
    PromptStore(app::Loop& loop, std::filesystem::path folder)
        : StoreService(loop), folder_(std::move(folder)), store_(folder_) {}

    [[nodiscard]] const std::filesystem::path& folder() const override { return folder_; }
    [[nodiscard]] std::string file() const override { return store_.file(); }
    [[nodiscard]] const app::Problem& trouble() const override { return trouble_; }
    [[nodiscard]] std::unique_ptr<const app::Store> open_for_reading() const override {
        return std::make_unique<const server::SqliteStore>(folder_, server::SqliteStore::Use::Reading);
    }

private:
    void post_change(Order, Change change) override { change_and_wait(change); }
    void post_look(Order, Look look) override { change_and_wait(look); }
    void change_and_wait(const Change& change) override {
        const std::lock_guard lock(mutex_);  // jobs change it, too
        change(store_);
    }
    bool yield_to_others() override { return true; }

    std::filesystem::path folder_;
    app::Problem trouble_;
    std::mutex mutex_;
    server::SqliteStore store_;
};

/// A server without a network: one tab, and all that stands behind it, in a folder of its own.
class PageWorld {
public:
    PageWorld() {
        session_.emplace(app::SessionServices{loop_, store_, scheduler_, transfers_, jobs_, lobby_, classroom_},
                         [this](const std::string& text, app::Importance) { last_message_ = text; });
        say(hello);
    }
    ~PageWorld() {
        loop_.let_time_pass();
        session_.reset();
    }
    PageWorld(const PageWorld&) = delete;
    PageWorld& operator=(const PageWorld&) = delete;

    [[nodiscard]] const std::filesystem::path& folder() const { return folder_.path(); }
    [[nodiscard]] app::Transfers& transfers() { return transfers_; }

    /// Gives back the last of what the server says at once. Whatever was said, the tab answers when it is asked whether
    /// it is still there. A page that claimed to be of another version is told to load itself again, and does so.
    std::string say(std::string_view message) {
        last_message_.clear();
        session_->receive(message);
        loop_.run();
        const std::string answer = last_message_;
        if (answer.find(R"("reload":true)") != std::string::npos) session_->receive(hello);
        session_->receive(R"({"type":"ping","request":77})");
        if (last_message_ != R"({"type":"pong","request":77})") std::abort();
        return answer;
    }
    void let_time_pass() { loop_.let_time_pass(); }

private:
    static constexpr std::string_view hello = R"({"type":"hello","protocol":1})";

    support::TemporaryFolder folder_;
    PumpedLoop loop_;
    std::string last_message_;
    PromptStore store_{loop_, folder_.path()};
    server::EngineScheduler scheduler_{loop_, {.searches = 1, .hash_megabytes = 1, .quick_hash_megabytes = 1}};
    app::Transfers transfers_{folder_.path() / "transfers"};
    server::JobThreads jobs_{1};
    app::Lobby lobby_{app::Services{loop_, store_, scheduler_}};
    app::Classroom classroom_;
    std::optional<app::Session> session_;
};

}  // namespace rookery::fuzz
