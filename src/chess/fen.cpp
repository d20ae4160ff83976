#include "chess/fen.h"

#include <algorithm>
#include <charconv>
#include <utility>
#include <vector>

#include "board/attacks.h"
#include "game/bad_position.h"
#include "text/parse_error.h"
#include "text/quoted.h"
#include "text/split.h"

namespace rookery::chess {
namespace {

using namespace board;
using game::BadPosition;
using text::ParseError;
using text::Part;
using text::quoted;

constexpr int maximum_clock = 9999;
constexpr char limit_letter = 'r';

/// The name of a side among the parameters of an explanation.
std::string side_code(Color color) { return color == Color::White ? "white" : "black"; }

std::string quoted(char letter) { return text::quoted(std::string_view(&letter, 1)); }

/// The setup as sets of squares, for questions about attacks.
class Placement {
public:
    explicit Placement(const Setup& setup) {
        for (std::size_t square = 0; square < square_count; ++square) {
            const Piece piece = setup.board[square];
            if (piece.empty()) continue;
            by_color_[index(piece.color())] |= square_at(square);
            by_type_[index(piece.type())] |= square_at(square);
        }
    }

    [[nodiscard]] Bitboard pieces(Color color) const { return by_color_[index(color)]; }
    [[nodiscard]] Bitboard pieces(Color color, PieceType type) const { return pieces(color) & by_type_[index(type)]; }
    [[nodiscard]] Bitboard occupied() const { return by_color_[0] | by_color_[1]; }

    [[nodiscard]] Bitboard attackers(Square square, Color by, Bitboard occupied) const {
        Bitboard attackers = board::pawn_attacks(!by, square) & pieces(by, PieceType::Pawn);
        for (PieceType type :
             {PieceType::Knight, PieceType::Bishop, PieceType::Rook, PieceType::Queen, PieceType::King})
            attackers |= piece_attacks(type, square, occupied) & pieces(by, type);
        return attackers;
    }

private:
    std::array<Bitboard, color_count> by_color_{};
    std::array<Bitboard, piece_type_count> by_type_{};
};

class FenParser {
public:
    FenParser(std::string_view text, const SetupRules& rules)
        : fields_(text::with_places(text::words_of(text), text)), rules_(rules) {
        if (fields_.empty()) throw BadPosition({"position-empty-text", "the FEN is empty"}, 0);
        if (rules_.checks_to_win > 0) take_check_counters();
        if (rules_.rules_are_agreed_on) take_agreement();
        if (fields_.size() != 4 && fields_.size() != 6)
            throw BadPosition(
                {"position-fields",
                 "a FEN has 4 or 6 fields (board, side to move, castling, en passant, and two clocks), not " +
                     std::to_string(fields_.size())},
                fields_[std::min<std::size_t>(fields_.size() - 1, 6)].where);
    }

    Setup parse() {
        read_board(fields_[0]);
        read_side_to_move(fields_[1]);
        const Placement placement(setup_);
        check_pieces(placement);
        read_castling(fields_[2], placement);
        read_en_passant(fields_[3], placement);
        if (fields_.size() == 6) {
            setup_.halfmove_clock = read_number(fields_[4], "half-move clock");
            // Some programs count from move 0; there is no doubt what they mean.
            setup_.fullmove_number = std::max(1, read_number(fields_[5], "move number"));
        }
        return setup_;
    }

private:
    /// Two notations are in use: checks still to be given, "3+3" in front of the clocks, and checks given, "+0+0" at
    /// the end.
    void take_check_counters() {
        for (auto field = fields_.begin(); field != fields_.end(); ++field) {
            const std::string_view text = field->text;
            const std::size_t plus = text.find('+', 1);
            if (plus == std::string_view::npos || text.find_first_not_of("+0123456789") != std::string_view::npos)
                continue;
            const bool given = text.front() == '+';
            const std::array parts = {text.substr(given ? 1 : 0, plus - (given ? 1 : 0)), text.substr(plus + 1)};
            for (std::size_t color = 0; color < color_count; ++color) {
                const int maximum = rules_.checks_to_win;
                if (parts[color].size() != 1 || parts[color][0] < '0' || parts[color][0] > '0' + maximum)
                    throw BadPosition(
                        {"position-checks",
                         "the counters of checks go from 0 to " + std::to_string(maximum) + ", not " + quoted(text),
                         {{"max", std::to_string(maximum)}, {"found", std::string(text)}}},
                        field->where);
                const int count = parts[color][0] - '0';
                setup_.checks_given[color] = static_cast<std::uint8_t>(given ? count : maximum - count);
            }
            fields_.erase(field);
            return;
        }
    }

