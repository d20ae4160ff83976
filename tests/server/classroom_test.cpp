// A teacher on the machine where the server runs, and students of other machines.

#include <gtest/gtest.h>

#include "server/running_server.h"

namespace rookery::server_test {
namespace {

const json::object& exercise() {
    static const json::object object{
        {"title", "Minimax"},
        {"game", "tree"},
        {"text", "((3 12 8) (2 4 6))"},
        {"questions", json::array{json::object{{"words", "What is it worth?"}, {"kind", "number"}},
                                  json::object{{"words", "Which?"}, {"kind", "choice"}, {"choices", {"a", "b"}}}}}};
    return object;
}

/// What a student knows about the right answers before the teacher tells: nothing.
bool knows_solutions(const json::object& message) { return message.at("classroom").as_object().contains("solutions"); }

TEST(ClassroomServer, TheTeacherSeesWhoAnsweredWhat) {
    const RunningServer server;
    Client teacher = server.client();
    EXPECT_TRUE(teacher.ask({{"type", "class-watch"}}).at("classroom").is_null());
    json::object seen = teacher.ask({{"type", "class-open"}, {"exercise", exercise()}});
    EXPECT_EQ(string_at(seen, "classroom.address"), "") << "nobody can come from elsewhere";

    Client student = server.client();
    json::object room = student.ask({{"type", "class-join"}});
    EXPECT_EQ(string_at(room, "classroom.title"), "Minimax");
    EXPECT_FALSE(at(room, "classroom").as_object().contains("exercise")) << "first one says who one is";
    room = student.ask({{"type", "class-join"}, {"name", "Anna"}});
    EXPECT_EQ(string_at(room, "classroom.exercise.text"), "((3 12 8) (2 4 6))");
    const std::string token = string_at(room, "classroom.student");
    seen = teacher.receive("register");
    EXPECT_EQ(string_at(seen, "classroom.students.0.name"), "Anna");
    EXPECT_EQ(text(seen).find(token), std::string::npos) << "not even the teacher can speak for a student";

    room = student.ask({{"type", "class-answer"}, {"question", 0}, {"answer", "3"}});
    EXPECT_EQ(string_at(room, "classroom.answers.0"), "3");
    EXPECT_FALSE(knows_solutions(room));
    seen = teacher.receive("register");
    EXPECT_EQ(string_at(seen, "classroom.students.0.answers.0"), "3");

    Client other = server.client();
    room = other.ask({{"type", "class-join"}, {"name", "Bea"}});
    EXPECT_EQ(text(room).find("Anna"), std::string::npos) << "what others do is nobody's business";
    static_cast<void>(teacher.receive("register"));

    student.vanish();
    Client again = server.client();
    room = again.ask({{"type", "class-join"}, {"student", token}});
    EXPECT_EQ(string_at(room, "classroom.name"), "Anna") << "a reload";
    EXPECT_EQ(string_at(room, "classroom.answers.0"), "3");

    seen = teacher.ask({{"type", "class-close"}, {"solutions", json::array{json::array{"3"}, json::array{"a"}}}});
    EXPECT_FALSE(at(seen, "classroom.open").as_bool());
    room = again.receive("class");
    EXPECT_EQ(string_at(room, "classroom.solutions.0.0"), "3");
    room = again.ask({{"type", "class-answer"}, {"question", 0}, {"answer", "4"}});
    EXPECT_EQ(string_at(room, "code"), "class-closed");
    EXPECT_TRUE(teacher.ask({{"type", "class-end"}}).at("classroom").is_null());
    EXPECT_TRUE(again.receive("class").at("classroom").is_null());
}

/// A server that everybody needs a code for, in which whoever comes with a usual one is trusted and may teach.
class ClassOfAfar : public testing::Test {
protected:
    static std::string cookie_for(std::uint16_t port, const std::string& address) {
        const HttpAnswer answer = get(port, address.substr(address.find('/', 8)));
        const std::size_t begin = answer.headers.find("set-cookie: ");
        if (begin == std::string::npos) return "";
        return answer.headers.substr(begin + 12, answer.headers.find(';', begin) - begin - 12);
    }
    [[nodiscard]] Client client(const std::string& cookie) const {
        const std::string host = "localhost:" + std::to_string(server_.port());
        Client client(server_.port(), {host, "http://" + host, cookie});
        client.greet();
        return client;
    }

