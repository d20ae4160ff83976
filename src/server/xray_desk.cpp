#include "server/xray_desk.h"

#include <algorithm>
#include <utility>

#include "engine/games.h"
#include "engine/lesson_tree.h"
#include "game/parse_error.h"
#include "game/quoted.h"
#include "lab/node_counts.h"
#include "protocol/board_valuer.h"
#include "server/json_parts.h"
#include "server/json_records.h"
#include "server/parcels.h"
#include "server/position_json.h"
#include "server/tab_jobs.h"
#include "server/xray_tree.h"

namespace rookery::server {
namespace {

namespace json = boost::json;
using engine::SearchTree;
using game::ParseError;

constexpr int deepest = 30;
/// What minimax may take to be compared with.
constexpr std::uint64_t comparison_budget = 20'000'000;
constexpr std::string_view drawn_by_hand = "tree";

/// A position and how to search it, or a tree drawn by hand.
struct Wish {
    XraySubject subject;
    std::vector<lab::CountedSearch> known;  ///< the searches that make sense here
    lab::CountedSearch search;
    std::shared_ptr<const engine::AnyPosition> position;  ///< null for a tree drawn by hand
    std::optional<engine::LessonTree> lesson;
};

lab::CountedSearch find_search(const std::vector<lab::CountedSearch>& known, const std::string& name) {
    std::string list;
    for (const lab::CountedSearch& search : known) {
        if (search.name == name) return search;
        list += (list.empty() ? "" : ", ") + std::string(search.name);
    }
    throw ParseError("There is no search called " + game::quoted(name) + " here; there are " + list + ".");
}

Wish lesson_wish(Wish wish) {
    wish.known = {{"minimax", "minimax", engine::Algorithm::Minimax},
                  {"alphabeta", "alpha-beta", engine::Algorithm::AlphaBeta}};
    wish.search = find_search(wish.known, wish.subject.search);
    wish.lesson = engine::LessonTree::from_text(wish.subject.text);
    wish.subject.text = wish.lesson->text();
    wish.subject.depth = wish.lesson->height();
    return wish;
}

Wish read_wish(const json::object& members) {
    Wish wish;
    XraySubject& subject = wish.subject;
    subject.game = text_in(members, "game").value_or("");
    subject.text = text_in(members, "text").value_or("");
    subject.search = text_in(members, "search").value_or("alphabeta");
    if (subject.game == drawn_by_hand) return lesson_wish(std::move(wish));

    const PositionView view = view_of(query_in(members));
    subject.text = view.start;
    for (const MoveView& move : view.moves) subject.moves.push_back(move.move);
    const engine::AnyPosition& position = *view.position;
    if (position.outcome().over()) throw ParseError("The game is over in this position: there is nothing to search.");
    subject.evaluation = engine::find_evaluation(subject.game, text_in(members, "evaluation").value_or(""));
    if (engine::needs_no_search(subject.game, subject.evaluation))
        throw ParseError("The evaluation " + game::quoted(subject.evaluation) + " needs no search to look into.");
    subject.depth = static_cast<int>(number_in(members, "depth", 1, deepest).value_or(3));
    wish.known = lab::counted_searches(position);
    wish.search = find_search(wish.known, subject.search);
    wish.position = position.clone();
    return wish;
}

SearchTree record(const Wish& wish, engine::TreeRequest request, int depth) {
    request.depth = depth;
    return wish.lesson
               ? engine::record_lesson(*wish.lesson, request)
               : engine::record_search(*wish.position, wish.subject.evaluation, request, protocol::engine_resources());
}

/// What minimax counts for the same; nothing if that takes too long.
struct Comparison {
    std::uint64_t nodes = 0;
    std::uint64_t evaluations = 0;
};

std::optional<Comparison> minimax_of(const Wish& wish, int depth, const SearchTree& tree,
                                     const std::atomic<bool>& stop) {
    if (wish.search.algorithm == engine::Algorithm::Minimax) return Comparison{tree.nodes, tree.evaluations};
    if (wish.lesson) {
        engine::TreeRequest request;
        request.algorithm = engine::Algorithm::Minimax;
        const SearchTree whole = record(wish, request, depth);
        return Comparison{whole.nodes, whole.evaluations};
    }
    const lab::CountedSearch minimax = find_search(wish.known, "minimax");
    std::optional<Comparison> found;
    lab::count_nodes(
        *wish.position, {depth, depth, wish.subject.evaluation, {minimax}, comparison_budget}, stop,
        [](int, const lab::CountedSearch&) {},
        [&](const lab::CountRow& row) {
            if (const auto& count = row.counts.front()) found = Comparison{count->nodes, count->evaluations};
        });
    return found;
}

/// The search at the depth that was asked for, or the deepest that is not too large.
json::object x_ray(Wish wish, Parcels& parcels, const TabJobs::Job& job) {
    engine::TreeRequest request;
    request.algorithm = wish.search.algorithm;
    request.ordering = wish.search.ordering;
    request.stop = &job.stop();
    const int asked = wish.subject.depth;
    SearchTree tree = record(wish, request, asked);
    while (tree.end == SearchTree::End::TooLarge && wish.subject.depth > 1)
        tree = record(wish, request, --wish.subject.depth);
    if (tree.end == SearchTree::End::TooLarge) throw ParseError("This tree is too large even one ply deep.");
    if (tree.end == SearchTree::End::Stopped || job.stopped()) return {};

    const int depth = wish.subject.depth;
    json::object done;
    done["search"] = wish.subject.search;
    json::array searches;
    for (const lab::CountedSearch& search : wish.known) searches.emplace_back(search.name);
    done["searches"] = std::move(searches);
    done["depth"] = depth;
    done["asked"] = asked;
    done["most_nodes"] = request.most_nodes;
    done["size"] = tree.size();
    done["nodes"] = tree.nodes;
    done["evaluations"] = tree.evaluations;
    done["parcel"] =
        parcels.leave(tree_json(wish.subject, tree), "application/json",
                      wish.subject.game + "-" + wish.subject.search + "-" + std::to_string(depth) + ".json");
    // The tree can be looked at while minimax still counts.
    job.tell(done);
    if (const auto minimax = minimax_of(wish, depth, tree, job.stop())) {
        const double branching = lab::branching_of(minimax->evaluations, depth);
        done["minimax"] = {{"nodes", minimax->nodes}, {"evaluations", minimax->evaluations}};
        done["branching"] = branching;
        done["minimum"] = lab::least_evaluations(branching, depth);
    } else {
        done["minimax"] = nullptr;
        done["budget"] = comparison_budget;
    }
    return done;
}

class XrayDesk final : public Desk {
public:
    explicit XrayDesk(const DeskServices& services) : services_(services) {}

    bool carry_out(const Message& message) override {
        if (message.type != "xray") return false;
        services_.jobs.start(message.request, [wish = read_wish(message.members), &parcels = services_.parcels](
                                                  const TabJobs::Job& job) { return x_ray(wish, parcels, job); });
        return true;
    }

private:
    DeskServices services_;
};

}  // namespace

std::unique_ptr<Desk> make_xray_desk(const DeskServices& services, Send) {
    return std::make_unique<XrayDesk>(services);
}

}  // namespace rookery::server
