#include "support/allocations.h"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {
std::atomic<std::size_t> allocations = 0;
std::atomic<std::size_t> bytes = 0;
}  // namespace

void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    allocations.fetch_add(1, std::memory_order_relaxed);
    bytes.fetch_add(size, std::memory_order_relaxed);
    return std::malloc(size > 0 ? size : 1);
}
void* operator new(std::size_t size) {
    if (void* memory = operator new(size, std::nothrow)) return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace rookery::test {

AllocationCount::AllocationCount() : start_(allocations), start_bytes_(bytes) {}
std::size_t AllocationCount::since_start() const { return allocations - start_; }
std::size_t AllocationCount::bytes_since_start() const { return bytes - start_bytes_; }

}  // namespace rookery::test
