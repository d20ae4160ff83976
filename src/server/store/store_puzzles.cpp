#include <algorithm>
#include <string_view>

#include "app/api/record_text.h"
#include "server/store/database.h"
#include "server/store/sqlite_store.h"
#include "text/joined.h"
#include "text/split.h"

namespace rookery::server {
namespace {

constexpr std::string_view columns =
    "id, game, options, position, line, title, source, created, due, step, tries, solved";

app::Puzzle puzzle_in(const Statement& row) {
    app::Puzzle puzzle;
    puzzle.id = row.text(0);
    puzzle.game = row.text(1);
    puzzle.options = app::options_from_text(row.text(2));
    puzzle.position = row.text(3);
    const std::string line = row.text(4);
    for (const std::string_view move : text::words_of(line)) puzzle.line.emplace_back(move);
    puzzle.title = row.text(5);
    puzzle.source = row.text(6);
    puzzle.created = row.number(7);
    puzzle.due = row.number(8);
    puzzle.step = static_cast<int>(row.number(9));
    puzzle.tries = static_cast<int>(row.number(10));
    puzzle.solved = static_cast<int>(row.number(11));
    return puzzle;
}

}  // namespace

std::int64_t SqliteStore::add_puzzles(const std::vector<app::Puzzle>& puzzles) {
    std::int64_t added = 0;
    database_->transaction([&] {
        // The same position of another game, or of another report, is the same puzzle.
        Statement insertion = database_->statement("INSERT OR IGNORE INTO puzzles (" + std::string(columns) +
                                                   ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0)");
        for (const app::Puzzle& puzzle : puzzles) {
            insertion.again()
                .bind(puzzle.id)
                .bind(puzzle.game)
                .bind(app::options_text(puzzle.options))
                .bind(puzzle.position)
                .bind(text::joined(puzzle.line, " "))
                .bind(puzzle.title)
                .bind(puzzle.source)
                .bind(puzzle.created)
                .bind(puzzle.due)
                .step();
            added += database_->changes();
        }
    });
    return added;
}

std::optional<app::Puzzle> SqliteStore::find_puzzle(const std::string& id) const {
    Statement row = database_->statement("SELECT " + std::string(columns) + " FROM puzzles WHERE id = ?");
    if (!row.bind(id).step()) return std::nullopt;
    return puzzle_in(row);
}

std::optional<app::Puzzle> SqliteStore::next_puzzle(const std::string& game, const std::string& after,
                                                    std::optional<std::int64_t> until) const {
    // Behind the one that was just looked at, and around: whoever passes over puzzles sees all of them.
    Statement row =
        database_->statement("SELECT " + std::string(columns) +
                             " FROM puzzles WHERE (?1 = '' OR game = ?1) AND (?2 IS NULL OR due <= ?2) "
                             "ORDER BY (due, id) <= (SELECT due, id FROM puzzles WHERE id = ?3), due, id LIMIT 1");
    if (!row.bind(game).bind(until).bind(after).step()) return std::nullopt;
    return puzzle_in(row);
}

void SqliteStore::update_puzzle(const app::Puzzle& puzzle) {
    database_->transaction([&] {
        database_->statement("UPDATE puzzles SET due = ?, step = ?, tries = ?, solved = ? WHERE id = ?")
            .bind(puzzle.due)
            .bind(static_cast<std::int64_t>(puzzle.step))
            .bind(static_cast<std::int64_t>(puzzle.tries))
            .bind(static_cast<std::int64_t>(puzzle.solved))
            .bind(puzzle.id)
            .step();
    });
}

bool SqliteStore::remove_puzzle(const std::string& id) {
    bool was_there = false;
    database_->transaction([&] {
        database_->statement("DELETE FROM puzzles WHERE id = ?").bind(id).step();
        was_there = database_->changes() > 0;
    });
    return was_there;
}

app::PuzzleCounts SqliteStore::puzzle_counts(std::int64_t until) const {
    app::PuzzleCounts counts;
    Statement all = database_->statement(
        "SELECT count(*), coalesce(sum(due <= ?), 0), coalesce(sum(tries), 0), coalesce(sum(solved), 0) FROM puzzles");
    if (all.bind(until).step()) {
        counts.total = all.number(0);
        counts.due = all.number(1);
        counts.tries = all.number(2);
        counts.solved = all.number(3);
    }
    Statement games =
        database_->statement("SELECT game, count(*) FROM puzzles GROUP BY game ORDER BY count(*) DESC, game");
    while (games.step()) counts.games.emplace_back(games.text(0), games.number(1));
    return counts;
}

}  // namespace rookery::server
