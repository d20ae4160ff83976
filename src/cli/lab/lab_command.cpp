#include "cli/commands.h"

namespace rookery::cli {

void add_lab_command(CLI::App& app, int& exit_code) {
    CLI::App* lab = app.add_subcommand("lab", "Experiments with evaluations and searches");
    lab->require_subcommand(1);
    add_run_command(*lab, exit_code);
    add_nodes_command(*lab, exit_code);
    add_prove_command(*lab, exit_code);
    add_grid_command(*lab, exit_code);
    add_ladder_command(*lab, exit_code);
    add_suite_command(*lab, exit_code);
    add_levels_command(*lab, exit_code);
    add_book_command(*lab, exit_code);
    add_selfplay_command(*lab, exit_code);
    add_train_command(*lab, exit_code);
    add_learn_command(*lab, exit_code);
    add_tune_command(*lab, exit_code);
    add_tune_search_command(*lab, exit_code);
}

}  // namespace rookery::cli
