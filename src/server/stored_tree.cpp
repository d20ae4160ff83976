#include "server/stored_tree.h"

#include <array>
#include <ctime>

#include "engine/games.h"
#include "server/words.h"

namespace rookery::server {
namespace {

std::string date_of(std::int64_t milliseconds) {
    const std::time_t seconds = milliseconds / 1000;
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    std::array<char, 16> text{};
    std::strftime(text.data(), text.size(), "%Y.%m.%d", &parts);
    return text.data();
}

void add_commands(const PlayedMove& played, TreeNode& node) {
    if (played.search && played.search->score_for_first) {
        const search::Score score = *played.search->score_for_first;
        node.commands.push_back({"eval", search::is_forced(score)
                                             ? notation::eval_value_of_mate(search::moves_to_end(score))
                                             : notation::eval_value(score)});
    }
    if (played.clock) node.commands.push_back({"clk", notation::clock_value(played.clock->count())});
}

}  // namespace

GameTree tree_of(const StoredGame& stored) {
    const GameHeader& header = stored.header;
    const game::GameInfo& info = engine::find_game(header.game);
    GameTree tree;
    tree.game = header.game;
    tree.start = header.start;
    tree.options = header.options;
    if (header.ending) tree.result = header.ending->result;
    const auto names = names_of(info, header.players);
    tree.tags = {{"Event", std::string(info.title) + " on this machine"},
                 {"Site", "Rookery"},
                 {"Date", date_of(header.created)},
                 {"Round", "-"},
                 {"White", names[0]},
                 {"Black", names[1]}};
    if (header.ending) tree.tags.push_back({"Termination", header.ending->reason});
    for (const PlayedMove& played : stored.moves) {
        TreeNode node;
        node.parent = static_cast<int>(tree.nodes.size()) - 1;
        node.move.move = played.move;
        add_commands(played, node);
        tree.nodes.push_back(std::move(node));
    }
    check(tree);
    return tree;
}

}  // namespace rookery::server
