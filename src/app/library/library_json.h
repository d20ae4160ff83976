#pragma once

#include <boost/json.hpp>

#include "app/api/library_requests.h"
#include "app/library/game_export.h"
#include "app/library/library_records.h"

namespace rookery::app {

/// The messages of the library; docs/page-protocol.md explains them. Reading throws ParseError.

[[nodiscard]] GameFilter filter_of(const std::optional<api::Filter>& said);
/// Either `ids` or `filter` must be there.
[[nodiscard]] Selection selection_of(const api::Selection& said);

/// Where a list goes on, as a text that means nothing to the page.
[[nodiscard]] std::string place_text(const ListPlace& place);
[[nodiscard]] ListPlace place_from_text(std::string_view text);

/// Throws ParseError if this program does not know the game.
[[nodiscard]] boost::json::object listed_json(const ListedGame& game);
[[nodiscard]] boost::json::object facets_json(const Facets& facets);

}  // namespace rookery::app
