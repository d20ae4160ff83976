#include <filesystem>
#include <iostream>
#include <memory>
#include <string>

#include "cli/commands.h"
#include "cli/data_folder.h"
#include "server/store/data_folder.h"
#include "server/store/store_repair.h"
#include "text/parse_error.h"

namespace rookery::cli {
namespace {

namespace fs = std::filesystem;

struct RepairOptions {
    std::string data;
    bool replace = false;
};

/// The first of games.damaged.sqlite, games.damaged-2.sqlite ... that is not there.
fs::path free_name(const fs::path& folder) {
    for (int number = 1;; ++number) {
        const std::string suffix = number == 1 ? "" : "-" + std::to_string(number);
        const fs::path file = folder / ("games.damaged" + suffix + ".sqlite");
        if (!fs::exists(file)) return file;
    }
}

/// Puts the copy in the place of the damaged file, which is kept under another name.
void replace(const fs::path& folder, const fs::path& copy) {
    const fs::path kept = free_name(folder);
    fs::rename(folder / "games.sqlite", kept);
    if (fs::exists(folder / "games.sqlite-wal")) fs::rename(folder / "games.sqlite-wal", kept.string() + "-wal");
    fs::remove(folder / "games.sqlite-shm");
    fs::rename(copy / "games.sqlite", folder / "games.sqlite");
    fs::remove_all(copy);
    std::cout << "It is in its place now; the damaged file is " << kept.string() << ".\n";
}

int run(const RepairOptions& options) {
    const fs::path path = data_folder(options.data);
    if (!fs::exists(path / "games.sqlite")) throw text::ParseError("there are no games in " + path.string());
    const server::DataFolder folder(path);  // nobody plays meanwhile
    const fs::path copy = path / "repaired";
    const server::Repair repair = server::repair_store(path, copy);
    for (const std::string& problem : repair.problems) std::cout << problem << '\n';
    std::cout << repair.games << (repair.games == 1 ? " game is" : " games are") << " in the copy, "
              << (copy / "games.sqlite").string() << ".\n";
    if (options.replace) replace(path, copy);
    return exit_success;
}

}  // namespace

void add_repair_command(CLI::App& app, int& exit_code) {
    auto options = std::make_shared<RepairOptions>();
    CLI::App* command = app.add_subcommand("repair", "Save what can be read of a damaged file of games");
    command->footer(
        "Writes all games that can be read into a new file, repaired/games.sqlite in the folder of the games, and\n"
        "says what is lost. 'rookery play --data FOLDER/repaired' shows it.");
    add_data_option(*command, options->data, "Folder with the games (default: that of 'rookery play')");
    command->add_flag("--replace", options->replace,
                      "Put the new file in the place of the damaged one, which is kept beside it");
    command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace rookery::cli
