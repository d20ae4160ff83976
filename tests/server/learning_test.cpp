// Games that are learned on the page of a real server.

#include <gtest/gtest.h>

#include "server/running_server.h"

namespace rookery::server_test {
namespace {

json::object tiny(int generations) {
    return {{"type", "lab-learn"}, {"game", "wolf-sheep"}, {"from_nothing", true}, {"generations", generations},
            {"games", 40},         {"match_games", 2},     {"nodes", 10},          {"neurons", 16},
            {"passes", 2}};
}

/// What is told, until the run that is looked at is in this state.
json::object wait_for(Client& page, const std::string& state) {
    while (true) {
        json::object told = page.receive("learning");
        if (string_at(told, "shown.state") == state) return told;
    }
}

/// Some move that the person has.
std::string first_move(const json::object& game) {
    const auto& [from, targets] = *at(game, "position.legal.0.moves").as_object().begin();
    return std::string(from) + string_at(targets, "0");
}

/// The end of a job that was asked for.
json::object result_of(Client& page, const json::object& request) {
    const json::object taken = page.ask(request);
    if (string_at(taken, "type") != "job") return taken;
    return page.receive("done");
}

TEST(LearningServer, AGameIsLearnedWatchedAndPlayedAgainst) {
    const RunningServer server;
    Client page = server.client();
    json::object told = page.ask({{"type", "lab-learning"}});
    EXPECT_TRUE(at(told, "runs").as_array().empty());
    EXPECT_TRUE(at(told, "shown").is_null());

    told = page.ask(tiny(1));
    EXPECT_EQ(string_at(told, "shown.game"), "wolf-sheep");
    EXPECT_EQ(number_at(told, "shown.settings.games"), 40);
    const std::string run = string_at(told, "shown.run");
    told = wait_for(page, "finished");
    EXPECT_EQ(at(told, "shown.list").as_array().size(), 2U);
    EXPECT_EQ(at(told, "shown.passes").as_array().size(), 2U);
    EXPECT_GT(number_at(told, "shown.list.1.truth.positions"), 0);
    EXPECT_EQ(number_at(told, "runs.0.generations"), 1);
    EXPECT_EQ(text(told).find(server.folder().string()), std::string::npos) << "where it lies is nobody's business";

    const json::object map = result_of(page, {{"type", "lab-learn-map"}, {"run", run}, {"generation", 1}});
    EXPECT_GT(number_at(map, "games"), 0);
    std::string pieces;
    for (const json::value& piece : at(map, "pieces").as_array()) pieces += string_at(piece, "piece");
    EXPECT_EQ(pieces, "Sw");
    EXPECT_GT(at(map, "pieces.1.squares").as_object().size(), 5U) << "the wolf walks about";

    const std::string network = R"({"kind":"computer","depth":2,"learned":{"run":")" + run + R"(","generation":1}})";
    json::object game = page.begin("wolf-sheep", network, "person");
    EXPECT_EQ(string_at(game, "status.players.first.name"), "Generation 1, depth 2");
    EXPECT_EQ(number_at(game, "status.players.first.learned.generation"), 1);
    if (string_at(game, "position.to_move") == "second") static_cast<void>(play(page, 0, first_move(game)));
    json::object ply = page.receive("ply");
    while (string_at(ply, "record.by") != "computer") ply = page.receive("ply");

    // A game whose network is deleted says so, and waits for another player.
    Client other = server.client();
    told = other.ask({{"type", "lab-learn-delete"}, {"run", run}});
    EXPECT_TRUE(at(told, "runs").as_array().empty());
    EXPECT_EQ(string_at(page.begin("wolf-sheep", network, "person"), "code"), "network-gone");
}

TEST(LearningServer, RubbishIsRefused) {
    const RunningServer server;
    Client page = server.client();
    const auto refusal = [&](const json::object& request) {
        const json::object answer = page.ask(request);
        EXPECT_EQ(string_at(answer, "type"), "refused") << text(answer);
        return answer.contains("code") ? string_at(answer, "code") : std::string();
    };
    json::object wanted = tiny(1);
    wanted["game"] = "ludo";
    refusal(wanted);
    wanted = tiny(1);
    wanted["games"] = 0;
    refusal(wanted);
    wanted = tiny(1);
    wanted["neurons"] = 100'000;
    refusal(wanted);
    for (const char* type : {"lab-learn-resume", "lab-learn-stop", "lab-learn-delete"})
        EXPECT_EQ(refusal({{"type", type}, {"run", "../games"}}), "no-such-run");
    EXPECT_EQ(refusal({{"type", "lab-learn-map"}, {"run", "../games"}, {"generation", 0}}), "no-such-run");
    for (const char* player : {R"({"kind":"computer","depth":1,"learned":{"run":"../../x","generation":0}})",
                               R"({"kind":"computer","depth":1,"learned":{"run":"k3v9m2xq7a","generation":0}})"})
        EXPECT_EQ(string_at(page.begin("chess", player, "person"), "code"), "network-gone");
}

TEST(LearningServer, ItGoesOnWithoutATabAndIsStoppedByAnother) {
    const RunningServer server;
    std::string run;
    {
        Client page = server.client();
        run = string_at(page.ask(tiny(0)), "shown.run");
        page.vanish();
    }
    Client page = server.client();
    json::object told = page.ask({{"type", "lab-learning"}, {"run", run}});
    while (number_at(told, "shown.generations") == 0) told = page.receive("learning");
    told = page.ask({{"type", "lab-learn-stop"}, {"run", run}});
    EXPECT_EQ(string_at(told, "shown.state"), "stopping");
    told = wait_for(page, "paused");
    const std::int64_t generations = number_at(told, "shown.generations");
    static_cast<void>(page.ask({{"type", "lab-learn-resume"}, {"run", run}}));
    do told = page.receive("learning");
    while (number_at(told, "shown.generations") == generations);
    static_cast<void>(page.ask({{"type", "lab-learn-stop"}, {"run", run}}));
    static_cast<void>(wait_for(page, "paused"));
}

TEST(LearningServer, WhoComesFromAnotherMachineCanOnlyWatch) {
    const RunningServer server([](server::ServerSettings& settings) { settings.everybody_needs_a_code = true; });
    const HttpAnswer answer = get(server.port(), server.invitation().substr(server.invitation().find('/', 8)));
    const std::size_t begin = answer.headers.find("set-cookie: ") + 12;
    const std::string cookie = answer.headers.substr(begin, answer.headers.find(';', begin) - begin);
    const std::string host = "localhost:" + std::to_string(server.port());
    Client guest(server.port(), {host, "http://" + host, cookie});
    guest.greet();
    EXPECT_EQ(string_at(guest.ask({{"type", "lab-learning"}}), "type"), "learning");
    EXPECT_EQ(string_at(guest.ask(tiny(1)), "code"), "cannot-learn-from-here");
    for (const char* type : {"lab-learn-resume", "lab-learn-stop", "lab-learn-delete"})
        EXPECT_EQ(string_at(guest.ask({{"type", type}, {"run", "k3v9m2xq7a"}}), "code"), "cannot-learn-from-here");
}

}  // namespace
}  // namespace rookery::server_test
