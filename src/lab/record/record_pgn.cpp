#include "lab/record/record_pgn.h"

#include <fmt/format.h>

#include "engine/game_tags.h"
#include "engine/games.h"
#include "lab/analyse/annotation.h"
#include "notation/pgn_comment.h"
#include "text/capitalized.h"

namespace rookery::lab {
namespace {

std::string comment_on(const RecordedPly& ply) {
    notation::PgnComment comment;
    comment.set("eval", eval_text(ply.score_for_first, ply.unit));
    comment.text = fmt::format("depth {}, {} nodes", ply.depth, ply.nodes);
    return comment.joined();
}

}  // namespace

notation::PgnGame record_pgn(const RecordSettings& settings, const RecordedGame& game, const std::string& date) {
    const auto start = engine::position_from_text(settings.game, game.start);
    notation::PgnGame pgn;
    pgn.set_tag("Event", "Recorded in the lab");
    pgn.set_tag("Site", "?");
    pgn.set_tag("Date", date);
    pgn.set_tag("Round", "?");
    engine::set_player_tags(
        pgn, *start,
        {text::capitalized(player_text(settings.players[0])), text::capitalized(player_text(settings.players[1]))});
    pgn.result = game.outcome.result;
    pgn.set_tag("Result", result_text(pgn.result));
    engine::set_start_tags(pgn, settings.game, game.start);
    pgn.set_tag("Termination", game.outcome.over() ? "normal" : "unterminated");
    pgn.set_tag("PlyCount", std::to_string(game.plies.size()));
    for (const RecordedPly& ply : game.plies) {
        notation::PgnMove& move = pgn.main.moves.emplace_back();
        move.notation = ply.notation;
        move.comments.push_back(comment_on(ply));
    }
    return pgn;
}

}  // namespace rookery::lab
