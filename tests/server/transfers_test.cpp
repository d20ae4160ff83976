// What is too large for a message.

#include "app/transfers.h"

#include <csignal>
#include <memory>
#include <vector>

#include <gtest/gtest.h>
#include <sys/resource.h>

#include "server/running_server.h"
#include "text/parse_error.h"

namespace rookery::server_test {
namespace {

namespace fs = std::filesystem;
using app::Transfers;

std::string post(const std::string& body, const std::string& more = "Origin: http://localhost\r\n") {
    return "POST /transfers HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + more +
           "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body;
}

std::string token_in(const HttpAnswer& answer) { return string_at(json::parse(answer.body), "transfer"); }

TEST(Transfers, TravelBothWays) {
    const RunningServer server;
    std::string content;
    for (int line = 0; content.size() < 3'000'000; ++line) content += "line " + std::to_string(line) + "\n";
    const HttpAnswer taken = http(server.port(), post(content));
    ASSERT_EQ(taken.status, 201) << taken.body;
    const HttpAnswer again = get(server.port(), "/transfers/" + token_in(taken));
    EXPECT_EQ(again.status, 200);
    EXPECT_EQ(again.body, content);
    EXPECT_EQ(again.headers.find("content-disposition"), std::string::npos);
    const HttpAnswer saved = get(server.port(), "/transfers/" + token_in(taken) + "?save");
    EXPECT_NE(saved.headers.find("content-disposition: attachment; filename=\"transfer\""), std::string::npos);
    EXPECT_EQ(get(server.port(), "/transfers/nothing").status, 404);
    EXPECT_EQ(get(server.port(), "/transfers").status, 404);
    EXPECT_EQ(token_in(http(server.port(), post(""))).size(), 10U) << "an empty one is one";
}

TEST(Transfers, ComeFromThePageOnlyAndSayHowLargeTheyAre) {
    const RunningServer server;
    EXPECT_EQ(http(server.port(), post("x", "")).status, 403);
    EXPECT_EQ(http(server.port(), post("x", "Origin: http://elsewhere.example\r\n")).status, 403);
    EXPECT_EQ(http(server.port(),
                   "POST /transfers HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
                   "Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n\r\n")
                  .status,
              411);
    EXPECT_EQ(http(server.port(),
                   "POST /transfers HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
                   "Content-Length: 300000000\r\n\r\n")
                  .status,
              413);
    EXPECT_EQ(http(server.port(), "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n\r\nx").status, 400);
    EXPECT_EQ(http(server.port(), "DELETE /transfers HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").status,
              405);
}

TEST(Transfers, AreFilesThatGoAgain) {
    const support::TemporaryFolder folder;
    const fs::path place = folder.path() / "transfers";
    fs::path file;
    {
        Transfers transfers(place);
        const std::string token = transfers.add("some text", "text/plain", "text.txt");
        file = transfers.get(token).file;
        EXPECT_EQ(fs::file_size(file), 9U);
        EXPECT_EQ(transfers.get(token).name, "text.txt");
        const std::string other = transfers.add("more", "text/plain", "more.txt");
        transfers.remove(other);
        EXPECT_FALSE(transfers.find(other));
        EXPECT_THROW(static_cast<void>(transfers.get(other)), text::ParseError);
        EXPECT_TRUE(transfers.find(token));
    }
    EXPECT_FALSE(fs::exists(file));
    EXPECT_FALSE(fs::exists(place));
}

TEST(Transfers, ThereIsRoomForSoMuch) {
    const support::TemporaryFolder folder;
    app::TransferLimits limits;
    limits.each_bytes = 10;
    limits.all_bytes = 25;
    Transfers transfers(folder.path() / "transfers", limits);
    EXPECT_THROW(static_cast<void>(transfers.add("eleven byte", "text/plain", "")), text::ParseError);
    const std::string first = transfers.add("ten bytes.", "text/plain", "");
    const std::string second = transfers.add("ten bytes.", "text/plain", "");
    EXPECT_THROW(static_cast<void>(transfers.add("ten bytes.", "text/plain", "")), text::ParseError);
    transfers.remove(first);
    EXPECT_TRUE(transfers.find(transfers.add("ten bytes.", "text/plain", "")));
    limits.kept = std::chrono::minutes(0);
    Transfers forgetful(folder.path() / "others", limits);
    const std::string old = forgetful.add("ten bytes.", "text/plain", "");
    static_cast<void>(forgetful.add("new", "text/plain", ""));
    EXPECT_FALSE(forgetful.find(old));
}

/// How many transfers a server has as files.
std::size_t files_of(const RunningServer& server) {
    std::error_code error;
    std::size_t count = 0;
    for (const auto& entry : fs::directory_iterator(server.folder() / "transfers", error))
        count += entry.is_regular_file();
    return count;
}

const std::string head_of_upload = "POST /transfers HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n";

std::string beginning_of(std::uint64_t bytes) {
    return head_of_upload + "Content-Length: " + std::to_string(bytes) + "\r\n\r\nhalf";
}

TEST(Transfers, WhatDoesNotArriveIsForgotten) {
    const RunningServer server(
        [](server::ServerSettings& settings) { settings.network.upload_window = app::Milliseconds(100); });
    RawConnection slow(server.port());
    slow.send(beginning_of(1000));
    const std::string answer = slow.read_to_end();
    EXPECT_EQ(answer.substr(0, 12), "HTTP/1.1 408") << answer;
    EXPECT_NE(answer.find("This came too slowly"), std::string::npos);
    EXPECT_EQ(files_of(server), 0U) << "before it is told";
}

TEST(Transfers, WhatIsBrokenOffIsForgotten) {
    const RunningServer server;
    {
        RawConnection half(server.port());
        half.send(beginning_of(1000));
        EXPECT_TRUE(eventually([&] { return files_of(server) == 1; }));
    }
    EXPECT_TRUE(eventually([&] { return files_of(server) == 0; }));
}

TEST(Transfers, AnnouncementsTakeUpNoRoom) {
    const RunningServer server([](server::ServerSettings& settings) {
        settings.transfers.each_bytes = 1'000'000;
        settings.transfers.all_bytes = 2'000'000;
    });
    std::vector<std::unique_ptr<RawConnection>> slow;
    for (int i = 0; i < 10; ++i) {
        slow.push_back(std::make_unique<RawConnection>(server.port()));
        slow.back()->send(beginning_of(1'000'000));
    }
    EXPECT_TRUE(eventually([&] { return files_of(server) == 10; }));
    EXPECT_EQ(http(server.port(), post(std::string(900'000, 'x'))).status, 201);
    EXPECT_EQ(http(server.port(), post(std::string(900'000, 'x'))).status, 201);
    EXPECT_EQ(http(server.port(), post(std::string(900'000, 'x'))).status, 507) << "what is there does";
}

TEST(Transfers, OfVeryManyTheOldestGoes) {
    const RunningServer server([](server::ServerSettings& settings) { settings.transfers.count = 5; });
    std::string first;
    for (int i = 0; i < 20; ++i) {
        const HttpAnswer taken = http(server.port(), post(""));
        ASSERT_EQ(taken.status, 201);
        if (i == 0) first = token_in(taken);
    }
    EXPECT_EQ(files_of(server), 5U);
    EXPECT_EQ(get(server.port(), "/transfers/" + first).status, 404);
}

TEST(Transfers, WhatADeadProgramLeftIsSweptAway) {
    const support::TemporaryFolder folder;
    folder.write("transfers/h4k2m9xq3b", "from before");
    const Transfers transfers(folder.path() / "transfers");
    EXPECT_FALSE(fs::exists(folder.path() / "transfers" / "h4k2m9xq3b"));
}

TEST(Transfers, WhoSendsTooMuchIsToldSoWhileItStillSends) {
    const RunningServer server([](server::ServerSettings& settings) { settings.transfers.each_bytes = 1'000'000; });
    // More than the buffers between the two hold: it is not all sent when the answer comes.
    const HttpAnswer answer = http(server.port(), post(std::string(20'000'000, 'x')));
    EXPECT_EQ(answer.status, 413);
    EXPECT_NE(answer.body.find("This is too large"), std::string::npos) << answer.body;
}

/// Lets no file of this program grow larger.
class FullDisk {
public:
    explicit FullDisk(rlim_t bytes) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
        getrlimit(RLIMIT_FSIZE, &original_);
        const rlimit small{bytes, original_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
    }
    ~FullDisk() {
        setrlimit(RLIMIT_FSIZE, &original_);
        std::signal(SIGXFSZ, handler_);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    rlimit original_{};
    void (*handler_)(int);
};

TEST(Transfers, AFullDiskIsToldInASentence) {
    const RunningServer server;
    const FullDisk disk(3'000'000);
    const HttpAnswer answer = http(server.port(), post(std::string(20'000'000, 'x')));
    EXPECT_EQ(answer.status, 507);
    EXPECT_EQ(answer.body, "The disk is full.\n");
    EXPECT_EQ(files_of(server), 0U);
    EXPECT_EQ(http(server.port(), post("small")).status, 201);
}

}  // namespace
}  // namespace rookery::server_test
