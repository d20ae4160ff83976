#pragma once

#include <string>
#include <vector>

#include "engine/xray/search_tree.h"

namespace rookery::app {

/// What was searched.
struct XraySubject {
    std::string game;  ///< "tree" for one drawn by hand
    std::string text;  ///< of the position that the moves lead from
    std::vector<std::string> moves;
    std::string search;  ///< as the lab calls it: minimax, alphabeta, captures-first or search
    std::string evaluation;
    std::string improvements;  ///< of the full search; empty for a tree drawn by hand
    int depth = 0;
};

/// A recorded search as JSON, with all values and windows for the first side. docs/xray.md describes it.
[[nodiscard]] std::string tree_text(const XraySubject& subject, const engine::SearchTree& tree);

}  // namespace rookery::app
