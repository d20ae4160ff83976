// The conversation: which command does what, and the game as the commands change it. What makes the engine think is in
// xboard_thinking.cpp.

#include "protocol/xboard/xboard.h"

#include <algorithm>
#include <cstdlib>

#include <fmt/format.h>

#include "protocol/numbers.h"
#include "protocol/options.h"
#include "protocol/xboard/xboard_features.h"
#include "protocol/xboard/xboard_text.h"
#include "text/quoted.h"

namespace rookery::protocol {
namespace {

using game::Side;
using text::ParseError;

/// Whether a word that is no command was meant as a move.
bool looks_like_move(std::string_view word) {
    constexpr std::string_view letters = "abcdefghABCDEFGHKNOPQRknopqrx12345678=+#@-!?";
    return word.size() >= 2 && word.size() <= 9 && word.find_first_not_of(letters) == std::string_view::npos &&
           (word.find_first_of("12345678") != std::string_view::npos || word.starts_with("O-O"));
}

int count_words(Words words) {
    int count = 0;
    for (; !words.empty(); words.next()) ++count;
    return count;
}

/// The letters of a list such as "[PPN]", in which there may be blanks.
std::string take_list(Words& words) {
    std::string list;
    do list += words.next();
    while (!list.ends_with(']') && !words.empty());
    if (list.size() < 2 || list.front() != '[' || list.back() != ']') throw ParseError("not a list of pieces");
    return list.substr(1, list.size() - 2);
}

}  // namespace

XBoard::XBoard(Session& session)
    : session_(session),
      game_(xboard_game(session.game())),
      background_search_(session, lock_,
                         [this](const engine::Answer& answer, const BackgroundSearch::Findings& findings) {
                             make_own_move(answer, findings);
                         }) {}

const XBoard::Command* XBoard::find_command(std::string_view word) {
    static constexpr Command commands[] = {
        {"xboard", &XBoard::ignore, 0},
        {"protover", &XBoard::introduce, 1},
        {"accepted", &XBoard::ignore, 0},
        {"rejected", &XBoard::ignore, 0},
        {"new", &XBoard::start_new, 0},
        {"variant", &XBoard::choose_variant, 1},
        {"quit", &XBoard::leave, 0},
        {"random", &XBoard::ignore, 0},
        {"force", &XBoard::play_neither, 0},
        {"go", &XBoard::play_now, 0},
        {"playother", &XBoard::play_other, 0},
        {"white", &XBoard::white_to_move, 0},
        {"black", &XBoard::black_to_move, 0},
        {"level", &XBoard::set_level, 3},
        {"st", &XBoard::set_time_per_move, 1},
        {"sd", &XBoard::set_depth, 1},
        {"nps", &XBoard::set_node_rate, 1},
        {"time", &XBoard::set_own_time, 1},
        {"otim", &XBoard::set_opponent_time, 1},
        {"usermove", &XBoard::user_move, 1},
        {"?", &XBoard::move_now, 0},
        {"ping", &XBoard::pong, 1},
        {"draw", &XBoard::answer_draw_offer, 0},
        {"result", &XBoard::end_game, 0},
        {"setboard", &XBoard::set_board, 1},
        {"edit", &XBoard::begin_editing, 0},
        {"hint", &XBoard::give_hint, 0},
        {"bk", &XBoard::show_book, 0},
        {"undo", &XBoard::take_back_one, 0},
        {"remove", &XBoard::take_back_two, 0},
        {"hard", &XBoard::ponder_from_now, 0},
        {"easy", &XBoard::ponder_no_more, 0},
        {"post", &XBoard::show_thinking, 0},
        {"nopost", &XBoard::hide_thinking, 0},
        {"analyze", &XBoard::analyse, 0},
        {"exit", &XBoard::leave_analysis, 0},
        {".", &XBoard::report_progress, 0},
        {"name", &XBoard::ignore, 0},
        {"rating", &XBoard::ignore, 0},
        {"ics", &XBoard::ignore, 0},
        {"computer", &XBoard::ignore, 0},
        {"pause", &XBoard::pause, 0},
        {"resume", &XBoard::resume, 0},
        {"memory", &XBoard::set_memory, 1},
        {"cores", &XBoard::set_cores, 1},
        {"egtpath", &XBoard::ignore, 0},
        {"option", &XBoard::set_option, 1},
        {"exclude", &XBoard::exclude, 1},
        {"include", &XBoard::include, 1},
        {"holding", &XBoard::set_holdings, 2},
        {"partner", &XBoard::meet_partner, 0},
        {"ptell", &XBoard::handle_partner, 0},
    };
    const auto found = std::find_if(std::begin(commands), std::end(commands),
                                    [&](const Command& command) { return command.word == word; });
    return found == std::end(commands) ? nullptr : found;
}

bool XBoard::handle(std::string_view line) {
    const std::lock_guard lock(lock_);
    Words words(line);
    const std::string whole = text::printable(Words(line).rest());
    const std::string_view word = words.next();
    if (word.empty()) return true;
    try {
        if (editor_ && word != "quit") edit(word);
        else if (const Command* command = find_command(word)) run(*command, words);
        else if (looks_like_move(word)) take_move(word);
        else write(fmt::format("Error (unknown command): {}\n", text::printable(word)));
    } catch (const ParseError& error) {
        write(fmt::format("Error ({}): {}\n", error.what(), whole));
    }
    return !wants_to_leave_;
}

void XBoard::run(const Command& command, Words& words) {
    if (count_words(words) < command.parameters) throw ParseError("too few parameters");
    (this->*command.run)(words);
}

void XBoard::finish() {
    std::unique_lock lock(lock_);
    background_search_.wait(lock);
}

// The game and who plays it.

void XBoard::start_new(Words&) {
    abandon();
    session_.new_game("chess");
    game_ = xboard_game("chess");
    clock_.start_game();
    plays_ = !analyses_;
    own_side_ = Side::Second;
    paused_ = false;
    game_has_begun();
    carry_on();
}

void XBoard::choose_variant(Words& words) {
    const XBoardGame game = find_xboard_game(words.next());
    abandon();
    session_.new_game(game.id);
    game_ = game;
    game_has_begun();
    write(xboard_announcement(game, position().text()));
    carry_on();
}

void XBoard::leave(Words&) {
    abandon();
    wants_to_leave_ = true;
}

void XBoard::play_neither(Words&) {
    abandon();
    analyses_ = plays_ = false;
}

void XBoard::play_now(Words&) {
    abandon();
    analyses_ = false;
    plays_ = true;
    choose_side(position().to_move());
    // A draw may be played on, if somebody wants that; a mate may not.
    if (position().legal_moves().empty() && !is_seat()) {
        write(result_line(position().outcome()));
        return;
    }
    is_asked_ = true;
    carry_on();
}

void XBoard::play_other(Words&) {
    abandon();
    analyses_ = false;
    plays_ = true;
    choose_side(!position().to_move());
    carry_on();
}

void XBoard::choose_side(Side side) {
    if (side != own_side_) own_score_.reset();  // it was the other side's
    own_side_ = side;
}

void XBoard::set_turn(Side side) {
    if (position().to_move() != side) take_position(with_side_to_move(position(), side));
    abandon();
    choose_side(!side);
    carry_on();
}

void XBoard::take_move(std::string_view text) {
    const auto refuse = [&](std::string_view reason) {
        write(fmt::format("Illegal move ({}): {}\n", reason, text::printable(text)));
    };
    if (background_search_.activity() == Activity::ChoosingMove) return refuse("it is my turn");
    std::string coordinates;
    try {
        coordinates = position().read_move(text);
    } catch (const ParseError& error) {
        return refuse(error.what());
    }
    const bool expected = background_search_.activity() == Activity::Pondering && coordinates == expected_reply_;
    if (!expected) background_search_.discard();
    position().play(coordinates);
    ++plies_played_;
    position_has_changed();
    if (plays_) {
        // In bughouse a piece may come from the partner at any time: the server says when a game is over.
        if (const game::Outcome outcome = position().outcome(); outcome.over() && !is_seat()) {
            abandon();
            write(result_line(outcome));
            return;
        }
        is_asked_ = position().to_move() == own_side_;
        inform_partner();
    }
    if (expected) {
        turn_began_ = Clock::now();
        background_search_.ponder_hit();
    } else {
        carry_on();
    }
}

void XBoard::move_now(Words&) {
    if (background_search_.activity() == Activity::ChoosingMove) background_search_.hurry();
}

void XBoard::take_back(int moves) {
    auto earlier = position().clone();
    for (int i = 0; i < moves; ++i)
        if (!earlier->take_back()) throw ParseError("command not legal now");
    abandon();
    session_.position = std::move(earlier);
    plies_played_ = std::max(0, plies_played_ - moves);
    position_has_changed();
    carry_on();
}

void XBoard::end_game(Words&) {
    abandon();
    plays_ = false;
    carry_on();
}

void XBoard::answer_draw_offer(Words&) {
    // Accepted by one who is worse off, and by one for whom nothing is left to play for: a level game after many moves.
    constexpr search::Score worse = -50;
    constexpr search::Score level = 15;
    constexpr int many_plies = 80;
    if (!plays_ || !own_score_) return;
    if (*own_score_ <= worse || (std::abs(*own_score_) <= level && plies_played_ >= many_plies)) write("offer draw\n");
}

// Positions.

void XBoard::take_position(std::unique_ptr<engine::AnyPosition> position) {
    abandon();
    session_.position = session_.by_agreement(std::move(position));
    game_has_begun();
}

void XBoard::game_has_begun() {
    partner_.forget();
    plies_played_ = 0;
    own_score_.reset();
    hopeless_moves_ = 0;
    position_has_changed();
}

void XBoard::position_has_changed() {
    expected_reply_.clear();
    excluded_.clear();
}

void XBoard::set_board(Words& words) {
    try {
        take_position(engine::position_from_text(session_.game(), words.rest()));
    } catch (const ParseError& error) {
        write(fmt::format("tellusererror Illegal position: {}\n", error.what()));
        return;
    }
    carry_on();
}

void XBoard::begin_editing(Words&) {
    BoardEditor editor(position());
    abandon();
    editor_ = editor;
}

void XBoard::edit(std::string_view word) {
    if (word != ".") {
        if (!editor_->change(word)) throw ParseError("not a word of the edit mode");
        return;
    }
    const BoardEditor editor = *editor_;
    editor_.reset();
    try {
        take_position(editor.position(game_.castling_in_letters));
    } catch (const ParseError& error) {
        write(fmt::format("tellusererror Illegal position: {}\n", error.what()));
    }
    carry_on();
}

void XBoard::set_holdings(Words& words) {
    // What follows the lists tells which piece has just been won: it is in them already.
    const std::string white = take_list(words);
    const std::string black = take_list(words);
    auto changed = with_holdings(position(), white, black);
    interrupt();  // the game itself goes on
    session_.position = std::move(changed);
    position_has_changed();
    if (plays_) inform_partner();
    carry_on();
}

void XBoard::meet_partner(Words& words) {
    has_partner_ = !words.rest().empty();
    partner_.forget();
}

void XBoard::handle_partner(Words& words) {
    partner_.receive(words.rest());
    if (!is_seat()) return;
    interrupt();  // the wishes may change what to think about, and for how long
    carry_on();
}

void XBoard::inform_partner() {
    if (!is_seat() || !has_partner_) return;
    for (const std::string& sentence : partner_.news(position(), own_side_)) write("tellics ptell " + sentence + "\n");
}

// The conversation itself.

void XBoard::introduce(Words& words) {
    const auto version = parse_number<int>(words.next());
    if (!version) throw ParseError("not a number");
    if (*version >= 2) write(xboard_features());
}

void XBoard::pong(Words& words) {
    const std::string text = fmt::format("pong {}\n", text::printable(words.next()));
    // The protocol wants the move first.
    if (background_search_.activity() == Activity::ChoosingMove) waiting_pongs_.push_back(text);
    else write(text);
}

std::string XBoard::take_pongs() {
    std::string text;
    for (const std::string& pong : waiting_pongs_) text += pong;
    waiting_pongs_.clear();
    return text;
}

void XBoard::set_memory(Words& words) {
    // The program needs some memory besides its hash table.
    constexpr int for_the_rest = 16;
    const auto megabytes = parse_number<int>(words.next());
    if (!megabytes || *megabytes < 1) throw ParseError("not a number of megabytes");
    const int hash = *megabytes > 2 * for_the_rest ? *megabytes - for_the_rest : (*megabytes + 1) / 2;
    change_setting(&Option::uci_name, "Hash", std::to_string(hash));
}

void XBoard::set_cores(Words& words) { change_setting(&Option::uci_name, "Threads", words.next()); }

void XBoard::set_option(Words& words) {
    // NAME=VALUE, both of which may have blanks.
    const std::string_view text = words.rest();
    const std::size_t equals = text.find('=');
    const std::string_view value = equals == std::string_view::npos ? "" : text.substr(equals + 1);
    change_setting(&Option::xboard_name, Words(text.substr(0, equals)).rest(), Words(value).rest());
}

void XBoard::change_setting(std::string_view Option::*protocol_name, std::string_view name, std::string_view value) {
    const Option& option = find_option(protocol_name, name);
    interrupt();
    try {
        protocol::set_option(session_, option, value);
    } catch (const ParseError&) {
        carry_on();
        throw;
    }
    carry_on();
}

}  // namespace rookery::protocol
