#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/person/manner.h"
#include "engine/settings.h"

namespace rookery::engine {

/// How strong an opponent is where ratings mean nothing, because everything about the game is known.
enum class Skill : std::uint8_t { None, Beginner, Easy, Medium, Hard, Perfect };

[[nodiscard]] std::string_view skill_name(Skill skill);

/// Somebody to play against. The house of the rooks has birds.
struct Opponent {
    std::string_view id;
    std::string_view name;
    std::string_view summary;  ///< one sentence
    std::optional<int> elo;    ///< nothing for all that the program can do
    Manner manner = Manner::Plain;
    Skill skill = Skill::None;  ///< in solved games; those without one do not play them

    /// What it changes in the settings of an engine.
    void apply(Settings& settings) const;
};

/// All of them, the weakest first.
[[nodiscard]] const std::vector<Opponent>& opponents();
/// Throws ParseError, listing the known ones, if there is none of that name.
[[nodiscard]] const Opponent& find_opponent(std::string_view id);

/// Whether ratings mean nothing in the game: somebody who has solved it never errs.
[[nodiscard]] bool has_no_ratings(std::string_view game);
/// Those who play the game, the weakest first.
[[nodiscard]] std::vector<Opponent> opponents_of(std::string_view game);
/// The one for somebody who has not chosen yet.
[[nodiscard]] const Opponent& default_opponent();

}  // namespace rookery::engine
