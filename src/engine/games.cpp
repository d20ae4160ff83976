#include "engine/games.h"

#include <algorithm>

#include "chess/position.h"
#include "engine/evaluations.h"
#include "engine/game_position.h"
#include "game/quoted.h"

namespace rookery::engine {
namespace {

/// What is known of a game once its type is gone.
struct GameEntry {
    game::GameInfo info;
    std::unique_ptr<AnyPosition> (*start)(int number);
    std::unique_ptr<AnyPosition> (*from_text)(std::string_view text);
    const std::vector<EvaluationEntry>& (*evaluations)();
};

template <game::Game P>
constexpr GameEntry entry_for() {
    return {
        P::info,
        [](int number) -> std::unique_ptr<AnyPosition> { return std::make_unique<GamePosition<P>>(P::start(number)); },
        [](std::string_view text) -> std::unique_ptr<AnyPosition> {
            return std::make_unique<GamePosition<P>>(P::from_text(text));
        },
        &evaluations_of<P>,
    };
}

/// The table of games: a new game joins by adding its line.
constexpr GameEntry table[] = {
    entry_for<chess::Position<chess::Orthodox>>(),
    entry_for<chess::Position<chess::Chess960>>(),
    entry_for<chess::Position<chess::Crazyhouse>>(),
    entry_for<chess::Position<chess::Atomic>>(),
    entry_for<chess::Position<chess::Horde>>(),
    entry_for<chess::Position<chess::KingOfTheHill>>(),
    entry_for<chess::Position<chess::ThreeCheck>>(),
    entry_for<chess::Position<chess::Antichess>>(),
    entry_for<chess::Position<chess::RacingKings>>(),
    entry_for<chess::Position<chess::Endgame>>(),
};

const GameEntry& find_entry(std::string_view id) {
    for (const GameEntry& entry : table)
        if (entry.info.id == id) return entry;
    std::string known;
    for (const GameEntry& entry : table) known += (known.empty() ? "" : ", ") + std::string(entry.info.id);
    throw game::ParseError("there is no game called " + game::quoted(id) + "; the games are " + known);
}

}  // namespace

const std::vector<game::GameInfo>& games() {
    static const std::vector<game::GameInfo> infos = [] {
        std::vector<game::GameInfo> all;
        for (const GameEntry& entry : table) all.push_back(entry.info);
        return all;
    }();
    return infos;
}

const game::GameInfo& find_game(std::string_view id) { return find_entry(id).info; }

std::unique_ptr<AnyPosition> start_position(std::string_view id) {
    const GameEntry& entry = find_entry(id);
    return entry.start(entry.info.usual_start);
}

std::unique_ptr<AnyPosition> start_position(std::string_view id, int number) { return find_entry(id).start(number); }

std::unique_ptr<AnyPosition> position_from_text(std::string_view id, std::string_view text) {
    return find_entry(id).from_text(text);
}

std::vector<std::string> evaluations(std::string_view id) {
    std::vector<std::string> names;
    for (const EvaluationEntry& entry : find_entry(id).evaluations()) names.emplace_back(entry.name);
    return names;
}

std::string find_evaluation(std::string_view id, std::string_view evaluation) {
    const auto names = evaluations(id);
    if (evaluation.empty()) return names.front();
    if (std::find(names.begin(), names.end(), evaluation) != names.end()) return std::string(evaluation);
    std::string known;
    for (const std::string& name : names) known += (known.empty() ? "" : ", ") + name;
    throw game::ParseError(std::string(id) + " has no evaluation called " + game::quoted(evaluation) + "; it has " +
                           known);
}

std::unique_ptr<GameSearch> make_search(std::string_view id, std::string_view evaluation,
                                        search::TranspositionTable& table) {
    const std::string name = find_evaluation(id, evaluation);
    for (const EvaluationEntry& entry : find_entry(id).evaluations())
        if (entry.name == name) return entry.make_search(table);
    return nullptr;  // find_evaluation has found it
}

}  // namespace rookery::engine
