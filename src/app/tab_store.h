#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>

#include "app/api/answers/written.h"
#include "app/message_handler.h"
#include "app/problem.h"
#include "app/store_service.h"

namespace rookery::app {

/// The store as a tab asks it: the answer is forgotten if the tab is gone by then, and whatever went wrong is told as
/// `refused`.
class TabStore {
public:
    TabStore(StoreService& service, Send send) : service_(service), send_(std::move(send)) {}
    TabStore(const TabStore&) = delete;
    TabStore& operator=(const TabStore&) = delete;

    [[nodiscard]] StoreService& service() { return service_; }

    /// As in StoreService, but `then(value)` is called only if there is a value. It may throw ParseError.
    template <class Work, class Then>
    void change(const Message& message, Work work, Then then) {
        ++changes_;
        service_.change(std::move(work), answer(message, true, std::move(then)));
    }
    template <class Work, class Then>
    void change_many(const Message& message, Work work, Then then) {
        ++changes_;
        service_.change_many(std::move(work), answer(message, true, std::move(then)));
    }
    template <class Work, class Then>
    void look_up(const Message& message, Work work, Then then) {
        service_.look_up(std::move(work), answer(message, false, std::move(then)));
    }
    /// Sees what this tab has changed, also what it has only just asked for.
    template <class Work, class Then>
    void look_through(const Message& message, Work work, Then then) {
        if (changes_ == 0) return service_.look_through(std::move(work), answer(message, false, std::move(then)));
        service_.change_many([work = std::move(work)](Store& store, const auto&) { return work(std::as_const(store)); },
                             answer(message, false, std::move(then)));
    }

    /// The same where the work gives back what is answered to the request: a message of the same type.
    template <class Request, class Work>
    void answer_change(const Message& message, Work work) {
        change(message, answering<Request>(message, std::move(work)), sending());
    }
    template <class Request, class Work>
    void answer_change_many(const Message& message, Work work) {
        change_many(message, answering<Request>(message, std::move(work)), sending());
    }
    template <class Request, class Work>
    void answer_look_up(const Message& message, Work work) {
        look_up(message, answering<Request>(message, std::move(work)), sending());
    }
    template <class Request, class Work>
    void answer_look_through(const Message& message, Work work) {
        look_through(message, answering<Request>(message, std::move(work)), sending());
    }

private:
    template <class Request, class Work>
    [[nodiscard]] static auto answering(const Message& message, Work work) {
        return [request = message.request, work = std::move(work)](auto&&... store) {
            const typename Request::Answer answer = work(store...);
            return api::text_of(Request::type, request, answer);
        };
    }
    [[nodiscard]] std::function<void(const std::string&)> sending() {
        return [this](const std::string& text) { send_(text, Importance::MustArrive); };
    }

    template <class Then>
    auto answer(const Message& message, bool is_change, Then then) {
        return [this, alive = std::weak_ptr(alive_), type = message.type, request = message.request, is_change,
                then = std::move(then)](const auto& result) {
            if (alive.expired()) return;
            if (is_change) --changes_;
            Problem problem = result.problem;
            try {
                if (result.value) then(*result.value);
            } catch (...) {
                problem = current_problem();
            }
            if (!problem.empty()) send_(refused_text(request, type, problem), Importance::MustArrive);
        };
    }

    StoreService& service_;
    Send send_;
    int changes_ = 0;  ///< that are under way
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

}  // namespace rookery::app
