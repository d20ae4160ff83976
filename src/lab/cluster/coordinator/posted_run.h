#pragma once

#include <optional>

#include "lab/cluster/messages.h"
#include "lab/cluster/nats.h"

namespace rookery::lab::cluster {

/// What a server has of a run beside its announcement: files, and the queues of jobs and results.
class PostedRun {
public:
    PostedRun(const Connection& connection, const Announcement& announcement)
        : connection_(connection), announcement_(announcement) {}

    /// Puts there what a worker needs to take part, as far as it is not there.
    void post();
    void share_files() const;
    /// Takes off what nobody needs any more.
    void take_off(bool finished);

    void publish(const std::vector<Connection::Outgoing>& jobs) const { connection_.publish(jobs); }
    /// Whatever somebody has in hand is given out again.
    void renew_jobs() const;

    [[nodiscard]] std::vector<Message> fetch_results();
    void erase_result(const Message& message) const { connection_.erase(results_stream, message.sequence()); }
    /// Removes the results that were fetched.
    void forget_results();
    /// How many were fetched since.
    [[nodiscard]] std::size_t fetched() const { return fetched_; }

private:
    [[nodiscard]] const std::string& id() const { return announcement_.run; }
    void listen_to_results();

    const Connection& connection_;
    const Announcement& announcement_;
    std::optional<PullSubscription> results_;
    std::size_t fetched_ = 0;
    std::uint64_t last_fetched_ = 0;  ///< its sequence number
};

}  // namespace rookery::lab::cluster
