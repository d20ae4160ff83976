#pragma once

#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "app/library/explorer.h"
#include "server/store/sqlite_store.h"

namespace rookery::server {

/// Says that something has been stored. From any thread.
class StoreNews {
public:
    void notify();
    /// Nobody has to wait any more.
    void end();
    /// Waits for news, for so long at most: whether there are any.
    bool wait(std::optional<std::chrono::milliseconds> longest);
    [[nodiscard]] bool has_ended();

private:
    std::mutex mutex_;
    std::condition_variable changed_;
    bool is_there_ = false;
    bool has_ended_ = false;
};

/// Makes the opening explorer know every game that is stored: after an import, when a game has ended, and all of them
/// when the file is of an earlier version. A thread of its own plays the games; what it has found is written by whoever
/// writes.
class ExplorerIndexer {
public:
    using Change = std::function<void(app::Store& store)>;
    /// Has a change made, and waits for it. Throws if it will never be made.
    using Write = std::function<void(const Change& change)>;

    /// `tidy` has a change made without waiting for it.
    ExplorerIndexer(std::filesystem::path folder, StoreNews& news, Write write, std::function<void()> tidy);
    ~ExplorerIndexer();
    ExplorerIndexer(const ExplorerIndexer&) = delete;
    ExplorerIndexer& operator=(const ExplorerIndexer&) = delete;

private:
    using Clock = std::chrono::steady_clock;

    void run();
    void index(const SqliteStore& store);
    [[nodiscard]] bool read_some(const SqliteStore& store);
    void write();

    std::filesystem::path folder_;
    StoreNews& news_;
    Write write_;
    std::function<void()> tidy_;
    std::vector<app::ExploredGame> games_;  ///< that are not written yet
    std::size_t visits_ = 0;                ///< of those
    std::string behind_;                    ///< the last of them
    Clock::time_point since_;               ///< the first of them was read
    std::thread thread_;                    // last: it uses all the others
};

}  // namespace rookery::server
