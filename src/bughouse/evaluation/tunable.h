#pragma once

#include "chess/evaluation/tunable.h"

namespace rookery::bughouse {

/// The weights of the boards as the tuner fits them to whole positions: White and Black in its traces are the teams.
[[nodiscard]] const chess::TunableRules& tunable_rules();

}  // namespace rookery::bughouse
