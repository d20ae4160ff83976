#include "server/store/store_repair.h"

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string_view>

#include "app/api/record_text.h"
#include "engine/algorithms.h"
#include "engine/games.h"
#include "log/log.h"
#include "server/store/database.h"
#include "server/store/sqlite_store.h"
#include "text/joined.h"
#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::server {
namespace {

using text::ParseError;

/// A value as it is in the file; none for NULL.
using Cell = std::optional<std::string>;
using Row = std::map<std::string, Cell>;

std::vector<std::string> columns_of(Database& database, std::string_view table) {
    std::vector<std::string> names;
    Statement rows = database.statement("SELECT name FROM pragma_table_info('" + std::string(table) + "')");
    while (rows.step()) names.push_back(rows.text(0));
    return names;
}

/// The columns that both files know: the damaged one may be of an earlier version.
struct Table {
    std::string name;
    std::vector<std::string> columns;

    Table(std::string_view title, Database& from, Database& to) : name(title), columns(columns_of(from, title)) {
        const auto known = columns_of(to, title);
        std::erase_if(columns, [&](const std::string& column) {
            // The explorer finds out anew what it knows.
            return std::find(known.begin(), known.end(), column) == known.end() || column == "number";
        });
    }

    [[nodiscard]] std::string selection(std::string_view condition) const {
        return "SELECT " + text::joined(columns, ", ") + " FROM " + name + " WHERE " + std::string(condition);
    }
    [[nodiscard]] Row row_in(const Statement& statement) const {
        Row row;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const int column = static_cast<int>(i);
            row[columns[i]] = statement.is_null(column) ? Cell() : Cell(statement.text(column));
        }
        return row;
    }
    void insert(Database& database, const Row& row) const {
        std::string marks = "?";
        for (std::size_t i = 1; i < columns.size(); ++i) marks += ", ?";
        // Texts that are numbers become numbers again where the column has them.
        Statement statement =
            database.statement("INSERT INTO " + name + " (" + text::joined(columns, ", ") + ") VALUES (" + marks + ")");
        for (const std::string& column : columns) statement.bind(row.at(column));
        statement.step();
    }
};

class Salvage {
public:
    Salvage(const std::filesystem::path& damaged, const std::filesystem::path& copy)
        : from_(damaged / "games.sqlite", Database::Access::Read),
          store_(copy),
          to_(copy / "games.sqlite", Database::Access::Write),
          games_("games", from_, to_),
          moves_("moves", from_, to_),
          texts_("texts", from_, to_),
          tags_("tags", from_, to_),
          puzzles_("puzzles", from_, to_),
          reports_("reports", from_, to_) {}

    Repair run() {
        for (const std::string& id : ids()) save(id);
        save_all(puzzles_, "id >= ? ORDER BY id");
        save_all(reports_, "game >= ? ORDER BY rowid");
        store_.flush();
        return repair_;
    }

private:
    /// Runs the step until something cannot be read.
    static void as_far_as_possible(const std::function<void()>& step) {
        try {
            step();
        } catch (const app::StoreError&) {
            log::swallowed("the rest of a table cannot be read");  // what came before is there
        }
    }

    /// From both ends, and from the index, too: a damaged page hides what lies behind it in one of the orders.
    std::set<std::string> ids() {
        std::set<std::string> found;
        for (const std::string_view order :
             {"games ORDER BY id", "games ORDER BY id DESC",
              "games INDEXED BY games_on_shelf ORDER BY changed, place, id",
              "games INDEXED BY games_on_shelf ORDER BY changed DESC, place DESC, id DESC"})
            as_far_as_possible([&] {
                Statement rows = from_.statement("SELECT id FROM " + std::string(order));
                while (rows.step()) found.insert(rows.text(0));
            });
        return found;
    }