    /// What the players have agreed on stands at the end: how often a position may occur, then the rules.
    void take_agreement() {
        const Part last = fields_.back();
        const char first_letter = last.text.front();
        if (fields_.size() > 4 && first_letter >= 'a' && first_letter <= 'z' && first_letter != limit_letter) {
            try {
                setup_.rules = AgreedRules::parse(last.text);
            } catch (const ParseError& error) {
                throw BadPosition({"position-rules", std::string(error.problem()), {{"found", std::string(last.text)}}},
                                  last.where);
            }
            fields_.pop_back();
            const AgreedRules& rules = setup_.rules;
            rules_.en_passant = rules.en_passant && rules.double_step;
            rules_.kings_are_taken = rules_.kings_may_be_lost = !rules.check;
            rules_.only_kings_and_pawns = rules_.pawns_on_last_rank = !rules.promotion;
        }
        take_repetition_limit();
    }

    /// "r5": a position is drawn when it occurs for the fifth time. No rule begins with that letter.
    void take_repetition_limit() {
        const Part last = fields_.back();
        if (!last.text.starts_with(limit_letter) || fields_.size() == 1) return;
        const int limit = read_number({last.text.substr(1), last.where + 1}, "repetition limit");
        check_repetition_limit(limit);
        setup_.repetition_limit = limit;
        fields_.pop_back();
    }

    /// The pieces in hand stand in brackets behind the board, or, as of old, behind a ninth slash.
    [[nodiscard]] Part take_pockets(Part field) {
        std::size_t end = field.text.find('[');
        std::size_t last = field.text.size();
        if (end != std::string_view::npos) {
            if (!field.text.ends_with(']'))
                throw BadPosition({"position-reserve-open", "the pieces in hand end with ']'"}, field.where + last);
            --last;
        } else {
            if (std::count(field.text.begin(), field.text.end(), '/') < 8) return field;
            end = field.text.rfind('/');
        }
        for (std::size_t i = end + 1; i < last; ++i) {
            const auto piece = piece_from_letter(field.text[i]);
            if (field.text[i] == '-' && last - end == 2) break;
            if (!piece || piece->type() == PieceType::King)
                throw BadPosition({"position-reserve-piece",
                                   quoted(field.text[i]) + " is no piece that can be held in hand",
                                   {{"found", std::string(1, field.text[i])}}},
                                  field.where + i);
            std::uint8_t& count = setup_.pockets[index(piece->color())][index(piece->type())];
            if (++count > rules_.max_of_a_type)
                throw BadPosition({"position-reserve-full", "there are too many pieces in hand"}, field.where + i);
        }
        return {field.text.substr(0, end), field.where};
    }

