#include "notation/pgn_tokens.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "game/result_from_text.h"
#include "notation/bpgn.h"
#include "notation/pgn.h"

namespace rookery::notation {
namespace {

constexpr std::size_t longest_move = 32;

/// What ends a word in the moves.
constexpr auto word_ends = [] {
    std::array<bool, 256> ends{};
    for (std::size_t code = 0; code <= ' '; ++code) ends[code] = true;
    for (const char letter : {'{', '}', '(', ')', '[', ']', '<', '>', ';', '$', '!', '?', '*'})
        ends[static_cast<unsigned char>(letter)] = true;
    return ends;
}();

/// How draws are written besides.
constexpr std::string_view other_draws[] = {"1/2", "½-½"};

constexpr std::pair<std::string_view, int> signs[] = {{"!!", nag_brilliant},
                                                      {"!?", nag_interesting},
                                                      {"?!", nag_dubious},
                                                      {"??", nag_blunder},
                                                      {"!", nag_good},
                                                      {"?", nag_mistake},
                                                      {"=", 10},
                                                      {"∞", 13},
                                                      {"+=", 14},
                                                      {"+/=", 14},
                                                      {"⩲", 14},
                                                      {"=+", 15},
                                                      {"=/+", 15},
                                                      {"⩱", 15},
                                                      {"+/-", 16},
                                                      {"+/−", 16},
                                                      {"±", 16},
                                                      {"-/+", 17},
                                                      {"−/+", 17},
                                                      {"∓", 17},
                                                      {"+-", 18},
                                                      {"-+", 19},
                                                      {"N", 146},
                                                      {"D", 220}};

constexpr std::string_view idle_words[] = {"+", "++", "#", "e.p.", "ep", "ch", "dis", "dbl", "mate"};

constexpr std::string_view null_moves[] = {"--", "Z0", "null", "pass", "@@@@", "0000"};

/// Of the name of a tag that the text begins with.
std::size_t name_length(std::string_view text) {
    if (text.empty() || !is_letter(text[0])) return 0;
    std::size_t end = 1;
    while (end < text.size() && (is_letter(text[end]) || is_digit(text[end]) || text[end] == '_')) ++end;
    return end;
}

template <std::size_t Count>
bool is_among(const std::string_view (&words)[Count], std::string_view word) {
    return std::find(std::begin(words), std::end(words), word) != std::end(words);
}

template <class Value, std::size_t Count>
std::optional<Value> find(const std::pair<std::string_view, Value> (&entries)[Count], std::string_view word) {
    for (const auto& [text, value] : entries)
        if (text == word) return value;
    return std::nullopt;
}

}  // namespace

std::string_view without_leading_blanks(std::string_view text) {
    while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
    return text;
}

bool can_be_tag_name(std::string_view word) { return !word.empty() && name_length(word) == word.size(); }

std::size_t tag_name_length(std::string_view text) {
    if (!text.starts_with('[')) return 0;
    text.remove_prefix(1);
    const std::size_t length = name_length(text);
    return without_leading_blanks(text.substr(length)).starts_with('"') ? length : 0;
}

bool begins_like_tag(std::string_view line) { return tag_name_length(without_leading_blanks(line)) > 0; }

bool begins_like_number(std::string_view text) {
    const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
    return digits > 0 && (text.substr(digits).starts_with('.') || seat_of_number(text) != '\0');
}

std::size_t word_length(std::string_view text) {
    std::size_t length = 0;
    while (length < text.size() && !word_ends[static_cast<unsigned char>(text[length])]) ++length;
    return length;
}

bool can_be_move(std::string_view word) {
    if (word.empty() || word.size() > longest_move) return false;
    if (seat_of_move(word) != '\0') return can_be_move(word.substr(2));
    if (is_among(null_moves, word)) return true;
    if (word.starts_with("O-O") || word.starts_with("0-0") || word.starts_with("o-o")) return true;
    // Every game's moves name squares, and so have a digit in them, unless they castle or pass.
    const bool begins_well = is_letter(word[0]) || static_cast<unsigned char>(word[0]) >= 0x80 || word[0] == '@';
    return begins_well && std::any_of(word.begin(), word.end(), is_digit);
}

std::optional<game::Result> result_of_word(std::string_view word) {
    return is_among(other_draws, word) ? game::Result::Draw : game::result_from_text(word);
}

std::optional<int> nag_of_sign(std::string_view word) { return find(signs, word); }

bool says_nothing(std::string_view word) { return is_among(idle_words, word); }

}  // namespace rookery::notation
