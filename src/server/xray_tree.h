#pragma once

#include <string>
#include <vector>

#include "engine/search_tree.h"

namespace rookery::server {

/// What was searched.
struct XraySubject {
    std::string game;  ///< "tree" for one drawn by hand
    std::string text;  ///< of the position that the moves lead from
    std::vector<std::string> moves;
    std::string search;  ///< as the lab calls it: minimax, alphabeta, captures-first or search
    std::string evaluation;
    int depth = 0;
};

/// A recorded search as JSON, with all values and windows for the first side. docs/xray.md describes it.
[[nodiscard]] std::string tree_json(const XraySubject& subject, const engine::SearchTree& tree);

}  // namespace rookery::server
