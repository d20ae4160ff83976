#include "conformance/suite.h"

namespace rookery::test {

INSTANTIATE_TYPED_TEST_SUITE_P(Drops, Conformance, DropGames, GameNames);

}  // namespace rookery::test
