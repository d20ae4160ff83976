// Other programs that are started for a tab: they get nothing of ours, and end with the tab.

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>
#include <signal.h>

#include "protocol/clients/process.h"
#include "server/running_server.h"

namespace rookery::server_test {
namespace {

namespace fs = std::filesystem;

/// A `stockfish` that values every board the same, and writes down its number and what it has open.
class ExternalEngine : public testing::Test {
protected:
    ExternalEngine() {
        const std::string program = folder_.write("stockfish", R"(#!/bin/sh
ls -l /proc/$$/fd > ")" + files().string() + R"("
echo $$ > ")" + number().string() + R"(.new"
mv ")" + number().string() + R"(.new" ")" + number().string() + R"("
while read -r word rest; do
    case $word in
        uci) echo "id name Same"; echo uciok ;;
        isready) echo readyok ;;
        go) echo "info depth 1 score cp 10 pv e2e4"; echo "bestmove e2e4" ;;
        quit) exit ;;
    esac
done
)");
        fs::permissions(program, fs::perms::owner_all);
        const char* path = std::getenv("PATH");
        default_path_ = path != nullptr ? path : "";
        setenv("PATH", (folder_.path().string() + ":" + default_path_).c_str(), 1);
    }
    ~ExternalEngine() override { setenv("PATH", default_path_.c_str(), 1); }

    [[nodiscard]] fs::path number() const { return folder_.path() / "number"; }
    [[nodiscard]] fs::path files() const { return folder_.path() / "files"; }

    /// From now on there is only one that cannot be used.
    void break_program() const { static_cast<void>(folder_.write("stockfish", "#!/bin/sh\nexit 1\n")); }

    [[nodiscard]] pid_t wait_for_start() const {
        EXPECT_TRUE(eventually([&] { return fs::exists(number()); }));
        pid_t process = 0;
        std::ifstream(number()) >> process;
        EXPECT_GT(process, 0);
        return process;
    }
    static bool is_gone(pid_t process) { return process > 0 && kill(process, 0) != 0; }

private:
    support::TemporaryFolder folder_;
    std::string default_path_;
};

/// No search ends for want of time: if a process ends, it is because its tab has gone.
void patient(server::ServerSettings& settings) {
    settings.searches.longest = settings.searches.unwatched = std::chrono::hours(2);
}

const std::string asks_other = R"({"kind":"computer","depth":2,"evaluation":"external"})";

TEST_F(ExternalEngine, EndsWithTheTabThatPlays) {
    const RunningServer server(patient);
    pid_t process = 0;
    {
        Client client = server.client();
        ASSERT_EQ(string_at(client.begin("bughouse", "person", asks_other), "type"), "game");
        ASSERT_EQ(string_at(play(client, 0, "A:e2e4"), "type"), "ply");
        EXPECT_EQ(string_at(client.receive("ply"), "record.by"), "computer");
        process = wait_for_start();
        EXPECT_FALSE(is_gone(process)) << "it is needed again";
    }
    EXPECT_TRUE(eventually([&] { return is_gone(process); }));
}

TEST_F(ExternalEngine, EndsWithTheTabThatAnalyses) {
    const RunningServer server(patient);
    pid_t process = 0;
    {
        Client client = server.client();
        client.send(R"({"type":"analyse","game":"bughouse","evaluation":"external"})");
        process = wait_for_start();
    }
    EXPECT_TRUE(eventually([&] { return is_gone(process); }));
}

TEST_F(ExternalEngine, EndsWithTheTabThatRecords) {
    const RunningServer server(patient);
    pid_t process = 0;
    {
        Client client = server.client();
        const json::object thinker{{"algorithm", "search"}, {"depth", 3}, {"evaluation", "external"}};
        const json::object job = client.ask(
            {{"type", "lab-run"}, {"game", "bughouse"}, {"first", thinker}, {"second", thinker}, {"games", 100}});
        ASSERT_EQ(string_at(job, "type"), "job") << text(job);
        process = wait_for_start();
    }
    EXPECT_TRUE(eventually([&] { return is_gone(process); }));
}

/// The same as data, for a page in another language.
void expect_failure_as_data(const json::object& message, std::string_view code) {
    EXPECT_EQ(string_at(message, "code"), code) << text(message);
    EXPECT_EQ(string_at(message, "parameters.engine"), "stockfish") << text(message);
    EXPECT_EQ(string_at(message, "parameters.how"), "ended") << text(message);
    EXPECT_EQ(string_at(message, "parameters.problem"), "'stockfish' ended with exit code 1") << text(message);
}

void expect_failure(const json::object& message) {
    EXPECT_TRUE(
        string_at(message, "reason")
            .starts_with("The engine that the evaluation asks has failed, and the built-in evaluation goes on: "))
        << text(message);
    expect_failure_as_data(message, "evaluation-goes-on");
}

TEST_F(ExternalEngine, ThatFailsIsToldAndTheGameGoesOn) {
    break_program();
    const RunningServer server;
    Client client = server.client();
    ASSERT_EQ(string_at(client.begin("bughouse", "person", asks_other), "type"), "game");
    ASSERT_EQ(string_at(play(client, 0, "A:e2e4"), "type"), "ply");
    expect_failure(client.receive("refused"));
    EXPECT_EQ(string_at(client.receive("ply"), "record.by"), "computer");
}

TEST_F(ExternalEngine, ThatFailsIsToldToWhoAnalyses) {
    break_program();
    const RunningServer server;
    Client client = server.client();
    client.send(R"({"type":"analyse","game":"bughouse","evaluation":"external"})");
    expect_failure(client.receive("refused"));
    EXPECT_EQ(string_at(client.receive("lines"), "type"), "lines");
}

TEST_F(ExternalEngine, ThatFailsLeavesNoXray) {
    break_program();
    const RunningServer server;
    Client client = server.client();
    const json::object end = client.finish({{"type", "xray"}, {"game", "bughouse"}, {"evaluation", "external"}});
    EXPECT_EQ(string_at(end, "type"), "failed") << text(end);
    EXPECT_TRUE(string_at(end, "reason").starts_with("The engine that the evaluation asks has failed: ")) << text(end);
    expect_failure_as_data(end, "evaluation-engine-failed");
}

TEST_F(ExternalEngine, ThatFailsEndsARunOfTheLab) {
    break_program();
    const RunningServer server;
    Client client = server.client();
    const json::object player{{"algorithm", "search"}, {"depth", 1}, {"evaluation", "external"}};
    const json::object end =
        client.finish({{"type", "lab-run"}, {"game", "bughouse"}, {"first", player}, {"second", player}});
    EXPECT_EQ(string_at(end, "type"), "failed") << text(end);
    expect_failure_as_data(end, "evaluation-engine-failed");
}

TEST_F(ExternalEngine, SeesNoneOfOurConnectionsAndFiles) {
    const RunningServer server;
    Client client = server.client();
    static_cast<void>(client.begin("bughouse", "person", asks_other));
    static_cast<void>(play(client, 0, "A:e2e4"));
    static_cast<void>(wait_for_start());
    std::ifstream stream(files());
    int lines = 0;
    for (std::string line; std::getline(stream, line); ++lines) {
        EXPECT_EQ(line.find("socket:"), std::string::npos) << line;
        EXPECT_EQ(line.find("games.sqlite"), std::string::npos) << line;
        EXPECT_EQ(line.find("anon_inode"), std::string::npos) << line;
    }
    EXPECT_GT(lines, 3);
}

}  // namespace
}  // namespace rookery::server_test
