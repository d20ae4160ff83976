#include "server/store/database.h"

#include <chrono>
#include <thread>

#include "app/store_error.h"
#include "notation/utf8.h"

namespace rookery::server {
namespace {

using Kind = app::StoreError::Kind;

Kind kind_of(int code) {
    switch (code & 0xff) {
        case SQLITE_BUSY:
        case SQLITE_LOCKED: return Kind::Busy;
        case SQLITE_CONSTRAINT: return Kind::Conflict;
        case SQLITE_FULL: return Kind::Full;
        case SQLITE_CORRUPT:
        case SQLITE_NOTADB: return Kind::Damaged;
        case SQLITE_CANTOPEN:
        case SQLITE_IOERR:
        case SQLITE_PERM:
        case SQLITE_READONLY: return Kind::Unusable;
        default: return Kind::Unexpected;
    }
}

std::string words_of(Kind kind, const std::string& file) {
    switch (kind) {
        case Kind::Busy: return "another program has locked " + file + "; please try again";
        case Kind::Conflict: return "another program has changed this game in " + file + "; please reload the page";
        case Kind::Full: return "the disk is full: nothing can be stored in " + file;
        case Kind::Damaged: return file + " is damaged; 'rookery repair' saves what can be read";
        case Kind::Unusable: return file + " cannot be read or written";
        default: return file + " cannot be used";
    }
}

[[noreturn]] void fail(sqlite3* database) {
    const char* name = database != nullptr ? sqlite3_db_filename(database, "main") : nullptr;
    const std::string file = name != nullptr ? name : "the store of games";
    const std::string detail = database != nullptr ? sqlite3_errmsg(database) : "there is no memory left";
    const Kind kind = database != nullptr ? kind_of(sqlite3_extended_errcode(database)) : Kind::Unexpected;
    throw app::StoreError(kind, words_of(kind, file), file + ": " + detail);
}

}  // namespace

Statement::Statement(sqlite3* database, std::string_view sql) : database_(database) {
    if (sqlite3_prepare_v2(database, sql.data(), static_cast<int>(sql.size()), &statement_, nullptr) != SQLITE_OK)
        fail(database);
}

Statement& Statement::bind(std::string_view text) {
    return check(sqlite3_bind_text(statement_, ++bound_, text.data(), static_cast<int>(text.size()), SQLITE_TRANSIENT));
}

Statement& Statement::bind(std::int64_t number) { return check(sqlite3_bind_int64(statement_, ++bound_, number)); }

Statement& Statement::bind_null() { return check(sqlite3_bind_null(statement_, ++bound_)); }

Statement& Statement::bind_blob(std::string_view bytes) {
    return check(sqlite3_bind_blob(statement_, ++bound_, bytes.data(), static_cast<int>(bytes.size()), SQLITE_STATIC));
}

bool Statement::step() {
    const int code = sqlite3_step(statement_);
    if (code != SQLITE_ROW && code != SQLITE_DONE) fail(database_);
    return code == SQLITE_ROW;
}

Statement& Statement::again() {
    sqlite3_reset(statement_);
    bound_ = 0;
    return *this;
}

std::string_view Statement::blob(int column) const {
    const auto* bytes = static_cast<const char*>(sqlite3_column_blob(statement_, column));
    if (bytes == nullptr) return {};
    return {bytes, static_cast<std::size_t>(sqlite3_column_bytes(statement_, column))};
}

std::string Statement::text(int column) const {
    const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(statement_, column));
    if (text == nullptr) return "";
    const std::string_view bytes(text, static_cast<std::size_t>(sqlite3_column_bytes(statement_, column)));
    // Whatever has happened to the file: what goes on to the page is proper text.
    return notation::is_ascii(bytes) ? std::string(bytes) : notation::to_utf8(bytes);
}

Statement& Statement::check(int code) {
    if (code != SQLITE_OK) fail(database_);
    return *this;
}

Database::Database(const std::filesystem::path& file, Access access) {
    const int flags = access == Access::Write ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY;
    if (sqlite3_open_v2(file.c_str(), &database_, flags, nullptr) != SQLITE_OK) {
        const std::string problem = database_ != nullptr ? sqlite3_errmsg(database_) : "there is no memory left";
        sqlite3_close(database_);
        throw app::StoreError(Kind::Unusable, "cannot open " + file.string() + ": " + problem);
    }
    sqlite3_busy_handler(database_, &Database::wait, this);
}

/// Whoever has to wait looks again after a millisecond: SQLite's own waiting becomes ever slower, and those who play
/// would feel it.
int Database::wait(void* database, int times) {
    constexpr int maximum = 5000;
    if (times >= maximum || static_cast<Database*>(database)->stop_waiting_) return 0;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return 1;
}

void Database::execute(const char* sql) {
    if (sqlite3_exec(database_, sql, nullptr, nullptr, nullptr) != SQLITE_OK) fail(database_);
}

}  // namespace rookery::server
