// Writing then reading is the identity.

#include <sstream>

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "notation/pgn_reader.h"
#include "notation/pgn_writer.h"

namespace rookery::notation {

void PrintTo(const PgnGame& game, std::ostream* out) { write_pgn(*out, game); }

namespace {

namespace gen = rc::gen;

/// Pieces of text that have a meaning somewhere in PGN, and some that have none anywhere.
rc::Gen<std::string> nasty_text() {
    const auto piece = gen::element<std::string>(
        "}", "{", "(", ")", "[", "]", ";", "%", "\\", "\"", "\"]", "[Event \"x\"]", "[%clk 0:01:23.4]", "[%eval #-3]",
        "[%", "1-0", "*", "$1", "1.", "e4", "--", "!?", "\xc3\xbc", "\xe2\x99\x98", "word",
        "a rather long piece of text", " ", "  ", "\n", "\r\n", "\t", "~", "<", ">");
    return gen::map(gen::container<std::vector<std::string>>(piece), [](const std::vector<std::string>& pieces) {
        std::string text;
        for (const std::string& part : pieces) text += part;
        return text;
    });
}

rc::Gen<std::vector<std::string>> comments() {
    return gen::map(gen::resize(3, gen::container<std::vector<std::string>>(nasty_text())), [](const auto& texts) {
        std::vector<std::string> kept;
        for (const std::string& text : texts)
            if (std::string comment = single_spaced(text); !comment.empty()) kept.push_back(std::move(comment));
        return kept;
    });
}

PgnLine random_line(int depth);

PgnMove random_move(int depth) {
    PgnMove move;
    move.notation = *gen::element<std::string>("e4", "Nf3", "O-O-O", "0-0", "e8=Q+", "Qxf7#", "--", "Z0", "P@e4",
                                               "e2e4", "N1xf3", "Nb1-d2", "B@h6+", "exd6");
    if (*gen::inRange(0, 4) == 0) move.nags = *gen::resize(4, gen::container<std::vector<int>>(gen::inRange(0, 256)));
    if (*gen::inRange(0, 3) == 0) move.comments = *comments();
    if (depth > 0 && *gen::inRange(0, 6) == 0) {
        const int count = *gen::inRange(1, 4);
        for (int i = 0; i < count; ++i) move.variations.push_back(random_line(depth - 1));
        if (*gen::inRange(0, 2) == 0) move.closing_comments = *comments();
    }
    return move;
}

PgnLine random_line(int depth) {
    PgnLine line;
    if (*gen::inRange(0, 3) == 0) line.comments = *comments();
    // A line that says nothing at all is not written, except as the game itself.
    const int count = *gen::inRange(line.comments.empty() ? 1 : 0, depth == 4 ? 40 : 6);
    for (int i = 0; i < count; ++i) line.moves.push_back(random_move(depth));
    return line;
}

PgnGame random_game(int depth) {
    PgnGame game;
    game.tags.push_back({"Event", "?"});
    for (const char* name : {"Site", "White", "Some_Tag9"}) {
        std::string value = *nasty_text();
        for (char& letter : value)
            if (static_cast<unsigned char>(letter) < ' ') letter = ' ';
        game.tags.push_back({name, value});
    }
    if (*gen::inRange(0, 2) == 0)
        game.tags.push_back({"FEN", *gen::element<std::string>("8/8/8/8/8/8/8/8 b - - 12 31", "8/8/8/8/8/8/8/8 b - -",
                                                               "x w - - 0 117", "anything")});
    game.main = random_line(depth);
    game.result =
        *gen::element(game::Result::Ongoing, game::Result::FirstWins, game::Result::SecondWins, game::Result::Draw);
    return game;
}

std::vector<PgnGame> read_all(const std::string& text) {
    std::istringstream file(text);
    std::vector<PgnGame> games;
    PgnReader reader(file, [&](const PgnDamage& damage) {
        ADD_FAILURE() << "line " << damage.line << ": " << damage.problem << "\n" << text;
    });
    PgnGame game;
    while (reader.next(game)) games.push_back(game);
    return games;
}

RC_GTEST_PROP(PgnRoundTrip, WritingThenReadingIsTheIdentity, ()) {
    const int count = *gen::inRange(1, 4);
    std::vector<PgnGame> games;
    std::ostringstream out;
    for (int i = 0; i < count; ++i) {
        games.push_back(random_game(4));
        write_pgn(out, games.back());
    }
    RC_ASSERT(read_all(out.str()) == games);
}

RC_GTEST_PROP(PgnRoundTrip, OtherLineEndsMakeNoDifference, ()) {
    const PgnGame game = random_game(2);
    std::ostringstream out;
    write_pgn(out, game);
    std::string text;
    for (const char letter : out.str()) text += letter == '\n' ? std::string("\r\n") : std::string(1, letter);
    RC_ASSERT(read_all("\xef\xbb\xbf" + text) == std::vector<PgnGame>{game});
}

RC_GTEST_PROP(PgnRoundTrip, NoTextMakesTheReaderFail, ()) {
    // Whatever can be read can be written and read again.
    const std::string text = *nasty_text() + *nasty_text() + *nasty_text();
    for (const std::string& whole : {text, "[Event \"x\"]\n\n1. e4 " + text, "[Event \"" + text}) {
        std::istringstream file(whole);
        PgnReader reader(file);
        PgnGame game;
        while (reader.next(game)) {
            if (game.tags.empty()) game.set_tag("Event", "?");
            std::ostringstream out;
            write_pgn(out, game);
            RC_ASSERT(read_all(out.str()) == std::vector<PgnGame>{game});
        }
    }
}

TEST(PgnRoundTrip, HoldsForLongGames) {
    PgnGame game;
    game.tags = {{"Event", "long"}, {"FEN", "8/8/8/8/8/8/8/8 b - - 0 7"}};
    for (int i = 0; i < 5'000; ++i) {
        PgnMove move;
        move.notation = "Nf" + std::to_string(i % 8 + 1);
        if (i % 5 == 0) move.comments = {"comment number " + std::to_string(i)};
        game.main.moves.push_back(move);
    }
    std::ostringstream out;
    write_pgn(out, game);
    EXPECT_EQ(read_all(out.str()), std::vector<PgnGame>{game});
}

}  // namespace
}  // namespace rookery::notation
