#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>

namespace rookery::text {

/// Bad input: what is wrong, and the character of the text (counted from 0) where it is.
class ParseError : public std::runtime_error {
public:
    ParseError(const std::string& problem, std::size_t where)
        : std::runtime_error(problem + " (at character " + std::to_string(where + 1) + ")"),
          problem_size_(problem.size()),
          has_place_(true),
          where_(where) {}

    /// For problems of the text as a whole, such as a well-formed move that is not legal.
    explicit ParseError(const std::string& problem)
        : std::runtime_error(problem), problem_size_(problem.size()), has_place_(false), where_(0) {}

    /// What is wrong alone, for those who do not see the text; for as long as this exception lives.
    [[nodiscard]] std::string_view problem() const { return {what(), problem_size_}; }
    [[nodiscard]] bool has_place() const { return has_place_; }
    [[nodiscard]] std::size_t where() const { return where_; }

private:
    std::size_t problem_size_;
    bool has_place_;
    std::size_t where_;
};

}  // namespace rookery::text
