#pragma once

#include <chrono>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/background_search.h"
#include "protocol/options.h"
#include "protocol/partner.h"
#include "protocol/session.h"
#include "protocol/words.h"
#include "protocol/xboard/xboard_board.h"
#include "protocol/xboard/xboard_clock.h"
#include "protocol/xboard/xboard_games.h"

namespace rookery::protocol {

/// The XBoard protocol (CECP version 2), from the engine's side. Here the engine is a player: it keeps the game, makes
/// its moves by itself, and says when the game is over. Bad input is answered as the protocol wants it and changes
/// nothing.
class XBoard {
public:
    explicit XBoard(Session& session);

    /// Carries out one line. False when it was the wish to leave.
    bool handle(std::string_view line);
    /// Waits until a move that is being thought about has been made.
    void finish();

private:
    using Clock = std::chrono::steady_clock;
    using Activity = BackgroundSearch::Activity;

    struct Command {
        std::string_view word;
        void (XBoard::*run)(Words& words);
        int parameters;  ///< how many it needs at least
    };
    [[nodiscard]] static const Command* find_command(std::string_view word);
    void run(const Command& command, Words& words);

    // The game and who plays it.
    void start_new(Words& words);
    void choose_variant(Words& words);
    void leave(Words& words);
    void play_neither(Words& words);
    void play_now(Words& words);
    void play_other(Words& words);
    void white_to_move(Words&) { set_turn(game::Side::First); }
    void black_to_move(Words&) { set_turn(game::Side::Second); }
    void set_turn(game::Side side);
    void choose_side(game::Side side);
    void user_move(Words& words) { take_move(words.next()); }
    void take_move(std::string_view text);
    void move_now(Words& words);
    void take_back_one(Words&) { take_back(1); }
    void take_back_two(Words&) { take_back(2); }
    void take_back(int moves);
    void end_game(Words& words);
    void answer_draw_offer(Words& words);
    // Positions.
    void set_board(Words& words);
    void begin_editing(Words& words);
    void edit(std::string_view word);
    void set_holdings(Words& words);
    // The partner at the other board of bughouse.
    void meet_partner(Words& words);
    void handle_partner(Words& words);
    void inform_partner();
    [[nodiscard]] bool is_seat() const { return game_.id == "bughouse-seat"; }
    // Time.
    void set_level(Words& words);
    void set_time_per_move(Words& words) { clock_.set_time_per_move(words.next()); }
    void set_depth(Words& words) { clock_.set_depth(words.next()); }
    void set_node_rate(Words& words) { clock_.set_node_rate(words.next()); }
    void set_own_time(Words& words) { clock_.set_own_time(words.next()); }
    void set_opponent_time(Words& words) { clock_.set_opponent_time(words.next()); }
    void pause(Words& words);
    void resume(Words& words);
    // Thinking and analysis.
    void ponder_from_now(Words& words);
    void ponder_no_more(Words& words);
    void show_thinking(Words&) { background_search_.show_thinking(true); }
    void hide_thinking(Words&) { background_search_.show_thinking(false); }
    void analyse(Words& words);
    void leave_analysis(Words& words);
    void report_progress(Words& words);
    void give_hint(Words& words);
    void show_book(Words& words);
    void exclude(Words& words);
    void include(Words& words);
    // The conversation itself.
    void ignore(Words&) {}
    void introduce(Words& words);
    void pong(Words& words);
    void set_memory(Words& words);
    void set_cores(Words& words);
    void set_option(Words& words);

    /// Begins what the state of the game asks for: thinking, pondering, analysis, or nothing.
    void carry_on();
    void think();
    void ponder();
    /// Ends the present search, which will be begun again: the time it took is gone.
    void interrupt();
    /// The same, and what it was about is over.
    void abandon();
    void take_position(std::unique_ptr<engine::AnyPosition> position);
    void game_has_begun();
    void position_has_changed();
    void make_own_move(const engine::Answer& answer, const BackgroundSearch::Findings& findings);
    [[nodiscard]] bool is_hopeless(const std::optional<search::Score>& centipawns);
    [[nodiscard]] std::vector<std::string> moves_to_consider() const;
    [[nodiscard]] std::string take_pongs();
    void change_setting(std::string_view Option::*protocol_name, std::string_view name, std::string_view value);
    void write(std::string_view text) { session_.out.write(text); }
    [[nodiscard]] engine::AnyPosition& position() { return *session_.position; }
    [[nodiscard]] const engine::AnyPosition& position() const { return *session_.position; }

    Session& session_;
    std::mutex lock_;  // of everything here: commands and answers change the game in turn
    XBoardGame game_;
    XBoardClock clock_;
    std::optional<BoardEditor> editor_;
    bool plays_ = true;  ///< not in force mode
    game::Side own_side_ = game::Side::Second;
    bool is_asked_ = false;  ///< a move of ours is expected
    bool analyses_ = false;
    bool ponders_ = false;
    bool paused_ = false;
    bool wants_to_leave_ = false;
    int plies_played_ = 0;
    Clock::time_point turn_began_{};
    std::string expected_reply_;              ///< what we think will be played in the present position
    std::vector<std::string> excluded_;       ///< moves not to be considered in the present position
    std::optional<search::Score> own_score_;  ///< in centipawns, as of our last move in this game
    int hopeless_moves_ = 0;
    std::vector<std::string> waiting_pongs_;
    Partner partner_;
    bool has_partner_ = false;
    BackgroundSearch background_search_;  // last, so that its threads end first
};

}  // namespace rookery::protocol
