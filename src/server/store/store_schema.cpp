#include "server/store/store_schema.h"

#include <array>
#include <vector>

#include "app/api/record_text.h"
#include "app/library/record_texts.h"
#include "server/store/sqlite_store.h"
#include "server/store/store_rows.h"
#include "text/parse_error.h"

namespace rookery::server {
namespace {

/// What the file looked like over time: number n brings a file of version n up to n + 1. Only ever add to this list.
constexpr std::array<const char*, 6> migrations = {
    R"(
    CREATE TABLE games (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        options TEXT NOT NULL,
        start TEXT NOT NULL,
        first_player TEXT NOT NULL,
        second_player TEXT NOT NULL,
        clock_initial INTEGER,
        clock_increment INTEGER,
        result TEXT,
        reason TEXT,
        created INTEGER NOT NULL,
        changed INTEGER NOT NULL,
        plies INTEGER NOT NULL,
        position TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX games_by_change ON games (changed);
    CREATE TABLE moves (
        game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        ply INTEGER NOT NULL,
        move TEXT NOT NULL,
        algorithm TEXT,
        score INTEGER,
        depth INTEGER,
        nodes INTEGER,
        evaluations INTEGER,
        time INTEGER,
        clock INTEGER,
        PRIMARY KEY (game, ply)
    ) WITHOUT ROWID;
)",
    // Games from files, and what a list of very many needs. The index has
    // everything that filters ask for, so that they read nothing else.
    R"(
    ALTER TABLE games ADD COLUMN source TEXT NOT NULL DEFAULT 'played';
    ALTER TABLE games ADD COLUMN title TEXT NOT NULL DEFAULT '';
    ALTER TABLE games ADD COLUMN first_name TEXT NOT NULL DEFAULT '';
    ALTER TABLE games ADD COLUMN second_name TEXT NOT NULL DEFAULT '';
    ALTER TABLE games ADD COLUMN event TEXT NOT NULL DEFAULT '';
    ALTER TABLE games ADD COLUMN day TEXT NOT NULL DEFAULT '';
    ALTER TABLE games ADD COLUMN place INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE games ADD COLUMN digest INTEGER;
    ALTER TABLE games ADD COLUMN deleted INTEGER;
    ALTER TABLE games ADD COLUMN search TEXT NOT NULL DEFAULT '';
    UPDATE games SET day = strftime('%Y-%m-%d', created / 1000, 'unixepoch', 'localtime');
    DROP INDEX games_by_change;
    CREATE INDEX games_on_shelf ON games (changed, place, id, deleted, plies, game, source, result, day, search);
    CREATE INDEX games_by_digest ON games (digest) WHERE digest IS NOT NULL;
    CREATE INDEX games_by_deletion ON games (deleted) WHERE deleted IS NOT NULL;
    CREATE TABLE texts (
        game TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
        pgn TEXT NOT NULL
    );
    CREATE TABLE tags (
        tag TEXT NOT NULL,
        game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        PRIMARY KEY (tag, game)
    ) WITHOUT ROWID;
    CREATE INDEX tags_by_game ON tags (game);
)",
    // 1 where a score counts points of its evaluation, not centipawns.
    "ALTER TABLE moves ADD COLUMN points INTEGER",
    // Puzzles: a position once, wherever it was found.
    R"(
    CREATE TABLE puzzles (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        options TEXT NOT NULL,
        position TEXT NOT NULL,
        line TEXT NOT NULL,
        title TEXT NOT NULL,
        source TEXT NOT NULL,
        created INTEGER NOT NULL,
        due INTEGER NOT NULL,
        step INTEGER NOT NULL,
        tries INTEGER NOT NULL,
        solved INTEGER NOT NULL,
        UNIQUE (game, position)
    ) WITHOUT ROWID;
    CREATE INDEX puzzles_by_due ON puzzles (due);
)",
    // The opening explorer (store_explorer.cpp): a game that it knows has a number, which no other game ever gets. All
    // games are read again, beside what else there is to do.
    R"(
    ALTER TABLE games ADD COLUMN number INTEGER;
    CREATE INDEX games_unexplored ON games (id) WHERE number IS NULL AND deleted IS NULL AND
        (source = 'imported' OR (source = 'played' AND result IS NOT NULL));
    CREATE INDEX games_by_number ON games (number) WHERE number IS NOT NULL;
    CREATE TABLE gone_numbers (number INTEGER PRIMARY KEY);
    CREATE TRIGGER number_taken AFTER UPDATE OF number ON games WHEN old.number IS NOT NULL
        BEGIN INSERT INTO gone_numbers VALUES (old.number); END;
    CREATE TRIGGER numbered_game_deleted AFTER DELETE ON games WHEN old.number IS NOT NULL
        BEGIN INSERT INTO gone_numbers VALUES (old.number); END;
    CREATE TABLE position_parts (part INTEGER PRIMARY KEY, records INTEGER NOT NULL);
    CREATE TABLE positions (
        part INTEGER NOT NULL,
        bucket INTEGER NOT NULL,
        records BLOB NOT NULL,
        PRIMARY KEY (part, bucket)
    ) WITHOUT ROWID;
    CREATE TABLE explorer (fingerprint INTEGER NOT NULL, next_number INTEGER NOT NULL);
    INSERT INTO explorer VALUES (0, 1);
)",
    // The latest report of each game, found by its moves: whatever is stored with the same moves has it.
    R"(
    CREATE TABLE reports (
        game TEXT NOT NULL,
        start TEXT NOT NULL,
        moves TEXT NOT NULL,
        report TEXT NOT NULL,
        complete INTEGER NOT NULL,
        source TEXT NOT NULL,
        created INTEGER NOT NULL,
        UNIQUE (game, start, moves)
    );
    CREATE INDEX reports_by_source ON reports (source);
    CREATE TRIGGER reported_game_deleted AFTER DELETE ON games
        BEGIN DELETE FROM reports WHERE source = old.id; END;
)"};

/// The names of the players of games that were stored before names were.
void write_names(Database& database) {
    struct Row {
        std::string id, game, first, second;
    };
    std::vector<Row> rows;
    Statement all = database.statement("SELECT id, game, first_player, second_player FROM games");
    while (all.step()) rows.push_back({all.text(0), all.text(1), all.text(2), all.text(3)});
    for (const Row& row : rows) {
        const auto names =
            app::player_names(row.game, {app::player_from_text(row.first), app::player_from_text(row.second)});
        database.statement("UPDATE games SET first_name = ?, second_name = ?, search = ? WHERE id = ?")
            .bind(names[0])
            .bind(names[1])
            .bind(search_text("", names, ""))
            .bind(row.id)
            .step();
    }
}

}  // namespace

void migrate(Database& database) {
    database.transaction([&database] {
        database.execute(
            "CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, applied INTEGER NOT NULL)");
        Statement newest = database.statement("SELECT coalesce(max(version), 0) FROM migrations");
        newest.step();
        const auto version = static_cast<std::size_t>(newest.number(0));
        newest.again();  // a statement that is not at its end locks what it reads
        if (version > migrations.size())
            throw app::StoreError(app::StoreError::Kind::TooNew,
                                  "the games were stored by a newer Rookery; this one cannot read them");
        for (std::size_t next = version; next < migrations.size(); ++next) {
            database.execute(migrations[next]);
            if (next == 1) write_names(database);
            database.statement("INSERT INTO migrations VALUES (?, unixepoch())")
                .bind(static_cast<std::int64_t>(next + 1))
                .step();
        }
    });
}

}  // namespace rookery::server
