// `rookery play` as users run it, and as the world treats it.

#include "server/program.h"

#include <filesystem>
#include <fstream>
#include <iterator>

#include <gtest/gtest.h>

#include "server/running_server.h"
#include "support/run_program.h"

namespace rookery::server_test {
namespace {

std::vector<std::string> arguments(const support::TemporaryFolder& folder) {
    return {"--port", "0", "--data", folder.path().string()};
}

TEST(Program, KillingItLosesNoMoveThatWasShown) {
    const support::TemporaryFolder folder;
    for (const int plies : {1, 2, 3, 7, 20}) {
        std::string id;
        std::vector<std::string> shown;
        {
            PlayProgram program(arguments(folder));
            Client client(program.port());
            client.greet();
            id = string_at(client.begin("crazyhouse", depth_one, depth_one), "id");
            client.send(R"({"type":"run","delay":0})");
            while (static_cast<int>(shown.size()) < plies)
                shown.push_back(string_at(client.receive("ply"), "record.move"));
            EXPECT_EQ(program.end(SIGKILL), -SIGKILL);
        }
        PlayProgram program(arguments(folder));
        Client client(program.port());
        client.greet();
        const json::object game = client.ask({{"type", "open"}, {"id", id}});
        ASSERT_EQ(string_at(game, "type"), "game") << text(game);
        const json::array& records = at(game, "records").as_array();
        ASSERT_GT(records.size(), shown.size());
        for (std::size_t i = 0; i < shown.size(); ++i) EXPECT_EQ(string_at(records[i + 1], "move"), shown[i]);
        EXPECT_FALSE(at(game, "status.watch.running").as_bool());
        client.send(R"({"type":"step"})");
        EXPECT_EQ(number_at(client.receive("ply"), "record.ply"), static_cast<std::int64_t>(records.size()))
            << "it goes on where it was";
    }
}

TEST(Program, APersonsGameGoesOnAfterARestart) {
    const support::TemporaryFolder folder;
    std::string id;
    {
        PlayProgram program(arguments(folder));
        Client client(program.port());
        client.greet();
        id = string_at(client.begin("chess", "person", R"({"kind":"computer","time":60000})"), "id");
        EXPECT_EQ(string_at(play(client, 0, "e2e4"), "type"), "ply");
        EXPECT_EQ(program.end(SIGKILL), -SIGKILL);
    }
    PlayProgram program(arguments(folder));
    Client client(program.port());
    client.greet();
    EXPECT_EQ(number_at(client.ask({{"type", "open"}, {"id", id}}), "position.ply"), 1);
    client.send(R"({"type":"stop"})");  // the computer thinks again already
    EXPECT_EQ(string_at(client.receive("ply"), "record.by"), "computer");
}

TEST(Program, CtrlCEndsItCleanly) {
    for (const int signal : {SIGINT, SIGTERM}) {
        const support::TemporaryFolder folder;
        PlayProgram program(arguments(folder));
        Client client(program.port());
        client.greet();
        static_cast<void>(client.begin("chess", R"({"kind":"computer","time":60000})", "person"));
        EXPECT_EQ(program.end(signal), 0);
        EXPECT_EQ(client.wait_for_close(), 1001) << "going away";
    }
}

TEST(Program, ASecondOneFindsAnotherPort) {
    const support::TemporaryFolder folder;
    PlayProgram one({"--data", (folder.path() / "one").string()});
    PlayProgram other({"--data", (folder.path() / "other").string()});
    EXPECT_NE(one.port(), other.port());
    EXPECT_EQ(get(one.port(), "/").status, 200);
    EXPECT_EQ(get(other.port(), "/").status, 200);
}

TEST(Program, SweepsAwayTheUploadsOfOneThatWasKilled) {
    const support::TemporaryFolder folder;
    const auto uploads = [&] {
        std::error_code error;
        const std::filesystem::directory_iterator files(folder.path() / "transfers", error);
        return std::distance(begin(files), end(files));
    };
    {
        PlayProgram program(arguments(folder));
        EXPECT_EQ(
            http(program.port(),
                 "POST /transfers HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nConnection: close\r\n"
                 "Content-Length: 4\r\n\r\nleft")
                .status,
            201);
        EXPECT_EQ(program.end(SIGKILL), -SIGKILL);
    }
    EXPECT_EQ(uploads(), 1);
    const PlayProgram next(arguments(folder));
    EXPECT_EQ(uploads(), 0);
}

/// Sanitizers keep memory for themselves.
constexpr bool has_sanitizer =
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
    true;
#else
    false;
#endif
#else
    false;
#endif

/// The most memory that a process has had so far, in MB.
int max_memory_of(pid_t process) {
    std::ifstream status("/proc/" + std::to_string(process) + "/status");
    for (std::string word; status >> word;) {
        if (word != "VmHWM:") continue;
        int kilobytes = 0;
        status >> kilobytes;
        return kilobytes / 1024;
    }
    return 0;
}

/// Sends a file there; its name for messages.
std::string upload(const PlayProgram& program, const std::string& content) {
    const std::string host = "localhost:" + std::to_string(program.port());
    const HttpAnswer answer =
        http(program.port(), "POST /transfers HTTP/1.1\r\nHost: " + host + "\r\nOrigin: http://" + host +
                                 "\r\nConnection: close\r\nContent-Length: " + std::to_string(content.size()) +
                                 "\r\n\r\n" + content);
    EXPECT_EQ(answer.status, 201) << answer.body;
    return string_at(json::parse(answer.body), "transfer");
}

TEST(Program, AVeryLargeTreeDoesNotEatAllMemory) {
    const support::TemporaryFolder folder;
    PlayProgram program(arguments(folder));
    std::string list = "[0";
    while (list.size() < 60'000'000) list += ",0";
    const std::string transfer = upload(program, list + "]");
    Client client(program.port());
    client.greet();
    client.send(json::object{{"type", "write"}, {"transfer", transfer}});
    EXPECT_EQ(string_at(client.receive("failed"), "reason"), "This is too large to be read.");
    EXPECT_LT(max_memory_of(program.pid()), has_sanitizer ? 2000 : 500);
}

TEST(Program, EndsWhateverItIsReading) {
    std::string tags;
    for (int i = 0; i < 500'000; ++i) tags += "[T" + std::to_string(i) + " \"\"]\n";
    std::string moves = "1.";
    for (int i = 0; i < 100'000; ++i) moves += " Nf3 Nf6 Ng1 Ng8";
    for (const std::string& pgn : {tags, moves}) {
        const support::TemporaryFolder folder;
        PlayProgram program(arguments(folder));
        const std::string transfer = upload(program, pgn);
        Client client(program.port());
        client.greet();
        EXPECT_EQ(string_at(client.ask({{"type", "read"}, {"transfer", transfer}}), "type"), "job");
        EXPECT_EQ(program.end(SIGTERM), 0) << "it did not wait for the end of the file";
    }
}

TEST(Program, SaysWhatIsWrong) {
    const support::TemporaryFolder folder;
    const std::string file = folder.write("file", "no folder");
    const auto error = [](std::vector<std::string> words, int exit_code) {
        words.insert(words.begin(), "play");
        const auto result = support::run_program(ROOKERY_PROGRAM, words);
        EXPECT_EQ(result.exit_code, exit_code) << result.standard_error;
        EXPECT_EQ(result.standard_output, "");
        return result.standard_error;
    };
    EXPECT_NE(error({"--data", file, "--port", "0"}, 1).find("cannot make the folder"), std::string::npos);
    EXPECT_NE(error({"--data", folder.path().string(), "--listen", "nowhere"}, 1).find("'nowhere' is not an address"),
              std::string::npos);
    EXPECT_NE(error({"--port", "a lot"}, 2).find("--port"), std::string::npos);
    const PlayProgram program(arguments(folder));
    const std::string taken = std::to_string(program.port());
    const std::string elsewhere = (folder.path() / "elsewhere").string();
    EXPECT_NE(error({"--data", elsewhere, "--port", taken}, 1).find("cannot listen on port " + taken),
              std::string::npos);
    EXPECT_NE(error({"--data", folder.path().string(), "--port", "0"}, 1)
                  .find("another Rookery has the games in " + folder.path().string() +
                        " open, at http://127.0.0.1:" + taken + "/"),
              std::string::npos);
}

}  // namespace
}  // namespace rookery::server_test
