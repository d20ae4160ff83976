#include "cli/reports/record_report.h"

#include <fmt/format.h>

#include "cli/grouped.h"
#include "cli/reports/score_text.h"
#include "engine/algorithms.h"
#include "engine/games.h"
#include "notation/pgn_writer.h"
#include "text/capitalized.h"

namespace rookery::cli {
namespace {

using game::Side;

std::string seconds(std::chrono::duration<double> time) { return fmt::format("{:.3f} s", time.count()); }

double share(std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole);
}

std::string work_line(std::string_view who, const lab::RecordedWork& work) {
    if (work.moves == 0) return fmt::format("{}: no moves\n", who);
    return fmt::format("{}: {} moves, {} nodes ({} a move), {}\n", who, grouped(work.moves), grouped(work.nodes),
                       grouped(work.nodes / work.moves), seconds(work.time));
}

std::string compared_lines(const lab::RecordSettings& settings, const std::vector<lab::RecordedGame>& games) {
    if (!settings.compared) return "";
    const std::string_view name = engine::algorithm_name(*settings.compared);
    const lab::ComparedWork work = lab::compared_work(games);
    std::string text =
        fmt::format("{}: the same move in {} of {} positions, {} nodes, {}\n", name, grouped(work.same_moves),
                    grouped(work.own.moves), grouped(work.compared.nodes), seconds(work.compared.time));
    if (work.own.nodes <= work.compared.nodes)
        text += fmt::format("Nodes saved: {} ({:.1f}%)\n", grouped(work.compared.nodes - work.own.nodes),
                            share(work.compared.nodes - work.own.nodes, work.compared.nodes));
    else text += fmt::format("{} needed {} nodes less\n", name, grouped(work.own.nodes - work.compared.nodes));
    return text;
}

}  // namespace

std::string players_text(const lab::RecordSettings& settings) {
    const game::GameInfo& info = engine::find_game(settings.game);
    return fmt::format("{}\n{}: {}\n{}: {}\n\n", info.title, text::capitalized(info.first_name),
                       player_text(settings.players[0]), text::capitalized(info.second_name),
                       player_text(settings.players[1]));
}

std::string plies_head(const lab::RecordSettings& settings) {
    const game::GameInfo& info = engine::find_game(settings.game);
    std::string text = fmt::format("{:>4}  {:<10}{:<9}{:>11}{:>10}{:>15}", "ply", "side", "move", "evaluation",
                                   info.balance_name, "nodes");
    if (settings.compared) text += fmt::format("{:>15}", engine::algorithm_name(*settings.compared));
    return text + fmt::format("{:>{}}{:>11}\n", info.measure_name, info.measure_name.size() + 2, "time");
}

std::string ply_row(const lab::RecordSettings& settings, std::size_t number, const lab::RecordedPly& ply) {
    const game::GameInfo& info = engine::find_game(settings.game);
    std::string text =
        fmt::format("{:>4}  {:<10}{:<9}{:>11}{:>+10}{:>15}", number, info.name_of(ply.mover), ply.notation,
                    score_text(ply.score_for_first, ply.unit), ply.balance, grouped(ply.nodes));
    if (ply.compared)
        text += fmt::format("{:>15}", grouped(ply.compared->nodes) + (ply.compared->move == ply.move ? "" : " !"));
    return text + fmt::format("{:>{}}{:>11}\n", ply.measure ? std::to_string(*ply.measure) : "-",
                              info.measure_name.size() + 2, seconds(ply.time));
}

std::string games_head(const lab::RecordSettings& settings) {
    const game::GameInfo& info = engine::find_game(settings.game);
    return fmt::format("{:>5}{:>9}{:>7}{:>18}{:>18}{:>11}  {}\n", "game", "result", "plies",
                       fmt::format("{} nodes", info.first_name), fmt::format("{} nodes", info.second_name), "time",
                       "end");
}

std::string game_row(const lab::RecordSettings& settings, std::size_t number, const lab::RecordedGame& game) {
    const lab::RecordedWork first = lab::work_of({game}, Side::First);
    const lab::RecordedWork second = lab::work_of({game}, Side::Second);
    return fmt::format("{:>5}{:>9}{:>7}{:>18}{:>18}{:>11}  {}\n", number, result_text(game.outcome.result),
                       game.plies.size(), grouped(first.nodes), grouped(second.nodes),
                       seconds(first.time + second.time), record_outcome(engine::find_game(settings.game), game));
}

std::string record_summary(const lab::RecordSettings& settings, const std::vector<lab::RecordedGame>& games) {
    const game::GameInfo& info = engine::find_game(settings.game);
    std::string text = "\n";
    if (games.size() == 1) {
        text += record_outcome(info, games[0]) + "\n";
    } else {
        const lab::RecordedResults results = lab::results_of(games);
        std::uint64_t plies = 0;
        for (const lab::RecordedGame& game : games) plies += game.plies.size();
        text +=
            fmt::format("{} games, {:.1f} plies on average: {} won {}, {} won {}, {} drawn, {} not finished\n",
                        games.size(), static_cast<double>(plies) / static_cast<double>(games.size()), info.first_name,
                        results.first_wins, info.second_name, results.second_wins, results.draws, results.unfinished);
    }
    for (const Side side : {Side::First, Side::Second})
        text += work_line(text::capitalized(info.name_of(side)), lab::work_of(games, side));
    return text + compared_lines(settings, games);
}

}  // namespace rookery::cli
