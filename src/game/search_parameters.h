#pragma once

namespace rookery::game {

/// The margins and reductions of the full search. Each game may have its own values; the formulas never ask which game
/// it is. Margins are in the unit of the game's evaluation, depths in plies.
struct SearchParameters {
    /// Without its selective parts the search is an exhaustive alpha-beta search to the given depth: no quiescence, no
    /// pruning, no reductions, no extensions. That is what the textbook algorithms are compared with.
    bool selective = true;
    /// The selective parts one by one, so that each can be shown and measured.
    bool quiescence = true;
    bool table_cutoffs = true;
    bool null_moves = true;
    bool reductions = true;
    bool pruning = true;  ///< of nodes and of moves
    bool extensions = true;

    /// Where no position ever comes back, a forced win that was once found is one at any depth.
    bool forced_results_stay = false;

    int aspiration_window = 14;

    int razoring_depth = 4;
    int razoring_base = 180;
    int razoring_slope = 190;

    int reverse_futility_depth = 9;
    int reverse_futility_slope = 75;

    int null_move_depth = 3;
    int null_move_base = 4;
    int null_move_depth_divisor = 4;
    int null_move_score_divisor = 200;
    int null_move_verification_depth = 12;

    int probcut_depth = 5;
    int probcut_margin = 180;

    int internal_reduction_depth = 4;

    int late_move_depth = 8;
    int futility_depth = 9;
    int futility_base = 110;
    int futility_slope = 80;
    int quiet_exchange_slope = 30;  ///< times the square of the remaining depth
    int noisy_exchange_slope = 90;  ///< times the remaining depth
    int history_pruning_depth = 4;
    int history_pruning_slope = 3500;

    int singular_depth = 7;
    int singular_margin = 2;  ///< times the depth
    int double_extension_margin = 18;

    int reduction_depth = 2;
    double reduction_base = 0.80;
    double reduction_divisor = 2.30;
    int reduction_history_divisor = 9000;

    int quiescence_futility_margin = 160;
    int quiescence_checks = 0;  ///< for so many plies of quiescence, quiet moves that give check are tried, too

    bool operator==(const SearchParameters&) const = default;
};

}  // namespace rookery::game
