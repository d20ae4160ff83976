#pragma once

#include <optional>
#include <string>

#include "game/side.h"
#include "server/desk.h"
#include "server/records.h"

namespace rookery::server {

/// What a page may say about playing; docs/page-protocol.md explains it all. Members that a message does not need stay
/// empty.
struct Incoming {
    std::string type;
    RequestNumber request;

    std::optional<std::int64_t> protocol;
    std::string game;
    std::string id;
    std::string text;
    std::string move;
    std::string evaluation;
    std::optional<int> ply;
    std::optional<int> depth;
    std::optional<Milliseconds> delay;
    std::optional<game::Side> side;
    std::optional<Players> players;
    std::optional<ClockSettings> clock;
    OptionValues options;
    bool run = false;
};

/// ParseError if it makes no sense.
[[nodiscard]] Incoming read_incoming(const Message& message);

}  // namespace rookery::server
