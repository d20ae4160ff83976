#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/api/answers/play.h"
#include "app/api/answers/written.h"
#include "app/play/catalogue.h"
#include "app/play/played_game.h"
#include "app/problem.h"
#include "app/records.h"
#include "app/rights.h"
#include "app/search_scheduler.h"

namespace rookery::app {

/// The version of the messages, as in docs/page-protocol.md.
inline constexpr int protocol_version = 1;

using RequestNumber = api::RequestNumber;

enum class Purpose : std::uint8_t { Move, Hint, Counts };

/// Who plays, and how things stand.
struct Status {
    struct RunningSearch {
        game::Side side = game::Side::First;
        Purpose purpose = Purpose::Move;
        bool waiting = false;
    };
    struct Watch {
        bool running = false;
        Milliseconds delay{};
    };
    struct Clocks {
        ClockSettings settings;
        std::array<Milliseconds, 2> left{};
        std::optional<game::Side> running;
    };

    Players players;
    std::array<std::string, 2> names;
    std::optional<Ending> ending;
    std::string words;
    bool check = false;
    std::optional<RunningSearch> thinking;
    std::optional<Watch> watch;
    std::optional<Clocks> clock;
    std::vector<std::string> can;
};

/// What a search has found so far.
struct Info {
    std::string id;
    int ply = 0;
    game::Side side = game::Side::First;
    Purpose purpose = Purpose::Move;
    engine::Algorithm algorithm = engine::Algorithm::Search;
    search::Score score_for_first = 0;
    game::ScoreUnit unit = game::ScoreUnit::Centipawns;
    search::Bound bound = search::Bound::Exact;  ///< of the score for the first side
    int depth = 0;
    int selective_depth = 0;
    std::uint64_t nodes = 0;
    Milliseconds time{};
    std::vector<api::LineMove> line;
};

struct Hint {
    struct Move {
        api::LineMove move;
        search::Score score_for_first = 0;
    };
    std::string id;
    int ply = 0;
    search::Score score_for_first = 0;
    game::ScoreUnit unit = game::ScoreUnit::Centipawns;
    bool exact = false;
    std::string words;
    std::vector<api::LineMove> line;
    std::vector<Move> moves;  ///< if it is exact: all of them, best first
};

struct Counts {
    std::string id;
    int ply = 0;
    int depth = 0;
    SearchSummary search;
    std::string move;
    bool complete = false;
};

/// The messages to the page about the game that it has open, as JSON.
/// `trouble` is about the stored games; empty if all is well.
[[nodiscard]] std::string welcome_text(const RequestNumber& request, const Rights& rights,
                                       const SearchScheduler& scheduler, const Problem& trouble);
[[nodiscard]] std::string invitation_text(const RequestNumber& request, const std::string& address);
[[nodiscard]] std::string game_text(const RequestNumber& request, int version, const GameHeader& header,
                                    const PlayedGame& game, const Status& status);
[[nodiscard]] std::string ply_text(const RequestNumber& request, int version, const GameHeader& header,
                                   const PlayedGame& game, const Status& status);
[[nodiscard]] std::string status_text(const RequestNumber& request, int version, const GameHeader& header,
                                      const Status& status);
[[nodiscard]] std::string info_text(const Info& info);
[[nodiscard]] std::string hint_text(const RequestNumber& request, const Hint& hint);
/// The value of a position of a solved game.
[[nodiscard]] std::string exact_text(const GameHeader& header, int ply, search::Score score_for_first);
[[nodiscard]] std::string counts_text(const RequestNumber& request, const Counts& counts);
[[nodiscard]] std::string draw_text(const RequestNumber& request, std::string_view id, bool accepted,
                                    std::string_view words);
[[nodiscard]] std::string refused_text(const RequestNumber& request, std::string_view type, const Problem& problem,
                                       bool reload = false);
[[nodiscard]] std::string left_text(const RequestNumber& request);
[[nodiscard]] std::string pong_text(const RequestNumber& request);

}  // namespace rookery::app
