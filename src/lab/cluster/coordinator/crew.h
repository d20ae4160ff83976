#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "lab/cluster/messages.h"
#include "lab/cluster/nats.h"

namespace rookery::lab::cluster {

/// The workers that have joined a server, as the coordinator of a run sees them.
class Crew {
public:
    /// Begins to follow them, or begins anew after the server was away.
    void join(const Connection& connection);

    /// Takes in what they have said since. `refuses` hears, once, of each that does not take part in the run, and why.
    void follow(const std::string& run,
                const std::function<void(const std::string& worker, const std::string& why)>& refuses);

    /// The names of those who take part.
    [[nodiscard]] std::set<std::string> names() const;
    /// How many jobs they can do at a time.
    [[nodiscard]] std::size_t cores() const;
    [[nodiscard]] bool empty() const { return cores() == 0; }
    /// Whether somebody is doing a job of the run.
    [[nodiscard]] bool busy() const;

private:
    using Clock = std::chrono::steady_clock;
    struct Seen {
        unsigned cores = 0;
        bool busy = false;
        bool refuses = false;
        Clock::time_point when;
    };

    std::optional<BucketWatch> watch_;
    std::map<std::string, Seen> seen_;
    std::map<std::string, std::string> reported_;  ///< why somebody does not take part, as it was told last
};

}  // namespace rookery::lab::cluster
