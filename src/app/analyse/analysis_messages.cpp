#include "app/analyse/analysis_messages.h"

#include "app/analyse/position_messages.h"
#include "app/api/json_records.h"
#include "app/api/sentences.h"
#include "app/api/to_answers.h"
#include "app/library/record_texts.h"
#include "app/problem.h"
#include "engine/games.h"
#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::app {
namespace {

namespace json = boost::json;
using app::to_api;
using text::ParseError;

/// Longer lines are cut: nobody reads on.
constexpr std::size_t longest_line = 16;
/// What a tree from a page may have, and its texts.
constexpr std::size_t max_nodes = 100'000;
constexpr std::size_t longest_comment = 100'000;

const json::array& list_of(const json::value& value, std::string_view name) {
    if (const json::array* list = value.if_array()) return *list;
    throw ParseError(text::quoted(name) + " must be a list.");
}

std::string comment_in(const json::object& object, std::string_view name) {
    std::string text = text_in(object, name).value_or("");
    if (text.size() > longest_comment)
        throw Refusal("text-too-long", "A comment is too long.", {{"max", std::to_string(longest_comment)}});
    return text;
}

std::vector<api::Command> to_api(const std::vector<notation::PgnComment::Command>& commands) {
    std::vector<api::Command> output;
    for (const auto& command : commands) output.push_back({command.name, command.value});
    return output;
}

std::vector<notation::PgnComment::Command> commands_in(const json::object& object) {
    std::vector<notation::PgnComment::Command> commands;
    if (const json::value* list = member(object, "commands"))
        for (const json::value& command : list_of(*list, "commands")) {
            const json::object& parts = object_of(command, "command");
            commands.push_back({comment_in(parts, "name"), comment_in(parts, "value")});
        }
    return commands;
}

api::FlatNode flat_node(const TreeNode& node, bool with_boards) {
    api::FlatNode flat;
    flat.parent = node.parent;
    flat.move = node.move.move;
    flat.notation = node.move.notation;
    flat.side = to_api(node.move.side);
    flat.number = node.move.number;
    flat.board = static_cast<std::int64_t>(node.move.board);
    if (!node.nags.empty()) flat.nags.emplace(node.nags.begin(), node.nags.end());
    if (!node.before.empty()) flat.before = node.before;
    if (!node.comment.empty()) flat.comment = node.comment;
    if (!node.commands.empty()) flat.commands = to_api(node.commands);
    if (with_boards) flat.boards = to_api(node.boards);
    return flat;
}

TreeNode node_from_json(const json::object& object) {
    TreeNode node;
    node.parent = static_cast<int>(number_in(object, "parent", -1, static_cast<std::int64_t>(max_nodes)).value_or(-1));
    node.move.move = text_in(object, "move").value_or("");
    node.before = comment_in(object, "before");
    node.comment = comment_in(object, "comment");
    if (const json::value* nags = member(object, "nags"))
        for (const json::value& nag : list_of(*nags, "nags")) {
            boost::system::error_code error;
            const auto number = nag.to_number<int>(error);
            if (error || number < 0 || number > 999) throw ParseError("A sign is a number up to 999.");
            node.nags.push_back(number);
        }
    node.commands = commands_in(object);
    return node;
}

std::vector<api::LineMove> notated(const std::vector<std::string>& moves, const std::vector<std::string>& notation) {
    std::vector<api::LineMove> line;
    for (std::size_t i = 0; i < moves.size() && i < longest_line; ++i) line.push_back({moves[i], notation[i]});
    return line;
}

api::PlayerReport player_report(const lab::PlayerAnalysis& player) {
    return {player.moves, player.average_loss, player.accuracy, player.inaccuracies, player.mistakes, player.blunders};
}

api::OrNull<api::Mark> to_api(lab::Mark mark) {
    switch (mark) {
        case lab::Mark::Inaccuracy: return api::Mark::inaccuracy;
        case lab::Mark::Mistake: return api::Mark::mistake;
        case lab::Mark::Blunder: return api::Mark::blunder;
        case lab::Mark::None: break;
    }
    return {};
}

api::PlyReport ply_report(const lab::PlyAnalysis& ply, game::ScoreUnit unit) {
    api::PlyReport output;
    output.move = ply.coordinates;
    output.notation = ply.notation;
    output.side = to_api(ply.mover);
    if (ply.score_for_first) output.score = score_of(*ply.score_for_first, unit);
    if (ply.loss) output.loss = std::int64_t{*ply.loss};
    output.mark = to_api(ply.mark);
    if (ply.best) output.best = scored_line(*ply.best, unit);
    return output;
}

PieceCounts counts_from_json(const json::object& pockets, std::string_view color) {
    PieceCounts counts;
    const json::value* pocket = member(pockets, color);
    if (pocket == nullptr) return counts;
    for (const auto& [name, value] : object_of(*pocket, color)) {
        boost::system::error_code error;
        const auto number = value.to_number<int>(error);
        if (error || number < 0 || number > 128 || name.size() != 1 || name.front() < 'a' || name.front() > 'z')
            throw ParseError("The pieces in reserve make no sense.");
        if (number > 0) counts[name.front()] = number;
    }
    return counts;
}

/// One field of a position, whatever somebody sends.
std::string word_in(const json::object& object, std::string_view name) {
    std::string word = text_in(object, name).value_or("");
    if (word.find_first_of(" |[]\t\r\n") != std::string::npos) throw ParseError(text::quoted(name) + " is one word.");
    return word;
}

EditedBoard board_from_json(const json::object& object) {
    EditedBoard board;
    board.view.placement = word_in(object, "placement");
    if (const json::value* pockets = member(object, "pockets")) {
        const json::object& both = object_of(*pockets, "pockets");
        board.view.pockets = std::array{counts_from_json(both, "white"), counts_from_json(both, "black")};
    }
    if (const json::value* checks = member(object, "checks_left")) {
        const json::object& both = object_of(*checks, "checks_left");
        const auto left = [&](std::string_view color) {
            return static_cast<int>(number_in(both, color, 0, 9).value_or(0));
        };
        board.view.checks_left = std::array{left("white"), left("black")};
    }
    board.castling = word_in(object, "castling");
    board.en_passant = word_in(object, "en_passant");
    return board;
}

}  // namespace

