#include "lab/cluster/signature.h"

#include <sys/stat.h>

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

std::string this_program() {
    struct stat file {};
    if (stat("/proc/self/exe", &file) != 0) return "";
    std::string text;
    for (const auto number : {static_cast<std::uint64_t>(file.st_dev), static_cast<std::uint64_t>(file.st_ino),
                              static_cast<std::uint64_t>(file.st_size), static_cast<std::uint64_t>(file.st_mtim.tv_sec),
                              static_cast<std::uint64_t>(file.st_mtim.tv_nsec)})
        text += std::to_string(number) + ".";
    return text;
}

}  // namespace rookery::lab::cluster
