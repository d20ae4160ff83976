#include "engine/games.h"

#include <utility>

#include "bughouse/position.h"
#include "chess/position.h"
#include "engine/former_names.h"
#include "engine/games/evaluations.h"
#include "engine/games/game_position.h"
#include "engine/games/parameters.h"
#include "engine/person/person_search.h"
#include "engine/solve/solving.h"
#include "text/joined.h"
#include "text/quoted.h"
#include "wolfsheep/position.h"
#include "wolfsheep/states.h"

namespace rookery::engine {
namespace {

/// What is known of a game once its type is gone.
struct GameEntry {
    game::GameInfo info;
    std::unique_ptr<AnyPosition> (*start)(int number);
    std::unique_ptr<AnyPosition> (*start_of_size)(int size);
    std::unique_ptr<AnyPosition> (*from_text)(std::string_view text);
    const std::vector<EvaluationEntry>& (*evaluations)();
    const game::SearchParameters& (*parameters)();
    PersonMaker make_person;
    Solver solver;  ///< null if the game is too large
};

template <game::Game P>
constexpr GameEntry entry_for() {
    return {
        P::info,
        [](int number) -> std::unique_ptr<AnyPosition> { return std::make_unique<GamePosition<P>>(P::start(number)); },
        [](int size) -> std::unique_ptr<AnyPosition> {
            if constexpr (requires { P::start_of_size(size); })
                return std::make_unique<GamePosition<P>>(P::start_of_size(size));
            else throw text::ParseError(std::string(P::info.id) + " is played on boards of one size only");
        },
        [](std::string_view text) -> std::unique_ptr<AnyPosition> {
            return std::make_unique<GamePosition<P>>(P::from_text(text));
        },
        &evaluations_of<P>,
        &parameters_of<P>,
        &make_person<P>,
        solver_of<P>(),
    };
}

/// The table of games: a new game joins by adding its line.
constexpr GameEntry table[] = {
    entry_for<chess::Position<chess::Orthodox>>(),       //
    entry_for<chess::Position<chess::Chess960>>(),       //
    entry_for<chess::Position<chess::Crazyhouse>>(),     //
    entry_for<chess::Position<chess::Atomic>>(),         //
    entry_for<chess::Position<chess::Horde>>(),          //
    entry_for<chess::Position<chess::KingOfTheHill>>(),  //
    entry_for<chess::Position<chess::ThreeCheck>>(),     //
    entry_for<chess::Position<chess::Antichess>>(),      //
    entry_for<chess::Position<chess::RacingKings>>(),    //
    entry_for<chess::Position<chess::Endgame>>(),        //
    entry_for<chess::Position<chess::PawnsKings>>(),     //
    entry_for<bughouse::Position>(),                     //
    entry_for<chess::Position<chess::BughouseBoard>>(),  //
    entry_for<wolfsheep::Position>(),                    //
};

const GameEntry& find_entry(std::string_view id) {
    for (const GameEntry& entry : table)
        if (entry.info.id == id) return entry;
    throw text::ParseError("there is no game called " + text::quoted(id) + "; the games are " +
                           text::joined(table, ", ", [](const GameEntry& entry) { return entry.info.id; }));
}

const EvaluationEntry& find_evaluation_entry(std::string_view id, std::string_view evaluation) {
    const auto& entries = find_entry(id).evaluations();
    if (evaluation.empty()) return entries.front();
    const std::string_view name = present_evaluation_name(evaluation);
    std::string known;
    for (const EvaluationEntry& entry : entries) {
        if (entry.name == name) return entry;
        if (!entry.needs_network) known += (known.empty() ? "" : ", ") + std::string(entry.name);
    }
    throw text::ParseError(std::string(id) + " has no evaluation called " + text::quoted(evaluation) + "; it has " +
                           known);
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
    return entry.start(entry.info.default_start);
}

std::unique_ptr<AnyPosition> start_position(std::string_view id, int number) { return find_entry(id).start(number); }

int bughouse_start(int boards, bool same_sides) {
    return bughouse::Position::start_number(boards,
                                            same_sides ? bughouse::TeamSides::Same : bughouse::TeamSides::Alternate);
}

std::unique_ptr<AnyPosition> start_position_of_size(std::string_view id, int size) {
    return find_entry(id).start_of_size(size);
}

std::unique_ptr<AnyPosition> position_from_text(std::string_view id, std::string_view text) {
    return find_entry(id).from_text(text);
}

const game::SearchParameters& search_parameters(std::string_view id) { return find_entry(id).parameters(); }

std::vector<std::string> evaluations(std::string_view id) {
    std::vector<std::string> names;
    for (const EvaluationEntry& entry : find_entry(id).evaluations())
        if (!entry.needs_network) names.emplace_back(entry.name);
    return names;
}

std::string find_evaluation(std::string_view id, std::string_view evaluation) {
    return std::string(find_evaluation_entry(id, evaluation).name);
}

game::ScoreUnit score_unit(std::string_view id, std::string_view evaluation) {
    return find_evaluation_entry(id, evaluation).unit;
}

bool needs_no_search(std::string_view id, std::string_view evaluation) {
    return find_evaluation_entry(id, evaluation).needs_no_search;
}

std::unique_ptr<GameSearch> make_search(std::string_view id, search::TranspositionTable& table,
                                        const Resources& resources, const Settings& settings) {
    const EvaluationEntry& evaluation = find_evaluation_entry(id, settings.evaluation);
    auto search = evaluation.make_search(table, resources, settings);
    if (evaluation.needs_no_search || !plays_like_a_person(settings)) return search;
    return find_entry(id).make_person(std::move(search), table);
}

SolveReport solve(const AnyPosition& position, const solve::Work& work) {
    const GameEntry& entry = find_entry(position.info().id);
    if (entry.solver == nullptr) throw text::ParseError(std::string(entry.info.id) + " is too large to be solved");
    return entry.solver(position, work);
}

}  // namespace rookery::engine
