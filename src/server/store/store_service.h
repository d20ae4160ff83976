#pragma once

#include <condition_variable>
#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "app/store_service.h"
#include "server/store/explorer_indexer.h"
#include "server/store/sqlite_store.h"

namespace rookery::server {

/// A thread with a store of its own. It does what is urgent first, each kind in the order in which it was asked for.
class StoreThread {
public:
    /// Must not throw.
    using Task = std::function<void(SqliteStore& store)>;
    enum class Order : std::uint8_t { Urgent, Later };

    StoreThread(const std::filesystem::path& folder, SqliteStore::Use use);
    /// Does what is urgent, and waits for what has begun. The rest is forgotten.
    ~StoreThread();
    StoreThread(const StoreThread&) = delete;
    StoreThread& operator=(const StoreThread&) = delete;

    void post(Order order, Task task);
    /// Called by a task that takes long, between its steps: does what is urgent. False if the task should end soon.
    bool yield_to_others();
    /// From now on a file that another program has locked is not waited for.
    void stop_waiting() { store_.stop_waiting(); }

private:
    void serve();
    /// What comes next of those that are due; nothing at the end.
    [[nodiscard]] Task next(bool only_urgent);

    SqliteStore::Use use_;
    SqliteStore store_;
    std::mutex mutex_;
    std::condition_variable wanted_;
    std::deque<Task> urgent_;
    std::deque<Task> later_;
    bool ending_ = false;
    std::thread thread_;
};

/// The store behind threads: one writes, another one reads. However long the disk takes, and whoever has locked the
/// file, the loop goes on.
class SqliteStoreService final : public app::StoreService {
public:
    /// Opens the store, and brings it up to date once for all. Then it takes out what was deleted more than a day ago,
    /// and checks the whole file. Throws StoreError.
    SqliteStoreService(app::Loop& loop, std::filesystem::path folder);
    /// The indexer ends first, and what it has asked the writer for may come after many changes to a locked file.
    ~SqliteStoreService() override { writer_.stop_waiting(); }
    SqliteStoreService(const SqliteStoreService&) = delete;
    SqliteStoreService& operator=(const SqliteStoreService&) = delete;

    [[nodiscard]] const std::filesystem::path& folder() const override { return folder_; }
    [[nodiscard]] std::string file() const override { return (folder_ / "games.sqlite").string(); }
    [[nodiscard]] const app::Problem& trouble() const override { return trouble_; }
    [[nodiscard]] std::unique_ptr<const app::Store> open_for_reading() const override;

private:
    void post_change(Order order, Change change) override;
    void post_look(Order order, Look look) override;
    void change_and_wait(const Change& change) override;
    bool yield_to_others() override { return writer_.yield_to_others(); }

    void check();
    void tidy();
    void end_check(const app::StoreResult<std::vector<std::string>>& result);

    std::filesystem::path folder_;
    app::Problem trouble_;
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
    StoreNews news_;  // before the writer, who tells them to the last
    StoreThread writer_;
    StoreThread reader_;
    std::optional<StoreThread> checker_;  ///< at the beginning
    ExplorerIndexer indexer_;             // last: it has the writer write
};

}  // namespace rookery::server
