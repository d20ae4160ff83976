#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <iosfwd>
#include <optional>
#include <vector>

#include "engine/any_position.h"
#include "protocol/output.h"

namespace rookery::protocol {

struct PerftReport {
    std::vector<engine::DivideEntry> entries;
    std::uint64_t nodes = 0;
    std::chrono::duration<double> time{};

    [[nodiscard]] double nodes_per_second() const { return static_cast<double>(nodes) / std::max(time.count(), 1e-9); }
};

/// Counts, and takes the time. `depth` may be 0: one node, and nothing to divide.
[[nodiscard]] PerftReport run_perft(const engine::AnyPosition& position, int depth, unsigned threads = 1,
                                    const engine::Progress& progress = {});

/// In the form that other programs read too: "e2e4: 600" for each move if wanted, then "Nodes searched: 8902".
void write_perft(std::ostream& out, const PerftReport& report, bool divided);

/// What the console and UCI do when asked for it. Throws ParseError if there is no sensible depth.
void write_console_perft(Output& out, const engine::AnyPosition& position, std::optional<int> depth);

}  // namespace rookery::protocol
