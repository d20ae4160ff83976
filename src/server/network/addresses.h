#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace rookery::server {

/// Whether the address means this machine only: 127.0.0.1, ::1 and the like.
[[nodiscard]] bool is_loopback_address(std::string_view address);

/// An address of this machine at which others in its network find it; nothing if it has none.
[[nodiscard]] std::optional<std::string> network_address();

/// Whether a request may name this host. A browser sends the name it looked up, so that a foreign page whose name was
/// made to point to this machine gives itself away: only plain addresses and `localhost` are ours, and only those of
/// this machine if we listen on nothing else.
[[nodiscard]] bool is_own_host(std::string_view host, bool loopback_only);

/// Whether a page of this origin came from the host that it now talks to.
[[nodiscard]] bool is_same_origin(std::string_view origin, std::string_view host);

}  // namespace rookery::server
