// The store beside the loop: nobody waits for the disk, and nothing gets out of order.

#include "server/store/store_service.h"

#include <atomic>
#include <memory>
#include <vector>

#include <gtest/gtest.h>

#include "app/test_loop.h"
#include "server/other_program.h"
#include "server/running_server.h"
#include "server/store/data_folder.h"
#include "text/parse_error.h"

namespace rookery::server_test {
namespace {

using app::Store;
using app::StoreError;
using app::StoreResult;
using server::SqliteStore;
using server::SqliteStoreService;
using Nothing = std::monostate;

app::GameHeader some_game(const std::string& id) {
    app::GameHeader header;
    header.id = id;
    header.game = "chess";
    header.start = header.position = "start";
    return header;
}

class ServiceTest : public testing::Test {
protected:
    support::TemporaryFolder folder;
    app::TestLoop loop;
};

TEST_F(ServiceTest, ChangesAreMadeInTheirOrderAndThoseOfManyGamesGiveWay) {
    SqliteStoreService service(loop, folder.path());
    std::string order;  // of the writer's thread
    std::atomic<bool> go = false;
    int answers = 0;
    const auto count = [&](const auto&) { ++answers; };
    service.change(
        [&](Store&) {
            while (!go) std::this_thread::yield();
            order += 'a';
        },
        count);
    service.change_many(
        [&](Store&, const auto& pause) {
            order += 'M';
            pause();
            order += 'N';
        },
        count);
    service.change_many([&](Store&, const auto&) { order += 'O'; }, count);
    service.change([&](Store&) { order += 'b'; }, count);
    service.change(
        [&](Store&) {
            order += 'c';
            // Something urgent that comes while many games are being changed.
            service.change_many(
                [&](Store&, const auto& pause) {
                    service.change([&](Store&) { order += 'd'; }, count);
                    pause();
                    order += 'P';
                },
                count);
        },
        count);
    go = true;
    loop.run_until([&] { return answers == 7; });
    EXPECT_EQ(order, "abcMNOdP");
}

TEST_F(ServiceTest, AnswersComeWithAValueOrWithAReason) {
    SqliteStoreService service(loop, folder.path());
    std::optional<StoreResult<int>> good;
    std::optional<StoreResult<Nothing>> nonsense;
    std::optional<StoreResult<Nothing>> conflict;
    service.look_up([](const Store&) { return 42; }, [&](const auto& result) { good = result; });
    service.look_through([](const Store&) { throw text::ParseError("that makes no sense"); },
                         [&](const auto& result) { nonsense = result; });
    service.change([](Store& store) { store.add(some_game("a")); }, [](const auto&) {});
    service.change([](Store& store) { store.add(some_game("a")); }, [&](const auto& result) { conflict = result; });
    loop.run_until([&] { return good && nonsense && conflict; });
    EXPECT_EQ(good->value, 42);
    EXPECT_EQ(nonsense->problem.words, "That makes no sense.");
    EXPECT_FALSE(nonsense->value);
    EXPECT_EQ(conflict->failure, StoreError::Kind::Conflict);
    EXPECT_EQ(conflict->problem.words.find("UNIQUE"), std::string::npos) << conflict->problem.words;
}

TEST_F(ServiceTest, WhatWasAskedForIsDoneBeforeItEnds) {
    {
        SqliteStoreService service(loop, folder.path());
        for (int number = 0; number < 20; ++number)
            service.change([number](Store& store) { store.add(some_game(std::to_string(number))); },
                           [](const auto&) {});
    }
    const SqliteStore store(folder.path());
    for (int number = 0; number < 20; ++number) EXPECT_TRUE(store.find(std::to_string(number))) << number;
}

TEST_F(ServiceTest, EndsAlthoughAnotherProgramHasLockedTheFile) {
    auto service = std::make_unique<SqliteStoreService>(loop, folder.path());
    OtherProgram other(folder.path());
    other.lock();
    for (int number = 0; number < 100; ++number)
        service->change([](Store& store) { store.add(some_game("a")); }, [](const auto&) {});
    service.reset();  // if it waited for each, the test would end before it does
}

TEST_F(ServiceTest, ReadersSeeWhatIsWrittenAndNeedNotWaitForWriters) {
    SqliteStoreService service(loop, folder.path());
    bool stored = false;
    service.change([](Store& store) { store.add(some_game("a")); }, [&](const auto&) { stored = true; });
    loop.run_until([&] { return stored; });
    OtherProgram other(folder.path());
    other.lock();
    std::optional<bool> found;
    service.look_up([](const Store& store) { return store.find("a").has_value(); },
                    [&](const auto& result) { found = result.value; });
    loop.run_until([&] { return found.has_value(); });
    EXPECT_TRUE(*found);
}

/// Counts how often SQLite asks the disk to confirm what was written.
class CountedSyncs {
public:
    CountedSyncs() : default_(sqlite3_vfs_find(nullptr)), counting_(*default_) {
        current = this;
        counting_.zName = "counting";
        counting_.xOpen = [](sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* out) {
            const int code = current->default_->xOpen(current->default_, name, file, flags, out);
            if (file->pMethods != nullptr) file->pMethods = current->counted(file->pMethods);
            return code;
        };
        sqlite3_vfs_register(&counting_, 1);
    }
    ~CountedSyncs() {
        sqlite3_vfs_register(default_, 1);
        sqlite3_vfs_unregister(&counting_);
    }
    CountedSyncs(const CountedSyncs&) = delete;
    CountedSyncs& operator=(const CountedSyncs&) = delete;

