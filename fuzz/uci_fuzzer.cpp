// A UCI dialogue, in which nothing makes the engine fail: neither options nor positions while it thinks, nor `stop` at
// any moment, nor one `go` after another.

#include "dialogue.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    rookery::fuzz::converse("uci", {data, size});
    return 0;
}
