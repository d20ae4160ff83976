#include "protocol/console.h"

#include <charconv>
#include <ostream>

#include <fmt/format.h>

#include "engine/games.h"
#include "protocol/perft_report.h"
#include "protocol/words.h"

namespace rookery::protocol {
namespace {

using game::ParseError;

constexpr int deepest_perft = 30;

constexpr std::string_view help_text =
    "  d              show the board\n"
    "  e2e4, Nf3      play a move, in coordinates or in standard notation; several may follow each other\n"
    "  moves          list the legal moves\n"
    "  undo           take the last move back\n"
    "  fen            show the position as a FEN\n"
    "  fen <FEN>      set up a position\n"
    "  perft <depth>  count the move sequences of that length, below each move\n"
    "  new [game]     start again, or start another game\n"
    "  games          list the games\n"
    "  uci            speak UCI, for programs\n"
    "  quit           leave\n";

int parse_depth(std::string_view word) {
    int depth = -1;
    const auto [read_to, error] = std::from_chars(word.data(), word.data() + word.size(), depth);
    if (error != std::errc() || read_to != word.data() + word.size() || depth < 0 || depth > deepest_perft)
        throw ParseError(fmt::format("perft needs a depth from 0 to {}, as in 'perft 5'", deepest_perft));
    return depth;
}

}  // namespace

Console::Console(std::ostream& out) : out_(out), position_(engine::start_position("chess")) {}

bool Console::handle(std::string_view line) {
    Words words(line);
    while (!words.empty() && !wants_to_leave_) {
        const std::string_view word = words.next();
        try {
            run_word(word, words);
        } catch (const ParseError& error) {
            complain(error.what());
            break;  // what follows on the line was meant for a position that did not come about
        }
    }
    out_.flush();
    return !wants_to_leave_;
}

void Console::run_word(std::string_view word, Words& words) {
    if (word == "quit" || word == "exit" || word == "q") wants_to_leave_ = true;
    else if (word == "d") show_position();
    else if (word == "help" || word == "?") show_help();
    else if (word == "moves") show_moves();
    else if (word == "undo") take_back();
    else if (word == "fen") fen(words);
    else if (word == "perft") perft(words);
    else if (word == "new") new_game(words.empty() ? position_->info().id : words.next());
    else if (word == "games")
        for (const game::GameInfo& info : engine::games()) out_ << fmt::format("  {:<12} {}\n", info.id, info.summary);
    else if (word == "uci") introduce_uci();
    else if (word == "isready") out_ << "readyok\n";
    else if (word == "ucinewgame") new_game(position_->info().id);
    else if (word == "setoption") set_option(words);
    else if (word == "position") set_position(words);
    else if (word == "go") go(words);
    else if (!speaks_uci_) play(word);
    // UCI: a word that nobody knows is skipped, and the line is read on.
}

void Console::greet() {
    out_ << "Rookery " ROOKERY_VERSION ". Type a move, or 'help' for the words it knows.\n\n";
    show_position();
    out_.flush();
}

void Console::show_help() { out_ << help_text; }

void Console::show_position() {
    out_ << position_->diagram() << '\n'
         << "Game: " << position_->info().title << '\n'
         << "FEN:  " << position_->text() << '\n'
         << fmt::format("Key:  {:016x}\n", position_->key());
    if (const game::Outcome outcome = position_->outcome(); outcome.over())
        out_ << "Over: " << result_text(outcome.result) << ", " << reason_text(outcome.reason) << '\n';
}

void Console::show_moves() {
    const auto moves = position_->legal_moves();
    for (const std::string& move : moves) out_ << position_->move_notation(move) << ' ';
    out_ << fmt::format("({} moves)\n", moves.size());
}

void Console::play(std::string_view move) {
    const std::string coordinates = [&] {
        try {
            return position_->read_move(move);
        } catch (const ParseError& error) {
            throw ParseError(std::string(error.what()) + ". Type 'help' for the words I know");
        }
    }();
    auto previous = position_->clone();
    position_->play(coordinates);
    before_.push_back(std::move(previous));
    if (const game::Outcome outcome = position_->outcome(); outcome.over())
        out_ << result_text(outcome.result) << ", " << reason_text(outcome.reason) << '\n';
}

void Console::take_back() {
    if (before_.empty()) throw ParseError("there is no move to take back");
    position_ = std::move(before_.back());
    before_.pop_back();
}

void Console::new_game(std::string_view id) {
    position_ = engine::start_position(id);
    before_.clear();
}

void Console::fen(Words& words) {
    // On a line of several words only a board, which has slashes, is meant as one.
    if (words.peek().find('/') == std::string_view::npos) {
        out_ << position_->text() << '\n';
        return;
    }
    position_ = engine::position_from_text(position_->info().id, words.rest());
    before_.clear();
}

void Console::perft(Words& words) { write_perft(out_, run_perft(*position_, parse_depth(words.next())), true); }

void Console::introduce_uci() {
    speaks_uci_ = true;
    out_ << "id name Rookery " ROOKERY_VERSION "\nid author the Rookery developers\n\n"
         << "option name UCI_Variant type combo default chess";
    for (const game::GameInfo& info : engine::games())
        if (info.id != "chess960") out_ << " var " << info.id;
    out_ << "\noption name UCI_Chess960 type check default false\nuciok\n";
}

void Console::set_option(Words& words) {
    if (words.peek() == "name") words.next();
    const std::string_view name = words.up_to("value");
    const std::string_view value = words.rest();
    if (name == "UCI_Chess960") {
        if (value != "true" && value != "false") throw ParseError("UCI_Chess960 is true or false");
        chess960_option_ = value == "true";
    } else if (name == "UCI_Variant") {
        static_cast<void>(engine::find_game(value));
        variant_option_ = value;
    } else {
        throw ParseError(fmt::format("there is no option called '{}'", name));
    }
    apply_game_options();
}

void Console::apply_game_options() {
    const std::string id = variant_option_ == "chess" && chess960_option_ ? "chess960" : variant_option_;
    if (position_->info().id != id) new_game(id);
}

void Console::set_position(Words& words) {
    const std::string game(position_->info().id);
    const std::string_view kind = words.next();
    std::unique_ptr<engine::AnyPosition> position;
    if (kind == "startpos") {
        position = engine::start_position(game);
        words.up_to("moves");
    } else if (kind == "fen") {
        position = engine::position_from_text(game, words.up_to("moves"));
    } else {
        throw ParseError("position needs 'startpos' or 'fen', as in 'position startpos moves e2e4'");
    }
    std::vector<std::unique_ptr<engine::AnyPosition>> before;
    while (!words.empty()) {
        before.push_back(position->clone());
        position->play(words.next());
    }
    position_ = std::move(position);
    before_ = std::move(before);
}

void Console::go(Words& words) {
    if (words.next() != "perft") throw ParseError("this version can only 'go perft DEPTH'");
    perft(words);
}

void Console::complain(std::string_view problem) {
    failed_ = true;
    out_ << (speaks_uci_ ? "info string " : "") << problem << '\n';
}

}  // namespace rookery::protocol
