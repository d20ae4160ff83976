#pragma once

#include <string_view>

/// What the program has to say beside its work, on stderr: stdout belongs to protocols and results.
namespace rookery::log {

/// Whether details are told, too. Off unless somebody asks for them.
void be_verbose(bool verbose);

/// Something went wrong that whoever runs the program should know.
void warn(std::string_view text);
/// What only helps to find out why something went wrong: expected failures, ends of connections and searches.
void detail(std::string_view text);

/// The exception that is being handled, in a place that goes on without it: `doing` says what was tried.
void swallowed(std::string_view doing) noexcept;

}  // namespace rookery::log
