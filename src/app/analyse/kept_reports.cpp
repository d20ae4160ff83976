#include "app/analyse/kept_reports.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "app/api/answers/written.h"
#include "app/identity.h"
#include "text/joined.h"

namespace rookery::app {

ReportedGame reported_game(const PositionView& view) {
    std::vector<std::string> moves(view.moves.size());
    std::transform(view.moves.begin(), view.moves.end(), moves.begin(), [](const MoveView& move) { return move.move; });
    return {std::string(view.position->info().id), view.start, text::joined(moves, " ")};
}

void keep_report(const ReportedGame& about, const api::ReportResult& result, const std::string& source,
                 StoreService& store) {
    if (std::none_of(result.plies.begin(), result.plies.end(),
                     [](const api::PlyReport& ply) { return ply.score.value.has_value(); }))
        return;
    StoredReport report;
    report.about = about;
    report.report = boost::json::serialize(api::write(result));
    report.complete = result.complete;
    if (is_id(source)) report.source = source;
    report.created = now();
    store.change_many_and_wait([&](Store& own) { own.put_report(report); });
}

}  // namespace rookery::app
