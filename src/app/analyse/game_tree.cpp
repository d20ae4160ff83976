#include "app/analyse/game_tree.h"

#include <algorithm>
#include <map>
#include <utility>

#include "app/play/catalogue.h"
#include "app/problem.h"
#include "engine/game_tags.h"
#include "notation/pgn_reader.h"
#include "notation/pgn_tokens.h"
#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::app {
namespace {

using engine::AnyPosition;
using notation::PgnComment;
using notation::PgnGame;
using notation::PgnLine;
using notation::PgnMove;
using text::ParseError;

/// What is written must be read again.
constexpr notation::PgnLimits limits;
/// Room for those that every game is written with.
constexpr std::size_t max_tags = limits.tags - 20;

void check_tags(const std::vector<notation::PgnTag>& tags) {
    if (tags.size() > max_tags)
        throw Refusal("pgn-too-many-tags", "The game has more than " + std::to_string(max_tags) + " tags.",
                      {{"max", std::to_string(max_tags)}});
    for (const notation::PgnTag& tag : tags)
        if (!notation::can_be_tag_name(tag.name))
            throw Refusal("tag-name",
                          text::quoted(tag.name) +
                              " is not the name of a tag: letters, digits and underscores, with a letter first.",
                          {{"found", text::printable(tag.name)}});
}

void join(std::string& text, std::string_view more) {
    if (!text.empty() && !more.empty()) text += ' ';
    text += more;
}

/// To a move, or to the whole game.
template <class Commented>
void add_comments(const std::vector<std::string>& comments, Commented& node) {
    for (const std::string& comment : comments) {
        PgnComment parts = PgnComment::parse(comment);
        join(node.comment, parts.text);
        std::move(parts.commands.begin(), parts.commands.end(), std::back_inserter(node.commands));
    }
}

std::string text_of(const std::vector<std::string>& comments) {
    std::string text;
    for (const std::string& comment : comments) join(text, PgnComment::parse(comment).text);
    return text;
}

/// Makes the tree of a game, with a position that goes along.
class Builder {
public:
    Builder(GameTree& tree, const AnyPosition& start, const std::atomic<bool>* stop)
        : tree_(tree), position_(start.clone()), stop_(stop) {}

    void add(const PgnLine& line, int parent) {
        std::string before = parent < 0 && tree_.nodes.empty() ? "" : text_of(line.comments);
        int played = 0;
        for (const PgnMove& move : line.moves) {
            if (stop_ != nullptr && *stop_) break;
            const int node = add(move, parent, std::exchange(before, ""));
            for (const PgnLine& variation : move.variations) add(variation, parent);
            position_->play(tree_.nodes[static_cast<std::size_t>(node)].move.move);
            ++played;
            ++plies_;
            parent = node;
        }
        plies_ -= played;
        for (; played > 0; --played) position_->take_back();
    }

private:
    /// Gives back the number of the node.
    int add(const PgnMove& move, int parent, std::string before) {
        const std::string coordinates = position_->read_move(move.notation);
        // A variation that begins like the game goes along with it.
        const auto [known, is_new] = numbers_.try_emplace({parent, coordinates}, static_cast<int>(tree_.nodes.size()));
        const int number = known->second;
        if (is_new) {
            TreeNode& node = tree_.nodes.emplace_back();
            node.parent = parent;
            node.move = view_of_move(*position_, coordinates, plies_);
            position_->play(coordinates);
            node.boards = boards_of(*position_, coordinates);
            position_->take_back();
        }
        TreeNode& node = tree_.nodes[static_cast<std::size_t>(number)];
        node.nags.insert(node.nags.end(), move.nags.begin(), move.nags.end());
        join(node.before, before);
        add_comments(move.comments, node);
        add_comments(move.closing_comments, node);
        return number;
    }

    GameTree& tree_;
    std::unique_ptr<AnyPosition> position_;
    const std::atomic<bool>* stop_;
    std::map<std::pair<int, std::string>, int> numbers_;  ///< of the nodes, by the move before and the move
    int plies_ = 0;
};

/// The numbers of the moves that follow each move, and in front of them those of the first ones.
std::vector<std::vector<std::size_t>> children_of(const GameTree& tree) {
    std::vector<std::vector<std::size_t>> children(tree.nodes.size() + 1);
    for (std::size_t number = 0; number < tree.nodes.size(); ++number) {
        const int parent = tree.nodes[number].parent;
        if (parent < -1 || parent >= static_cast<int>(number))
            throw ParseError("A move must stand behind the one that it follows.");
        children[static_cast<std::size_t>(parent + 1)].push_back(number);
    }
    return children;
}

std::unique_ptr<AnyPosition> start_of(const GameTree& tree) {
    return start_of(PositionQuery{tree.game, tree.start, tree.options, {}});
}

class Writer {
public:
    explicit Writer(const GameTree& tree) : tree_(tree), children_(children_of(tree)) {}

