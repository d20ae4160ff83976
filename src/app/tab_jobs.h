#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>

#include "app/message_handler.h"
#include "app/job_runner.h"
#include "app/loop.h"

namespace rookery::app {

/// The jobs that a tab has asked for. To the page all look the same: `job` when one is taken on, `news` while it is
/// worked on, and `done` or `failed` at its end. They go with the tab.
class TabJobs final : public MessageHandler {
public:
    using Number = std::uint64_t;

    /// A job as its work sees it, from a thread of its own.
    class Job {
    public:
        Job(const std::atomic<bool>& stop, std::function<void(boost::json::object)> tell)
            : stop_(stop), tell_(std::move(tell)) {}

        [[nodiscard]] const std::atomic<bool>& stop() const { return stop_; }
        [[nodiscard]] bool stopped() const { return stop_; }
        /// News for the page. It arrives in any case, so tell no more than a person can follow.
        void tell(boost::json::object news) const { tell_(std::move(news)); }

    private:
        const std::atomic<bool>& stop_;
        std::function<void(boost::json::object)> tell_;
    };
    /// Gives back the members of `done`: when it was stopped, what there is. ParseError becomes `failed` with its
    /// sentence.
    using Work = std::function<boost::json::object(const Job& job)>;

    TabJobs(JobRunner& jobs, Loop& loop, Send send) : jobs_(jobs), loop_(loop), send_(std::move(send)) {}
    ~TabJobs() override;
    TabJobs(const TabJobs&) = delete;
    TabJobs& operator=(const TabJobs&) = delete;

    /// Takes on the work and answers the request with `job`. ParseError if the tab has too much under way already.
    Number start(const RequestNumber& request, Work work);
    void cancel(Number number);
    [[nodiscard]] bool any() const { return !running_.empty(); }

    void add_to(Router& router) override;

private:
    /// The tab, for work that ends later than it.
    using Self = std::shared_ptr<TabJobs*>;

    void send(std::string_view type, Number number, boost::json::object members);

    JobRunner& jobs_;
    Loop& loop_;
    Send send_;
    Number last_ = 0;
    std::map<Number, std::shared_ptr<JobRunner::Stop>> running_;
    Self self_ = std::make_shared<TabJobs*>(this);
    std::shared_ptr<std::atomic<bool>> is_gone_ = std::make_shared<std::atomic<bool>>(false);  ///< for any thread
};

}  // namespace rookery::app
