#include "engine/memory.h"

#include <fstream>
#include <string>

#include <unistd.h>

#include "text/parse_error.h"

namespace rookery::engine {

std::uint64_t available_memory() {
    // The kernel's own estimate counts what it only keeps as long as nobody needs the room.
    std::ifstream file("/proc/meminfo");
    std::string name;
    std::uint64_t kilobytes = 0;
    for (std::string unit; file >> name >> kilobytes; std::getline(file, unit))
        if (name == "MemAvailable:") return kilobytes * 1024;
    return static_cast<std::uint64_t>(sysconf(_SC_AVPHYS_PAGES)) * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

void require_memory(std::uint64_t bytes) {
    const std::uint64_t available = available_memory();
    if (bytes <= available - available / 10) return;
    const auto megabytes = [](std::uint64_t number) { return std::to_string(number >> 20) + " MB"; };
    throw text::ParseError("the solution takes " + megabytes(bytes) + " of memory, which is too much for the " +
                           megabytes(available) + " that are free");
}

}  // namespace rookery::engine
