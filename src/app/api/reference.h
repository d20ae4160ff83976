#pragma once

#include <map>
#include <string>

namespace rookery::app::api {

/// The messages as others read about them, made from their descriptions.

/// What the page's compiler knows of what it may say: the content of web/src/shared/messages.ts.
[[nodiscard]] std::string typescript();

/// The tables of docs/page-protocol.md, by the names of the places where they stand.
[[nodiscard]] std::map<std::string, std::string> tables();

/// The reference with these tables between its lines "<!-- table NAME -->" and "<!-- end -->". Throws
/// std::runtime_error if one has no place.
[[nodiscard]] std::string with_tables(const std::string& reference);

}  // namespace rookery::app::api
