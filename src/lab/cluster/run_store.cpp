#include "lab/cluster/run_store.h"

#include <algorithm>
#include <cstdlib>
#include <random>
#include <stdexcept>
#include <utility>

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/file.h>
#include <unistd.h>

namespace rookery::lab::cluster {
namespace {

[[noreturn]] void fail(sqlite3* database) {
    const char* name = database != nullptr ? sqlite3_db_filename(database, "main") : nullptr;
    throw std::runtime_error("the results of runs cannot be kept in " + std::string(name != nullptr ? name : "a file") +
                             ": " + (database != nullptr ? sqlite3_errmsg(database) : "there is no memory left"));
}

class Query {
public:
    Query(sqlite3* database, const char* sql) : database_(database) {
        if (sqlite3_prepare_v2(database, sql, -1, &statement_, nullptr) != SQLITE_OK) fail(database);
    }
    ~Query() { sqlite3_finalize(statement_); }
    Query(const Query&) = delete;
    Query& operator=(const Query&) = delete;

    Query& with(const std::string& text) {
        return check(
            sqlite3_bind_blob(statement_, ++bound_, text.data(), static_cast<int>(text.size()), SQLITE_TRANSIENT));
    }
    Query& with(std::uint64_t number) {
        return check(sqlite3_bind_int64(statement_, ++bound_, static_cast<sqlite3_int64>(number)));
    }
    Query& with(double number) { return check(sqlite3_bind_double(statement_, ++bound_, number)); }

    /// True if there is a row.
    bool step() {
        const int code = sqlite3_step(statement_);
        if (code != SQLITE_ROW && code != SQLITE_DONE) fail(database_);
        return code == SQLITE_ROW;
    }
    void again() {
        sqlite3_reset(statement_);
        bound_ = 0;
    }

    [[nodiscard]] std::string text(int column) const {
        const auto* bytes = static_cast<const char*>(sqlite3_column_blob(statement_, column));
        const int size = sqlite3_column_bytes(statement_, column);
        return bytes != nullptr ? std::string(bytes, static_cast<std::size_t>(size)) : "";
    }
    [[nodiscard]] std::uint64_t number(int column) const {
        return static_cast<std::uint64_t>(sqlite3_column_int64(statement_, column));
    }
    [[nodiscard]] double real(int column) const { return sqlite3_column_double(statement_, column); }

private:
    Query& check(int code) {
        if (code != SQLITE_OK) fail(database_);
        return *this;
    }

    sqlite3* database_;
    sqlite3_stmt* statement_ = nullptr;
    int bound_ = 0;
};

/// Of a row of results: it comes from somebody who was excluded.
const std::string is_void =
    "EXISTS (SELECT 1 FROM shunned WHERE shunned.run = results.run AND shunned.worker = results.worker)";

std::string new_name() {
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz234567";
    std::random_device random;
    std::string name;
    for (int i = 0; i < 10; ++i) name += letters[random() % letters.size()];
    return name;
}

}  // namespace

struct RunStore::File {
    sqlite3* database = nullptr;
    std::filesystem::path path;
    int lock = -1;  ///< of the run that is ours

