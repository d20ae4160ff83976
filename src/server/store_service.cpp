#include "server/store_service.h"

#include "server/identity.h"
#include "server/problem_words.h"

namespace rookery::server {
namespace {

constexpr std::int64_t day = 24 * 60 * 60 * 1000;

/// Takes out what was deleted long ago, a few games at a time.
template <class Pause>
void purge(Store& store, const Pause& pause) {
    constexpr int few = 200;
    while (store.purge(now() - day, few) > 0 && pause()) continue;
}

}  // namespace

StoreThread::StoreThread(const std::filesystem::path& folder, Store::Use use)
    : store_(folder, use), thread_([this] { serve(); }) {}

StoreThread::~StoreThread() {
    {
        const std::scoped_lock lock(mutex_);
        ending_ = true;
    }
    // Nobody hears any more how it went: a file that is locked now is not worth waiting for.
    store_.stop_waiting();
    wanted_.notify_all();
    thread_.join();
}

void StoreThread::post(Order order, Task task) {
    {
        const std::scoped_lock lock(mutex_);
        (order == Order::Urgent ? urgent_ : later_).push_back(std::move(task));
    }
    wanted_.notify_all();
}

StoreThread::Task StoreThread::next(bool only_urgent) {
    std::unique_lock lock(mutex_);
    if (!only_urgent) wanted_.wait(lock, [this] { return ending_ || !urgent_.empty() || !later_.empty(); });
    auto& queue = urgent_.empty() && !only_urgent && !ending_ ? later_ : urgent_;
    if (queue.empty()) return {};
    Task task = std::move(queue.front());
    queue.pop_front();
    return task;
}

void StoreThread::serve() {
    while (const Task task = next(false)) task(store_);
}

bool StoreThread::let_others_in() {
    while (const Task task = next(true)) task(store_);
    const std::scoped_lock lock(mutex_);
    return !ending_;
}

StoreService::StoreService(Loop& loop, std::filesystem::path folder)
    : loop_(loop),
      folder_(std::move(folder)),
      writer_(folder_, Store::Use::Writing),
      reader_(folder_, Store::Use::Reading) {
    change_many([](Store& store, const auto& pause) { purge(store, pause); },
                [](const StoreResult<std::monostate>&) {});  // if it failed, there is always another day
}

void StoreService::run_guarded(const std::function<void()>& call, std::string& problem,
                               std::optional<StoreError::Kind>& failure) {
    try {
        call();
    } catch (const StoreError& error) {
        problem = problem_words();
        failure = error.kind();
    } catch (...) {
        problem = problem_words();
    }
}

}  // namespace rookery::server
