#include <algorithm>
#include <csignal>
#include <ctime>
#include <iostream>
#include <memory>
#include <mutex>
#include <thread>

#include <fmt/chrono.h>
#include <fmt/format.h>

#include "cli/cluster_options.h"
#include "cli/commands.h"
#include "lab/cluster/files.h"
#include "lab/cluster/worker.h"

namespace rookery::cli {
namespace {

using lab::cluster::Leaving;

std::atomic<Leaving> leaving = Leaving::Not;
static_assert(std::atomic<Leaving>::is_always_lock_free, "a signal handler may only touch what needs no lock");

/// A person at the keyboard may wait for the end of the jobs, and say that it takes too long. Whoever ends a service or
/// shuts a machine down does not wait.
extern "C" void leave(int signal) {
    leaving = signal == SIGINT && leaving == Leaving::Not ? Leaving::AfterJobs : Leaving::AtOnce;
}

void leave_on_signals() {
    struct sigaction action {};
    action.sa_handler = leave;
    action.sa_flags = SA_RESTART;
    sigaction(SIGINT, &action, nullptr);
    sigaction(SIGTERM, &action, nullptr);
}

int run(lab::cluster::WorkerSettings settings) {
    leave_on_signals();
    std::mutex mutex;
    settings.log_line = [&](const std::string& text) {
        const std::lock_guard lock(mutex);
        std::cerr << fmt::format("{:%H:%M:%S} {}", fmt::localtime(std::time(nullptr)), text) << std::endl;
    };
    if (settings.name.empty()) settings.name = lab::cluster::default_worker_name();
    if (settings.folder.empty()) settings.folder = lab::cluster::FileCache::default_folder();
    lab::cluster::Worker worker(settings);
    worker.work(leaving);
    settings.log_line("leaves");
    return exit_success;
}

}  // namespace

void add_work_command(CLI::App& app, int& exit_code) {
    auto settings = std::make_shared<lab::cluster::WorkerSettings>();
    settings->cores = std::max(1U, std::thread::hardware_concurrency());
    CLI::App* command = app.add_subcommand("work", "Join other machines and do their work");
    command->footer(
        "Takes jobs of every run that somebody has begun with --on at the same server: games of matches, self-play,\n"
        "analysis. Ctrl-C finishes what is under way and leaves; a second one gives it back and leaves at once.\n"
        "Example: rookery work nats://192.168.0.10");
    command->add_option("SERVER", settings->server.url, "nats://HOST, or tls://HOST with certificates")->required();
    add_certificate_options(*command, settings->server);
    command->add_option("--cores", settings->cores, "Jobs at a time")
        ->check(CLI::Range(1, 1024))
        ->capture_default_str();
    command->add_option("--name", settings->name, "What to be called (default: after the machine)");
    command->add_flag("--run-programs", settings->run_programs,
                      "Also run programs that a match brings or names: trust everybody who may begin one");
    command->add_option("--folder", settings->folder, "Folder for networks and engines of runs");
    command->callback([settings, &exit_code] { exit_code = run(*settings); });
}

}  // namespace rookery::cli
