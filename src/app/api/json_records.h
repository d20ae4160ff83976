#pragma once

#include <filesystem>

#include <boost/json.hpp>

#include "app/records.h"

namespace rookery::app {

/// For the files of this room that read or write JSON. Reading throws ParseError.
[[nodiscard]] boost::json::object player_json(const Player& player);
[[nodiscard]] Player player_from_json(const boost::json::value& value);
[[nodiscard]] boost::json::object options_json(const OptionValues& options);
[[nodiscard]] OptionValues options_from_json(const boost::json::value& value);

/// Whole numbers and texts of an object, with an error that names the member.
[[nodiscard]] std::optional<std::int64_t> number_in(const boost::json::object& object, std::string_view name);
/// ParseError if it is below or above.
[[nodiscard]] std::optional<std::int64_t> number_in(const boost::json::object& object, std::string_view name,
                                                    std::int64_t minimum, std::int64_t maximum);
[[nodiscard]] std::optional<std::string> text_in(const boost::json::object& object, std::string_view name);
[[nodiscard]] const boost::json::object& object_of(const boost::json::value& value, std::string_view name);
/// Null if there is none.
[[nodiscard]] const boost::json::value* member(const boost::json::object& object, std::string_view name);
/// One JSON value and nothing behind it, not nested beyond what any message needs.
[[nodiscard]] boost::json::value parse_json(std::string_view text);
/// The same for a file that somebody sent, which takes no more memory than this. ParseError if it would need more.
[[nodiscard]] boost::json::value parse_json_file(const std::filesystem::path& file, std::size_t max_memory);

}  // namespace rookery::app
