#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/session.h"

namespace rookery::protocol {

/// What UCI writes for an empty text.
inline constexpr std::string_view no_text = "<empty>";

/// The value of an option once it has been read: whichever its kind has.
struct OptionValue {
    long long number = 0;
    bool truth = false;
    std::string choice;  ///< or any text
};

/// Something that users can set. Both protocols offer what this table has, each under its own name and in its own
/// words.
struct Option {
    enum class Kind : std::uint8_t { Check, Spin, Combo, Button, String };

    std::string_view uci_name;     ///< empty if UCI does not offer it
    std::string_view xboard_name;  ///< empty if XBoard does not offer it, or has a command of its own for it
    Kind kind = Kind::Button;
    OptionValue default_value{};
    long long minimum = 0;  ///< of a number
    long long maximum = 0;
    std::vector<std::string> choices{};
    /// Changes what it is about. Settings of the engine are changed in the copy, which is then put in force.
    void (*apply)(Session& session, engine::Settings& settings, const OptionValue& value) = nullptr;
    /// Reads a choice where more is understood than is offered.
    std::string (*read_choice)(std::string_view text) = nullptr;
};

[[nodiscard]] const std::vector<Option>& options();

/// The option that a protocol calls so; upper and lower case are the same. ParseError if there is none.
[[nodiscard]] const Option& find_option(std::string_view Option::*protocol_name, std::string_view name);

/// Reads the value and puts it in force. A value that makes no sense is a ParseError, and nothing changes.
void set_option(Session& session, const Option& option, std::string_view value);

}  // namespace rookery::protocol
