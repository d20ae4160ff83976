#include <string_view>

#include "app/api/record_text.h"
#include "app/library/record_texts.h"
#include "server/store/database.h"
#include "server/store/sqlite_store.h"
#include "server/store/store_rows.h"

namespace rookery::server {
namespace {

/// FNV-1a: the same on every machine and for ever, as it is stored.
std::int64_t digest_of(std::string_view text) {
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char letter : text) hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3U;
    return static_cast<std::int64_t>(hash);
}

constexpr std::string_view insertion =
    "INSERT INTO games (id, game, options, start, first_player, second_player, result, reason, created, changed, "
    "plies, position, source, first_name, second_name, event, day, place, digest, search) "
    "VALUES (?, ?, '{}', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (id) DO UPDATE SET game = excluded.game, start = excluded.start, result = excluded.result, "
    "reason = excluded.reason, changed = excluded.changed, plies = excluded.plies, position = excluded.position, "
    "first_name = excluded.first_name, second_name = excluded.second_name, event = excluded.event, "
    "day = excluded.day, digest = excluded.digest, number = NULL, "
    "search = CASE title WHEN '' THEN '' ELSE title || char(10) END || excluded.search";

constexpr std::string_view text_insertion =
    "INSERT INTO texts (game, pgn) VALUES (?, ?) ON CONFLICT (game) DO UPDATE SET pgn = excluded.pgn";

void insert(Statement& header, Statement& text, const app::TextGame& game) {
    static const std::string person = app::player_text({});
    std::optional<std::string_view> result;
    std::optional<std::string_view> reason;
    if (game.ending) {
        result = result_text(game.ending->result);
        reason = game.ending->reason;
    }
    header.again()
        .bind(game.id)
        .bind(game.game)
        .bind(game.start)
        .bind(person)
        .bind(person)
        .bind(result)
        .bind(reason)
        .bind(game.changed)
        .bind(game.changed)
        .bind(static_cast<std::int64_t>(game.plies))
        .bind(game.position)
        .bind(app::source_text(game.source))
        .bind(game.names[0])
        .bind(game.names[1])
        .bind(game.event)
        .bind(game.day)
        .bind(-game.place)
        .bind(digest_of(game.pgn))
        .bind(search_text("", game.names, game.event))
        .step();
    text.again().bind(game.id).bind(game.pgn).step();
}

}  // namespace

std::vector<app::Store::AddedText> SqliteStore::add_texts(const std::vector<app::TextGame>& games,
                                                          const std::vector<std::string>& tags) {
    std::vector<AddedText> added;
    database_->quick_transaction([&] {
        Statement known =
            database_->statement("SELECT id FROM games WHERE digest = ? AND deleted IS NULL AND source = ?");
        Statement header = database_->statement(insertion);
        Statement text = database_->statement(text_insertion);
        Statement tag = database_->statement("INSERT OR IGNORE INTO tags (tag, game) VALUES (?, ?)");
        for (const app::TextGame& game : games) {
            const bool is_known = known.again().bind(digest_of(game.pgn)).bind(app::source_text(game.source)).step();
            added.push_back({is_known ? known.text(0) : game.id, !is_known});
            if (is_known) continue;
            insert(header, text, game);
            for (const std::string& name : tags) tag.again().bind(name).bind(game.id).step();
        }
        known.again();
    });
    return added;
}

void SqliteStore::put_text(const app::TextGame& game) {
    database_->transaction([&] {
        Statement header = database_->statement(insertion);
        Statement text = database_->statement(text_insertion);
        insert(header, text, game);
    });
}

}  // namespace rookery::server