    void read_board(Part field) {
        if (rules_.pockets) field = take_pockets(field);
        int file = 0;
        int rank = 7;
        for (std::size_t i = 0; i < field.text.size(); ++i) {
            const char letter = field.text[i];
            const std::size_t where = field.where + i;
            if (letter == '/') {
                check_rank_length(rank, file, where);
                if (rank == 0) throw BadPosition({"position-ranks", "the board has more than 8 ranks"}, where);
                --rank;
                file = 0;
            } else if (const auto blanks = rank_from_digit(letter)) {
                file += *blanks + 1;
            } else if (const auto piece = piece_from_letter(letter)) {
                if (file < 8) setup_.board[index(square_at(file, rank))] = *piece;
                ++file;
            } else if (rules_.pockets && letter == '~') {
                const auto marked = i > 0 ? piece_from_letter(field.text[i - 1]) : std::nullopt;
                if (!marked || marked->type() == PieceType::Pawn || marked->type() == PieceType::King)
                    throw BadPosition({"position-promoted", "'~' stands behind a piece that was a pawn"}, where);
                setup_.promoted |= square_at(file - 1, rank);
            } else {
                throw BadPosition({"position-letter",
                                   quoted(letter) + " is neither a piece nor a number of empty squares",
                                   {{"found", std::string(1, letter)}}},
                                  where);
            }
            if (file > 8) check_rank_length(rank, file, where);
        }
        const std::size_t end = field.where + field.text.size();
        check_rank_length(rank, file, end);
        if (rank != 0)
            throw BadPosition({"position-ranks", "the board has " + std::to_string(8 - rank) + " ranks instead of 8"},
                              end);
    }

    static void check_rank_length(int rank, int squares, std::size_t where) {
        if (squares == 8) return;
        const std::string problem =
            squares > 8 ? "more than 8 squares" : std::to_string(squares) + " squares instead of 8";
        const std::string number = std::to_string(rank + 1);
        throw BadPosition({"position-rank-length", "rank " + number + " has " + problem, {{"rank", number}}}, where);
    }

    void read_side_to_move(Part field) {
        if (field.text == "w") setup_.to_move = Color::White;
        else if (field.text == "b") setup_.to_move = Color::Black;
        else
            throw BadPosition({"position-side-to-move",
                               "the side to move is 'w' or 'b', not " + quoted(field.text),
                               {{"found", std::string(field.text)}}},
                              field.where);
    }

    void check_pieces(const Placement& placement) const {
        const std::size_t where = fields_[0].where;
        for (Color color : {Color::White, Color::Black}) {
            const std::string who(name(color));
            const int kings = placement.pieces(color, PieceType::King).count();
            const bool horde = rules_.white_is_horde && color == Color::White;
            if (horde && kings > 0) throw BadPosition({"position-horde-king", "the horde has no king"}, where);
            if (kings == 0 && !horde && !rules_.kings_are_common && !rules_.kings_may_be_lost)
                throw BadPosition({"position-no-king", who + " has no king", {{"side", side_code(color)}}}, where);
            if (kings > 1 && !rules_.kings_are_common)
                throw BadPosition(
                    {"position-kings", who + " has " + std::to_string(kings) + " kings", {{"side", side_code(color)}}},
                    where);
            const Bitboard pawns = placement.pieces(color, PieceType::Pawn);
            check_pawn_ranks(color, pawns);
            if (rules_.only_kings_and_pawns && placement.pieces(color).count() > pawns.count() + kings)
                throw BadPosition({"position-only-kings-and-pawns", "there are only kings and pawns in this game"},
                                  where);
            if (pawns.count() > rules_.maximum_pawns)
                throw BadPosition({"position-too-many-pawns",
                                   who + " has " + std::to_string(pawns.count()) + " pawns; " +
                                       std::to_string(rules_.maximum_pawns) + " is the most",
                                   {{"side", side_code(color)}}},
                                  where);
            if (placement.pieces(color).count() > rules_.maximum_pieces)
                throw BadPosition({"position-too-many-pieces",
                                   who + " has " + std::to_string(placement.pieces(color).count()) + " pieces; " +
                                       std::to_string(rules_.maximum_pieces) + " is the most",
                                   {{"side", side_code(color)}}},
                                  where);
        }
        const Bitboard kings =
            placement.pieces(Color::White, PieceType::King) | placement.pieces(Color::Black, PieceType::King);
        if (kings.empty() && rules_.kings_may_be_lost)
            throw BadPosition({"position-both-kings", "both kings are missing"}, where);
        if (placement.occupied().empty()) throw BadPosition({"position-empty", "the board is empty"}, where);
        if (rules_.pockets) check_supply();
        check_kings(placement);
    }

