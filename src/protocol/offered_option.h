#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rookery::protocol {

/// An option that another engine offers. Engines pass over values that make no sense to them without a word, and would
/// then play otherwise than everybody believes: so values are checked before they are sent.
struct OfferedOption {
    enum class Kind : std::uint8_t { Check, Spin, Combo, Other };

    std::string name;
    Kind kind = Kind::Other;
    std::optional<long long> minimum;  ///< of a number
    std::optional<long long> maximum;
    std::vector<std::string> choices;
    std::string_view no = "false";  ///< how the protocol writes what a check can be
    std::string_view yes = "true";

    /// "option name Hash type spin default 16 min 1 max 1024"
    [[nodiscard]] static OfferedOption from_uci(std::string_view line);
    /// "Hash -spin 16 1 1024"
    [[nodiscard]] static OfferedOption from_xboard(std::string_view description);

    /// Whether it is a combo with this choice; upper and lower case are the same.
    [[nodiscard]] bool has_choice(std::string_view value) const;
    /// Why the value cannot be had, as in "Hash is a number from 1 to 1024, not 0"; nothing if it can.
    [[nodiscard]] std::optional<std::string> problem_with(std::string_view value) const;
};

}  // namespace rookery::protocol
