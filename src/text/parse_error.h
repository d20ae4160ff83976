#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>

namespace rookery::text {

/// Bad input: what is wrong, and the character of the text (counted from 0) where it is.
class ParseError : public std::runtime_error {
public:
    ParseError(const std::string& problem, std::size_t where)
        : std::runtime_error(problem + " (at character " + std::to_string(where + 1) + ")"), where_(where) {}

    /// For problems of the text as a whole, such as a well-formed move that is not legal.
    explicit ParseError(const std::string& problem) : std::runtime_error(problem), where_(0) {}

    [[nodiscard]] std::size_t where() const { return where_; }

private:
    std::size_t where_;
};

}  // namespace rookery::text
