#pragma once

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

/// What lets an engine use the evaluation `external` of bughouse, which starts other engines.
[[nodiscard]] engine::Resources engine_resources();

}  // namespace rookery::protocol
