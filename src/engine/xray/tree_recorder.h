#pragma once

#include <algorithm>
#include <atomic>
#include <memory>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "engine/games/parameters.h"
#include "engine/xray/recorded_search.h"
#include "engine/xray/search_tree.h"
#include "search/deepening.h"
#include "search/textbook.h"

namespace rookery::engine {

/// What a recorder writes to.
template <class Move>
struct Recording {
    explicit Recording(const TreeRequest& wanted) : request(wanted) {}

    const TreeRequest& request;
    SearchTree tree;
    std::vector<Move> moves;         ///< those that led to the nodes
    std::vector<std::size_t> open;   ///< nodes that were entered and not left
    std::atomic<bool> stop = false;  ///< the search is to end: there is no room, or nobody wants it any more
};

/// Watches a search and writes down all that it does.
template <class Move>
class TreeRecorder {
public:
    explicit TreeRecorder(Recording<Move>& recording) : recording_(&recording) {}

    void enter(Move move, int depth, search::Score alpha, search::Score beta,
               search::Visit visit = search::Visit::Plain) {
        if (has_ended()) return;
        SearchTree& tree = recording_->tree;
        if (tree.size() % 1024 == 0 && recording_->request.stop != nullptr && *recording_->request.stop)
            return end(SearchTree::End::Stopped);
        if (tree.size() >= recording_->request.max_nodes) return end(SearchTree::End::TooLarge);
        tree.ply.push_back(static_cast<std::uint16_t>(recording_->open.size()));
        tree.depth.push_back(static_cast<std::int16_t>(std::max(depth, 0)));
        tree.alpha.push_back(alpha);
        tree.beta.push_back(beta);
        tree.value.push_back(0);
        tree.bound.push_back(search::Bound::None);
        tree.visit.push_back(visit);
        tree.ending.push_back(search::Ending::Moves);
        tree.cut.push_back(false);
        recording_->moves.push_back(move);
        recording_->open.push_back(tree.size() - 1);
    }
    void leave(search::Score score, search::Bound bound) {
        if (has_ended()) return;
        const std::size_t node = recording_->open.back();
        recording_->open.pop_back();
        recording_->tree.value[node] = score;
        recording_->tree.bound[node] = bound;
    }
    void cutoff(Move, search::Score) {
        if (!has_ended()) recording_->tree.cut[recording_->open.back()] = true;
    }
    void ends(search::Ending ending) {
        if (!has_ended()) recording_->tree.ending[recording_->open.back()] = ending;
    }

private:
    [[nodiscard]] bool has_ended() const { return recording_->tree.end != SearchTree::End::Complete; }
    void end(SearchTree::End how) {
        recording_->tree.end = how;
        recording_->stop = true;
    }

    Recording<Move>* recording_;
};

/// Goes through a recorded search once more, on the board: only there moves have names, and those that were not
/// searched can be found.
template <class P>
class TreeNaming {
public:
    using Move = typename P::Move;

    TreeNaming(const P& root, Recording<Move>& recording)
        : position_(root), tree_(recording.tree), moves_(recording.moves), room_(recording.request.max_unvisited) {}

    void run() {
        std::size_t node = 0;
        while (node < tree_.size()) node = name(node, SearchTree::no_move);
        if (room_ == 0) tree_.unvisited.clear();
    }
    [[nodiscard]] TreeMove names_of(Move move) const {
        return {position_.move_text(move), position_.move_notation(move)};
    }

private:
    /// Names a node and all below; gives back what follows it.
    std::size_t name(std::size_t node, std::uint32_t move) {
        tree_.move.push_back(move);
        game::MoveList<P> legal;
        if (tree_.depth[node] > 0 && !position_.verdict().over()) position_.legal_moves(legal);
        tree_.legal.push_back(static_cast<std::uint16_t>(legal.size()));

        std::vector<Move> visited;
        std::size_t next = node + 1;
        while (next < tree_.size() && tree_.ply[next] > tree_.ply[node]) {
            if (tree_.visit[next] == search::Visit::Pass) {
                next = name_after_pass(next);
                continue;
            }
            const Move made = moves_[next];
            visited.push_back(made);
            const std::uint32_t number = number_of(made);
            position_.make(made);
            next = name(next, number);
            position_.unmake(made);
        }
        if (!visited.empty()) note_unvisited(node, legal, visited);
        return next;
    }

    std::size_t name_after_pass(std::size_t node) {
        if constexpr (search::HasNullMove<P>) {
            position_.make_null();
            const std::size_t next = name(node, SearchTree::no_move);
            position_.unmake_null();
            return next;
        } else {
            return node + 1;  // such a game knows no pass
        }
    }

