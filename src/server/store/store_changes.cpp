#include "server/store/database.h"
#include "server/store/sqlite_store.h"
#include "server/store/store_rows.h"

namespace rookery::server {

bool SqliteStore::rename(const std::string& id, const std::string& title) {
    bool is_there = false;
    database_->transaction([&] {
        const auto game = listed(id);
        is_there = game.has_value();
        if (!is_there) return;
        database_->statement("UPDATE games SET title = ?, search = ? WHERE id = ?")
            .bind(title)
            .bind(search_text(title, game->names, game->event))
            .bind(id)
            .step();
    });
    return is_there;
}

namespace {

/// Runs the statement, which wants the tag and an id, for every game that is there: how many.
std::int64_t for_each_game(Database& database, std::string_view sql, const std::vector<std::string>& ids,
                           const std::string& tag) {
    std::int64_t count = 0;
    database.quick_transaction([&] {
        Statement known = database.statement("SELECT 1 FROM games WHERE id = ?");
        Statement change = database.statement(sql);
        for (const std::string& id : ids) {
            if (!known.again().bind(id).step()) continue;
            change.again().bind(tag).bind(id).step();
            ++count;
        }
        known.again();
    });
    return count;
}

}  // namespace

std::int64_t SqliteStore::add_tag(const std::vector<std::string>& ids, const std::string& tag) {
    return for_each_game(*database_, "INSERT OR IGNORE INTO tags (tag, game) VALUES (?, ?)", ids, tag);
}

std::int64_t SqliteStore::remove_tag(const std::vector<std::string>& ids, const std::string& tag) {
    return for_each_game(*database_, "DELETE FROM tags WHERE tag = ? AND game = ?", ids, tag);
}

std::int64_t SqliteStore::remove(const std::vector<std::string>& ids, std::int64_t mark) {
    std::int64_t removed = 0;
    database_->quick_transaction([&] {
        Statement update =
            database_->statement("UPDATE games SET deleted = ?, number = NULL WHERE id = ? AND deleted IS NULL");
        for (const std::string& id : ids) {
            update.again().bind(mark).bind(id).step();
            removed += database_->changes();
        }
    });
    return removed;
}

std::int64_t SqliteStore::restore(const std::vector<std::string>& ids) {
    std::int64_t restored = 0;
    database_->quick_transaction([&] {
        Statement update = database_->statement("UPDATE games SET deleted = NULL WHERE id = ? AND deleted IS NOT NULL");
        for (const std::string& id : ids) {
            update.again().bind(id).step();
            restored += database_->changes();
        }
    });
    return restored;
}

std::vector<std::string> SqliteStore::removed(std::int64_t mark, int limit) const {
    Statement rows = database_->statement("SELECT id FROM games WHERE deleted = ? LIMIT ?");
    rows.bind(mark).bind(static_cast<std::int64_t>(limit));
    std::vector<std::string> ids;
    while (rows.step()) ids.push_back(rows.text(0));
    return ids;
}

std::int64_t SqliteStore::purge(std::int64_t deleted_before, int limit) {
    std::int64_t purged = 0;
    database_->quick_transaction([&] {
        database_
            ->statement(
                "DELETE FROM games WHERE id IN (SELECT id FROM games WHERE deleted IS NOT NULL AND deleted < ? LIMIT "
                "?)")
            .bind(deleted_before)
            .bind(static_cast<std::int64_t>(limit))
            .step();
        purged = database_->changes();
    });
    return purged;
}

}  // namespace rookery::server
