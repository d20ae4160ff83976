#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <boost/describe.hpp>

#include "app/api/answers/play.h"
#include "app/api/parts.h"

namespace rookery::app::api {

/// What a page says about itself, and about the game that it has open. `type` is the name of the message, `cost` what
/// it takes of what a tab may say (an ordinary one 1), and `effect` what the reference says of it. Where something is
/// asked, `Answer` is what is answered; a job has `News` and a `Result` instead.

inline constexpr int ordinary_cost = 1;
/// Of messages that make the server work or remember more than others.
inline constexpr int cost_of_work = 5;

using Delay = Within<0, longest_delay.count()>;

struct Hello {
    static constexpr std::string_view type = "hello";
    static constexpr int cost = cost_of_work;
    static constexpr std::string_view effect =
        "must come first; the answer is `welcome`, or `refused` with `\"reload\":true` if the page is of another "
        "version";
    std::optional<std::int64_t> protocol;
};
BOOST_DESCRIBE_STRUCT(Hello, (), (protocol))

struct NewGame {
    using Answer = GameMessage;
    static constexpr std::string_view type = "new";
    static constexpr int cost = cost_of_work;
    static constexpr std::string_view effect = "begins and opens a game; the answer is `game`";
    std::string game;
    PerSide<Player> players;
    std::optional<Options> options;
    std::optional<std::string> text;
    std::optional<ClockSettings> clock;
    std::optional<bool> run;
    std::optional<Delay> delay;
};
BOOST_DESCRIBE_STRUCT(NewGame, (), (game, players, options, text, clock, run, delay))

struct OpenGame {
    static constexpr std::string_view type = "open";
    static constexpr int cost = cost_of_work;
    static constexpr std::string_view effect = "opens a stored or running game; the answer is `game`";
    std::string id;
};
BOOST_DESCRIBE_STRUCT(OpenGame, (), (id))

struct LeaveGame {
    static constexpr std::string_view type = "leave";
    static constexpr int cost = ordinary_cost;
    static constexpr std::string_view effect = "closes the game in this tab; it stays stored. The answer is `left`";
};
BOOST_DESCRIBE_STRUCT(LeaveGame, (), ())

struct PlayMove {
    static constexpr std::string_view type = "move";
    static constexpr int cost = ordinary_cost;
    static constexpr std::string_view effect =
        "a person's move in coordinates, played if the game has `ply` moves. Sending a move again that is there "
        "already "
        "does nothing, so that a page may repeat it after a lost connection. With `written` it may be in the game's "
        "own notation, as `Nf3`";
    Ply ply;
    std::string move;
    std::optional<bool> written;
};
BOOST_DESCRIBE_STRUCT(PlayMove, (), (ply, move, written))

struct TakeBack {
    static constexpr std::string_view type = "takeback";
    static constexpr int cost = ordinary_cost;
    static constexpr std::string_view effect =
        "takes back to the last position in which a person was to move; one ply if no person plays. Answer: `game`";
};
BOOST_DESCRIBE_STRUCT(TakeBack, (), ())

struct Resign {
    static constexpr std::string_view type = "resign";
    static constexpr int cost = ordinary_cost;
    static constexpr std::string_view effect = "the side whose turn it is, or the only person, resigns";
    std::optional<Side> side;
};
BOOST_DESCRIBE_STRUCT(Resign, (), (side))

struct OfferDraw {
    static constexpr std::string_view type = "draw";
    static constexpr int cost = ordinary_cost;
    static constexpr std::string_view effect =
        "offers a draw. A person on the other side is taken to agree (both sit here); a computer answers: `draw`";
};
BOOST_DESCRIBE_STRUCT(OfferDraw, (), ())

struct AskHint {
    static constexpr std::string_view type = "hint";
    static constexpr int cost = ordinary_cost;
    static constexpr std::string_view effect = "\"Show me\": the answer is `hint`";
};
BOOST_DESCRIBE_STRUCT(AskHint, (), ())

struct LetPartnerMove {
    static constexpr std::string_view type = "partner";
    static constexpr int cost = ordinary_cost;
    static constexpr std::string_view effect =
        "leaves the turn of a person to the partner, who moves on its board; the answer is `status`, and the move "
        "comes "
        "as a `ply`";
};
BOOST_DESCRIBE_STRUCT(LetPartnerMove, (), ())

struct StopSearch {
    static constexpr std::string_view type = "stop";
    static constexpr int cost = ordinary_cost;
    static constexpr std::string_view effect =
        "the computer moves now with the best it has found; ends a hint or counts too";
};
BOOST_DESCRIBE_STRUCT(StopSearch, (), ())

struct SetPlayers {
    static constexpr std::string_view type = "players";
    static constexpr int cost = ordinary_cost;
    static constexpr std::string_view effect = "changes who plays, at any time";
    PerSide<Player> players;
};
BOOST_DESCRIBE_STRUCT(SetPlayers, (), (players))

struct Step {
    static constexpr std::string_view type = "step";
    static constexpr int cost = ordinary_cost;
    static constexpr std::string_view effect = "computer against computer: one move";
};
BOOST_DESCRIBE_STRUCT(Step, (), ())

struct Run {
    static constexpr std::string_view type = "run";
    static constexpr int cost = ordinary_cost;
    static constexpr std::string_view effect =
        "computer against computer: moves until the end; `delay` is the least time between moves";
    std::optional<Delay> delay;
};
BOOST_DESCRIBE_STRUCT(Run, (), (delay))

struct Pause {
    static constexpr std::string_view type = "pause";
    static constexpr int cost = ordinary_cost;
    static constexpr std::string_view effect =
        "computer against computer: no further move; a move that is being thought about is not played";
};
BOOST_DESCRIBE_STRUCT(Pause, (), ())

struct AskCounts {
    static constexpr std::string_view type = "counts";
    static constexpr int cost = cost_of_work;
    static constexpr std::string_view effect =
        "what `minimax`, `alphabeta` and `search` count for the position after `ply` moves: one `counts` for each";
    Within<1, highest_count_depth> depth;
    std::optional<Ply> ply;
    std::optional<std::string> evaluation;
};
BOOST_DESCRIBE_STRUCT(AskCounts, (), (depth, ply, evaluation))

struct Invite {
    using Answer = Invitation;
    static constexpr std::string_view type = "invite";
    static constexpr int cost = ordinary_cost;
    static constexpr std::string_view effect =
        "the answer is `{\"type\":\"invite\",\"address\":\"http://192.168.1.5:7373/?code=k3v9m2xq7a\"}`, an address "
        "for "
        "one more browser";
};
BOOST_DESCRIBE_STRUCT(Invite, (), ())

struct Ping {
    static constexpr std::string_view type = "ping";
    static constexpr int cost = ordinary_cost;
    static constexpr std::string_view effect = "`pong`";
};
BOOST_DESCRIBE_STRUCT(Ping, (), ())

struct CancelJob {
    static constexpr std::string_view type = "cancel";
    static constexpr int cost = ordinary_cost;
    static constexpr std::string_view effect = "the job ends soon, with what it has";
    std::int64_t job = 0;
};
BOOST_DESCRIBE_STRUCT(CancelJob, (), (job))

}  // namespace rookery::app::api
