#include <sstream>

#include "app/library/record_texts.h"
#include "server/store/database.h"
#include "server/store/sqlite_store.h"
#include "server/store/store_rows.h"
#include "text/parse_error.h"

namespace rookery::server {
namespace {

/// A part of a statement, and the values that belong to it.
struct Condition {
    std::string sql = "1";
    std::vector<std::string> texts;

    void add(std::string_view condition, std::initializer_list<std::string> values = {}) {
        sql += " AND ";
        sql += condition;
        texts.insert(texts.end(), values);
    }
    void bind_to(Statement& statement) const {
        for (const std::string& text : texts) statement.bind(text);
    }
};

/// The word with nothing in it that LIKE takes for more than itself.
std::string like_pattern(const std::string& word) {
    std::string pattern = "%";
    for (const char letter : word) {
        if (letter == '%' || letter == '_' || letter == '\\') pattern += '\\';
        pattern += letter;
    }
    return pattern + "%";
}

Condition condition_of(const app::GameFilter& filter) {
    Condition condition;
    condition.add(filter.deleted ? "deleted IS NOT NULL" : "deleted IS NULL");
    condition.add("(plies > 0 OR source <> 'played')");
    if (!filter.game.empty()) condition.add("game = ?", {filter.game});
    if (filter.source) condition.add("source = ?", {std::string(app::source_text(*filter.source))});
    if (filter.result == "*") condition.add("result IS NULL");
    else if (!filter.result.empty()) condition.add("result = ?", {filter.result});
    // A day may be known as far as its month or its year only: then as much of the limit counts.
    if (!filter.from.empty()) condition.add("day <> '' AND day >= substr(?, 1, length(day))", {filter.from});
    if (!filter.to.empty()) condition.add("day <> '' AND day <= ?", {filter.to});
    if (!filter.tag.empty()) condition.add("id IN (SELECT tags.game FROM tags WHERE tag = ?)", {filter.tag});
    std::istringstream words(filter.text);
    for (std::string word; words >> word;) condition.add("search LIKE ? ESCAPE '\\'", {like_pattern(word)});
    return condition;
}

constexpr std::string_view listed_columns = ", source, title, first_name, second_name, event, day, place, deleted";

app::ListedGame listed_in(const Statement& row, const std::string& file) {
    app::ListedGame game;
    game.place = -row.number(20);
    try {
        game.header = header_in(row);
        game.source = app::source_from_text(row.text(14));
    } catch (const text::ParseError& error) {
        game.header.id = row.text(0);
        game.header.changed = row.number(11);
        game.damage = app::damage_of(game.header.id, file, error.what());
        return game;
    }
    game.title = row.text(15);
    game.names = {row.text(16), row.text(17)};
    game.event = row.text(18);
    game.day = row.text(19);
    if (!row.is_null(21)) game.deleted = row.number(21);
    return game;
}

void read_tags(Database& database, app::ListedGame& game) {
    Statement tags = database.statement("SELECT tag FROM tags WHERE game = ? ORDER BY tag");
    tags.bind(game.header.id);
    while (tags.step()) game.tags.push_back(tags.text(0));
}

app::Facets::Counts counts(Database& database, std::string_view sql) {
    app::Facets::Counts list;
    Statement rows = database.statement(sql);
    while (rows.step()) list.emplace_back(rows.text(0), rows.number(1));
    return list;
}

}  // namespace

std::vector<app::ListedGame> SqliteStore::list(const app::GameFilter& filter,
                                               const std::optional<app::ListPlace>& behind, int limit) const {
    const Condition condition = condition_of(filter);
    // The index alone says which games these are; only they are read.
    Statement rows = database_->statement(
        "SELECT " + std::string(header_columns) + std::string(listed_columns) +
        " FROM games WHERE id IN (SELECT id FROM games INDEXED BY games_on_shelf WHERE " + condition.sql +
        (behind ? " AND (changed, place, id) < (?, ?, ?)" : "") +
        " ORDER BY changed DESC, place DESC, id DESC LIMIT ?) ORDER BY changed DESC, place DESC, id DESC");
    condition.bind_to(rows);
    if (behind) rows.bind(behind->changed).bind(-behind->place).bind(behind->id);
    rows.bind(static_cast<std::int64_t>(limit));
    std::vector<app::ListedGame> games;
    while (rows.step()) games.push_back(listed_in(rows, database_->file()));
    for (app::ListedGame& game : games) read_tags(*database_, game);
    return games;
}

std::int64_t SqliteStore::count(const app::GameFilter& filter) const {
    const Condition condition = condition_of(filter);
    Statement row = database_->statement("SELECT count(*) FROM games INDEXED BY games_on_shelf WHERE " + condition.sql);
    condition.bind_to(row);
    row.step();
    return row.number(0);
}

std::optional<app::ListedGame> SqliteStore::listed(const std::string& id) const {
    Statement row = database_->statement("SELECT " + std::string(header_columns) + std::string(listed_columns) +
                                         " FROM games WHERE id = ?");
    if (!row.bind(id).step()) return std::nullopt;
    app::ListedGame game = listed_in(row, database_->file());
    read_tags(*database_, game);
    return game;
}

app::Facets SqliteStore::facets() const {
    app::Facets facets;
    const Condition all = condition_of({});
    const std::string from = " FROM games INDEXED BY games_on_shelf WHERE " + all.sql;
    facets.games = counts(*database_, "SELECT game, count(*)" + from + " GROUP BY game ORDER BY 2 DESC, 1");
    facets.sources = counts(*database_, "SELECT source, count(*)" + from + " GROUP BY source ORDER BY 2 DESC, 1");
    facets.tags = counts(*database_,
                         "SELECT tag, count(*) FROM tags JOIN games ON games.id = tags.game WHERE deleted IS NULL "
                         "GROUP BY tag ORDER BY tag");
    app::GameFilter deleted;
    deleted.deleted = true;
    facets.deleted = count(deleted);
    return facets;
}

}  // namespace rookery::server
