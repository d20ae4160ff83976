#pragma once

#include <atomic>
#include <cstddef>
#include <functional>
#include <istream>
#include <string>
#include <string_view>
#include <vector>

#include "game/illegal_move.h"
#include "notation/line_reader.h"
#include "notation/pgn.h"

namespace rookery::notation {

/// What a reader bears, so that a hostile file costs neither memory nor stack.
struct PgnLimits {
    std::size_t game_bytes = std::size_t{4} << 20;
    std::size_t depth = 64;  ///< of variations in variations
    std::size_t tags = 1'000;
    std::size_t moves = 100'000;  ///< of the game and all its variations
};

/// A game that had to be skipped.
struct PgnDamage {
    int line = 0;
    std::string problem;       ///< one sentence without its point
    game::Explanation reason;  ///< the same as data
};

/// Gives one game of a stream after another. It takes files as they are in the world: without results, tags or empty
/// lines, with text between the games, in old encodings, with several boards (see notation/bpgn.h). A game without tags
/// begins with a move number. What cannot be read is reported and skipped up to the next line that begins like a tag.
class PgnReader {
public:
    using DamageListener = std::function<void(const PgnDamage&)>;

    /// Once `stop` is set there are no more games.
    explicit PgnReader(std::istream& in, DamageListener on_damage = {}, const PgnLimits& limits = {},
                       const std::atomic<bool>* stop = nullptr);

    /// The next game that can be read. False at the end.
    bool next(PgnGame& game);

private:
    struct Damage;  // thrown up to `next`
    enum class Step { GoOn, GameComplete };

    bool next_line();
    void begin_game(PgnGame& game);
    Step read_line();
    Step end_of_stream();
    void resynchronise(bool line_is_new_game);

    Step between_games();
    Step read_tags();
    void read_tag();
    Step read_moves();
    Step read_move_text();
    void read_comment();
    void read_nag();
    void read_quality();
    void open_variation();
    void close_variation();
    Step read_number();
    Step read_word();
    bool take_result(std::string_view word);
    void add_move(std::string_view word);
    void add_nag(int nag);
    void add_comment(std::string_view text);

    /// The line that is being read: the game's own, or the innermost variation.
    [[nodiscard]] PgnLine& current() { return *open_lines_.back().line; }
    [[nodiscard]] bool in_variation() const { return open_lines_.size() > 1; }
    [[nodiscard]] bool has_tag(std::string_view name) const;
    void skip_blanks();
    std::string_view take(std::size_t length);

    enum class State { BetweenGames, Tags, Moves, Comment, CommentBetweenGames };
    struct OpenLine {
        PgnLine* line;
        int number;  ///< of the line in the file where it was opened
    };

    LineReader lines_;
    DamageListener on_damage_;
    PgnLimits limits_;
    const std::atomic<bool>* stop_;
    std::string_view rest_;  ///< of the line of the file that is being read
    bool line_is_new_ = false;
    bool after_empty_line_ = false;
    bool at_end_ = false;

    State state_ = State::BetweenGames;
    PgnGame* game_ = nullptr;
    bool has_result_ = false;
    std::size_t game_bytes_ = 0;
    std::size_t game_moves_ = 0;
    std::vector<OpenLine> open_lines_;
    char seat_ = '\0';  ///< of the move that comes next, if its number names one
    std::string comment_;
    int comment_line_ = 0;
};

/// Whether the beginning of a file is PGN rather than a position on each line. The stream is read from its beginning
/// again afterwards.
[[nodiscard]] bool looks_like_pgn(std::istream& file);

}  // namespace rookery::notation
