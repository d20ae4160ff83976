#include "log/log.h"

#include <stdexcept>
#include <string>

#include <gtest/gtest.h>

namespace rookery::log {
namespace {

std::string told_while(bool verbose, void (*work)()) {
    be_verbose(verbose);
    testing::internal::CaptureStderr();
    work();
    be_verbose(false);
    return testing::internal::GetCapturedStderr();
}

void swallow() {
    try {
        throw std::runtime_error("the disk is full");
    } catch (...) {
        swallowed("a picture could not be kept");
    }
}

TEST(Log, WarnsInOneLineOnStderr) {
    EXPECT_EQ(told_while(false, [] { warn("the file {is} damaged"); }), "rookery: the file {is} damaged\n");
}

TEST(Log, TellsDetailsOnlyWhenAsked) {
    EXPECT_EQ(told_while(false, [] { detail("a tab has gone"); }), "");
    EXPECT_NE(told_while(true, [] { detail("a tab has gone"); }).find("a tab has gone\n"), std::string::npos);
}

TEST(Log, WhatIsSwallowedLeavesALine) {
    EXPECT_EQ(told_while(false, swallow), "");
    EXPECT_NE(told_while(true, swallow).find("a picture could not be kept: the disk is full\n"), std::string::npos);
}

TEST(Log, WhatIsNoExceptionOfTheLibraryLeavesALineToo) {
    const std::string told = told_while(true, [] {
        try {
            throw 7;
        } catch (...) {
            swallowed("a number was thrown");
        }
    });
    EXPECT_NE(told.find("a number was thrown: "), std::string::npos);
}

}  // namespace
}  // namespace rookery::log
