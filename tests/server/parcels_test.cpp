// What is too large for a message.

#include "server/parcels.h"

#include <gtest/gtest.h>

#include "game/parse_error.h"
#include "server/running_server.h"

namespace rookery::server_test {
namespace {

namespace fs = std::filesystem;
using server::Parcels;

std::string post(const std::string& body, const std::string& more = "Origin: http://localhost\r\n") {
    return "POST /parcels HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + more +
           "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body;
}

std::string token_in(const HttpAnswer& answer) { return string_at(json::parse(answer.body), "parcel"); }

TEST(Parcels, TravelBothWays) {
    const RunningServer server;
    std::string content;
    for (int line = 0; content.size() < 3'000'000; ++line) content += "line " + std::to_string(line) + "\n";
    const HttpAnswer taken = http(server.port(), post(content));
    ASSERT_EQ(taken.status, 201) << taken.body;
    const HttpAnswer again = get(server.port(), "/parcels/" + token_in(taken));
    EXPECT_EQ(again.status, 200);
    EXPECT_EQ(again.body, content);
    EXPECT_EQ(again.headers.find("content-disposition"), std::string::npos);
    const HttpAnswer saved = get(server.port(), "/parcels/" + token_in(taken) + "?save");
    EXPECT_NE(saved.headers.find("content-disposition: attachment; filename=\"parcel\""), std::string::npos);
    EXPECT_EQ(get(server.port(), "/parcels/nothing").status, 404);
    EXPECT_EQ(get(server.port(), "/parcels").status, 404);
    EXPECT_EQ(token_in(http(server.port(), post(""))).size(), 10U) << "an empty one is one";
}

TEST(Parcels, ComeFromThePageOnlyAndSayHowLargeTheyAre) {
    const RunningServer server;
    EXPECT_EQ(http(server.port(), post("x", "")).status, 403);
    EXPECT_EQ(http(server.port(), post("x", "Origin: http://elsewhere.example\r\n")).status, 403);
    EXPECT_EQ(http(server.port(),
                   "POST /parcels HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
                   "Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n\r\n")
                  .status,
              411);
    EXPECT_EQ(http(server.port(),
                   "POST /parcels HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
                   "Content-Length: 300000000\r\n\r\n")
                  .status,
              413);
    EXPECT_EQ(http(server.port(), "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n\r\nx").status, 400);
    EXPECT_EQ(http(server.port(), "DELETE /parcels HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").status,
              405);
}

TEST(Parcels, AreFilesThatGoAgain) {
    const support::TemporaryFolder folder;
    const fs::path place = folder.path() / "parcels";
    fs::path file;
    {
        Parcels parcels(place);
        const std::string token = parcels.leave("some text", "text/plain", "text.txt");
        file = parcels.take(token).file;
        EXPECT_EQ(fs::file_size(file), 9U);
        EXPECT_EQ(parcels.take(token).name, "text.txt");
        const std::string other = parcels.leave("more", "text/plain", "more.txt");
        parcels.remove(other);
        EXPECT_FALSE(parcels.find(other));
        EXPECT_THROW(static_cast<void>(parcels.take(other)), game::ParseError);
        EXPECT_TRUE(parcels.find(token));
    }
    EXPECT_FALSE(fs::exists(file));
    EXPECT_FALSE(fs::exists(place));
}

TEST(Parcels, ThereIsRoomForSoMuch) {
    const support::TemporaryFolder folder;
    Parcels::Limits limits;
    limits.each_bytes = 10;
    limits.all_bytes = 25;
    Parcels parcels(folder.path() / "parcels", limits);
    EXPECT_THROW(static_cast<void>(parcels.leave("eleven byte", "text/plain", "")), game::ParseError);
    const std::string first = parcels.leave("ten bytes.", "text/plain", "");
    const std::string second = parcels.leave("ten bytes.", "text/plain", "");
    EXPECT_THROW(static_cast<void>(parcels.leave("ten bytes.", "text/plain", "")), game::ParseError);
    parcels.remove(first);
    EXPECT_TRUE(parcels.find(parcels.leave("ten bytes.", "text/plain", "")));
    limits.kept = std::chrono::minutes(0);
    Parcels forgetful(folder.path() / "others", limits);
    const std::string old = forgetful.leave("ten bytes.", "text/plain", "");
    static_cast<void>(forgetful.leave("new", "text/plain", ""));
    EXPECT_FALSE(forgetful.find(old));
}

TEST(Parcels, WhatDoesNotArriveIsForgotten) {
    fs::path data;
    const RunningServer server([&](server::ServerSettings& settings) {
        settings.network.handshake = server::Milliseconds(100);
        data = settings.data;
    });
    RawConnection half(server.port());
    half.send(
        "POST /parcels HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Length: 1000\r\n\r\nhalf");
    EXPECT_EQ(half.read_to_end(), "");
    EXPECT_TRUE(fs::is_empty(data / "parcels"));
}

}  // namespace
}  // namespace rookery::server_test
