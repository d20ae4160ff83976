// Positions as text (BFEN): the FENs of the boards, separated by bars, then whose turn it is.

#include <algorithm>
#include <utility>

#include "bughouse/setup.h"
#include "chess/fen.h"
#include "chess/rules.h"
#include "game/bad_position.h"
#include "text/joined.h"
#include "text/quoted.h"
#include "text/split.h"

namespace rookery::bughouse {
namespace {

using board::Color;
using board::PieceType;
using chess::pocket_types;
using game::BadPosition;
using game::Side;
using text::quoted;

constexpr const chess::SetupRules& board_rules = chess::setup_rules<chess::BughouseBoard>;
/// Of a type, captured by one team: more than eight boards have.
constexpr int max_captured = 128;

using Words = std::vector<std::string_view>;

std::string in_words(const std::string& problem, std::size_t board) {
    return std::string("board ") + board_letter(board) + ": " + problem;
}

class BfenParser {
public:
    explicit BfenParser(std::string_view text) {
        for (const std::string_view part : text::split(text, "|")) parts_.push_back(text::words_of(part));
        if (parts_.size() > max_boards)
            throw BadPosition(
                {"position-boards",
                 "a BFEN has 1 to " + std::to_string(max_boards) + " boards, not " + std::to_string(parts_.size()),
                 {{"max", std::to_string(max_boards)}}});
    }

    Setup parse() {
        read_team_and_origins();
        read_sides();
        for (std::size_t board = 0; board < parts_.size(); ++board) setup_.boards.push_back(read_board(board));
        // It is one clock for all boards; where a file has several, the one that was set back last counts.
        int clock = setup_.boards.front().halfmove_clock;
        for (const chess::Setup& board : setup_.boards) clock = std::min(clock, board.halfmove_clock);
        for (chess::Setup& board : setup_.boards) board.halfmove_clock = clock;
        if (parts_.size() == 1) refuse_hands();
        else find_captured();
        if (!origins_.empty()) check_origins();
        return setup_;
    }

private:
    void read_team_and_origins() {
        Words& last = parts_.back();
        if (!last.empty() && (last.back() == "t1" || last.back() == "t2")) {
            team_given_ = true;
            setup_.to_move = last.back() == "t1" ? Side::First : Side::Second;
            last.pop_back();
        }
        if (!last.empty() && last.back().find(':') != std::string_view::npos) {
            origins_ = last.back();
            last.pop_back();
        }
    }

    /// The colors to move say which colors the teams have, if it is said whose turn it is. Otherwise each board of the
    /// file may have a turn of its own, as it has with clocks: then board A counts, and partners have opposite colors.
    void read_sides() {
        std::string to_move;
        for (std::size_t board = 0; board < parts_.size(); ++board) {
            if (parts_[board].size() < 2)
                throw BadPosition(
                    {"position-board-fields",
                     in_words("a board has at least 4 fields (pieces, side to move, castling, en passant)", board)});
            const std::string_view side = parts_[board][1];
            if (side != "w" && side != "b")
                throw BadPosition({"position-side-to-move",
                                   in_words("the side to move is 'w' or 'b', not " + quoted(side), board),
                                   {{"found", std::string(side)}}});
            to_move += side;
        }
        if (!team_given_) {
            setup_.to_move = to_move[0] == 'w' ? Side::First : Side::Second;
            return;
        }
        if ((to_move[0] == 'w') != (setup_.to_move == Side::First))
            throw BadPosition({"position-team", "the first team has White on board A, where " +
                                                    std::string(to_move[0] == 'w' ? "White" : "Black") +
                                                    " is to move, but it is the turn of team " +
                                                    (setup_.to_move == Side::First ? "1" : "2")});
        const bool same = to_move.size() > 1 && to_move.find_first_not_of(to_move[0]) == std::string::npos;
        if (same) setup_.sides = TeamSides::Same;
    }

