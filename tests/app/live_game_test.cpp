// A game without a network around it.

#include "app/play/live_game.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "app/play/lobby.h"
#include "app/play/pace.h"
#include "app/refusal_code.h"
#include "app/test_loop.h"
#include "engine/games.h"
#include "engine/person/opponents.h"
#include "server/search_scheduler.h"
#include "server/store/store_service.h"
#include "support/temporary_folder.h"

namespace rookery::app {
namespace {

class Listener final : public Watcher {
public:
    void receive(const std::string& text, Importance) override { received.push_back(text); }
    [[nodiscard]] bool may_start_engines() const override { return true; }
    std::vector<std::string> received;
};

class LiveGameTest : public testing::Test {
protected:
    LiveGameTest() {
        limits.searches = 1;
        limits.unwatched = Milliseconds(20);
    }

    /// A game that somebody watches.
    std::shared_ptr<LiveGame> begin(Lobby& lobby, const std::string& game, const Players& players,
                                    std::optional<ClockSettings> clock = {}) {
        GameSetup wanted;
        wanted.game = game;
        wanted.players = players;
        wanted.clock = clock;
        std::shared_ptr<LiveGame> begun;
        lobby.begin(wanted, [&](const std::shared_ptr<LiveGame>& arrived, const Problem&) {
            begun = arrived;
            if (begun) begun->add(listener);
        });
        loop.run_until([&] { return begun != nullptr; });
        return begun;
    }

