#include "server/database.h"
#include "server/store.h"
#include "server/store_rows.h"

namespace rookery::server {

void Store::rename(const std::string& id, const std::string& title) {
    database_->transaction([&] {
        const auto game = listed(id);
        if (!game) return;
        database_->statement("UPDATE games SET title = ?, search = ? WHERE id = ?")
            .bind(title)
            .bind(search_text(title, game->names, game->event))
            .bind(id)
            .step();
    });
}

void Store::add_tag(const std::vector<std::string>& ids, const std::string& tag) {
    database_->quick_transaction([&] {
        Statement insert =
            database_->statement("INSERT OR IGNORE INTO tags (tag, game) SELECT ?, id FROM games WHERE id = ?");
        for (const std::string& id : ids) insert.again().bind(tag).bind(id).step();
    });
}

void Store::remove_tag(const std::vector<std::string>& ids, const std::string& tag) {
    database_->quick_transaction([&] {
        Statement remove = database_->statement("DELETE FROM tags WHERE tag = ? AND game = ?");
        for (const std::string& id : ids) remove.again().bind(tag).bind(id).step();
    });
}

std::int64_t Store::remove(const std::vector<std::string>& ids, std::int64_t mark) {
    std::int64_t removed = 0;
    database_->quick_transaction([&] {
        Statement update = database_->statement("UPDATE games SET deleted = ? WHERE id = ? AND deleted IS NULL");
        for (const std::string& id : ids) {
            update.again().bind(mark).bind(id).step();
            removed += database_->changes();
        }
    });
    return removed;
}

std::int64_t Store::restore(const std::vector<std::string>& ids) {
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

std::vector<std::string> Store::removed(std::int64_t mark, int limit) const {
    Statement rows = database_->statement("SELECT id FROM games WHERE deleted = ? LIMIT ?");
    rows.bind(mark).bind(static_cast<std::int64_t>(limit));
    std::vector<std::string> ids;
    while (rows.step()) ids.push_back(rows.text(0));
    return ids;
}

std::int64_t Store::purge(std::int64_t deleted_before, int limit) {
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
