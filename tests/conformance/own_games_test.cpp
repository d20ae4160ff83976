#include "conformance/suite.h"

namespace rookery::test {

INSTANTIATE_TYPED_TEST_SUITE_P(OwnGames, Conformance, OwnGames, GameNames);

}  // namespace rookery::test
