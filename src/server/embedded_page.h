#pragma once

#include "server/network/page_files.h"

namespace rookery::server {

/// The page as it was built with the program. Its code is written by tools/embed_page.
[[nodiscard]] const PageFiles& embedded_page();

}  // namespace rookery::server
