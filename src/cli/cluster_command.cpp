#include <chrono>
#include <fstream>
#include <iostream>
#include <memory>
#include <thread>

#include <fmt/format.h>
#include <unistd.h>

#include "cli/cluster_options.h"
#include "cli/commands.h"
#include "cli/stop_signals.h"
#include "lab/cluster/cluster_executor.h"
#include "lab/cluster/overview.h"
#include "lab/cluster/run_store.h"
#include "lab/work/drill.h"

namespace rookery::cli {
namespace {

namespace cluster = lab::cluster;

struct ClusterCommandOptions {
    cluster::ServerAddress server;
    std::string stop;
    std::string forget;
    std::vector<std::string> exclude;
    bool watch = false;
    bool json = false;
    std::uint64_t measure = 0;
    std::uint64_t milliseconds = 0;
    std::string store;
};

std::string run_text(const cluster::RunOverview& run) {
    const cluster::Announcement& announcement = run.announcement;
    std::string text = fmt::format("{}  {} of {}: {}", announcement.run, announcement.text.kind, announcement.text.game,
                                   announcement.text.title);
    if (announcement.stopped) text += ", stopped";
    if (!run.progress) return text + "\n";
    const cluster::RunProgress& progress = *run.progress;
    text += fmt::format("\n  {}{} jobs done, {:.0f} a minute\n", progress.done,
                        progress.total ? fmt::format(" of {}", *progress.total) : "", progress.per_minute);
    for (const cluster::WorkerShare& share : progress.workers) {
        text += fmt::format("  {}: {} jobs", share.name, share.results);
        if (share.rejected > 0) text += fmt::format(", {} results refused", share.rejected);
        if (share.excluded) text += ", excluded";
        else if (share.stands_out())
            text += fmt::format(", differs from the others by {:.1f} standard errors", share.deviation);
        text += "\n";
    }
    for (const std::string& failure : progress.failures) text += "  " + failure + "\n";
    return text;
}

std::string worker_text(const cluster::WorkerState& worker) {
    std::string text = fmt::format("{}  Rookery {}, {} {}, bench {}, {:.0f} thousand nodes per second, {} jobs done\n",
                                   worker.name, worker.version, worker.cores, worker.cores == 1 ? "core" : "cores",
                                   worker.signature, worker.speed / 1000, worker.jobs);
    for (const std::string& job : worker.doing) text += "  " + job + "\n";
    for (const auto& [run, why] : worker.refused) text += fmt::format("  not in {}: {}\n", run, why);
    return text;
}

std::string overview_text(const cluster::Overview& overview) {
    std::string text = overview.runs.empty() ? "No runs.\n" : "Runs:\n";
    for (const cluster::RunOverview& run : overview.runs) text += run_text(run);
    text += overview.workers.empty() ? "No workers.\n" : "Workers:\n";
    for (const cluster::WorkerState& worker : overview.workers) text += worker_text(worker);
    return text;
}

/// Of this program, now.
double megabytes() {
    std::ifstream file("/proc/self/statm");
    long all = 0;
    long resident = 0;
    file >> all >> resident;
    return static_cast<double>(resident * sysconf(_SC_PAGESIZE)) / 1e6;
}

int measure(const ClusterCommandOptions& options) {
    const std::atomic<bool>& stop = stop_on_signals();
    const auto begin = std::chrono::steady_clock::now();
    const auto report = [&](std::uint64_t done) {
        const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
        return fmt::format("{} jobs in {:.1f} s, {:.0f} a minute, {:.1f} MB of memory here", done, seconds.count(),
                           60 * static_cast<double>(done) / seconds.count(), megabytes());
    };
    cluster::ClusterSettings settings;
    settings.server = options.server;
    settings.store = options.store.empty() ? cluster::RunStore::default_file().string() : options.store;
    std::uint64_t next = options.measure / 10;
    settings.show = [&](const cluster::RunProgress& progress) {
        if (progress.done < next) return;
        next = progress.done + options.measure / 10;
        std::cerr << report(progress.done) << std::endl;
    };
    const auto drill = lab::make_drill({options.measure, options.milliseconds, 1});
    if (cluster::ClusterExecutor(settings).execute(*drill, stop) != lab::RunEnd::Complete) return exit_failure;
    std::cout << report(options.measure) << '\n';
    return exit_success;
}

int run(const ClusterCommandOptions& options) {
    if (options.measure > 0) return measure(options);
    const cluster::Connection connection(options.server, "rookery cluster");
    if (!options.stop.empty()) cluster::stop_run(connection, options.stop);
    if (!options.forget.empty()) cluster::forget_run(connection, options.forget);
    if (!options.exclude.empty()) cluster::exclude_worker(connection, options.exclude[0], options.exclude[1]);
    const std::atomic<bool>& stop = stop_on_signals();
    while (true) {
        const cluster::Overview overview = cluster::look(connection);
        std::cout << (options.json ? cluster::overview_json(overview) + "\n" : overview_text(overview)) << std::flush;
        if (!options.watch) return exit_success;
        for (int i = 0; i < 20 && !stop; ++i) std::this_thread::sleep_for(std::chrono::milliseconds(100));
        if (stop) return exit_success;
        if (!options.json) std::cout << '\n';
    }
}

}  // namespace

void add_cluster_command(CLI::App& app, int& exit_code) {
    auto options = std::make_shared<ClusterCommandOptions>();
    CLI::App* command = app.add_subcommand("cluster", "Show what many machines are doing, stop it, exclude a machine");
    command->footer(
        "Shows the runs that were begun with --on at this server, and the workers that have joined it. A run that was\n"
        "stopped goes on when its command is given again. The work of an excluded worker is done again by others.\n"
        "Example: rookery cluster nats://192.168.0.10 --watch");
    command->add_option("SERVER", options->server.url, "nats://HOST, or tls://HOST with certificates")->required();
    add_certificate_options(*command, options->server);
    command->add_option("--stop", options->stop, "Stop this run")->type_name("RUN");
    command->add_option("--forget", options->forget, "Take a stopped run that nobody goes on with off the server")
        ->type_name("RUN");
    command->add_option("--exclude", options->exclude, "Exclude a worker from a run")
        ->expected(2)
        ->type_name("RUN WORKER");
    command->add_flag("--watch", options->watch, "Again every two seconds, until Ctrl-C");
    command->add_flag("--json", options->json, "Print one JSON object on a line instead");
    CLI::Option* measure =
        command->add_option("--measure", options->measure, "See how long so many empty jobs take")->type_name("JOBS");
    command->add_option("--wait", options->milliseconds, "With --measure: milliseconds that each of them waits")
        ->needs(measure);
    command->add_option("--store", options->store, "With --measure: file that keeps the results")->needs(measure);
    command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace rookery::cli
