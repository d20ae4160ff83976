#include "app/analyse/analysis_json.h"

#include "app/analyse/position_json.h"
#include "app/api/json_parts.h"
#include "app/api/json_records.h"
#include "app/api/sentences.h"
#include "engine/games.h"
#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::app {
namespace {

namespace json = boost::json;
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
    if (text.size() > longest_comment) throw ParseError("A comment is too long.");
    return text;
}

json::array problems_json(const std::vector<ReadingProblem>& problems) {
    json::array array;
    for (const ReadingProblem& problem : problems)
        array.push_back(json::object{{"line", problem.line}, {"words", problem.words}});
    return array;
}

json::array tags_json(const std::vector<notation::PgnTag>& tags) {
    json::array array;
    for (const notation::PgnTag& tag : tags) array.push_back(json::object{{"name", tag.name}, {"value", tag.value}});
    return array;
}

json::array commands_json(const std::vector<notation::PgnComment::Command>& commands) {
    json::array array;
    for (const auto& command : commands)
        array.push_back(json::object{{"name", command.name}, {"value", command.value}});
    return array;
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

json::object node_json(const TreeNode& node, bool with_boards) {
    json::object object = move_view_json(node.move);
    object["parent"] = node.parent;
    if (!node.nags.empty()) object["nags"] = json::value_from(node.nags);
    if (!node.before.empty()) object["before"] = node.before;
    if (!node.comment.empty()) object["comment"] = node.comment;
    if (!node.commands.empty()) object["commands"] = commands_json(node.commands);
    if (with_boards) object["boards"] = boards_json(node.boards);
    return object;
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

game::Result result_of(std::string_view text) {
    for (const game::Result result : {game::Result::FirstWins, game::Result::SecondWins, game::Result::Draw})
        if (result_text(result) == text) return result;
    return game::Result::Ongoing;
}

json::array notated_json(const std::vector<std::string>& moves, const std::vector<std::string>& notation) {
    json::array array;
    for (std::size_t i = 0; i < moves.size() && i < longest_line; ++i)
        array.push_back(json::object{{"move", moves[i]}, {"notation", notation[i]}});
    return array;
}

json::object player_report_json(const lab::PlayerAnalysis& player) {
    return {{"moves", player.moves},       {"average_loss", player.average_loss},
            {"accuracy", player.accuracy}, {"inaccuracies", player.inaccuracies},
            {"mistakes", player.mistakes}, {"blunders", player.blunders}};
}

json::object ply_report_json(const lab::PlyAnalysis& ply, game::ScoreUnit unit) {
    json::object object{{"move", ply.coordinates}, {"notation", ply.notation}, {"side", side_text(ply.mover)},
                        {"score", nullptr},        {"loss", nullptr},          {"mark", nullptr},
                        {"best", nullptr}};
    if (ply.score_for_first) object["score"] = score_json(*ply.score_for_first, unit);
    if (ply.loss) object["loss"] = *ply.loss;
    if (ply.mark != lab::Mark::None) object["mark"] = lab::mark_text(ply.mark);
    if (ply.best) object["best"] = line_found_json(*ply.best, unit);
    return object;
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

json::object line_found_json(const lab::FoundLine& line, game::ScoreUnit unit) {
    return {{"score", score_json(line.score_for_first, unit)},
            {"depth", line.depth},
            {"line", notated_json(line.moves, line.notation)}};
}

search::Score score_for_first(const engine::AnyPosition& position, search::Score score_for_mover) {
    return position.to_move() == game::Side::First ? score_for_mover : -score_for_mover;
}

json::object found_line_json(const engine::AnyPosition& position, const engine::Report& report) {
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
    std::vector<std::string> moves(report.moves.begin(),
                                   report.moves.begin() + static_cast<std::ptrdiff_t>(notation.size()));
    return {{"score", score_json(score, report.unit)},
            {"bound", bound_text(bound)},
            {"depth", report.depth},
            {"line", notated_json(moves, notation)}};
}

json::object solved_json(const engine::AnyPosition& position, const engine::SolveReport& solved) {
    const auto score_of = [](solve::Value value) {
        if (value.result() == game::Result::Draw) return search::Score{0};
        const search::Score win = search::win_score - value.plies();
        return value.result() == game::Result::FirstWins ? win : -win;
    };
    json::array lines;
    for (const engine::SolvedMove& move : solved.moves)
        lines.push_back(json::object{{"score", score_json(score_of(move.value), game::ScoreUnit::Points)},
                                     {"bound", "exact"},
                                     {"depth", 0},
                                     {"line", notated_json({move.move}, {position.move_notation(move.move)})}});
    if (lines.empty()) return {};
    return {{"lines", std::move(lines)}, {"words", exact_words(position.info(), score_of(solved.value))}};
}

json::object tree_json(const GameTree& tree) {
    // With very many moves the page asks for the boards that it shows.
    constexpr std::size_t max_with_boards = 4'000;
    const auto start = start_of(PositionQuery{tree.game, tree.start, tree.options, {}});
    json::array nodes;
    for (const TreeNode& node : tree.nodes) nodes.push_back(node_json(node, tree.nodes.size() <= max_with_boards));
    return {{"game", tree.game},
            {"start", tree.start},
            {"options", options_json(tree.options)},
            {"tags", tags_json(tree.tags)},
            {"result", result_text(tree.result)},
            {"comment", tree.comment},
            {"commands", commands_json(tree.commands)},
            {"layout", layout_json(layout_of(*start))},
            {"boards", boards_json(boards_of(*start, ""))},
            {"nodes", std::move(nodes)}};
}

GameTree tree_from_json(const json::object& object) {
    GameTree tree;
    const PositionQuery query = query_of(api::read<api::PositionQuery>(object));
    tree.game = query.game;
    tree.start = text_in(object, "start").value_or("");
    tree.options = query.options;
    tree.result = result_of(text_in(object, "result").value_or("*"));
    tree.comment = comment_in(object, "comment");
    tree.commands = commands_in(object);
    if (const json::value* tags = member(object, "tags"))
        for (const json::value& tag : list_of(*tags, "tags")) {
            const json::object& parts = object_of(tag, "tag");
            tree.tags.push_back({comment_in(parts, "name"), comment_in(parts, "value")});
        }
    if (const json::value* nodes = member(object, "nodes")) {
        const json::array& list = list_of(*nodes, "nodes");
        if (list.size() > max_nodes) throw ParseError("There are too many moves in this tree.");
        for (const json::value& node : list) tree.nodes.push_back(node_from_json(object_of(node, "node")));
    }
    return tree;
}

json::object reading_json(const Reading& reading) {
    json::object object{{"count", reading.count},
                        {"problems", problems_json(reading.problems)},
                        {"problem_count", reading.problem_count}};
    if (reading.position)
        object["position"] = json::object{{"game", reading.position->game}, {"text", reading.position->text}};
    json::array titles;
    for (const Title& title : reading.titles)
        titles.push_back(json::object{{"line", title.line}, {"words", title.words}});
    object["titles"] = std::move(titles);
    return object;
}

json::object editor_json(const EditorKit& kit, const EditOutcome& outcome) {
    const EditedPosition& position = outcome.position;
    json::array boards = boards_json([&] {
        std::vector<BoardView> views;
        for (const EditedBoard& board : position.boards) views.push_back(board.view);
        return views;
    }());
    for (std::size_t board = 0; board < position.boards.size(); ++board) {
        const EditedBoard& part = position.boards[board];
        json::object& object = boards[board].as_object();
        object["castling"] = part.castling;
        object["en_passant"] = part.en_passant;
        object["possible_castling"] = part.possible_castling;
        object["possible_en_passant"] = json::value_from(part.possible_en_passant);
    }
    json::object object{{"game", position.game},
                        {"text", position.text},
                        {"to_move", side_text(position.to_move)},
                        {"boards", std::move(boards)},
                        {"problem", nullptr},
                        {"kit", json::object{{"white", kit.white},
                                             {"black", kit.black},
                                             {"pockets", kit.pockets},
                                             {"castling", kit.castling},
                                             {"en_passant", kit.en_passant},
                                             {"max_checks", kit.max_checks},
                                             {"starts", json::value_from(kit.starts)}}}};
    if (!outcome.problem.empty()) object["problem"] = outcome.problem;
    object["layout"] = layout_json(layout_of(*engine::position_from_text(position.game, position.text)));
    return object;
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

json::object report_json(const lab::GameAnalysis& analysis) {
    json::array plies;
    for (const lab::PlyAnalysis& ply : analysis.plies) plies.push_back(ply_report_json(ply, analysis.unit));
    return {{"plies", std::move(plies)},
            {"complete", analysis.complete},
            {"players", json::object{{"first", player_report_json(analysis.players[0])},
                                     {"second", player_report_json(analysis.players[1])}}}};
}

}  // namespace rookery::app
