#pragma once

#include <boost/json.hpp>

#include "server/game_export.h"
#include "server/library_records.h"

namespace rookery::server {

/// The messages of the library as JSON; docs/page-protocol.md explains them. Reading throws ParseError.

[[nodiscard]] GameFilter filter_in(const boost::json::object& message);
/// Either `ids` or `filter` must be there.
[[nodiscard]] Selection selection_in(const boost::json::object& message);
[[nodiscard]] std::vector<std::string> texts_in(const boost::json::object& message, std::string_view name);

/// Where a list goes on, as a text that means nothing to the page.
[[nodiscard]] std::string place_text(const ListPlace& place);
[[nodiscard]] ListPlace place_from_text(std::string_view text);

/// Throws ParseError if this program does not know the game.
[[nodiscard]] boost::json::object listed_json(const ListedGame& game);
[[nodiscard]] boost::json::object facets_json(const Facets& facets);

}  // namespace rookery::server