    void check_pawn_ranks(Color color, Bitboard pawns) const {
        const bool from_first_rank = rules_.pawns_on_first_rank && color == Color::White;
        const Bitboard misplaced = pawns & ((from_first_rank ? no_squares : relative_rank_squares(color, 0)) |
                                            (rules_.pawns_on_last_rank ? no_squares : relative_rank_squares(color, 7)));
        if (misplaced.empty()) return;
        throw BadPosition(
            {"position-pawn-rank",
             std::string(name(color)) + " has a pawn on " + to_string(misplaced.first()) +
                 ", but no pawn can stand on the first" + (rules_.pawns_on_last_rank ? "" : " or last") + " rank",
             {{"square", to_string(misplaced.first())}}},
            fields_[0].where);
    }

    void check_supply() const {
        std::array<int, pocket_types> counts{};
        for (const auto& pocket : setup_.pockets)
            for (std::size_t type = 0; type < pocket_types; ++type) counts[type] += pocket[type];
        for (std::size_t square = 0; square < square_count; ++square) {
            const PieceType type = setup_.board[square].type();
            if (type == PieceType::None || type == PieceType::King) continue;
            ++counts[index(setup_.promoted.contains(square_at(square)) ? PieceType::Pawn : type)];
        }
        for (std::size_t type = 0; type < pocket_types; ++type)
            if (counts[type] > rules_.max_of_a_type)
                throw BadPosition(
                    {"position-too-many-alike",
                     "there are " + std::to_string(counts[type]) + " of the kind " +
                         std::string(name(static_cast<PieceType>(type))) + ", on the board and in hand; " +
                         std::to_string(rules_.max_of_a_type) + " is the most",
                     {{"max", std::to_string(rules_.max_of_a_type)}}},
                    fields_[0].where);
    }

    void check_kings(const Placement& placement) const {
        if (rules_.kings_are_common || rules_.kings_are_taken) return;
        for (Color waiting : {!setup_.to_move, setup_.to_move}) {
            if (waiting == setup_.to_move && !rules_.checks_are_forbidden) break;
            if (placement.pieces(waiting, PieceType::King).empty()) continue;
            check_king(placement, waiting);
        }
    }

    void check_king(const Placement& placement, Color waiting) const {
        const Square king = placement.pieces(waiting, PieceType::King).first();
        Bitboard attackers = placement.attackers(king, !waiting, placement.occupied());
        if (rules_.kings_may_be_lost) {
            // Who has lost his king takes nothing more, and kings that touch protect each other.
            const Bitboard other = placement.pieces(!waiting, PieceType::King);
            if (other.empty() || king_attacks(king).intersects(other)) return;
        }
        if (attackers.empty()) return;
        if (waiting == setup_.to_move)
            throw BadPosition({"position-no-checks",
                               "the king on " + to_string(king) + " is in check, which is forbidden",
                               {{"square", to_string(king)}}},
                              fields_[1].where);
        throw BadPosition({"position-king-can-be-taken",
                           std::string(name(setup_.to_move)) + " is to move, but could take the king on " +
                               to_string(king) + " from " + to_string(attackers.first()),
                           {{"side", side_code(setup_.to_move)}, {"square", to_string(king)}}},
                          fields_[1].where);
    }

    static BadPosition wrong_castling(const std::string& words, std::size_t where) {
        return {{"position-castling", words}, where};
    }

    void read_castling(Part field, const Placement& placement) {
        if (field.text == "-") return;
        if (!rules_.castling) throw wrong_castling("there is no castling in this game", field.where);
        for (std::size_t i = 0; i < field.text.size(); ++i) {
            const char letter = field.text[i];
            const std::size_t where = field.where + i;
            const Square rook = castling_rook(letter, placement, where);
            if (setup_.castling_rooks.contains(rook))
                throw wrong_castling("the castling right " + quoted(letter) + " is given twice", where);
            const Color color = rank_of(rook) == 0 ? Color::White : Color::Black;
            const Square king = placement.pieces(color, PieceType::King).first();
            const Bitboard same_wing = setup_.castling_rooks & rank_squares(rank_of(rook));
            for (Square other : same_wing)
                if ((other > king) == (rook > king))
                    throw wrong_castling("two rooks have the right to castle on the same side of the king", where);
            setup_.castling_rooks |= rook;
        }
    }

