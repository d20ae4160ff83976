// An engine for tests, in UCI or XBoard's protocol, that plays the first legal move and misbehaves in the ways its
// arguments name. Those with a number do so in its move of that number, counted from 1 in each game:
//   illegal=N   names a move that nobody could play     crash=N  dies            exit=N   leaves
//   late=N      answers only when it is told to stop    hang=N   does not answer at all
//   wordless=N  says that it moves, but not what        half=N   begins a line and falls silent
//   flood=N     writes rubbish forever                  resign=N, claim=N  resigns, says that it has won (XBoard)
// The others: chatter (writes rubbish all the time), score=N (claims so many centipawns), mate (mates when it can),
// name=X, offers=X (a line of its introduction in UCI), mark=X (makes this file when it hangs). In XBoard's protocol:
// old (knows no features), deaf (refuses every move of the opponent), once (plays only one game), notation (writes its
// moves as people do).

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <string_view>

#include "chess/position.h"

namespace {

using namespace rookery;
using Position = chess::Position<chess::Orthodox>;

class PlayingEngine {
public:
    explicit PlayingEngine(std::map<std::string, std::string> habits) : habits_(std::move(habits)) {}

    /// False when the line was the wish to leave.
    bool handle(const std::string& line) {
        std::istringstream words(line);
        std::string word;
        words >> word;
        chatter();
        if (word == "go") go();
        else if ((word == "stop" || word == "?") && waits_for_stop_) answer();
        else if (word == "xboard") speaks_xboard_ = true;
        else if (speaks_xboard_) handle_xboard(word, words);
        else handle_uci(word, words);
        std::cout.flush();
        return word != "quit";
    }

private:
    void handle_uci(const std::string& word, std::istringstream& words) {
        if (word == "uci")
            std::cout << "id name " << name() << "\noption name Hash type spin default 1 min 1 max 64\n"
                      << habits_["offers"] << "\nuciok\n";
        else if (word == "isready") std::cout << "readyok\n";
        else if (word == "ucinewgame") moves_played_ = 0;
        else if (word == "position") set_position(words);
    }

    void handle_xboard(const std::string& word, std::istringstream& words) {
        std::string text;
        if (word == "protover" && !habits_.contains("old")) {
            std::cout << "feature done=0\nfeature ping=1 setboard=1 usermove=1 memory=1 reuse="
                      << (habits_.contains("once") ? 0 : 1) << " myname=\"" << name()
                      << "\" variants=\"normal,atomic\" option=\"Style -combo calm /// *wild\" done=1\n";
        } else if (word == "new") {
            if (habits_.contains("once") && games_++ > 0) std::abort();
            position_ = Position::start();
            moves_played_ = 0;
        } else if (word == "ping") {
            words >> text;
            std::cout << "pong " << text << '\n';
        } else if (word == "setboard") {
            std::getline(words, text);
            position_ = Position::from_text(text);
        } else if (word == "usermove" || is_move(word)) {
            if (word == "usermove") words >> text;
            else text = word;
            if (habits_.contains("deaf")) std::cout << "Illegal move: " << text << '\n';
            else position_.make(position_.parse_move(text));
        }
    }

    [[nodiscard]] static bool is_move(const std::string& word) {
        return word.size() >= 4 && std::isdigit(static_cast<unsigned char>(word[1])) != 0;
    }
    [[nodiscard]] std::string name() { return habits_.contains("name") ? habits_["name"] : "Double"; }

    void chatter() {
        if (habits_.contains("chatter"))
            std::cout
                << "\ninfo\ninfo depth\ninfo score cp\ninfo string bestmove a1a1\nbest move e2e4\n\x01\xff\nreadyok?\n"
                << "info depth x score cp y nodes z pv\n";
    }

    void set_position(std::istringstream& words) {
        std::string word;
        std::string fen;
        words >> word;
        const bool from_start = word == "startpos";
        while (words >> word && word != "moves") fen += word + ' ';
        position_ = from_start ? Position::start() : Position::from_text(fen);
        while (words >> word) position_.make(position_.parse_move(word));
    }

    [[nodiscard]] bool now(const std::string& habit) const {
        const auto found = habits_.find(habit);
        return found != habits_.end() && found->second == std::to_string(moves_played_);
    }

    void go() {
        ++moves_played_;
        if (now("crash")) std::abort();
        if (now("exit")) std::exit(0);
        if (now("half")) std::cout << "bestmove e2";
        while (now("flood")) std::cout << "info string and on and on\n";
        if (now("hang") && habits_.contains("mark")) std::ofstream(habits_["mark"]) << "hangs\n";
        if (now("hang") || now("half")) return;
        if (now("late")) waits_for_stop_ = true;
        else answer();
    }

    void answer() {
        waits_for_stop_ = false;
        chatter();
        if (now("wordless")) {
            std::cout << (speaks_xboard_ ? "move\n" : "bestmove\n");
            return;
        }
        const chess::Move chosen = chosen_move();
        const std::string move = now("illegal") ? "a1a1" : position_.move_text(chosen);
        if (speaks_xboard_) {
            answer_xboard(now("illegal") || !habits_.contains("notation") ? move : position_.move_notation(chosen));
            position_.make(chosen);
            return;
        }
        std::cout << "info depth 3 seldepth 5 multipv 1 score cp "
                  << (habits_.contains("score") ? habits_["score"] : "0") << " nodes 100 nps 1000 time 1 pv " << move
                  << "\nbestmove " << move << '\n';
    }

    void answer_xboard(const std::string& move) {
        const bool white = position_.color_to_move() == board::Color::White;
        if (now("resign")) {
            std::cout << "resign\n";
        } else if (now("claim")) {
            std::cout << (white ? "1-0" : "0-1") << " {the other side is bored}\n";
        } else {
            std::cout << "3 " << (habits_.contains("score") ? habits_["score"] : "0") << " 1 100 " << move
                      << (habits_.contains("old") ? "\nMy move is: " : "\nmove ") << move << '\n';
        }
    }

    [[nodiscard]] chess::Move chosen_move() {
        Position::MoveList moves;
        position_.legal_moves(moves);
        for (const chess::Move move : moves) {
            if (!habits_.contains("mate")) break;
            Position after = position_;
            after.make(move);
            if (game::outcome(after).reason == game::Reason::Checkmate) return move;
        }
        return moves[0];
    }

    std::map<std::string, std::string> habits_;
    Position position_ = Position::start();
    int moves_played_ = 0;
    int games_ = 0;
    bool speaks_xboard_ = false;
    bool waits_for_stop_ = false;
};

}  // namespace

int main(int argument_count, char** arguments) {
    std::map<std::string, std::string> habits;
    for (int i = 1; i < argument_count; ++i) {
        const std::string_view habit = arguments[i];
        const std::size_t equals = std::min(habit.find('='), habit.size());
        habits[std::string(habit.substr(0, equals))] = habit.substr(std::min(equals + 1, habit.size()));
    }
    PlayingEngine engine(std::move(habits));
    std::string line;
    while (std::getline(std::cin, line) && engine.handle(line)) {
    }
}
