#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "game/side.h"
#include "server/records.h"

namespace rookery::server {

/// What a page may say; docs/page-protocol.md explains it all. Members that a message does not need stay empty.
struct Incoming {
    std::string type;
    std::optional<std::int64_t> request;

    std::optional<std::int64_t> protocol;
    std::string game;
    std::string id;
    std::string text;
    std::string move;
    std::string evaluation;
    std::optional<int> ply;
    std::optional<int> depth;
    std::optional<int> limit;
    std::optional<std::int64_t> before;
    std::optional<Milliseconds> delay;
    std::optional<game::Side> side;
    std::optional<Players> players;
    std::optional<ClockSettings> clock;
    OptionValues options;
    bool run = false;
};

/// Fills in the type and the request first, so that they are known when a ParseError says that the rest makes no sense.
void read_incoming(std::string_view text, Incoming& message);

}  // namespace rookery::server
