#pragma once

#include <algorithm>
#include <string>

#include "app/problem.h"
#include "app/search_scheduler.h"
#include "text/quoted.h"

namespace rookery::app {

/// A page names an engine, and nothing more: what is not on the list of this machine is not started. The empty name is
/// our own. Refusal if it is not there.
inline const std::string& known_engine(const SearchScheduler& scheduler, const std::string& name) {
    if (name.empty()) return name;
    const auto known = scheduler.engines();
    if (std::find(known.begin(), known.end(), name) == known.end())
        throw Refusal("no-such-engine", "There is no engine called " + text::quoted(name) + ".", {{"engine", name}});
    return name;
}

/// The same for one that is to sit at a board of bughouse. Refusal if it does not know how.
inline const std::string& known_seated_engine(const SearchScheduler& scheduler, const std::string& name) {
    if (known_engine(scheduler, name).empty()) return name;
    const auto seated = scheduler.seated_engines();
    if (std::find(seated.begin(), seated.end(), name) == seated.end())
        throw Refusal("engine-does-not-sit", text::quoted(name) + " does not sit at one board: add it with --seat.",
                      {{"engine", name}});
    return name;
}

}  // namespace rookery::app
