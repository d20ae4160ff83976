// The small parts of the room that can be looked at alone.

#include <gtest/gtest.h>

#include "server/network/addresses.h"
#include "server/network/page_files.h"
#include "server/network/rate_limit.h"

namespace rookery::server {
namespace {

TEST(Addresses, KnowThisMachine) {
    for (const char* address : {"127.0.0.1", "127.1.2.3", "::1"}) EXPECT_TRUE(is_loopback_address(address)) << address;
    for (const char* address : {"0.0.0.0", "192.168.0.1", "::", "127.evil.example", "127.0.0.1.2", ""})
        EXPECT_FALSE(is_loopback_address(address)) << address;
    EXPECT_TRUE(is_same_origin("http://localhost:7373", "localhost:7373"));
    EXPECT_FALSE(is_same_origin("http://localhost:3000", "localhost:7373"));
    EXPECT_FALSE(is_same_origin("https://localhost:7373", "localhost:7373"));
}

TEST(PageFiles, PathsWithoutADotBelongToThePage) {
    const PageFiles files = {{"/index.html", "page", ""}, {"/assets/a-1.js", "script", ""}};
    const auto found = [&](const char* path) {
        const PageFile* file = find_file(files, path);
        return file == nullptr ? std::string("nothing") : std::string(file->path);
    };
    EXPECT_EQ(found("/"), "/index.html");
    EXPECT_EQ(found("/play/k3v9m2xq7a"), "/index.html");
    EXPECT_EQ(found("/play?x=1.5"), "/index.html");
    EXPECT_EQ(found("/index.html"), "/index.html");
    EXPECT_EQ(found("/assets/a-1.js"), "/assets/a-1.js");
    EXPECT_EQ(found("/assets/a-2.js"), "nothing");
    EXPECT_EQ(cache_control("/index.html"), "no-cache");
    EXPECT_NE(cache_control("/assets/a-1.js").find("immutable"), std::string_view::npos);
    EXPECT_NE(entity_tag(files[0]), entity_tag(files[1]));
}

TEST(RateLimit, LetsABurstThroughAndThenSlowsDown) {
    RateLimit limit(10, 5);
    const auto now = RateLimit::Clock::now() + std::chrono::hours(1);
    for (int i = 0; i < 5; ++i) EXPECT_EQ(limit.spend(1, now).count(), 0);
    EXPECT_EQ(limit.spend(1, now).count(), 100);
    EXPECT_EQ(limit.spend(1, now + std::chrono::milliseconds(100)).count(), 100);
    EXPECT_EQ(limit.spend(1, now + std::chrono::seconds(10)).count(), 0);
}

}  // namespace
}  // namespace rookery::server
