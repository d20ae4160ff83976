#pragma once

#include <CLI/CLI.hpp>

namespace rookery::cli {

/// Each adds one sub-command to the program; when the user picks it, it runs and leaves its exit code.
void add_perft_command(CLI::App& app, int& exit_code);
void add_bench_command(CLI::App& app, int& exit_code);
void add_compare_command(CLI::App& app, int& exit_code);
void add_analyse_command(CLI::App& app, int& exit_code);
void add_match_command(CLI::App& app, int& exit_code);
void add_play_command(CLI::App& app, int& exit_code);
void add_engine_command(CLI::App& app, int& exit_code);
void add_repair_command(CLI::App& app, int& exit_code);
void add_solve_command(CLI::App& app, int& exit_code);
void add_work_command(CLI::App& app, int& exit_code);
void add_cluster_command(CLI::App& app, int& exit_code);
void add_lab_command(CLI::App& app, int& exit_code);
/// These belong to the `lab` command.
void add_nodes_command(CLI::App& lab, int& exit_code);
void add_run_command(CLI::App& lab, int& exit_code);
void add_prove_command(CLI::App& lab, int& exit_code);
void add_grid_command(CLI::App& lab, int& exit_code);
void add_ladder_command(CLI::App& lab, int& exit_code);
void add_suite_command(CLI::App& lab, int& exit_code);
void add_levels_command(CLI::App& lab, int& exit_code);
void add_book_command(CLI::App& lab, int& exit_code);
void add_selfplay_command(CLI::App& lab, int& exit_code);
void add_train_command(CLI::App& lab, int& exit_code);
void add_learn_command(CLI::App& lab, int& exit_code);
void add_tune_command(CLI::App& lab, int& exit_code);
void add_tune_search_command(CLI::App& lab, int& exit_code);

inline constexpr int exit_success = 0;
inline constexpr int exit_failure = 1;    ///< the work was done and its answer is no, or it could not be finished
inline constexpr int exit_bad_usage = 2;  ///< the words on the command line made no sense

}  // namespace rookery::cli
