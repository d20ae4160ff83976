#pragma once

#include <initializer_list>
#include <string>

#include <gtest/gtest.h>

#include "protocol/xboard/xboard.h"
#include "support/shared_text.h"

namespace rookery::protocol {

/// An XBoard session, line by line, as a GUI would hold it.
class XBoardTest : public testing::Test {
protected:
    /// What the engine answers, with its move if the line makes it think.
    std::string say(const std::string& line) {
        EXPECT_TRUE(send(line)) << line;
        xboard.finish();
        return out.take();
    }
    /// Says several lines that are answered by nothing.
    void prepare(std::initializer_list<const char*> lines) {
        for (const char* line : lines) EXPECT_EQ(say(line), "") << line;
    }
    /// Does not wait for a move.
    bool send(const std::string& line) { return xboard.handle(line); }
    std::string fen() const { return session.position->text(); }

    static bool contains(const std::string& text, const std::string& part) {
        return text.find(part) != std::string::npos;
    }
    /// The move of the last `move` line; empty if there is none.
    static std::string move_of(const std::string& text) {
        const auto place = ("\n" + text).rfind("\nmove ");
        return place == std::string::npos ? "" : text.substr(place + 5, text.find('\n', place) - place - 5);
    }

    support::SharedText out;
    Session session{out.stream};
    XBoard xboard{session};

    static constexpr const char* start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    static constexpr const char* after_e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
};

}  // namespace rookery::protocol
