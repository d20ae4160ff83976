#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/library_records.h"
#include "server/records.h"
#include "server/store_error.h"

namespace rookery::server {

class Database;

/// All games, in a SQLite file: those that were played, with their moves, and those of files and analyses, with their
/// text. Every change is a transaction of its own and is on the disk when the function returns, so that it survives a
/// power cut; only what changes very many games at once (`add_texts`, `remove`, `restore`, tags) is sure to be there
/// after `flush`. A store is used from one thread; another thread opens the same folder for itself. All throw
/// StoreError.
class Store {
public:
    enum class Use : std::uint8_t {
        Writing,  ///< creates the folder and the file if need be, and brings the file up to date
        Reading,  ///< sees what others write; nothing can be changed
    };

    explicit Store(const std::filesystem::path& folder, Use use = Use::Writing);
    ~Store();
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;

    /// Makes certain that everything is on the disk.
    void flush();
    /// From now on nobody who has the file locked is waited for. From any thread.
    void stop_waiting();

    // store.cpp: games that are played
    void add(const GameHeader& header);
    /// Stores one more move and how the game stands after it. `header.plies` counts the move already.
    void add_move(const GameHeader& header, const PlayedMove& move);
    /// Stores everything of the header that may change, and forgets the moves beyond `header.plies`.
    void update(const GameHeader& header);
    /// The game with its moves, or with its text.
    [[nodiscard]] std::optional<StoredGame> find(const std::string& id) const;

    // store_texts.cpp: games that are kept as PGN
    /// Where a game of a file is now; it may have been there before.
    struct AddedText {
        std::string id;
        bool is_new = false;

        bool operator==(const AddedText&) const = default;
    };
    /// Adds the games, all in one transaction, except those that are there already, word for word.
    std::vector<AddedText> add_texts(const std::vector<TextGame>& games, const std::vector<std::string>& tags = {});
    /// Adds the game, or puts it in the place of an earlier one with this id; what a person called that one stays.
    void put_text(const TextGame& game);

    // store_list.cpp: finding games again
    /// The games that were changed last come first. A played game without a move is not worth listing.
    [[nodiscard]] std::vector<ListedGame> list(const GameFilter& filter, const std::optional<ListPlace>& behind,
                                               int limit) const;
    [[nodiscard]] std::int64_t count(const GameFilter& filter) const;
    [[nodiscard]] Facets facets() const;
    /// One of them, deleted or not.
    [[nodiscard]] std::optional<ListedGame> listed(const std::string& id) const;

    // store_changes.cpp: what a person does to the list. What is said of games that are not there is passed over.
    void rename(const std::string& id, const std::string& title);
    void add_tag(const std::vector<std::string>& ids, const std::string& tag);
    void remove_tag(const std::vector<std::string>& ids, const std::string& tag);
    /// The games are no longer listed, but still there. `mark` is the time, and the name of this deletion.
    std::int64_t remove(const std::vector<std::string>& ids, std::int64_t mark);
    std::int64_t restore(const std::vector<std::string>& ids);
    /// The ids of some of the games that were deleted under this mark.
    [[nodiscard]] std::vector<std::string> removed(std::int64_t mark, int limit) const;
    /// Takes some of the games that were deleted before that time out for good: how many.
    std::int64_t purge(std::int64_t deleted_before, int limit);

private:
    std::unique_ptr<Database> database_;
};

}  // namespace rookery::server
