#include "conformance/suite.h"

namespace rookery::test {

INSTANTIATE_TYPED_TEST_SUITE_P(Kingless, Conformance, KinglessGames, GameNames);

}  // namespace rookery::test
