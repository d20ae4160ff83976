#include "app/xray/xray_tree.h"

#include <iterator>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "app/api/answers/written.h"
#include "app/api/answers/xray.h"
#include "app/api/to_answers.h"

namespace rookery::app {
namespace {

using engine::SearchTree;
using search::Bound;
using search::Score;

constexpr int format_version = 1;

/// Writes the columns one value at a time: with objects for every node, a large tree would take ten times the memory.
class ColumnWriter {
public:
    explicit ColumnWriter(const SearchTree& tree) : tree_(tree) {}

    template <class Value>
    void add(std::string_view name, const Value& value_of) {
        text_ += fmt::format("{}\"{}\":[", text_.empty() ? "" : ",", name);
        for (std::size_t node = 0; node < tree_.size(); ++node) {
            if (node > 0) text_ += ',';
            fmt::format_to(std::back_inserter(text_), "{}", value_of(node));
        }
        text_ += ']';
    }
    /// An end of a window; beyond all scores it is null.
    template <class Value>
    void add_limits(std::string_view name, const Value& score_of) {
        text_ += fmt::format(",\"{}\":[", name);
        for (std::size_t node = 0; node < tree_.size(); ++node) {
            if (node > 0) text_ += ',';
            const Score score = score_of(node);
            if (is_infinite(score)) text_ += "null";
            else fmt::format_to(std::back_inserter(text_), "{}", score);
        }
        text_ += ']';
    }

    [[nodiscard]] bool first_to_move(std::size_t node) const {
        return (tree_.to_move == game::Side::First) == (tree_.ply[node] % 2 == 0);
    }
    [[nodiscard]] const std::string& text() const { return text_; }

private:
    [[nodiscard]] bool is_infinite(Score score) const {
        const Score infinite = tree_.plain_values ? std::numeric_limits<Score>::max() : search::infinite_score;
        return score >= infinite || score <= -infinite;
    }

    const SearchTree& tree_;
    std::string text_;
};

int bound_number(Bound bound, bool first) {
    if (bound == Bound::Exact) return 0;
    return (bound == Bound::Lower) == first ? 1 : 2;
}

std::string columns_json(const SearchTree& tree) {
    ColumnWriter columns(tree);
    const auto for_first = [&](std::size_t node, Score score) { return columns.first_to_move(node) ? score : -score; };
    columns.add("ply", [&](std::size_t node) { return tree.ply[node]; });
    columns.add("move", [&](std::size_t node) { return tree.move[node]; });
    columns.add("depth", [&](std::size_t node) { return tree.depth[node]; });
    columns.add_limits(
        "low", [&](std::size_t node) { return columns.first_to_move(node) ? tree.alpha[node] : -tree.beta[node]; });
    columns.add_limits(
        "high", [&](std::size_t node) { return columns.first_to_move(node) ? tree.beta[node] : -tree.alpha[node]; });
    columns.add("value", [&](std::size_t node) { return for_first(node, tree.value[node]); });
    columns.add("bound", [&](std::size_t node) { return bound_number(tree.bound[node], columns.first_to_move(node)); });
    columns.add("visit", [&](std::size_t node) { return static_cast<int>(tree.visit[node]); });
    columns.add("ending", [&](std::size_t node) { return static_cast<int>(tree.ending[node]); });
    columns.add("cut", [&](std::size_t node) { return tree.cut[node] ? 1 : 0; });
    columns.add("legal", [&](std::size_t node) { return tree.legal[node]; });
    return columns.text();
}

}  // namespace

std::string tree_text(const XraySubject& subject, const SearchTree& tree) {
    const auto name_of = [](const engine::TreeMove& move) { return api::TreeName{move.coordinates, move.notation}; };
    api::TreeHead head;
    head.format = "rookery search tree";
    head.version = format_version;
    head.game = subject.game;
    head.text = subject.text;
    head.moves = subject.moves;
    head.search = subject.search;
    head.evaluation = subject.evaluation;
    if (subject.search == "search") head.improvements = subject.improvements;
    head.depth = subject.depth;
    head.to_move = to_api(tree.to_move);
    head.plain_values = tree.plain_values;
    head.unit = to_api(tree.unit);
    head.score = tree.to_move == game::Side::First ? tree.score_for_mover : -tree.score_for_mover;
    head.nodes = tree.nodes;
    head.evaluations = tree.evaluations;
    for (const engine::TreeMove& move : tree.line) head.line.push_back(name_of(move));
    for (const engine::TreeMove& move : tree.moves) head.names.push_back(name_of(move));
    for (const auto& [node, moves] : tree.unvisited)
        head.unvisited[std::to_string(node)].assign(moves.begin(), moves.end());

    std::string text = boost::json::serialize(api::write(head));
    text.pop_back();  // the bracket: the columns follow
    return text + ",\"columns\":{" + columns_json(tree) + "}}\n";
}

}  // namespace rookery::app
