#include "server/store/store_service.h"

#include <future>
#include <utility>

#include "app/api/sentences.h"
#include "app/identity.h"
#include "log/log.h"

namespace rookery::server {
namespace {

constexpr std::int64_t day = 24 * 60 * 60 * 1000;

/// Takes out what was deleted long ago, a few games at a time.
template <class Pause>
void purge(app::Store& store, const Pause& pause) {
    constexpr int few = 200;
    while (store.purge(app::now() - day, few) > 0 && pause()) continue;
}

}  // namespace

StoreThread::StoreThread(const std::filesystem::path& folder, SqliteStore::Use use)
    : use_(use), store_(folder, use), thread_([this] { serve(); }) {}

StoreThread::~StoreThread() {
    {
        const std::scoped_lock lock(mutex_);
        ending_ = true;
    }
    // Nobody hears any more how it went: a file that is locked now is not worth waiting for, and nor is a long list.
    store_.stop_waiting();
    if (use_ == SqliteStore::Use::Reading) store_.interrupt();
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

bool StoreThread::yield_to_others() {
    while (const Task task = next(true)) task(store_);
    const std::scoped_lock lock(mutex_);
    return !ending_;
}

SqliteStoreService::SqliteStoreService(app::Loop& loop, std::filesystem::path folder)
    : StoreService(loop),
      folder_(std::move(folder)),
      writer_(folder_, SqliteStore::Use::Writing),
      reader_(folder_, SqliteStore::Use::Reading),
      indexer_(
          folder_, news_, [this](const Change& change) { change_many_and_wait(change); }, [this] { tidy(); }) {
    change_many([](app::Store& store, const auto& pause) { purge(store, pause); },
                [](const app::StoreResult<std::monostate>&) {});  // if it failed, there is always another day
    check();
}

std::unique_ptr<const app::Store> SqliteStoreService::open_for_reading() const {
    return std::make_unique<const SqliteStore>(folder_, SqliteStore::Use::Reading);
}

namespace {

/// Both have the same two kinds.
StoreThread::Order thread_order(bool is_urgent) {
    return is_urgent ? StoreThread::Order::Urgent : StoreThread::Order::Later;
}

}  // namespace

void SqliteStoreService::post_change(Order order, Change change) {
    writer_.post(thread_order(order == Order::Urgent), [this, change = std::move(change)](SqliteStore& store) {
        change(store);
        news_.notify();
    });
}

void SqliteStoreService::post_look(Order order, Look look) {
    reader_.post(thread_order(order == Order::Urgent), std::move(look));
}

void SqliteStoreService::change_and_wait(const Change& change) {
    const auto task = std::make_shared<std::packaged_task<void(app::Store&)>>(change);
    auto done = task->get_future();
    writer_.post(StoreThread::Order::Later, [this, task](SqliteStore& store) {
        (*task)(store);
        news_.notify();
    });
    done.get();
}

void SqliteStoreService::tidy() {
    change_many([](app::Store& store, const auto& pause) { store.tidy_explorer(pause); },
                [](const app::StoreResult<std::monostate>&) {});
}

void SqliteStoreService::check() {
    // Beside everything else: it reads all of the file.
    checker_.emplace(folder_, SqliteStore::Use::Reading);
    checker_->post(StoreThread::Order::Urgent, [this](const SqliteStore& store) {
        give(
            [this, alive = std::weak_ptr(alive_)](const auto& result) {
                if (!alive.expired()) end_check(result);
            },
            result_of([&] { return store.check(); }));
    });
}

void SqliteStoreService::end_check(const app::StoreResult<std::vector<std::string>>& result) {
    checker_.reset();
    if (result.value && result.value->empty()) return;
    if (result.value)
        for (const std::string& problem : *result.value) log::warn(problem);
    trouble_ = result.value
                   ? app::Problem{app::sentence(file() + " is damaged; 'rookery repair' saves what can be read"),
                                  app::ProblemCode("store-damaged")}
                   : result.problem;
    log::warn(trouble_.words);
}

}  // namespace rookery::server
