#pragma once

#include "server/store/database.h"

namespace rookery::server {

/// Brings a file of games up to date. Several programs may do this at the same time. StoreError if the file is newer
/// than this program.
void migrate(Database& database);

}  // namespace rookery::server
