#include "server/database.h"

#include <chrono>
#include <thread>

#include "server/store.h"

namespace rookery::server {

void fail(sqlite3* database, const std::string& what) {
    throw StoreError(what + ": " + (database != nullptr ? sqlite3_errmsg(database) : "there is no memory left"));
}

Statement::Statement(sqlite3* database, std::string_view sql) : database_(database) {
    if (sqlite3_prepare_v2(database, sql.data(), static_cast<int>(sql.size()), &statement_, nullptr) != SQLITE_OK)
        fail(database, "the store of games cannot be used");
}

Statement& Statement::bind(std::string_view text) {
    return check(sqlite3_bind_text(statement_, ++bound_, text.data(), static_cast<int>(text.size()), SQLITE_TRANSIENT));
}

Statement& Statement::bind(std::int64_t number) { return check(sqlite3_bind_int64(statement_, ++bound_, number)); }

Statement& Statement::bind_null() { return check(sqlite3_bind_null(statement_, ++bound_)); }

bool Statement::step() {
    const int code = sqlite3_step(statement_);
    if (code != SQLITE_ROW && code != SQLITE_DONE) fail(database_, "the game could not be stored or read");
    return code == SQLITE_ROW;
}

Statement& Statement::again() {
    sqlite3_reset(statement_);
    bound_ = 0;
    return *this;
}

std::string Statement::text(int column) const {
    const unsigned char* text = sqlite3_column_text(statement_, column);
    return text != nullptr ? std::string(reinterpret_cast<const char*>(text),
                                         static_cast<std::size_t>(sqlite3_column_bytes(statement_, column)))
                           : "";
}

Statement& Statement::check(int code) {
    if (code != SQLITE_OK) fail(database_, "the store of games cannot be used");
    return *this;
}

Database::Database(const std::filesystem::path& file) {
    if (sqlite3_open(file.c_str(), &database_) != SQLITE_OK) {
        const std::string problem = database_ != nullptr ? sqlite3_errmsg(database_) : "there is no memory left";
        sqlite3_close(database_);
        throw StoreError("cannot open " + file.string() + ": " + problem);
    }
    // Whoever has to wait looks again after a millisecond: SQLite's own waiting becomes ever slower, and those who play
    // would feel it.
    constexpr auto wait = [](void*, int times) {
        constexpr int most = 5000;
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        return times < most ? 1 : 0;
    };
    sqlite3_busy_handler(database_, wait, nullptr);
}

void Database::execute(const char* sql) {
    if (sqlite3_exec(database_, sql, nullptr, nullptr, nullptr) != SQLITE_OK)
        fail(database_, "the store of games cannot be used");
}

}  // namespace rookery::server
