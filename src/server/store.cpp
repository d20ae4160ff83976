#include "server/store.h"

#include <array>
#include <string_view>
#include <utility>

#include <sqlite3.h>

#include "engine/algorithms.h"
#include "server/record_text.h"

namespace rookery::server {
namespace {

/// What the file looked like over time: number n brings a file of version n up to n + 1. Only ever add to this list.
constexpr std::array<const char*, 1> migrations = {R"(
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
)"};

[[noreturn]] void fail(sqlite3* database, const std::string& what) {
    throw StoreError(what + ": " + (database != nullptr ? sqlite3_errmsg(database) : "there is no memory left"));
}

/// One SQL statement with its values, used once.
class Statement {
public:
    Statement(sqlite3* database, std::string_view sql) : database_(database) {
        if (sqlite3_prepare_v2(database, sql.data(), static_cast<int>(sql.size()), &statement_, nullptr) != SQLITE_OK)
            fail(database, "the store of games cannot be used");
    }
    ~Statement() { sqlite3_finalize(statement_); }
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;

    Statement& bind(std::string_view text) {
        return check(
            sqlite3_bind_text(statement_, ++bound_, text.data(), static_cast<int>(text.size()), SQLITE_TRANSIENT));
    }
    Statement& bind(std::int64_t number) { return check(sqlite3_bind_int64(statement_, ++bound_, number)); }
    Statement& bind_null() { return check(sqlite3_bind_null(statement_, ++bound_)); }
    template <class T>
    Statement& bind(const std::optional<T>& value) {
        return value ? bind(*value) : bind_null();
    }

    /// True if there is a row.
    bool step() {
        const int code = sqlite3_step(statement_);
        if (code != SQLITE_ROW && code != SQLITE_DONE) fail(database_, "the game could not be stored or read");
        return code == SQLITE_ROW;
    }

    [[nodiscard]] bool is_null(int column) const { return sqlite3_column_type(statement_, column) == SQLITE_NULL; }
    [[nodiscard]] std::int64_t number(int column) const { return sqlite3_column_int64(statement_, column); }
    [[nodiscard]] std::string text(int column) const {
        const unsigned char* text = sqlite3_column_text(statement_, column);
        return text != nullptr ? reinterpret_cast<const char*>(text) : "";
    }

private:
    Statement& check(int code) {
        if (code != SQLITE_OK) fail(database_, "the store of games cannot be used");
        return *this;
    }

    sqlite3* database_;
    sqlite3_stmt* statement_ = nullptr;
    int bound_ = 0;
};

constexpr std::string_view header_columns =
    "id, game, options, start, first_player, second_player, clock_initial, clock_increment, result, reason, created, "
    "changed, plies, position";

game::Result result_from_text(std::string_view text) {
    for (const game::Result result : {game::Result::FirstWins, game::Result::SecondWins, game::Result::Draw})
        if (result_text(result) == text) return result;
    return game::Result::Ongoing;
}

GameHeader header_in(const Statement& row) {
    GameHeader header;
    header.id = row.text(0);
    header.game = row.text(1);
    header.options = options_from_text(row.text(2));
    header.start = row.text(3);
    header.players = {player_from_text(row.text(4)), player_from_text(row.text(5))};
    if (!row.is_null(6)) header.clock = {Milliseconds(row.number(6)), Milliseconds(row.number(7))};
    if (!row.is_null(8)) header.ending = {result_from_text(row.text(8)), row.text(9)};
    header.created = row.number(10);
    header.changed = row.number(11);
    header.plies = static_cast<int>(row.number(12));
    header.position = row.text(13);
    return header;
}

PlayedMove move_in(const Statement& row) {
    PlayedMove played;
    played.move = row.text(0);
    if (!row.is_null(1)) {
        SearchSummary& search = played.search.emplace();
        search.algorithm = engine::find_algorithm(row.text(1));
        if (!row.is_null(2)) search.score_for_first = static_cast<search::Score>(row.number(2));
        search.depth = static_cast<int>(row.number(3));
        search.nodes = static_cast<std::uint64_t>(row.number(4));
        search.evaluations = static_cast<std::uint64_t>(row.number(5));
        search.time = Milliseconds(row.number(6));
    }
    if (!row.is_null(7)) played.clock = Milliseconds(row.number(7));
    return played;
}

}  // namespace

class Store::Database {
public:
    explicit Database(const std::filesystem::path& file) {
        if (sqlite3_open(file.c_str(), &database_) != SQLITE_OK) {
            const std::string problem = database_ != nullptr ? sqlite3_errmsg(database_) : "there is no memory left";
            sqlite3_close(database_);
            throw StoreError("cannot open " + file.string() + ": " + problem);
        }
    }
    ~Database() { sqlite3_close(database_); }
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    [[nodiscard]] Statement statement(std::string_view sql) { return {database_, sql}; }

