#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <string>

namespace rookery::lab::cluster {

/// What the search of a game does on this machine, and how fast.
struct Signature {
    std::uint64_t nodes = 0;
    double speed = 0;  ///< nodes per second
};

/// Measures each game once. Safe to use from several threads.
class Signatures {
public:
    [[nodiscard]] Signature of(const std::string& game);

private:
    std::mutex mutex_;
    std::map<std::string, Signature> known_;
};

/// The file that runs here, so that another one has another text; empty if it cannot be told.
[[nodiscard]] std::string this_program();

}  // namespace rookery::lab::cluster
