// X-ray on a real socket: what the page is told equals what the lab counts.

#include "app/api/answers/xray.h"

#include <gtest/gtest.h>

#include "engine/games.h"
#include "lab/record/node_counts.h"
#include "server/running_server.h"

namespace rookery::server_test {
namespace {

/// Starts a job and waits for its end: `done` or `failed`, or `refused`.
json::object x_ray(Client& client, json::object request) {
    request["type"] = "xray";
    return client.finish(std::move(request));
}

json::object tree_of(const RunningServer& server, const json::object& done) {
    const HttpAnswer answer = get(server.port(), "/transfers/" + string_at(done, "transfer"));
    EXPECT_EQ(answer.status, 200);
    return json::parse(answer.body).as_object();
}

/// The places of a column that are set.
std::vector<std::size_t> places(const json::array& column) {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < column.size(); ++i)
        if (column[i] != 0) found.push_back(i);
    return found;
}

TEST(Xray, TheClassicTree) {
    const RunningServer server;
    Client client = server.client();
    const json::object done =
        x_ray(client, {{"game", "tree"}, {"text", "((3 12 8) (2 4 6) (14 5 2))"}, {"search", "alphabeta"}});
    EXPECT_EQ(string_at(done, "type"), "done") << text(done);
    EXPECT_EQ(number_at(done, "nodes"), 11);
    EXPECT_EQ(number_at(done, "evaluations"), 7);
    EXPECT_EQ(number_at(done, "minimax.nodes"), 13);
    EXPECT_EQ(number_at(done, "minimax.evaluations"), 9);
    EXPECT_EQ(number_at(done, "minimum"), 5);
    const json::object tree = tree_of(server, done);
    EXPECT_EQ(number_at(tree, "score"), 3);
    EXPECT_EQ(text(at(tree, "columns.value")), "[3,3,3,12,8,2,2,2,14,5,2]");
    EXPECT_EQ(text(at(tree, "columns.low")), "[null,null,null,null,null,3,3,3,3,3,3]");
    EXPECT_EQ(text(at(tree, "columns.high")), "[null,null,null,3,3,null,null,null,null,14,5]");
    EXPECT_EQ(text(at(tree, "columns.bound")), "[0,0,0,1,1,2,2,2,0,0,2]");
    EXPECT_EQ(places(at(tree, "columns.cut").as_array()), (std::vector<std::size_t>{5, 7}));
    std::vector<std::string> columns;
    for (const auto& [name, column] : at(tree, "columns").as_object()) columns.emplace_back(name);
    std::vector<std::string> described;
    app::api::for_each_member<app::api::TreeColumns>(
        [&](std::string_view name, auto) { described.emplace_back(name); });
    EXPECT_EQ(columns, described);
    const json::array& left_out = at(tree, "unvisited.5").as_array();
    ASSERT_EQ(left_out.size(), 2U);
    const auto name = [&](const json::value& number) {
        return string_at(tree, "names." + std::to_string(number.as_int64()) + ".1");
    };
    EXPECT_EQ(name(left_out[0]), "b=4");
    EXPECT_EQ(name(left_out[1]), "c=6");
}

TEST(Xray, CountsAreThoseOfTheLab) {
    const RunningServer server;
    Client client = server.client();
    struct Case {
        const char* game;
        const char* text;
        const char* evaluation;
        int depth;
    };
    for (const auto& [game, position_text, evaluation, depth] :
         {Case{"chess", "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4", "material", 3},
          Case{"wolf-sheep", "8/4w3/8/8/8/8/8/S1S1S1S1 w", "smart", 5}, Case{"pawns-kings", "", "tuned", 4}}) {
        const auto position =
            *position_text ? engine::position_from_text(game, position_text) : engine::start_position(game);
        const auto searches = lab::counted_searches(*position);
        const std::atomic<bool> stop = false;
        lab::count_nodes(
            *position, {depth, depth, evaluation, searches, 100'000'000}, stop, [](int, const lab::CountedSearch&) {},
            [&, game = game, position_text = position_text, evaluation = evaluation,
             depth = depth](const lab::CountRow& row) {
                for (std::size_t i = 0; i < searches.size(); ++i) {
                    const std::string name(searches[i].name);
                    SCOPED_TRACE(std::string(game) + " " + name);
                    const json::object done = x_ray(client, {{"game", game},
                                                             {"text", position_text},
                                                             {"search", name},
                                                             {"evaluation", evaluation},
                                                             {"depth", depth}});
                    ASSERT_EQ(string_at(done, "type"), "done") << text(done);
                    EXPECT_EQ(number_at(done, "nodes"), row.counts[i]->nodes);
                    EXPECT_EQ(number_at(done, "evaluations"), row.counts[i]->evaluations);
                    EXPECT_EQ(number_at(done, "minimax.nodes"), row.counts[0]->nodes);
                    EXPECT_EQ(number_at(done, "minimum"), row.minimum);
                    EXPECT_EQ(number_at(done, "regular"), row.regular);
                    EXPECT_EQ(at(done, "searches").as_array().size(), searches.size());
                    if (searches[i].algorithm != engine::Algorithm::Search) {
                        EXPECT_EQ(number_at(done, "size"), row.counts[i]->nodes);
                    }
                }
            });
    }
}

TEST(Xray, MovesLeadToThePosition) {
    const RunningServer server;
    Client client = server.client();
    const json::object done = x_ray(client, {{"game", "chess"},
                                             {"moves", {"e2e4", "e7e5"}},
                                             {"search", "minimax"},
                                             {"evaluation", "material"},
                                             {"depth", 2}});
    const json::object tree = tree_of(server, done);
    EXPECT_EQ(text(at(tree, "moves")), R"(["e2e4","e7e5"])");
    EXPECT_EQ(at(tree, "columns.legal.0"), 29);
    EXPECT_EQ(string_at(tree, "to_move"), "first");
}

TEST(Xray, ATreeThatIsTooLargeIsShownLessDeep) {
    const RunningServer server;
    Client client = server.client();
    const json::object done =
        x_ray(client, {{"game", "chess"}, {"search", "minimax"}, {"evaluation", "material"}, {"depth", 5}});
    EXPECT_EQ(number_at(done, "asked"), 5);
    EXPECT_EQ(number_at(done, "depth"), 4);
    EXPECT_EQ(number_at(done, "nodes"), 1 + 20 + 400 + 8'902 + 197'281);
    EXPECT_LE(number_at(done, "size"), number_at(done, "max_nodes"));
}

TEST(Xray, SaysWhatIsWrong) {
    const RunningServer server;
    Client client = server.client();
    const auto reason = [&](json::object request) {
        const json::object answer = x_ray(client, std::move(request));
        EXPECT_EQ(string_at(answer, "type"), "refused") << text(answer);
        return string_at(answer, "reason");
    };
    EXPECT_EQ(reason({{"game", "tree"}, {"text", "(1 2"}}), "A bracket is not closed at the end of the tree.");
    EXPECT_EQ(reason({{"game", "tree"}, {"text", "(1 2)"}, {"search", "search"}}),
              "There is no search called 'search' here; there are minimax, alphabeta.");
    EXPECT_NE(reason({{"game", "chess"}, {"text", "nonsense"}}), "");
    EXPECT_NE(reason({{"game", "ludo"}}).find("ludo"), std::string::npos);
    EXPECT_EQ(reason({{"game", "wolf-sheep"}, {"evaluation", "solved"}}),
              "The evaluation 'solved' needs no search to look into.");
    EXPECT_NE(reason({{"game", "wolf-sheep"}, {"search", "captures-first"}}).find("minimax, alphabeta, search"),
              std::string::npos);
    EXPECT_EQ(reason({{"game", "chess"}, {"text", "7k/5KQ1/8/8/8/8/8/8 b - - 0 1"}}),
              "The game is over in this position: there is nothing to search.");
    EXPECT_NE(reason({{"game", "chess"}, {"depth", 99}}), "");
}

TEST(Xray, CanBeCanceled) {
    const RunningServer server;
    Client client = server.client();
    const json::object job = client.ask({{"type", "xray"}, {"game", "chess"}, {"search", "minimax"}, {"depth", 8}});
    client.send(json::object{{"type", "cancel"}, {"job", number_at(job, "job")}});
    const json::object done = client.receive("done");
    EXPECT_TRUE(at(done, "canceled").as_bool());
    EXPECT_EQ(string_at(client.ask({{"type", "ping"}}), "type"), "pong");
}

}  // namespace
}  // namespace rookery::server_test
