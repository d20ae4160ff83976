#include <chrono>
#include <filesystem>
#include <iostream>
#include <memory>
#include <string>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/data_folder.h"
#include "engine/games.h"
#include "server/engines/engine_registry.h"
#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::cli {
namespace {

using server::EngineRegistry;
using server::RegisteredEngine;
using text::ParseError;

struct EngineOptions {
    std::string data;
    std::string name;
    std::string command;
    std::string protocol = "uci";
    std::string game = "chess";
    bool seat = false;
};

EngineRegistry registry_of(const EngineOptions& options) { return EngineRegistry(data_folder(options.data)); }

int add(const EngineOptions& options) {
    registry_of(options).add({options.name, options.command, options.protocol == "xboard", options.seat});
    std::cout << "The page now offers " << options.name << ".\n";
    return exit_success;
}

int list(const EngineOptions& options) {
    for (const RegisteredEngine& engine : registry_of(options).list())
        std::cout << fmt::format("{}  ({})  {}\n", engine.name, engine.speaks_xboard ? "xboard" : "uci",
                                 engine.command);
    return exit_success;
}

/// Lets it think about the start of a game for a second, and shows all that is said.
int try_out(const EngineOptions& options) {
    const auto engine = registry_of(options).find(options.name);
    if (!engine) throw ParseError("there is no engine called " + text::quoted(options.name));
    const auto position = engine::start_position(options.game);
    const auto client =
        server::start_engine(*engine, options.game, [](protocol::Process::Speaker speaker, std::string_view line) {
            std::cout << (speaker == protocol::Process::Speaker::We ? "> " : "< ") << server::visible_line(line)
                      << '\n';
        });
    client->start_game(position->info(), {});
    client->set_position(position->text(), {});
    protocol::MoveLimits limits;
    limits.move_time = std::chrono::seconds(1);
    const auto move = client->go(limits, protocol::Process::Clock::now() + std::chrono::seconds(30));
    if (!move) throw ParseError(engine->name + " has not moved within 30 seconds");
    client->quit();
    std::cout << fmt::format("{} calls itself {} and plays {}.\n", engine->name, text::printable(client->name()),
                             text::printable(move->best_move));
    return exit_success;
}

int remove(const EngineOptions& options) {
    if (!registry_of(options).remove(options.name))
        throw ParseError("there is no engine called " + text::quoted(options.name));
    std::cout << options.name << " is no longer offered.\n";
    return exit_success;
}

}  // namespace

void add_engine_command(CLI::App& app, int& exit_code) {
    auto options = std::make_shared<EngineOptions>();
    CLI::App* command = app.add_subcommand("engine", "Other engines that the page offers, by their names");
    command->require_subcommand(1);
    command->footer(
        "A command is run as it is given here, by the one who runs 'rookery play'. The page picks engines by their\n"
        "names; it can neither name nor change a command.\n"
        "Example: rookery engine add Stockfish stockfish");
    const auto part = [&](const char* name, const char* about, int (*run)(const EngineOptions&)) {
        CLI::App* sub = command->add_subcommand(name, about);
        add_data_option(*sub, options->data, "Folder of the games, if it is not the usual one");
        sub->callback([options, run, &exit_code] { exit_code = run(*options); });
        return sub;
    };
    CLI::App* adding = part("add", "Offer an engine under a name", add);
    adding->add_option("NAME", options->name, "What the page calls it")->required();
    adding->add_option("COMMAND", options->command, "What runs it, with its arguments, as one word")->required();
    adding->add_option("--protocol", options->protocol, "What it speaks: uci or xboard")
        ->check(CLI::IsMember({"uci", "xboard"}))
        ->capture_default_str();
    adding->add_flag("--seat", options->seat, "It knows one board of bughouse: a team takes one process for each");
    part("list", "Print the engines and their commands", list);
    CLI::App* trying = part("try", "Let an engine think for a second, and show what is said", try_out);
    trying->add_option("NAME", options->name, "The engine")->required();
    trying->add_option("--game", options->game, "Name of the game")->capture_default_str();
    part("remove", "Offer an engine no longer", remove)->add_option("NAME", options->name, "The engine")->required();
}

}  // namespace rookery::cli
