#include "conformance/suite.h"

namespace rookery::test {

INSTANTIATE_TYPED_TEST_SUITE_P(Chess, Conformance, ChessGames, GameNames);

}  // namespace rookery::test
