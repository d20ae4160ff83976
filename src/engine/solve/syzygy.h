#pragma once

#include <memory>
#include <string>

#include "search/ending_tables.h"

namespace rookery::engine {

/// Syzygy's tables of endings in these folders, for a game that has them; null if the path is empty. A process has one
/// set of them, which all its searches share. ParseError if there are none, or if somebody uses others at the moment.
template <class P>
[[nodiscard]] std::shared_ptr<const search::EndingTables<P>> syzygy_tables(const std::string& path);

/// Throws ParseError if there are no such tables in these folders; the empty path is fine.
void check_syzygy(const std::string& path);

}  // namespace rookery::engine
