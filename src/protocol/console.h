#pragma once

#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_position.h"

namespace rookery::protocol {

class Words;

/// The program as it talks on stdin and stdout. A person types words and moves; another program speaks UCI. Both are
/// understood at any time; `uci` only switches off what a person would want to read.
class Console {
public:
    explicit Console(std::ostream& out);

    /// Carries out one line. False when it was the wish to leave.
    bool handle(std::string_view line);

    /// Whether any line so far could not be carried out.
    [[nodiscard]] bool failed() const { return failed_; }

    void greet();

private:
    void run_word(std::string_view word, Words& words);
    void show_help();
    void show_position();
    void show_moves();
    void play(std::string_view move);
    void take_back();
    void new_game(std::string_view id);
    void perft(Words& words);
    void fen(Words& words);

    void introduce_uci();
    void set_option(Words& words);
    void set_position(Words& words);
    void go(Words& words);

    /// Says what was wrong, in the way the other side can bear.
    void complain(std::string_view problem);
    /// The game is chosen by two options: Chess960 is a way to play chess.
    void apply_game_options();

    std::ostream& out_;
    std::unique_ptr<engine::AnyPosition> position_;
    std::vector<std::unique_ptr<engine::AnyPosition>>
        before_;  ///< the positions of the game so far, to take moves back
    bool speaks_uci_ = false;
    bool wants_to_leave_ = false;
    bool failed_ = false;
    std::string variant_option_ = "chess";
    bool chess960_option_ = false;
};

}  // namespace rookery::protocol
