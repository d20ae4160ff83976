#pragma once

#include <functional>
#include <string>

#include "app/problem.h"
#include "text/parse_error.h"

namespace rookery::app {

/// Why an attempt is refused, as a code; empty if it is not.
[[nodiscard]] inline std::string code_of(const std::function<void()>& attempt) {
    try {
        attempt();
    } catch (const Refusal& refusal) {
        return refusal.reason().code;
    } catch (const text::ParseError&) {
        return "parse-error";
    }
    return "";
}

}  // namespace rookery::app
