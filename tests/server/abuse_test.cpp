// Clients that mean harm, or are broken: none of them may disturb another.

#include <chrono>
#include <memory>
#include <stdexcept>
#include <vector>

#include <gtest/gtest.h>
#include <time.h>

#include "server/running_server.h"

namespace rookery::server_test {
namespace {

/// Plays a few moves against the computer, as somebody who knows of nothing.
void expect_a_good_game(const RunningServer& server) {
    Client client = server.client();
    ASSERT_EQ(string_at(client.begin("chess", "person", depth_one), "type"), "game");
    EXPECT_EQ(string_at(play(client, 0, "e2e4"), "type"), "ply");
    EXPECT_EQ(string_at(client.receive("ply"), "record.by"), "computer");
}

TEST(Abuse, ForeignHostsAreRefused) {
    const RunningServer server;
    const std::string port = ":" + std::to_string(server.port());
    for (const std::string host : {"localhost", "127.0.0.1", "[::1]", "127.0.0.5"}) {
        EXPECT_EQ(get(server.port(), "/", host).status, 200) << host;
        EXPECT_EQ(get(server.port(), "/", host + port).status, 200) << host;
    }
    for (const std::string host : {"evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "192.168.1.1",
                                   "", "[::1", "localhost:port", "8.8.8.8", "0.0.0.0"})
        EXPECT_EQ(get(server.port(), "/", host).status, 403) << host;
}

TEST(Abuse, ForeignOriginsAreRefused) {
    const RunningServer server;
    const std::string host = "localhost:" + std::to_string(server.port());
    EXPECT_NO_THROW(Client(server.port(), {host, "http://" + host}));
    for (const std::string origin :
         {"http://evil.example", "null", "http://localhost", "https://localhost", "http://127.0.0.1"})
        EXPECT_THROW(Client(server.port(), {host, origin}), std::runtime_error) << origin;
    EXPECT_THROW(Client(server.port(), {host, std::nullopt}), std::runtime_error)
        << "a page always says where it is from";
    EXPECT_THROW(Client(server.port(), {"evil.example", "http://evil.example"}), std::runtime_error);
    EXPECT_EQ(get(server.port(), "/", host, "Origin: http://evil.example\r\n").status, 403);
}

TEST(Abuse, TwoHostsAreOneTooMany) {
    const RunningServer server;
    for (const std::string second : {"localhost", "evil.example"})
        EXPECT_EQ(get(server.port(), "/", "localhost", "Host: " + second + "\r\n").status, 400) << second;
    EXPECT_EQ(http(server.port(), "GET / HTTP/1.0\r\n\r\n").status, 400) << "and none is too few";
}

TEST(Abuse, OtherAddressesAreAnsweredOnlyWhenWeListenThere) {
    const RunningServer server([](server::ServerSettings& settings) { settings.address = "0.0.0.0"; });
    EXPECT_EQ(get(server.port(), "/", "192.168.1.1").status, 200);
    EXPECT_EQ(get(server.port(), "/", "evil.example").status, 403) << "a name may have been made to point here";
}

TEST(Abuse, RubbishIsRefusedAndNothingElseHappens) {
    const RunningServer server;
    Client client = server.client();
    const auto game = client.begin("chess", "person", "person");
    for (const std::string rubbish : {"",
                                      "x",
                                      "{",
                                      "[]",
                                      "null",
                                      "7",
                                      "\"move\"",
                                      "{}",
                                      R"({"type":7})",
                                      R"({"type":"dance"})",
                                      R"({"type":"move","ply":-1})",
                                      R"({"type":"move","ply":1e99,"move":"e2e4"})",
                                      R"({"type":"move","ply":"0","move":"e2e4"})",
                                      R"({"type":"new","game":7})",
                                      R"({"type":"new","game":"chess","players":[]})",
                                      R"({"type":"run","delay":99999999})",
                                      R"({"type":"counts","depth":60})",
                                      R"({"type":"games","limit":1000000})",
                                      R"({"type":"open","id":"' OR 1=1 --"})",
                                      R"({"type":"resign","side":"both"})",

                                      R"({"type":"ping","request":"x"})",
                                      "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]"}) {
        client.send(rubbish);
        EXPECT_EQ(string_at(client.receive(), "type"), "refused") << rubbish;
    }
    EXPECT_EQ(string_at(play(client, 0, "e2e4"), "type"), "ply");
}

TEST(Abuse, WhatIsNoTextEndsTheConversation) {
    const RunningServer server;
    Client binary = server.client();
    binary.send_binary("\x00\x01\x02");
    EXPECT_EQ(binary.wait_for_close(), 1003);
    Client mangled = server.client();
    mangled.send("{\"type\":\"\xff\xfe\"}");
    EXPECT_EQ(mangled.wait_for_close(), 1007);
    expect_a_good_game(server);
}

TEST(Abuse, GiantMessagesEndTheConversation) {
    const RunningServer server;
    Client client = server.client();
    try {
        client.send(std::string(100'000, ' '));
    } catch (const std::runtime_error&) {
        // The server may hang up before all of it is sent,
    }
    const int code = client.wait_for_close();
    EXPECT_TRUE(code == 1009 || code == 0) << code;  // and then nobody hears why.
    expect_a_good_game(server);
}

TEST(Abuse, AFloodSlowsDownOnlyItself) {
    const RunningServer server([](server::ServerSettings& settings) {
        settings.network.messages_per_second = 5;
        settings.network.message_burst = 20;
    });
    Client flood = server.client();
    for (int i = 0; i < 2000; ++i) flood.send(R"({"type":"ping"})");
    expect_a_good_game(server);
}

TEST(Abuse, AFloodOfGamesSlowsDownOnlyItself) {
    const RunningServer server;
    Client flood = server.client();
    for (int i = 0; i < 300; ++i)
        flood.send(
            R"({"type":"new","game":"chess","run":true,"players":{"first":{"kind":"computer","depth":18},"second":{"kind":"computer","depth":18}}})");
    expect_a_good_game(server);
}

TEST(Abuse, APageThatDoesNotReadIsCutOff) {
    const RunningServer server([](server::ServerSettings& settings) {
        settings.network.unsent_bytes = 100'000;
        settings.network.messages_per_second = 1e6;
    });
    Client deaf = server.client();
    bool cut_off = false;
    const auto deadline = std::chrono::steady_clock::now() + patience;
    while (!cut_off && std::chrono::steady_clock::now() < deadline) {
        try {
            deaf.send(R"({"type":"hello","protocol":1})");  // a small question with a large answer
        } catch (const std::runtime_error&) {
            cut_off = true;
        }
    }
    EXPECT_TRUE(cut_off);
    expect_a_good_game(server);
}

TEST(Abuse, HalfOpenConnectionsDoNotKeepOthersOut) {
    const RunningServer server([](server::ServerSettings& settings) { settings.network.waiting_connections = 8; });
    std::vector<std::unique_ptr<RawConnection>> silent;
    for (int i = 0; i < 100; ++i) {
        silent.push_back(std::make_unique<RawConnection>(server.port()));
        if (i % 2 == 0) silent.back()->send("GET / HT");
    }
    EXPECT_EQ(get(server.port(), "/").status, 200);
    expect_a_good_game(server);
}

TEST(Abuse, SilentConnectionsAreClosed) {
    const RunningServer server(
        [](server::ServerSettings& settings) { settings.network.handshake = app::Milliseconds(100); });
    RawConnection silent(server.port());
    EXPECT_EQ(silent.read_to_end(), "");
    RawConnection slow(server.port());
    slow.send("GET / HTTP/1.1\r\nHost: local");
    EXPECT_EQ(slow.read_to_end(), "");
}

TEST(Abuse, PagesThatVanishAreForgotten) {
    const RunningServer server([](server::ServerSettings& settings) {
        settings.network.websockets = 4;
        settings.network.silence = app::Milliseconds(5'000);
    });
    // They never answer a ping, since nobody reads on their side, and as they play nobody else gets in before that.
    std::vector<Client> vanished;
    for (int i = 0; i < 4; ++i) {
        vanished.push_back(server.client());
        static_cast<void>(vanished.back().begin("chess", "person", "person"));
    }
    EXPECT_TRUE(eventually([&] {
        try {
            static_cast<void>(Client(server.port()));
            return true;
        } catch (const std::runtime_error&) {
            return false;
        }
    }));
    expect_a_good_game(server);
}

/// What this program uses of the processors within a while, all its threads together.
std::chrono::nanoseconds processor_time_of_a_while() {
    const auto used = [] {
        timespec time{};
        EXPECT_EQ(clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time), 0);
        return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
    };
    const auto before = used();
    std::this_thread::sleep_for(std::chrono::milliseconds(500));
    return used() - before;
}

TEST(Abuse, NothingIsAtWorkWhenAllPagesHaveGone) {
    const RunningServer server([](server::ServerSettings& settings) {
        settings.searches.longest = std::chrono::hours(2);  // nothing ends for want of time
        settings.searches.unwatched = app::Milliseconds(10);
    });
    {
        Client analyst = server.client();
        analyst.send({{"type", "analyse"}, {"request", 1}});
        json::object lines;
        do lines = analyst.receive("lines");
        while (at(lines, "lines").as_array().empty());
        Client counter = server.client();
        const json::object game = counter.begin("bughouse", "person", "person");
        counter.send({{"type", "counts"}, {"id", string_at(game, "id")}, {"depth", 6}});  // of minimax, it takes days
        Client player = server.client();
        static_cast<void>(player.begin("chess", R"({"kind":"computer","time":3600000})", "person"));
        Client reader = server.client();
        reader.send({{"type", "xray"}, {"game", "chess"}, {"algorithm", "minimax"}, {"depth", 8}});
        EXPECT_TRUE(eventually([] { return processor_time_of_a_while() > std::chrono::milliseconds(200); }));
    }
    EXPECT_TRUE(eventually([] { return processor_time_of_a_while() < std::chrono::milliseconds(50); }));
}

TEST(Abuse, IdlePagesMakeRoom) {
    const RunningServer server([](server::ServerSettings& settings) { settings.network.websockets = 4; });
    Client player = server.client();
    static_cast<void>(player.begin("chess", "person", "person"));
    std::vector<Client> idle;
    for (int i = 0; i < 20; ++i) idle.push_back(server.client());
    EXPECT_EQ(string_at(play(player, 0, "e2e4"), "type"), "ply") << "who plays stays";
    expect_a_good_game(server);
}

TEST(Abuse, WhenAllArePlayingNobodyElseGetsIn) {
    const RunningServer server([](server::ServerSettings& settings) { settings.network.websockets = 2; });
    Client one = server.client();
    Client other = server.client();
    static_cast<void>(one.begin("chess", "person", "person"));
    static_cast<void>(other.begin("chess", "person", "person"));
    EXPECT_THROW(Client(server.port()), std::runtime_error);
    EXPECT_EQ(string_at(play(one, 0, "e2e4"), "type"), "ply");
    EXPECT_EQ(string_at(play(other, 0, "e2e4"), "type"), "ply");
}

TEST(Abuse, BadRequestsAreAnsweredAndForgotten) {
    const RunningServer server;
    EXPECT_EQ(http(server.port(), "rubbish\r\n\r\n").status, 400);
    EXPECT_EQ(
        http(server.port(), "POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 0\r\n\r\n")
            .status,
        405);
    EXPECT_NE(
        http(server.port(), "GET / HTTP/1.1\r\nHost: localhost\r\nX: " + std::string(20'000, 'x') + "\r\n\r\n").status,
        200);
    EXPECT_EQ(get(server.port(), "/../../etc/passwd.txt").status, 404);
    EXPECT_EQ(get(server.port(), "/ws").status, 200) << "without an upgrade it is a path of the page";
    EXPECT_EQ(http(server.port(),
                   "GET /else HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                   "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
                  .status,
              404);
    expect_a_good_game(server);
}

}  // namespace
}  // namespace rookery::server_test
