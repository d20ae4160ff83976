#include "engine/person/opponents.h"

#include <algorithm>

#include "engine/games.h"
#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::engine {

std::string_view skill_name(Skill skill) {
    switch (skill) {
        case Skill::None: return "";
        case Skill::Beginner: return "beginner";
        case Skill::Easy: return "easy";
        case Skill::Medium: return "medium";
        case Skill::Hard: return "hard";
        case Skill::Perfect: return "perfect";
    }
    return "";
}

void Opponent::apply(Settings& settings) const {
    settings.elo = elo;
    settings.manner = manner;
    settings.varied = !elo;
    settings.own_book = true;
}

const std::vector<Opponent>& opponents() {
    static const std::vector<Opponent> all = {
        {"fledgling", "Fledgling", "Has just learned the moves, and leaves things lying about.", 400, Manner::Plain,
         Skill::Beginner},
        {"sparrow", "Sparrow", "Brings the queen out early and pecks at whatever it sees.", 600, Manner::Queen},
        {"robin", "Robin", "Friendly and quick; sees the next move and often misses the one after.", 800, Manner::Plain,
         Skill::Easy},
        {"magpie", "Magpie", "Cannot pass by anything that can be taken.", 1000, Manner::Trade},
        {"woodpecker", "Woodpecker", "Pushes its pawns, one after another.", 1200, Manner::Pawns, Skill::Medium},
        {"heron", "Heron", "Stands still, keeps the king safe and waits for your mistake.", 1400, Manner::Caution},
        {"jackdaw", "Jackdaw", "Loves knights, and hops to where you least expect it.", 1600, Manner::Knights},
        {"kestrel", "Kestrel", "Hovers for a while, then dives at your king.", 1850, Manner::Attack},
        {"owl", "Owl", "Patient and thorough; overlooks little.", 2100, Manner::Caution, Skill::Hard},
        {"raven", "Raven", "Cunning; punishes almost every slip.", 2350, Manner::Plain},
        {"rookery", "Rookery", "The whole colony: everything the program can do.", std::nullopt, Manner::Plain,
         Skill::Perfect},
    };
    return all;
}

const Opponent& find_opponent(std::string_view id) {
    std::string known;
    for (const Opponent& opponent : opponents()) {
        if (opponent.id == id) return opponent;
        known += (known.empty() ? "" : ", ") + std::string(opponent.id);
    }
    throw text::ParseError("there is no opponent called " + text::quoted(id) + "; the opponents are " + known);
}

bool has_no_ratings(std::string_view game) {
    const auto names = evaluations(game);
    return std::any_of(names.begin(), names.end(),
                       [game](const std::string& evaluation) { return needs_no_search(game, evaluation); });
}

std::vector<Opponent> opponents_of(std::string_view game) {
    std::vector<Opponent> present;
    const bool in_words = has_no_ratings(game);
    for (const Opponent& opponent : opponents())
        if (!in_words || opponent.skill != Skill::None) present.push_back(opponent);
    return present;
}

const Opponent& default_opponent() { return find_opponent("robin"); }

}  // namespace rookery::engine
