// What an analysis is made of: positions laid out by hand, texts that somebody pastes, and trees of moves.

#include <sstream>

#include <gtest/gtest.h>

#include "app/analyse/position_edit.h"
#include "app/analyse/reading.h"
#include "app/play/catalogue.h"
#include "app/problem.h"
#include "engine/games.h"
#include "notation/pgn_reader.h"
#include "notation/pgn_writer.h"
#include "text/parse_error.h"

namespace rookery::app {
namespace {

using text::ParseError;

PositionQuery query(const std::string& game, const std::string& text = "", std::vector<std::string> moves = {}) {
    return {game, text, {}, std::move(moves)};
}

// Positions ----------------------------------------------------------------------------------------------------------

TEST(PositionView, KnowsTheMovesThatLedThere) {
    const PositionView view = view_of(query("chess", "", {"e2e4", "e5", "Nf3"}));
    EXPECT_EQ(view.position->text(), "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
    ASSERT_EQ(view.moves.size(), 3U);
    EXPECT_EQ(view.moves[2].move, "g1f3");
    EXPECT_EQ(view.moves[2].notation, "Nf3");
    EXPECT_EQ(view.moves[2].number, 2);
    EXPECT_EQ(view.last_move(), "g1f3");
    EXPECT_THROW(static_cast<void>(view_of(query("chess", "", {"e2e5"}))), ParseError);
    EXPECT_THROW(static_cast<void>(view_of(query("halma"))), ParseError);
}

TEST(PositionEdit, EveryGameComesApartAndTogetherAgain) {
    for (const GameDescription& description : catalogue()) {
        auto position = engine::start_position(description.info->id);
        for (int ply = 0; ply < 60 && !position->outcome().over(); ++ply) {
            const EditOutcome same = composed(decomposed(query(std::string(description.info->id), position->text())));
            EXPECT_TRUE(same.problem.empty()) << position->text();
            EXPECT_EQ(same.position.text, position->text()) << description.info->id;
            const auto moves = position->legal_moves();
            position->play(moves[static_cast<std::size_t>(ply * 7919) % moves.size()]);
        }
    }
}

TEST(PositionEdit, TheGameSaysWhatCanBePutOnItsBoards) {
    const EditorKit& chess = editor_kit("chess");
    EXPECT_EQ(chess.white, "kqrbnp");
    EXPECT_EQ(chess.black, "kqrbnp");
    EXPECT_TRUE(chess.castling);
    EXPECT_TRUE(chess.en_passant);
    EXPECT_FALSE(chess.pockets);
    EXPECT_EQ(editor_kit("horde").white, "qrbnp");
    EXPECT_EQ(editor_kit("horde").black, "kqrbnp");
    EXPECT_EQ(editor_kit("pawns-kings").white, "kp");
    EXPECT_FALSE(editor_kit("pawns-kings").castling);
    EXPECT_EQ(editor_kit("racingkings").black, "kqrbn");
    EXPECT_EQ(editor_kit("wolf-sheep").white, "s");
    EXPECT_EQ(editor_kit("wolf-sheep").black, "w");
    EXPECT_EQ(editor_kit("wolf-sheep").starts.size(), 5U);
    EXPECT_TRUE(editor_kit("crazyhouse").pockets);
    EXPECT_TRUE(editor_kit("bughouse").pockets);
    EXPECT_EQ(editor_kit("3check").max_checks, 3);
    EXPECT_FALSE(editor_kit("antichess").castling);
}

TEST(PositionEdit, SaysWhatIsWrong) {
    EditedPosition edited = decomposed(query("chess"));
    edited.boards[0].view.placement = "rnbq1bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    EXPECT_EQ(composed(edited).problem.words, "Black has no king.");
    EXPECT_EQ(composed(edited).problem.code, "position-no-king");
    EXPECT_EQ(composed(edited).problem.parameters, (game::Explanation::Parameters{{"side", "black"}}));
    edited.boards[0].view.placement = "4k3/8/8/8/8/8/4r3/4K2R";
    edited.to_move = game::Side::Second;
    EXPECT_NE(composed(edited).problem.words.find("could take the king"), std::string::npos);
}

TEST(PositionEdit, RightsThatThePiecesDoNotAllowGoWithoutAWord) {
    EditedPosition edited = decomposed(query("chess"));
    edited.boards[0].view.placement = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR";
    const EditOutcome outcome = composed(edited);
    EXPECT_TRUE(outcome.problem.empty());
    EXPECT_EQ(outcome.position.boards[0].castling, "Kkq");
    EXPECT_EQ(outcome.position.boards[0].possible_castling, "Kkq");
    EXPECT_EQ(outcome.position.text, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1");
}

TEST(PositionEdit, OffersTheSquaresWhereAPawnCanBeTakenEnPassant) {
    EditedPosition edited = decomposed(query("chess", "4k3/8/8/8/3Pp3/8/8/4K3 b - - 0 1"));
    EXPECT_EQ(composed(edited).position.boards[0].possible_en_passant, std::vector<std::string>{"d3"});
    edited.boards[0].en_passant = "d3";
    EXPECT_EQ(composed(edited).position.text, "4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1");
    edited.boards[0].en_passant = "h3";
    EXPECT_EQ(composed(edited).position.text, "4k3/8/8/8/3Pp3/8/8/4K3 b - - 0 1");
}

TEST(PositionEdit, ChangesHandsCountersAndBoards) {
    EditedPosition house = decomposed(query("crazyhouse"));
    (*house.boards[0].view.pockets)[1] = {{'p', 1}};
    EXPECT_NE(composed(house).problem.words.find("There are 17 of the kind pawn"), std::string::npos);
    house.boards[0].view.placement = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPP1/RNBQKBNR";
    EXPECT_EQ(composed(house).position.text, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPP1/RNBQKBNR[p] w KQkq - 0 1");
    EditedPosition checks = decomposed(query("3check"));
    checks.boards[0].view.checks_left = std::array{1, 3};
    EXPECT_NE(composed(checks).position.text.find(" 1+3 "), std::string::npos);
    EditedPosition teams = decomposed(query("bughouse"));
    teams.to_move = game::Side::Second;
    (*teams.boards[0].view.pockets)[0] = {{'q', 1}};
    const std::string text = composed(teams).position.text;
    EXPECT_NE(text.find("[Q] b "), std::string::npos) << text;
    EXPECT_TRUE(text.ends_with(" t2")) << text;
    teams.boards.pop_back();
    EXPECT_THROW(static_cast<void>(composed(teams)), ParseError);
}

TEST(PositionEdit, TheOtherSideThreatens) {
    const auto position = engine::position_from_text("chess", "4k3/8/8/8/8/8/q7/4K2R w K - 3 20");
    EXPECT_EQ(with_other_side_to_move(*position)->text(), "4k3/8/8/8/8/8/q7/4K2R b K - 3 20");
    for (const GameDescription& description : catalogue()) {
        const auto start = engine::start_position(description.info->id);
        EXPECT_EQ(with_other_side_to_move(*start)->to_move(), !start->to_move()) << description.info->id;
    }
    const auto check = engine::position_from_text("chess", "4k3/8/8/8/8/8/4q3/4K2R w K - 3 20");
    EXPECT_THROW(static_cast<void>(with_other_side_to_move(*check)), ParseError);
}

// Texts --------------------------------------------------------------------------------------------------------------

Reading read(const std::string& text, const std::string& default_game = "chess",
             std::optional<std::size_t> wanted = {}) {
    std::istringstream stream(text);
    return read_pasted(stream, {default_game, wanted});
}

std::string complaint(const std::string& text) {
    try {
        static_cast<void>(read(text));
    } catch (const ParseError& error) {
        return error.what();
    }
    return "";
}

TEST(Reading, FindsOutWhatAPositionIs) {
    for (const GameDescription& description : catalogue()) {
        const std::string id(description.info->id);
        const std::string text = engine::start_position(id)->text();
        const Reading reading = read(text, id);
        ASSERT_TRUE(reading.position) << id;
        EXPECT_EQ(reading.position->game, id);
        EXPECT_EQ(reading.position->text, text);
    }
    EXPECT_EQ(read("3w4/8/8/8/8/8/8/S1S1S1S1 b").position->game, "wolf-sheep");
    EXPECT_EQ(read(engine::start_position("bughouse")->text()).position->game, "bughouse");
    EXPECT_EQ(read("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Nn] w KQkq - 0 1").problem_count, 0U);
    EXPECT_EQ(read("8/8/8/8/8/2k5/8/K7 w - -").position->text, "8/8/8/8/8/2k5/8/K7 w - - 0 1") << "an EPD";
}

TEST(Reading, PositionsOnLinesAreChosenFrom) {
    const std::string file =
        "# mates\n8/8/8/8/8/1k6/8/K6R w - - bm Rh8; id \"one\";\nrubbish here/\n8/8/8/8/8/1k6/8/K5R1 w - -\n";
    const Reading all = read(file);
    EXPECT_FALSE(all.position);
    EXPECT_EQ(all.count, 2U);
    ASSERT_EQ(all.problems.size(), 1U);
    EXPECT_EQ(all.problems[0].line, 3);
    EXPECT_EQ(all.problems[0].problem.code, "position-fields");
    EXPECT_EQ(read(file, "chess", 1).position->text, "8/8/8/8/8/1k6/8/K5R1 w - - 0 1");
}

TEST(Reading, SaysWhatIsWrongInASentence) {
    EXPECT_NE(complaint("hello there").find("neither a position nor a game"), std::string::npos);
    EXPECT_NE(complaint("").find("neither a position nor a game"), std::string::npos);
    EXPECT_EQ(complaint("rnbq1bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1"),
              "Black has no king (at character 1).");
    try {
        static_cast<void>(read("rnbq1bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1"));
        ADD_FAILURE() << "it was read";
    } catch (const Refusal& refusal) {
        EXPECT_EQ(refusal.reason().code, "position-no-king");
        EXPECT_EQ(refusal.reason().parameters.at("side"), "black");
        EXPECT_EQ(refusal.reason().parameters.at("line"), "1");
    }
}

TEST(Reading, KeepsWhatCanBePlayed) {
    const Reading reading =
        read("[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 2. Nf3 (2. f4 exf4 3. Qxh9) 2... Nc6 3. Ke3 d6 *\n");
    ASSERT_TRUE(reading.tree);
    std::vector<std::string> moves;
    for (const TreeNode& node : reading.tree->nodes) moves.push_back(node.move.notation);
    EXPECT_EQ(moves, (std::vector<std::string>{"e4", "e5", "Nf3", "f4", "exf4", "Nc6"}));
    EXPECT_EQ(reading.tree->nodes.back().comment, "Cannot be played: 3. Ke3 d6") << "nothing is lost";
    ASSERT_EQ(reading.problems.size(), 2U);
    EXPECT_EQ(reading.problems[1].line, 4);
    EXPECT_EQ(reading.problems[1].problem.code, "not-legal");
    EXPECT_EQ(reading.problems[1].problem.parameters.at("at"), "3. Ke3");
}

TEST(Reading, SeveralGamesAreChosenFromAndBrokenOnesNamed) {
    const std::string file =
        "[Event \"One\"]\n[White \"Depth 4\"]\n[Black \"Depth 2\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n"
        "[Event \"Broken\"]\n\n1. e4 { never closed\n\n"
        "[Event \"Two\"]\n\n1. d4 d5 1/2-1/2\n";
    const Reading all = read(file);
    EXPECT_FALSE(all.tree);
    ASSERT_EQ(all.count, 2U);
    EXPECT_EQ(all.titles[0].words, "Depth 4 – Depth 2, One");
    EXPECT_EQ(all.titles[0].result, "1-0");
    EXPECT_EQ(all.titles[0].plies, 2);
    ASSERT_EQ(all.problems.size(), 1U);
    EXPECT_EQ(all.problems[0].line, 10);
    EXPECT_EQ(all.problems[0].problem.code, "pgn-comment-open");
    EXPECT_EQ(all.problems[0].problem.parameters,
              (game::Explanation::Parameters{{"begin", "10"}, {"left-out", "yes"}}));
    const Reading second = read(file, "chess", 1);
    ASSERT_TRUE(second.tree);
    EXPECT_EQ(second.tree->nodes[0].move.notation, "d4");
    EXPECT_THROW(static_cast<void>(read(file, "chess", 2)), ParseError);
}

std::string shuffling(int moves) {
    std::string text = "[Event \"x\"]\n\n";
    for (int i = 0; i < moves / 4; ++i) text += "Nf3 Nf6 Ng1 Ng8\n";
    return text + "*\n";
}

TEST(Reading, ALongGameIsReadAndALongerOneIsRefused) {
    EXPECT_EQ(read(shuffling(40'000)).tree->nodes.size(), 40'000U);
    EXPECT_EQ(complaint(shuffling(200'000)), "The game has more than 100000 moves.");
}

TEST(Reading, EndsSoonWhenItIsStopped) {
    const std::atomic<bool> stop = true;
    std::istringstream text(shuffling(40'000));
    const Reading reading = read_pasted(text, {}, {}, &stop);
    EXPECT_FALSE(reading.tree);
    // Also where the game has been read and is played through.
    std::istringstream again(shuffling(40'000));
    notation::PgnGame game;
    ASSERT_TRUE(notation::PgnReader(again).next(game));
    EXPECT_EQ(tree_of(game, *engine::start_position("chess"), &stop).nodes.size(), 0U);
}

TEST(Reading, MovesAloneAreAGame) {
    EXPECT_EQ(read("e4 e5 Nf3").tree->nodes.size(), 3U);
    EXPECT_EQ(read("1. e4 e5 2. Nf3").tree->nodes.size(), 3U);
    EXPECT_EQ(read("d8e7 c1d2", "wolf-sheep").tree->game, "wolf-sheep");
    std::string long_line = "1. e4 {";
    while (long_line.size() < 20'000) long_line += "a long comment ";
    EXPECT_EQ(read(long_line + "} e5 2. Nf3").tree->nodes.size(), 3U) << "in one line";
}

// Trees --------------------------------------------------------------------------------------------------------------

std::string written(const GameTree& tree) {
    std::ostringstream text;
    write_pgn(text, pgn_of(tree));
    return text.str();
}

TEST(GameTree, ComesBackFromPgnWithEverythingInIt) {
    const std::string pgn =
        "[Event \"Test\"]\n[Site \"?\"]\n[Date \"2024.01.01\"]\n[Round \"-\"]\n[White \"A\"]\n[Black \"B\"]\n"
        "[Result \"1-0\"]\n\n"
        "{ A beginning } 1. e4 $1 { [%clk 0:05:00] Best by test } 1... e5 ( { Or } 1... c5 2. Nf3 ( 2. c3 d5 ) 2... d6 "
        ") "
        "2. Nf3 $6 1-0\n\n";
    GameTree tree = *read(pgn).tree;
    check(tree);
    EXPECT_EQ(tree.nodes.size(), 8U);
    EXPECT_EQ(tree.comment, "A beginning");
    EXPECT_EQ(tree.nodes[0].comment, "Best by test");
    EXPECT_EQ(tree.nodes[0].commands[0].value, "0:05:00");
    EXPECT_EQ(tree.nodes[2].before, "Or");
    std::istringstream one(pgn);
    std::istringstream two(written(tree));
    notation::PgnGame before;
    notation::PgnGame after;
    ASSERT_TRUE(notation::PgnReader(one).next(before));
    ASSERT_TRUE(notation::PgnReader(two).next(after));
    EXPECT_EQ(before, after) << written(tree);
}

TEST(GameTree, OfTeamsIsWrittenAsBpgn) {
    GameTree tree;
    tree.game = "bughouse";
    for (const char* move : {"A:e2e4", "A:d7d5", "A:e4d5"}) {
        TreeNode& node = tree.nodes.emplace_back();
        node.parent = static_cast<int>(tree.nodes.size()) - 2;
        node.move.move = move;
    }
    check(tree);
    const std::string text = written(tree);
    EXPECT_NE(text.find("1A. e4 1a. d5 2A. exd5"), std::string::npos) << text;
    EXPECT_EQ(read(text).tree->nodes.size(), 3U);
}

TEST(GameTree, OfOtherGamesSaysWhatItIs) {
    GameTree tree;
    tree.game = "wolf-sheep";
    tree.start = "1w2/4/4/S1S1 b";
    check(tree);
    const std::string text = written(tree);
    EXPECT_NE(text.find("[Variant \"wolf-sheep\"]"), std::string::npos) << text;
    EXPECT_NE(text.find("[FEN \"1w2/4/4/S1S1 b\"]"), std::string::npos) << text;
}

TEST(GameTree, RefusesMovesThatAreNotLegalOrStandNowhere) {
    GameTree tree;
    tree.game = "chess";
    tree.nodes.emplace_back().move.move = "e2e5";
    EXPECT_THROW(check(tree), ParseError);
    tree.nodes[0].move.move = "e2e4";
    tree.nodes[0].parent = 3;
    EXPECT_THROW(check(tree), ParseError);
}

TEST(GameTree, RefusesAMoveThatStandsTwiceBehindTheSameOne) {
    GameTree tree;
    tree.game = "chess";
    for (const char* move : {"e2e4", "d2d4", "e4"}) tree.nodes.emplace_back().move.move = move;
    EXPECT_THROW(check(tree), ParseError);
    tree.nodes[2].parent = 1;
    tree.nodes[2].move.move = "e5";
    EXPECT_NO_THROW(check(tree));
}

TEST(GameTree, RefusesWhatNoFileCanHold) {
    GameTree tree;
    tree.game = "chess";
    tree.tags = {{"White", "Somebody"}, {"Round_2", "1"}};
    EXPECT_NO_THROW(check(tree));
    for (const char* name : {"", "2nd", "Event \"x\"]\n[Site", "Weiß"}) {
        tree.tags[1].name = name;
        EXPECT_THROW(check(tree), ParseError) << name;
    }
    tree.tags.assign(notation::PgnLimits().tags, {"White", "Somebody"});
    EXPECT_THROW(check(tree), ParseError);
}

TEST(GameTree, RefusesMoreVariationsInsideEachOtherThanAFileMayHave) {
    const auto with_variations = [](std::size_t depth) {
        GameTree tree;
        tree.game = "chess";
        // Knights go out and back. At every turn there are the game's own move and another, which the next turn
        // follows.
        constexpr const char* moves[][2] = {{"a2a3", "g1f3"}, {"a7a6", "g8f6"}, {"a2a3", "f3g1"}, {"a7a6", "f6g8"}};
        int before = -1;
        for (std::size_t turn = 0; turn < depth; ++turn)
            for (const char* move : moves[turn % 4]) {
                TreeNode& node = tree.nodes.emplace_back();
                node.parent = before;
                node.move.move = move;
                if (move == moves[turn % 4][1]) before = static_cast<int>(tree.nodes.size()) - 1;
            }
        return tree;
    };
    GameTree deepest = with_variations(notation::PgnLimits().depth);
    check(deepest);
    EXPECT_EQ(read(written(deepest)).tree->nodes.size(), deepest.nodes.size());
    GameTree deeper = with_variations(notation::PgnLimits().depth + 1);
    EXPECT_THROW(check(deeper), ParseError);
}

}  // namespace
}  // namespace rookery::app
