#pragma once

#include <condition_variable>
#include <deque>
#include <filesystem>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <type_traits>
#include <utility>
#include <variant>

#include "server/loop.h"
#include "server/store.h"

namespace rookery::server {

/// A thread with a store of its own. It does what is urgent first, each kind in the order in which it was asked for.
class StoreThread {
public:
    /// Must not throw.
    using Task = std::function<void(Store& store)>;
    enum class Order : std::uint8_t { Urgent, Later };

    StoreThread(const std::filesystem::path& folder, Store::Use use);
    /// Does what is urgent, and waits for what has begun. The rest is forgotten.
    ~StoreThread();
    StoreThread(const StoreThread&) = delete;
    StoreThread& operator=(const StoreThread&) = delete;

    void post(Order order, Task task);
    /// Called by a task that takes long, between its steps: does what is urgent. False if the task should end soon.
    bool let_others_in();

private:
    void serve();
    /// What comes next of those that are due; nothing at the end.
    [[nodiscard]] Task next(bool only_urgent);

    Store store_;
    std::mutex mutex_;
    std::condition_variable wanted_;
    std::deque<Task> urgent_;
    std::deque<Task> later_;
    bool ending_ = false;
    std::thread thread_;
};

/// What came of something that the store was asked for.
template <class Value>
struct StoreResult {
    std::optional<Value> value;               ///< none if there is a problem
    std::string problem;                      ///< a sentence for people
    std::optional<StoreError::Kind> failure;  ///< if it was the store's
};

/// The store for those who must not wait for it. One thread writes, another one reads, and the answers come back over
/// the loop: however long the disk takes, and whoever has locked the file, the loop goes on. Changes are made in the
/// order in which they were asked for, but those of single games go before those of very many.
class StoreService {
public:
    /// Opens the store, and brings it up to date once for all. Throws out what was deleted more than a day ago. Throws
    /// StoreError.
    StoreService(Loop& loop, std::filesystem::path folder);

    [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }

    /// Changes one game: `work(store)`. It is on the disk when `answer` is called, on the loop, with a StoreResult of
    /// what the work gave back.
    template <class Work, class Answer>
    void change(Work work, Answer answer) {
        writer_.post(StoreThread::Order::Urgent,
                     [this, work = std::move(work), answer = std::move(answer)](Store& store) {
                         give(answer, result_of([&] { return work(store); }));
                     });
    }
    /// Changes many games: `work(store, pause)`. In between it calls `pause`, which lets single changes go first, and
    /// ends if that gives back false.
    template <class Work, class Answer>
    void change_many(Work work, Answer answer) {
        writer_.post(StoreThread::Order::Later,
                     [this, work = std::move(work), answer = std::move(answer)](Store& store) {
                         give(answer, result_of([&] { return work_on_many(work, store); }));
                     });
    }
    /// The same for a job, which waits for it. Not from the loop. Throws what the work throws.
    template <class Work>
    auto change_many_and_wait(Work work) {
        auto task = std::make_shared<std::packaged_task<std::invoke_result_t<Work&, Store&>(Store&)>>(std::move(work));
        auto value = task->get_future();
        writer_.post(StoreThread::Order::Later, [task](Store& store) { (*task)(store); });
        return value.get();
    }
    /// Looks up one game, or what does not take long.
    template <class Work, class Answer>
    void look_up(Work work, Answer answer) {
        read(StoreThread::Order::Urgent, std::move(work), std::move(answer));
    }
    /// Looks through very many.
    template <class Work, class Answer>
    void look_through(Work work, Answer answer) {
        read(StoreThread::Order::Later, std::move(work), std::move(answer));
    }

private:
    /// Work that gives back nothing has a value nevertheless.
    template <class Call>
    static auto value_of(Call call) {
        if constexpr (std::is_void_v<decltype(call())>) {
            call();
            return std::monostate();
        } else {
            return call();
        }
    }

    template <class Call>
    static auto result_of(Call call) {
        StoreResult<decltype(value_of(call))> result;
        run_guarded([&] { result.value = value_of(call); }, result.problem, result.failure);
        return result;
    }
    static void run_guarded(const std::function<void()>& call, std::string& problem,
                            std::optional<StoreError::Kind>& failure);

    template <class Work>
    auto work_on_many(const Work& work, Store& store) {
        auto value = value_of([&] { return work(store, [this] { return writer_.let_others_in(); }); });
        store.flush();
        return value;
    }

    template <class Answer, class Result>
    void give(const Answer& answer, Result result) {
        loop_.post([answer, result = std::move(result)] { answer(result); });
    }

    template <class Work, class Answer>
    void read(StoreThread::Order order, Work work, Answer answer) {
        reader_.post(order, [this, work = std::move(work), answer = std::move(answer)](Store& store) {
            give(answer, result_of([&] { return work(std::as_const(store)); }));
        });
    }

    Loop& loop_;
    std::filesystem::path folder_;
    StoreThread writer_;
    StoreThread reader_;
};

}  // namespace rookery::server
