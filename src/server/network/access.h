#pragma once

#include <deque>
#include <optional>
#include <string>
#include <string_view>

namespace rookery::server {

/// Lets people of other machines in. A code, which is part of an address that somebody types or photographs, opens the
/// door once; the browser that brought it gets a key for as long as the program runs, which it shows with every
/// request.
class Access {
public:
    /// For one browser. Many may be given out; of those that nobody has used the oldest are forgotten.
    [[nodiscard]] std::string new_code();
    /// The key for the browser that brings this code; nothing if it is wrong, or used.
    [[nodiscard]] std::optional<std::string> admit(std::string_view code);
    [[nodiscard]] bool knows(std::string_view key) const;

private:
    std::deque<std::string> codes_;
    std::deque<std::string> keys_;
};

/// What is given out is in the address as "?code=...".
inline constexpr std::string_view code_parameter = "code";

/// The value of a parameter in the target of a request, such as "/play/k3v9?code=abc"; empty if there is none.
[[nodiscard]] std::string_view parameter_in(std::string_view target, std::string_view name);
/// The value of a cookie in what the browser sends; empty if there is none.
[[nodiscard]] std::string_view cookie_in(std::string_view cookies, std::string_view name);

}  // namespace rookery::server
