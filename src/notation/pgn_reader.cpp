#include "notation/pgn_reader.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "notation/bpgn.h"
#include "notation/pgn_tokens.h"
#include "text/quoted.h"

namespace rookery::notation {
namespace {

using text::quoted;

constexpr int highest_nag = 999;

using Reason = game::Explanation;

Reason not_closed(const std::string& code, const std::string& what, int line) {
    const std::string number = std::to_string(line);
    return {code, "the " + what + " that begins in line " + number + " is not closed", {{"begin", number}}};
}

Reason comment_not_closed(int line) { return not_closed("pgn-comment-open", "comment", line); }
Reason variation_not_closed(int line) { return not_closed("pgn-variation-open", "variation", line); }

Reason too_many(const std::string& code, std::size_t max, const std::string& what) {
    const std::string number = std::to_string(max);
    return {code, "the game has more than " + number + " " + what, {{"max", number}}};
}

Reason no_move(std::string_view word, const std::string& problem = " is not a move") {
    return {"pgn-no-move", quoted(word) + problem, {{"found", text::printable(word)}}};
}

}  // namespace

struct PgnReader::Damage {
    int line;
    Reason reason;
    bool line_is_new_game = false;  ///< what stands in this line has nothing to do with the damaged game
};

PgnReader::PgnReader(std::istream& in, DamageListener on_damage, const PgnLimits& limits, const std::atomic<bool>* stop)
    : lines_(in, limits.game_bytes, stop), on_damage_(std::move(on_damage)), limits_(limits), stop_(stop) {}

bool PgnReader::next(PgnGame& game) {
    begin_game(game);
    while (true) {
        try {
            const bool more = !rest_.empty() || next_line();
            if (stop_ != nullptr && *stop_) return false;
            const Step step = more ? read_line() : end_of_stream();
            if (step == Step::GameComplete) return true;
            if (at_end_) return false;
        } catch (const Damage& damage) {
            if (on_damage_) on_damage_({damage.line, damage.reason.words, damage.reason});
            resynchronise(damage.line_is_new_game);
            begin_game(game);
        }
    }
}

void PgnReader::begin_game(PgnGame& game) {
    game.tags.clear();
    game.main.comments.clear();
    game.main.moves.clear();
    game.result = game::Result::Ongoing;
    game.line = 0;
    game_ = &game;
    has_result_ = false;
    state_ = State::BetweenGames;
    game_bytes_ = 0;
    game_moves_ = 0;
    open_lines_.assign(1, {&game.main, 0});
    seat_ = '\0';
}

/// Goes to the next line that has something in it. False at the end of the stream.
bool PgnReader::next_line() {
    after_empty_line_ = false;
    while (lines_.next()) {
        game_bytes_ += lines_.line().size() + 1;
        if (lines_.too_long() || game_bytes_ > limits_.game_bytes) {
            if (state_ != State::BetweenGames && state_ != State::CommentBetweenGames)
                throw Damage{lines_.number(),
                             {"pgn-too-large",
                              "the game is larger than " + std::to_string(limits_.game_bytes) + " bytes",
                              {{"max", std::to_string(limits_.game_bytes)}}}};
            game_bytes_ = 0;
        }
        rest_ = lines_.line();
        line_is_new_ = true;
        const bool in_comment = state_ == State::Comment || state_ == State::CommentBetweenGames;
        if (!in_comment && rest_.starts_with('%')) continue;  // the standard's escape from itself
        if (lines_.number() == 1 && (rest_.starts_with("\xc3\xbf\xc3\xbe") || rest_.starts_with("\xc3\xbe\xc3\xbf")))
            throw Damage{1, {"pgn-encoding", "the file is in UTF-16 and not in UTF-8"}};
        skip_blanks();
        if (!rest_.empty()) return true;
        after_empty_line_ = true;
    }
    rest_ = {};
    return false;
}

PgnReader::Step PgnReader::end_of_stream() {
    at_end_ = true;
    switch (state_) {
        case State::BetweenGames:
        case State::CommentBetweenGames: return Step::GoOn;
        case State::Comment: throw Damage{comment_line_, comment_not_closed(comment_line_)};
        case State::Tags:
        case State::Moves: break;
    }
    if (in_variation()) throw Damage{open_lines_.back().number, variation_not_closed(open_lines_.back().number)};
    if (!has_result_) take_result(game_->tag("Result"));
    return Step::GameComplete;
}

/// Leaves the damaged game behind.
void PgnReader::resynchronise(bool line_is_new_game) {
    if (line_is_new_game) return;
    const bool skip_tags = state_ == State::Tags;
    state_ = State::BetweenGames;
    bool in_tags = skip_tags;
    rest_ = {};
    while (!at_end_) {
        if (!next_line()) {
            at_end_ = true;
            return;
        }
        const bool tag = begins_like_tag(rest_);
        // The remaining tags of a game whose tags are damaged are not another game.
        if (tag && (!in_tags || rest_.starts_with("[Event "))) return;
        in_tags = in_tags && tag;
    }
}

PgnReader::Step PgnReader::read_line() {
    switch (state_) {
        case State::BetweenGames: return between_games();
        case State::Tags: return read_tags();
        case State::Moves: return read_moves();
        case State::Comment:
        case State::CommentBetweenGames: read_comment(); break;
    }
    return Step::GoOn;
}

PgnReader::Step PgnReader::between_games() {
    skip_blanks();
    if (rest_.empty()) return Step::GoOn;
    const bool is_number = begins_like_number(rest_);
    if (begins_like_tag(rest_) || is_number) {
        game_->line = lines_.number();
        game_bytes_ = rest_.size();
        state_ = is_number ? State::Moves : State::Tags;
    } else if (rest_[0] == '{') {
        state_ = State::CommentBetweenGames;
        comment_line_ = lines_.number();
        take(1);
    } else if (rest_[0] == ';') {
        rest_ = {};
    } else {
        // Whatever it is, it is no game; but one may begin behind it.
        take(std::max<std::size_t>(word_length(rest_), 1));
    }
    return Step::GoOn;
}

PgnReader::Step PgnReader::read_tags() {
    skip_blanks();
    if (rest_.empty()) return Step::GoOn;
    if (rest_[0] == ';') {
        add_comment(take(rest_.size()).substr(1));
    } else if (rest_[0] != '[') {
        state_ = State::Moves;
    } else {
        const std::size_t length = tag_name_length(rest_);
        if (length == 0)
            throw Damage{lines_.number(),
                         {"pgn-tag-form",
                          "a tag is written like [Event \"...\"], not like " + quoted(rest_),
                          {{"found", text::printable(rest_)}}}};
        const std::string_view name = rest_.substr(1, length);
        // A game that has nothing but tags is followed by another one.
        if ((name == "Event" || (after_empty_line_ && line_is_new_)) && has_tag(name)) {
            take_result(game_->tag("Result"));
            return Step::GameComplete;
        }
        read_tag();
    }
    return Step::GoOn;
}

bool PgnReader::has_tag(std::string_view name) const {
    return std::any_of(game_->tags.begin(), game_->tags.end(), [&](const PgnTag& tag) { return tag.name == name; });
}

void PgnReader::read_tag() {
    if (game_->tags.size() >= limits_.tags)
        throw Damage{lines_.number(), too_many("pgn-too-many-tags", limits_.tags, "tags")};
    PgnTag tag;
    tag.name = rest_.substr(1, tag_name_length(rest_));
    std::size_t at = rest_.find('"') + 1;
    for (; at < rest_.size(); ++at) {
        char letter = rest_[at];
        if (letter == '"' && without_leading_blanks(rest_.substr(at + 1)).starts_with(']')) {
            take(rest_.find(']', at) + 1);
            line_is_new_ = false;
            game_->tags.push_back(std::move(tag));
            return;
        }
        const bool escaped = letter == '\\' && at + 1 < rest_.size() && (rest_[at + 1] == '"' || rest_[at + 1] == '\\');
        if (escaped) letter = rest_[++at];
        tag.value += is_blank(letter) ? ' ' : letter;
    }
    throw Damage{lines_.number(),
                 {"pgn-tag-open", "the tag " + tag.name + " is not closed", {{"found", text::printable(tag.name)}}}};
}

PgnReader::Step PgnReader::read_moves() {
    // A tag can only belong to the next game: the result of this one is missing.
    if (rest_[0] == '[') {
        if (tag_name_length(rest_) == 0) throw Damage{lines_.number(), no_move(rest_, " is neither a move nor a tag")};
        if (in_variation())
            throw Damage{open_lines_.back().number, variation_not_closed(open_lines_.back().number), true};
        take_result(game_->tag("Result"));
        return Step::GameComplete;
    }
    return read_move_text();
}

PgnReader::Step PgnReader::read_move_text() {
    while (true) {
        skip_blanks();
        if (rest_.empty()) return Step::GoOn;
        Step step = Step::GoOn;
        switch (rest_[0]) {
            case '{':
                state_ = State::Comment;
                comment_.clear();
                comment_line_ = lines_.number();
                take(1);
                line_is_new_ = false;  // so that what follows is not looked at as the beginning of a line
                read_comment();
                if (state_ == State::Comment) return Step::GoOn;
                break;
            case ';': add_comment(take(rest_.size()).substr(1)); break;
            case '(': open_variation(); break;
            case ')': close_variation(); break;
            case '$': read_nag(); break;
            case '!':
            case '?': read_quality(); break;
            case '.': take(1); break;
            case '[': return Step::GoOn;  // `read_moves` looks at it
            case '}': throw Damage{lines_.number(), {"pgn-comment-end", "a comment ends that has not begun"}};
            case ']':
            case '<':
            case '>': throw Damage{lines_.number(), no_move(rest_)};
            default: step = is_digit(rest_[0]) ? read_number() : read_word();
        }
        if (step == Step::GameComplete) return step;
        line_is_new_ = false;
    }
}

/// Reads what this line has of a comment.
void PgnReader::read_comment() {
    // A comment that goes on for ever would swallow the rest of the file.
    if (line_is_new_ && begins_like_tag(rest_)) {
        if (state_ == State::CommentBetweenGames) {
            state_ = State::BetweenGames;
            return;
        }
        throw Damage{comment_line_, comment_not_closed(comment_line_), true};
    }
    const std::size_t end = rest_.find('}');
    const bool complete = end != std::string_view::npos;
    const std::string_view part = take(std::min(end, rest_.size()));
    if (complete) take(1);
    line_is_new_ = false;
    if (state_ == State::CommentBetweenGames) {
        if (complete) state_ = State::BetweenGames;
        return;
    }
    if (complete && comment_.empty()) {
        add_comment(part);
    } else {
        comment_ += part;
        comment_ += ' ';
        if (complete) add_comment(comment_);
    }
    if (complete) state_ = State::Moves;
}

void PgnReader::add_comment(std::string_view text) {
    std::string comment = single_spaced(text);
    if (comment.empty()) return;
    PgnLine& line = current();
    if (line.moves.empty()) {
        line.comments.push_back(std::move(comment));
        return;
    }
    PgnMove& move = line.moves.back();
    (move.variations.empty() ? move.comments : move.closing_comments).push_back(std::move(comment));
}

void PgnReader::read_nag() {
    int nag = 0;
    const char* const begin = rest_.data() + 1;
    const auto [end, error] = std::from_chars(begin, rest_.data() + rest_.size(), nag);
    if (error != std::errc() || nag < 0 || nag > highest_nag)
        throw Damage{lines_.number(),
                     {"pgn-sign",
                      quoted(rest_.substr(0, 8)) + " is not a sign like $1",
                      {{"found", text::printable(rest_.substr(0, 8))}}}};
    take(static_cast<std::size_t>(end - rest_.data()));
    add_nag(nag);
}

void PgnReader::read_quality() {
    // Of "?!?" and the like the first two count.
    add_nag(*nag_of_sign(rest_.substr(0, rest_.size() > 1 && (rest_[1] == '!' || rest_[1] == '?') ? 2 : 1)));
    take(std::min(rest_.find_first_not_of("!?"), rest_.size()));
}

void PgnReader::add_nag(int nag) {
    if (!current().moves.empty()) current().moves.back().nags.push_back(nag);
}

void PgnReader::open_variation() {
    if (current().moves.empty())
        throw Damage{lines_.number(), {"pgn-nothing-to-vary", "a variation begins where there is no move to vary"}};
    if (open_lines_.size() > limits_.depth)
        throw Damage{lines_.number(),
                     {"pgn-too-deep",
                      "the variations are nested more than " + std::to_string(limits_.depth) + " deep",
                      {{"max", std::to_string(limits_.depth)}}}};
    take(1);
    PgnMove& move = current().moves.back();
    PgnLine& variation = move.variations.emplace_back();
    // What stands between two variations introduces the second.
    variation.comments = std::exchange(move.closing_comments, {});
    open_lines_.push_back({&variation, lines_.number()});
}

void PgnReader::close_variation() {
    if (!in_variation()) throw Damage{lines_.number(), {"pgn-variation-end", "a variation ends that has not begun"}};
    take(1);
    const bool empty = current().moves.empty() && current().comments.empty();
    open_lines_.pop_back();
    if (empty) current().moves.back().variations.pop_back();
}

/// A word that begins with a digit: the number of a move, a result, or castling with zeros.
PgnReader::Step PgnReader::read_number() {
    const std::size_t digits = std::min(rest_.find_first_not_of("0123456789"), rest_.size());
    const char behind = digits < rest_.size() ? rest_[digits] : ' ';
    if (behind == '-' || behind == '/' || rest_.starts_with("0000")) return read_word();
    // Two games without tags and results: the counting begins again.
    const bool restarts = line_is_new_ && after_empty_line_ && !in_variation() && game_->main.moves.size() > 1;
    const char seat = seat_of_number(rest_);
    if (restarts && ((rest_.starts_with("1.") && !rest_.starts_with("1..")) || rest_.starts_with("1A.")))
        return Step::GameComplete;
    take(digits + (seat != '\0' ? 1 : 0));
    seat_ = seat;
    return Step::GoOn;
}

PgnReader::Step PgnReader::read_word() {
    if (constexpr std::string_view ellipsis = "…"; rest_.starts_with(ellipsis)) {
        take(ellipsis.size());
        return Step::GoOn;
    }
    const std::string_view word = rest_.substr(0, rest_[0] == '*' ? 1 : word_length(rest_));
    if (take_result(word)) {
        take(word.size());
        // Some write one at the end of a variation too; it says nothing about the game.
        if (in_variation()) {
            game_->result = game::Result::Ongoing;
            has_result_ = false;
            return Step::GoOn;
        }
        return Step::GameComplete;
    }
    add_move(word);
    take(word.size());
    return Step::GoOn;
}

/// Notes the result if the word is one.
bool PgnReader::take_result(std::string_view word) {
    const auto result = result_of_word(word);
    if (!result) return false;
    game_->result = *result;
    has_result_ = true;
    return true;
}

void PgnReader::add_move(std::string_view word) {
    if (can_be_move(word)) {
        if (++game_moves_ > limits_.moves)
            throw Damage{lines_.number(), too_many("pgn-too-many-moves", limits_.moves, "moves")};
        PgnMove& move = current().moves.emplace_back();
        if (seat_ != '\0') move.notation = {std::exchange(seat_, '\0'), ':'};
        move.notation += word;
        move.line = lines_.number();
        return;
    }
    if (says_nothing(word)) return;
    if (const auto nag = nag_of_sign(word)) return add_nag(*nag);
    throw Damage{lines_.number(), no_move(word)};
}

void PgnReader::skip_blanks() { rest_ = without_leading_blanks(rest_); }

std::string_view PgnReader::take(std::size_t length) {
    const std::string_view taken = rest_.substr(0, length);
    rest_.remove_prefix(length);
    return taken;
}

bool looks_like_pgn(std::istream& file) {
    constexpr std::size_t longest = std::size_t{1} << 20;  // some write a whole game in one line
    LineReader lines(file, longest);
    bool pgn = false;
    while (lines.next()) {
        const std::string_view line = without_leading_blanks(lines.line());
        if (line.empty() || line[0] == '#' || line[0] == '%' || line[0] == ';') continue;
        pgn = line[0] == '[' || line[0] == '{' || begins_like_number(line);
        break;
    }
    file.clear();
    file.seekg(0);
    return pgn;
}

}  // namespace rookery::notation
