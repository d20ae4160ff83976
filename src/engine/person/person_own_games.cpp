#include "bughouse/evaluation/tuned.h"
#include "engine/person/own_glances.h"
#include "engine/person/typed_person.h"
#include "wolfsheep/path_evaluation.h"

namespace rookery::engine {

template <>
std::unique_ptr<GameSearch> make_person<bughouse::Position>(std::unique_ptr<GameSearch> strong,
                                                            search::TranspositionTable& table) {
    return std::make_unique<TypedPerson<bughouse::Position, bughouse::TunedEvaluation>>(std::move(strong), table);
}

template <>
std::unique_ptr<GameSearch> make_person<wolfsheep::Position>(std::unique_ptr<GameSearch> strong,
                                                             search::TranspositionTable& table) {
    return std::make_unique<TypedPerson<wolfsheep::Position, wolfsheep::PathEvaluation>>(std::move(strong), table);
}

}  // namespace rookery::engine
