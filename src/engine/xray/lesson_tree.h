#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/xray/search_tree.h"
#include "game/position.h"
#include "game/score.h"

namespace rookery::engine {

/// A tree drawn by hand as a game of its own, for lessons: a move picks a branch, and a leaf has the value that is
/// written there, for the first side. So the algorithms that search real games search it, and nothing else does.
class LessonTree {
public:
    using Move = std::uint8_t;
    static constexpr std::size_t maximum_moves = 26;
    static constexpr std::size_t max_nodes = 5'000;
    static constexpr int highest = 20;  ///< in moves from the root to a leaf
    static constexpr game::Score largest_value = 1'000'000;

    /// "((3 12 8) (2 4 6) (14 5 2))": brackets are nodes, numbers are leaves. The first side, which likes large
    /// values, is to move at the root unless "min" stands in front. ParseError says what is wrong and where.
    [[nodiscard]] static LessonTree from_text(std::string_view text);
    /// The same tree in the usual spelling.
    [[nodiscard]] std::string text() const;

    [[nodiscard]] int height() const { return height_; }
    /// The number at a leaf.
    [[nodiscard]] game::Score value_for_first() const { return node().value; }
    [[nodiscard]] bool at_leaf() const { return node().children.empty(); }

    [[nodiscard]] game::Side to_move() const { return to_move_; }
    [[nodiscard]] game::Key key() const { return path_.back() + 1; }
    [[nodiscard]] game::Outcome verdict() const { return game::Outcome::ongoing(); }
    /// The evaluation knows better.
    [[nodiscard]] game::Outcome verdict_without_moves() const { return game::Outcome::draw(game::Reason::NoMoves); }
    void legal_moves(game::MoveList<LessonTree>& moves) const {
        for (std::size_t i = 0; i < node().children.size(); ++i) moves.add(static_cast<Move>(i));
    }
    void make(Move move) {
        path_.push_back(node().children[move]);
        to_move_ = !to_move_;
    }
    void unmake(Move) {
        path_.pop_back();
        to_move_ = !to_move_;
    }

    /// Branches are a, b, c ... from the left. Behind the letter stands what hangs there, so that it can be shown even
    /// if the search never gets there.
    [[nodiscard]] std::string move_text(Move move) const { return std::string(1, static_cast<char>('a' + move)); }
    [[nodiscard]] std::string move_notation(Move move) const;

private:
    struct Node {
        std::vector<std::size_t> children;
        game::Score value = 0;
    };
    friend class LessonReader;

    [[nodiscard]] const Node& node() const { return (*nodes_)[path_.back()]; }
    [[nodiscard]] std::string text_of(std::size_t node) const;

    std::shared_ptr<const std::vector<Node>> nodes_;
    std::vector<std::size_t> path_ = {0};  ///< from the root to where we are
    game::Side to_move_ = game::Side::First;
    int height_ = 0;
};

/// What is written at the leaves.
struct LessonEvaluation {
    [[nodiscard]] game::Score score_for_mover(const LessonTree& tree) const {
        return tree.to_move() == game::Side::First ? tree.value_for_first() : -tree.value_for_first();
    }
    [[nodiscard]] game::Score leaf_score_for_mover(const LessonTree& tree, int) const { return score_for_mover(tree); }
};

/// Searches the whole tree with minimax or alpha-beta.
[[nodiscard]] SearchTree record_lesson(const LessonTree& tree, const TreeRequest& request);

}  // namespace rookery::engine
