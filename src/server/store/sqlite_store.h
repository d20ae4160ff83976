#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/store.h"

namespace rookery::server {

class Database;
class Statement;

/// The games in a SQLite file. Every change is a transaction of its own and is on the disk when the function returns,
/// so that it survives a power cut. A store is used from one thread; another thread opens the same folder for itself.
class SqliteStore final : public app::Store {
public:
    enum class Use : std::uint8_t {
        Writing,  ///< creates the folder and the file if need be, and brings the file up to date
        Reading,  ///< sees what others write; nothing can be changed
    };

    explicit SqliteStore(const std::filesystem::path& folder, Use use = Use::Writing);
    ~SqliteStore() override;
    SqliteStore(const SqliteStore&) = delete;
    SqliteStore& operator=(const SqliteStore&) = delete;

    [[nodiscard]] std::string file() const override;
    /// Reads all of the file, which takes a while: what is wrong with it, in words for experts; nothing if all is well.
    [[nodiscard]] std::vector<std::string> check() const;
    void flush() override;
    /// From now on nobody who has the file locked is waited for. From any thread.
    void stop_waiting();
    /// Ends what is being read, with an error. From any thread.
    void interrupt();

    // sqlite_store.cpp: games that are played
    void add(const app::GameHeader& header) override;
    void add_move(const app::GameHeader& header, const app::PlayedMove& move) override;
    void update(const app::GameHeader& header) override;
    [[nodiscard]] std::optional<app::StoredGame> find(const std::string& id) const override;

    // store_texts.cpp: games that are kept as PGN
    std::vector<AddedText> add_texts(const std::vector<app::TextGame>& games,
                                     const std::vector<std::string>& tags = {}) override;
    void put_text(const app::TextGame& game) override;

    // store_list.cpp: finding games again
    [[nodiscard]] std::vector<app::ListedGame> list(const app::GameFilter& filter,
                                                    const std::optional<app::ListPlace>& behind,
                                                    int limit) const override;
    [[nodiscard]] std::int64_t count(const app::GameFilter& filter) const override;
    [[nodiscard]] app::Facets facets() const override;
    [[nodiscard]] std::optional<app::ListedGame> listed(const std::string& id) const override;

    // store_changes.cpp: what a person does to the list. What is said of games that are not there is passed over.
    bool rename(const std::string& id, const std::string& title) override;
    std::int64_t add_tag(const std::vector<std::string>& ids, const std::string& tag) override;
    std::int64_t remove_tag(const std::vector<std::string>& ids, const std::string& tag) override;
    std::int64_t remove(const std::vector<std::string>& ids, std::int64_t mark) override;
    std::int64_t restore(const std::vector<std::string>& ids) override;
    [[nodiscard]] std::vector<std::string> removed(std::int64_t mark, int limit) const override;
    std::int64_t purge(std::int64_t deleted_before, int limit) override;

    // store_explorer.cpp
    void expect_keys(std::int64_t fingerprint) override;
    [[nodiscard]] std::vector<app::UnexploredGame> unexplored(const std::string& behind, int limit) const override;
    void add_explored(const std::vector<app::ExploredGame>& games) override;
    [[nodiscard]] app::Exploration explore(std::uint64_t key, int limit) const override;
    void tidy_explorer(const std::function<bool()>& pause) override;

    // store_reports.cpp
    void put_report(const app::StoredReport& report) override;
    [[nodiscard]] std::optional<std::string> find_report(const app::ReportedGame& about) const override;

    // store_puzzles.cpp
    std::int64_t add_puzzles(const std::vector<app::Puzzle>& puzzles) override;
    [[nodiscard]] std::optional<app::Puzzle> find_puzzle(const std::string& id) const override;
    [[nodiscard]] std::optional<app::Puzzle> next_puzzle(const std::string& game, const std::string& after,
                                                         std::optional<std::int64_t> until) const override;
    void update_puzzle(const app::Puzzle& puzzle) override;
    bool remove_puzzle(const std::string& id) override;
    [[nodiscard]] app::PuzzleCounts puzzle_counts(std::int64_t until) const override;

private:
    [[nodiscard]] app::StoredGame stored_in(const Statement& row) const;

    std::unique_ptr<Database> database_;
};

}  // namespace rookery::server
