#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

#include "protocol/session.h"
#include "protocol/uci.h"
#include "protocol/xboard/xboard.h"

namespace rookery::protocol {

/// The program as it talks on stdin and stdout. A person types words and moves, another program speaks UCI; both are
/// understood at any time. Once `uci` was said, what only a person would write is skipped in silence. Once `xboard` was
/// said instead, only that protocol is spoken.
class Console {
public:
    /// In a dialogue complaints are part of it; otherwise they may have a stream of their own.
    explicit Console(std::ostream& out, std::ostream* complaints = nullptr);

    /// Carries out one line. False when it was the wish to leave.
    bool handle(std::string_view line);
    /// Waits until a search that ends by itself has ended.
    void finish();

    /// Whether any line so far could not be carried out.
    [[nodiscard]] bool failed() const { return failed_; }

    void greet();
    /// Whether the other side has turned out to be a program.
    [[nodiscard]] bool speaks_protocol() const { return speaks_uci_ || xboard_; }

private:
    bool run_console_word(std::string_view word, Words& words);
    void show_help();
    void show_games();
    void show_position();
    void show_moves();
    void show_outcome();
    void play(std::string_view move);
    void take_back();
    void flip();
    void fen(Words& words);
    void complain(std::string_view problem);
    void handle_problem(const std::string& problem);

    Session session_;
    Uci uci_{session_, [this](const std::string& problem) { handle_problem(problem); }};
    std::optional<XBoard> xboard_;
    std::ostream* complaints_;
    bool speaks_uci_ = false;
    bool wants_to_leave_ = false;
    bool failed_ = false;
};

}  // namespace rookery::protocol
