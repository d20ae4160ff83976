#include "notation/pgn_writer.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <ostream>

#include "notation/bpgn.h"

namespace rookery::notation {
namespace {

/// The standard discourages lines of 80 or more characters.
constexpr std::size_t longest_line = 79;

void write_tag(std::ostream& out, const PgnTag& tag) {
    out << '[' << tag.name << " \"";
    for (const char letter : tag.value) {
        if (letter == '"' || letter == '\\') out << '\\';
        out << (static_cast<unsigned char>(letter) < ' ' ? ' ' : letter);
    }
    out << "\"]\n";
}

/// Readers may take a line that begins otherwise for something else than a part of a comment.
bool may_begin_line(std::string_view word) {
    return !word.starts_with('%') && !word.starts_with(';') && (!word.starts_with('[') || word.starts_with("[%"));
}

/// Puts words into lines.
class Wrapper {
public:
    explicit Wrapper(std::ostream& out) : out_(out) {}

    void add(std::string_view word) {
        const std::size_t size = word.size() + (opening_ ? 1 : 0);
        if (column_ > 0) {
            const bool fits = column_ + 1 + size <= longest_line || !may_begin_line(word);
            out_ << (fits ? ' ' : '\n');
            column_ = fits ? column_ + 1 : 0;
        }
        if (opening_) out_ << '(';
        opening_ = false;
        out_ << word;
        column_ += size;
    }

    /// A parenthesis stands at the word inside it.
    void open() {
        if (opening_) add("");
        opening_ = true;
    }
    void close() {
        if (opening_) add("");
        if (column_ + 1 > longest_line) end_line();
        out_ << ')';
        ++column_;
    }

    void add_comment(const std::string& comment) {
        const std::string text = single_spaced(comment);
        if (text.empty()) return;
        if (text.find('}') == std::string::npos) add_words("{" + text + "}");
        else add_line_comment(text);
    }

    void end_line() {
        if (column_ > 0) out_ << '\n';
        column_ = 0;
    }

private:
    /// A comment in braces may be broken at its blanks, but not inside a command such as [%clk 0:01:23].
    void add_words(std::string_view text) {
        bool may_have_commands = true;  // so that nobody looks for the same missing bracket again and again
        while (!text.empty()) {
            std::size_t inside = 0;
            if (may_have_commands && (text.starts_with("[%") || text.starts_with("{[%"))) {
                const std::size_t bracket = text.find(']');
                may_have_commands = bracket != std::string_view::npos;
                if (may_have_commands) inside = bracket;
            }
            const std::size_t end = std::min(text.find(' ', inside), text.size());
            add(text.substr(0, end));
            text.remove_prefix(std::min(end + 1, text.size()));
        }
    }

    /// Only a comment to the end of the line can contain the brace that ends the other kind.
    void add_line_comment(const std::string& text) {
        if (opening_) add("");
        end_line();
        out_ << "; " << text << '\n';
    }

    std::ostream& out_;
    std::size_t column_ = 0;
    bool opening_ = false;
};

class MoveWriter {
public:
    explicit MoveWriter(Wrapper& out) : out_(out) {}

    void write(const PgnLine& line, MoveNumber number, SeatCounter seats) {
        for (const std::string& comment : line.comments) out_.add_comment(comment);
        bool number_needed = true;  // for a move of the second side only at the beginning, and after an interruption
        for (const PgnMove& move : line.moves) {
            const SeatCounter before = seats;
            if (const char seat = seat_of_move(move.notation); seat != '\0') out_.add(seats.count(seat));
            else if (number_needed || !number.second) out_.add(number.text());
            write(move, number, before);
            number_needed = !move.comments.empty() || !move.variations.empty();
            number = number.next();
        }
    }

private:
    void write(const PgnMove& move, MoveNumber number, const SeatCounter& seats) {
        out_.add(std::string_view(move.notation).substr(seat_of_move(move.notation) != '\0' ? 2 : 0));
        for (const int nag : move.nags) out_.add("$" + std::to_string(nag));
        for (const std::string& comment : move.comments) out_.add_comment(comment);
        for (const PgnLine& variation : move.variations) {
            out_.open();
            write(variation, number, seats);
            out_.close();
        }
        for (const std::string& comment : move.closing_comments) out_.add_comment(comment);
    }

    Wrapper& out_;
};

}  // namespace

void write_pgn(std::ostream& out, const PgnGame& game) {
    for (const PgnTag& tag : game.tags) write_tag(out, tag);
    if (!game.tags.empty()) out << '\n';
    Wrapper wrapper(out);
    const std::string_view start = game.tag("FEN");
    MoveWriter(wrapper).write(game.main, MoveNumber::of_position(start), SeatCounter::of_position(start));
    wrapper.add(result_text(game.result));
    wrapper.end_line();
    out << '\n';
}

std::string score_text(game::Score score, game::ScoreUnit unit) {
    std::array<char, 32> text{};
    if (unit == game::ScoreUnit::Points) std::snprintf(text.data(), text.size(), "%+d", score);
    else std::snprintf(text.data(), text.size(), "%+.2f", score / 100.0);
    return text.data();
}

std::string mate_text(int moves) { return (moves < 0 ? "-M" : "+M") + std::to_string(std::abs(moves)); }

std::string evaluation_comment(const std::string& score, int depth, double seconds) {
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "/%d %.3fs", depth, seconds);
    return score + text.data();
}

}  // namespace rookery::notation