    const RunningServer server_{[](server::ServerSettings& settings) {
        settings.everybody_needs_a_code = true;
        settings.trust_others = true;
    }};
};

TEST_F(ClassOfAfar, StudentsComeInWithOneCodeAndCanDoNothingElse) {
    Client teacher = client(cookie_for(server_.port(), server_.invitation()));
    const json::object seen = teacher.ask({{"type", "class-open"}, {"exercise", exercise()}});
    const std::string address = string_at(seen, "classroom.address");
    EXPECT_NE(address.find("/class?code="), std::string::npos) << address;

    const std::string cookie = cookie_for(server_.port(), address);
    const std::string second = cookie_for(server_.port(), address);
    ASSERT_NE(cookie, "");
    EXPECT_NE(cookie, second) << "one code, many students";
    Client student = client(cookie);
    EXPECT_EQ(string_at(student.ask({{"type", "class-join"}, {"name", "Anna"}}), "classroom.name"), "Anna");
    EXPECT_EQ(string_at(student.ask({{"type", "position"}, {"game", "chess"}}), "type"), "position");
    EXPECT_EQ(string_at(student.ask({{"type", "xray"}, {"game", "tree"}, {"text", "(1 2)"}}), "type"), "job");
    for (const char* type : {"games", "games-facets", "puzzles", "puzzle", "invite"})
        EXPECT_EQ(string_at(student.ask({{"type", type}}), "code"), "only-looking") << type;
    EXPECT_EQ(string_at(student.ask({{"type", "open"}, {"id", "k3v9m2xq7a"}}), "code"), "only-looking");
    EXPECT_EQ(string_at(student.ask({{"type", "delete"}, {"filter", json::object{}}}), "code"), "only-looking");
    for (const char* type : {"class-watch", "class-end", "class-close"})
        EXPECT_EQ(string_at(student.ask({{"type", type}}), "type"), "refused") << type;
    EXPECT_EQ(http(server_.port(),
                   "POST /transfers HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nCookie: " + cookie +
                       "\r\nContent-Length: 1\r\n\r\nx")
                  .status,
              403);

    static_cast<void>(teacher.ask({{"type", "class-end"}}));
    EXPECT_EQ(cookie_for(server_.port(), address), "") << "the class is over";
    EXPECT_EQ(get(server_.port(), "/class", "localhost", "Cookie: " + cookie + "\r\n").status, 403);
}

/// A page inside another one might be clicked on without knowing: it can look, and nothing else.
TEST(Embedded, WhoLooksFromAnotherPageCanDoNothing) {
    const RunningServer server;
    Client owner = server.client();
    const std::string id = string_at(owner.begin("chess", "person", "person"), "id");
    static_cast<void>(owner.ask({{"type", "class-open"}, {"exercise", exercise()}}));
    const std::string host = "localhost:" + std::to_string(server.port());
    Client page(server.port(), {host, "http://" + host, "", "/ws?embed"});
    const json::object welcome = page.greet();
    EXPECT_FALSE(at(welcome, "rights.may_play").as_bool());
    EXPECT_FALSE(at(welcome, "rights.may_delete").as_bool());
    EXPECT_FALSE(at(welcome, "rights.may_teach").as_bool());
    EXPECT_EQ(text(welcome).find("\"external\""), std::string::npos);
    EXPECT_EQ(string_at(page.ask({{"type", "xray"}, {"game", "tree"}, {"text", "(1 2)"}}), "type"), "job");
    EXPECT_EQ(string_at(page.ask({{"type", "xray"}, {"game", "bughouse"}, {"evaluation", "external"}}), "type"),
              "refused");
    EXPECT_EQ(string_at(page.ask({{"type", "open"}, {"id", id}}), "code"), "only-looking");
    EXPECT_EQ(string_at(page.ask({{"type", "games"}}), "code"), "only-looking");
    EXPECT_EQ(string_at(page.ask({{"type", "reopen"}, {"id", id}}), "code"), "only-looking");
    EXPECT_EQ(string_at(page.ask({{"type", "class-join"}, {"name", "Anna"}}), "code"), "only-looking");
    EXPECT_EQ(string_at(page.ask({{"type", "class-watch"}}), "type"), "refused");
    // The race of X-ray is a small count. What takes the machine for long is not.
    const auto count = [&](int to, std::int64_t budget) {
        return page.ask({{"type", "lab-nodes"}, {"game", "wolf-sheep"}, {"from", 3}, {"to", to}, {"budget", budget}});
    };
    EXPECT_EQ(string_at(count(3, 20'000'000), "type"), "job");
    EXPECT_EQ(string_at(count(3, 20'000'001), "code"), "only-looking");
    EXPECT_EQ(string_at(count(4, 1'000), "code"), "only-looking");
    for (const char* type : {"lab-nodes", "lab-run", "lab-prove", "lab-grid", "lab-ladder", "lab-squares", "solve"})
        EXPECT_EQ(string_at(page.ask({{"type", type}}), "code"), "only-looking") << type;
    EXPECT_THROW(Client(server.port(), {host, "http://" + host, "", "/ws?other"}), std::runtime_error);
}

}  // namespace
}  // namespace rookery::server_test
