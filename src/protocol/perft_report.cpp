#include "protocol/perft_report.h"

#include <ostream>
#include <sstream>

#include <fmt/format.h>

namespace rookery::protocol {

PerftReport run_perft(const engine::AnyPosition& position, int depth, unsigned threads,
                      const engine::Progress& progress) {
    PerftReport report;
    const auto begin = std::chrono::steady_clock::now();
    if (depth > 0) report.entries = position.divide(depth, threads, progress);
    report.time = std::chrono::steady_clock::now() - begin;
    report.nodes = depth > 0 ? engine::total_nodes(report.entries) : 1;
    return report;
}

void write_perft(std::ostream& out, const PerftReport& report, bool divided) {
    if (divided) {
        for (const engine::DivideEntry& entry : report.entries) out << entry.move << ": " << entry.nodes << '\n';
        out << '\n';
    }
    out << "Nodes searched: " << report.nodes << '\n'
        << fmt::format("Time: {:.3f} s\nSpeed: {:.1f} million nodes per second\n", report.time.count(),
                       report.nodes_per_second() / 1e6);
}

void write_console_perft(Output& out, const engine::AnyPosition& position, std::optional<int> depth) {
    constexpr int deepest = 30;
    if (!depth || *depth < 0 || *depth > deepest)
        throw text::ParseError(fmt::format("perft needs a depth from 0 to {}, as in 'perft 5'", deepest));
    std::ostringstream text;
    write_perft(text, run_perft(position, *depth), true);
    out.write(text.str());
}

}  // namespace rookery::protocol