    ~File() {
        sqlite3_close(database);
        if (lock >= 0) close(lock);
    }
    void execute(const char* sql) const {
        if (sqlite3_exec(database, sql, nullptr, nullptr, nullptr) != SQLITE_OK) fail(database);
    }
    /// All or nothing.
    template <class Work>
    void transaction(const Work& work) const {
        execute("BEGIN IMMEDIATE");
        try {
            work();
            execute("COMMIT");
        } catch (...) {
            sqlite3_exec(database, "ROLLBACK", nullptr, nullptr, nullptr);
            throw;
        }
    }
    [[nodiscard]] std::filesystem::path lock_file(const std::string& run) const {
        return path.string() + "." + run + ".lock";
    }
};

RunStore::RunStore(const std::filesystem::path& file) : file_(std::make_unique<File>()) {
    file_->path = file;
    if (file.has_parent_path()) std::filesystem::create_directories(file.parent_path());
    if (sqlite3_open(file.c_str(), &file_->database) != SQLITE_OK) fail(file_->database);
    sqlite3_busy_timeout(file_->database, 10'000);
    // A result that is acknowledged to the server must survive a power cut. (In SQL, `excluded` means something else.)
    file_->execute(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
        "CREATE TABLE IF NOT EXISTS runs (id BLOB PRIMARY KEY, identity BLOB UNIQUE);"
        "CREATE TABLE IF NOT EXISTS results (run BLOB, number INTEGER, worker BLOB, measure REAL, data BLOB,"
        " PRIMARY KEY (run, number)) WITHOUT ROWID;"
        "CREATE TABLE IF NOT EXISTS shunned (run BLOB, worker BLOB, PRIMARY KEY (run, worker)) WITHOUT ROWID;"
        "CREATE TABLE IF NOT EXISTS signatures (program BLOB, game BLOB, nodes INTEGER, speed REAL,"
        " PRIMARY KEY (program, game)) WITHOUT ROWID");
}

RunStore::~RunStore() = default;

std::filesystem::path RunStore::default_file() {
    const auto folder_in = [](const char* variable) -> std::filesystem::path {
        const char* const value = std::getenv(variable);
        return value != nullptr ? value : "";
    };
    const std::filesystem::path state = folder_in("XDG_STATE_HOME");
    return (state.empty() ? folder_in("HOME") / ".local/state" : state) / "rookery" / "runs.sqlite";
}

std::string RunStore::open_run(const std::string& identity, bool anew) {
    std::string id;
    file_->transaction([&] {
        Query known(file_->database, "SELECT id FROM runs WHERE identity = ?");
        if (known.with(identity).step()) id = known.text(0);
        if (!id.empty()) return;
        id = new_name();
        Query(file_->database, "INSERT INTO runs VALUES (?, ?)").with(id).with(identity).step();
    });
    const auto lock = file_->lock_file(id);
    file_->lock = open(lock.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file_->lock < 0) throw std::runtime_error("cannot write " + lock.string());
    if (flock(file_->lock, LOCK_EX | LOCK_NB) != 0) {
        close(std::exchange(file_->lock, -1));
        throw std::runtime_error("another program works on this run (" + id + ") already");
    }
    if (!anew) return id;
    // Under another name, so that nothing comes back from those who still work on the old one.
    finish(id);
    close(std::exchange(file_->lock, -1));
    return open_run(identity, false);
}

void RunStore::finish(const std::string& run) {
    file_->transaction([&] {
        Query(file_->database, "DELETE FROM results WHERE run = ?").with(run).step();
        Query(file_->database, "DELETE FROM shunned WHERE run = ?").with(run).step();
        Query(file_->database, "DELETE FROM runs WHERE id = ?").with(run).step();
    });
    std::error_code ignored;
    std::filesystem::remove(file_->lock_file(run), ignored);
}

void RunStore::add(const std::string& run, const std::vector<StoredResult>& results) {
    if (results.empty()) return;
    file_->transaction([&] {
        Query insert(file_->database,
                     ("INSERT INTO results VALUES (?, ?, ?, ?, ?) ON CONFLICT (run, number) DO UPDATE SET worker = "
                      "excluded.worker, measure = excluded.measure, data = excluded.data WHERE " +
                      is_void)
                         .c_str());
        for (const StoredResult& result : results) {
            insert.with(run).with(result.number).with(result.worker).with(result.measure).with(result.data).step();
            insert.again();
        }
    });
}

bool RunStore::has(const std::string& run, std::uint64_t number) const { return data(run, number).has_value(); }

std::optional<std::string> RunStore::data(const std::string& run, std::uint64_t number) const {
    Query query(file_->database, ("SELECT data FROM results WHERE run = ? AND number = ? AND NOT " + is_void).c_str());
    if (!query.with(run).with(number).step()) return std::nullopt;
    return query.text(0);
}

std::map<std::string, WorkerRecord> RunStore::workers(const std::string& run) const {
    std::map<std::string, WorkerRecord> workers;
    Query query(file_->database,
                ("SELECT worker, COUNT(*), AVG(measure), AVG(measure * measure) FROM results WHERE run = ? AND NOT " +
                 is_void + " GROUP BY worker")
                    .c_str());
    query.with(run);
    while (query.step()) {
        WorkerRecord& record = workers[query.text(0)];
        record.results = query.number(1);
        record.average = query.real(2);
        record.variance = std::max(0.0, query.real(3) - record.average * record.average);
    }
    return workers;
}

std::vector<std::uint64_t> RunStore::exclude(const std::string& run, const std::string& worker) {
    Query(file_->database, "INSERT OR IGNORE INTO shunned VALUES (?, ?)").with(run).with(worker).step();
    std::vector<std::uint64_t> numbers;
    Query query(file_->database, "SELECT number FROM results WHERE run = ? AND worker = ?");
    query.with(run).with(worker);
    while (query.step()) numbers.push_back(query.number(0));
    return numbers;
}

std::vector<std::string> RunStore::excluded(const std::string& run) const {
    std::vector<std::string> workers;
    Query query(file_->database, "SELECT worker FROM shunned WHERE run = ?");
    query.with(run);
    while (query.step()) workers.push_back(query.text(0));
    return workers;
}

std::optional<std::string> RunStore::voided(const std::string& run, std::uint64_t number) const {
    Query query(file_->database, ("SELECT worker FROM results WHERE run = ? AND number = ? AND " + is_void).c_str());
    if (!query.with(run).with(number).step()) return std::nullopt;
    return query.text(0);
}

std::optional<Signature> RunStore::signature(const std::string& program, const std::string& game) const {
    Query query(file_->database, "SELECT nodes, speed FROM signatures WHERE program = ? AND game = ?");
    if (!query.with(program).with(game).step()) return std::nullopt;
    return Signature{query.number(0), query.real(1)};
}

void RunStore::keep_signature(const std::string& program, const std::string& game, const Signature& signature) {
    Query(file_->database, "INSERT OR REPLACE INTO signatures VALUES (?, ?, ?, ?)")
        .with(program)
        .with(game)
        .with(signature.nodes)
        .with(signature.speed)
        .step();
}

}  // namespace rookery::lab::cluster