    void execute(const char* sql) {
        if (sqlite3_exec(database_, sql, nullptr, nullptr, nullptr) != SQLITE_OK)
            fail(database_, "the store of games cannot be used");
    }

    /// All of it, or nothing.
    template <class Work>
    void transaction(Work work) {
        execute("BEGIN IMMEDIATE");
        try {
            work();
            execute("COMMIT");
        } catch (...) {
            sqlite3_exec(database_, "ROLLBACK", nullptr, nullptr, nullptr);
            throw;
        }
    }

    /// Several programs may do this at the same time.
    void migrate() {
        transaction([this] {
            execute("CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, applied INTEGER NOT NULL)");
            Statement newest = statement("SELECT coalesce(max(version), 0) FROM migrations");
            newest.step();
            const auto version = static_cast<std::size_t>(newest.number(0));
            if (version > migrations.size())
                throw StoreError("the games were stored by a newer Rookery; this one cannot read them");
            for (std::size_t next = version; next < migrations.size(); ++next) {
                execute(migrations[next]);
                statement("INSERT INTO migrations VALUES (?, unixepoch())")
                    .bind(static_cast<std::int64_t>(next + 1))
                    .step();
            }
        });
    }

    /// The parts of a header that may change.
    void write_state(const GameHeader& header) {
        std::optional<std::string_view> result;
        std::optional<std::string_view> reason;
        if (header.ending) {
            result = result_text(header.ending->result);
            reason = header.ending->reason;
        }
        statement(
            "UPDATE games SET first_player = ?, second_player = ?, result = ?, reason = ?, changed = ?, plies = ?, "
            "position = ? WHERE id = ?")
            .bind(player_text(header.players[0]))
            .bind(player_text(header.players[1]))
            .bind(result)
            .bind(reason)
            .bind(header.changed)
            .bind(static_cast<std::int64_t>(header.plies))
            .bind(header.position)
            .bind(header.id)
            .step();
    }

private:
    sqlite3* database_ = nullptr;
};

Store::Store(const std::filesystem::path& folder) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error) throw StoreError("cannot make the folder " + folder.string() + ": " + error.message());
    database_ = std::make_unique<Database>(folder / "games.sqlite");
    // With a write-ahead log a commit is a write to a file and no more: it outlives this program, though perhaps not a
    // power cut within the next moments, and takes microseconds.
    database_->execute(
        "PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;"
        "PRAGMA foreign_keys = ON;");
    database_->migrate();
}

Store::~Store() = default;

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
                "clock_increment, created, changed, plies, position) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?)")
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
            .step();
        database_->write_state(header);
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
        database_->write_state(header);
    });
}

void Store::update(const GameHeader& header) {
    database_->transaction([&] {
        database_->statement("DELETE FROM moves WHERE game = ? AND ply > ?")
            .bind(header.id)
            .bind(static_cast<std::int64_t>(header.plies))
            .step();
        database_->write_state(header);
    });
}

std::optional<StoredGame> Store::find(const std::string& id) const {
    Statement row = database_->statement("SELECT " + std::string(header_columns) + " FROM games WHERE id = ?");
    row.bind(id);
    if (!row.step()) return std::nullopt;
    StoredGame stored{header_in(row), {}};
    Statement moves = database_->statement(
        "SELECT move, algorithm, score, depth, nodes, evaluations, time, clock FROM moves WHERE game = ? ORDER BY ply");
    moves.bind(id);
    while (moves.step()) stored.moves.push_back(move_in(moves));
    return stored;
}

std::vector<GameHeader> Store::list(std::int64_t changed_before, int limit) const {
    Statement rows = database_->statement("SELECT " + std::string(header_columns) +
                                          " FROM games WHERE plies > 0 AND changed < ? ORDER BY changed DESC LIMIT ?");
    rows.bind(changed_before).bind(static_cast<std::int64_t>(limit));
    std::vector<GameHeader> headers;
    while (rows.step()) headers.push_back(header_in(rows));
    return headers;
}

}  // namespace rookery::server