    [[nodiscard]] chess::Setup read_board(std::size_t number) {
        Words words = parts_[number];
        if (words.size() != 4 && words.size() != 6 && words.size() != 8)
            throw BadPosition(
                {"position-board-fields",
                 in_words("a board has 4, 6 or 8 fields (pieces, side to move, castling, en passant, then "
                          "counters and clocks), not " +
                              std::to_string(words.size()),
                          number)});
        // In the older form the last two fields are the players' clocks.
        const bool older =
            words[0].find('[') == std::string_view::npos && std::count(words[0].begin(), words[0].end(), '/') == 8;
        const bool fractions = words.size() == 6 && (words[4].find('.') != std::string_view::npos ||
                                                     words[5].find('.') != std::string_view::npos);
        if (words.size() == 8) words.resize(6);
        else if (words.size() == 6 && (older || fractions)) words.resize(4);
        words[1] = color_of(setup_.to_move, number, setup_.sides) == Color::White ? "w" : "b";
        const std::string fen = text::joined(words, " ");
        try {
            return chess::parse_fen(fen, board_rules);
        } catch (const BadPosition& error) {
            game::Explanation reason = error.reason();
            reason.words = in_words(reason.words, number);
            throw error.has_place() ? BadPosition(std::move(reason), error.where()) : BadPosition(std::move(reason));
        }
    }

    void refuse_hands() const {
        if (setup_.boards.front().pockets != chess::Pockets{})
            throw BadPosition({"position-reserve-alone", "with one board nobody has pieces in hand"});
    }

    /// What may be dropped on a board was captured on the others, so that the hands of all boards together tell what
    /// was captured where: on n boards every piece is in n - 1 hands.
    void find_captured() {
        const int others = static_cast<int>(parts_.size()) - 1;
        for (const Side team : {Side::First, Side::Second})
            for (std::size_t type = 0; type < pocket_types; ++type) {
                int sum = 0;
                int maximum = 0;
                for (std::size_t board = 0; board < parts_.size(); ++board) {
                    const int held = in_hand(board, team, type);
                    sum += held;
                    maximum = std::max(maximum, held);
                }
                const int total = sum / others;
                if (sum % others != 0 || total < maximum)
                    throw BadPosition({"position-reserves", "the hands do not fit together: every " +
                                                                std::string(name(static_cast<PieceType>(type))) +
                                                                " in hand may be dropped on all boards but one"});
                if (total > max_captured)
                    throw BadPosition({"position-reserve-full", "there are too many pieces in hand"});
                for (std::size_t board = 0; board < parts_.size(); ++board)
                    setup_.captured[board][index(team)][type] =
                        static_cast<std::uint8_t>(total - in_hand(board, team, type));
            }
    }

    [[nodiscard]] int in_hand(std::size_t board, Side team, std::size_t type) const {
        return setup_.boards[board].pockets[board::index(color_of(team, board, setup_.sides))][type];
    }

    /// The field of origins says again what the hands say.
    void check_origins() const {
        if (origins_ != origins_text(setup_))
            throw BadPosition(
                {"position-origins",
                 "the pieces in hand come from " + origins_text(setup_) + ", not from " + quoted(origins_),
                 {{"found", std::string(origins_)}}});
    }

public:
    /// What was captured on each board: capital letters for the first team.
    [[nodiscard]] static std::string origins_text(const Setup& setup) {
        std::string text;
        for (std::size_t board = 0; board < setup.boards.size(); ++board) {
            text += (board == 0 ? "" : ",") + std::string{board_letter(board), ':'};
            // Teams instead of colors, otherwise it is the same.
            const std::string letters = chess::pocket_letters(setup.captured[board], Color::White) +
                                        chess::pocket_letters(setup.captured[board], Color::Black);
            text += letters.empty() ? "-" : letters;
        }
        return text;
    }

private:
    std::vector<Words> parts_;
    std::string_view origins_;
    bool team_given_ = false;
    Setup setup_;
};

}  // namespace

Setup parse_bfen(std::string_view text) { return BfenParser(text).parse(); }

std::string write_bfen(const Setup& setup) {
    std::string text;
    for (const chess::Setup& board : setup.boards)
        text += (text.empty() ? "" : " | ") + chess::write_fen(board, board_rules);
    if (setup.boards.size() >= 3) text += " " + BfenParser::origins_text(setup);
    return text + (setup.to_move == Side::First ? " t1" : " t2");
}

}  // namespace rookery::bughouse
