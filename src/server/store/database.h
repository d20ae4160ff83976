#pragma once

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <sqlite3.h>

namespace rookery::server {

/// SQLite in the terms of the store, and for its files only. Whatever goes wrong is a StoreError.

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
    /// As bytes, which must stay where they are until the statement is used again.
    Statement& bind_blob(std::string_view bytes);
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
    /// Until the next step.
    [[nodiscard]] std::string_view blob(int column) const;
    /// Always UTF-8.
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
    enum class Access : std::uint8_t { Write, Read };

    /// To write means to create the file if need be, to read that it must be there.
    Database(const std::filesystem::path& file, Access access);
    ~Database() { sqlite3_close(database_); }
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    [[nodiscard]] Statement statement(std::string_view sql) { return {database_, sql}; }
    void execute(const char* sql);
    /// How many rows the last statement changed.
    [[nodiscard]] std::int64_t changes() const { return sqlite3_changes64(database_); }

    /// Its path.
    [[nodiscard]] std::string file() const { return sqlite3_db_filename(database_, "main"); }
    /// From now on whoever has the file locked is not waited for. From any thread.
    void stop_waiting() { stop_waiting_ = true; }
    /// Ends the statements that are running, with an error. From any thread.
    void interrupt() { sqlite3_interrupt(database_); }

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

    /// The same without waiting for the disk: a power cut may take it, whole, until something else is committed.
    template <class Work>
    void quick_transaction(Work work) {
        struct Quickly {
            explicit Quickly(sqlite3* file) : database(file) { set("PRAGMA synchronous = NORMAL"); }
            ~Quickly() { set("PRAGMA synchronous = FULL"); }
            void set(const char* sql) const { sqlite3_exec(database, sql, nullptr, nullptr, nullptr); }
            sqlite3* database;
        };
        const Quickly quickly(database_);
        transaction(std::move(work));
    }

private:
    static int wait(void* database, int times);

    sqlite3* database_ = nullptr;
    std::atomic<bool> stop_waiting_ = false;
};

}  // namespace rookery::server