api::ScoredLine scored_line(const lab::FoundLine& line, game::ScoreUnit unit) {
    return {score_of(line.score_for_first, unit), line.depth, notated(line.moves, line.notation)};
}

search::Score score_for_first(const engine::AnyPosition& position, search::Score score_for_mover) {
    return position.to_move() == game::Side::First ? score_for_mover : -score_for_mover;
}

api::FoundLine found_line(const engine::AnyPosition& position, const engine::Report& report) {
    std::vector<std::string> notation;
    const auto after = position.clone();
    for (const std::string& move : report.moves) {
        if (notation.size() == longest_line) break;
        notation.push_back(after->move_notation(move));
        after->play(move);
    }
    const search::Score score = score_for_first(position, report.score_for_mover);
    search::Bound bound = report.bound;
    const bool one_sided = bound == search::Bound::Lower || bound == search::Bound::Upper;
    if (position.to_move() == game::Side::Second && one_sided)
        bound = bound == search::Bound::Lower ? search::Bound::Upper : search::Bound::Lower;
    const std::vector<std::string> moves(report.moves.begin(),
                                         report.moves.begin() + static_cast<std::ptrdiff_t>(notation.size()));
    return {{score_of(score, report.unit), report.depth, notated(moves, notation)}, to_api(bound)};
}

api::SolvedResult solved_result(const engine::AnyPosition& position, const engine::SolveReport& solved) {
    const auto score_for = [](solve::Value value) {
        if (value.result() == game::Result::Draw) return search::Score{0};
        const search::Score win = search::win_score - value.plies();
        return value.result() == game::Result::FirstWins ? win : -win;
    };
    if (solved.moves.empty()) return {};
    api::SolvedResult result;
    result.lines.emplace();
    for (const engine::SolvedMove& move : solved.moves)
        result.lines->push_back({{score_of(score_for(move.value), game::ScoreUnit::Points), 0,
                                  notated({move.move}, {position.move_notation(move.move)})},
                                 api::Bound::exact});
    result.words = exact_words(position.info(), score_for(solved.value));
    result.counts = {solved.counts.first_wins, solved.counts.second_wins, solved.counts.draws};
    return result;
}

