#include "server/tab_jobs.h"

#include <utility>

#include "game/parse_error.h"
#include "server/json_parts.h"
#include "server/json_records.h"
#include "server/problem_words.h"

namespace rookery::server {
namespace {

namespace json = boost::json;
using game::ParseError;

/// How much one tab may have under way.
constexpr std::size_t most_jobs = 4;

}  // namespace

TabJobs::~TabJobs() {
    *self_ = nullptr;
    for (const auto& [number, stop] : running_) *stop = true;
}

TabJobs::Number TabJobs::start(const RequestNumber& request, Work work) {
    if (running_.size() >= most_jobs)
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
    running_[number] = jobs_.start([number, on_loop, work = std::move(work)](const Jobs::Stop& stop) {
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
            members["reason"] = problem_words();
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

bool TabJobs::carry_out(const Message& message) {
    if (message.type != "cancel") return false;
    const auto number = number_in(message.members, "job");
    if (!number) throw ParseError("Say which job is to be cancelled.");
    cancel(static_cast<Number>(*number));
    return true;
}

void TabJobs::send(std::string_view type, Number number, json::object members) {
    members["type"] = type;
    members["job"] = number;
    send_(json::serialize(members), Importance::MustArrive);
}

}  // namespace rookery::server
