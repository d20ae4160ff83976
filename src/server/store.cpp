#include "server/store.h"

#include <string_view>
#include <utility>

#include "engine/algorithms.h"
#include "server/data_folder.h"
#include "server/database.h"
#include "server/record_text.h"
#include "server/store_rows.h"
#include "server/store_schema.h"

namespace rookery::server {
namespace {

/// The parts of a header that may change. A title that a person gave stays part of what is searched.
void write_state(Database& database, const GameHeader& header) {
    std::optional<std::string_view> result;
    std::optional<std::string_view> reason;
    if (header.ending) {
        result = result_text(header.ending->result);
        reason = header.ending->reason;
    }
    const auto names = player_names(header.game, header.players);
    database
        .statement(
            "UPDATE games SET first_player = ?, second_player = ?, result = ?, reason = ?, changed = ?, plies = ?, "
            "position = ?, first_name = ?, second_name = ?, "
            "search = CASE title WHEN '' THEN '' ELSE title || char(10) END || ? WHERE id = ?")
        .bind(player_text(header.players[0]))
        .bind(player_text(header.players[1]))
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

Store::Store(const std::filesystem::path& folder, Use use) {
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

Store::~Store() = default;

void Store::flush() { database_->execute("PRAGMA wal_checkpoint(PASSIVE)"); }

void Store::stop_waiting() { database_->stop_waiting(); }

void Store::add(const GameHeader& header) {
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
            .bind(options_text(header.options))
            .bind(header.start)
            .bind(player_text(header.players[0]))
            .bind(player_text(header.players[1]))
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

void Store::add_move(const GameHeader& header, const PlayedMove& played) {
    database_->transaction([&] {
        Statement insert = database_->statement(
            "INSERT INTO moves (game, ply, move, clock, algorithm, score, depth, nodes, evaluations, time) VALUES (?, "
            "?, "
            "?, ?, ?, ?, ?, ?, ?, ?)");
        insert.bind(header.id).bind(static_cast<std::int64_t>(header.plies)).bind(played.move);
        insert.bind(played.clock ? std::optional<std::int64_t>(played.clock->count()) : std::nullopt);
        if (played.search) {
            const SearchSummary& search = *played.search;
            insert.bind(engine::algorithm_name(search.algorithm));
            insert.bind(search.score_for_first ? std::optional<std::int64_t>(*search.score_for_first) : std::nullopt);
            insert.bind(static_cast<std::int64_t>(search.depth))
                .bind(static_cast<std::int64_t>(search.nodes))
                .bind(static_cast<std::int64_t>(search.evaluations))
                .bind(static_cast<std::int64_t>(search.time.count()));
        }
        insert.step();
        write_state(*database_, header);
    });
}

void Store::update(const GameHeader& header) {
    database_->transaction([&] {
        database_->statement("DELETE FROM moves WHERE game = ? AND ply > ?")
            .bind(header.id)
            .bind(static_cast<std::int64_t>(header.plies))
            .step();
        write_state(*database_, header);
    });
}

std::optional<StoredGame> Store::find(const std::string& id) const {
    Statement row = database_->statement("SELECT " + std::string(header_columns) + " FROM games WHERE id = ?");
    row.bind(id);
    if (!row.step()) return std::nullopt;
    StoredGame stored{header_in(row), {}, {}};
    Statement pgn = database_->statement("SELECT pgn FROM texts WHERE game = ?");
    if (pgn.bind(id).step()) {
        stored.pgn = pgn.text(0);
        return stored;
    }
    Statement moves = database_->statement(
        "SELECT move, algorithm, score, depth, nodes, evaluations, time, clock FROM moves WHERE game = ? ORDER BY ply");
    moves.bind(id);
    while (moves.step()) stored.moves.push_back(move_in(moves));
    return stored;
}

}  // namespace rookery::server
