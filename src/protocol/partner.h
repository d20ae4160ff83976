#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_position.h"

namespace rookery::protocol {

/// The partner of one seat of bughouse: what they have told us, and what they should know of our board. Partners talk
/// in plain words: "knight mates", "no pawns", "sit", "go".
class Partner {
public:
    /// For a new game.
    void forget() { *this = {}; }

    /// Takes in what the partner says; what is not understood is passed over.
    void receive(std::string_view text);

    /// Not to move before they say "go".
    [[nodiscard]] bool wants_us_to_sit() const { return sit_; }
    /// The legal moves that do what the partner wishes: captures of what they need; otherwise moves after which nothing
    /// can be taken that they fear. All if there are none such, or no wishes.
    [[nodiscard]] std::vector<std::string> preferred_moves(const engine::AnyPosition& position) const;

    /// What has become true of our board since we last told: with one more piece we mate, or are mated.
    [[nodiscard]] std::vector<std::string> news(const engine::AnyPosition& position, game::Side own);

private:
    static constexpr std::string_view pieces = "PNBRQ";
    using Marks = std::array<bool, 5>;  ///< by place in `pieces`

    /// The pieces of which one more in hand would mate at once.
    [[nodiscard]] static Marks mating_pieces(const engine::AnyPosition& position);

    Marks wanted_{};
    Marks unwanted_{};
    bool sit_ = false;
    Marks sent_needs_{};
    Marks sent_fears_{};
    bool sent_sit_ = false;
};

}  // namespace rookery::protocol
