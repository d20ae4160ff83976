#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/describe.hpp>

#include "app/api/answers/library.h"
#include "app/api/parts.h"
#include "app/api/play_requests.h"

namespace rookery::app::api {

/// What a page says about stored games.

struct Filter {
    std::optional<std::string> game;
    std::optional<std::string> text;
    std::optional<std::string> result;
    std::optional<std::string> from;
    std::optional<std::string> to;
    std::optional<std::string> tag;
    std::optional<Source> source;
    std::optional<bool> deleted;
};
BOOST_DESCRIBE_STRUCT(Filter, (), (game, text, result, from, to, tag, source, deleted))

/// The games that something is done to: these, or all that match.
struct Selection {
    std::optional<std::vector<std::string>> ids;
    std::optional<Filter> filter;
};
BOOST_DESCRIBE_STRUCT(Selection, (), (ids, filter))

struct ListGames {
    using Answer = GamesAnswer;
    static constexpr std::string_view type = "games";
    static constexpr int cost = cost_of_work;
    static constexpr std::string_view effect =
        "the games, latest first (usually 30): `games`, `more`, `next` for `after` of the next page, and on the first "
        "page "
        "`total`";
    std::optional<Filter> filter;
    std::optional<std::string> after;
    std::optional<Within<1, 100>> limit;
};
BOOST_DESCRIBE_STRUCT(ListGames, (), (filter, after, limit))

struct AskFacets {
    using Answer = Facets;
    static constexpr std::string_view type = "games-facets";
    static constexpr int cost = cost_of_work;
    static constexpr std::string_view effect =
        "what there is to filter by: `games`, `tags`, `sources` as `{\"value\",\"title\",\"count\"}`, and how many are "
        "`deleted`";
};
BOOST_DESCRIBE_STRUCT(AskFacets, (), ())

struct RenameGame {
    using Answer = Renamed;
    static constexpr std::string_view type = "rename";
    static constexpr int cost = ordinary_cost;
    static constexpr std::string_view effect = "an empty name takes the name away; refused if there is no such game";
    std::string id;
    std::string name;
};
BOOST_DESCRIBE_STRUCT(RenameGame, (), (id, name))

struct TagGames : Selection {
    using Answer = Changed;
    static constexpr std::string_view type = "tag";
    static constexpr int cost = ordinary_cost;
    static constexpr std::string_view effect =
        "the `count` of the games that were meant and are there; refused if none of the `ids` is";
    std::optional<std::string> add;
    std::optional<std::string> remove;
};
BOOST_DESCRIBE_STRUCT(TagGames, (Selection), (add, remove))

struct DeleteGames : Selection {
    using Answer = Changed;
    static constexpr std::string_view type = "delete";
    static constexpr int cost = ordinary_cost;
    static constexpr std::string_view effect = "`count` and `mark`; the games are kept for a day";
};
BOOST_DESCRIBE_STRUCT(DeleteGames, (Selection), ())

struct RestoreGames : Selection {
    using Answer = Changed;
    static constexpr std::string_view type = "restore";
    static constexpr int cost = ordinary_cost;
    static constexpr std::string_view effect = "brings back what the deletion with this `mark` took: `count`";
    std::optional<std::int64_t> mark;
};
BOOST_DESCRIBE_STRUCT(RestoreGames, (Selection), (mark))

struct ImportGames {
    using News = ImportNews;
    using Result = ImportResult;
    static constexpr std::string_view type = "import";
    static constexpr int cost = cost_of_work;
    static constexpr std::string_view effect =
        "a job. `file` is the name of what was sent, `only` the number of a game in it, from 0; with `keep` the "
        "transfer "
        "is "
        "needed again";
    Token transfer;
    std::optional<std::string> file;
    std::optional<std::vector<std::string>> tags;
    std::optional<Within<0, std::numeric_limits<std::int64_t>::max()>> only;
    std::optional<bool> keep;
};
BOOST_DESCRIBE_STRUCT(ImportGames, (), (transfer, file, tags, only, keep))

struct ExportGames : Selection {
    using News = ExportNews;
    using Result = ExportResult;
    static constexpr std::string_view type = "export";
    static constexpr int cost = cost_of_work;
    static constexpr std::string_view effect = "a job";
};
BOOST_DESCRIBE_STRUCT(ExportGames, (Selection), ())

}  // namespace rookery::app::api
