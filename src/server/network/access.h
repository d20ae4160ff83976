#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>

namespace rookery::server {

/// Who a page is shown to.
enum class Visitor : std::uint8_t {
    Here,      ///< on this machine
    Afar,      ///< from another machine, with a code
    Student,   ///< from another machine, with the code of a class
    Onlooker,  ///< whose page is inside somebody else's, which might make them click on anything
};

/// Lets people of other machines in. A code, which is part of an address that somebody types or photographs, opens the
/// door once; the browser that brought it gets a key for as long as the program runs, which it shows with every
/// request.
class Access {
public:
    /// For one browser. Many may be given out; of those that nobody has used the oldest are forgotten.
    [[nodiscard]] std::string new_code();
    /// For a whole class: many may use it, until the class is closed. The same one as before if it is open already.
    [[nodiscard]] std::string open_class();
    /// Its code and its keys no longer open anything.
    void close_class();
    /// The key for the browser that brings this code; nothing if it is wrong, or used.
    [[nodiscard]] std::optional<std::string> admit(std::string_view code);
    /// Whose key it is; nothing if nobody knows it.
    [[nodiscard]] std::optional<Visitor> visitor_with(std::string_view key) const;

private:
    std::deque<std::string> codes_;
    std::deque<std::string> keys_;
    std::optional<std::string> class_code_;
    std::deque<std::string> class_keys_;
};

/// What is given out is in the address as "?code=...".
inline constexpr std::string_view code_parameter = "code";

/// The value of a parameter in the target of a request, such as "/play/k3v9?code=abc"; empty if there is none.
[[nodiscard]] std::string_view parameter_in(std::string_view target, std::string_view name);
/// The value of a cookie in what the browser sends; empty if there is none.
[[nodiscard]] std::string_view cookie_in(std::string_view cookies, std::string_view name);

}  // namespace rookery::server
