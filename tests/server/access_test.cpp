// Who comes from other machines: with a code, once, and with fewer rights.

#include "server/network/access.h"

#include <filesystem>

#include <gtest/gtest.h>

#include "server/engines/engine_registry.h"
#include "server/program.h"
#include "server/running_server.h"

namespace rookery::server_test {
namespace {

using server::Access;

TEST(Access, ACodeOpensTheDoorOnce) {
    Access access;
    const std::string code = access.new_code();
    EXPECT_FALSE(access.admit(""));
    EXPECT_FALSE(access.admit(code + "x"));
    const auto key = access.admit(code);
    ASSERT_TRUE(key);
    EXPECT_FALSE(access.admit(code)) << "it is used";
    EXPECT_EQ(access.visitor_with(*key), server::Visitor::Afar);
    EXPECT_FALSE(access.visitor_with(code));
    EXPECT_FALSE(access.visitor_with(""));
    EXPECT_NE(access.admit(access.new_code()), key);
}

TEST(Access, OfVeryManyCodesTheOldestIsForgotten) {
    Access access;
    const std::string old = access.new_code();
    for (int i = 0; i < 100; ++i) static_cast<void>(access.new_code());
    EXPECT_FALSE(access.admit(old));
}

TEST(Access, AClassComesInWithOneCodeUntilItIsOver) {
    Access access;
    const std::string code = access.open_class();
    EXPECT_EQ(access.open_class(), code) << "it is open already";
    const auto one = access.admit(code);
    const auto other = access.admit(code);
    ASSERT_TRUE(one);
    ASSERT_TRUE(other);
    EXPECT_NE(*one, *other);
    EXPECT_EQ(access.visitor_with(*one), server::Visitor::Student);
    access.close_class();
    EXPECT_FALSE(access.admit(code));
    EXPECT_FALSE(access.visitor_with(*one));
    EXPECT_NE(access.open_class(), code);
}

TEST(Access, ReadsParametersAndCookies) {
    EXPECT_EQ(server::parameter_in("/play/k3v9?code=abc", "code"), "abc");
    EXPECT_EQ(server::parameter_in("/?a=1&code=abc&b=2", "code"), "abc");
    EXPECT_EQ(server::parameter_in("/?decode=abc", "code"), "");
    EXPECT_EQ(server::parameter_in("/code=abc", "code"), "");
    EXPECT_EQ(server::cookie_in("a=1; rookery-7373=key; b=2", "rookery-7373"), "key");
    EXPECT_EQ(server::cookie_in("rookery-73737=key", "rookery-7373"), "");
    EXPECT_EQ(server::cookie_in("", "rookery-7373"), "");
}

/// A server to which everybody comes from afar.
class Afar : public testing::Test {
protected:
    /// The path with the code of an address.
    static std::string path_of(const std::string& address) { return address.substr(address.find('/', 8)); }

    static std::string cookie_of(const HttpAnswer& answer) {
        const std::size_t begin = answer.headers.find("set-cookie: ");
        if (begin == std::string::npos) return "";
        const std::size_t end = answer.headers.find(';', begin);
        return answer.headers.substr(begin + 12, end - begin - 12);
    }

    static std::string come_in(const RunningServer& server) {
        return cookie_of(get(server.port(), path_of(server.invitation())));
    }

    static Client client(const RunningServer& server, const std::string& cookie) {
        const std::string host = "localhost:" + std::to_string(server.port());
        return {server.port(), {host, "http://" + host, cookie}};
    }

    static void lock(server::ServerSettings& settings) { settings.everybody_needs_a_code = true; }

