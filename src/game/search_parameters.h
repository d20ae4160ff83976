#pragma once

namespace rookery::game {

/// Shares, weights and reductions are told in so many parts of a whole.
inline constexpr int parameter_unit = 1024;

/// The margins and reductions of the full search. Each game has its own values (engine/games/parameters/); the formulas
/// never ask which game it is. Margins are in the unit of the game's evaluation, depths in plies. `search/parameters.h`
/// has their ranges.
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

    int aspiration_depth = 4;  ///< from so deep on, the window is narrow
    int aspiration_window = 14;
    int aspiration_growth = 512;     ///< share of the window that is added after a miss
    int aspiration_growth_base = 4;  ///< ... and this much
    int aspiration_limit = 500;      ///< windows that are wider are whole
    int aspiration_blend = 512;      ///< share of alpha in the new beta after a score that was too low
    int aspiration_reduction = 3;    ///< at most so many plies less after scores that were too high

    int razoring_depth = 4;
    int razoring_base = 180;
    int razoring_slope = 190;

    int reverse_futility_depth = 9;
    int reverse_futility_slope = 75;
    int reverse_futility_improving = 75;  ///< less, if the position becomes better
    int reverse_futility_blend = 512;     ///< share of the estimate in the score, beside beta

    int null_move_depth = 3;
    int null_move_base = 4;
    int null_move_depth_divisor = 4;
    int null_move_score_divisor = 200;
    int null_move_score_limit = 3;  ///< at most so many plies for the score
    int null_move_margin_base = 140;
    int null_move_margin_slope = 18;
    int null_move_verification_depth = 12;
    int null_move_verification_share = 768;  ///< of the reduced depth, without null moves

    int internal_reduction_depth = 4;
    int internal_reduction = 1;

    int probcut_depth = 5;
    int probcut_margin = 180;
    int probcut_improving = 50;  ///< less, if the position becomes better
    int probcut_reduction = 4;

    int late_move_depth = 8;
    int late_move_base = 3072;   ///< moves, in parts of one
    int late_move_slope = 1024;  ///< times the square of the depth
    int late_move_base_worsening = 1536;
    int late_move_slope_worsening = 512;
    int futility_depth = 9;
    int futility_base = 110;
    int futility_slope = 80;
    int history_pruning_depth = 4;
    int history_pruning_base = 3500;
    int history_pruning_slope = 3500;
    int quiet_exchange_slope = 30;  ///< times the square of the remaining depth
    int noisy_exchange_slope = 90;  ///< times the remaining depth

    int extension_limit = 2;  ///< down to so many times the depth of the root
    int singular_depth = 7;
    int singular_table_depth = 3;  ///< so much less deep may the table have looked
    int singular_margin = 2048;    ///< times the depth, in parts of one
    int singular_share = 512;      ///< of the depth, for the search without the move
    int double_extension_margin = 18;
    int many_moves_reduction = 2;  ///< where the table says that the move is good enough, and others may be
    int cut_node_reduction = 1;    ///< where a cutoff is expected, and the move is not singular
    int check_extension_exchange = 0;

    int reduction_depth = 2;
    int reduction_moves = 1;            ///< so many come before those that are reduced
    int reduction_variation_moves = 2;  ///< ... on the principal variation
    int reduction_root_moves = 3;       ///< ... at the root
    int reduction_base = 80;            ///< percent
    int reduction_divisor = 230;        ///< percent
    int reduction_off_variation = 640;
    int reduction_on_variation = 900;  ///< less
    int reduction_cut_node = 1300;
    int reduction_worsening = 600;
    int reduction_noisy_table_move = 700;
    int reduction_check = 900;  ///< less
    int reduction_cutoffs = 600;
    int reduction_cutoff_count = 3;
    int reduction_noisy = 700;  ///< less
    int reduction_history_divisor = 9000;

    int quiescence_futility_margin = 160;
    int quiescence_futility_exchange = 1;
    int quiescence_check_exchange = 0;
    int quiescence_evasions = 3;
    int quiescence_checks = 0;  ///< for so many plies of quiescence, quiet moves that give check are tried, too
    int quiescence_duties = 0;  ///< for so many plies of quiescence, who has to capture does not stand pat

    int bonus_slope = 170;
    int bonus_base = 80;  ///< less
    int bonus_limit = 1700;
    int malus_slope = 220;
    int malus_base = 60;  ///< less
    int malus_limit = 1500;

    int order_noisy_gain = 8;        ///< times what is won
    int order_noisy_history = 256;   ///< share of the history of noisy moves
    int order_losing_slope = 32;     ///< share of its own score that a noisy move may lose
    int order_quiet_history = 2048;  ///< weights of the histories of quiet moves
    int order_continuation_1 = 1024;
    int order_continuation_2 = 1024;
    int order_continuation_4 = 1024;
    int order_first_killer = 20'000;
    int order_second_killer = 14'000;
    int order_check = 12'000;
    int order_threats = 0;  ///< 1: the history of quiet moves knows which squares are attacked

    int correction_rate = 128;   ///< share of a difference, times the depth
    int correction_step = 256;   ///< at most
    int correction_weight = 64;  ///< share of what was learned

    int table_age_weight = 8;  ///< plies that a search makes an entry of the one before worth less
    int table_keep_depth = 4;  ///< an entry that is deeper by more than this is kept

    // Time, in percent.
    int clock_reserve = 30;          ///< milliseconds that a busy machine may take from us
    int clock_reserve_share = 25;    ///< ... but no larger share of the time
    int clock_horizon = 32;          ///< moves to go, with an increment
    int clock_sudden_horizon = 44;   ///< ... and without
    int clock_longest_horizon = 40;  ///< ... if they are told
    int clock_minimum_share = 30;    ///< of the time, however much goes to the overhead
    int clock_optimum_share = 50;    ///< of the time, at most
    int clock_maximum_factor = 400;  ///< the longest thought, of the usual one
    int clock_maximum_share = 60;    ///< of the time, at most
    int clock_last_move_share = 90;  ///< of the time, if more comes after this move
    int clock_single_move = 10;      ///< of the usual time, if there is one move only
    int clock_change_decay = 50;     ///< what stays of earlier changes of mind
    int clock_stable = 75;           ///< of the usual time, while the best move stays
    int clock_change = 60;           ///< ... and for each change
    int clock_rise = 10;             ///< a score that rises by so much saves time
    int clock_fall = 60;             ///< one that falls by more does not matter more
    int clock_fall_divisor = 90;
    int clock_effort_base = 155;
    int clock_effort_slope = 85;  ///< less, times the share of the effort that the best move took
    int clock_effort_default = 50;

    bool operator==(const SearchParameters&) const = default;
};

}  // namespace rookery::game
