#pragma once

#include <boost/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rookery::app {

/// What a page needs to say a refusal in its reader's language.
struct RefusalCode {
    std::string_view code;
    std::vector<std::pair<std::string, std::string>> parameters;
};

/// The code of a sentence that refuses something; nothing if it has none, and then the sentence itself is to be shown.
[[nodiscard]] std::optional<RefusalCode> refusal_code(std::string_view sentence);

/// Adds the sentence to a message as its `reason`, with `code` and `parameters` where there are some.
void add_reason(boost::json::object& message, std::string_view sentence);

}  // namespace rookery::app
