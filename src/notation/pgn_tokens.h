#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "game/outcome.h"

/// What the words of a PGN file are, as far as their letters tell.
namespace rookery::notation {

[[nodiscard]] constexpr bool is_blank(char letter) { return static_cast<unsigned char>(letter) <= ' '; }
[[nodiscard]] constexpr bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }
[[nodiscard]] constexpr bool is_letter(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
}

[[nodiscard]] std::string_view without_leading_blanks(std::string_view text);

/// Whether it can be the name of a tag: letters, digits and underscores, a letter first.
[[nodiscard]] bool can_be_tag_name(std::string_view word);
/// The length of the name of the tag that the text begins with, as in [Event "..."; 0 if it begins otherwise.
[[nodiscard]] std::size_t tag_name_length(std::string_view text);
/// Whether a line begins with a tag.
[[nodiscard]] bool begins_like_tag(std::string_view line);
/// Whether a text begins with the number of a move, as in "12." or, with several boards, "12A.".
[[nodiscard]] bool begins_like_number(std::string_view text);

/// The length of the word in the moves that the text begins with.
[[nodiscard]] std::size_t word_length(std::string_view text);

/// Whether it has the form of a move of some game.
[[nodiscard]] bool can_be_move(std::string_view word);
/// "1-0", "1/2" ...
[[nodiscard]] std::optional<game::Result> result_of_word(std::string_view word);
/// The number of the standard for a sign that people write: "!?", "+-" ...
[[nodiscard]] std::optional<int> nag_of_sign(std::string_view word);
/// Whether it only says what everybody sees, such as "e.p.".
[[nodiscard]] bool says_nothing(std::string_view word);

}  // namespace rookery::notation
