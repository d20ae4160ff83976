// What has happened to a file of games must not take the other games with it.

#include <fstream>

#include <gtest/gtest.h>

#include "app/test_loop.h"
#include "server/other_program.h"
#include "server/running_server.h"
#include "server/store/data_folder.h"
#include "server/store/store_repair.h"
#include "server/store/store_service.h"
#include "support/run_program.h"
#include "text/parse_error.h"

namespace rookery::server_test {
namespace {

namespace fs = std::filesystem;
using app::Store;
using app::StoreError;
using server::SqliteStore;

/// Plays a game with one move; gives back its id.
std::string play_a_game(Client& client) {
    const std::string id = string_at(client.begin("chess", "person", "person"), "id");
    static_cast<void>(play(client, 0, "e2e4"));
    return id;
}

class DamagedRow : public testing::TestWithParam<const char*> {};

TEST_P(DamagedRow, IsNamedAndTheOthersAreThere) {
    const RunningServer server;
    Client client = server.client();
    const std::string good = play_a_game(client);
    const std::string bad = play_a_game(client);
    const std::string late = play_a_game(client);
    OtherProgram(server.folder()).execute("UPDATE games SET " + std::string(GetParam()) + " WHERE id = '" + bad + "'");

    const json::object list = client.ask({{"type", "games"}});
    ASSERT_EQ(string_at(list, "type"), "games") << text(list);
    ASSERT_EQ(at(list, "games").as_array().size(), 2U) << text(list);
    EXPECT_EQ(string_at(list, "games.0.id"), late);
    EXPECT_EQ(string_at(list, "games.1.id"), good);
    ASSERT_TRUE(list.contains("damaged")) << text(list);
    EXPECT_EQ(string_at(list, "damaged.0.id"), bad);
    const std::string words = string_at(list, "damaged.0.reason");
    EXPECT_EQ(string_at(list, "damaged.0.code"), "game-damaged");
    EXPECT_EQ(string_at(list, "damaged.0.parameters.id"), bad);
    EXPECT_NE(words.find("The game '" + bad + "' in " + (server.folder() / "games.sqlite").string() + " is damaged: "),
              std::string::npos)
        << words;
    EXPECT_EQ(words.find("This message is not JSON"), std::string::npos) << words;

    const json::object written = client.finish({{"type", "export"}, {"filter", json::object{}}});
    ASSERT_EQ(string_at(written, "type"), "done") << text(written);
    EXPECT_GE(number_at(written, "games"), 2);
    // A game can also be fit for a file and not for the list: its position is worked out from its moves.
    EXPECT_EQ(number_at(written, "games") + number_at(written, "left_out"), 3);
    EXPECT_EQ(string_at(client.ask({{"type", "open"}, {"id", good}}), "type"), "game");
}

INSTANTIATE_TEST_SUITE_P(Columns, DamagedRow,
                         testing::Values("first_player = '{'", "second_player = '{\"kind\":\"dog\"}'", "options = 'x'",
                                         "position = 'nothing'", "source = 'nowhere'", "game = 'ludo'"));

TEST(Damage, AGameThatIsOpenedSaysWhatIsWrong) {
    const support::TemporaryFolder folder;
    std::string player;
    std::string move;
    const auto settings = [&](server::ServerSettings& changed) { changed.data = folder.path(); };
    {
        const RunningServer server(settings);
        Client client = server.client();
        player = play_a_game(client);
        move = play_a_game(client);
    }
    OtherProgram(folder.path()).execute("UPDATE games SET first_player = '' WHERE id = '" + player + "'");
    OtherProgram(folder.path()).execute("UPDATE moves SET move = 'e2e5' WHERE game = '" + move + "'");
    const RunningServer server(settings);
    Client client = server.client();
    for (const std::string& id : {player, move}) {
        const json::object refused = client.ask({{"type", "open"}, {"id", id}});
        EXPECT_NE(string_at(refused, "reason").find("The game '" + id + "' in " + folder.path().string()),
                  std::string::npos)
            << text(refused);
        EXPECT_EQ(string_at(refused, "code"), "game-damaged");
    }
    const json::object written = client.finish({{"type", "export"}, {"filter", json::object{}}});
    EXPECT_EQ(number_at(written, "left_out"), 2) << text(written);
    ASSERT_EQ(at(written, "problems").as_array().size(), 2U) << text(written);
    EXPECT_EQ(string_at(written, "problems.0.code"), "game-damaged");
}

TEST(Damage, BadBytesBecomeLetters) {
    const RunningServer server;
    Client client = server.client();
    const std::string id = play_a_game(client);
    OtherProgram(server.folder())
        .execute("UPDATE games SET title = CAST(x'41ff42' AS TEXT), event = CAST(x'c3' AS TEXT) WHERE id = '" + id +
                 "'");
    const json::object list = client.ask({{"type", "games"}});  // would not be JSON otherwise
    EXPECT_EQ(string_at(list, "games.0.name"), "A\u00ffB");
}

TEST(Damage, WhatIsNotThereIsNeitherRenamedNorTagged) {
    const RunningServer server;
    Client client = server.client();
    const std::string id = play_a_game(client);
    const json::object renamed = client.ask({{"type", "rename"}, {"id", "nobody"}, {"name", "A name"}});
    EXPECT_EQ(string_at(renamed, "reason"), "There is no game 'nobody'.");
    EXPECT_EQ(string_at(client.ask({{"type", "tag"}, {"ids", json::array{"nobody"}}, {"add", "x"}}), "type"),
              "refused");
    EXPECT_EQ(string_at(client.ask({{"type", "tag"}, {"ids", json::array{"nobody"}}, {"remove", "x"}}), "type"),
              "refused");
    const json::object tagged = client.ask({{"type", "tag"}, {"ids", json::array{"nobody", id}}, {"add", "x"}});
    EXPECT_EQ(number_at(tagged, "count"), 1) << "those that are there";
}

/// A file with very many games of which some pages are overwritten.
class DamagedFile : public testing::Test {
protected:
    static constexpr int games = 2000;

