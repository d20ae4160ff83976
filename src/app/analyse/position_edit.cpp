#include "app/analyse/position_edit.h"

#include <algorithm>
#include <map>
#include <utility>

#include "app/api/sentences.h"
#include "app/play/catalogue.h"
#include "engine/games.h"
#include "game/bad_position.h"
#include "log/log.h"
#include "text/joined.h"
#include "text/parse_error.h"
#include "text/split.h"

namespace rookery::app {
namespace {

using engine::AnyPosition;
using game::Side;
using text::ParseError;

using Words = std::vector<std::string>;

/// The fields of a FEN that only some games have. All are written with " | " between boards, the team at the end.
constexpr std::size_t side_field = 1;
constexpr std::size_t castling_field = 2;
constexpr std::size_t en_passant_field = 3;

bool is_checks_field(std::string_view field) { return field.size() == 3 && field[1] == '+'; }
bool is_team_field(std::string_view field) { return field == "t1" || field == "t2"; }
bool is_origins_field(std::string_view field) { return field.find(':') != std::string_view::npos; }

/// A position taken apart into boards and their fields. What the boards say again at the end is left out.
std::vector<Words> fields_of(std::string_view text) {
    std::vector<Words> boards;
    for (const std::string_view board : text::split(text, " | ")) {
        const auto words = text::split(board, " ");
        Words fields(words.begin(), words.end());
        std::erase_if(fields, [](const std::string& field) { return is_team_field(field) || is_origins_field(field); });
        boards.push_back(std::move(fields));
    }
    return boards;
}

std::unique_ptr<AnyPosition> try_position(std::string_view game, std::string_view text) {
    try {
        return engine::position_from_text(game, text);
    } catch (const ParseError&) {
        log::swallowed("a position that the editor has made cannot be");
        return nullptr;
    }
}

/// What the game has against a position; nothing if it can be.
std::optional<std::string> problem_with(std::string_view game, std::string_view text) {
    try {
        static_cast<void>(engine::position_from_text(game, text));
        return std::nullopt;
    } catch (const ParseError& problem) {
        return problem.what();
    }
}

// What a game has ----------------------------------------------------------------------------------------------------

/// Kings, where the game has them, in corners; and a piece on every square in turn, until it is allowed somewhere.
bool is_allowed(std::string_view game, char piece, bool with_pockets) {
    constexpr std::string_view bases[] = {"k......./......../......../......../......../......../......../.......K",
                                          "k......./......../......../......../......../......../P......./........",
                                          "......../......../......../......../......../......../......../k......K"};
    std::string last;
    for (const std::string_view base : bases)
        for (std::size_t at = 0; at < base.size(); ++at) {
            if (base[at] != '.') continue;
            std::string placement(base);
            placement[at] = piece;
            std::replace(placement.begin(), placement.end(), '.', '1');
            const auto problem = problem_with(game, placement + (with_pockets ? "[]" : "") + " w - - 0 1");
            if (!problem) return true;
            last = *problem;
        }
    log::detail("the editor of " + std::string(game) + " has no " + piece + ": " + last);
    return false;
}

bool has_castling(std::string_view game, const Words& start) {
    if (start.size() <= castling_field) return false;
    return start[castling_field] != "-" || try_position(game, "r3k3/8/8/8/8/8/8/R3K3 w Qq - 0 1") != nullptr;
}

bool has_en_passant(std::string_view game, const Words& start, bool several_boards) {
    if (start.size() <= en_passant_field) return false;
    if (several_boards) return true;
    return try_position(game, "4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1") ||
           try_position(game, "4k3/8/8/8/3Pp3/8/8/8 b - d3 0 1");
}

EditorKit make_kit(const GameDescription& description) {
    const std::string_view game = description.info->id;
    const auto start = engine::start_position(game);
    const auto boards = fields_of(start->text());
    const BoardView& first = description.start.front();
    EditorKit kit;
    kit.pockets = first.pockets.has_value();
    if (first.checks_left) kit.max_checks = std::max((*first.checks_left)[0], (*first.checks_left)[1]);
    kit.castling = has_castling(game, boards.front());
    kit.en_passant = has_en_passant(game, boards.front(), boards.size() > 1);
    const auto stands_there = [&](char piece) { return first.placement.find(piece) != std::string::npos; };
    for (const char letter : std::string_view("kqrbnpws")) {
        const char capital = static_cast<char>(letter - 'a' + 'A');
        if (stands_there(capital) || is_allowed(game, capital, kit.pockets)) kit.white += letter;
        if (stands_there(letter) || is_allowed(game, letter, kit.pockets)) kit.black += letter;
    }
    for (const GameOption& option : description.options) {
        if (option.name != "size") continue;
        for (const OptionChoice& choice : option.choices)
            kit.starts.push_back(start_with_options(game, {{"size", choice.value}})->text());
    }
    return kit;
}

// Together and apart -------------------------------------------------------------------------------------------------

std::string pocket_letters(const std::array<PieceCounts, 2>& pockets) {
    std::string letters;
    for (const bool white : {true, false})
        for (const auto& [letter, count] : pockets[white ? 0 : 1])
            letters += std::string(static_cast<std::size_t>(std::clamp(count, 0, 64)),
                                   white ? static_cast<char>(letter - 'a' + 'A') : letter);
    return letters;
}

/// Writes positions from the parts that somebody has laid out.
class Assembly {
public:
    explicit Assembly(const EditedPosition& edited) : edited_(edited), fields_(fields_of(edited.text)) {
        if (fields_.size() != edited.boards.size()) throw ParseError("The position has another number of boards.");
        const auto position = engine::position_from_text(edited.game, edited.text);
        for (std::size_t board = 0; board < fields_.size(); ++board) {
            set_pieces(board);
            const bool white = (edited.to_move == Side::First) == position->first_has_white(board);
            fields_[board][side_field] = white ? "w" : "b";
            if (fields_[board].size() > en_passant_field)
                fields_[board][castling_field] = fields_[board][en_passant_field] = "-";
        }
    }

