// A UCI engine for tests that plays the first legal move, and misbehaves in the ways its arguments name. Those with a
// number do so in its move of that number, counted from 1 in each game:
//   illegal=N  names a move that nobody could play      crash=N  dies
//   late=N     answers only when it is told to stop     hang=N   does not answer at all
// The others: chatter (writes rubbish all the time), score=N (claims so many centipawns), mate (mates when it can),
// wordless=N (says "bestmove" and nothing else), name=X.

#include <algorithm>
#include <cstdlib>
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
        if (word == "uci") introduce();
        else if (word == "isready") std::cout << "readyok\n";
        else if (word == "ucinewgame") moves_played_ = 0;
        else if (word == "position") set_position(words);
        else if (word == "go") go();
        else if (word == "stop" && waits_for_stop_) answer();
        std::cout.flush();
        return word != "quit";
    }

private:
    void introduce() {
        std::cout << "id name " << (habits_.contains("name") ? habits_["name"] : "Double") << '\n'
                  << "option name Hash type spin default 1 min 1 max 64\nuciok\n";
    }

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
        if (now("hang")) return;
        if (now("late")) waits_for_stop_ = true;
        else answer();
    }

    void answer() {
        waits_for_stop_ = false;
        chatter();
        if (now("wordless")) {
            std::cout << "bestmove\n";
            return;
        }
        const std::string move = now("illegal") ? "a1a1" : position_.move_text(chosen_move());
        std::cout << "info depth 3 seldepth 5 multipv 1 score cp "
                  << (habits_.contains("score") ? habits_["score"] : "0") << " nodes 100 nps 1000 time 1 pv " << move
                  << "\nbestmove " << move << '\n';
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