    DamagedFile() {
        SqliteStore store(folder.path());
        std::vector<app::TextGame> texts;
        for (int number = 0; number < games; ++number) {
            app::TextGame game;
            game.id = "game" + std::to_string(number);
            game.game = "chess";
            game.start = game.position = "start";
            game.names = {"Depth 3", "Depth 4"};
            game.changed = 1000;
            game.place = number;
            game.pgn = "[Event \"" + std::to_string(number) + "\"]\n\n" + std::string(300, ' ') + "1. e4 *\n";
            texts.push_back(game);
        }
        store.add_texts(texts);
        app::GameHeader played;
        played.id = "played";
        played.game = "chess";
        played.start = played.position = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        store.add(played);
        for (const char* move : {"e2e4", "e7e5", "e1e4"}) {
            ++played.plies;
            store.add_move(played, {move, {}, {}});
        }
    }

    /// Overwrites what is in the middle of the file.
    void damage() const {
        OtherProgram(folder.path()).execute("PRAGMA wal_checkpoint(TRUNCATE)");
        const fs::path file = folder.path() / "games.sqlite";
        const auto middle = static_cast<std::streamoff>(fs::file_size(file) / 2);
        std::fstream stream(file, std::ios::binary | std::ios::in | std::ios::out);
        stream.seekp(middle);
        stream << std::string(3 * 4096, '\x5a');
    }

