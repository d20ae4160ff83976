#include "engine/memory.h"

#include <fstream>
#include <string>

#include <unistd.h>

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

}  // namespace rookery::engine
