#include "lab/cluster/signature.h"

#include "engine/bench.h"

namespace rookery::lab::cluster {

Signature Signatures::of(const std::string& game) {
    const std::lock_guard lock(mutex_);
    const auto [entry, is_new] = known_.try_emplace(game);
    if (is_new) {
        const engine::BenchResult bench = engine::run_bench(game);
        entry->second = {bench.nodes, bench.nodes_per_second()};
    }
    return entry->second;
}

}  // namespace rookery::lab::cluster
