#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "server/records.h"

namespace rookery::server {

/// The games could not be read or written; the text says why, for people.
class StoreError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// All games that were played, in a SQLite file. Every change is a transaction of its own and is in the hands of the
/// operating system when the function returns: what was stored survives the end of this program, however sudden.
class Store {
public:
    /// Opens or creates `games.sqlite` in the folder, which is made if need be, and brings it up to date.
    explicit Store(const std::filesystem::path& folder);
    ~Store();
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;

    void add(const GameHeader& header);
    /// Stores one more move and how the game stands after it. `header.plies` counts the move already.
    void add_move(const GameHeader& header, const PlayedMove& move);
    /// Stores everything of the header that may change, and forgets the moves beyond `header.plies`.
    void update(const GameHeader& header);

    [[nodiscard]] std::optional<StoredGame> find(const std::string& id) const;
    /// The latest games with any move that changed before that time, latest first.
    [[nodiscard]] std::vector<GameHeader> list(std::int64_t changed_before, int limit) const;

private:
    class Database;
    std::unique_ptr<Database> database_;
};

}  // namespace rookery::server