    void note_unvisited(std::size_t node, const game::MoveList<P>& legal, const std::vector<Move>& visited) {
        std::vector<std::uint32_t> numbers;
        for (const Move move : legal) {
            if (std::find(visited.begin(), visited.end(), move) != visited.end()) continue;
            if (room_ == 0) return;
            --room_;
            numbers.push_back(number_of(move));
        }
        if (!numbers.empty()) tree_.unvisited.emplace(node, std::move(numbers));
    }

    /// The same move in the same words has one number in the whole tree.
    std::uint32_t number_of(Move move) {
        TreeMove names = names_of(move);
        const auto [entry, is_new] = numbers_.try_emplace(names.coordinates + ' ' + names.notation,
                                                          static_cast<std::uint32_t>(tree_.moves.size()));
        if (is_new) tree_.moves.push_back(std::move(names));
        return entry->second;
    }

    P position_;
    SearchTree& tree_;
    const std::vector<Move>& moves_;
    std::size_t room_;
    std::unordered_map<std::string, std::uint32_t> numbers_;
};

template <class P>
[[nodiscard]] SearchTree named(const P& root, Recording<typename P::Move>& recording,
                               const search::Line<typename P::Move>& line) {
    SearchTree& tree = recording.tree;
    tree.to_move = root.to_move();
    if (tree.end != SearchTree::End::Complete) return std::move(tree);
    TreeNaming<P>(root, recording).run();
    P position = root;
    for (const auto move : line) {
        tree.line.push_back({position.move_text(move), position.move_notation(move)});
        position.make(move);
    }
    return std::move(tree);
}

/// Minimax or alpha-beta.
template <class P, class E>
[[nodiscard]] SearchTree record_textbook(const P& root, E& evaluation, const TreeRequest& request) {
    using Recorder = TreeRecorder<typename P::Move>;
    Recording<typename P::Move> recording(request);
    Recorder recorder(recording);
    search::TextbookSearch<P, E, Recorder> textbook(evaluation, request.algorithm == Algorithm::AlphaBeta,
                                                    request.ordering, recorder, &recording.stop);
    P position = root;
    const auto result = textbook.run(position, request.depth);
    recording.tree.plain_values = game::LeafEvaluation<E, P>;
    recording.tree.score_for_mover = result.score_for_mover;
    recording.tree.nodes = result.nodes;
    recording.tree.evaluations = result.evaluations;
    return named(root, recording, result.line);
}

/// The full search with an empty memory, one thread.
template <class P>
[[nodiscard]] SearchTree record_full_search(const P& root, const AnyEvaluation<P>& evaluation,
                                            const TreeRequest& request, search::TranspositionTable& table) {
    using Recorder = TreeRecorder<typename P::Move>;
    using Deepening = search::Deepening<P, AnyEvaluation<P>, Recorder>;
    Recording<typename P::Move> recording(request);
    search::SharedSearch shared{table, recording.stop};
    const game::SearchParameters parameters = search::up_to(request.improvements, parameters_of<P>());
    table.start_search(parameters);
    const auto worker =
        std::make_unique<typename Deepening::Worker>(shared, evaluation, parameters, Recorder(recording));
    worker->set_position(root);
    game::MoveList<P> legal;
    root.legal_moves(legal);
    typename Deepening::Settings settings;
    settings.last_depth = request.depth;
    Deepening deepening(*worker, {legal.begin(), legal.end()}, legal.size(), settings);
    const auto& best = deepening.run({}).front();
    recording.tree.score_for_mover = best.score;
    recording.tree.nodes = worker->nodes();
    recording.tree.evaluations = worker->evaluations();
    return named(root, recording, best.line);
}

template <class P>
SearchTree record_tree(const P& root, AnyEvaluation<P> evaluation, const TreeRequest& request,
                       search::TranspositionTable& table) {
    if (request.algorithm == Algorithm::Search) return record_full_search(root, evaluation, request, table);
    return record_textbook(root, evaluation, request);
}

template <class P, game::LeafEvaluation<P> E>
SearchTree record_leaves(const P& root, E& evaluation, const TreeRequest& request) {
    return record_textbook(root, evaluation, request);
}

}  // namespace rookery::engine

/// Compiles the recorded searches of a game.
#define ROOKERY_RECORDED_SEARCHES(POSITION)                                                                 \
    template SearchTree record_tree<POSITION>(const POSITION&, AnyEvaluation<POSITION>, const TreeRequest&, \
                                              search::TranspositionTable&);
