#pragma once

#include <initializer_list>
#include <set>
#include <string>
#include <string_view>

namespace rookery::support {

/// Plays moves given in coordinates.
template <class P>
void play(P& position, std::initializer_list<std::string_view> moves) {
    for (std::string_view move : moves) position.make(position.parse_move(move));
}

/// The position after these moves from the one that `text` describes.
template <class P>
[[nodiscard]] P after(std::string_view text, std::initializer_list<std::string_view> moves) {
    P position = P::from_text(text);
    play(position, moves);
    return position;
}

/// The legal moves in coordinates.
template <class P>
[[nodiscard]] std::set<std::string> legal_moves_of(const P& position) {
    typename P::MoveList moves;
    position.legal_moves(moves);
    std::set<std::string> texts;
    for (const auto move : moves) texts.insert(position.move_text(move));
    return texts;
}

}  // namespace rookery::support
