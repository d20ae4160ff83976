#pragma once

#include <filesystem>
#include <stdexcept>
#include <string>

#include <sqlite3.h>

namespace rookery::server_test {

/// Somebody else who opens the file with the games.
class OtherProgram {
public:
    explicit OtherProgram(const std::filesystem::path& folder) {
        if (sqlite3_open((folder / "games.sqlite").c_str(), &database_) != SQLITE_OK)
            throw std::runtime_error("cannot open the games");
        sqlite3_busy_timeout(database_, 60'000);
    }
    ~OtherProgram() { sqlite3_close(database_); }
    OtherProgram(const OtherProgram&) = delete;
    OtherProgram& operator=(const OtherProgram&) = delete;

    void execute(const std::string& sql) {
        if (sqlite3_exec(database_, sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
            throw std::runtime_error(sqlite3_errmsg(database_));
    }
    /// Nobody else can write until `unlock`.
    void lock() { execute("BEGIN IMMEDIATE"); }
    void unlock() { execute("ROLLBACK"); }

private:
    sqlite3* database_ = nullptr;
};

}  // namespace rookery::server_test