    [[nodiscard]] int count() const { return count_; }

private:
    /// Kinds of files have methods of their own.
    struct Methods {
        sqlite3_io_methods counting;
        const sqlite3_io_methods* original;
    };

    const sqlite3_io_methods* counted(const sqlite3_io_methods* original) {
        for (const auto& known : methods_)
            if (known->original == original) return &known->counting;
        Methods& methods = *methods_.emplace_back(std::make_unique<Methods>(Methods{*original, original}));
        methods.counting.xSync = [](sqlite3_file* file, int how) {
            ++current->count_;
            return reinterpret_cast<const Methods*>(file->pMethods)->original->xSync(file, how);
        };
        return &methods.counting;
    }

    static inline CountedSyncs* current = nullptr;
    sqlite3_vfs* default_;
    sqlite3_vfs counting_;
    std::vector<std::unique_ptr<Methods>> methods_;
    int count_ = 0;
};

TEST(StoreDurability, EveryMoveIsOnTheDiskWhenItIsStored) {
    const support::TemporaryFolder folder;
    const CountedSyncs syncs;
    SqliteStore store(folder.path());
    app::GameHeader header = some_game("a");
    store.add(header);
    for (int ply = 1; ply <= 5; ++ply) {
        const int before = syncs.count();
        header.plies = ply;
        store.add_move(header, {"e2e4", {}, {}});
        EXPECT_GT(syncs.count(), before) << "ply " << ply;
    }
    const int before = syncs.count();
    store.update(header);
    EXPECT_GT(syncs.count(), before);
}

TEST(StoreDurability, ManyGamesAreWrittenQuicklyAndThenMadeCertain) {
    const support::TemporaryFolder folder;
    const CountedSyncs syncs;
    SqliteStore store(folder.path());
    app::TextGame game;
    game.game = "chess";
    const int before = syncs.count();
    for (int number = 0; number < 50; ++number) {
        game.id = game.pgn = std::to_string(number);
        store.add_texts({game});
    }
    EXPECT_LT(syncs.count() - before, 10) << "not one for each";
    const int written = syncs.count();
    store.flush();
    EXPECT_GT(syncs.count(), written);
}

TEST(LockedStore, NobodyElseHasToWait) {
    const RunningServer server;
    Client player = server.client();
    Client other = server.client();
    static_cast<void>(player.begin("chess", "person", "person"));
    OtherProgram program(server.folder());
    program.lock();
    player.send(R"({"type":"move","request":7,"ply":0,"move":"e2e4"})");
    EXPECT_EQ(string_at(player.ask({{"type", "ping"}}), "type"), "pong") << "also the tab of the player goes on";
    EXPECT_EQ(string_at(other.ask({{"type", "position"}, {"game", "chess"}}), "type"), "position");
    EXPECT_EQ(string_at(other.ask({{"type", "games"}}), "type"), "games") << "reading needs no lock";
    program.unlock();
    const json::object shown = player.receive("ply");
    EXPECT_EQ(number_at(shown, "request"), 7);
    EXPECT_EQ(string_at(shown, "record.notation"), "e4");
}

TEST(LockedStore, WhatIsAskedMeanwhileWaitsInOrder) {
    const RunningServer server;
    Client player = server.client();
    static_cast<void>(player.begin("chess", "person", "person"));
    OtherProgram program(server.folder());
    program.lock();
    player.send(R"({"type":"move","request":1,"ply":0,"move":"e2e4"})");
    player.send(R"({"type":"move","request":2,"ply":1,"move":"e7e5"})");
    player.send(R"({"type":"move","request":3,"ply":2,"move":"e1e3"})");
    player.send(R"({"type":"takeback","request":4})");
    player.send(R"({"type":"resign","request":5,"side":"first"})");
    static_cast<void>(player.ask({{"type", "ping"}}));
    program.unlock();
    const auto answer_to = [&](int request) {
        while (true) {
            json::object answer = player.receive();
            if (const auto* number = answer.if_contains("request"); number != nullptr && *number == request)
                return answer;
        }
    };
    EXPECT_EQ(string_at(answer_to(1), "record.notation"), "e4");
    EXPECT_EQ(string_at(answer_to(2), "record.notation"), "e5");
    EXPECT_EQ(string_at(answer_to(3), "to"), "move");
    EXPECT_EQ(at(answer_to(4), "records").as_array().size(), 2U);
    EXPECT_EQ(string_at(answer_to(5), "status.outcome.winner"), "second");
}

TEST(LockedStore, AMoveIsNotShownBeforeItIsStored) {
    const RunningServer server;
    Client player = server.client();
    const std::string id = string_at(player.begin("chess", "person", "person"), "id");
    OtherProgram program(server.folder());
    program.lock();
    player.send(R"({"type":"move","ply":0,"move":"e2e4"})");
    static_cast<void>(player.ask({{"type", "ping"}}));
    Client watcher = server.client();
    EXPECT_EQ(number_at(watcher.ask({{"type", "open"}, {"id", id}}), "position.ply"), 0);
    program.unlock();
    EXPECT_EQ(number_at(watcher.receive("ply"), "record.ply"), 1);
}

TEST(LockedStore, MessagesWaitForAGameThatBegins) {
    const RunningServer server;
    Client player = server.client();
    OtherProgram program(server.folder());
    program.lock();
    player.send(
        R"({"type":"new","request":1,"game":"chess","players":{"first":{"kind":"person"},"second":{"kind":"person"}}})");
    player.send(R"({"type":"move","request":2,"ply":0,"move":"e2e4"})");
    EXPECT_EQ(string_at(player.ask({{"type", "ping"}}), "type"), "pong");
    program.unlock();
    EXPECT_EQ(string_at(player.receive(), "type"), "game");
    EXPECT_EQ(string_at(player.receive(), "type"), "ply");
}

TEST(LockedStore, WhatAnotherProgramHasChangedIsToldAndOpenedAnew) {
    const RunningServer server;
    Client player = server.client();
    const std::string id = string_at(player.begin("chess", "person", "person"), "id");
    OtherProgram program(server.folder());
    program.execute("INSERT INTO moves (game, ply, move) VALUES ('" + id + "', 1, 'd2d4')");
    const json::object refused = play(player, 0, "e2e4");
    ASSERT_EQ(string_at(refused, "type"), "refused");
    EXPECT_NE(string_at(refused, "reason").find("Another program has changed this game"), std::string::npos)
        << text(refused);
    const json::object again = player.ask({{"type", "open"}, {"id", id}});
    EXPECT_EQ(string_at(again, "records.1.move"), "d2d4") << text(again);
}

TEST(DataFolder, BelongsToOneProgramAtATime) {
    const support::TemporaryFolder folder;
    {
        const server::DataFolder mine(folder.path() / "games");
        mine.announce("http://127.0.0.1:7373/");
        try {
            const server::DataFolder yours(folder.path() / "games");
            FAIL();
        } catch (const StoreError& error) {
            EXPECT_EQ(error.kind(), StoreError::Kind::InUse);
            EXPECT_NE(std::string(error.what()).find("open, at http://127.0.0.1:7373/;"), std::string::npos)
                << error.what();
        }
    }
    EXPECT_NO_THROW(server::DataFolder(folder.path() / "games"));
}

}  // namespace
}  // namespace rookery::server_test
