// A UCI engine for tests that can do nothing but `go perft`, and does it wrong in the way its argument names.

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <iterator>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "chess/position.h"

namespace {

using namespace rookery;
using Position = chess::Position<chess::Orthodox>;

constexpr std::string_view defects[] = {
    "missing-castling", "missing-promotion", "extra-move", "wrong-count", "crash", "silent", "garbage"};

class BrokenEngine {
public:
    explicit BrokenEngine(std::string defect) : defect_(std::move(defect)) {}

    /// False when the line was the wish to leave.
    bool handle(const std::string& line) {
        std::istringstream words(line);
        std::string word;
        words >> word;
        if (word == "uci") std::cout << "id name BrokenEngine " << defect_ << "\nuciok\n";
        else if (word == "isready") std::cout << "readyok\n";
        else if (word == "position") set_position(words);
        else if (word == "go") go(words);
        std::cout.flush();
        return word != "quit";
    }

private:
    void set_position(std::istringstream& words) {
        std::string word;
        std::string fen;
        words >> word;
        const bool from_start = word == "startpos";
        while (words >> word && word != "moves") fen += word + ' ';
        position_ = from_start ? Position::start() : Position::from_text(fen);
        while (words >> word) position_.make(position_.parse_move(word));
    }

    void go(std::istringstream& words) {
        std::string word;
        int depth = 0;
        words >> word >> depth;
        if (defect_ == "crash") std::abort();
        if (defect_ == "silent") return;
        std::uint64_t total = 0;
        for (const Candidate& candidate : moves()) {
            if (defect_ == "garbage") std::cout << "info depth 1 nodes 20\n\ne2e4 is best\n\x01\xff: 7\nreadyok\n";
            const std::uint64_t nodes = count_below(candidate, depth);
            std::cout << position_.move_text(candidate.move) << ": " << nodes << '\n';
            total += nodes;
        }
        std::cout << "\nNodes searched: " << total << '\n';
    }

    struct Candidate {
        chess::Move move;
        bool legal;
    };

    [[nodiscard]] std::vector<Candidate> moves() const {
        Position::MoveList legal;
        position_.legal_moves(legal);
        std::vector<Candidate> candidates;
        for (const chess::Move move : legal)
            if (!is_forgotten(move)) candidates.push_back({move, true});
        if (defect_ == "extra-move") add_moves_of_pinned_knights(candidates);
        return candidates;
    }

    [[nodiscard]] bool is_forgotten(chess::Move move) const {
        if (defect_ == "missing-castling") return move.is_castling() && move.to() < move.from();
        if (defect_ == "missing-promotion") return move.promotion_type() == board::PieceType::Knight;
        return false;
    }

    void add_moves_of_pinned_knights(std::vector<Candidate>& candidates) const {
        const board::Color us = position_.color_to_move();
        for (const board::Square from : position_.pinned() & position_.pieces(us, board::PieceType::Knight))
            for (const board::Square to : board::knight_attacks(from) & ~position_.pieces(us))
                candidates.push_back({chess::Move::normal(from, to), false});
    }

    [[nodiscard]] std::uint64_t perft(int depth) {
        if (depth == 0) return 1;
        std::uint64_t nodes = 0;
        for (const Candidate& candidate : moves()) nodes += count_below(candidate, depth);
        return nodes;
    }

    /// `depth` counts the candidate itself.
    [[nodiscard]] std::uint64_t count_below(const Candidate& candidate, int depth) {
        if (!candidate.legal) return 1;  // the position after it makes no sense, and is not entered
        const bool captures = !position_.piece_on(candidate.move.to()).empty();
        position_.make(candidate.move);
        std::uint64_t nodes = perft(depth - 1);
        position_.unmake(candidate.move);
        if (defect_ == "wrong-count" && captures && depth > 1) ++nodes;
        return nodes;
    }

    std::string defect_;
    Position position_ = Position::start();
};

}  // namespace

int main(int argument_count, char** arguments) {
    const std::string defect = argument_count == 2 ? arguments[1] : "";
    if (std::find(std::begin(defects), std::end(defects), defect) == std::end(defects)) {
        std::cerr << "broken_engine: name one defect:";
        for (const std::string_view known : defects) std::cerr << ' ' << known;
        std::cerr << '\n';
        return 2;
    }
    BrokenEngine engine(defect);
    std::string line;
    while (std::getline(std::cin, line) && engine.handle(line)) {
    }
}