    [[nodiscard]] std::string text() const {
        Words boards;
        for (const Words& fields : fields_) boards.push_back(text::joined(fields, " "));
        const bool teams = is_team_field(text::split(edited_.text, " ").back());
        return text::joined(boards, " | ") + (!teams ? "" : edited_.to_move == Side::First ? " t1" : " t2");
    }

    /// Throws ParseError if it is none.
    [[nodiscard]] std::unique_ptr<AnyPosition> position() const {
        return engine::position_from_text(edited_.game, text());
    }

    /// Whether the field may have this value; it keeps the value if so, and its old one if not.
    bool accepts(std::size_t board, std::size_t field, const std::string& value) {
        if (fields_[board].size() <= field) return false;
        const std::string before = std::exchange(fields_[board][field], value);
        const auto position = try_position(edited_.game, text());
        // Where nobody can take en passant, the square is read and forgotten.
        if (position && fields_of(position->text())[board][field] != "-") return true;
        fields_[board][field] = before;
        return false;
    }

    [[nodiscard]] const std::string& field(std::size_t board, std::size_t field) const { return fields_[board][field]; }
    void set(std::size_t board, std::size_t field, const std::string& value) { fields_[board][field] = value; }
    [[nodiscard]] bool has(std::size_t board, std::size_t field) const { return fields_[board].size() > field; }

private:
    void set_pieces(std::size_t board) {
        const BoardView& view = edited_.boards[board].view;
        Words& fields = fields_[board];
        fields[0] = view.placement;
        if (view.pockets) fields[0] += '[' + pocket_letters(*view.pockets) + ']';
        if (view.checks_left)
            for (std::string& field : fields)
                if (is_checks_field(field))
                    field = std::to_string((*view.checks_left)[0]) + '+' + std::to_string((*view.checks_left)[1]);
    }

