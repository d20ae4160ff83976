#include "app/tab_jobs.h"

#include <utility>

#include "app/api/json_parts.h"
#include "app/api/play_requests.h"
#include "app/problem.h"
#include "text/parse_error.h"

namespace rookery::app {
namespace {

namespace json = boost::json;
using text::ParseError;

/// How much one tab may have under way.
constexpr std::size_t max_jobs = 4;

}  // namespace

TabJobs::~TabJobs() {
    *self_ = nullptr;
    *is_gone_ = true;
    for (const auto& [number, stop] : running_) *stop = true;
}

TabJobs::Number TabJobs::start(const RequestNumber& request, Work work) {
    if (running_.size() >= max_jobs)
        throw ParseError("This tab has enough under way; cancel something or wait for it to end.");
    const Number number = ++last_;
    json::object taken = message_json("job", request);
    taken["job"] = number;
    send_(json::serialize(taken), Importance::MustArrive);
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
            const Job job(stop, [&](json::object news) {
                on_loop([number, news = std::move(news)](TabJobs& tab) { tab.send("news", number, news); });
            });
            std::string type = "done";
            json::object members;
            try {
                members = work(job);
                if (job.stopped()) members["cancelled"] = true;
            } catch (...) {
                type = "failed";
                add_reason(members, current_problem());
            }
            on_loop([number, type, members = std::move(members)](TabJobs& tab) {
                tab.running_.erase(number);
                tab.send(type, number, members);
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

void TabJobs::send(std::string_view type, Number number, json::object members) {
    members["type"] = type;
    members["job"] = number;
    send_(json::serialize(members), Importance::MustArrive);
}

}  // namespace rookery::app
