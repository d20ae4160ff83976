#include "app/identity.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <random>
#include <string_view>

namespace rookery::app {

namespace {

constexpr std::string_view letters = "abcdefghjkmnpqrstuvwxyz23456789";
constexpr std::size_t length = 10;

}  // namespace

bool is_id(std::string_view text) {
    return text.size() == length && text.find_first_not_of(letters) == std::string_view::npos;
}

std::string new_id() {
    std::random_device device;
    std::uniform_int_distribution<std::size_t> any(0, letters.size() - 1);
    std::string id;
    while (id.size() < length) id += letters[any(device)];
    return id;
}

std::int64_t now() {
    using std::chrono::milliseconds;
    return std::chrono::duration_cast<milliseconds>(std::chrono::system_clock::now().time_since_epoch()).count();
}

std::int64_t next_moment() {
    static std::atomic<std::int64_t> last = 0;
    std::int64_t before = last;
    std::int64_t moment = 0;
    do moment = std::max(now(), before + 1);
    while (!last.compare_exchange_weak(before, moment));
    return moment;
}

}  // namespace rookery::app
