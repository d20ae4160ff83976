#pragma once

#include "chess/evaluation/tuned.h"
#include "chess/position.h"
#include "engine/person/chess_glance.h"
#include "engine/person/typed_person.h"

/// Compiles the person who plays a rule set of chess.
#define ROOKERY_CHESS_PERSON(RULES)                                                                                \
    template <>                                                                                                    \
    std::unique_ptr<GameSearch> make_person<chess::Position<chess::RULES>>(std::unique_ptr<GameSearch> strong,     \
                                                                           search::TranspositionTable & table) {   \
        return std::make_unique<TypedPerson<chess::Position<chess::RULES>, chess::TunedEvaluation<chess::RULES>>>( \
            std::move(strong), table);                                                                             \
    }
