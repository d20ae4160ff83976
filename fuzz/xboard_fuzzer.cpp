// An XBoard dialogue, in which the engine plays, ponders and analyzes, and nothing makes it fail.

#include "dialogue.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    rookery::fuzz::converse("xboard", {data, size});
    return 0;
}
