#include "engine/person/chess_person.h"

namespace rookery::engine {

ROOKERY_CHESS_PERSON(Orthodox)
ROOKERY_CHESS_PERSON(Chess960)
ROOKERY_CHESS_PERSON(Endgame)
ROOKERY_CHESS_PERSON(PawnsKings)
ROOKERY_CHESS_PERSON(KingOfTheHill)
ROOKERY_CHESS_PERSON(ThreeCheck)

}  // namespace rookery::engine
