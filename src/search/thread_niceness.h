#pragma once

#ifdef __linux__
#include <sys/resource.h>
#endif

namespace rookery::search {

/// Has this thread leave the processor to others, the more the larger the number; where threads have no niceness of
/// their own nothing happens.
inline void set_thread_niceness([[maybe_unused]] int niceness) {
#ifdef __linux__
    setpriority(PRIO_PROCESS, 0, niceness);  // of this thread: so it is on Linux
#endif
}

}  // namespace rookery::search