    const json::object any_game_{{"type", "delete"}, {"filter", json::object{}}};
    const json::object other_engine_{
        {"type", "new"},
        {"game", "bughouse"},
        {"players",
         json::object{{"first", json::object{{"kind", "person"}}},
                      {"second", json::object{{"kind", "computer"}, {"depth", 1}, {"evaluation", "external"}}}}}};
};

TEST_F(Afar, NothingIsShownWithoutACode) {
    const RunningServer server(lock);
    for (const std::string path : {"/", "/assets/page-1234.js", "/?code=", "/?code=2222222222"}) {
        const HttpAnswer answer = get(server.port(), path);
        EXPECT_EQ(answer.status, 403) << path;
        EXPECT_NE(answer.body.find("This needs a code"), std::string::npos) << answer.body;
    }
    EXPECT_EQ(http(server.port(),
                   "POST /transfers HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
                   "Content-Length: 1\r\n\r\nx")
                  .status,
              403);
    EXPECT_THROW(client(server, ""), std::runtime_error);
    EXPECT_THROW(client(server, "rookery-" + std::to_string(server.port()) + "=wrong"), std::runtime_error);
}

TEST_F(Afar, TheCodeBecomesAKey) {
    const RunningServer server(lock);
    const std::string path = path_of(server.invitation());
    EXPECT_EQ(http(server.port(), "HEAD " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").status,
              403)
        << "who only looks does not use it up";
    const HttpAnswer answer = get(server.port(), path);
    EXPECT_EQ(answer.status, 303);
    EXPECT_NE(answer.headers.find("location: /\r\n"), std::string::npos) << answer.headers;
    EXPECT_NE(answer.headers.find("; path=/; httponly; samesite=lax"), std::string::npos) << answer.headers;
    const std::string cookie = cookie_of(answer);
    EXPECT_EQ(get(server.port(), path).status, 403) << "it works once";
    EXPECT_EQ(get(server.port(), "/", "localhost", "Cookie: " + cookie + "\r\n").status, 200);
    EXPECT_EQ(get(server.port(), path, "localhost", "Cookie: " + cookie + "\r\n").status, 200) << "a bookmark";
    Client page = client(server, cookie);
    EXPECT_EQ(string_at(page.greet(), "type"), "welcome");
    EXPECT_EQ(string_at(page.begin("chess", "person", "person"), "type"), "game");
}

TEST_F(Afar, NobodyIsSentElsewhere) {
    const RunningServer server(lock);
    const std::string path = path_of(server.invitation());
    const HttpAnswer answer = get(server.port(), "//evil.example" + path);
    EXPECT_NE(answer.headers.find("location: /\r\n"), std::string::npos) << answer.headers;
}

TEST_F(Afar, NoGamesAreDeletedAndNoEnginesStarted) {
    const RunningServer server(lock);
    server::EngineRegistry(server.folder()).add({"Named", "true", false, false});
    Client page = client(server, come_in(server));
    const json::object welcome = page.greet();
    EXPECT_EQ(text(at(welcome, "engines")), "[]");
    EXPECT_EQ(string_at(page.ask({{"type", "analyse"}, {"engine", "Named"}}), "code"), "cannot-start-from-here");
    EXPECT_FALSE(at(welcome, "rights.may_delete").as_bool());
    EXPECT_FALSE(at(welcome, "rights.may_invite").as_bool());
    EXPECT_EQ(text(welcome).find("\"external\""), std::string::npos);
    EXPECT_NE(string_at(page.ask(any_game_), "reason").find("no games can be deleted"), std::string::npos);
    EXPECT_NE(string_at(page.ask(other_engine_), "reason").find("no other engines can be started"), std::string::npos);
    EXPECT_EQ(string_at(page.ask({{"type", "lab-stop-run"}, {"run", "abc"}}), "code"), "cannot-stop-from-here");
    EXPECT_EQ(string_at(page.ask({{"type", "invite"}}), "type"), "refused");
    EXPECT_EQ(string_at(page.ask({{"type", "games"}}), "type"), "games") << "looking on is free";
}

TEST_F(Afar, NobodyStartsAnEngineByLettingItMove) {
    const support::TemporaryFolder data;
    const auto in_data = [&](server::ServerSettings& settings) { settings.data = data.path(); };
    server::EngineRegistry(data.path()).add({"Seat", "true", false, true});
    const std::string beside_seat = R"({"kind":"person","partner":{"board":1,"engine":"Seat"}})";
    std::string id;
    {
        const RunningServer here(in_data);
        id = string_at(here.client().begin("bughouse", beside_seat, "person"), "id");
    }
    const RunningServer server([&](server::ServerSettings& settings) {
        lock(settings);
        in_data(settings);
    });
    Client page = client(server, come_in(server));
    EXPECT_EQ(text(at(page.greet(), "seated_engines")), "[]");
    EXPECT_EQ(string_at(page.begin("bughouse", beside_seat, "person"), "code"), "cannot-start-from-here");
    EXPECT_EQ(string_at(page.ask({{"type", "open"}, {"id", id}}), "type"), "game");
    EXPECT_EQ(string_at(page.ask({{"type", "partner"}}), "code"), "cannot-start-from-here");
    // Rookery itself sits beside everybody.
    static_cast<void>(page.begin("bughouse", R"({"kind":"person","partner":{"board":1}})", "person"));
    EXPECT_EQ(string_at(page.ask({{"type", "partner"}}), "type"), "status");
}

TEST_F(Afar, NobodyStartsAnEngineByOpeningItsGame) {
    const support::TemporaryFolder data;
    const auto in_data = [&](server::ServerSettings& settings) { settings.data = data.path(); };
    const std::filesystem::path trace = data.path() / "started";
    server::EngineRegistry(data.path()).add({"Named", "touch '" + trace.string() + "'", false, false});
    std::string id;
    {
        const RunningServer here(in_data);
        id = string_at(here.client().begin("chess", "person", R"({"kind":"computer","engine":"Named"})"), "id");
    }
    {
        const RunningServer server([&](server::ServerSettings& settings) {
            lock(settings);
            in_data(settings);
        });
        Client page = client(server, come_in(server));
        page.greet();
        EXPECT_EQ(string_at(page.ask({{"type", "open"}, {"id", id}}), "type"), "game");
        // The move is told when it is stored, and its answer may have been refused by then.
        page.send({{"type", "move"}, {"ply", 0}, {"move", "e2e4"}});
        EXPECT_EQ(string_at(page.receive("refused"), "code"), "cannot-start-from-here");
        EXPECT_FALSE(std::filesystem::exists(trace));
    }
    const RunningServer here(in_data);
    Client page = here.client();
    page.send({{"type", "open"}, {"id", id}});
    static_cast<void>(page.receive("refused"));  // it is no engine, but was tried
    EXPECT_TRUE(std::filesystem::exists(trace));
}

TEST_F(Afar, WhoIsTrustedMayDoEverything) {
    const RunningServer server([](server::ServerSettings& settings) {
        lock(settings);
        settings.trust_others = true;
    });
    Client page = client(server, come_in(server));
    EXPECT_TRUE(at(page.greet(), "rights.may_delete").as_bool());
    EXPECT_EQ(string_at(page.ask(any_game_), "type"), "delete");
    EXPECT_EQ(string_at(page.ask(other_engine_), "type"), "game");
    const std::string address = string_at(page.ask({{"type", "invite"}}), "address");
    EXPECT_EQ(get(server.port(), path_of(address)).status, 303) << "for somebody else";
}

TEST_F(Afar, OnThisMachineNobodyNeedsACode) {
    const RunningServer server([](server::ServerSettings& settings) { settings.address = "0.0.0.0"; });
    Client page = server.client();
    EXPECT_TRUE(at(page.greet(), "rights.may_invite").as_bool());
    EXPECT_EQ(string_at(page.ask(any_game_), "type"), "delete");
    EXPECT_EQ(string_at(page.ask({{"type", "invite"}}), "address").substr(0, 7), "http://");
    const RunningServer closed;
    Client alone = closed.client();
    EXPECT_FALSE(at(alone.greet(), "rights.may_invite").as_bool());
    EXPECT_NE(string_at(alone.ask({{"type", "invite"}}), "reason").find("--listen 0.0.0.0"), std::string::npos);
}

TEST_F(Afar, TheProgramPrintsAnAddressWithACodeAndAWarning) {
    const support::TemporaryFolder folder;
    PlayProgram program({"--port", "0", "--listen", "0.0.0.0", "--data", folder.path().string()},
                        PlayProgram::Capture::ErrorsToo);
    const std::string line = program.read_line();
    EXPECT_EQ(line.substr(0, 43), "For one browser on another machine: http://") << line;
    EXPECT_NE(line.find("/?code="), std::string::npos) << line;
    const std::string warning = program.read_line();
    EXPECT_EQ(warning.substr(0, 49), "rookery: other machines can reach this program; o") << warning;
}

}  // namespace
}  // namespace rookery::server_test
