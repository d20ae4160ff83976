#include "cli/reports/analyse_report.h"

#include <algorithm>
#include <string_view>

#include <fmt/format.h>

#include "cli/reports/score_text.h"
#include "engine/game_tags.h"
#include "engine/games.h"
#include "notation/pgn_writer.h"

namespace rookery::cli {
namespace {

/// A table does not get wider than a terminal because a line is long.
constexpr std::size_t longest_line = 6;

std::string over_text(const game::Outcome& outcome) {
    return fmt::format("{}, {}", result_text(outcome.result), reason_text(outcome.reason));
}

std::string ply_text(const lab::PlyAnalysis& ply, game::ScoreUnit unit) {
    std::string score = ply.score_for_first ? score_text(*ply.score_for_first, unit) : "";
    if (ply.outcome.over()) score = result_text(ply.outcome.result);
    std::string text = fmt::format("{:>4}{:<3} {:<9}{:>8}{:>6}  ", ply.number.number, ply.number.second ? "..." : ".",
                                   ply.notation, score, ply.loss ? std::to_string(*ply.loss) : "");
    std::string remark(mark_text(ply.mark));
    if (ply.best && !ply.was_best() && ply.loss && *ply.loss > 0) {
        std::vector<std::string> moves = ply.best->notation;
        moves.resize(std::min(moves.size(), longest_line));
        remark = fmt::format("{:<12}{:>7} {}", remark, score_text(ply.best->score_for_first, unit),
                             numbered(ply.number, moves));
    }
    text += remark;
    text.erase(text.find_last_not_of(' ') + 1);
    return text + '\n';
}

std::string counted(int count, std::string_view one, std::string_view many) {
    return fmt::format("{} {}", count, count == 1 ? one : many);
}

std::string player_text(std::string_view side, std::string_view name, const lab::PlayerAnalysis& player,
                        game::ScoreUnit unit) {
    std::string text = fmt::format("{} ({}): ", side, name.empty() ? "?" : name);
    if (player.moves == 0) return text + "no moves\n";
    return text + fmt::format("accuracy {:.1f}%, average loss {:.0f} {}, {}, {}, {}\n", player.accuracy,
                              player.average_loss, unit == game::ScoreUnit::Points ? "points" : "centipawns",
                              counted(player.inaccuracies, "inaccuracy", "inaccuracies"),
                              counted(player.mistakes, "mistake", "mistakes"),
                              counted(player.blunders, "blunder", "blunders"));
}

}  // namespace

std::string position_report(const lab::PositionAnalysis& analysis) {
    std::string text = analysis.position + '\n';
    if (analysis.outcome.over()) text += "  over: " + over_text(analysis.outcome) + '\n';
    for (std::size_t i = 0; i < analysis.lines.size(); ++i) {
        const lab::FoundLine& line = analysis.lines[i];
        text += fmt::format("{:>3}{:>8}  depth {:<3} {}\n", i + 1, score_text(line.score_for_first, analysis.unit),
                            line.depth, numbered(analysis.number(), line.notation));
    }
    return text + '\n';
}

std::string game_report(const notation::PgnGame& game, const lab::GameAnalysis& analysis) {
    const auto names = engine::players_in_tags(game, *engine::position_from_text(analysis.game, analysis.start));
    const auto known = [&](const char* name) {
        const std::string_view value = game.tag(name);
        return value.empty() ? std::string_view("?") : value;
    };
    std::string text = fmt::format("{} - {}, {}", names[0].empty() ? "?" : names[0], names[1].empty() ? "?" : names[1],
                                   result_text(game.result));
    for (const char* name : {"Event", "Date"})
        if (const std::string_view value = known(name); !value.starts_with('?')) text += fmt::format(", {}", value);
    text += fmt::format("\n   {:<13}{:>8}{:>6}  {:<12}{:>7} {}\n", "move", "score", "loss", "", "best", "line");
    for (const lab::PlyAnalysis& ply : analysis.plies) text += ply_text(ply, analysis.unit);
    text += player_text("First side", names[0], analysis.players[0], analysis.unit);
    text += player_text("Second side", names[1], analysis.players[1], analysis.unit);
    if (!analysis.complete) text += "Stopped: not every position was searched.\n";
    return text + '\n';
}

}  // namespace rookery::cli
