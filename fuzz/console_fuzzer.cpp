// No input makes the console fail. Deep perft is not a failure, but would take for ever, and neither is a hash table as
// large as the machine: such lines are left out.

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>
#include <sstream>
#include <string>

#include "protocol/console.h"

namespace {

bool takes_too_much(std::string line) {
    std::transform(line.begin(), line.end(), line.begin(),
                   [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    constexpr std::array words = {"perft", "bench", "hash", "threads", "memory", "cores"};
    return std::any_of(words.begin(), words.end(),
                       [&](const char* word) { return line.find(word) != std::string::npos; });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::istringstream input(std::string(reinterpret_cast<const char*>(data), size));
    std::ostringstream output;
    rookery::protocol::Console console(output);
    std::string line;
    while (std::getline(input, line)) {
        if (takes_too_much(line)) continue;
        if (!console.handle(line)) break;
    }
    return 0;
}
