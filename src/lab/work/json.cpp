#include "lab/work/json.h"

// The library's own code is compiled here, once for the whole program.
#include <boost/json/src.hpp>

namespace rookery::lab {

boost::json::value parse_work(std::string_view text) {
    boost::system::error_code error;
    auto value = boost::json::parse(boost::json::string_view(text.data(), text.size()), error);
    if (error) throw text::ParseError("this is not JSON: " + error.message());
    return value;
}

}  // namespace rookery::lab
