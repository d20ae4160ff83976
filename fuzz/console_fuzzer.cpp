// No input makes the console fail.

#include "dialogue.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    rookery::fuzz::converse("", {data, size});
    return 0;
}
