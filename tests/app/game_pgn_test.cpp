#include "app/library/game_pgn.h"

#include <sstream>

#include <gtest/gtest.h>

#include "engine/game_tags.h"
#include "engine/games.h"
#include "notation/pgn_reader.h"

namespace rookery::app {
namespace {

StoredGame played(const std::string& game, std::initializer_list<const char*> moves) {
    StoredGame stored;
    stored.header.game = game;
    stored.header.start = engine::start_position(game)->text();
    stored.header.players[1].computer = true;
    stored.header.players[1].depth = 6;
    stored.header.created = 1'789'560'000'000;
    for (const char* move : moves) stored.moves.push_back({move, {}, {}});
    return stored;
}

notation::PgnGame read_game(const std::string& text) {
    std::istringstream stream(text);
    notation::PgnReader reader(stream);
    notation::PgnGame game;
    EXPECT_TRUE(reader.next(game)) << text;
    return game;
}

TEST(GamePgn, WritesPlayersClocksAndEvaluations) {
    StoredGame stored = played("chess", {"e2e4", "e7e5"});
    stored.header.clock = {Milliseconds(300'000), Milliseconds(3'000)};
    stored.header.ending = Ending{game::Result::SecondWins, "time"};
    stored.moves[0].clock = Milliseconds(298'750);
    stored.moves[1].search =
        SearchSummary{-31, game::ScoreUnit::Centipawns, 6, 1'000, 900, Milliseconds(5), engine::Algorithm::Search};
    const notation::PgnGame game = read_game(pgn_text(stored, "An evening"));
    EXPECT_EQ(game.tag("Event"), "An evening");
    EXPECT_EQ(game.tag("White"), "You");
    EXPECT_EQ(game.tag("Black"), "Depth 6");
    EXPECT_EQ(game.tag("Date").substr(0, 7), "2026.09");
    EXPECT_EQ(game.tag("TimeControl"), "300+3");
    EXPECT_EQ(game.tag("Termination"), "time forfeit");
    EXPECT_EQ(game.tag("FEN"), "");
    EXPECT_EQ(game.result, game::Result::SecondWins);
    ASSERT_EQ(game.main.moves.size(), 2U);
    EXPECT_EQ(game.main.moves[0].comments, std::vector<std::string>{"[%clk 0:04:58.7]"});
    EXPECT_EQ(game.main.moves[1].comments, (std::vector<std::string>{"[%eval -0.31]", "Black wins on time."}));
}

TEST(GamePgn, WritesAClockThatGivesEachMoveItsTime) {
    StoredGame stored = played("chess", {"e2e4"});
    stored.header.clock = {Milliseconds(0), Milliseconds(30'000)};
    EXPECT_EQ(read_game(pgn_text(stored)).tag("TimeControl"), "1/30");
}

TEST(GamePgn, WritesEveryGameSoThatItCanBePlayedAgain) {
    for (const StoredGame& stored : {played("wolf-sheep", {"d8e7", "c1d2"}), played("pawns-kings", {"e2e4"}),
                                     played("atomic", {"g1f3", "g8f6"}), played("bughouse", {"A:e2e4", "A:d7d5"})}) {
        notation::PgnGame game = read_game(pgn_text(stored));
        const engine::RepairedGame repaired = engine::repair(game);
        EXPECT_TRUE(repaired.problems.empty()) << stored.header.game;
        EXPECT_EQ(repaired.start->info().id, stored.header.game);
        EXPECT_EQ(game.main.moves.size(), stored.moves.size());
        EXPECT_EQ(engine::players_in_tags(game, *repaired.start), (std::array<std::string, 2>{"You", "Depth 6"}))
            << stored.header.game;
    }
}

TEST(GamePgn, KeepsWhatItCanOfABrokenGame) {
    notation::PgnGame game = read_game(
        "[White \"Engine\"]\n[Black \"?\"]\n[Date \"1992.11.??\"]\n[Event \"?\"]\n\n"
        "1. e4 e5 (1... c5 2. Nf3 Nf9 3. d4) 2. Nf3 {good} Nc6 3. Kxe5 a6 4. Ba4 1-0\n");
    const engine::RepairedGame repaired = engine::repair(game);
    ASSERT_EQ(repaired.problems.size(), 2U);
    EXPECT_EQ(repaired.problems[0].line, 6);
    EXPECT_EQ(repaired.problems[1].words.substr(0, 13), "move 3. Kxe5:");
    ASSERT_EQ(game.main.moves.size(), 4U);
    EXPECT_EQ(game.main.moves[3].comments, std::vector<std::string>{"Cannot be played: 3. Kxe5 a6 4. Ba4"});
    EXPECT_EQ(game.main.moves[1].variations[0].moves.size(), 2U);
    EXPECT_EQ(game.main.moves[1].variations[0].moves[1].comments,
              std::vector<std::string>{"Cannot be played: 2... Nf9 3. d4"});
    const TextGame kept = text_game(game, repaired, GameSource::Imported);
    EXPECT_EQ(kept.plies, 4);
    EXPECT_EQ(kept.names, (std::array<std::string, 2>{"Engine", ""}));
    EXPECT_EQ(kept.day, "1992-11");
    EXPECT_EQ(kept.event, "");
    EXPECT_EQ(kept.ending, (Ending{game::Result::FirstWins, ""}));
    EXPECT_EQ(read_game(kept.pgn), game) << "the text is the game";
}

}  // namespace
}  // namespace rookery::app
