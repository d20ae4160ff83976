#include "notation/pgn_reader.h"

#include <atomic>
#include <sstream>
#include <streambuf>

#include <gtest/gtest.h>

#include "notation/pgn_writer.h"
#include "notation/read_file.h"

namespace rookery::notation {
namespace {

using game::Result;
using Strings = std::vector<std::string>;

/// The only game of a text without damage.
PgnGame read_one(const std::string& text) {
    ReadFile file = read_file(text);
    EXPECT_TRUE(file.damages.empty()) << text << '\n' << file.damages[0].line << ": " << file.damages[0].problem;
    EXPECT_EQ(file.games.size(), 1U) << text;
    return file.games.empty() ? PgnGame{} : file.games[0];
}

Strings moves_of(const PgnLine& line) {
    Strings moves;
    for (const PgnMove& move : line.moves) moves.push_back(move.notation);
    return moves;
}

TEST(PgnReader, ReadsAGameAsTheStandardWritesIt) {
    const PgnGame game = read_one(
        "[Event \"F/S Return Match\"]\n[Site \"Belgrade, Serbia JUG\"]\n[Date \"1992.11.04\"]\n[Round \"29\"]\n"
        "[White \"Fischer, Robert J.\"]\n[Black \"Spassky, Boris V.\"]\n[Result \"1/2-1/2\"]\n\n"
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 {This opening is called\nthe Ruy Lopez.} 3... a6\n4. Ba4 Nf6 1/2-1/2\n");
    EXPECT_EQ(game.tags.size(), 7U);
    EXPECT_EQ(game.tag("White"), "Fischer, Robert J.");
    EXPECT_EQ(game.result, Result::Draw);
    EXPECT_EQ(game.line, 1);
    EXPECT_EQ(moves_of(game.main), (Strings{"e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6"}));
    EXPECT_EQ(game.main.moves[4].comments, Strings{"This opening is called the Ruy Lopez."});
    EXPECT_EQ(game.main.moves[4].line, 9);
    EXPECT_EQ(game.main.moves[5].line, 10);
    EXPECT_EQ(game.main.moves[6].line, 11);
}

TEST(PgnReader, AnEmptyFileHasNoGames) {
    for (const std::string text : {"", "\n", "\xef\xbb\xbf", "\r\n\r\n", "{a comment}\n", "; a remark\n", "% x\n"}) {
        const ReadFile file = read_file(text);
        EXPECT_TRUE(file.games.empty() && file.damages.empty()) << text;
    }
}

TEST(PgnReader, MoveNumbersComeInAllForms) {
    const Strings expected = {"e4", "e5", "Nf3", "Nc6"};
    for (const std::string text : {"1. e4 e5 2. Nf3 Nc6 *", "1.e4 e5 2.Nf3 Nc6 *", "1.e4 1...e5 2.Nf3 2...Nc6 *",
                                   "1. e4 1. ... e5 2. Nf3 Nc6 *", "1.\te4\n\n1...\ne5\r\n2.  Nf3\rNc6*",
                                   "1. e4 e5 2 Nf3 Nc6 *", "1. e4 … e5 2. Nf3 2…Nc6 *", "1. e4 .. e5 2. Nf3 2.. Nc6 *"})
        EXPECT_EQ(moves_of(read_one(text).main), expected) << text;
}

TEST(PgnReader, ResultsComeInAllFormsOrNotAtAll) {
    struct Case {
        const char* text;
        Result result;
    };
    const Case cases[] = {
        {"1. e4 1-0", Result::FirstWins},
        {"1. e4 0-1", Result::SecondWins},
        {"1. e4 1/2-1/2", Result::Draw},
        {"1. e4 1/2", Result::Draw},
        {"1. e4 \xc2\xbd-\xc2\xbd", Result::Draw},
        {"1. e4 *", Result::Ongoing},
        {"1. e4", Result::Ongoing},
        {"[Result \"0-1\"]\n\n1. e4", Result::SecondWins},
        {"[Result \"0-1\"]", Result::SecondWins},
        {"[Result \"0-1\"]\n1. e4 1-0", Result::FirstWins},
        {"[Result \"rain\"]\n\n1. e4", Result::Ongoing},
    };
    for (const Case& test : cases) EXPECT_EQ(read_one(test.text).result, test.result) << test.text;
}

TEST(PgnReader, AResultInAVariationIsNotTheGames) {
    const PgnGame game = read_one("1. e4 (1. d4 d5 1-0) e5 0-1");
    EXPECT_EQ(moves_of(game.main), (Strings{"e4", "e5"}));
    EXPECT_EQ(moves_of(game.main.moves[0].variations.at(0)), (Strings{"d4", "d5"}));
    EXPECT_EQ(game.result, Result::SecondWins);
}

TEST(PgnReader, CommentsStayWhereTheyBelong) {
    const PgnGame game = read_one(
        "[Event \"?\"]\n\n{before} ; and more\n1. e4 {one}{two} ; three\n{} (1. d4 {inside}) {between} ({first} 1. c4) "
        "{behind} 1... e5 {last} *");
    EXPECT_EQ(game.main.comments, (Strings{"before", "and more"}));
    const PgnMove& move = game.main.moves.at(0);
    EXPECT_EQ(move.comments, (Strings{"one", "two", "three"}));
    ASSERT_EQ(move.variations.size(), 2U);
    EXPECT_EQ(move.variations[0].moves.at(0).comments, Strings{"inside"});
    EXPECT_EQ(move.variations[1].comments, (Strings{"between", "first"}));
    EXPECT_EQ(move.closing_comments, Strings{"behind"});
    EXPECT_EQ(game.main.moves.at(1).comments, Strings{"last"});
}

TEST(PgnReader, VariationsNest) {
    const PgnGame game = read_one("1. e4 e5 (1... c5 2. Nf3 (2. Nc3 Nc6 (2... d6)) 2... d6) (1... e6) 2. Nf3 () *");
    EXPECT_EQ(moves_of(game.main), (Strings{"e4", "e5", "Nf3"}));
    const auto& variations = game.main.moves[1].variations;
    ASSERT_EQ(variations.size(), 2U);
    EXPECT_EQ(moves_of(variations[0]), (Strings{"c5", "Nf3", "d6"}));
    EXPECT_EQ(moves_of(variations[1]), Strings{"e6"});
    const PgnLine& closed = variations[0].moves[1].variations.at(0);
    EXPECT_EQ(moves_of(closed), (Strings{"Nc3", "Nc6"}));
    EXPECT_EQ(moves_of(closed.moves[1].variations.at(0)), Strings{"d6"});
    EXPECT_TRUE(game.main.moves[2].variations.empty()) << "an empty one says nothing";
}

TEST(PgnReader, NagsComeAsNumbersAndAsSigns) {
    struct Case {
        const char* text;
        std::vector<int> nags;
    };
    const Case cases[] = {
        {"1. e4 $1", {1}},  {"1. e4$1$14", {1, 14}},  {"1. e4!", {1}},    {"1. e4?", {2}},   {"1. e4!!", {3}},
        {"1. e4??", {4}},   {"1. e4!?", {5}},         {"1. e4 ?!", {6}},  {"1. e4!?!", {5}}, {"1. e4+!", {1}},
        {"1. e4 +-", {18}}, {"1. e4 \xc2\xb1", {16}}, {"1. e4 N", {146}}, {"1. e4 =", {10}}, {"1. e4 (1. d4) $6", {6}},
    };
    for (const Case& test : cases) EXPECT_EQ(read_one(test.text).main.moves.at(0).nags, test.nags) << test.text;
}

TEST(PgnReader, TakesMovesOfManyKinds) {
    const PgnGame game = read_one(
        "1. O-O 0-0-0 2. 0-0+ o-o 3. e8=Q+ bxa1N# 4. P@e4 e2e4 5. -- Z0 6. exd6 e.p. N1xf3 7. dxe8=Q++ mate *");
    EXPECT_EQ(moves_of(game.main), (Strings{"O-O", "0-0-0", "0-0+", "o-o", "e8=Q+", "bxa1N#", "P@e4", "e2e4", "--",
                                            "Z0", "exd6", "N1xf3", "dxe8=Q++"}));
}

TEST(PgnReader, EscapedLinesAreNotThere) {
    const PgnGame game = read_one("% an escape\n[Event \"x\"]\n%[Site \"y\"]\n\n1. e4\n% d5 {\ne5 { 100\n% } *");
    EXPECT_EQ(game.tags.size(), 1U);
    EXPECT_EQ(moves_of(game.main), (Strings{"e4", "e5"}));
    EXPECT_EQ(game.main.moves[1].comments, Strings{"100 %"});
}

TEST(PgnReader, TagsMayBeUntidy) {
    const PgnGame game = read_one(
        "  [Event   \"a \\\"quoted\\\" \\\\ \\n word\"  ]  [Site \"\"]\n\n; a remark\n[White \"The \"Rat\" himself\"]\n"
        "[Black \"a]b\"]1. e4 *");
    EXPECT_EQ(game.tag("Event"), "a \"quoted\" \\ \\n word");
    EXPECT_EQ(game.tags.at(1), (PgnTag{"Site", ""}));
    EXPECT_EQ(game.tag("White"), "The \"Rat\" himself");
    EXPECT_EQ(game.tag("Black"), "a]b");
    EXPECT_EQ(game.main.comments, Strings{"a remark"});
    EXPECT_EQ(moves_of(game.main), Strings{"e4"});
}

TEST(PgnReader, GamesFollowEachOtherInManyWays) {
    const std::string one = "[Event \"1\"]\n[Site \"s\"]\n";
    const std::string two = "[Event \"2\"]\n[Site \"s\"]\n";
    for (const std::string& text :
         {one + "\n1. e4 e5 *\n\n" + two + "\n1. d4 d5 *\n", one + "1. e4 e5 *\n" + two + "1. d4 d5 *",
          one + "\n1. e4 e5\n\n" + two + "\n1. d4 d5\n", one + "1. e4 e5\n" + two + "1. d4 d5",
          one + "1. e4 e5 * " + two + "1. d4 d5", one + "1. e4 e5 " + two + "1. d4 d5",
          one + "\n1. e4 e5 *\n\nHere is (another) [one]: } $ \n{with\na comment}\n" + two + "\n1. d4 d5 *\nThe end.\n",
          one + "\n1. e4 e5 * {good night\n" + two + "\n1. d4 d5 *", std::string("1. e4 e5 * 1. d4 d5 *"),
          std::string("1. e4 e5 *\n1. d4 d5 *"), std::string("1. e4 e5\n\n1. d4 d5")}) {
        const ReadFile file = read_file(text);
        EXPECT_TRUE(file.damages.empty()) << text;
        ASSERT_EQ(file.games.size(), 2U) << text;
        EXPECT_EQ(moves_of(file.games[0].main), (Strings{"e4", "e5"})) << text;
        EXPECT_EQ(moves_of(file.games[1].main), (Strings{"d4", "d5"})) << text;
        EXPECT_EQ(file.games[1].tag("Event"), text[0] == '[' ? "2" : "") << text;
    }
}

TEST(PgnReader, GamesWithoutMovesAreGames) {
    const ReadFile file =
        read_file("[Event \"1\"]\n[White \"a\"]\n[Event \"2\"]\n\n[White \"b\"]\n\n[White \"c\"]\n\n*\n");
    ASSERT_EQ(file.games.size(), 3U);
    EXPECT_EQ(file.games[0].tag("White"), "a");
    EXPECT_EQ(file.games[1].tag("White"), "b");
    EXPECT_EQ(file.games[2].tag("White"), "c");
    EXPECT_EQ(file.games[2].line, 7);
}

TEST(PgnReader, OldEncodingsBecomeUtf8) {
    const PgnGame latin =
        read_one("[White \"M\xfcller\"]\n[Black \"Erd\xc5\x91s\"]\n\n1. e4 {na\xefve \xc3\xa9t\xe9} *");
    EXPECT_EQ(latin.tag("White"), "M\xc3\xbcller");
    EXPECT_EQ(latin.tag("Black"), "Erd\xc5\x91s");
    EXPECT_EQ(latin.main.moves.at(0).comments, Strings{"na\xc3\xafve \xc3\xa9t\xc3\xa9"});
    EXPECT_EQ(read_one("\xef\xbb\xbf[White \"x\"]\r\n\r\n1. e4 *\r\n").tag("White"), "x");
    // Forms of UTF-8 that are not allowed are not let through either.
    const PgnGame wrong = read_one("[White \"\xc0\xaf \xed\xa0\x80 \xf5\x80\x80\x80 \xe2\x82\"]");
    EXPECT_EQ(wrong.tag("White"),
              "\xc3\x80\xc2\xaf \xc3\xad\xc2\xa0\xc2\x80 \xc3\xb5\xc2\x80\xc2\x80\xc2\x80 \xc3\xa2\xc2\x82");
}

TEST(PgnReader, ADamagedGameIsSkippedAndReported) {
    struct Case {
        const char* damaged;
        int line;
        const char* problem;
    };
    const Case cases[] = {
        {"[Event \"2\"]\n\n1. e4 {no end\n2. Nf3\n", 5, "the comment that begins in line 5 is not closed"},
        {"[Event \"2\"]\n\n1. e4 (1. d4\n(1. c4 e5\n\n", 6, "the variation that begins in line 6 is not closed"},
        {"[Event \"2\n[Site \"s\"]\n[White \"w\"]\n\n1. e4 *\n", 3, "the tag Event is not closed"},
        {"[Event \"2\"]\n[Site s]\n[White \"w\"]\n\n1. e4 *\n", 4,
         "a tag is written like [Event \"...\"], not like '[Site s]'"},
        {"[Event \"2\"]\n\n1. e4 e5\n2. Nf3 resigns 1-0\n", 6, "'resigns' is not a move"},
        {"[Event \"2\"]\n\n1. e4 ) e5 *\n", 5, "a variation ends that has not begun"},
        {"[Event \"2\"]\n\n(1. e4) e5 *\n", 5, "a variation begins where there is no move to vary"},
        {"[Event \"2\"]\n\n1. e4 {a {b} c} e5 *\n", 5, "'c' is not a move"},
        {"[Event \"2\"]\n\n1. e4 } e5 *\n", 5, "a comment ends that has not begun"},
        {"[Event \"2\"]\n\n1. e4 $x e5 *\n", 5, "'$x e5 *' is not a sign like $1"},
        {"[Event \"2\"]\n\n1. e4 $1000 e5 *\n", 5, "'$1000 e5' is not a sign like $1"},
        {"[Event \"2\"]\n\n1. e4 7/8 *\n", 5, "'7/8' is not a move"},
        {"[Event \"2\"]\n\n1A. e4 b:\"e5 *\n", 5, "'b:\"e5' is not a move"},
        {"[Event \"2\"]\n\n1. e4 <x> *\n", 5, "'<x> *' is not a move"},
        {"[Event \"2\"]\n\n1. e4 [x] *\n", 5, "'[x] *' is neither a move nor a tag"},
        {"[Event \"2\"]\n\n1. e4 e5567890123456789012345678901234567890 *\n", 5, "is not a move"},
    };
    for (const Case& test : cases) {
        const ReadFile file =
            read_file(std::string("[Event \"1\"]\n1. e4 *\n") + test.damaged + "\n[Event \"3\"]\n\n1. d4 *\n");
        ASSERT_EQ(file.damages.size(), 1U) << test.damaged;
        EXPECT_EQ(file.damages[0].line, test.line) << test.damaged;
        EXPECT_NE(file.damages[0].problem.find(test.problem), std::string::npos) << file.damages[0].problem;
        ASSERT_EQ(file.games.size(), 2U) << test.damaged;
        EXPECT_EQ(file.games[1].tag("Event"), "3");
        EXPECT_EQ(moves_of(file.games[1].main), Strings{"d4"});
        EXPECT_EQ(read_file(test.damaged).games.size(), 0U) << "the same at the end of the file";
        EXPECT_EQ(read_file(test.damaged).damages.size(), 1U) << "the same at the end of the file";
    }
}

TEST(PgnReader, NestingHasALimit) {
    std::string deep = "1. e4 ";
    for (int i = 0; i < 64; ++i) deep += "(1. d4 ";
    std::string closed = deep;
    for (int i = 0; i < 64; ++i) closed += ")";
    EXPECT_EQ(read_file(closed).games.size(), 1U);
    const ReadFile file = read_file(deep + "(1. d4");
    EXPECT_TRUE(file.games.empty());
    ASSERT_EQ(file.damages.size(), 1U);
    EXPECT_EQ(file.damages[0].problem, "the variations are nested more than 64 deep");
}

TEST(PgnReader, SizeHasALimit) {
    const PgnLimits limits{.game_bytes = 10'000, .depth = 4};
    std::string long_game;
    for (int i = 0; i < 2'000; ++i) long_game += "Nf3 Nf6\n";
    const std::string next = "\n[Event \"next\"]\n\n1. d4 *\n";
    for (const std::string& text :
         {"[Event \"1\"]\n\n" + long_game, "[Event \"1\"]\n\n1. e4 {" + std::string(50'000, 'x'),
          "[Event \"1\"]\n\n1. e4 {\n" + std::string(50'000, '\n'),
          "[Event \"1\"]\n[Site \"" + std::string(600'000, 'x')}) {
        const ReadFile file = read_file(text + next, limits);
        ASSERT_EQ(file.damages.size(), 1U);
        EXPECT_EQ(file.damages[0].problem, "the game is larger than 10000 bytes");
        ASSERT_EQ(file.games.size(), 1U);
        EXPECT_EQ(file.games[0].tag("Event"), "next");
    }
    for (const std::string& text :
         {std::string(600'000, 'x'), "{" + std::string(600'000, 'x'), "{" + long_game + "}"}) {
        const ReadFile file = read_file(text + next, limits);
        EXPECT_TRUE(file.damages.empty()) << "no game, no damage";
        EXPECT_EQ(file.games.size(), 1U);
    }
}

TEST(PgnReader, AFileInUtf16IsNamedAsSuch) {
    const ReadFile file = read_file(std::string("\xff\xfe[\0E\0v\0e\0n\0t\0", 14));
    ASSERT_EQ(file.damages.size(), 1U);
    EXPECT_EQ(file.damages[0].problem, "the file is in UTF-16 and not in UTF-8");
}

TEST(PgnReader, BuffersDoNotShow) {
    // Lines and games across every possible border of the reader's pieces.
    std::string text;
    for (int i = 0; i < 30'000; ++i)
        text += "[Event \"" + std::to_string(i) + "\"]\n\n1. e4 {" +
                std::string(static_cast<std::size_t>(i % 97), 'x') + "} e5 *\n\n";
    const ReadFile file = read_file(text);
    ASSERT_EQ(file.games.size(), 30'000U);
    EXPECT_TRUE(file.damages.empty());
    for (std::size_t i = 0; i < file.games.size(); ++i) {
        ASSERT_EQ(file.games[i].tag("Event"), std::to_string(i));
        ASSERT_EQ(file.games[i].main.moves.size(), 2U);
        ASSERT_EQ(file.games[i].line, static_cast<int>(4 * i + 1));
        const Strings& comments = file.games[i].main.moves[0].comments;
        ASSERT_EQ(comments.empty() ? 0 : comments[0].size(), i % 97);
    }
}

std::string repeated(std::string_view text, int times) {
    std::string all;
    for (int i = 0; i < times; ++i) all += text;
    return all;
}

// Each tag was compared with all those before it, which at half a million of them never came to an end.
TEST(PgnReader, AGameHasOnlySoManyTags) {
    std::string tags;
    for (int i = 0; i < 200'000; ++i) tags += "[T" + std::to_string(i) + " \"\"]\n";
    for (const std::string between : {"", "\n"}) {
        const ReadFile file = read_file(tags + between + "1. e4 *\n\n[Event \"next\"]\n\n1. d4 *\n");
        ASSERT_EQ(file.damages.size(), 1U);
        EXPECT_EQ(file.damages[0].problem, "the game has more than 1000 tags");
        EXPECT_EQ(file.damages[0].line, 1001);
        ASSERT_EQ(file.games.size(), 1U);
        EXPECT_EQ(file.games[0].tag("Event"), "next");
    }
    EXPECT_EQ(read_file(tags.substr(0, tags.find("[T1000 ")) + "\n1. e4 *\n").games[0].tags.size(), 1000U);
}

TEST(PgnReader, AGameHasOnlySoManyMoves) {
    const std::string shuffling = "1. Nf3 (1. Nc3) Nf6 2. Ng1 Ng8 ";
    const ReadFile file =
        read_file("[Event \"x\"]\n\n" + repeated(shuffling, 20'001) + "*\n\n[Event \"next\"]\n\n1. d4 *\n");
    ASSERT_EQ(file.damages.size(), 1U);
    EXPECT_EQ(file.damages[0].problem, "the game has more than 100000 moves");
    ASSERT_EQ(file.games.size(), 1U);
    EXPECT_EQ(file.games[0].tag("Event"), "next");
    EXPECT_EQ(read_one(repeated(shuffling, 20'000) + "*\n").main.moves.size(), 80'000U);
}

/// A file that never ends, until somebody has heard enough.
class Endless final : public std::streambuf {
public:
    Endless(std::string piece, std::atomic<bool>& stop) : piece_(std::move(piece)), stop_(stop) {}

private:
    int_type underflow() override {
        if (++pieces_ == 250'000) stop_ = true;
        setg(piece_.data(), piece_.data(), piece_.data() + piece_.size());
        return traits_type::to_int_type(piece_[0]);
    }

    std::string piece_;
    std::atomic<bool>& stop_;
    int pieces_ = 0;
};

TEST(PgnReader, CanBeStoppedWhereverItIs) {
    for (const std::string piece :
         {"[Event \"x\"]\n", "no game at all\n", "a line without an end ", "[Event \"x\"]\n\n1. e9",
          "[Event \"x\"]\n\n{ 1. e4", "[Event \"x\"]\n\n1. e4 (1. d4 "}) {
        std::atomic<bool> stop = false;
        Endless endless(piece, stop);
        std::istream file(&endless);
        const auto on_damage = [&](const PgnDamage&) { EXPECT_FALSE(stop) << "this is no end that is worth telling"; };
        PgnReader reader(file, on_damage, {}, &stop);
        PgnGame game;
        while (reader.next(game)) {
        }
        EXPECT_TRUE(stop) << piece;
        EXPECT_FALSE(reader.next(game)) << piece;
    }
}

TEST(LooksLikePgn, TellsGamesFromPositions) {
    const auto looks = [](const std::string& text) {
        std::istringstream file(text);
        const bool pgn = looks_like_pgn(file);
        std::string all(std::istreambuf_iterator<char>(file), {});
        EXPECT_EQ(all, text) << "it is read from its beginning again";
        return pgn;
    };
    for (const std::string text :
         {"[Event \"x\"]\n", "\n\n  1. e4 e5", "% x\n[Event \"x\"]", "{x} 1. e4", "\xef\xbb\xbf[Event \"x\"]"})
        EXPECT_TRUE(looks(text)) << text;
    for (const std::string text :
         {"", "\n", "# title\n8/8/8/8/8/8/8/8 w - -\n", "1k6/8/8 w - -", "rnbqkbnr/8 w KQkq - 0 1"})
        EXPECT_FALSE(looks(text)) << text;
}

}  // namespace
}  // namespace rookery::notation
