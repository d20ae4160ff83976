#include "notation/pgn_writer.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <ostream>
#include <sstream>

namespace rookery::notation {
namespace {

/// The standard discourages lines of 80 or more characters.
constexpr std::size_t longest_line = 79;

void write_tag(std::ostream& out, std::string_view name, std::string_view value) {
    out << '[' << name << " \"";
    for (const char letter : value) {
        if (letter == '"' || letter == '\\') out << '\\';
        out << (letter == '\n' || letter == '\r' ? ' ' : letter);
    }
    out << "\"]\n";
}

void write_tag_if_any(std::ostream& out, std::string_view name, std::string_view value) {
    if (!value.empty()) write_tag(out, name, value);
}

void write_tags(std::ostream& out, const PgnGame& game) {
    const auto or_unknown = [](const std::string& value) { return value.empty() ? std::string("?") : value; };
    write_tag(out, "Event", or_unknown(game.event));
    write_tag(out, "Site", or_unknown(game.site));
    write_tag(out, "Date", game.date.empty() ? "????.??.??" : game.date);
    write_tag(out, "Round", or_unknown(game.round));
    write_tag(out, "White", or_unknown(game.white));
    write_tag(out, "Black", or_unknown(game.black));
    write_tag(out, "Result", result_text(game.result));
    write_tag_if_any(out, "Variant", game.variant);
    if (!game.start.empty()) {
        write_tag(out, "SetUp", "1");
        write_tag(out, "FEN", game.start);
    }
    write_tag_if_any(out, "Termination", game.termination);
    for (const auto& [name, value] : game.more_tags) write_tag(out, name, value);
}

/// Puts words into lines.
class Wrapper {
public:
    explicit Wrapper(std::ostream& out) : out_(out) {}

    void add(std::string_view word) {
        const bool fits = column_ + 1 + word.size() <= longest_line;
        if (column_ > 0) out_ << (fits ? ' ' : '\n');
        column_ = column_ > 0 && fits ? column_ + 1 + word.size() : word.size();
        out_ << word;
    }

    /// A comment may be broken at its blanks. It cannot contain the brace that ends it.
    void add_comment(std::string_view comment) {
        std::string text = "{" + std::string(comment);
        for (char& letter : text)
            if (letter == '}') letter = ')';
        text += '}';
        std::istringstream words(text);
        std::string word;
        while (words >> word) add(word);
    }

    void end_line() { out_ << '\n'; }

private:
    std::ostream& out_;
    std::size_t column_ = 0;
};

/// Where the numbers of the moves begin.
struct Numbering {
    bool black_begins = false;
    int first_number = 1;
};

Numbering numbering_from(const std::string& start) {
    Numbering numbering;
    std::istringstream words(start);
    std::string word;
    std::string last;
    for (int field = 0; words >> word; ++field) {
        if (field == 1) numbering.black_begins = word == "b";
        last = word;
    }
    // The number of the move is the last field, if it is there at all.
    const bool is_number =
        !last.empty() && last.size() < 6 && last.find_first_not_of("0123456789") == std::string::npos;
    if (is_number) numbering.first_number = std::max(1, std::atoi(last.c_str()));
    return numbering;
}

}  // namespace

void write_pgn(std::ostream& out, const PgnGame& game) {
    write_tags(out, game);
    out << '\n';

    Wrapper line(out);
    const Numbering numbering = numbering_from(game.start);
    bool black = numbering.black_begins;
    int number = numbering.first_number;
    bool number_needed = true;  // for a move of Black only at the beginning and after a comment
    for (const PgnMove& move : game.moves) {
        if (!black) line.add(std::to_string(number) + ".");
        else if (number_needed) line.add(std::to_string(number) + "...");
        line.add(move.notation);
        if (!move.comment.empty()) line.add_comment(move.comment);
        number_needed = !move.comment.empty();
        if (black) ++number;
        black = !black;
    }
    if (!game.last_comment.empty()) line.add_comment(game.last_comment);
    line.add(result_text(game.result));
    line.end_line();
    out << '\n';
}

std::string pawns_text(int centipawns) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%+.2f", centipawns / 100.0);
    return text.data();
}

std::string mate_text(int moves) { return (moves < 0 ? "-M" : "+M") + std::to_string(std::abs(moves)); }

std::string evaluation_comment(const std::string& score, int depth, double seconds) {
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "/%d %.3fs", depth, seconds);
    return score + text.data();
}

}  // namespace rookery::notation
