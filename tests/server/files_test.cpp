// The page itself, as a browser fetches it.

#include <gtest/gtest.h>

#include "server/running_server.h"

namespace rookery::server_test {
namespace {

bool has(const HttpAnswer& answer, std::string_view header) { return answer.headers.find(header) != std::string::npos; }

TEST(Files, ThePageComesWithItsPolicies) {
    const RunningServer server;
    const HttpAnswer page = get(server.port(), "/");
    EXPECT_EQ(page.status, 200);
    EXPECT_EQ(page.body, "<!doctype html><title>Page</title>");
    EXPECT_TRUE(has(page, "content-type: text/html; charset=utf-8"));
    EXPECT_TRUE(has(page, "content-security-policy: default-src 'none'; script-src 'self'; style-src 'self'"));
    EXPECT_TRUE(has(page, "frame-ancestors 'none'"));
    EXPECT_TRUE(has(page, "x-content-type-options: nosniff"));
    EXPECT_TRUE(has(page, "referrer-policy: no-referrer"));
    EXPECT_TRUE(has(page, "cache-control: no-cache"));
    EXPECT_EQ(get(server.port(), "/play/k3v9m2xq7a").body, page.body);
    EXPECT_EQ(server.url(), "http://127.0.0.1:" + std::to_string(server.port()) + "/");
}

/// Only X-ray, and only where its address says so: nothing can be done in it but search.
TEST(Files, XrayMayStandInAnotherPage) {
    const RunningServer server;
    EXPECT_TRUE(has(get(server.port(), "/xray?lesson=cut&embed"), "frame-ancestors * file:"));
    EXPECT_TRUE(has(get(server.port(), "/xray?embed=1"), "frame-ancestors * file:"));
    for (const char* path : {"/xray", "/xray?text=embed", "/games?embed", "/?embed", "/xray?embedded", "/xray/?embed"})
        EXPECT_TRUE(has(get(server.port(), path), "frame-ancestors 'none'")) << path;
}

TEST(Files, ScriptsAreCompressedAndKept) {
    const RunningServer server;
    const HttpAnswer plain = get(server.port(), "/assets/page-1234.js");
    EXPECT_EQ(plain.body, "console.log('a script that is long enough')");
    const HttpAnswer zipped = get(server.port(), "/assets/page-1234.js", "localhost", "Accept-Encoding: gzip, br\r\n");
    EXPECT_EQ(zipped.body, "compressed");
    EXPECT_TRUE(has(zipped, "content-encoding: gzip"));
    EXPECT_TRUE(has(zipped, "vary: accept-encoding"));
    EXPECT_TRUE(has(zipped, "immutable"));
    EXPECT_EQ(get(server.port(), "/assets/missing.js").status, 404);
}

TEST(Files, WhatHasNotChangedIsNotSentAgain) {
    const RunningServer server;
    const HttpAnswer page = get(server.port(), "/");
    const std::size_t begin = page.headers.find("etag: ") + 6;
    const std::string tag = page.headers.substr(begin, page.headers.find('\r', begin) - begin);
    const HttpAnswer again = get(server.port(), "/", "localhost", "If-None-Match: " + tag + "\r\n");
    EXPECT_EQ(again.status, 304);
    EXPECT_EQ(again.body, "");
    const HttpAnswer head = http(server.port(), "HEAD / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    EXPECT_EQ(head.status, 200);
    EXPECT_EQ(head.body, "");
}

}  // namespace
}  // namespace rookery::server_test