    /// The rook that a letter of the castling field means, with everything checked that the right asserts.
    [[nodiscard]] Square castling_rook(char letter, const Placement& placement, std::size_t where) const {
        const Color color = letter == upper_case(letter) ? Color::White : Color::Black;
        const Bitboard back_rank = relative_rank_squares(color, 0);
        if (placement.pieces(color, PieceType::King).empty())
            throw wrong_castling(std::string(name(color)) + " has no king to castle with", where);
        const Square king = placement.pieces(color, PieceType::King).first();
        const Bitboard rooks = placement.pieces(color, PieceType::Rook) & back_rank;
        const std::string right = "the castling right " + quoted(letter);

        const auto file = file_from_letter(lower_case(letter));
        const bool kingside = lower_case(letter) == 'k';
        const bool queenside = lower_case(letter) == 'q';
        if (!file && !kingside && !queenside) throw wrong_castling(quoted(letter) + " is not a castling right", where);
        if (!back_rank.contains(king))
            throw wrong_castling(right + " needs " + std::string(name(color)) + "'s king on its first rank", where);
        if (!rules_.free_castling && file_of(king) != file_e)
            throw wrong_castling(right + " needs the king on " + to_string(square_at(file_e, rank_of(king))), where);

        if (file || !rules_.free_castling) {
            const int rook_file = file ? *file : kingside ? file_h : file_a;
            const Square rook = square_at(rook_file, rank_of(king));
            if (!rules_.free_castling && rook_file != file_a && rook_file != file_h)
                throw wrong_castling(right + " names a rook that cannot castle in chess (is this Chess960?)", where);
            if (!rooks.contains(rook)) throw wrong_castling(right + " needs a rook on " + to_string(rook), where);
            return rook;
        }
        // X-FEN: the outermost rook on that side of the king.
        const Square outermost = rooks.empty() ? king : kingside ? rooks.last() : rooks.first();
        const bool on_its_side = kingside ? outermost > king : outermost < king;
        if (!on_its_side)
            throw wrong_castling(right + " needs a rook on the king's " + (kingside ? "right" : "left"), where);
        return outermost;
    }

    void read_en_passant(Part field, const Placement& placement) {
        if (field.text == "-") return;
        if (!rules_.en_passant)
            throw BadPosition({"position-en-passant", "there is no en passant in this game"}, field.where);
        const auto target = parse_square(field.text);
        if (!target)
            throw BadPosition(
                {"position-en-passant", "the en passant square is a square or '-', not " + quoted(field.text)},
                field.where);

        // Where turns may pass a board by, the pawn that has moved last may belong to the side to move.
        const Color pushed = rules_.turns_may_pass && rank_of(*target) == 2   ? Color::White
                             : rules_.turns_may_pass && rank_of(*target) == 5 ? Color::Black
                                                                              : !setup_.to_move;
        const auto impossible = [&](const std::string& why) {
            return BadPosition(
                {"position-en-passant", "en passant on " + to_string(*target) + " is impossible: " + why}, field.where);
        };
        if (relative_rank(pushed, *target) != 2)
            throw impossible(std::string("it is on rank ") +
                             (pushed == Color::White ? "3 after a move of White" : "6 after a move of Black"));
        const Square origin = offset(*target, -forward(pushed));
        const Square pawn = offset(*target, forward(pushed));
        if (!placement.pieces(pushed, PieceType::Pawn).contains(pawn))
            throw impossible("there is no pawn of " + std::string(name(pushed)) + " on " + to_string(pawn));
        for (Square passed : {*target, origin})
            if (placement.occupied().contains(passed))
                throw impossible(to_string(passed) + " is not empty, so that no pawn has just passed it");
        setup_.en_passant = *target;
        if (rules_.kings_are_common || rules_.kings_may_be_lost || placement.pieces(!pushed, PieceType::King).empty())
            return;
        // Before the double step it was the other side's turn, so that this king was not attacked.
        const Square king = placement.pieces(!pushed, PieceType::King).first();
        const Bitboard occupied_before = (placement.occupied() ^ pawn) | origin;
        const Bitboard attackers = placement.attackers(king, pushed, occupied_before) & ~Bitboard(pawn);
        if (!attackers.empty())
            throw impossible("the king on " + to_string(king) + " was already attacked before the pawn moved");
    }

