// Whatever a page says, line by line: nothing breaks, and the tab goes on answering.

#include "input.h"
#include "page_world.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace rookery::fuzz;
    PageWorld world;
    for (Input input(data, size); !input.empty();) world.say(input.next_line());
    return 0;
}