    support::TemporaryFolder folder;
};

TEST_F(DamagedFile, IsNoticedAtTheStart) {
    {
        app::TestLoop loop;
        const server::SqliteStoreService service(loop, folder.path());
        bool idle = false;
        loop.after(app::Milliseconds(0), [&] { idle = true; });
        loop.run_until([&] { return idle; });
        EXPECT_TRUE(service.trouble().empty());
    }
    damage();
    app::TestLoop loop;
    const server::SqliteStoreService service(loop, folder.path());
    loop.run_until([&] { return !service.trouble().empty(); });
    EXPECT_NE(service.trouble().words.find("is damaged; 'rookery repair' saves what can be read."), std::string::npos)
        << service.trouble().words;
    EXPECT_EQ(service.trouble().code, "store-damaged");
}

TEST_F(DamagedFile, ThePageIsTold) {
    damage();
    const RunningServer server([&](server::ServerSettings& settings) { settings.data = folder.path(); });
    EXPECT_TRUE(eventually([&] { return server.client().greet().contains("trouble"); }));
}

TEST_F(DamagedFile, IsCopiedAsFarAsItCanBeRead) {
    damage();
    EXPECT_FALSE(SqliteStore(folder.path(), SqliteStore::Use::Reading).check().empty());
    const server::Repair repair = server::repair_store(folder.path(), folder.path() / "repaired");
    EXPECT_GT(repair.games, static_cast<std::uint64_t>(games) / 2);
    const SqliteStore copy(folder.path() / "repaired");
    EXPECT_TRUE(copy.check().empty());
    EXPECT_EQ(static_cast<std::uint64_t>(copy.count({})), repair.games);
    EXPECT_THROW(static_cast<void>(server::repair_store(folder.path(), folder.path() / "repaired")), StoreError)
        << "there is one already";
}

TEST_F(DamagedFile, RowsThatMakeNoSenseAreMended) {
    OtherProgram other(folder.path());
    other.execute("UPDATE games SET second_player = '{' WHERE id = 'game7'");
    const server::Repair repair = server::repair_store(folder.path(), folder.path() / "repaired");
    EXPECT_EQ(repair.games, static_cast<std::uint64_t>(games) + 1);
    ASSERT_EQ(repair.problems.size(), 2U);
    EXPECT_EQ(repair.problems[0], "The game 'game7': who played it, and how, is lost.");
    EXPECT_EQ(repair.problems[1], "The game 'played': some of its moves are lost.");
    const SqliteStore copy(folder.path() / "repaired");
    EXPECT_FALSE(copy.find("game7")->pgn.empty());
    const auto played = copy.find("played");
    EXPECT_EQ(played->header.plies, 2);
    EXPECT_EQ(played->moves.size(), 2U);
    EXPECT_EQ(played->header.position, "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
}

TEST_F(DamagedFile, IsRepairedFromTheCommandLine) {
    damage();
    const std::string data = folder.path().string();
    {
        const server::DataFolder used(folder.path());
        EXPECT_EQ(support::run_program(ROOKERY_PROGRAM, {"repair", "--data", data}).exit_code, 1);
    }
    const auto result = support::run_program(ROOKERY_PROGRAM, {"repair", "--data", data, "--replace"});
    EXPECT_EQ(result.exit_code, 0) << result.standard_error;
    EXPECT_NE(result.standard_output.find(" games are in the copy, "), std::string::npos) << result.standard_output;
    EXPECT_TRUE(fs::exists(folder.path() / "games.damaged.sqlite"));
    EXPECT_FALSE(fs::exists(folder.path() / "repaired"));
    const SqliteStore store(folder.path());
    EXPECT_TRUE(store.check().empty());
    EXPECT_GT(store.count({}), games / 2);
}

TEST(Damage, WhatIsNoDatabaseCannotBeRepaired) {
    const support::TemporaryFolder folder;
    folder.write("games.sqlite", std::string(10'000, 'x'));
    EXPECT_THROW(static_cast<void>(server::repair_store(folder.path(), folder.path() / "repaired")), StoreError);
    EXPECT_FALSE(fs::exists(folder.path() / "repaired"));
    const auto result = support::run_program(ROOKERY_PROGRAM, {"repair", "--data", (folder.path() / "none").string()});
    EXPECT_NE(result.exit_code, 0);
    EXPECT_NE(result.standard_error.find("there are no games in"), std::string::npos) << result.standard_error;
}

}  // namespace
}  // namespace rookery::server_test