    /// The line that begins with the move; its siblings are the variations if it is the first of them.
    [[nodiscard]] PgnLine line(std::size_t number) const {
        PgnLine line;
        if (!tree_.nodes[number].before.empty()) line.comments.push_back(tree_.nodes[number].before);
        line.moves.push_back(move(number));
        while (!children_[number + 1].empty()) {
            const auto& next = children_[number + 1];
            line.moves.push_back(move(next.front()));
            add_variations(next, line.moves.back());
            number = next.front();
        }
        return line;
    }

    [[nodiscard]] PgnLine main() const {
        const auto& first = children_.front();
        PgnLine line;
        if (!first.empty()) {
            line = this->line(first.front());
            add_variations(first, line.moves.front());
        }
        const std::string comment = PgnComment{tree_.commands, tree_.comment}.joined();
        if (!comment.empty()) line.comments.insert(line.comments.begin(), comment);
        return line;
    }

private:
    [[nodiscard]] PgnMove move(std::size_t number) const {
        const TreeNode& node = tree_.nodes[number];
        PgnMove move;
        move.notation = node.move.notation;
        move.nags = node.nags;
        const std::string comment = PgnComment{node.commands, node.comment}.joined();
        if (!comment.empty()) move.comments.push_back(comment);
        return move;
    }

    void add_variations(const std::vector<std::size_t>& siblings, PgnMove& move) const {
        for (std::size_t number = 1; number < siblings.size(); ++number)
            move.variations.push_back(line(siblings[number]));
    }

    const GameTree& tree_;
    std::vector<std::vector<std::size_t>> children_;
};

}  // namespace

GameTree tree_of(const PgnGame& game, const AnyPosition& start, const std::atomic<bool>* stop) {
    GameTree tree;
    tree.game = description_of(start.info().id).info->id;
    tree.start = start.text();
    tree.tags = game.tags;
    tree.result = game.result;
    add_comments(game.main.comments, tree);
    Builder(tree, start, stop).add(game.main, -1);
    return tree;
}

void check(GameTree& tree, const std::atomic<bool>* stop) {
    check_tags(tree.tags);
    if (tree.nodes.size() > limits.moves)
        throw Refusal("pgn-too-many-moves", "The game has more than " + std::to_string(limits.moves) + " moves.",
                      {{"max", std::to_string(limits.moves)}});
    const auto children = children_of(tree);
    const auto position = start_of(tree);
    tree.start = position->text();
    // Depth first without recursion: lines may be long.
    struct Step {
        std::size_t place;  ///< in `children`: the number of the move before, and one more
        std::size_t next;   ///< of its children
        std::size_t depth;  ///< of variations in variations
    };
    std::vector<Step> path{{0, 0, 0}};
    while (!path.empty() && !(stop != nullptr && *stop)) {
        Step& step = path.back();
        if (step.next == children[step.place].size()) {
            path.pop_back();
            if (!path.empty()) position->take_back();
            continue;
        }
        const std::size_t depth = step.depth + (step.next > 0 ? 1 : 0);
        if (depth > limits.depth)
            throw Refusal("pgn-too-deep", "There are too many variations inside each other.",
                          {{"max", std::to_string(limits.depth)}});
        const auto& siblings = children[step.place];
        const std::size_t number = siblings[step.next++];
        TreeNode& node = tree.nodes[number];
        node.move = view_of_move(*position, position->read_move(node.move.move), static_cast<int>(path.size()) - 1);
        if (std::any_of(siblings.begin(), siblings.begin() + static_cast<std::ptrdiff_t>(step.next) - 1,
                        [&](std::size_t other) { return tree.nodes[other].move.move == node.move.move; }))
            throw ParseError(text::quoted(node.move.notation) + " stands twice behind the same move.");
        position->play(node.move.move);
        node.boards = boards_of(*position, node.move.move);
        path.push_back({number + 1, 0, depth});
    }
}

PgnGame pgn_of(const GameTree& tree) {
    PgnGame game;
    game.tags = tree.tags;
    game.result = tree.result;
    game.main = Writer(tree).main();
    complete_tags(game);
    // Of several boards each has its own players; nobody plays all of White.
    if (tree.game == "bughouse")
        std::erase_if(game.tags, [](const notation::PgnTag& tag) {
            return (tag.name == "White" || tag.name == "Black") && tag.value == "?";
        });
    for (const std::string_view name : {"Variant", "SetUp", "FEN"})
        std::erase_if(game.tags, [&](const notation::PgnTag& tag) { return tag.name == name; });
    engine::set_start_tags(game, tree.game, tree.start);
    return game;
}

}  // namespace rookery::app
