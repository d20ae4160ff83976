#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/limits.h"
#include "app/problem.h"
#include "engine/engine.h"
#include "protocol/board_valuer.h"

namespace rookery::app {

/// What was said to another engine, or by it.
struct ConversationLine {
    bool ours = false;
    std::string text;
};

/// A search that somebody wants. Everything is called on the loop, and nothing after `cancel`.
struct SearchTask {
    std::string owner;  ///< searches of the same owner share what the hash table remembers
    std::unique_ptr<engine::AnyPosition> position;
    engine::Settings settings;
    engine::Request request;
    /// The name of another engine that is to do it, with the moves that led from `start` to the position if that
    /// matters; empty for our own. Of the settings it gets the number of lines.
    std::string engine;
    std::string start;
    std::vector<std::string> moves;
    /// Of several boards the one at which another engine sits: it is asked for a move there alone. Our own is told by
    /// the request which moves to consider.
    std::optional<std::size_t> board = {};
    /// A search without an end for somebody who looks on: it is ended as soon as somebody who plays needs the engine,
    /// and may be asked for again.
    bool preemptible = false;

    std::function<void()> on_begin;
    std::function<void(const engine::Report&)> on_report;
    /// What another engine and we have said to each other since.
    std::function<void(const std::vector<ConversationLine>&)> on_conversation;
    /// Without a best move if the game is over, or if there was no time to find one.
    std::function<void(const engine::Answer&)> on_answer;
    /// Instead of an answer: another engine gives the game up.
    std::function<void()> on_resignation;
    /// Instead of an answer: the search cannot be had.
    std::function<void(const Problem& problem)> on_problem;
    /// An engine that the evaluation asks has failed; the search goes on without it.
    protocol::FailureListener on_engine_failure;
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

    /// The names of the other engines.
    [[nodiscard]] virtual std::vector<std::string> engines() const { return {}; }
    /// ... of those that can sit at one board of bughouse.
    [[nodiscard]] virtual std::vector<std::string> seated_engines() const { return {}; }

    [[nodiscard]] virtual const SearchLimits& limits() const = 0;
};

}  // namespace rookery::app
