#pragma once

#include <cstdint>
#include <exception>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>

#include "app/loop.h"
#include "app/problem.h"
#include "app/store.h"

namespace rookery::app {

/// What came of something that the store was asked for.
template <class Value>
struct StoreResult {
    std::optional<Value> value;               ///< none if there is a problem
    Problem problem;                          ///< for people
    std::optional<StoreError::Kind> failure;  ///< if it was the store's
};

/// The store for those who must not wait for it: the work is done beside the loop, and the answers come back over the
/// loop. Changes are made in the order in which they were asked for, but those of single games go before those of very
/// many.
class StoreService {
public:
    explicit StoreService(Loop& loop) : loop_(loop) {}
    virtual ~StoreService() = default;
    StoreService(const StoreService&) = delete;
    StoreService& operator=(const StoreService&) = delete;

    /// Where the games are, which is where there must be room for more.
    [[nodiscard]] virtual const std::filesystem::path& folder() const = 0;
    /// What people know them by.
    [[nodiscard]] virtual std::string file() const = 0;
    /// What is wrong with the whole store; empty if nothing is, or it is not yet known.
    [[nodiscard]] virtual const Problem& trouble() const = 0;
    /// The games as they are, for a job that reads for a long time. Not from the loop.
    [[nodiscard]] virtual std::unique_ptr<const Store> open_for_reading() const = 0;

    /// Changes one game: `work(store)`. It is stored when `answer` is called, on the loop, with a StoreResult of what
    /// the work gave back.
    template <class Work, class Answer>
    void change(Work work, Answer answer) {
        post_change(Order::Urgent, [this, work = std::move(work), answer = std::move(answer)](Store& store) {
            give(answer, result_of([&] { return work(store); }));
        });
    }
    /// Changes many games: `work(store, pause)`. In between it calls `pause`, which lets single changes go first, and
    /// ends if that gives back false.
    template <class Work, class Answer>
    void change_many(Work work, Answer answer) {
        post_change(Order::Later, [this, work = std::move(work), answer = std::move(answer)](Store& store) {
            give(answer, result_of([&] { return work_on_many(work, store); }));
        });
    }
    /// The same for a job, which waits for it. Not from the loop. Throws what the work throws.
    template <class Work>
    auto change_many_and_wait(Work work) {
        using Result = std::invoke_result_t<Work&, Store&>;
        std::optional<std::conditional_t<std::is_void_v<Result>, std::monostate, Result>> value;
        std::exception_ptr problem;
        change_and_wait([&](Store& store) {
            try {
                value = value_of([&] { return work(store); });
            } catch (...) {
                problem = std::current_exception();
            }
        });
        if (problem) std::rethrow_exception(problem);
        return *std::move(value);
    }
    /// Looks up one game, or what does not take long.
    template <class Work, class Answer>
    void look_up(Work work, Answer answer) {
        read(Order::Urgent, std::move(work), std::move(answer));
    }
    /// Looks through very many.
    template <class Work, class Answer>
    void look_through(Work work, Answer answer) {
        read(Order::Later, std::move(work), std::move(answer));
    }

protected:
    /// What is urgent is done first, each kind in the order in which it was asked for.
    enum class Order : std::uint8_t { Urgent, Later };
    /// These must not throw.
    using Change = std::function<void(Store& store)>;
    using Look = std::function<void(const Store& store)>;

    virtual void post_change(Order order, Change change) = 0;
    virtual void post_look(Order order, Look look) = 0;
    /// Like a change for later, but it is done when this returns. Throws if it will never be done.
    virtual void change_and_wait(const Change& change) = 0;
    /// Called by a change that takes long, between its steps: does what is urgent. False if it should end soon.
    virtual bool yield_to_others() = 0;

    [[nodiscard]] Loop& loop() { return loop_; }

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

    template <class Answer, class Result>
    void give(const Answer& answer, Result result) {
        loop_.post([answer, result = std::move(result)] { answer(result); });
    }

private:
    static void run_guarded(const std::function<void()>& call, Problem& problem,
                            std::optional<StoreError::Kind>& failure);

    template <class Work>
    auto work_on_many(const Work& work, Store& store) {
        auto value = value_of([&] { return work(store, [this] { return yield_to_others(); }); });
        store.flush();
        return value;
    }

    template <class Work, class Answer>
    void read(Order order, Work work, Answer answer) {
        post_look(order, [this, work = std::move(work), answer = std::move(answer)](const Store& store) {
            give(answer, result_of([&] { return work(store); }));
        });
    }

    Loop& loop_;
};

}  // namespace rookery::app
