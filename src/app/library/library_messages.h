#pragma once

#include "app/api/library_requests.h"
#include "app/library/game_export.h"
#include "app/library/library_records.h"

namespace rookery::app {

/// The messages of the library. Reading throws ParseError.

[[nodiscard]] api::Source to_api(GameSource source);
[[nodiscard]] GameFilter filter_of(const std::optional<api::Filter>& request);
/// Either `ids` or `filter` must be there.
[[nodiscard]] Selection selection_of(const api::Selection& request);

/// Where a list goes on, as a text that means nothing to the page.
[[nodiscard]] std::string place_text(const ListPlace& place);
[[nodiscard]] ListPlace place_from_text(std::string_view text);

/// Throws ParseError if this program does not know the game.
[[nodiscard]] api::ListedGame to_api(const ListedGame& game);
[[nodiscard]] api::Facets to_api(const Facets& facets);

}  // namespace rookery::app
