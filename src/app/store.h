#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/analyse/report_records.h"
#include "app/library/explorer.h"
#include "app/library/library_records.h"
#include "app/records.h"
#include "app/store_error.h"
#include "app/train/puzzle_records.h"

namespace rookery::app {

/// All games: those that were played, with their moves, and those of files and analyses, with their text. Every change
/// is whole or not there, and survives a power cut when the function returns; only what changes very many games at once
/// (`add_texts`, `remove`, `restore`, tags) is sure to be there after `flush`. All throw StoreError.
class Store {
public:
    virtual ~Store() = default;

    /// What people know it by.
    [[nodiscard]] virtual std::string file() const = 0;
    /// Makes certain that everything is stored for good.
    virtual void flush() = 0;

    // Games that are played
    virtual void add(const GameHeader& header) = 0;
    /// Stores one more move and how the game stands after it. `header.plies` counts the move already.
    virtual void add_move(const GameHeader& header, const PlayedMove& move) = 0;
    /// Stores everything of the header that may change, and forgets the moves beyond `header.plies`.
    virtual void update(const GameHeader& header) = 0;
    /// The game with its moves, or with its text. ParseError, which says so, if it is damaged.
    [[nodiscard]] virtual std::optional<StoredGame> find(const std::string& id) const = 0;

    // Games that are kept as PGN
    /// Where a game of a file is now; it may have been there before.
    struct AddedText {
        std::string id;
        bool is_new = false;

        bool operator==(const AddedText&) const = default;
    };
    /// Adds the games, all in one transaction, except those that are there already, word for word.
    virtual std::vector<AddedText> add_texts(const std::vector<TextGame>& games,
                                             const std::vector<std::string>& tags = {}) = 0;
    /// Adds the game, or puts it in the place of an earlier one with this id; what a person called that one stays.
    virtual void put_text(const TextGame& game) = 0;

    // Finding games again
    /// The games that were changed last come first. A played game without a move is not worth listing.
    [[nodiscard]] virtual std::vector<ListedGame> list(const GameFilter& filter, const std::optional<ListPlace>& behind,
                                                       int limit) const = 0;
    [[nodiscard]] virtual std::int64_t count(const GameFilter& filter) const = 0;
    [[nodiscard]] virtual Facets facets() const = 0;
    /// One of them, deleted or not.
    [[nodiscard]] virtual std::optional<ListedGame> listed(const std::string& id) const = 0;

    // What a person does to the list. What is said of games that are not there is passed over.
    /// False if there is no such game.
    virtual bool rename(const std::string& id, const std::string& title) = 0;
    /// How many of the games are there; those that have the tag already count, too.
    virtual std::int64_t add_tag(const std::vector<std::string>& ids, const std::string& tag) = 0;
    virtual std::int64_t remove_tag(const std::vector<std::string>& ids, const std::string& tag) = 0;
    /// The games are no longer listed, but still there. `mark` is the time, and the name of this deletion.
    virtual std::int64_t remove(const std::vector<std::string>& ids, std::int64_t mark) = 0;
    virtual std::int64_t restore(const std::vector<std::string>& ids) = 0;
    /// The ids of some of the games that were deleted under this mark.
    [[nodiscard]] virtual std::vector<std::string> removed(std::int64_t mark, int limit) const = 0;
    /// Takes some of the games that were deleted before that time out for good: how many.
    virtual std::int64_t purge(std::int64_t deleted_before, int limit) = 0;

    // The opening explorer
    /// Forgets all that is known, unless it was found with keys of this kind.
    virtual void expect_keys(std::int64_t fingerprint) = 0;
    /// Some games that it does not know yet, by their ids, behind that one.
    [[nodiscard]] virtual std::vector<UnexploredGame> unexplored(const std::string& behind, int limit) const = 0;
    /// From now on it knows these. Those that have changed since they were read are passed over.
    virtual void add_explored(const std::vector<ExploredGame>& games) = 0;
    /// What it knows of a position, with so many of the latest games.
    [[nodiscard]] virtual Exploration explore(std::uint64_t key, int limit) const = 0;
    /// Makes up for what many small changes have left behind, in steps; ends early if `pause` gives back false.
    virtual void tidy_explorer(const std::function<bool()>& pause) = 0;

    // Reports
    /// In the place of an earlier one of the same game, unless that is whole and this is not. It goes when the game
    /// does that it was asked for.
    virtual void put_report(const StoredReport& report) = 0;
    [[nodiscard]] virtual std::optional<std::string> find_report(const ReportedGame& about) const = 0;

    // Puzzles
    /// Adds those whose positions are not there yet: how many.
    virtual std::int64_t add_puzzles(const std::vector<Puzzle>& puzzles) = 0;
    [[nodiscard]] virtual std::optional<Puzzle> find_puzzle(const std::string& id) const = 0;
    /// The one that is due first, of that game if one is named, and until that time if there is one. `after` is the id
    /// of one that it comes behind; after the last comes the first.
    [[nodiscard]] virtual std::optional<Puzzle> next_puzzle(const std::string& game, const std::string& after,
                                                            std::optional<std::int64_t> until) const = 0;
    /// Stores how it went, and when it is due.
    virtual void update_puzzle(const Puzzle& puzzle) = 0;
    /// False if there is no such puzzle.
    virtual bool remove_puzzle(const std::string& id) = 0;
    /// `until` is the time until which puzzles count as due.
    [[nodiscard]] virtual PuzzleCounts puzzle_counts(std::int64_t until) const = 0;
};

}  // namespace rookery::app
