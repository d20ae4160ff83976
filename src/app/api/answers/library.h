#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/describe.hpp>

#include "app/api/answers/analyse.h"
#include "app/api/answers/parts.h"

namespace rookery::app::api {

/// What the server says about stored games.

/// `name` is what a person called it; empty if nobody did.
struct ListedGame {
    std::string id;
    std::string game;
    std::string title;
    std::string name;
    Source source = Source::played;
    std::string event;
    std::string day;
    std::vector<std::string> tags;
    std::int64_t created = 0;
    std::int64_t changed = 0;
    std::int64_t plies = 0;
    PerSide<NamedPlayer> players;
    OrNull<Outcome> outcome;
    std::vector<BoardLayout> layout;
    std::vector<BoardPicture> boards;
    std::optional<std::int64_t> deleted;
};
BOOST_DESCRIBE_STRUCT(ListedGame, (),
                      (id, game, title, name, source, event, day, tags, created, changed, plies, players, outcome,
                       layout, boards, deleted))

/// A game that cannot be read, and why.
struct DamagedGame : Reason {
    std::string id;
};
BOOST_DESCRIBE_STRUCT(DamagedGame, (Reason), (id))

struct GamesAnswer {
    std::vector<ListedGame> games;
    std::optional<std::vector<DamagedGame>> damaged;
    bool more = false;
    std::optional<std::string> next;
    std::optional<std::int64_t> total;
};
BOOST_DESCRIBE_STRUCT(GamesAnswer, (), (games, damaged, more, next, total))

struct Facet {
    std::string value;
    std::string title;
    std::int64_t count = 0;
};
BOOST_DESCRIBE_STRUCT(Facet, (), (value, title, count))

struct Facets {
    std::vector<Facet> games;
    std::vector<Facet> tags;
    std::vector<Facet> sources;
    std::int64_t deleted = 0;
};
BOOST_DESCRIBE_STRUCT(Facets, (), (games, tags, sources, deleted))

struct Renamed {
    std::string id;
    std::string name;
};
BOOST_DESCRIBE_STRUCT(Renamed, (), (id, name))

/// `mark` brings back what was deleted.
struct Changed {
    std::int64_t count = 0;
    std::optional<std::int64_t> mark;
};
BOOST_DESCRIBE_STRUCT(Changed, (), (count, mark))

struct ImportNews {
    std::uint64_t bytes = 0;
    std::uint64_t total = 0;
    std::uint64_t games = 0;
    std::uint64_t known = 0;
    std::uint64_t shortened = 0;
    std::uint64_t refused = 0;
};
BOOST_DESCRIBE_STRUCT(ImportNews, (), (bytes, total, games, known, shortened, refused))

/// `report` is the token of all problems, `first` the id of the first game that is in the store now.
struct ImportResult : ImportNews {
    std::vector<LineProblem> problems;
    std::uint64_t problem_count = 0;
    std::optional<Token> report;
    std::optional<std::string> first;
};
BOOST_DESCRIBE_STRUCT(ImportResult, (ImportNews), (problems, problem_count, report, first))

struct ExportNews {
    std::uint64_t games = 0;
    std::uint64_t total = 0;
};
BOOST_DESCRIBE_STRUCT(ExportNews, (), (games, total))

/// `problems` says why some were left out.
struct ExportResult {
    std::uint64_t games = 0;
    std::uint64_t left_out = 0;
    Token transfer;
    std::string file;
    std::optional<std::vector<Reason>> problems;
};
BOOST_DESCRIBE_STRUCT(ExportResult, (), (games, left_out, transfer, file, problems))

}  // namespace rookery::app::api
