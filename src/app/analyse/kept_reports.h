#pragma once

#include <string>

#include "app/analyse/position_view.h"
#include "app/analyse/report_records.h"
#include "app/api/answers/analyse.h"
#include "app/store_service.h"

namespace rookery::app {

/// Reports take minutes: the store has the latest one of each game.

[[nodiscard]] ReportedGame reported_game(const PositionView& view);
/// For a job: it waits. One that was canceled does not replace a whole one, and is nothing before it has begun.
/// `source` is the id of the game, if that is stored: the report goes when that does.
void keep_report(const ReportedGame& about, const api::ReportResult& result, const std::string& source,
                 StoreService& store);

}  // namespace rookery::app
