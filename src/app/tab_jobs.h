#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <utility>

#include "app/api/answers/written.h"
#include "app/job_runner.h"
#include "app/loop.h"
#include "app/message_handler.h"

namespace rookery::app {

/// The jobs that a tab has asked for. To the page all look the same: `job` when one is taken on, `news` while it is
/// worked on, and `done` or `failed` at its end. They go with the tab.
class TabJobs final : public MessageHandler {
public:
    using Number = std::uint64_t;
    using Report = std::function<void(boost::json::object)>;

    /// The job of a request as its work sees it, from a thread of its own.
    template <class Request>
    class Job {
    public:
        Job(const std::atomic<bool>& stop, const Report& report) : stop_(stop), report_(report) {}

        [[nodiscard]] const std::atomic<bool>& stop() const { return stop_; }
        [[nodiscard]] bool stopped() const { return stop_; }
        /// News for the page. It arrives in any case, so tell no more than a person can follow.
        void report(const typename Request::News& news) const { report_(api::write(news)); }

    private:
        const std::atomic<bool>& stop_;
        const Report& report_;
    };

    TabJobs(JobRunner& jobs, Loop& loop, Send send) : jobs_(jobs), loop_(loop), send_(std::move(send)) {}
    ~TabJobs() override;
    TabJobs(const TabJobs&) = delete;
    TabJobs& operator=(const TabJobs&) = delete;

    /// Takes on the work, `std::optional<Request::Result> work(const Job<Request>&)`, and answers the request with
    /// `job`. When it was stopped the result may be what there is, or nothing. ParseError becomes `failed` with its
    /// sentence. Throws ParseError if the tab has too much under way already.
    template <class Request, class Work>
    Number start(const RequestNumber& request, Work work) {
        return start_untyped(request, [work = std::move(work)](const std::atomic<bool>& stop, const Report& report) {
            const std::optional<typename Request::Result> result = work(Job<Request>(stop, report));
            return result ? api::write(*result) : boost::json::object();
        });
    }
    void cancel(Number number);
    [[nodiscard]] bool any() const { return !running_.empty(); }

    void add_to(Router& router) override;

private:
    /// The tab, for work that ends later than it.
    using Self = std::shared_ptr<TabJobs*>;
    /// Gives back the members of `done`.
    using Work = std::function<boost::json::object(const std::atomic<bool>& stop, const Report& report)>;

    Number start_untyped(const RequestNumber& request, Work work);
    /// A message about a job: what it has itself, and what belongs to the job.
    template <class About>
    void send(const About& about, const boost::json::object& members);

    JobRunner& jobs_;
    Loop& loop_;
    Send send_;
    Number last_ = 0;
    std::map<Number, std::shared_ptr<JobRunner::Stop>> running_;
    Self self_ = std::make_shared<TabJobs*>(this);
    std::shared_ptr<std::atomic<bool>> is_gone_ = std::make_shared<std::atomic<bool>>(false);  ///< for any thread
};

}  // namespace rookery::app
