#pragma once

#include <string>

namespace rookery::server {

/// What a person is told about the exception that is being handled: a sentence. What was not foreseen is logged
/// instead.
[[nodiscard]] std::string problem_words();

}  // namespace rookery::server
