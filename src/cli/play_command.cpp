#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <memory>
#include <optional>
#include <string>

#include <fcntl.h>
#include <spawn.h>
#include <unistd.h>

#include "cli/cluster_options.h"
#include "cli/commands.h"
#include "cli/data_folder.h"
#include "cli/lab/nats_view.h"
#include "engine/solve/syzygy.h"
#include "server/embedded_page.h"
#include "server/server.h"

namespace rookery::cli {
namespace {

struct PlayOptions {
    std::optional<std::uint16_t> port;
    std::string listen = "127.0.0.1";
    std::string data;
    std::string syzygy;
    bool trust_others = false;
    bool no_browser = false;
    lab::cluster::ServerAddress cluster;
};

/// Shows the page if there is a desktop; otherwise the printed address has to do.
void open_browser(std::string url) {
    if (std::getenv("DISPLAY") == nullptr && std::getenv("WAYLAND_DISPLAY") == nullptr) return;
    std::string program = "xdg-open";
    char* arguments[] = {program.data(), url.data(), nullptr};
    // Whatever the browser has to say does not belong among our own words.
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addclosefrom_np(&files, STDERR_FILENO + 1);  // nor do our connections and files
    pid_t process = 0;
    posix_spawnp(&process, program.c_str(), &files, nullptr, arguments, environ);
    posix_spawn_file_actions_destroy(&files);
}

int run(const PlayOptions& options) {
    server::ServerSettings settings;
    settings.address = options.listen;
    settings.port = options.port;
    settings.data = data_folder(options.data);
    settings.trust_others = options.trust_others;
    engine::check_syzygy(options.syzygy);
    settings.searches.syzygy_path = options.syzygy;
    settings.searches.endings_folder = (settings.data / "endings").string();
    settings.page = server::embedded_page();
    const auto cluster = options.cluster.url.empty() ? nullptr : make_nats_view(options.cluster);
    settings.cluster = cluster.get();
    server::Server server(settings);
    server.stop_on_signals();
    std::cout << "Rookery is at " << server.url() << " (Ctrl-C ends it)" << std::endl;
    if (const auto address = server.invitation()) {
        std::cout << "For one browser on another machine: " << *address << std::endl;
        std::cerr << "rookery: other machines can reach this program; only those with a code get in, but what they and "
                     "this program say to each other is not encrypted\n";
    }
    if (!options.no_browser) open_browser(server.url());
    server.run();
    return exit_success;
}

}  // namespace

void add_play_command(CLI::App& app, int& exit_code) {
    auto options = std::make_shared<PlayOptions>();
    CLI::App* command = app.add_subcommand("play", "Play in the browser: start the server and open its page");
    command->footer(
        "Games are stored as they are played, in ~/.local/share/rookery unless --data says otherwise. Only this\n"
        "machine can see the page unless --listen names another address, such as 0.0.0.0 for all. Other machines need\n"
        "an address with a code, which works for one browser; the page shows more of them under Another device.");
    command->add_option("--port", options->port, "Port to listen on (default: 7373, or a free one near it); 0 for any");
    command->add_option("--listen", options->listen, "Address to listen on (default: 127.0.0.1, this machine only)");
    add_data_option(*command, options->data, "Folder to keep the games in");
    command->add_option("--syzygy", options->syzygy, "Folder with Syzygy tables, for exact values of endings of chess");
    command->add_flag("--trust-others", options->trust_others,
                      "Let those on other machines delete games and start other engines, too");
    command->add_option("--on", options->cluster.url,
                        "Show in the lab what the workers of this NATS server do: nats://HOST or tls://HOST");
    add_certificate_options(*command, options->cluster);
    command->add_flag("--no-browser", options->no_browser, "Only print the address");
    command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace rookery::cli
