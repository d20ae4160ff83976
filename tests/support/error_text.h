#pragma once

#include <exception>
#include <string>

namespace rookery::support {

/// What the exception says that the action ends with; "(no error)" when it ends well.
template <class Action>
[[nodiscard]] std::string error_text(const Action& action) {
    try {
        action();
    } catch (const std::exception& error) {
        return error.what();
    }
    return "(no error)";
}

}  // namespace rookery::support