    support::TemporaryFolder folder;
    TestLoop loop;
    SearchLimits limits;
    Listener listener;
};

TEST_F(LiveGameTest, NobodyCountsForTabsThatAreGone) {
    server::SqliteStoreService store(loop, folder.path());
    server::EngineScheduler scheduler(loop, limits);
    Lobby lobby({loop, store, scheduler});
    const auto game = begin(lobby, "bughouse", {});
    game->counts({&listener, 1, "counts"}, {}, 6, "");  // with minimax it would take days
    loop.run_until([&] { return scheduler.running() == 1; });
    game->remove(listener);
    loop.run_until([&] { return scheduler.running() == 0 && scheduler.waiting() == 0; });
    const std::size_t heard = listener.received.size();
    bool later = false;
    loop.after(Milliseconds(100), [&] { later = true; });
    loop.run_until([&] { return later; });
    EXPECT_EQ(scheduler.running() + scheduler.waiting(), 0U) << "nor with the next algorithm";
    EXPECT_EQ(listener.received.size(), heard);
}

TEST_F(LiveGameTest, AMoveIsPlayedForATabThatMayComeBack) {
    server::SqliteStoreService store(loop, folder.path());
    server::EngineScheduler scheduler(loop, limits);
    Lobby lobby({loop, store, scheduler});
    Players players;
    players[0].computer = true;
    players[0].time = Milliseconds(60'000);
    const auto game = begin(lobby, "chess", players);
    loop.run_until([&] { return scheduler.running() == 1; });
    game->remove(listener);
    const auto plies = [&] {
        std::optional<int> count;
        store.look_up([id = game->id()](const Store& stored) { return stored.find(id)->header.plies; },
                      [&](const auto& result) { count = result.value; });
        loop.run_until([&] { return count.has_value(); });
        return *count;
    };
    while (plies() == 0) continue;
    EXPECT_EQ(scheduler.running(), 0U);
}

TEST_F(LiveGameTest, WhoTypesAMoveOutOfTurnIsToldSo) {
    server::SqliteStoreService store(loop, folder.path());
    server::EngineScheduler scheduler(loop, limits);
    Lobby lobby({loop, store, scheduler});
    Players players;
    players[0].computer = true;
    players[0].time = Milliseconds(60'000);
    const auto game = begin(lobby, "chess", players);
    loop.run_until([&] { return scheduler.running() == 1; });
    // It would be a move for Black, and none for White.
    const Requester typist{&listener, 1, "move"};
    EXPECT_EQ(code_of([&] { game->handle(typist, [&](LiveGame& open) { open.move_written(typist, 0, "Nf6"); }); }),
              "not-your-turn");
    game->remove(listener);
}

TEST_F(LiveGameTest, AComputerThinksOnAPersonsTimeIfItIsTo) {
    server::SqliteStoreService store(loop, folder.path());
    server::EngineScheduler scheduler(loop, limits);
    Lobby lobby({loop, store, scheduler});
    const auto plies = [&] {
        return std::count_if(listener.received.begin(), listener.received.end(), [](const std::string& text) {
            return text.find("\"type\":\"ply\"") != std::string::npos;
        });
    };
    Players players;
    players[0].computer = true;
    players[0].time = Milliseconds(300);
    players[0].ponder = true;
    const auto game = begin(lobby, "chess", players);
    loop.run_until([&] { return plies() == 1 && scheduler.running() == 1; });
    game->handle({&listener, 1, "move"}, [](LiveGame& open) { open.move({}, 1, "h7h6"); });
    loop.run_until([&] { return plies() == 3 && scheduler.running() == 1; });
    // Whoever asks for something does not wait until it has thought enough.
    game->handle({&listener, 2, "hint"}, [&](LiveGame& open) { open.hint({&listener, 2, "hint"}); });
    const auto received_hint = [&] { return listener.received.back().find("\"status\"") != std::string::npos; };
    loop.run_until([&] {
        return received_hint() &&
               std::any_of(listener.received.begin(), listener.received.end(),
                           [](const std::string& text) { return text.find("\"type\":\"hint\"") != std::string::npos; });
    });
    game->handle({&listener, 3, "move"}, [](LiveGame& open) { open.move({}, 3, "a7a6"); });
    loop.run_until([&] { return plies() == 5 && scheduler.running() == 1; });
    game->handle({&listener, 4, "resign"}, [](LiveGame& open) { open.resign({}, {}); });
    loop.run_until([&] { return scheduler.running() == 0 && scheduler.waiting() == 0; });
    EXPECT_EQ(plies(), 5);
}

/// Keeps what it is asked, and never answers.
class NotingScheduler final : public SearchScheduler {
public:
    [[nodiscard]] Ticket start(SearchTask task) override {
        settings.push_back(task.settings);
        return settings.size();
    }
    void stop(Ticket) override {}
    void cancel(Ticket) override {}
    void forget(const std::string&) override {}
    [[nodiscard]] const SearchLimits& limits() const override { return nothing; }

    std::vector<engine::Settings> settings;

private:
    SearchLimits nothing;
};

TEST_F(LiveGameTest, TheEngineThatAnEvaluationAsksIsGivenItsTime) {
    server::SqliteStoreService store(loop, folder.path());
    NotingScheduler scheduler;
    Lobby lobby({loop, store, scheduler});
    Players players;
    players[0].computer = true;
    players[0].depth = 2;
    players[0].evaluation = "external";
    players[0].external_time = Milliseconds(25);
    const auto timed = begin(lobby, "bughouse", players);
    loop.run_until([&] { return scheduler.settings.size() == 1; });
    EXPECT_EQ(scheduler.settings.back().external_engine, "movetime 25 stockfish");
    players[0].external_time.reset();
    const auto usual = begin(lobby, "bughouse", players);
    loop.run_until([&] { return scheduler.settings.size() == 2; });
    EXPECT_EQ(scheduler.settings.back().external_engine, engine::Settings().external_engine);
}

TEST_F(LiveGameTest, AReplyWaitsUntilAPersonCanSeeIt) {
    server::SqliteStoreService store(loop, folder.path());
    server::EngineScheduler scheduler(loop, limits);
    Lobby lobby({loop, store, scheduler});
    const auto plies = [&] {
        return std::count_if(listener.received.begin(), listener.received.end(), [](const std::string& text) {
            return text.find("\"type\":\"ply\"") != std::string::npos;
        });
    };
    Players players;
    players[1].computer = true;
    players[1].depth = 1;  // found at once
    // A clock that is soon to run out does not change that.
    for (const auto& clock : {std::optional<ClockSettings>(), {{Milliseconds(15'000), Milliseconds(0)}}}) {
        listener.received.clear();
        const auto game = begin(lobby, "chess", players, clock);
        const auto begin_of_move = std::chrono::steady_clock::now();
        game->handle({&listener, 1, "move"}, [](LiveGame& open) { open.move({}, 0, "e2e4"); });
        loop.run_until([&] { return plies() == 2; });
        // A slow machine makes it longer, never shorter.
        EXPECT_GE(std::chrono::steady_clock::now() - begin_of_move, Milliseconds(380))
            << (clock ? "with a clock" : "without a clock");
        game->remove(listener);
    }
}

TEST(ReplyTimes, RepliesBecomeShorterOnlyWhenTheFlagIsAboutToFall) {
    using namespace std::chrono_literals;
    EXPECT_EQ(affordable(2'000ms, 300s, false), 2'000ms);
    EXPECT_EQ(affordable(2'000ms, 50s, false), 1'000ms);
    for (const Milliseconds left : {20s, 10s, 5s}) EXPECT_EQ(affordable(2'000ms, left, false), 400ms);
    EXPECT_EQ(affordable(2'000ms, 4s, false), 80ms);
    EXPECT_EQ(affordable(2'000ms, 0s, false), 0ms);
    EXPECT_EQ(affordable(2'000ms, 5s, true), 1'250ms);
    EXPECT_EQ(affordable(2'000ms, 1s, true), 400ms);
    EXPECT_EQ(affordable(2'000ms, 800ms, true), 200ms);
    EXPECT_EQ(affordable(400ms, 300s, false), 400ms);
}

TEST_F(LiveGameTest, WhatIsSearchedToADepthDoesNotThinkOn) {
    server::SqliteStoreService store(loop, folder.path());
    server::EngineScheduler scheduler(loop, limits);
    Lobby lobby({loop, store, scheduler});
    Players players;
    players[0].computer = true;
    players[0].depth = 3;
    players[0].ponder = true;
    const auto game = begin(lobby, "chess", players);
    loop.run_until([&] {
        return std::any_of(listener.received.begin(), listener.received.end(),
                           [](const std::string& text) { return text.find("\"type\":\"ply\"") != std::string::npos; });
    });
    EXPECT_EQ(scheduler.running() + scheduler.waiting(), 0U);
}

TEST_F(LiveGameTest, AnOpponentRepliesInEveryGame) {
    server::SqliteStoreService store(loop, folder.path());
    server::EngineScheduler scheduler(loop, limits);
    Lobby lobby({loop, store, scheduler});
    const auto received_ply = [&] {
        return std::any_of(listener.received.begin(), listener.received.end(),
                           [](const std::string& text) { return text.find("\"type\":\"ply\"") != std::string::npos; });
    };
    for (const char* id : {"chess", "crazyhouse", "bughouse", "pawns-kings", "wolf-sheep"}) {
        const std::string game_id = id;
        for (const engine::Opponent& opponent : {engine::opponents().front(), engine::opponents().back()}) {
            Players players;
            auto& player = players[index(engine::start_position(game_id)->to_move())];
            player.computer = true;
            player.opponent = opponent.id;
            listener.received.clear();
            const auto game = begin(lobby, game_id, players);
            loop.run_until(received_ply);
            EXPECT_TRUE(received_ply()) << game_id << " " << opponent.id;
            game->remove(listener);
        }
    }
}

}  // namespace
}  // namespace rookery::app
