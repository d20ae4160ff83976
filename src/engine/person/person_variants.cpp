#include "engine/person/chess_person.h"

namespace rookery::engine {

ROOKERY_CHESS_PERSON(Crazyhouse)
ROOKERY_CHESS_PERSON(BughouseBoard)
ROOKERY_CHESS_PERSON(Atomic)
ROOKERY_CHESS_PERSON(Horde)
ROOKERY_CHESS_PERSON(Antichess)
ROOKERY_CHESS_PERSON(RacingKings)

}  // namespace rookery::engine