api::TreeTransfer tree_transfer(const GameTree& tree) {
    // With very many moves the page asks for the boards that it shows.
    constexpr std::size_t max_with_boards = 4'000;
    const auto start = start_of(PositionQuery{tree.game, tree.start, tree.options, {}});
    api::TreeTransfer output;
    output.game = tree.game;
    output.start = tree.start;
    output.options = tree.options;
    for (const notation::PgnTag& tag : tree.tags) output.tags.push_back({tag.name, tag.value});
    output.result = result_text(tree.result);
    output.comment = tree.comment;
    output.commands = to_api(tree.commands);
    output.layout = to_api(layout_of(*start));
    output.boards = to_api(boards_of(*start, ""));
    for (const TreeNode& node : tree.nodes)
        output.nodes.push_back(flat_node(node, tree.nodes.size() <= max_with_boards));
    return output;
}

GameTree tree_from_json(const json::object& object) {
    GameTree tree;
    const PositionQuery query = query_of(api::read<api::PositionQuery>(object));
    tree.game = query.game;
    tree.start = text_in(object, "start").value_or("");
    tree.options = query.options;
    tree.result = result_from_text(text_in(object, "result").value_or("*"));
    tree.comment = comment_in(object, "comment");
    tree.commands = commands_in(object);
    if (const json::value* tags = member(object, "tags"))
        for (const json::value& tag : list_of(*tags, "tags")) {
            const json::object& parts = object_of(tag, "tag");
            tree.tags.push_back({comment_in(parts, "name"), comment_in(parts, "value")});
        }
    if (const json::value* nodes = member(object, "nodes")) {
        const json::array& list = list_of(*nodes, "nodes");
        if (list.size() > max_nodes)
            throw Refusal("pgn-too-many-moves", "There are too many moves in this tree.",
                          {{"max", std::to_string(max_nodes)}});
        for (const json::value& node : list) tree.nodes.push_back(node_from_json(object_of(node, "node")));
    }
    return tree;
}

api::ReadResult read_result(const Reading& reading) {
    api::ReadResult result;
    result.count = reading.count;
    for (const Title& title : reading.titles) {
        api::Title& output = result.titles.emplace_back(api::Title{title.line, title.words, {}, {}});
        if (!title.result.empty()) output.result = title.result;
        if (title.plies) output.plies = *title.plies;
    }
    for (const ReadingProblem& problem : reading.problems)
        result.problems.push_back({to_api(problem.problem), problem.line});
    result.problem_count = reading.problem_count;
    if (reading.position) result.position = {reading.position->game, reading.position->text};
    return result;
}

api::EditMessage edit_message(const EditorKit& kit, const EditOutcome& outcome) {
    const EditedPosition& position = outcome.position;
    api::EditMessage output;
    output.game = position.game;
    output.text = position.text;
    output.to_move = to_api(position.to_move);
    for (const EditedBoard& board : position.boards)
        output.boards.push_back(
            {to_api(board.view), board.castling, board.en_passant, board.possible_castling, board.possible_en_passant});
    output.layout = to_api(layout_of(*engine::position_from_text(position.game, position.text)));
    if (!outcome.problem.empty()) output.problem = to_api(outcome.problem);
    output.kit = {kit.white, kit.black, kit.pockets, kit.castling, kit.en_passant, kit.max_checks, kit.starts};
    return output;
}

EditedPosition edited_from_json(const json::object& members) {
    EditedPosition edited;
    const PositionQuery query = query_of(api::read<api::PositionQuery>(members));
    edited.game = engine::find_game(query.game).id;
    edited.text = query.text;
    const std::string side = text_in(members, "to_move").value_or("first");
    edited.to_move = side == "second" ? game::Side::Second : game::Side::First;
    const json::value* boards = member(members, "boards");
    if (boards == nullptr) throw ParseError("There must be boards.");
    for (const json::value& board : list_of(*boards, "boards"))
        edited.boards.push_back(board_from_json(object_of(board, "board")));
    return edited;
}

api::ReportResult report_result(const lab::GameAnalysis& analysis) {
    api::ReportResult result;
    for (const lab::PlyAnalysis& ply : analysis.plies) result.plies.push_back(ply_report(ply, analysis.unit));
    result.complete = analysis.complete;
    result.unit = to_api(analysis.unit);
    result.players = {player_report(analysis.players[0]), player_report(analysis.players[1])};
    return result;
}

}  // namespace rookery::app
