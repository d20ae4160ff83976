#pragma once

#include <cstdio>
#include <exception>

namespace rookery::bench {

/// The body of a benchmark's `main`: what goes wrong is one line on stderr.
template <class Run>
int run_program(const char* name, const Run& run) {
    try {
        run();
        return 0;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s: %s\n", name, error.what());
        return 1;
    }
}

}  // namespace rookery::bench
