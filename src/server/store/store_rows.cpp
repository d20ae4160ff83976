#include "server/store/store_rows.h"

#include "app/api/record_text.h"
#include "app/library/record_texts.h"
#include "engine/algorithms.h"
#include "text/parse_error.h"

namespace rookery::server {

namespace {

/// What is in a column, with an error that names the column instead of the message that the reader thinks it reads.
template <class Read>
auto read_column(const Statement& row, int column, std::string_view what, Read read) {
    try {
        return read(row.text(column));
    } catch (const text::ParseError&) {
        throw text::ParseError(std::string(what) + " cannot be read");
    }
}

}  // namespace

app::GameHeader header_in(const Statement& row) {
    app::GameHeader header;
    header.id = row.text(0);
    header.game = row.text(1);
    header.options = read_column(row, 2, "its options", app::options_from_text);
    header.start = row.text(3);
    header.players = {read_column(row, 4, "its first player", app::player_from_text),
                      read_column(row, 5, "its second player", app::player_from_text)};
    if (!row.is_null(6)) header.clock = {app::Milliseconds(row.number(6)), app::Milliseconds(row.number(7))};
    if (!row.is_null(8)) header.ending = {app::result_from_text(row.text(8)), row.text(9)};
    header.created = row.number(10);
    header.changed = row.number(11);
    header.plies = static_cast<int>(row.number(12));
    header.position = row.text(13);
    return header;
}

app::PlayedMove move_in(const Statement& row) {
    app::PlayedMove played;
    played.move = row.text(0);
    if (!row.is_null(1)) {
        app::SearchSummary& search = played.search.emplace();
        search.algorithm = read_column(row, 1, "the search of a move", engine::find_algorithm);
        if (!row.is_null(2)) search.score_for_first = static_cast<search::Score>(row.number(2));
        search.depth = static_cast<int>(row.number(3));
        search.nodes = static_cast<std::uint64_t>(row.number(4));
        search.evaluations = static_cast<std::uint64_t>(row.number(5));
        search.time = app::Milliseconds(row.number(6));
        if (!row.is_null(8)) search.unit = game::ScoreUnit::Points;
    }
    if (!row.is_null(7)) played.clock = app::Milliseconds(row.number(7));
    return played;
}

std::string search_text(std::string_view title, const std::array<std::string, 2>& names, std::string_view event) {
    std::string text;
    for (const std::string_view part : {title, std::string_view(names[0]), std::string_view(names[1]), event}) {
        if (part.empty()) continue;
        if (!text.empty()) text += '\n';
        text += part;
    }
    return text;
}

}  // namespace rookery::server
