#include "protocol/console.h"

#include <ostream>

#include <fmt/format.h>

#include "engine/bench.h"
#include "protocol/numbers.h"
#include "protocol/perft_report.h"

namespace rookery::protocol {
namespace {

using text::ParseError;

constexpr std::string_view help_text =
    "  d              show the board\n"
    "  e2e4, Nf3      play a move, in coordinates or in standard notation; several may follow each other\n"
    "  moves          list the legal moves\n"
    "  undo           take the last move back\n"
    "  go             let the engine think: go depth 12, go movetime 1000, go nodes 100000; stop ends it\n"
    "  setoption      change how it thinks: setoption name Threads value 2\n"
    "  eval           what the position is worth without searching, and why\n"
    "  fen            show the position as a FEN\n"
    "  fen <FEN>      set up a position\n"
    "  flip           exchange the colors\n"
    "  perft <depth>  count the move sequences of that length, below each move\n"
    "  bench          search some positions, always the same nodes, and show the speed\n"
    "  new            start again\n"
    "  game <name>    start another game\n"
    "  games          list the games\n"
    "  uci            speak UCI, for programs\n"
    "  xboard         speak the XBoard protocol, for programs\n"
    "  quit           leave\n";

}  // namespace

Console::Console(std::ostream& out, std::ostream* complaints) : session_(out), complaints_(complaints) {}

bool Console::handle(std::string_view line) {
    if (xboard_) return xboard_->handle(line);
    Words words(line);
    while (!words.empty() && !wants_to_leave_) {
        const std::string_view word = words.next();
        if (word == "xboard" && !speaks_uci_) {
            session_.engine.stop();
            session_.engine.wait();
            xboard_.emplace(session_);
            return xboard_->handle(words.rest());
        }
        try {
            if (word == "uci") speaks_uci_ = true;
            if (!uci_.handle(word, words) && !run_console_word(word, words) && !speaks_uci_) play(word);
            // UCI: a word that nobody knows is skipped, and the line is read on.
        } catch (const ParseError& error) {
            complain(error.what());
            break;  // what follows on the line was meant for a position that did not come about
        }
    }
    return !wants_to_leave_;
}

void Console::finish() {
    if (xboard_) xboard_->finish();
    else session_.engine.wait();
}

bool Console::run_console_word(std::string_view word, Words& words) {
    if (word == "quit" || word == "exit" || word == "q") wants_to_leave_ = true;
    else if (word == "d") show_position();
    else if (word == "help" || word == "?") show_help();
    else if (word == "moves") show_moves();
    else if (word == "undo") take_back();
    else if (word == "eval") session_.out.write(session_.engine.describe_evaluation(*session_.position));
    else if (word == "flip") flip();
    else if (word == "fen") fen(words);
    else if (word == "perft") write_console_perft(session_.out, *session_.position, parse_number<int>(words.next()));
    else if (word == "bench") session_.out.write(engine::bench_text(engine::run_bench(session_.game())));
    else if (word == "new") session_.new_game(session_.game());
    else if (word == "game") session_.new_game(words.next());
    else if (word == "games") show_games();
    else return false;
    return true;
}

void Console::greet() {
    session_.out.write("Rookery " ROOKERY_VERSION ". Type a move, or 'help' for the words it knows.\n\n");
    show_position();
}

void Console::show_help() { session_.out.write(help_text); }

void Console::show_games() {
    std::string text;
    for (const game::GameInfo& info : engine::games()) text += fmt::format("  {:<12} {}\n", info.id, info.summary);
    session_.out.write(text);
}

void Console::show_position() {
    const engine::AnyPosition& position = *session_.position;
    session_.out.write(fmt::format("{}\nGame: {}\nFEN:  {}\nKey:  {:016x}\n", position.diagram(), position.info().title,
                                   position.text(), position.key()));
    show_outcome();
}

void Console::show_outcome() {
    if (const game::Outcome outcome = session_.position->outcome(); outcome.over())
        session_.out.write(fmt::format("Over: {}, {}\n", result_text(outcome.result), reason_text(outcome.reason)));
}

void Console::show_moves() {
    const auto moves = session_.position->legal_moves();
    std::string text;
    for (const std::string& move : moves) text += session_.position->move_notation(move) + ' ';
    session_.out.write(text + fmt::format("({} move{})\n", moves.size(), moves.size() == 1 ? "" : "s"));
}

void Console::play(std::string_view move) {
    const std::string coordinates = [&] {
        try {
            return session_.position->read_move(move);
        } catch (const ParseError& error) {
            throw ParseError(std::string(error.what()) + ". Type 'help' for the words I know");
        }
    }();
    session_.position->play(coordinates);
    show_outcome();
}

void Console::take_back() {
    if (!session_.position->take_back()) throw ParseError("there is no move to take back");
}

void Console::flip() {
    auto flipped = session_.position->flipped();
    if (!flipped) throw ParseError("the sides of this game are not alike");
    session_.position = std::move(flipped);
}

void Console::fen(Words& words) {
    // On a line of several words only a board, which has slashes, is meant as one.
    if (words.peek().find('/') == std::string_view::npos) session_.out.write(session_.position->text() + "\n");
    else session_.position = session_.by_agreement(engine::position_from_text(session_.game(), words.rest()));
}

/// A person corrects what they wrote; a program waits for a move.
void Console::handle_problem(const std::string& problem) {
    if (!speaks_uci_) throw ParseError(problem);
    complain(problem);
}

void Console::complain(std::string_view problem) {
    failed_ = true;
    const std::string text = fmt::format("{}{}\n", speaks_uci_ ? "info string " : "", problem);
    if (complaints_ != nullptr) *complaints_ << text << std::flush;
    else session_.out.write(text);
}

}  // namespace rookery::protocol
