#include "app/xray/xray_handler.h"

#include <algorithm>
#include <utility>

#include "app/analyse/position_messages.h"
#include "app/api/analyse_requests.h"
#include "app/problem.h"
#include "app/tab_jobs.h"
#include "app/transfers.h"
#include "app/xray/xray_tree.h"
#include "engine/games.h"
#include "engine/xray/lesson_tree.h"
#include "engine/xray/minimal_tree.h"
#include "lab/record/node_counts.h"
#include "protocol/board_valuer.h"
#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::app {
namespace {

using engine::SearchTree;
using text::ParseError;

/// What minimax may take to be compared with.
constexpr std::uint64_t comparison_budget = 20'000'000;
constexpr std::string_view drawn_by_hand = "tree";

/// A position and how to search it, or a tree drawn by hand.
struct TreeQuery {
    XraySubject subject;
    std::vector<lab::CountedSearch> known;  ///< the searches that make sense here
    lab::CountedSearch search;
    search::Improvements improvements = search::Improvements::All;
    bool compares = true;                                 ///< with what minimax would take
    std::shared_ptr<const engine::AnyPosition> position;  ///< null for a tree drawn by hand
    std::optional<engine::LessonTree> lesson;
};

lab::CountedSearch find_search(const std::vector<lab::CountedSearch>& known, const std::string& name) {
    std::string list;
    for (const lab::CountedSearch& search : known) {
        if (search.name == name) return search;
        list += (list.empty() ? "" : ", ") + std::string(search.name);
    }
    throw ParseError("There is no search called " + text::quoted(name) + " here; there are " + list + ".");
}

search::Improvements find_improvements(const std::string& name) {
    std::string list;
    for (const auto& each : search::all_improvements) {
        if (each.name == name) return each.improvements;
        list += (list.empty() ? "" : ", ") + std::string(each.name);
    }
    throw ParseError("There are no improvements called " + text::quoted(name) + "; there are " + list + ".");
}

TreeQuery lesson_query(TreeQuery query) {
    query.known = {{"minimax", "minimax", engine::Algorithm::Minimax},
                   {"alphabeta", "alpha-beta", engine::Algorithm::AlphaBeta}};
    query.search = find_search(query.known, query.subject.search);
    query.lesson = engine::LessonTree::from_text(query.subject.text);
    query.subject.text = query.lesson->text();
    query.subject.depth = query.lesson->height();
    return query;
}

TreeQuery read_query(const api::Xray& request) {
    TreeQuery query;
    XraySubject& subject = query.subject;
    subject.game = request.game.value_or("");
    subject.text = request.text.value_or("");
    subject.search = request.search.value_or("alphabeta");
    query.compares = request.compare.value_or(true);
    if (subject.game == drawn_by_hand) return lesson_query(std::move(query));

    const PositionView view = view_of(query_of(request));
    subject.text = view.start;
    for (const MoveView& move : view.moves) subject.moves.push_back(move.move);
    const engine::AnyPosition& position = *view.position;
    if (position.outcome().over())
        throw Refusal("nothing-to-search", "The game is over in this position: there is nothing to search.");
    subject.evaluation = engine::find_evaluation(subject.game, request.evaluation.value_or(""));
    if (engine::needs_no_search(subject.game, subject.evaluation))
        throw Refusal("nothing-to-look-into",
                      "The evaluation " + text::quoted(subject.evaluation) + " needs no search to look into.",
                      {{"evaluation", subject.evaluation}});
    subject.depth = api::number_or(request.depth, 3);
    query.known = lab::counted_searches(position);
    query.search = find_search(query.known, subject.search);
    subject.improvements = request.improvements.value_or("all");
    query.improvements = find_improvements(subject.improvements);
    query.position = position.clone();
    return query;
}

SearchTree record(const TreeQuery& query, engine::TreeRequest request, int depth) {
    request.depth = depth;
    if (query.lesson) return engine::record_lesson(*query.lesson, request);
    const protocol::StrictResources resources;
    SearchTree tree = engine::record_search(*query.position, query.subject.evaluation, request, resources.resources());
    resources.check();
    return tree;
}

/// What minimax counts for the same; nothing if that takes too long.
struct Comparison {
    std::uint64_t nodes = 0;
    std::uint64_t evaluations = 0;
    std::optional<std::uint64_t> minimum;  ///< where its tree can be kept: the fewest leaves that prove the value
};

std::optional<Comparison> minimax_of(const TreeQuery& query, int depth, const SearchTree& tree,
                                     const std::atomic<bool>& stop) {
    if (query.search.algorithm == engine::Algorithm::Minimax)
        return Comparison{tree.nodes, tree.evaluations, engine::fewest_leaves(tree)};
    engine::TreeRequest request;
    request.algorithm = engine::Algorithm::Minimax;
    request.max_unvisited = 0;
    request.stop = &stop;
    const SearchTree whole = record(query, request, depth);
    if (whole.end == SearchTree::End::Complete)
        return Comparison{whole.nodes, whole.evaluations, engine::fewest_leaves(whole)};
    if (stop) return std::nullopt;
    const lab::CountedSearch minimax = find_search(query.known, "minimax");
    std::optional<Comparison> found;
    lab::count_nodes(
        *query.position, {depth, depth, query.subject.evaluation, {minimax}, comparison_budget}, stop,
        [](int, const lab::CountedSearch&) {},
        [&](const lab::CountRow& row) {
            if (const auto& count = row.counts.front()) found = Comparison{count->nodes, count->evaluations, {}};
        });
    return found;
}

/// The search at the depth that was asked for, or the deepest that is not too large.
std::optional<api::XraySummary> x_ray(TreeQuery query, Transfers& transfers, const TabJobs::Job<api::Xray>& job) {
    engine::TreeRequest request;
    request.algorithm = query.search.algorithm;
    request.ordering = query.search.ordering;
    request.improvements = query.improvements;
    request.stop = &job.stop();
    const int asked = query.subject.depth;
    SearchTree tree = record(query, request, asked);
    while (tree.end == SearchTree::End::TooLarge && query.subject.depth > 1)
        tree = record(query, request, --query.subject.depth);
    if (tree.end == SearchTree::End::TooLarge)
        throw Refusal("tree-too-large", "This tree is too large even one ply deep.");
    if (tree.end == SearchTree::End::Stopped || job.stopped()) return std::nullopt;

    const int depth = query.subject.depth;
    api::XraySummary summary;
    summary.search = query.subject.search;
    for (const lab::CountedSearch& search : query.known) summary.searches.emplace_back(search.name);
    summary.depth = depth;
    summary.asked = asked;
    summary.max_nodes = request.max_nodes;
    summary.size = tree.size();
    summary.nodes = tree.nodes;
    summary.evaluations = tree.evaluations;
    summary.transfer =
        transfers.add(tree_text(query.subject, tree), "application/json",
                      query.subject.game + "-" + query.subject.search + "-" + std::to_string(depth) + ".json");
    // The tree can be looked at while minimax still counts.
    job.report(summary);
    if (!query.compares) return summary;
    summary.minimax.emplace();
    if (const auto minimax = minimax_of(query, depth, tree, job.stop())) {
        summary.minimax = api::MinimaxCount{minimax->nodes, minimax->evaluations};
        summary.branching = lab::branching_of(minimax->evaluations, depth);
        summary.regular = lab::regular_evaluations(*summary.branching, depth);
        summary.minimum = minimax->minimum;
    } else {
        summary.budget = comparison_budget;
    }
    return summary;
}

class XrayHandler final : public MessageHandler {
public:
    explicit XrayHandler(const HandlerServices& services) : services_(services) {}

    void add_to(Router& router) override {
        router.on<api::Xray>([this](const api::Xray& request, const Message& message) {
            services_.jobs.start<api::Xray>(
                message.request, [query = read_query(request), &transfers = services_.transfers](
                                     const TabJobs::Job<api::Xray>& job) { return x_ray(query, transfers, job); });
        });
    }

private:
    HandlerServices services_;
};

}  // namespace

std::unique_ptr<MessageHandler> make_xray_handler(const HandlerServices& services, Send) {
    return std::make_unique<XrayHandler>(services);
}

}  // namespace rookery::app
