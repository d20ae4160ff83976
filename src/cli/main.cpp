#include <exception>
#include <iostream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include <unistd.h>

#include "cli/commands.h"
#include "log/log.h"
#include "protocol/console.h"
#include "text/parse_error.h"

namespace rookery::cli {
namespace {

/// Reads stdin until it ends or someone says quit.
int run_console() {
    protocol::Console console(std::cout);
    const bool person = isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0;
    if (person) console.greet();
    std::string line;
    while (true) {
        if (person && !console.speaks_protocol()) std::cout << "> " << std::flush;
        if (!std::getline(std::cin, line) || !console.handle(line)) return exit_success;
    }
}

/// `rookery -- d "position startpos moves e2e4" perft 3`: an argument with blanks is a line of its own; words without
/// are put together to a line, as they would be typed.
int run_arguments(const std::vector<std::string>& arguments) {
    std::vector<std::string> lines;
    bool joining = false;
    for (const std::string& argument : arguments) {
        const bool single_word = argument.find(' ') == std::string::npos;
        if (single_word && joining) lines.back() += " " + argument;
        else lines.push_back(argument);
        joining = single_word;
    }
    protocol::Console console(std::cout, &std::cerr);
    for (const std::string& line : lines) {
        if (!console.handle(line)) break;
        console.finish();
    }
    return console.failed() ? exit_bad_usage : exit_success;
}

int run(int argument_count, char** arguments) {
    if (argument_count == 1) return run_console();
    if (std::string_view(arguments[1]) == "--") return run_arguments({arguments + 2, arguments + argument_count});

    int exit_code = exit_success;
    CLI::App app("Rookery plays, analyzes, solves and explains two-player board games.", "rookery");
    app.footer(
        "Without a command it is an engine on stdin and stdout: it speaks UCI and the XBoard protocol, and takes\n"
        "moves and words from a person ('help' lists them). Words after '--' are carried out as if they had been "
        "typed:\n"
        "  rookery -- e4 e5 d perft 3");
    app.set_version_flag("--version", "rookery " ROOKERY_VERSION);
    app.fallthrough();  // options of all commands may stand behind the command
    app.add_flag_callback(
        "--verbose", [] { log::be_verbose(true); }, "Also tell, on stderr, what was tried in vain and went on without");
    add_play_command(app, exit_code);
    add_engine_command(app, exit_code);
    add_repair_command(app, exit_code);
    add_perft_command(app, exit_code);
    add_compare_command(app, exit_code);
    add_bench_command(app, exit_code);
    add_match_command(app, exit_code);
    add_analyse_command(app, exit_code);
    add_solve_command(app, exit_code);
    add_lab_command(app, exit_code);
    add_work_command(app, exit_code);
    add_cluster_command(app, exit_code);
    try {
        app.parse(argument_count, arguments);
    } catch (const CLI::Success& success) {  // --help and --version
        return app.exit(success);
    } catch (const CLI::ParseError& error) {
        std::cerr << "rookery: " << error.what() << " (try 'rookery --help')\n";
        return exit_bad_usage;
    }
    if (app.get_subcommands().empty()) {
        std::cerr << "rookery: say which command to run (try 'rookery --help')\n";
        return exit_bad_usage;
    }
    return exit_code;
}

}  // namespace
}  // namespace rookery::cli

int main(int argument_count, char** arguments) {
    using namespace rookery;
    try {
        const int exit_code = cli::run(argument_count, arguments);
        // A full disk or a reader who has gone: what nobody could read is no success.
        if (!std::cout.flush()) throw std::runtime_error("cannot write to the standard output");
        return exit_code;
    } catch (const text::ParseError& error) {
        std::cerr << "rookery: " << error.what() << '\n';
        return cli::exit_bad_usage;
    } catch (const std::system_error& error) {
        const bool is_thread = error.code() == std::errc::resource_unavailable_try_again;
        std::cerr << "rookery: " << (is_thread ? "no thread can be had: there is too little memory" : error.what())
                  << '\n';
        return cli::exit_failure;
    } catch (const std::exception& error) {
        std::cerr << "rookery: " << error.what() << '\n';
        return cli::exit_failure;
    }
}
