#include "server/store/database.h"
#include "server/store/sqlite_store.h"

namespace rookery::server {

void SqliteStore::put_report(const app::StoredReport& report) {
    database_->transaction([&] {
        database_
            ->statement(
                "INSERT INTO reports (game, start, moves, report, complete, source, created) "
                "VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (game, start, moves) DO UPDATE SET "
                "report = excluded.report, complete = excluded.complete, source = excluded.source, "
                "created = excluded.created WHERE excluded.complete >= complete")
            .bind(report.about.game)
            .bind(report.about.start)
            .bind(report.about.moves)
            .bind(report.report)
            .bind(static_cast<std::int64_t>(report.complete))
            .bind(report.source)
            .bind(report.created)
            .step();
    });
}

std::optional<std::string> SqliteStore::find_report(const app::ReportedGame& about) const {
    Statement row = database_->statement("SELECT report FROM reports WHERE game = ? AND start = ? AND moves = ?");
    if (!row.bind(about.game).bind(about.start).bind(about.moves).step()) return std::nullopt;
    return row.text(0);
}

}  // namespace rookery::server
