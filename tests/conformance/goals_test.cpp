#include "conformance/suite.h"

namespace rookery::test {

INSTANTIATE_TYPED_TEST_SUITE_P(Goals, Conformance, GoalGames, GameNames);

}  // namespace rookery::test