    const EditedPosition& edited_;
    std::vector<Words> fields_;
};

/// The rights that the pieces allow, and of the wished ones those that are among them. A query may name the file of the
/// rook, as games with any arrangement of the pieces write it.
void settle_castling(Assembly& assembly, std::size_t board, EditedBoard& edited) {
    if (!assembly.has(board, castling_field)) return;
    std::string kept;
    for (const char right : std::string_view("KQkq")) {
        if (!assembly.accepts(board, castling_field, std::string(1, right))) continue;
        edited.possible_castling += right;
        const std::string written = fields_of(assembly.position()->text())[board][castling_field];
        if (edited.castling.find_first_of(right + written) != std::string::npos) kept += right;
    }
    edited.castling = kept;
    assembly.set(board, castling_field, kept.empty() ? "-" : kept);
}

void settle_en_passant(Assembly& assembly, std::size_t board, EditedBoard& edited) {
    if (!assembly.has(board, en_passant_field)) return;
    const std::string requested = edited.en_passant;
    edited.en_passant.clear();
    for (const char rank : {'3', '6'})
        for (char file = 'a'; file <= 'h'; ++file) {
            const std::string square{file, rank};
            if (!assembly.accepts(board, en_passant_field, square)) continue;
            edited.possible_en_passant.push_back(square);
            assembly.set(board, en_passant_field, "-");
        }
    if (!requested.empty() && assembly.accepts(board, en_passant_field, requested)) edited.en_passant = requested;
}

EditedPosition decomposed(const AnyPosition& position) {
    EditedPosition edited;
    edited.game = position.info().id;
    edited.text = position.text();
    edited.to_move = position.to_move();
    const auto fields = fields_of(edited.text);
    const auto views = boards_of(position, "");
    for (std::size_t board = 0; board < views.size(); ++board) {
        EditedBoard& part = edited.boards.emplace_back();
        part.view = views[board];
        if (fields[board].size() <= en_passant_field) continue;
        if (fields[board][castling_field] != "-") part.castling = fields[board][castling_field];
        if (fields[board][en_passant_field] != "-") part.en_passant = fields[board][en_passant_field];
    }
    return edited;
}

}  // namespace

const EditorKit& editor_kit(std::string_view game) {
    // On the loop only, as everything of this room.
    static std::map<std::string_view, EditorKit> kits;
    const GameDescription& description = description_of(game);
    const auto found = kits.find(description.info->id);
    if (found != kits.end()) return found->second;
    return kits.emplace(description.info->id, make_kit(description)).first->second;
}

EditedPosition decomposed(const PositionQuery& query) { return decomposed(*position_of(query)); }

EditOutcome composed(EditedPosition edited) {
    EditOutcome outcome;
    Assembly assembly(edited);
    try {
        static_cast<void>(assembly.position());
    } catch (const game::BadPosition& error) {
        // Where in the text it is means nothing to somebody who sees a board.
        outcome.problem = {sentence(error.problem()), error.reason().code, error.reason().parameters};
    } catch (const ParseError& error) {
        outcome.problem = {sentence(error.problem()), ProblemCode("position-wrong")};
    }
    if (outcome.problem.empty()) {
        for (std::size_t board = 0; board < edited.boards.size(); ++board) {
            edited.boards[board].possible_castling.clear();
            edited.boards[board].possible_en_passant.clear();
            settle_castling(assembly, board, edited.boards[board]);
            settle_en_passant(assembly, board, edited.boards[board]);
        }
        edited.text = assembly.position()->text();
    }
    outcome.position = std::move(edited);
    return outcome;
}

std::unique_ptr<AnyPosition> with_other_side_to_move(const AnyPosition& position) {
    if (position.outcome().over()) throw Refusal("no-threat-over", "The game is over: there is nothing to threaten.");
    if (!position.checked_squares().empty())
        throw Refusal("no-threat-in-check", "In check there is no threat to show, but the check.");
    EditedPosition edited = decomposed(position);
    edited.to_move = !edited.to_move;
    for (EditedBoard& board : edited.boards) board.en_passant.clear();
    const EditOutcome outcome = composed(std::move(edited));
    if (!outcome.problem.empty())
        throw Refusal("no-threat", "There is no threat to show here: " + outcome.problem.words);
    auto other = engine::position_from_text(position.info().id, outcome.position.text);
    if (other->outcome().over()) throw Refusal("no-threat", "There is no threat to show here.");
    return other;
}

}  // namespace rookery::app
