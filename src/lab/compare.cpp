#include "lab/compare.h"

#include <map>
#include <memory>

namespace rookery::lab {
namespace {

using Counts = std::map<std::string, std::uint64_t>;

Counts by_move(const std::vector<engine::DivideEntry>& entries) {
    Counts counts;
    // Added up, so that a move listed twice shows as a wrong count.
    for (const engine::DivideEntry& entry : entries) counts[entry.move] += entry.nodes;
    return counts;
}

std::vector<std::string> moves_only_in(const Counts& these, const Counts& others) {
    std::vector<std::string> moves;
    for (const auto& [move, nodes] : these)
        if (!others.contains(move)) moves.push_back(move);
    return moves;
}

}  // namespace

Comparison compare(const engine::AnyPosition& position, int depth, PerftPeer& peer, unsigned threads) {
    Comparison comparison;
    Difference difference;
    difference.root = position.text();
    const auto current = position.clone();

    for (; depth >= 1; --depth) {
        const auto entries = current->divide(depth, threads);
        if (difference.path.empty()) comparison.nodes = engine::total_nodes(entries);
        const Counts ours = by_move(entries);
        const Counts theirs = by_move(peer.divide(difference.root, difference.path, depth));

        if (ours == theirs) {
            if (difference.path.empty()) return comparison;
            // The parent differed below this move, yet nothing differs here.
            difference.unstable_move = difference.path.back();
            difference.path.pop_back();
            const auto parent = position.clone();
            for (const std::string& move : difference.path) parent->play(move);
            difference.position = parent->text();
            comparison.difference = difference;
            return comparison;
        }

        difference.missing = moves_only_in(theirs, ours);
        difference.extra = moves_only_in(ours, theirs);
        difference.position = current->text();
        std::optional<std::string> differing;
        for (const auto& [move, nodes] : ours)
            if (!differing && theirs.contains(move) && theirs.at(move) != nodes) differing = move;
        if (!difference.missing.empty() || !difference.extra.empty() || depth == 1) {
            // Same moves at depth 1 and still a difference: one side lists a move more than once.
            if (difference.missing.empty() && difference.extra.empty()) difference.unstable_move = differing;
            comparison.difference = difference;
            return comparison;
        }
        current->play(*differing);
        difference.path.push_back(*differing);
    }
    return comparison;
}

}  // namespace rookery::lab
