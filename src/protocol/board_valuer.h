#pragma once

#include <functional>
#include <memory>
#include <stdexcept>
#include <string>

#include "engine/resources.h"
#include "protocol/clients/engine_client.h"

namespace rookery::protocol {

/// Which engine values boards, and how long it may think about each.
struct ValuerCommand {
    std::string command;
    MoveLimits limits;
};

/// "stockfish" with one ply, or first how long, as in UCI: "movetime 10 stockfish", "depth 3 stockfish", "nodes 500
/// stockfish".
[[nodiscard]] ValuerCommand valuer_command(const std::string& text);

/// Why an engine does not value boards any more.
struct ValuerFailure {
    std::string command;  ///< of the engine
    ProcessError::Kind kind = ProcessError::Kind::Other;
    std::string problem;  ///< in words
};

/// From the thread that searches.
using FailureListener = std::function<void(const ValuerFailure& failure)>;

/// What lets an engine use the evaluation `external` of bughouse, which starts other engines. If one cannot be started
/// or fails, the evaluation goes on without it, and `on_failure` is called.
[[nodiscard]] engine::Resources engine_resources(FailureListener on_failure = {});

/// Thrown instead of a result: without the engine that the evaluation asks it would be that of another evaluation.
class ValuerError : public std::runtime_error {
public:
    explicit ValuerError(ValuerFailure failure);

    [[nodiscard]] const ValuerFailure& failure() const { return failure_; }

private:
    ValuerFailure failure_;
};

/// Resources for engines whose results count only if no other engine has failed.
class StrictResources {
public:
    StrictResources();

    [[nodiscard]] engine::Resources resources() const;
    /// Throws ValuerError if another engine has failed. To be called between searches.
    void check() const;

private:
    struct Failures;
    std::shared_ptr<Failures> failures_;
};

}  // namespace rookery::protocol
