#pragma once

#include <string>
#include <string_view>

#include <boost/json.hpp>

#include "text/parse_error.h"

namespace rookery::lab {

/// Jobs, results and settings travel as JSON. These read what another machine has written: whatever is wrong with it is
/// a ParseError.

[[nodiscard]] boost::json::value parse_work(std::string_view text);

/// What the reading of a value throws, in our own words.
template <class Reading>
auto reading_work(const char* what, const Reading& reading) {
    try {
        return reading();
    } catch (const boost::system::system_error& error) {
        throw text::ParseError(std::string(what) + " makes no sense: " + error.what());
    } catch (const std::out_of_range& error) {
        throw text::ParseError(std::string(what) + " lacks something: " + error.what());
    } catch (const std::invalid_argument& error) {
        throw text::ParseError(std::string(what) + " has something of the wrong kind: " + error.what());
    }
}

[[nodiscard]] inline std::string text_of(const boost::json::value& value) {
    return std::string(std::string_view(value.as_string()));
}

}  // namespace rookery::lab
