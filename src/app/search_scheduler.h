#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "app/limits.h"
#include "engine/engine.h"

namespace rookery::app {

/// A search that somebody wants. Everything is called on the loop, and nothing after `cancel`.
struct SearchTask {
    std::string owner;  ///< searches of the same owner share what the hash table remembers
    std::unique_ptr<engine::AnyPosition> position;
    engine::Settings settings;
    engine::Request request;
    /// A search without an end for somebody who looks on: it is ended as soon as somebody who plays needs the engine,
    /// and may be asked for again.
    bool preemptible = false;

    std::function<void()> on_begin;
    std::function<void(const engine::Report&)> on_report;
    /// Without a best move if the game is over, or if there was no time to find one.
    std::function<void(const engine::Answer&)> on_answer;
    /// Instead of an answer: the search cannot be had.
    std::function<void(const std::string& problem)> on_problem;
};

/// Runs the searches of all games and analyses, so that nobody waits too long.
class SearchScheduler {
public:
    using Ticket = std::uint64_t;  ///< never 0

    virtual ~SearchScheduler() = default;

    /// Nothing is called before it returns.
    [[nodiscard]] virtual Ticket start(SearchTask task) = 0;
    /// The answer is to come now, with what is known. One that still waits is cut down to a moment's thought.
    virtual void stop(Ticket ticket) = 0;
    /// Nobody wants to hear of it any more.
    virtual void cancel(Ticket ticket) = 0;
    /// The owner is not there any more: other programs that were started for its searches end.
    virtual void forget(const std::string& owner) = 0;

    [[nodiscard]] virtual const SearchLimits& limits() const = 0;
};

}  // namespace rookery::app
