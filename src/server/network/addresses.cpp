#include "server/network/addresses.h"

#include <algorithm>
#include <array>
#include <string>

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>

namespace rookery::server {
namespace {

bool is_port(std::string_view text) {
    return !text.empty() && text.size() <= 5 &&
           std::all_of(text.begin(), text.end(), [](char letter) { return letter >= '0' && letter <= '9'; });
}

/// The host without its port and brackets; empty if it is malformed.
std::string_view without_port(std::string_view host) {
    if (host.starts_with('[')) {
        const std::size_t end = host.find(']');
        if (end == std::string_view::npos) return {};
        const std::string_view rest = host.substr(end + 1);
        if (!rest.empty() && !(rest.front() == ':' && is_port(rest.substr(1)))) return {};
        return host.substr(1, end - 1);
    }
    const std::size_t colon = host.find(':');
    if (colon == std::string_view::npos) return host;
    return is_port(host.substr(colon + 1)) ? host.substr(0, colon) : std::string_view();
}

bool is_address(std::string_view text) {
    const std::string address(text);
    in6_addr ignored{};
    return inet_pton(AF_INET, address.c_str(), &ignored) == 1 || inet_pton(AF_INET6, address.c_str(), &ignored) == 1;
}

}  // namespace

bool is_loopback_address(std::string_view address) {
    return is_address(address) && (address.starts_with("127.") || address == "::1");
}

std::optional<std::string> network_address() {
    ifaddrs* all = nullptr;
    if (getifaddrs(&all) != 0) return std::nullopt;
    std::optional<std::string> found;
    for (const ifaddrs* one = all; one != nullptr && !found; one = one->ifa_next) {
        if (one->ifa_addr == nullptr || one->ifa_addr->sa_family != AF_INET || (one->ifa_flags & IFF_UP) == 0) continue;
        std::array<char, INET_ADDRSTRLEN> text{};
        const auto& address = reinterpret_cast<const sockaddr_in&>(*one->ifa_addr).sin_addr;
        if (inet_ntop(AF_INET, &address, text.data(), text.size()) == nullptr) continue;
        if (!is_loopback_address(text.data())) found = text.data();
    }
    freeifaddrs(all);
    return found;
}

bool is_own_host(std::string_view host, bool loopback_only) {
    const std::string_view name = without_port(host);
    return name == "localhost" || (loopback_only ? is_loopback_address(name) : is_address(name));
}

bool is_same_origin(std::string_view origin, std::string_view host) {
    constexpr std::string_view scheme = "http://";
    return origin.starts_with(scheme) && origin.substr(scheme.size()) == host;
}

}  // namespace rookery::server
