// The fitted weights of every rule set.
#pragma once

#include "chess/evaluation/weights/chess.h"
