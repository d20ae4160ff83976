#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include <sqlite3.h>

namespace rookery::server {

/// SQLite in the terms of the store, and for its files only. Whatever goes wrong is a StoreError.

[[noreturn]] void fail(sqlite3* database, const std::string& what);

/// One SQL statement with its values, bound in order.
class Statement {
public:
    Statement(sqlite3* database, std::string_view sql);
    ~Statement() { sqlite3_finalize(statement_); }
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;

    Statement& bind(std::string_view text);
    Statement& bind(std::int64_t number);
    Statement& bind_null();
    template <class T>
    Statement& bind(const std::optional<T>& value) {
        return value ? bind(*value) : bind_null();
    }

    /// True if there is a row.
    bool step();
    /// Ready to be used once more, with other values.
    Statement& again();

    [[nodiscard]] bool is_null(int column) const { return sqlite3_column_type(statement_, column) == SQLITE_NULL; }
    [[nodiscard]] std::int64_t number(int column) const { return sqlite3_column_int64(statement_, column); }
    [[nodiscard]] std::string text(int column) const;

private:
    Statement& check(int code);

    sqlite3* database_;
    sqlite3_stmt* statement_ = nullptr;
    int bound_ = 0;
};

/// An open file.
class Database {
public:
    explicit Database(const std::filesystem::path& file);
    ~Database() { sqlite3_close(database_); }
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    [[nodiscard]] Statement statement(std::string_view sql) { return {database_, sql}; }
    void execute(const char* sql);
    /// How many rows the last statement changed.
    [[nodiscard]] std::int64_t changes() const { return sqlite3_changes64(database_); }

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

private:
    sqlite3* database_ = nullptr;
};

}  // namespace rookery::server
