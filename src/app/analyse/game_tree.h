#pragma once

#include <atomic>
#include <string>
#include <string_view>
#include <vector>

#include "app/analyse/position_view.h"
#include "app/play/board_view.h"
#include "notation/pgn.h"
#include "notation/pgn_comment.h"

namespace rookery::app {

/// A move of a game with variations, and what is said about it.
struct TreeNode {
    int parent = -1;  ///< the number of the move before it; -1 if it is the first
    MoveView move;
    std::vector<int> nags;
    std::string before;                                   ///< what is said before it, where a variation begins
    std::string comment;                                  ///< ... and after it
    std::vector<notation::PgnComment::Command> commands;  ///< for programs: clocks, evaluations ...
    std::vector<BoardView> boards;                        ///< after it
};

/// A game with its variations, every move checked. Moves stand behind the one that they follow; of several that follow
/// the same one, the first is the game's own.
struct GameTree {
    std::string game;
    std::string start;
    OptionValues options;  ///< what players agreed on, where it was played here
    std::vector<notation::PgnTag> tags;
    game::Result result = game::Result::Ongoing;
    std::string comment;                                  ///< before the first move
    std::vector<notation::PgnComment::Command> commands;  ///< there, for programs
    std::vector<TreeNode> nodes;
};

/// The tree of a game of a file, of which `engine::repair` has left what can be played from the start. Once `stop` is
/// set it ends, with a part of the tree.
[[nodiscard]] GameTree tree_of(const notation::PgnGame& game, const engine::AnyPosition& start,
                               const std::atomic<bool>* stop = nullptr);

/// Plays the moves, which are given in coordinates or as people write them, and fills in all the rest of what there is
/// to know about them. Throws ParseError if one of them is not legal, stands there twice or not behind the one that it
/// follows, or if there are more moves, tags or variations inside each other than a file may have, or a tag with a name
/// that none can have. Once `stop` is set it ends, with a tree that nobody should use.
void check(GameTree& tree, const std::atomic<bool>* stop = nullptr);

/// The game as PGN, with all seven tags and those that say where and what was played. The tree has been checked.
[[nodiscard]] notation::PgnGame pgn_of(const GameTree& tree);

}  // namespace rookery::app
