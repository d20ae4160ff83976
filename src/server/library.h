#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

#include "server/loop.h"
#include "server/store.h"

namespace rookery::server {

/// Looks things up among very many stored games, and changes many at a time, without keeping anybody who plays waiting:
/// a thread with a connection of its own to the store. What it does to many games it does in small steps, because those
/// who play wait for each. Throws out what was deleted more than a day ago.
class Library {
public:
    /// Runs in the library's thread. Throws ParseError or StoreError.
    using Work = std::function<std::string(Store& store)>;
    /// Called on the loop with what the work gave back, or with why it did not.
    using Answer = std::function<void(const std::string& text, const std::string& problem)>;

    Library(Loop& loop, const std::filesystem::path& folder);
    ~Library();
    Library(const Library&) = delete;
    Library& operator=(const Library&) = delete;

    void ask(Work work, Answer answer);

private:
    struct Task {
        Work work;
        Answer answer;
    };

    void serve();
    void purge();

    Loop& loop_;
    Store store_;
    std::mutex mutex_;
    std::condition_variable wanted_;
    std::deque<Task> queue_;
    bool ending_ = false;
    std::thread thread_;
};

/// Hands over the ids of all games that match, a few at a time, with a moment for others in between. Ends early if the
/// step gives back false.
void for_each_few(const Store& store, const GameFilter& filter,
                  const std::function<bool(const std::vector<ListedGame>&)>& step);
/// The same for ids that are known.
void for_each_few(const std::vector<std::string>& ids,
                  const std::function<void(const std::vector<std::string>&)>& step);

}  // namespace rookery::server
