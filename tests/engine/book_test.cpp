// Books: the keys of Polyglot's format, files of it, and the small book of the program.

#include "engine/book/book.h"

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

#include "engine/book/polyglot_file.h"
#include "engine/book/polyglot_key.h"
#include "engine/engine.h"
#include "engine/games.h"
#include "engine/person/opponents.h"
#include "notation/pgn_reader.h"
#include "support/error_text.h"
#include "support/temporary_folder.h"

namespace rookery::engine {
namespace {

using Chess = chess::Position<chess::Orthodox>;

/// A file with these entries.
std::string book_with(const support::TemporaryFolder& folder, const std::vector<PolyglotEntry>& entries) {
    const auto path = folder.path() / "book.bin";
    std::ofstream out(path, std::ios::binary);
    write_polyglot(out, entries);
    return path.string();
}

/// The examples that the description of the format has.
TEST(Polyglot, KeysAreThePublishedOnes) {
    const auto key = [](std::string_view fen) { return polyglot_key(Chess::from_text(fen)); };
    EXPECT_EQ(key("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"), 0x463b96181691fc9cU);
    EXPECT_EQ(key("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"), 0x823c9b50fd114196U);
    EXPECT_EQ(key("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 2"), 0x0756b94461c50fb0U);
    EXPECT_EQ(key("rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2"), 0x662fafb965db29d4U);
    EXPECT_EQ(key("rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3"), 0x22a48b5a8e47ff78U);
    EXPECT_EQ(key("rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPPKPPP/RNBQ1BNR b kq - 0 3"), 0x652a607ca3f242c1U);
    EXPECT_EQ(key("rnbq1bnr/ppp1pkpp/8/3pPp2/8/8/PPPPKPPP/RNBQ1BNR w - - 0 4"), 0x00fdd303c946bdd9U);
    EXPECT_EQ(key("rnbqkbnr/p1pppppp/8/8/PpP4P/8/1P1PPPP1/RNBQKBNR b KQkq c3 0 3"), 0x3c8123ea7b067637U);
    EXPECT_EQ(key("rnbqkbnr/p1pppppp/8/8/P6P/R1p5/1P1PPPP1/1NBQKBNR b Kkq - 0 4"), 0x5c3f9b829b279560U);
}

TEST(Polyglot, MovesGoThereAndBack) {
    for (const std::string_view fen : {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                                       "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "8/P6k/8/3pP3/8/8/8/K7 w - d6 0 1"}) {
        const auto position = Chess::from_text(fen);
        game::MoveList<Chess> moves;
        position.legal_moves(moves);
        for (const chess::Move move : moves)
            EXPECT_EQ(move_of_polyglot(position, polyglot_move(move)), move) << position.move_text(move);
    }
    // White castles short: e1 takes h1, as the format has it.
    const auto position = Chess::from_text("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    EXPECT_EQ(polyglot_move(position.parse_notation("O-O")), 4 << 6 | 7);
    EXPECT_EQ(move_of_polyglot(position, 0xffff), std::nullopt);
}

TEST(Polyglot, AFileIsSearchedByItsKeys) {
    const support::TemporaryFolder folder;
    std::vector<PolyglotEntry> entries;
    for (std::uint64_t key = 1; key <= 100; ++key)
        for (std::uint16_t move = 1; move <= key % 4; ++move) entries.push_back({key * 1000, move, move});
    const PolyglotFile file(book_with(folder, entries));
    EXPECT_EQ(file.size(), entries.size());
    for (std::uint64_t key = 1; key <= 100; ++key) {
        const auto found = file.find(key * 1000);
        ASSERT_EQ(found.size(), key % 4) << key;
        for (std::size_t i = 1; i < found.size(); ++i) EXPECT_GT(found[i - 1].weight, found[i].weight);
        EXPECT_TRUE(file.find(key * 1000 + 1).empty());
    }
}

TEST(Polyglot, OtherFilesAreRefused) {
    const support::TemporaryFolder folder;
    const auto error = [](const std::filesystem::path& path) {
        return support::error_text([&] { static_cast<void>(open_book(path.string(), 10)); });
    };
    EXPECT_NE(error(folder.path() / "none.bin").find("cannot be read"), std::string::npos);
    std::ofstream(folder.path() / "text.bin") << "This is not a book at all.";
    EXPECT_NE(error(folder.path() / "text.bin").find("not a Polyglot book"), std::string::npos);
    std::ofstream(folder.path() / "empty.bin");
    EXPECT_NE(error(folder.path() / "empty.bin").find("not a Polyglot book"), std::string::npos);
}

/// The openings that people know by name are its beginning; what the program played against itself goes on from there.
TEST(OwnBook, KnowsTheNamedOpeningsAndGoesOn) {
    const auto book = open_book("", 100);
    std::ifstream file(ROOKERY_ROOT "/books/openings.pgn");
    notation::PgnReader reader(file, [](const notation::PgnDamage& damage) { ADD_FAILURE() << damage.problem; });
    notation::PgnGame game;
    int lines = 0;
    int continued = 0;
    for (; reader.next(game); ++lines) {
        const auto position = start_position("chess");
        for (const notation::PgnMove& written : game.main.moves) {
            const std::string move = position->read_move(written.notation);
            const auto known = book->moves(*position);
            EXPECT_TRUE(std::any_of(known.begin(), known.end(), [&](const BookMove& one) { return one.move == move; }))
                << written.notation << " of line " << lines + 1;
            position->play(move);
        }
        if (!book->moves(*position).empty()) ++continued;
    }
    EXPECT_GT(lines, 100);
    EXPECT_GT(continued, lines / 2);
}

TEST(OwnBook, KnowsChessAloneAndNotTooFar) {
    const auto book = open_book("", 2);
    const auto position = start_position("chess");
    const auto first = book->moves(*position);
    ASSERT_GE(first.size(), 4U);
    EXPECT_EQ(first.front().move, "e2e4");
    EXPECT_GE(first.front().weight, first.back().weight);
    EXPECT_TRUE(book->moves(*start_position("crazyhouse")).empty());
    position->play("e2e4");
    EXPECT_FALSE(book->moves(*position).empty());
    position->play("e7e5");
    EXPECT_TRUE(book->moves(*position).empty()) << "two plies are known";
    EXPECT_FALSE(open_book("", 3)->moves(*position).empty());
    EXPECT_LT(plies_known(600), plies_known(2000));
    EXPECT_LT(plies_known(2800), plies_known({}));
}

TEST(OwnBook, TheSeedDecides) {
    const auto moves = open_book("", 100)->moves(*start_position("chess"));
    std::set<std::string> seen;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        const auto move = picked(moves, seed, 42);
        ASSERT_TRUE(move);
        EXPECT_EQ(move, picked(moves, seed, 42));
        seen.insert(*move);
    }
    EXPECT_GE(seen.size(), 4U);
    EXPECT_EQ(picked({}, 1, 42), std::nullopt);
    EXPECT_EQ(picked({{"e2e4", 0}}, 1, 42), std::nullopt) << "a weight of 0 means never";
}

TEST(OwnBook, IsPlayedFromIfWantedAndOnlyForAMove) {
    const support::TemporaryFolder folder;
    const auto position = start_position("chess");
    const auto key = polyglot_key(Chess::start());
    const auto move = polyglot_move(Chess::start().parse_move("a2a3"));
    Engine engine;
    Settings settings;
    settings.hash_megabytes = 1;
    settings.book_file = book_with(folder, {{key, move, 1}});
    engine.configure(settings);
    Request request;
    request.limits.depth = 1;
    EXPECT_NE(engine.search(*position, request).best_move, "a2a3");
    EXPECT_EQ(engine.book_moves(*position).front().move, "a2a3");
    settings.own_book = true;
    engine.configure(settings);
    EXPECT_EQ(engine.search(*position, request).best_move, "a2a3");
    request.only = {"e2e4"};
    EXPECT_EQ(engine.search(*position, request).best_move, "e2e4");
    settings.book_file = "nowhere.bin";
    EXPECT_NE(support::error_text([&] { engine.configure(settings); }), "(no error)");
    EXPECT_NE(engine.settings().book_file, "nowhere.bin");
}

/// An opponent begins its games in many ways, and a game with the same seed alike.
TEST(OwnBook, GivesOpponentsVariety) {
    const auto position = start_position("chess");
    Engine engine;
    Settings settings;
    settings.hash_megabytes = 1;
    find_opponent("owl").apply(settings);
    Request request;
    request.limits.nodes = 1000;
    std::set<std::string> first_moves;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        settings.seed = seed;
        engine.configure(settings);
        const Answer answer = engine.search(*position, request);
        EXPECT_EQ(answer.best_move, engine.search(*position, request).best_move);
        EXPECT_EQ(answer.nodes, 0U) << "nothing is searched";
        first_moves.insert(answer.best_move);
    }
    EXPECT_GE(first_moves.size(), 3U);
}

}  // namespace
}  // namespace rookery::engine