    static int read_number(Part field, const std::string& what) {
        int number = 0;
        const char* const end = field.text.data() + field.text.size();
        const auto [read_to, error] = std::from_chars(field.text.data(), end, number);
        if (error != std::errc() || read_to != end || number < 0 || number > maximum_clock)
            throw BadPosition({"position-number",
                               "the " + what + " is a number from 0 to " + std::to_string(maximum_clock) + ", not " +
                                   quoted(field.text),
                               {{"found", std::string(field.text)}}},
                              field.where);
        return number;
    }

    std::vector<Part> fields_;
    SetupRules rules_;
    Setup setup_;
};

std::string write_board(const Setup& setup) {
    std::string text;
    for (int rank = 7; rank >= 0; --rank) {
        int blanks = 0;
        for (int file = 0; file < 8; ++file) {
            const Piece piece = setup.board[index(square_at(file, rank))];
            if (piece.empty()) {
                ++blanks;
                continue;
            }
            if (blanks > 0) text += std::to_string(std::exchange(blanks, 0));
            text += letter(piece);
            if (setup.promoted.contains(square_at(file, rank))) text += '~';
        }
        if (blanks > 0) text += std::to_string(blanks);
        if (rank > 0) text += '/';
    }
    return text;
}

std::string write_castling(const Setup& setup, const SetupRules& rules) {
    std::string text;
    for (Color color : {Color::White, Color::Black}) {
        const Bitboard rooks = setup.castling_rooks & relative_rank_squares(color, 0);
        // The kingside first, as is the custom: at most one rook on each side, the higher file on the king's right.
        for (int file = file_h; file >= file_a; --file) {
            if (!rooks.intersects(file_squares(file))) continue;
            const char lower = rules.free_castling ? file_letter(file) : file == file_h ? 'k' : 'q';
            text += color == Color::White ? upper_case(lower) : lower;
        }
    }
    return text.empty() ? "-" : text;
}

}  // namespace

Setup parse_fen(std::string_view text, const SetupRules& rules) { return FenParser(text, rules).parse(); }

std::string pocket_letters(const Pockets& pockets, Color color) {
    std::string text;
    for (std::size_t type = pocket_types; type-- > 0;)
        text.append(pockets[index(color)][type], letter(Piece(color, static_cast<PieceType>(type))));
    return text;
}

std::string write_fen(const Setup& setup, const SetupRules& rules) {
    const std::string en_passant = setup.en_passant == Square::None ? "-" : to_string(setup.en_passant);
    std::string pockets;
    if (rules.pockets)
        pockets = "[" + pocket_letters(setup.pockets, Color::White) + pocket_letters(setup.pockets, Color::Black) + "]";
    std::string checks;
    if (rules.checks_to_win > 0)
        checks = std::to_string(rules.checks_to_win - setup.checks_given[0]) + "+" +
                 std::to_string(rules.checks_to_win - setup.checks_given[1]) + " ";
    const std::string limit = setup.repetition_limit == default_repetition_limit
                                  ? ""
                                  : std::string(" ") + limit_letter + std::to_string(setup.repetition_limit);
    const std::string agreed = setup.rules == AgreedRules() ? "" : " " + setup.rules.text();
    return write_board(setup) + pockets + (setup.to_move == Color::White ? " w " : " b ") +
           write_castling(setup, rules) + " " + en_passant + " " + checks +
           std::to_string(std::min(setup.halfmove_clock, maximum_clock)) + " " +
           std::to_string(std::min(setup.fullmove_number, maximum_clock)) + limit + agreed;
}

}  // namespace rookery::chess
