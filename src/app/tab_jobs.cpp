#include "app/tab_jobs.h"

#include <utility>

#include "app/api/play_requests.h"
#include "app/api/to_answers.h"
#include "app/problem.h"

namespace rookery::app {
namespace {

namespace json = boost::json;

/// How much one tab may have under way.
constexpr std::size_t max_jobs = 4;

}  // namespace

TabJobs::~TabJobs() {
    *self_ = nullptr;
    *is_gone_ = true;
    for (const auto& [number, stop] : running_) *stop = true;
}

template <class About>
void TabJobs::send(const About& about, const json::object& members) {
    json::object message{{"type", About::type}};
    for (auto& [name, value] : api::write(about)) message[name] = std::move(value);
    message.insert(members.begin(), members.end());
    send_(json::serialize(message), Importance::MustArrive);
}

TabJobs::Number TabJobs::start_untyped(const RequestNumber& request, Work work) {
    if (running_.size() >= max_jobs)
        throw Refusal("too-much-under-way", "This tab has enough under way; cancel something or wait for it to end.");
    const Number number = ++last_;
    send_(api::text_of(request, api::JobTaken{number}), Importance::MustArrive);
    // The tab may be gone when there is something to tell; only the loop knows.
    const auto on_loop = [&loop = loop_, self = self_](std::function<void(TabJobs&)> task) {
        loop.post([self, task = std::move(task)] {
            if (*self != nullptr) task(**self);
        });
    };
    running_[number] =
        jobs_.start([number, on_loop, is_gone = is_gone_, work = std::move(work)](const JobRunner::Stop& stop) {
            // A crowd that leaves may leave very many jobs behind that have not begun.
            if (*is_gone) return;
            const Report report = [&](json::object news) {
                on_loop([number, news = std::move(news)](TabJobs& tab) { tab.send(api::News{number}, news); });
            };
            std::function<void(TabJobs&)> end;
            try {
                json::object result = work(stop, report);
                api::Done done{number, {}};
                if (stop) done.canceled = true;
                end = [done, result = std::move(result)](TabJobs& tab) { tab.send(done, result); };
            } catch (...) {
                const api::Failed failed{to_api(current_problem()), number};
                end = [failed](TabJobs& tab) { tab.send(failed, {}); };
            }
            on_loop([number, end = std::move(end)](TabJobs& tab) {
                tab.running_.erase(number);
                end(tab);
            });
        });
    return number;
}

void TabJobs::cancel(Number number) {
    const auto job = running_.find(number);
    if (job != running_.end()) *job->second = true;
}

void TabJobs::add_to(Router& router) {
    router.on<api::CancelJob>(
        [this](const api::CancelJob& request, const Message&) { cancel(static_cast<Number>(request.job)); });
}

}  // namespace rookery::app
