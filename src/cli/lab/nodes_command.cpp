#include <algorithm>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/grouped.h"
#include "cli/json.h"
#include "cli/progress_line.h"
#include "cli/stop_signals.h"
#include "engine/games.h"
#include "engine/xray/lesson_tree.h"
#include "engine/xray/minimal_tree.h"
#include "lab/record/node_counts.h"
#include "lab/record/node_counts_csv.h"
#include "protocol/numbers.h"
#include "text/quoted.h"

namespace rookery::cli {
namespace {

struct NodesOptions {
    std::string game = "chess";
    std::optional<std::string> fen;
    std::optional<std::string> tree;
    std::string depths = "1-5";
    std::string evaluation;
    std::vector<std::string> algorithms;
    std::uint64_t budget = 100'000'000;
    std::string external_engine = lab::CountSettings().external_engine;
    bool csv = false;
    bool json = false;
};

/// "2-11", or one depth.
void read_depths(const std::string& text, lab::CountSettings& settings) {
    const std::size_t dash = std::min(text.find('-'), text.size());
    const auto first = protocol::parse_number<int>(text.substr(0, dash));
    const auto last = dash == text.size() ? first : protocol::parse_number<int>(text.substr(dash + 1));
    if (!first || !last || *first < 1 || *last < *first || *last >= search::max_ply)
        throw text::ParseError(
            fmt::format("--depths is a range such as 2-11, up to {}, not {}", search::max_ply - 1, text::quoted(text)));
    settings.first_depth = *first;
    settings.last_depth = *last;
}

void choose_searches(const std::vector<std::string>& names, const engine::AnyPosition& position,
                     lab::CountSettings& settings) {
    const auto known = lab::counted_searches(position);
    std::string list;
    for (const lab::CountedSearch& search : known) list += (list.empty() ? "" : ", ") + std::string(search.name);
    for (const std::string& name : names)
        if (std::none_of(known.begin(), known.end(), [&](const auto& search) { return search.name == name; }))
            throw text::ParseError(fmt::format("{} has no search called {} to count; there are {}", position.info().id,
                                               text::quoted(name), list));
    for (const lab::CountedSearch& search : known)
        if (names.empty() || std::find(names.begin(), names.end(), search.name) != names.end())
            settings.searches.push_back(search);
}

constexpr const char* cell_format = "{:>13}{:>15}";
constexpr const char* last_format = "{:>8}{:>12}{:>12}\n";

std::string table_head(const engine::AnyPosition& position, const lab::CountSettings& settings) {
    std::string text =
        fmt::format("{} from {}, evaluation {}\n\n     ", position.info().title, position.text(), settings.evaluation);
    for (const lab::CountedSearch& search : settings.searches) text += fmt::format(cell_format, "", search.title);
    text += "\ndepth";
    for (std::size_t i = 0; i < settings.searches.size(); ++i) text += fmt::format(cell_format, "evaluations", "nodes");
    return text + fmt::format(last_format, "b", "regular", "minimum");
}

std::string table_row(const lab::CountRow& row) {
    std::string text = fmt::format("{:>5}", row.depth);
    for (const auto& count : row.counts)
        text += count ? fmt::format(cell_format, grouped(count->evaluations), grouped(count->nodes))
                      : fmt::format(cell_format, "-", "-");
    return text + fmt::format(last_format, row.branching ? fmt::format("{:.2f}", *row.branching) : "-",
                              row.regular ? grouped(*row.regular) : "-", row.minimum ? grouped(*row.minimum) : "-");
}

std::string table_foot(const lab::CountSettings& settings, const std::vector<lab::CountRow>& rows) {
    for (const lab::CountRow& row : rows)
        if (std::any_of(row.counts.begin(), row.counts.end(), [](const auto& count) { return !count; }))
            return fmt::format("\n- is left out: it takes more than {} nodes (see --budget)\n",
                               grouped(settings.budget));
    return "";
}

/// A tree drawn by hand is searched as a whole: there are no depths, and nothing to choose.
int count_tree(const NodesOptions& options) {
    const engine::LessonTree tree = engine::LessonTree::from_text(*options.tree);
    const auto recorded = [&](engine::Algorithm algorithm) {
        engine::TreeRequest request;
        request.algorithm = algorithm;
        return engine::record_lesson(tree, request);
    };
    const engine::SearchTree minimax = recorded(engine::Algorithm::Minimax);
    const engine::SearchTree pruned = recorded(engine::Algorithm::AlphaBeta);
    const std::uint64_t minimum = engine::fewest_leaves(minimax).value();
    const auto value = minimax.to_move == game::Side::First ? minimax.score_for_mover : -minimax.score_for_mover;
    if (options.json)
        std::cout << fmt::format(
            "{{\"tree\":\"{}\",\"value\":{},\"minimax\":{{\"evaluations\":{},\"nodes\":{}}},"
            "\"alphabeta\":{{\"evaluations\":{},\"nodes\":{}}},\"minimum\":{}}}\n",
            tree.text(), value, minimax.evaluations, minimax.nodes, pruned.evaluations, pruned.nodes, minimum);
    else if (options.csv)
        std::cout << fmt::format("search,evaluations,nodes\nminimax,{},{}\nalphabeta,{},{}\nminimum,{},\n",
                                 minimax.evaluations, minimax.nodes, pruned.evaluations, pruned.nodes, minimum);
    else
        std::cout << fmt::format("{}, value {}\n\n{:10}{:>13}{:>13}\n", tree.text(), value, "", "evaluations", "nodes")
                  << fmt::format("{:10}{:>13}{:>13}\n", "minimax", minimax.evaluations, minimax.nodes)
                  << fmt::format("{:10}{:>13}{:>13}\n", "alpha-beta", pruned.evaluations, pruned.nodes)
                  << fmt::format("{:10}{:>13}\n", "minimum", minimum);
    return exit_success;
}

int run(const NodesOptions& options) {
    if (options.tree) return count_tree(options);
    const auto position =
        options.fen ? engine::position_from_text(options.game, *options.fen) : engine::start_position(options.game);
    if (position->outcome().over()) throw text::ParseError("the game is over in this position");
    lab::CountSettings settings;
    settings.evaluation = engine::find_evaluation(options.game, options.evaluation);
    settings.budget = options.budget;
    settings.external_engine = options.external_engine;
    read_depths(options.depths, settings);
    choose_searches(options.algorithms, *position, settings);
    const std::atomic<bool>& stop = stop_on_signals();

    const bool table = !options.csv && !options.json;
    std::vector<lab::CountRow> rows;
    ProgressLine line;
    lab::count_nodes(
        *position, settings, stop,
        [&](int depth, const lab::CountedSearch& search) {
            line.show(fmt::format("depth {}: {}", depth, search.title));
        },
        [&](const lab::CountRow& row) {
            line.clear();
            if (rows.empty() && table) std::cout << table_head(*position, settings);
            if (rows.empty() && options.csv) std::cout << lab::counts_csv_head(settings);
            rows.push_back(row);
            if (table) std::cout << table_row(row) << std::flush;
            if (options.csv) std::cout << lab::counts_csv_row(row) << std::flush;
        });
    line.clear();
    if (table) std::cout << table_foot(settings, rows);
    if (options.json) std::cout << node_counts_json(*position, settings, rows) << '\n';
    return stop ? exit_failure : exit_success;
}

}  // namespace

void add_nodes_command(CLI::App& lab, int& exit_code) {
    auto options = std::make_shared<NodesOptions>();
    CLI::App* command = lab.add_subcommand("nodes", "Count what the searches evaluate, depth by depth");
    command->footer(
        "Minimax and alpha-beta are those of the textbooks; where a game has captures, alpha-beta is also counted "
        "with\n"
        "captures first. The search is the strong one, with an empty table for each depth. Evaluations are the leaves\n"
        "that were valued, nodes all calls of the search function. b is the mean number of moves in the tree of\n"
        "minimax, such that b^d are its evaluations. Regular is what alpha-beta would need in a tree with b moves\n"
        "everywhere and perfect ordering, b^ceil(d/2) + b^floor(d/2) - 1; the minimum is what the tree at hand needs, "
        "in\n"
        "the best of all orders, where it has no more than 300,000 nodes. What takes more nodes than the budget is "
        "left\n"
        "out. The times are in --csv and --json. Ctrl-C ends it with what is done.\n"
        "Example: rookery lab nodes --game wolf-sheep --fen '8/4w3/8/8/8/8/8/S1S1S1S1 w' --depths 2-11 --evaluation "
        "simple");
    command->add_option("--game", options->game, "Name of the game")->capture_default_str();
    command->add_option("--fen", options->fen, "Position to search (default: the start)");
    CLI::Option* tree = command->add_option("--tree", options->tree,
                                            "A tree drawn by hand, such as '((3 12 8) (2 4 6))', searched as a whole");
    command->add_option("--depths", options->depths, "Range of depths")->capture_default_str();
    command->add_option("--evaluation", options->evaluation, "Name of the evaluation (default: the strongest)");
    command
        ->add_option("--algorithms", options->algorithms,
                     "Some of minimax, alphabeta, captures-first and search, with commas (default: all)")
        ->delimiter(',');
    command->add_option("--budget", options->budget, "Most nodes for one search of one depth")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000'000'000}))
        ->capture_default_str();
    command
        ->add_option("--external-engine", options->external_engine,
                     "What the evaluation external asks about each board, and before it how long it thinks: 'movetime "
                     "10 stockfish'")
        ->capture_default_str();
    for (const char* other :
         {"--game", "--fen", "--depths", "--evaluation", "--algorithms", "--budget", "--external-engine"})
        tree->excludes(command->get_option(other));
    CLI::Option* csv = command->add_flag("--csv", options->csv, "Print comma-separated values instead");
    command->add_flag("--json", options->json, "Print one JSON object instead")->excludes(csv);
    command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace rookery::cli
