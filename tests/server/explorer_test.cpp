// The opening explorer as the page sees it.

#include <gtest/gtest.h>

#include "server/running_server.h"
#include "server/store/sqlite_store.h"
#include "server/transfer.h"

namespace rookery::server_test {
namespace {

/// What the explorer says of the position, once it has read every game.
json::object explore(Client& client, const json::array& moves, const std::string& game = "chess") {
    json::object answer;
    EXPECT_TRUE(eventually([&] {
        answer = client.ask({{"type", "explore"}, {"game", game}, {"moves", moves}});
        return number_at(answer, "unexplored") == 0;
    })) << text(answer);
    return answer;
}

TEST(Explorer, KnowsTheGamesOfAFile) {
    const RunningServer server;
    Client client = server.client();
    static_cast<void>(import(server, client,
                             "[White \"One\"]\n[Black \"Two\"]\n[WhiteElo \"1900\"]\n[BlackElo \"1800\"]\n[Date "
                             "\"2020.05.06\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 1-0\n\n"
                             "[White \"Three\"]\n[Black \"Four\"]\n[Result \"0-1\"]\n\n1. e4 e5 2. Bc4 0-1\n\n"));
    const json::object found = explore(client, {"e2e4", "e7e5"});
    EXPECT_EQ(number_at(found, "games"), 2);
    EXPECT_EQ(number_at(found, "first"), 1);
    EXPECT_EQ(number_at(found, "second"), 1);
    ASSERT_EQ(at(found, "moves").as_array().size(), 2U);
    const std::string first = string_at(found, "moves.0.notation") == "Nf3" ? "moves.0" : "moves.1";
    EXPECT_EQ(string_at(found, first + ".move"), "g1f3");
    EXPECT_EQ(number_at(found, first + ".rating"), 1850);
    EXPECT_EQ(string_at(found, first + ".last"), "2020-05-06");
    EXPECT_EQ(string_at(found, "latest.0.players.first.name"), "One");
    EXPECT_EQ(string_at(found, "latest.0.result"), "1-0");
    EXPECT_EQ(number_at(found, "latest.0.ply"), 2);
    EXPECT_EQ(number_at(explore(client, {"d2d4"}), "games"), 0);
}

TEST(Explorer, KnowsAGameOnceItHasEnded) {
    const RunningServer server;
    Client client = server.client();
    const json::object game = client.begin("bughouse", "person", "person");
    static_cast<void>(play(client, 0, "A:e2e4"));
    EXPECT_EQ(number_at(explore(client, {}, "bughouse"), "games"), 0);
    static_cast<void>(client.ask({{"type", "resign"}, {"id", string_at(game, "id")}}));
    EXPECT_TRUE(eventually([&] { return number_at(explore(client, {}, "bughouse"), "games") == 1; }));
    const json::object found = explore(client, {"A:e2e4"}, "bughouse");
    EXPECT_EQ(string_at(found, "latest.0.id"), string_at(game, "id"));
    EXPECT_EQ(number_at(found, "latest.0.ply"), 1);
}

TEST(Explorer, ReadsGamesThatWereStoredBeforeItCameToBe) {
    const support::TemporaryFolder folder;
    {
        server::SqliteStore store(folder.path());
        app::TextGame game;
        game.id = "before";
        game.game = "chess";
        game.pgn = "1. e4 *\n";
        store.add_texts({game});
    }
    const RunningServer server([&](server::ServerSettings& settings) { settings.data = folder.path(); });
    Client client = server.client();
    EXPECT_EQ(number_at(explore(client, {"e2e4"}), "games"), 1);
}

TEST(Explorer, TellsHowFarLargeFilesAreKnown) {
    const support::TemporaryFolder folder;
    const auto store_game = [&](const std::string& id, std::int64_t place) {
        server::SqliteStore store(folder.path());
        app::TextGame game;
        game.id = id;
        game.game = "chess";
        game.place = place;
        game.pgn = "1. ";
        for (int turn = 0; turn < 15; ++turn) game.pgn += "Nf3 Nf6 Ng1 Ng8 ";
        game.pgn += "h4 *";
        store.add_texts({game});
    };
    const auto explorer_after_h4 = [&] {
        const RunningServer server([&](server::ServerSettings& settings) { settings.data = folder.path(); });
        Client client = server.client();
        return explore(client, {"h2h4"});
    };
    store_game("whole", app::explored_whole);
    json::object answer = explorer_after_h4();
    EXPECT_EQ(number_at(answer, "games"), 1);
    EXPECT_FALSE(answer.contains("depth")) << text(answer);
    {
        server::SqliteStore store(folder.path());
        store.remove({"whole"}, 1);
    }
    store_game("cut", app::explored_whole + 1);
    answer = explorer_after_h4();
    EXPECT_EQ(number_at(answer, "games"), 0);
    EXPECT_EQ(number_at(answer, "depth"), app::explored_plies_of_others);
}

}  // namespace
}  // namespace rookery::server_test
