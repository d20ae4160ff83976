#include "server/identity.h"

#include <chrono>
#include <random>
#include <string_view>

namespace rookery::server {

std::string new_id() {
    constexpr std::string_view letters = "abcdefghjkmnpqrstuvwxyz23456789";
    std::random_device device;
    std::uniform_int_distribution<std::size_t> any(0, letters.size() - 1);
    std::string id;
    while (id.size() < 10) id += letters[any(device)];
    return id;
}

std::int64_t now() {
    using std::chrono::milliseconds;
    return std::chrono::duration_cast<milliseconds>(std::chrono::system_clock::now().time_since_epoch()).count();
}

}  // namespace rookery::server
