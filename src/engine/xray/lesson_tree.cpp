#include "engine/xray/lesson_tree.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "engine/xray/tree_recorder.h"
#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::engine {

/// Reads the text of a tree from left to right.
class LessonReader {
public:
    explicit LessonReader(std::string_view text) : text_(text) {}

    LessonTree read() {
        LessonTree tree;
        skip_blanks();
        for (const auto& [word, side] : {std::pair(std::string_view("min"), game::Side::Second),
                                         std::pair(std::string_view("max"), game::Side::First)})
            if (text_.substr(place_, word.size()) == word) {
                tree.to_move_ = side;
                place_ += word.size();
                skip_blanks();
                break;
            }
        if (place_ == text_.size()) throw text::ParseError("write a tree such as ((3 12 8) (2 4 6) (14 5 2))");
        if (text_[place_] != '(') fail("a tree begins with a bracket");
        read_node(0);
        skip_blanks();
        if (place_ != text_.size()) fail("there is something behind the end of the tree");
        tree.height_ = height_;
        tree.nodes_ = std::make_shared<const std::vector<LessonTree::Node>>(std::move(nodes_));
        return tree;
    }

private:
    std::size_t read_node(int depth) {
        if (nodes_.size() >= LessonTree::max_nodes)
            fail("a tree has at most " + std::to_string(LessonTree::max_nodes) + " nodes");
        if (depth > LessonTree::highest)
            fail("a tree is at most " + std::to_string(LessonTree::highest) + " moves high");
        const std::size_t number = nodes_.size();
        nodes_.emplace_back();
        height_ = std::max(height_, depth);
        if (text_[place_] != '(') {
            nodes_[number].value = read_value();
            return number;
        }
        ++place_;
        while (true) {
            skip_blanks();
            if (place_ == text_.size()) throw text::ParseError("a bracket is not closed at the end of the tree");
            if (text_[place_] == ')') break;
            if (nodes_[number].children.size() == LessonTree::maximum_moves)
                fail("a node has at most " + std::to_string(LessonTree::maximum_moves) + " branches");
            const std::size_t child = read_node(depth + 1);
            nodes_[number].children.push_back(child);
        }
        if (nodes_[number].children.empty()) fail("a pair of brackets is empty");
        ++place_;
        return number;
    }

    game::Score read_value() {
        game::Score value = 0;
        const char* begin = text_.data() + place_;
        const auto [end, problem] = std::from_chars(begin, text_.data() + text_.size(), value);
        if (problem != std::errc() || value > LessonTree::largest_value || value < -LessonTree::largest_value) {
            const std::size_t word = std::min(text_.find_first_of(" \t\n(),", place_), text_.size()) - place_;
            fail("a leaf is a whole number of up to " + std::to_string(LessonTree::largest_value) + ", not " +
                 text::quoted(text_.substr(place_, std::max<std::size_t>(word, 1))));
        }
        place_ += static_cast<std::size_t>(end - begin);
        return value;
    }

    void skip_blanks() {
        while (place_ < text_.size() && std::string_view(" \t\r\n,").find(text_[place_]) != std::string_view::npos)
            ++place_;
    }

    [[noreturn]] void fail(const std::string& what) const {
        throw text::ParseError(what + " (at character " + std::to_string(place_ + 1) + ")");
    }

    std::string_view text_;
    std::size_t place_ = 0;
    std::vector<LessonTree::Node> nodes_;
    int height_ = 0;
};

LessonTree LessonTree::from_text(std::string_view text) { return LessonReader(text).read(); }

std::string LessonTree::text() const { return (to_move_ == game::Side::Second ? "min " : "") + text_of(path_.back()); }

std::string LessonTree::text_of(std::size_t number) const {
    const Node& node = (*nodes_)[number];
    if (node.children.empty()) return std::to_string(node.value);
    std::string text;
    for (const std::size_t child : node.children) text += (text.empty() ? "(" : " ") + text_of(child);
    return text + ")";
}

std::string LessonTree::move_notation(Move move) const {
    return move_text(move) + "=" + text_of(node().children[move]);
}

SearchTree record_lesson(const LessonTree& tree, const TreeRequest& request) {
    LessonEvaluation evaluation;
    TreeRequest whole = request;
    whole.depth = tree.height();
    return record_textbook(tree, evaluation, whole);
}

}  // namespace rookery::engine
