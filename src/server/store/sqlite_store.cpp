#include "server/store/sqlite_store.h"

#include <string_view>
#include <utility>

#include "app/api/record_text.h"
#include "app/library/record_texts.h"
#include "app/problem.h"
#include "engine/algorithms.h"
#include "server/store/data_folder.h"
#include "server/store/database.h"
#include "server/store/store_rows.h"
#include "server/store/store_schema.h"
#include "text/parse_error.h"

namespace rookery::server {
namespace {

/// The parts of a header that may change. A title that a person gave stays part of what is searched.
void write_state(Database& database, const app::GameHeader& header) {
    std::optional<std::string_view> result;
    std::optional<std::string_view> reason;
    if (header.ending) {
        result = result_text(header.ending->result);
        reason = header.ending->reason;
    }
    const auto names = app::player_names(header.game, header.players);
    database
        .statement(
            "UPDATE games SET first_player = ?, second_player = ?, result = ?, reason = ?, changed = ?, plies = ?, "
            "position = ?, first_name = ?, second_name = ?, number = NULL, "
            "search = CASE title WHEN '' THEN '' ELSE title || char(10) END || ? WHERE id = ?")
        .bind(app::player_text(header.players[0]))
        .bind(app::player_text(header.players[1]))
        .bind(result)
        .bind(reason)
        .bind(header.changed)
        .bind(static_cast<std::int64_t>(header.plies))
        .bind(header.position)
        .bind(names[0])
        .bind(names[1])
        .bind(search_text("", names, ""))
        .bind(header.id)
        .step();
}

}  // namespace

SqliteStore::SqliteStore(const std::filesystem::path& folder, Use use) {
    const std::filesystem::path file = folder / "games.sqlite";
    if (use == Use::Reading) {
        database_ = std::make_unique<Database>(file, Database::Access::Read);
        return;
    }
    make_folder(folder);
    database_ = std::make_unique<Database>(file, Database::Access::Write);
    // With a write-ahead log, readers and the writer do not wait for each other, and a commit is one write that the
    // disk has to confirm.
    database_->execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
    migrate(*database_);
}

SqliteStore::~SqliteStore() = default;

std::string SqliteStore::file() const { return database_->file(); }

std::vector<std::string> SqliteStore::check() const {
    std::vector<std::string> problems;
    try {
        Statement rows = database_->statement("PRAGMA quick_check(10)");
        while (rows.step())
            if (std::string problem = rows.text(0); problem != "ok") problems.push_back(std::move(problem));
    } catch (const app::StoreError& error) {
        if (error.kind() != app::StoreError::Kind::Damaged) throw;
        problems.push_back(error.detail());
    }
    return problems;
}

void SqliteStore::flush() { database_->execute("PRAGMA wal_checkpoint(PASSIVE)"); }

void SqliteStore::stop_waiting() { database_->stop_waiting(); }

void SqliteStore::interrupt() { database_->interrupt(); }

void SqliteStore::add(const app::GameHeader& header) {
    std::optional<std::int64_t> initial;
    std::optional<std::int64_t> increment;
    if (header.clock) {
        initial = header.clock->initial.count();
        increment = header.clock->increment.count();
    }
    database_->transaction([&] {
        database_
            ->statement(
                "INSERT INTO games (id, game, options, start, first_player, second_player, clock_initial, "
                "clock_increment, created, changed, plies, position, day) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, "
                "?, strftime('%Y-%m-%d', ? / 1000, 'unixepoch', 'localtime'))")
            .bind(header.id)
            .bind(header.game)
            .bind(app::options_text(header.options))
            .bind(header.start)
            .bind(app::player_text(header.players[0]))
            .bind(app::player_text(header.players[1]))
            .bind(initial)
            .bind(increment)
            .bind(header.created)
            .bind(header.changed)
            .bind(header.position)
            .bind(header.created)
            .step();
        write_state(*database_, header);
    });
}

void SqliteStore::add_move(const app::GameHeader& header, const app::PlayedMove& played) {
    database_->transaction([&] {
        Statement insert = database_->statement(
            "INSERT INTO moves (game, ply, move, clock, algorithm, score, depth, nodes, evaluations, time, points) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
        insert.bind(header.id).bind(static_cast<std::int64_t>(header.plies)).bind(played.move);
        insert.bind(played.clock ? std::optional<std::int64_t>(played.clock->count()) : std::nullopt);
        if (played.search) {
            const app::SearchSummary& search = *played.search;
            insert.bind(engine::algorithm_name(search.algorithm));
            insert.bind(search.score_for_first ? std::optional<std::int64_t>(*search.score_for_first) : std::nullopt);
            insert.bind(static_cast<std::int64_t>(search.depth))
                .bind(static_cast<std::int64_t>(search.nodes))
                .bind(static_cast<std::int64_t>(search.evaluations))
                .bind(static_cast<std::int64_t>(search.time.count()))
                .bind(search.unit == game::ScoreUnit::Points ? std::optional<std::int64_t>(1) : std::nullopt);
        }
        insert.step();
        write_state(*database_, header);
    });
}

void SqliteStore::update(const app::GameHeader& header) {
    database_->transaction([&] {
        database_->statement("DELETE FROM moves WHERE game = ? AND ply > ?")
            .bind(header.id)
            .bind(static_cast<std::int64_t>(header.plies))
            .step();
        write_state(*database_, header);
    });
}

std::optional<app::StoredGame> SqliteStore::find(const std::string& id) const {
    Statement row = database_->statement("SELECT " + std::string(header_columns) + " FROM games WHERE id = ?");
    row.bind(id);
    if (!row.step()) return std::nullopt;
    try {
        return stored_in(row);
    } catch (const text::ParseError& error) {
        throw app::Refusal(app::damage_of(id, database_->file(), error.what()));
    }
}

app::StoredGame SqliteStore::stored_in(const Statement& row) const {
    app::StoredGame stored{header_in(row), {}, {}};
    const std::string& id = stored.header.id;
    Statement pgn = database_->statement("SELECT pgn FROM texts WHERE game = ?");
    if (pgn.bind(id).step()) {
        stored.pgn = pgn.text(0);
        return stored;
    }
    Statement moves = database_->statement(
        "SELECT move, algorithm, score, depth, nodes, evaluations, time, clock, points FROM moves WHERE game = ? ORDER "
        "BY ply");
    moves.bind(id);
    while (moves.step()) stored.moves.push_back(move_in(moves));
    return stored;
}

}  // namespace rookery::server