    void save(const std::string& id) {
        std::optional<Row> header;
        as_far_as_possible([&] {
            Statement row = from_.statement(games_.selection("id = ?"));
            if (row.bind(id).step()) header = games_.row_in(row);
        });
        if (!header) return lose(id, "it is lost");
        std::vector<Row> texts = rows(texts_, "game = ?", id);
        std::vector<Row> moves = rows(moves_, "game = ? ORDER BY ply", id);
        std::string loss = repair_header(*header);
        if (texts.empty() && !replay(*header, moves)) loss = "some of its moves are lost";
        const std::vector<Row> tags = rows(tags_, "game = ?", id);
        to_.quick_transaction([&] {
            games_.insert(to_, *header);
            for (const Row& row : moves) moves_.insert(to_, row);
            for (const Row& row : texts) texts_.insert(to_, row);
            for (const Row& row : tags) tags_.insert(to_, row);
        });
        ++repair_.games;
        if (!loss.empty()) lose(id, loss);
    }

    std::vector<Row> rows(const Table& table, std::string_view condition, const std::string& id) {
        std::vector<Row> found;
        if (!table.columns.empty())
            as_far_as_possible([&] {
                Statement statement = from_.statement(table.selection(condition));
                statement.bind(id);
                while (statement.step()) found.push_back(table.row_in(statement));
            });
        return found;
    }

    /// What belongs to no single game.
    void save_all(const Table& table, std::string_view condition) {
        const std::vector<Row> found = rows(table, condition, "");
        to_.quick_transaction([&] {
            for (const Row& row : found) table.insert(to_, row);
        });
    }

    void lose(const std::string& id, const std::string& loss) {
        repair_.problems.push_back("The game " + text::quoted(id) + ": " + loss + ".");
    }

    /// Gives back what is lost, in words; empty if nothing is.
    static std::string repair_header(Row& row) {
        std::string loss;
        const auto repair = [&](const std::string& column, const auto& read, const std::string& default_value) {
            try {
                static_cast<void>(read(row[column].value_or("")));
            } catch (const ParseError&) {
                log::swallowed("a column of a game is emptied");
                row[column] = default_value;
                loss = "who played it, and how, is lost";
            }
        };
        repair("options", app::options_from_text, "{}");
        repair("first_player", app::player_from_text, app::player_text({}));
        repair("second_player", app::player_from_text, app::player_text({}));
        return loss;
    }

    /// Plays the moves. Those that cannot be played, and all behind them, are taken out: then it gives back false.
    static bool replay(Row& header, std::vector<Row>& moves) {
        std::unique_ptr<engine::AnyPosition> position;
        try {
            position = engine::position_from_text(header["game"].value_or(""), header["start"].value_or(""));
        } catch (const ParseError&) {
            log::swallowed("a game is kept unseen");
            return true;  // of another version, perhaps; whoever knows it may judge
        }
        std::size_t good = 0;
        try {
            for (; good < moves.size() && moves[good]["ply"] == std::to_string(good + 1); ++good) {
                if (const Cell& algorithm = moves[good]["algorithm"])
                    static_cast<void>(engine::find_algorithm(*algorithm));
                position->play(position->read_move(moves[good]["move"].value_or("")));
            }
        } catch (const ParseError&) {
            log::swallowed("a game is kept up to a move that cannot be read");
        }
        if (good == moves.size() && header["plies"] == std::to_string(good)) return true;
        moves.resize(good);
        header["plies"] = std::to_string(good);
        header["position"] = position->text();
        header["result"] = header["reason"] = Cell();
        return false;
    }

    Database from_;
    SqliteStore store_;
    Database to_;
    Table games_;
    Table moves_;
    Table texts_;
    Table tags_;
    Table puzzles_;
    Table reports_;
    Repair repair_;
};

}  // namespace

Repair repair_store(const std::filesystem::path& damaged, const std::filesystem::path& copy) {
    if (std::filesystem::exists(copy / "games.sqlite"))
        throw app::StoreError(app::StoreError::Kind::Unusable, (copy / "games.sqlite").string() + " is there already");
    {
        // Before anything is made.
        Database from(damaged / "games.sqlite", Database::Access::Read);
        if (columns_of(from, "games").empty())
            throw app::StoreError(app::StoreError::Kind::Damaged,
                                  (damaged / "games.sqlite").string() + " has no games in it");
    }
    return Salvage(damaged, copy).run();
}

}  // namespace rookery::server
