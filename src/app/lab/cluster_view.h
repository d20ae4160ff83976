#pragma once

#include <functional>
#include <string>

#include "lab/cluster/messages.h"

namespace rookery::app {

/// What many machines are doing, for a page that looks on. Whoever hosts the page may have one.
class ClusterView {
public:
    struct State {
        std::string server;   ///< its address
        std::string problem;  ///< why nothing is known; empty if all is well
        lab::cluster::Overview overview;
    };

    virtual ~ClusterView() = default;

    /// Tells how things stand soon, from a thread of its own.
    virtual void look(std::function<void(const State&)> on_state) = 0;
    /// Has a run stopped, and then tells how things stand.
    virtual void stop(const std::string& run, std::function<void(const State&)> on_state) = 0;
};

}  // namespace rookery::app
