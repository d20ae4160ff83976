#include "server/store/explorer_indexer.h"

#include <utility>

#include "engine/resources.h"
#include "log/log.h"

namespace rookery::server {
namespace {

/// Games that are read at a time.
constexpr int few = 200;
/// Positions that are written at once: about 5000 games, in a few dozen milliseconds.
constexpr std::size_t many_visits = 200'000;
/// While games keep coming, it waits until there are many.
constexpr std::chrono::milliseconds quiet(500);
constexpr std::chrono::seconds longest_wait(5);

}  // namespace

void StoreNews::notify() {
    {
        const std::scoped_lock lock(mutex_);
        is_there_ = true;
    }
    changed_.notify_all();
}

void StoreNews::end() {
    {
        const std::scoped_lock lock(mutex_);
        has_ended_ = true;
    }
    changed_.notify_all();
}

bool StoreNews::wait(std::optional<std::chrono::milliseconds> longest) {
    std::unique_lock lock(mutex_);
    const auto is_over = [this] { return is_there_ || has_ended_; };
    if (longest) changed_.wait_for(lock, *longest, is_over);
    else changed_.wait(lock, is_over);
    return std::exchange(is_there_, false);
}

bool StoreNews::has_ended() {
    const std::scoped_lock lock(mutex_);
    return has_ended_;
}

ExplorerIndexer::ExplorerIndexer(std::filesystem::path folder, StoreNews& news, Write write, std::function<void()> tidy)
    : folder_(std::move(folder)), news_(news), write_(std::move(write)), tidy_(std::move(tidy)), thread_([this] {
          run();
      }) {}

ExplorerIndexer::~ExplorerIndexer() {
    news_.end();
    thread_.join();
}

void ExplorerIndexer::run() {
    engine::run_in_background();
    while (!news_.has_ended()) {
        try {
            write_([fingerprint = app::explorer_fingerprint()](app::Store& store) { store.expect_keys(fingerprint); });
            index(SqliteStore(folder_, SqliteStore::Use::Reading));
        } catch (const std::exception&) {
            // Such as a file that another program has locked: with the next change it is tried again.
            if (!news_.has_ended()) log::swallowed("the explorer does not get on");
            games_.clear();
            visits_ = 0;
            behind_.clear();
            news_.wait(std::nullopt);
        }
    }
}

void ExplorerIndexer::index(const SqliteStore& store) {
    while (!news_.has_ended()) {
        const bool has_read = read_some(store);
        if (visits_ >= many_visits) write();
        if (has_read) continue;
        if (games_.empty()) {
            news_.wait(std::nullopt);
        } else if ((!news_.wait(quiet) || Clock::now() - since_ > longest_wait) && !news_.has_ended()) {
            write();
            tidy_();
        }
    }
}

bool ExplorerIndexer::read_some(const SqliteStore& store) {
    const auto unexplored = store.unexplored(behind_, few);
    if (games_.empty()) since_ = Clock::now();
    for (const app::UnexploredGame& game : unexplored) {
        if (news_.has_ended()) return false;
        games_.push_back(app::explored(game));
        visits_ += games_.back().visits.size();
        behind_ = game.id;
    }
    return !unexplored.empty();
}

void ExplorerIndexer::write() {
    write_([this](app::Store& store) { store.add_explored(games_); });
    games_.clear();
    visits_ = 0;
    behind_.clear();
}

}  // namespace rookery::server
