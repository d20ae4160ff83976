#include "app/play/players.h"

#include "app/lab/learning_runs.h"
#include "app/problem.h"
#include "engine/games.h"

namespace rookery::app {
namespace {

void check_partner(const Player& player, std::size_t boards) {
    if (player.computer) throw Refusal("partner-of-computer", "Only a person has a partner.");
    if (boards < 2) throw Refusal("no-partner-here", "On a single board nobody has a partner.");
    const std::string name = board_name(player.partner->board);
    if (player.partner->board >= boards)
        throw Refusal("no-such-board", "There is no board " + name + " in this game.", {{"board", name}});
}

}  // namespace

std::string network_of(const Player::Learned& learned, std::string_view game, const LearningRuns* runs) {
    if (runs == nullptr || runs->find(learned.run) == nullptr)
        throw Refusal("network-gone", "The network that plays here is gone: what it was learned in was deleted.");
    return runs->network_file(learned.run, learned.generation, game);
}

void check_players(const Players& players, std::string_view game, std::size_t boards, const LearningRuns* runs) {
    for (const Player& player : players) {
        if (player.partner) check_partner(player, boards);
        if (!player.computer) continue;
        static_cast<void>(engine::find_evaluation(game, player.evaluation));
        if (player.learned) static_cast<void>(network_of(*player.learned, game, runs));
    }
}

}  // namespace rookery::app
